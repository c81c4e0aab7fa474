"""Which sound accompanies what is shown: one table from facts to sounds, whatever picture they get.

What a fact is heard as may depend on more than its kind: how heavy a blow is, which family an enemy belongs to, what a card is.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from attrs import define

from soulstack.app.events import Shown
from soulstack.games.spire.screen.voices import voice_of
from soulstack.kernel.facts import Fact
from soulstack.kernel.ids import GAME
from soulstack.ui.sound import DICE, EVENTS, TABLE, Sound

if TYPE_CHECKING:
    from soulstack.games.spire.rules.state import State

BROUGHT: Final[Mapping[str, Sound]] = {
    "blow": Sound(TABLE, 3, rises=True),
    "blow_light": Sound(TABLE, 3, rises=True),
    "blow_heavy": Sound(TABLE, 3, rises=True),
    "block": Sound(TABLE, 3, 0.8),
    "block_eats": Sound(TABLE, 3, 0.9),
    "block_breaks": Sound(TABLE),
    "bone": Sound(DICE, 3),
    "ratchet": Sound(DICE),
    "play_attack": Sound(TABLE, 3, 0.8),
    "play_skill": Sound(TABLE, 3, 0.8),
    "play_power": Sound(TABLE, gain=0.9),
    "ash": Sound(TABLE, 2, 0.8, gap=0.12),
    "heal": Sound(TABLE, gain=0.8, gap=0.2),
    "strength": Sound(TABLE, gain=0.8, gap=0.12),
    "weak": Sound(TABLE, gain=0.8, gap=0.12),
    "vulnerable": Sound(TABLE, gap=0.12),
    "bubble": Sound(TABLE, 3, 0.8, gap=0.1),
    "daze": Sound(TABLE, gain=0.7, gap=0.2),
    "burn": Sound(TABLE, gain=0.8, gap=0.2),
    "splat": Sound(TABLE, 2, 0.8, gap=0.2),
    "channel_lightning": Sound(TABLE, gain=0.8),
    "channel_frost": Sound(TABLE, gain=0.8),
    "channel_dark": Sound(TABLE, gain=0.9),
    "zap": Sound(TABLE, 3, 0.8),
    "frost": Sound(TABLE, gain=0.9),
    "dark": Sound(TABLE, gain=0.8),
    "wrath": Sound(EVENTS, gain=0.8),
    "calm": Sound(EVENTS, gain=0.8),
    "neutral": Sound(TABLE, gain=0.8),
    "shiv": Sound(TABLE, 3, 0.9),
    "miracle": Sound(TABLE, gain=0.8),
    "energy": Sound(TABLE, gain=0.7, gap=0.3),
    "relic": Sound(TABLE, 3, 0.8, gap=0.1),
    "cork": Sound(TABLE, 2, 0.9),
    "growl_beast": Sound(TABLE, 2, 0.75, gap=0.9),
    "growl_slime": Sound(TABLE, 2, 0.7, gap=0.9),
    "growl_machine": Sound(TABLE, 2, 0.75, gap=0.9),
    "growl_people": Sound(TABLE, 2, 0.75, gap=0.9),
    "boss": Sound(EVENTS, gap=2.0),
    "foe_falls": Sound(TABLE, 3, 0.9, gap=0.12),
    "boss_falls": Sound(EVENTS, gap=1.0),
    "summon": Sound(TABLE, gain=0.8, gap=0.4),
    "gears": Sound(TABLE, gain=0.8, gap=0.3),
    "cube": Sound(TABLE, 3, 0.7, gap=0.09),
    "phase": Sound(EVENTS, gap=0.5),
    "bell": Sound(EVENTS, gain=0.8, gap=0.6),
    "gavel": Sound(TABLE, gain=0.9, gap=0.3),
    "rewind": Sound(TABLE, gain=0.8),
    "fan": Sound(TABLE, 2, 0.8, gap=0.12),
    "found": Sound(TABLE, gain=0.9, gap=0.2),
    "ticket": Sound(EVENTS, gain=0.9),
    "curse": Sound(EVENTS, gain=0.8, gap=0.4),
    "anvil": Sound(TABLE, 2, 0.8),
    "scissors": Sound(TABLE, gain=0.9),
    "smoke": Sound(TABLE, gain=0.9),
    "steps": Sound(TABLE, 2),
    "pen": Sound(TABLE, 2, 0.9),
    "vote": Sound(TABLE, 3, 0.9),
    "door": Sound(EVENTS, gain=0.8),
    "event": Sound(TABLE, gain=0.9),
    "merchant": Sound(TABLE, gain=0.9),
    "fire": Sound(TABLE, gain=0.8, gap=0.5),
    "chest": Sound(TABLE, gain=0.9),
    "blessing": Sound(EVENTS, gain=0.7, gap=0.8),
    "heart_stops": Sound(EVENTS),
    "stone": Sound(EVENTS, gain=0.9),
    "dawn": Sound(EVENTS),
    "defeat": Sound(EVENTS),
}
"""What this game brings beside the sounds that every game has."""
SOUNDS: Final[Mapping[str, str]] = {
    "round_started": "bell",
    "deck_shuffled": "shuffle",
    "card_drawn": "deal",
    "card_exhausted": "ash",
    "card_discarded": "flick",
    "card_thrown": "flick",
    "card_moved": "flick",
    "block_gained": "block",
    "loss_prevented": "block_eats",
    "healed": "heal",
    "left_combat": "steps",
    "ability_used": "relic",
    "ability_triggered": "relic",
    "potion_used": "cork",
    "potion_given": "flick",
    "gold_changed": "coin",
    "bought": "coin",
    "rows_swapped": "steps",
    "hero_joined": "steps",
    "cube_moved": "cube",
    "mode_entered": "gears",
    "turn_ended": "gavel",
    "combat_ended": "soul",
    "act_started": "door",
    "act_beaten": "ticket",
    "boss_turned": "boss",
    "moved": "steps",
    "token_turned": "flick",
    "event_drawn": "page",
    "event_rolled": "bone",
    "option_chosen": "stack_resolve",
    "blessing_drawn": "blessing",
    "reward_skipped": "flick",
    "claimed": "vote",
    "rested": "fire",
    "key_gained": "ticket",
}
"""What a kind of fact is always heard as."""
SILENT: Final = frozenset(
    {
        "token_lost", "cards_discarded", "card_retained", "power_entered", "cubes_changed", "damaged", "hit_damaged",
        "attacked", "hurt", "attacked_hero", "hurt_hero", "faced", "wrath_entered", "orb_removed", "scried", "item_turned",
        "acted", "event_entered", "event_left", "reward_offered", "reward_taken", "wares_laid_out", "deck_card_gained",
        "run_started",
    }
)  # fmt: skip
"""What happens in silence: it comes with something that is heard, or it is only counted."""
PICTURED: Final = frozenset({"card_removed"})
"""What its picture sounds, at the moment when something is to be seen."""
WEIGHTY: Final = frozenset(
    {"bell", "foe_falls", "boss_falls", "boss", "soul", "heart_stops", "stone", "dawn", "defeat", "ticket", "curse"}
)
"""What is heard even when its picture is skipped."""
LIGHT: Final = 2
"""A blow up to this is a slap."""
HEAVY: Final = 7
"""A blow from this on shakes the floor."""
ORBS: Final[Mapping[str, str]] = {"lightning": "zap", "frost": "frost", "dark": "dark"}
TOKENS: Final[Mapping[str, str]] = {
    "strength": "strength", "weak": "weak", "vulnerable": "vulnerable", "poison": "bubble", "shiv": "flick",
    "miracle": "miracle",
}  # fmt: skip
STATUSES: Final[Mapping[str, str]] = {"daze": "daze", "dazed": "daze", "burn": "burn", "slimed": "splat"}
ROOMS: Final[Mapping[str, str]] = {"event": "event", "merchant": "merchant", "campfire": "fire", "treasure": "found"}


def weight(amount: int) -> str:
    """Names the sound of a blow of some weight."""
    return "blow_light" if amount <= LIGHT else "blow_heavy" if amount >= HEAVY else "blow"


@define
class Sounds:
    """Listens to what is shown and plays what belongs to it."""

    play: Callable[[str], object]
    shown: "Callable[[], State | None]" = lambda: None
    """Gives the table as it is to be seen before the fact, where there is one."""
    opening: bool = False
    """Whether a fight has begun and its first round has not: whoever comes now has stood there all along."""
    struck: bool = False
    """Whether a blow was the last that was heard of."""

    def hear(self, shown: Shown) -> None:
        """Plays the sound of a fact."""
        name = self.sound(shown.fact, shown.view)
        if name and (not shown.hurried or name in WEIGHTY):
            self.play(name)

    def sound(self, fact: Fact, view: Any) -> str:
        """Names the sound of a fact, or nothing."""
        kind = fact.kind
        self.opening = kind != "round_started" and (self.opening or kind == "combat_started")
        name = CHOSEN[kind](self, fact, view) if kind in CHOSEN else SOUNDS.get(kind, "")
        self.struck = kind == "hit"
        return name

    def is_boss(self, fact: Fact, view: Any) -> bool:
        """Tells whether an enemy is a boss."""
        return getattr(_card(view, fact.obj), "deck", "") == "boss"

    def block_left(self, fact: Fact) -> int:
        """Gives the Block that somebody has before a fact, as far as it is known."""
        state = self.shown()
        fight = state.fight if state is not None else None
        if fight is None:
            return fact.amount + 1
        if fact.seat != GAME:
            return fight.fighters[fact.seat].block
        return next((foe.block for foe in fight.foes if foe.id == fact.obj), fact.amount + 1)


Chooser = Callable[[Sounds, Fact, Any], str]


def _card(view: Any, index: int) -> Any:
    faces = getattr(getattr(view, "state", None), "faces", ())
    return faces[index].card if 0 <= index < len(faces) else None


def _name(view: Any, index: int) -> str:
    return str(getattr(_card(view, index), "name", "")).lower()


def _kind(view: Any, index: int) -> str:
    faces = getattr(getattr(view, "state", None), "faces", ())
    return str(faces[index].kind) if 0 <= index < len(faces) else ""


def _combat(_sounds: Sounds, _fact: Fact, view: Any) -> str:
    fight = getattr(getattr(view, "state", None), "fight", None)
    return "boss" if fight is not None and fight.kind == "boss" else "bell"


def _block_lost(sounds: Sounds, fact: Fact, _view: Any) -> str:
    """A shield that is struck clanks, or breaks with its last bit; what is laid down at the Reset makes no noise."""
    if not sounds.struck:
        return ""
    return "block_breaks" if sounds.block_left(fact) <= fact.amount else "block_eats"


def _lost(_sounds: Sounds, fact: Fact, _view: Any) -> str:
    """A blow has been heard already; a hero cries out, and everything else that costs HP has a sound of its own."""
    if fact.word == "hit":
        return "hurt" if fact.kind == "hp_lost" else ""
    return {"poison": "bubble", "burn": "burn"}.get(fact.word, "blow_light")


def _added(_sounds: Sounds, fact: Fact, view: Any) -> str:
    if _kind(view, fact.card) == "curse":
        return "curse"
    return "ticket" if "golden" in _name(view, fact.card) else "fan"


def _upgraded(_sounds: Sounds, _fact: Fact, view: Any) -> str:
    """Outside of fights the hammer is seen, and heard when it strikes."""
    return "anvil" if getattr(getattr(view, "state", None), "fight", None) is not None else ""


def _revealed(_sounds: Sounds, _fact: Fact, view: Any) -> str:
    table = getattr(getattr(view, "state", None), "table", None)
    visit = getattr(table, "visit", None)
    return "chest" if visit is not None and visit.kind == "treasure" else "fan"


def _fallen(_sounds: Sounds, _fact: Fact, view: Any) -> str:
    return "heart_stops" if getattr(getattr(view, "state", None), "over", True) else "stone"


CHOSEN: Final[Mapping[str, Chooser]] = {
    "combat_started": _combat,
    "enemy_entered": lambda sounds, _fact, _view: "" if sounds.opening else "summon",
    "die_rolled": lambda _sounds, fact, _view: "bone" if fact.word == "rolled" else "ratchet",
    "card_played": lambda _sounds, fact, _view: {
        "attack": "play_attack", "skill": "play_skill", "power": "play_power",
    }.get(fact.word, "flick"),
    "attack_used": lambda _sounds, fact, _view: "shiv" if fact.word == "shiv" else "",
    "status_given": lambda _sounds, fact, view: STATUSES.get(_name(view, fact.card), "flick"),
    "energy_changed": lambda sounds, fact, _view: "energy" if fact.amount > 0 and not sounds.opening else "",
    "block_lost": _block_lost,
    "strength_changed": lambda _sounds, fact, _view: "strength" if fact.amount >= 0 else "weak",
    "token_put": lambda _sounds, fact, _view: TOKENS.get(fact.word, "stack_up"),
    "token_gained": lambda _sounds, fact, _view: TOKENS.get(fact.word, "stack_up"),
    "hit": lambda _sounds, fact, _view: weight(fact.amount),
    "hp_lost": _lost,
    "lost_hp": _lost,
    "died": lambda sounds, fact, view: "boss_falls" if sounds.is_boss(fact, view) else "foe_falls",
    "revived": lambda sounds, fact, view: "phase" if sounds.is_boss(fact, view) else "summon",
    "hero_died": _fallen,
    "stance_switched": lambda _sounds, fact, _view: fact.word if fact.word in {"wrath", "calm"} else "neutral",
    "orb_channelled": lambda _sounds, fact, _view: f"channel_{fact.word}" if fact.word in ORBS else "",
    "orb_evoked": lambda _sounds, fact, _view: ORBS.get(fact.word, ""),
    "enemy_acted": lambda _sounds, fact, view: f"growl_{voice_of(_name(view, fact.obj))}",
    "item_gained": lambda _sounds, fact, view: "cork" if _kind(view, fact.card) == "potion" else "found",
    "room_entered": lambda _sounds, fact, _view: ROOMS.get(fact.word, ""),
    "card_added": _added,
    "reward_revealed": _revealed,
    "card_upgraded": _upgraded,
    "run_ended": lambda _sounds, fact, _view: "dawn" if fact.word == "won" else "defeat",
}  # fmt: skip
"""What is heard depends on more than the kind of these facts."""
