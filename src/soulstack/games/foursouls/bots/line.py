"""What a view needs on its way to the bots' process: cards travel as names, and the box only when it is another one."""

from collections.abc import Callable, Mapping
from multiprocessing.reduction import ForkingPickler
from typing import Any

from attrs import define, evolve, field

from soulstack.games.foursouls.cards.schema import CardDef
from soulstack.games.foursouls.rules.view import TableView

_NAMED: dict[str, CardDef] = {}


def learn_cards(cards: Mapping[str, CardDef]) -> None:
    """Remember the cards of this process by name, backs too, so that those which travel need only be named."""
    for card in cards.values():
        for face in (card, card.back):
            if face is not None:
                _NAMED[face.id] = face


def named_card(name: str) -> CardDef:
    """Give a card that came over the line as a name."""
    return _NAMED[name]


def _name_card(card: CardDef) -> tuple[Callable[[str], CardDef], tuple[str]]:
    return named_card, (card.id,)


ForkingPickler.register(CardDef, _name_card)


@define
class CardLine:
    """One end of the line."""

    printed: tuple[str, ...] = ()
    """The box that the other end knows."""
    box: tuple[CardDef, ...] = field(default=())
    """The same as cards, made when a world first needs them."""

    def pack(self, view: Any) -> Any:
        """Make a view ready to travel: without its box, and with it beside when it has changed."""
        if not isinstance(view, TableView):
            return view
        fresh = None
        if view.printed is not self.printed:
            fresh = self.printed = view.printed
        world = view.world
        if world is not None:
            world = world.clone()
            world.printed = ()
        return fresh, evolve(view, printed=(), world=world)

    def unpack(self, parcel: Any) -> Any:
        """Give the view that travelled, with its box."""
        if not isinstance(parcel, tuple):
            return parcel
        fresh, view = parcel
        if fresh is not None:
            self.printed, self.box = fresh, ()
        view.printed = self.printed
        if view.world is not None:
            view.world.printed = self.box = self.box or tuple(map(named_card, self.printed))
        return view
