"""What the log says of each kind of fact; a fact that is no news of its own says nothing."""

from collections.abc import Callable, Mapping
from typing import Final

from soulstack.kernel.facts import Fact
from soulstack.kernel.ids import GAME
from soulstack.kernel.sentences import Sentence

Line = Sentence | Callable[[Fact], Sentence | None]

TOKEN_WORDS: Final[Mapping[str, Sentence]] = {
    "weak": Sentence("Weak"),
    "vulnerable": Sentence("Vulnerable"),
    "poison": Sentence("Poison"),
    "shiv": Sentence("Shiv"),
    "miracle": Sentence("Miracle"),
    "calm": Sentence("Calm"),
    "wrath": Sentence("Wrath"),
    "neutral": Sentence("no stance"),
    "lightning": Sentence("Lightning"),
    "frost": Sentence("Frost"),
    "dark": Sentence("Dark"),
    "discard": Sentence("discard pile"),
    "draw": Sentence("draw pile"),
    "hand": Sentence("hand"),
    "exhaust": Sentence("exhaust pile"),
}
"""Words that facts carry."""


def _of_whom(of_hero: Sentence, of_foe: Sentence) -> Line:
    return lambda fact: of_hero if fact.seat != GAME else of_foe


def _signed(hero_up: Sentence, hero_down: Sentence, foe_up: Sentence, foe_down: Sentence) -> Line:
    def line(fact: Fact) -> Sentence | None:
        if not fact.amount:
            return None
        if fact.seat != GAME:
            return hero_up if fact.amount > 0 else hero_down
        return foe_up if fact.amount > 0 else foe_down

    return line


LINES: Final[Mapping[str, Line]] = {
    "combat_started": Sentence("A fight begins."),
    "round_started": Sentence("Round {n}"),
    "enemy_entered": Sentence("{foe} enters row {n}."),
    "die_rolled": Sentence("The die shows {n}."),
    "card_drawn": Sentence("{hero} draws {card}."),
    "deck_shuffled": Sentence("{hero} shuffles the discard pile into the draw pile."),
    "card_played": lambda fact: (
        Sentence("{hero} plays a copy of {card}.") if fact.value else Sentence("{hero} plays {card}.")
    ),
    "card_moved": lambda fact: (
        Sentence("{card} goes into the {word}.") if fact.word not in {"discard", "target"} else None
    ),
    "card_discarded": Sentence("{hero} discards {card}."),
    "card_exhausted": Sentence("{card} is Exhausted."),
    "card_retained": Sentence("{hero} retains {card}."),
    "status_given": Sentence("{hero} gets {card}."),
    "block_gained": _of_whom(Sentence("{hero} gains {n} Block."), Sentence("{foe} gains {n} Block.")),
    "strength_changed": _signed(
        Sentence("{hero} gains {n} Strength."),
        Sentence("{hero} loses {n} Strength."),
        Sentence("{foe} gains {n} Strength."),
        Sentence("{foe} loses {n} Strength."),
    ),
    "token_put": Sentence("{foe} gets {n} {word}."),
    "token_gained": Sentence("{hero} gets {n} {word}."),
    "hit": lambda fact: (
        Sentence("{foe} hits {hero} for {n}.") if fact.value else Sentence("{hero} hits {foe} for {n}.")
    ),
    "hp_lost": Sentence("{hero} loses {n} HP."),
    "lost_hp": Sentence("{foe} loses {n} HP."),
    "loss_prevented": Sentence("{card} prevents {n}."),
    "healed": _of_whom(Sentence("{hero} heals {n}."), Sentence("{foe} heals {n}.")),
    "died": Sentence("{foe} dies."),
    "left_combat": Sentence("{foe} leaves the fight."),
    "revived": Sentence("{foe} is back with {n} HP."),
    "hero_died": Sentence("{hero} dies."),
    "stance_switched": Sentence("{hero} enters {word}."),
    "orb_channelled": Sentence("{hero} channels {word}."),
    "orb_evoked": Sentence("{hero} evokes {word}."),
    "orb_removed": Sentence("{hero} loses {word}."),
    "scried": Sentence("{hero} looks at {n} of the draw pile."),
    "ability_used": Sentence("{hero} uses {card}."),
    "ability_triggered": Sentence("{card}"),
    "potion_used": Sentence("{hero} drinks {card}."),
    "item_gained": Sentence("{hero} gains {card}."),
    "gold_changed": lambda fact: (
        Sentence("{hero} gains {n} gold.") if fact.amount > 0 else Sentence("{hero} loses {n} gold.")
    ),
    "rows_swapped": Sentence("{hero} and {other} change rows."),
    "mode_entered": Sentence("{foe} enters its mode: {word}."),
    "turn_ended": Sentence("The enemies' turn"),
    "combat_ended": Sentence("The fight is won."),
    "act_started": Sentence("Act {n}"),
    "room_entered": Sentence("{word}"),
    "event_drawn": Sentence("The event is {card}."),
    "option_chosen": Sentence("{hero} chooses option {n}."),
    "blessing_drawn": Sentence("{hero} may choose from {card}."),
    "event_rolled": Sentence("{hero} rolls {n}."),
    "reward_taken": lambda fact: Sentence("{hero} takes {card}.") if fact.card >= 0 else None,
    "claimed": lambda fact: Sentence("{hero} wants {card}.") if fact.value else Sentence("{hero} gives {card} back."),
    "card_added": Sentence("{hero} adds {card} to the deck."),
    "card_upgraded": Sentence("{hero} upgrades {card}."),
    "card_removed": Sentence("{hero} removes {card} from the deck."),
    "potion_given": Sentence("{hero} gives {card} to {other}."),
    "bought": Sentence("{hero} buys {card} for {n} gold."),
    "rested": Sentence("{hero} rests and heals {n}."),
    "key_gained": Sentence("{hero} takes a key."),
    "boss_turned": Sentence("The boss of this act is {card}."),
    "hero_joined": Sentence("{hero} joins the climb."),
    "act_beaten": Sentence("Act {n} is beaten."),
    "run_ended": lambda fact: Sentence("The run is won!") if fact.word == "won" else Sentence("The run is lost."),
}
HEADINGS: Final = frozenset({"round_started", "turn_ended", "act_started", "room_entered", "combat_started"})
"""Facts that begin a part of the log."""
QUIET: Final = frozenset(
    {
        "attack_used", "cards_discarded", "card_thrown", "power_entered", "energy_changed", "block_lost", "token_lost",
        "damaged", "hit_damaged", "attacked", "hurt", "attacked_hero", "hurt_hero", "faced", "wrath_entered",
        "item_turned", "enemy_acted", "acted", "cube_moved", "moved", "token_turned", "event_entered", "event_left",
        "reward_offered", "reward_revealed", "reward_skipped", "deck_card_gained", "wares_laid_out", "run_started",
        "cubes_changed",
    }
)  # fmt: skip
"""Facts that are part of another one, or that only a picture needs."""
