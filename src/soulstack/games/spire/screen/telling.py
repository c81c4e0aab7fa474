"""How the title and the lists speak of a run that is kept; light, because the title says it."""

from typing import TYPE_CHECKING, Final

from soulstack.app.language import joined, tr
from soulstack.app.seat_names import shown_name
from soulstack.games.spire.play.names import HEROES, ROMAN
from soulstack.ui.screens import Telling

if TYPE_CHECKING:
    from soulstack.app.save_schema import Meta


def far(meta: "Meta") -> str:
    """Says how far a run has come; an older save knows the rooms only."""
    act = meta.far[0] if meta.far else 0
    if not 1 <= act < len(ROMAN):
        return tr("Room {n}", n=meta.turn)
    return tr("Act {act}, room {n}", act=ROMAN[act], n=meta.turn)


def who(meta: "Meta") -> str:
    """Names the heroes, in the order of their rows."""
    known = [tr(HEROES[role]) for role in meta.roles if role in HEROES]
    return joined(known or [shown_name(name) for name in meta.names])


def state(meta: "Meta") -> str:
    """Names the heroes with the HP that each has left; an older save does not know them."""
    left = meta.far[1:]
    if len(left) != len(meta.roles) or not set(meta.roles) <= HEROES.keys():
        return who(meta)
    return joined([f"{tr(HEROES[role])} {tr('{n} HP', n=hp)}" for role, hp in zip(meta.roles, left, strict=True)])


def brief(meta: "Meta") -> str:
    """Says both."""
    return f"{far(meta)}, {who(meta)}"


def end(meta: "Meta") -> str:
    """Says how a run has ended."""
    if meta.conceded:
        return tr("given up")
    return tr("won", meaning="run") if meta.winners else tr("lost", meaning="run")


TELLING: Final = Telling(far=far, who=who, brief=brief, end=end, state=state)
