"""Why an answer is a good one, as data: a kind and a few numbers, from nothing but a view and the question.

Read with the seat's own view it is advice. Read with what everybody may see, it can be told to everybody: the cards that an
answer names are then on the table already, and answers about hidden cards have no reason.
"""

from attrs import frozen

from soulstack.games.foursouls.bots.choosing_targets import UNSEEN
from soulstack.games.foursouls.bots.fight_odds import odds
from soulstack.games.foursouls.bots.judge import Judge
from soulstack.games.foursouls.bots.judging_bot import act_worth, is_last_chance
from soulstack.games.foursouls.rules.view import ObjView
from soulstack.kernel.agents import Picks
from soulstack.kernel.decisions import Decision, Option


@frozen
class Reason:
    """One reason; `app` says it in words."""

    kind: str
    """attack, attack_deck, buy, buy_deck, use, roll, survive, stop, aim, give_up, end or pass."""
    card: str = ""
    """The card that it is about, by id."""
    seat: int = -1
    """The player whom it is about."""
    chance: float = 0.0
    """How likely a fight is won."""
    souls: int = 0
    """What winning it brings."""
    worth: float = 0.0
    """What it brings, in cents."""


def reason_for(judge: Judge, decision: Decision, picks: Picks) -> Reason | None:
    """Say why an answer was given, or nothing where there is nothing to say about it."""
    if not picks or decision.kind in {"cards", "order"}:
        return None
    first = picks[0]
    if decision.kind == "priority":
        return _act(judge, decision, first)
    if first.ref is None:
        return None
    kind, number = first.ref
    if decision.prompt == "attack":
        obj = judge.view.objects.get(number) if kind == "obj" else None
        return _attack(judge, obj)
    if decision.prompt == "buy":
        obj = judge.view.objects.get(number) if kind == "obj" else None
        return (
            Reason("buy", obj.shown, worth=judge.item(obj.id)) if obj is not None else Reason("buy_deck", worth=UNSEEN)
        )
    if decision.prompt == "penalty":
        obj = judge.view.objects.get(number)
        return Reason("give_up", obj.shown, worth=judge.item(obj.id)) if obj is not None else None
    if decision.kind == "target" and kind == "player" and number != judge.me:
        return Reason("stop" if is_winning(judge, number) else "aim", decision.card, number)
    return None


def is_winning(judge: Judge, seat: int) -> bool:
    """Tell whether a player needs only one more soul."""
    player = judge.view.seats[seat]
    return judge.view.timer is None and seat != judge.me and player.souls >= player.souls_to_win - 1


def _act(judge: Judge, decision: Decision, option: Option) -> Reason | None:
    if option.verb == "attack":
        prey = [obj for obj in judge.monsters() if obj.attackable]
        best = max(prey, key=lambda obj: judge.attack_worth(judge.me, obj), default=None)
        if best is not None and judge.attack_worth(judge.me, best) < judge.deck_attack_worth(judge.me):
            best = None
        return _attack(judge, best)
    if option.verb == "buy":
        offers = [obj for obj in judge.view.objects.values() if obj.zone == "shop" and obj.price is not None]
        cents = judge.view.seats[judge.me].cents
        found = max((judge.item(obj.id) for obj in offers if (obj.price or 0) <= cents), default=UNSEEN)
        return Reason("buy_any", worth=max(UNSEEN, found))
    if option.verb in {"end", "pass"}:
        return Reason(option.verb)
    if option.verb not in {"play", "activate"} or option.ref is None:
        return None
    kind, number = option.ref
    card = judge.view.name_of(number) if kind == "card" else judge.view.objects[number].shown
    worth = act_worth(judge, option, decision.prompt == "turn" or is_last_chance(judge))
    top = judge.view.stack[-1] if judge.view.stack else None
    if judge.incoming(("player", judge.me)) and judge.fighter(judge.me).hp <= 0:
        return Reason("survive", card, worth=worth)
    if top is not None and is_winning(judge, top.controller):
        return Reason("stop", card, top.controller, worth=worth)
    if top is not None and top.kind in {"roll", "attack_roll"}:
        return Reason("roll", card, top.controller, worth=worth)
    return Reason("use", card, worth=worth)


def _attack(judge: Judge, obj: ObjView | None) -> Reason:
    if obj is None:
        return Reason("attack_deck", worth=judge.deck_attack_worth(judge.me))
    chances = odds(judge.foe(obj), judge.fighter(judge.me), judge.is_fresh())
    return Reason(
        "attack", obj.shown, chance=chances.win, souls=judge.face(obj).souls, worth=judge.attack_worth(judge.me, obj)
    )
