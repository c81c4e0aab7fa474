"""Plays by judgement: buys what it can, attacks what it can beat, responds when it matters; traits say how well.

It reads its view, its question and the card files, and nothing else: the same three and the same luck give the same answer.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final, TypeAlias

from soulstack.games.foursouls.bots import effect_worth
from soulstack.games.foursouls.bots.card_worth import flat, loot_worth, once_a_card
from soulstack.games.foursouls.bots.choosing_cards import choose_cards, choose_objects, choose_order
from soulstack.games.foursouls.bots.choosing_targets import choose_mode, choose_number, choose_target, is_worth_it
from soulstack.games.foursouls.bots.estimates import VICTORY
from soulstack.games.foursouls.bots.judge import Judge
from soulstack.games.foursouls.bots.meanings import Context
from soulstack.games.foursouls.bots.traits import SEARCHING, SOUND, Traits, tempered
from soulstack.games.foursouls.cards import vocabulary as e
from soulstack.games.foursouls.cards.schema import Activated, BonusCondition, CardDef, LootAbility, Paid
from soulstack.games.foursouls.rules.state import State
from soulstack.games.foursouls.rules.view import TableView
from soulstack.kernel.agents import Picks
from soulstack.kernel.decisions import Decision, Option
from soulstack.kernel.ids import GAME
from soulstack.kernel.rng import below, named_seed

Chooser: TypeAlias = Callable[[Judge, Decision], Sequence[Option]]

REACTIVE: Final = (
    e.Reroll, e.ChangeRoll, e.Cancel, e.CancelEverything, e.CancelAttack, e.EndTurn, e.Shield, e.Heal, e.Modify,
    e.DealDamage, e.Kill, e.PreventDamage, e.PreventDeath, e.Roll,
)  # fmt: skip
"""What is worth thinking about while somebody else is doing something."""
FIGHTING: Final = (e.Reroll, e.ChangeRoll, e.Shield, e.PreventDamage)
"""What wins a fight that goes wrong."""
SAVED: Final = 3.0
"""What a card that can still be played in a fight is worth more, at most."""
DECK_WORTH: Final = 6.5
"""What an unseen treasure is worth buying for."""
TIRED: Final = 40
"""After so many acts in one turn it stops: whatever goes on is a loop."""


class JudgingBot:
    """A player who judges everything in cents of its own."""

    looks: ClassVar[bool] = True
    looks_ahead: ClassVar[bool] = False
    level: ClassVar[Traits] = SOUND

    def __init__(self, seed: int, seat: int, cards: Mapping[str, CardDef], temper: str = "") -> None:
        self.cards = cards
        self.traits = tempered(self.level, temper)
        self.grudges: dict[int, float] = {}
        self.minded = 0
        self.luck = {"bot": named_seed(seed, f"bot:{seat}")}
        self.turn = -1
        self.acts = 0

    def choose(self, view: Any, decision: Decision) -> Picks:
        """Answer with the best that simple rules find, legal in any case."""
        if len(decision.options) == 1 and decision.low == 1:
            return decision.options
        if view.turn != self.turn:
            self.turn, self.acts = view.turn, 0
        if self.traits.grudge:
            self._remember(view, decision.seat)
        judge = Judge(view, decision.seat, self.cards, self.traits, self.grudges)
        kept = promised(judge, decision) if view.favours else None
        if kept is not None:
            return legal(decision, (kept,))
        if decision.kind == "priority":
            picks: Sequence[Option] = (self._act(judge, decision),)
        else:
            chooser = _CHOOSERS.get(decision.kind)
            picks = chooser(judge, decision) if chooser is not None else ()
        return legal(decision, picks)

    def _remember(self, view: TableView, me: int) -> None:
        """Bear a grudge against whoever aims something of theirs at oneself or one's things."""
        own = {("player", me), *(("obj", oid) for oid in view.seats[me].items)}
        for item in view.stack:
            if item.id > self.minded and item.controller not in {me, GAME} and own.intersection(item.targets):
                self.grudges[item.controller] = self.grudges.get(item.controller, 0.0) + 1.0
        self.minded = max(self.minded, max((item.id for item in view.stack), default=0))

    # --- priority ------------------------------------------------------------------------------------------------

    def _act(self, judge: Judge, decision: Decision) -> Option:
        options = decision.options
        idle = decision.prompt == "turn"
        if self.acts < TIRED and (idle or (is_time(judge) and self._is_awake(judge))):
            best, option = self._best_act(judge, options, idle)
            if option is not None and best > 0.1 + 0.05 * self.acts:
                self.acts += 1
                return option
        return self._declare(judge, options) if idle else options[0]

    def _is_awake(self, judge: Judge) -> bool:
        """Tell whether it thinks about a window at all: always about what threatens itself, else as often as it does."""
        alertness = self.traits.alertness
        if judge.view.active == judge.me or judge.fighter(judge.me).hp <= 0:
            return True
        return self._happens(alertness)

    def _whim(self) -> float:
        """Give how much more something is worth to it just now, for no reason."""
        return self.traits.whim * below(self.luck, "bot", 101) / 100 if self.traits.whim else 0.0

    def _happens(self, chance: float) -> bool:
        """Throw a die of its own; certainty needs none."""
        return chance >= 1.0 or (chance > 0.0 and below(self.luck, "bot", 100) < 100 * chance)

    def _best_act(self, judge: Judge, options: tuple[Option, ...], idle: bool) -> tuple[float, Option | None]:
        best, found = 0.0, None
        anything = idle or is_last_chance(judge)
        for option in options:
            if option.verb not in {"play", "activate"} or option.ref is None:
                continue
            if option.verb == "activate" and self._happens(self.traits.overlooks):
                continue
            worth = act_worth(judge, option, anything)
            if worth > 0.0:
                worth += self._whim()
            if self.traits.is_hasty and best > 0.1 and worth < VICTORY / 2:
                continue  # what came first will do, unless this one wins
            if worth > best + 1e-9:
                best, found = worth, option
            elif found is not None and abs(worth - best) <= 1e-9 and below(self.luck, "bot", 2):
                found = option
        return best, found

    def _declare(self, judge: Judge, options: tuple[Option, ...]) -> Option:
        by_verb = {option.verb: option for option in options}
        if "buy" in by_verb and wants_to_buy(judge):
            return by_verb["buy"]
        if "attack" in by_verb and ("end" not in by_verb or judge.best_attack(judge.me) + self._whim() > 0.2):
            return by_verb["attack"]
        return by_verb.get("end", options[-1])


