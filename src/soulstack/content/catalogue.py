"""The cards of a game by id: checked before, sorted, with a digest that is equal for equal rules."""

from collections.abc import Iterator, Mapping
from typing import Any, Generic, Protocol, Self, TypeVar, overload

from attrs import field, frozen

from soulstack.content.errors import Problem


class Card(Protocol):
    """What everybody knows about a card: its id, its set, how it is called and whether it runs."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def set(self) -> str: ...
    @property
    def implemented(self) -> bool: ...


C = TypeVar("C", bound=Card)
T = TypeVar("T")


@frozen(eq=False)
class Catalogue(Mapping[str, C], Generic[C]):
    """Cards by id, in the order of their ids."""

    _cards: dict[str, C]
    _digest: str
    """The mark of the cards, or nothing as long as nobody has asked for it: a pack among many is never asked."""
    warnings: tuple[Problem, ...] = field(default=(), kw_only=True)

    def __getitem__(self, card_id: str) -> C:
        return self._cards[card_id]

    @overload
    def get(self, card_id: str, /) -> C | None: ...
    @overload
    def get(self, card_id: str, default: C | T, /) -> C | T: ...
    def get(self, card_id: str, default: Any = None, /) -> Any:
        """Give a card, or something else when there is none; bots ask for faces all the time."""
        return self._cards.get(card_id) or super().get(card_id, default)

    def __iter__(self) -> Iterator[str]:
        return iter(self._cards)

    def __len__(self) -> int:
        return len(self._cards)

    def sets(self) -> tuple[str, ...]:
        """Lists the sets there are."""
        return tuple(sorted({card.set for card in self._cards.values()}))

    def hash(self) -> str:
        """Gives a digest that is equal for equal rules on every system; wording does not count."""
        if not self._digest:
            object.__setattr__(self, "_digest", self.worked_out())
        return self._digest

    def worked_out(self) -> str:
        """Works the mark of the cards out."""
        raise NotImplementedError

    def part(self, cards: Mapping[str, C]) -> Self:
        """Gives a catalogue of the same kind with some cards that were checked before."""
        raise NotImplementedError

    def with_pack(self, pack: Mapping[str, C]) -> Self:
        """Gives a catalogue with the cards of a pack as well."""
        taken = [card_id for card_id in pack if card_id in self._cards]
        if taken:
            raise ValueError(f"there are cards with these ids already: {', '.join(taken)}")
        return self.part({**self._cards, **pack})
