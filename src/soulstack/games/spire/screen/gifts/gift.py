"""The rewards of a hero as they are shown: what lies face down, what is turned up, and what has become of each."""

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from attrs import frozen

from soulstack.app.language import tr
from soulstack.games.spire.cards.faces import UP
from soulstack.games.spire.play.wording import REWARDS, named
from soulstack.games.spire.rules.state import NOBODY, Reward, State
from soulstack.kernel.decisions import Decision, Option
from soulstack.kernel.ids import GAME, Seat

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk

CARDS: Final = frozenset({"card", "rare", "colorless"})
"""Kinds of which one of several cards is taken."""
VERBS: Final = frozenset({"reveal", "take", "skip"})
ICONS: Final = {
    "gold": "coin", "card": "deck", "rare": "deck", "colorless": "deck", "relic": "relic", "boss_relic": "room_boss",
    "potion": "potion", "transform": "transform",
}  # fmt: skip


@frozen
class Gift:
    """One reward as it is shown."""

    id: int
    seat: Seat
    """Whose it is, or GAME for a draft of the party."""
    kind: str
    n: int = 1
    show: int = 3
    upgraded: bool = False
    state: str = "back"
    """back, open, taken or skipped."""
    cards: tuple[int, ...] = ()
    """What lies open, from left to right."""
    faces: tuple[str, ...] = ()
    """The sides of these, as they would be gained."""
    tickets: frozenset[int] = frozenset()
    """Those that lie there in the place of a Golden Ticket."""
    taken: int = NOBODY
    claims: tuple[tuple[int, Seat], ...] = ()
    passed: tuple[Seat, ...] = ()

    @property
    def is_draft(self) -> bool:
        """Whether the party shares it."""
        return self.seat == GAME

    @property
    def is_over(self) -> bool:
        """Whether it was taken or skipped."""
        return self.state in {"taken", "skipped"}

    @property
    def by_face(self) -> bool:
        """Whether it shows faces of cards, and not things on a pedestal."""
        return self.kind in CARDS

    def claimed_by(self, card: int) -> Seat:
        """Gives who claims a thing, or GAME."""
        return dict(self.claims).get(card, GAME)

    def claim_of(self, seat: Seat) -> int:
        """Gives what a seat claims, or NOBODY."""
        return next((card for card, who in self.claims if who == seat), NOBODY)


def gifts_of(state: State, seat: Seat) -> tuple[Gift, ...]:
    """Lists the rewards of a seat in the order in which they came, those of the party last."""
    mine = [gift_of(state, item, seat) for item in state.table.rewards if item.seat == seat]
    return (*mine, *(gift_of(state, item, seat) for item in state.table.rewards if item.seat == GAME))


def gift_of(state: State, item: Reward, seat: Seat) -> Gift:
    """Makes one of them as a seat sees it."""
    cards = tuple(item.shown or ())
    stays = {card for card, _ in item.pulled}
    taken = next((card for card in cards if card not in stays), NOBODY) if item.over == "taken" else NOBODY
    is_open = item.shown is not None or item.kind in {"gold", "transform"}
    how = item.over or ("open" if is_open else "back")
    if item.seat == GAME and seat in item.passed and not item.over:
        how = "skipped"
    return Gift(
        item.id, item.seat, item.kind, item.n, item.show if item.kind in CARDS or item.seat == GAME else 1,
        item.upgraded, how, cards, tuple(_side(state, card, up=item.upgraded) for card in cards), _tickets(state, item),
        taken, item.claims, item.passed,
    )  # fmt: skip


def _side(state: State, card: int, *, up: bool) -> str:
    face = state.faces[card]
    return face.id + UP if up and not face.upgraded and face.id + UP in state.sides else face.id


def _tickets(state: State, item: Reward) -> frozenset[int]:
    """Finds what was turned up for a ticket: it follows it in the order of turning."""
    pulled = [card for card, _ in item.pulled]
    return frozenset(after for card, after in pairwise(pulled) if state.faces[card].kind == "ticket")


def option_of(asked: Decision | None, verb: str, gift: Gift, card: int = NOBODY) -> Option | None:
    """Finds the option that does something with a reward, as far as there is one."""
    if asked is None:
        return None
    by_card = verb == "take" and gift.kind != "gold"
    ref = ("card", card) if by_card else ("reward", gift.id)
    for option in asked.options:
        if option.verb == verb and option.ref == ref and (not by_card or option.n == gift.id):
            return option
    return None


def takes_of(asked: Decision | None, gift: Gift) -> tuple[Option, ...]:
    """Lists what takes something of a reward."""
    options = asked.options if asked is not None else ()
    return tuple(option for option in options if option.verb == "take" and option.n == gift.id)


def reveal_of(asked: Decision | None, state: State, gift: Gift) -> Option | None:
    """Finds the option that turns up a reward, or the next one of its kind, which is as good."""
    if asked is None:
        return None
    kinds = {item.id: item.kind for item in state.table.rewards if item.seat == gift.seat}
    for option in asked.options:
        if option.verb == "reveal" and option.ref is not None and kinds.get(option.ref[1]) == gift.kind:
            return option
    return None


def is_about_gifts(option: Option) -> bool:
    """Tells whether an option is about rewards."""
    if option.verb not in VERBS or option.ref is None:
        return False
    return option.ref[0] == "reward" or (option.verb == "take" and option.n > 0)


def title(desk: "Desk", gift: Gift) -> str:
    """Names a reward in its row: its kind, or what it is as far as that is known."""
    state = desk.state
    if gift.taken != NOBODY:
        return named(state.faces[gift.taken])
    if gift.is_draft and gift.claim_of(desk.session.focus) != NOBODY:
        return named(state.faces[gift.claim_of(desk.session.focus)])
    if len(gift.cards) == 1:
        return named(state.faces[gift.cards[0]])
    if gift.upgraded and gift.kind == "card":
        return tr("An upgraded card")
    return tr(REWARDS[gift.kind].pattern, n=gift.n) if gift.kind in REWARDS else gift.kind


__all__ = [
    "CARDS",
    "ICONS",
    "Gift",
    "gift_of",
    "gifts_of",
    "is_about_gifts",
    "option_of",
    "reveal_of",
    "takes_of",
    "title",
]
