"""What any seat may do where no fight is going on: use items, hand on potions, change rows (ITEM-04, -05, -08, END-10)."""

from typing import Any

from soulstack.games.spire.cards import run_effects as r
from soulstack.games.spire.cards.schema import Use
from soulstack.games.spire.rules.climb.gaining import give_potion, has_room, in_fight, of_deck
from soulstack.games.spire.rules.frames import PROCEDURES, Deed, Program
from soulstack.games.spire.rules.playing import begin_use, use_refused
from soulstack.games.spire.rules.state import State
from soulstack.kernel.decisions import Option


def usable_potions(state: State, seat: int) -> list[Option]:
    """List the potions that a hero may drink outside a fight (ITEM-04)."""
    return [option for option in usable_items(state, seat) if state.faces[_card(option)].kind == "potion"]


def _card(option: Option) -> int:
    assert option.ref is not None
    return option.ref[1]


def usable_items(state: State, seat: int) -> list[Option]:
    """List the items that a hero may use outside a fight, if they can do something (SA-85, SA-86)."""
    found = []
    for card, at in state.index.get("use", ()):
        if state.owner(card) == seat:
            ability: Any = state.faces[card].abilities[at]
            if outside(ability) and use_refused(state, seat, card, ability) is None and _matters(state, seat, ability):
                found.append(Option("use", ("card", card), at))
    return found


def outside(ability: Use) -> bool:
    """Tell whether an ability works outside a fight."""
    return ability.limit == "outside" or (ability.limit == "potion" and ability.outside)


def _matters(state: State, seat: int, ability: Use) -> bool:
    first = ability.do[0]
    if first.op == "change_die":
        return False  # only while a roll may be changed (SA-89)
    upgrades = [part for part in ability.do if isinstance(part, r.Upgrade)]
    return not upgrades or any(of_deck(state, seat, "upgrade", part.which) for part in upgrades)


def common_options(state: State, seat: int) -> list[Option]:
    """List what a seat may do on any floor outside a fight."""
    hero = state.heroes[seat]
    found = usable_items(state, seat)
    for other in state.heroes:
        if other.seat == seat or other.dead or hero.dead:
            continue
        if hero.potions and has_room(state, other.seat):
            found += [Option("give", ("card", potion), other.seat) for potion in hero.potions]
        found.append(Option("swap", ("seat", other.seat)))
    return found


def do_common(state: State, seat: int, option: Option) -> bool:
    """Carry out a common option; False when it is none."""
    if option.verb == "use":
        begin_use(state, seat, _card(option), option.n)
    elif option.verb == "give":
        give_potion(state, seat, _card(option), option.n)
    elif option.verb == "swap":
        from soulstack.games.spire.rules.verbs.steering import exchange

        exchange(state, seat, _card(option))
    else:
        return False
    return True


def errand(state: State, seat: int, program: tuple[Any, ...], card: int, *, bound: Any = ()) -> None:
    """Carry out a text outside a fight as one deed, then what it has triggered."""
    state.frames.append(Deed(name="errand", seat=seat, card=card, face=None))
    state.frames.append(Program(seat=seat, card=card, program=program, bound=bound))


def finish_errand(state: State, deed: Deed) -> None:
    """Let what was triggered happen."""
    from soulstack.games.spire.rules.batching import release

    del deed
    release(state)


PROCEDURES["errand"] = (finish_errand,)

__all__ = ["common_options", "do_common", "errand", "in_fight", "outside", "usable_items", "usable_potions"]