class SearchingBot(JudgingBot):
    """The player that a searching bot asks first and that acts for it in its worlds."""

    level: ClassVar[Traits] = SEARCHING


def promised(judge: Judge, decision: Decision) -> Option | None:
    """Give the answer that keeps a promise, where one applies."""
    for favour in judge.view.favours:
        if favour.kind == "let_be" and decision.prompt == "priority":
            if any(("stack", item.id) == favour.ref for item in judge.view.stack):
                return decision.options[0]
        elif favour.kind == "attack" and judge.view.active == judge.me and judge.view.attack is None:
            wanted = favour.ref if decision.prompt == "attack" else None
            target = favour.ref is not None and judge.view.objects.get(favour.ref[1]) is not None
            verb = "attack" if decision.prompt == "turn" and target else ""
            for option in decision.options:
                if (wanted is not None and option.ref == wanted) or (verb and option.verb == verb):
                    return option
    return None


def is_time(judge: Judge) -> bool:
    """Tell whether a window is worth a thought: something waits that is not one's own."""
    stack = judge.view.stack
    if not stack:
        return is_last_chance(judge)
    top = stack[-1]
    return top.controller != judge.me or top.kind not in {"loot", "ability"}


def is_last_chance(judge: Judge) -> bool:
    """Tell whether one's items will recharge next, so that what is left unused is lost."""
    view = judge.view
    before_me = (view.active + 1) % len(view.seats) == judge.me
    return before_me and view.phase == "end" and not view.stack


def act_worth(judge: Judge, option: Option, anything: bool) -> float:
    """Give what playing a card or using an ability brings more than keeping it."""
    assert option.ref is not None
    number = option.ref[1]
    if option.verb == "play":
        card = judge.physical(number)
        if not anything and not is_reactive(card):
            return 0.0
        return judge.play_worth(number) - keeping(judge, card, anything) - last_play(judge, number)
    obj = judge.view.objects[number]
    face = judge.face(obj)
    uses = [a for a in face.abilities if isinstance(a, Activated | Paid)]
    if len(uses) < option.n:
        return 0.0
    ability = uses[option.n - 1]
    if not anything:
        kind = answering(face).get(option.n)
        if kind is None:
            return 0.0
        if kind == "play":
            return best_response(judge)
    worth = judge.ability(ability, Context(judge.me, number, face))
    if isinstance(ability, Paid):
        return worth - judge.cost(ability, obj)
    if anything and any(isinstance(effect, e.GrantLootPlay) for effect in ability.do):
        worth -= last_play(judge, -1)
    return worth - (0.2 if anything else 0.8)


