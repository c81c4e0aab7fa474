"""What is written on a card, read from the catalogue by id; a card that nobody knows still gets a face."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

from attrs import frozen

from soulstack.app.language import spoken, tr
from soulstack.ui.cards.spec import FaceSpec

_NO_WORDS: Final[Mapping[str, str]] = {}


@frozen
class Keyword:
    """A keyword with what it means."""

    word: str
    meaning: str


class CardBook(ABC):
    """Gives the face of every card by id; a game says what it is made of."""

    explained: ClassVar[Mapping[str, str]] = _NO_WORDS
    """What each keyword means."""

    def __init__(self, catalogue: Callable[[], Mapping[str, Any]]) -> None:
        self._catalogue = catalogue
        self._cards: Mapping[str, Any] | None = None
        self._specs: dict[str, FaceSpec] = {}
        self._spoken = spoken()
        """The language of the faces."""

    @abstractmethod
    def make_spec(self, card_id: str, card: Any) -> FaceSpec:
        """Makes the face of a card of the catalogue, or of None for one that is not in it."""

    @abstractmethod
    def back(self, card_id: str) -> str:
        """Names the back of a card."""

    @property
    def cards(self) -> Mapping[str, Any]:
        """Gives the catalogue, loading it when it is first asked for."""
        if self._cards is None:
            self._cards = self._catalogue()
        return self._cards

    def spec(self, card_id: str) -> FaceSpec:
        """Gives what the face shows."""
        if self._spoken is not spoken():
            self._spoken = spoken()
            self._specs.clear()
        found = self._specs.get(card_id)
        if found is None:
            found = self._specs[card_id] = self.make_spec(card_id, self.cards.get(card_id))
        return found

    def side(self, card_id: str, *, upgraded: bool) -> str:  # noqa: ARG002 - cards of one side have no other
        """Gives the id of the side that is wanted."""
        return card_id

    def name(self, card_id: str) -> str:
        """Gives the card's name."""
        return self.spec(card_id).title

    def keywords(self, card_id: str) -> tuple[Keyword, ...]:
        """Lists the keywords that have an explanation."""
        known = (word for word in self.spec(card_id).keywords if word in self.explained)
        return tuple(Keyword(tr(word), tr(self.explained[word])) for word in known)