def keeping(judge: Judge, card: CardDef, anything: bool) -> float:
    """Give what a card is worth kept: less when the hand is full, more when it is meant for responses."""
    if judge.view.seats[judge.me].hand_size >= 9:
        return 0.0
    return judge.traits.reserve * (0.35 if anything else 0.6) * min(6.0, loot_worth(card))


def last_play(judge: Judge, number: int) -> float:
    """Give what spending the last loot play before a fight costs whoever holds a card for the fight itself."""
    view = judge.view
    player = view.seats[judge.me]
    if view.active != judge.me or view.attack is not None or not judge.traits.reserve or not judge.may_attack(judge.me):
        return 0.0
    character = view.objects.get(player.character)
    plays = player.loot_plays + (character is not None and character.has_tap and character.charged)
    others = [judge.physical(card) for card in player.hand if card != number]
    saved = sum(min(SAVED, loot_worth(card)) for card in others if is_for_fights(card))
    if plays > 1 or not saved or judge.best_attack(judge.me) <= 0.2:
        return 0.0
    return saved


@once_a_card
def is_for_fights(card: CardDef) -> bool:
    """Tell whether a loot card is best kept for one's own fight: it turns a roll or stops a hit."""
    for ability in card.abilities:
        if isinstance(ability, LootAbility):
            return any(isinstance(effect, FIGHTING) for effect in flat(ability))
    return False


def can_answer(state: State, decision: Decision) -> bool:
    """Tell whether something among the options of a window could be worth more than passing.

    It reads the cards only, so that a window in which nothing can come of a judgement needs no view; `act_worth` gives
    nothing for all that is left out here.
    """
    has_card = any(is_reactive(state.printed[card]) for card in state.players[decision.seat].hand)
    for option in decision.options:
        if option.ref is None:
            continue
        if option.verb == "play":
            if is_reactive(state.printed[option.ref[1]]):
                return True
        elif option.verb == "activate":
            kind = answering(state.objects[option.ref[1]].face).get(option.n)
            if kind == "act" or (kind == "play" and has_card):
                return True
    return False


@once_a_card
def answering(face: CardDef) -> dict[int, str]:
    """Say which of a face's usable abilities, counted from one, can answer something: by an act or by one more loot play."""
    found = {}
    uses = [a for a in face.abilities if isinstance(a, Activated | Paid)]
    for number, ability in enumerate(uses, 1):
        if any(isinstance(effect, e.GrantLootPlay) for effect in ability.do):
            found[number] = "play"
        elif any(isinstance(effect, REACTIVE) for effect in flat(ability)):
            found[number] = "act"
    return found


def best_response(judge: Judge) -> float:
    """Give what one more loot play brings at once."""
    worths = [
        judge.play_worth(index) - keeping(judge, judge.physical(index), False)
        for index in judge.view.seats[judge.me].hand
        if is_reactive(judge.physical(index))
    ]
    return max(worths, default=0.0) - 0.8


@once_a_card
def is_reactive(card: CardDef) -> bool:
    """Tell whether a loot card can answer something."""
    for ability in card.abilities:
        if isinstance(ability, LootAbility):
            return any(isinstance(effect, REACTIVE) for effect in flat(ability))
    return False


def wants_to_buy(judge: Judge) -> bool:
    """Tell whether there is something to buy, and no better use for the cents."""
    view = judge.view
    cents = view.seats[judge.me].cents
    for name in view.bonus_souls:
        for ability in judge.card(name).abilities:
            if isinstance(ability, BonusCondition):
                needed = ability.when.cents_at_least
                if needed is not None and 0.6 * needed <= cents < needed:
                    return False  # saving for the soul
    best = DECK_WORTH if cents >= 10 else 0.0
    for obj in view.objects.values():
        if obj.zone == "shop" and obj.price is not None and obj.price <= cents:
            best = max(best, judge.item(obj.id))
    return best > 2.0


def legal(decision: Decision, picks: Sequence[Option]) -> Picks:
    """Make any wish a legal answer: only options, none twice, enough and not too many."""
    found: list[Option] = []
    for option in (*picks, *decision.options) if len(picks) < decision.low else picks:
        if option in decision.options and option not in found and len(found) < decision.high:
            found.append(option)
        if len(found) >= decision.low and len(found) >= len(picks):
            break
    for option in decision.options:
        if len(found) >= decision.low:
            break
        if option not in found:
            found.append(option)
    return tuple(found)


_CHOOSERS: Final[dict[str, Chooser]] = {
    "target": choose_target,
    "choice": choose_mode,
    "number": choose_number,
    "cards": choose_cards,
    "objects": choose_objects,
    "death_penalty": choose_objects,
    "order": choose_order,
    "yes_no": is_worth_it,
}

__all__ = ["JudgingBot", "effect_worth", "legal"]
