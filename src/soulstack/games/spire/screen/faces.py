"""The faces of all components by id: both sides of cards, items, enemies, events. The gallery, the shop and the hand use them."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from soulstack.games.spire.cards import schema as s
from soulstack.games.spire.cards.faces import UP, face_of, sides_of
from soulstack.games.spire.screen.face_spec import FaceSpec, spec_of_side, spec_of_thing
from soulstack.kernel.sentences import Sentence
from soulstack.ui.cards.book import CardBook

KEYWORDS: Final[Mapping[str, Sentence]] = {
    "ethereal": Sentence("At the end of your turn it is Exhausted if it is still in your hand."),
    "exhaust": Sentence("When it is played it leaves the fight."),
    "retain": Sentence("It stays in your hand at the end of your turn."),
    "unplayable": Sentence("It cannot be played."),
}
OWNERS: Final = ("ironclad", "silent", "defect", "watcher", "colorless")


class SpireBook(CardBook):
    """The faces of the spire."""

    explained = KEYWORDS

    def __init__(self, catalogue: Callable[[], Mapping[str, Any]] | None = None) -> None:
        super().__init__(catalogue or shipped)
        self._live: dict[Any, FaceSpec] = {}

    def make_spec(self, card_id: str, card: Any) -> FaceSpec:  # type: ignore[override]  # the painter is this game's own
        """Makes the face of a component; `bash+` is the upgraded side of `bash`."""
        if card is None and card_id.endswith(UP):
            card = self.cards.get(card_id.removesuffix(UP))
        if isinstance(card, s.CardDef):
            sides = list(sides_of(card))
            return spec_of_side(sides[-1] if card_id.endswith(UP) else sides[0])
        return spec_of_thing(card)

    def live_spec(self, face_id: str, numbers: tuple[tuple[str, int, int], ...] = (), cost: int | None = None) -> Any:
        """Gives a face with the numbers and the cost of now; without any, the printed one."""
        if not numbers and cost is None:
            return self.spec(face_id)
        plain: Any = self.spec(face_id)
        key = (face_id, numbers, cost, plain.title)
        found = self._live.get(key)
        if found is None:
            card: Any = self.cards.get(face_id.removesuffix(UP))
            side = (
                [*sides_of(card)][-1 if face_id.endswith(UP) else 0] if isinstance(card, s.CardDef) else face_of(card)
            )
            found = self._live[key] = spec_of_side(side, numbers=numbers, cost=cost)
        return found

    def side(self, face_id: str, *, upgraded: bool) -> str:
        """Gives the id of the side that is wanted: the upgraded one if that is wished for and there is one."""
        if not upgraded or not face_id or face_id.endswith(UP):
            return face_id
        return face_id + UP if getattr(self.cards.get(face_id), "up", None) is not None else face_id

    def better_spec(self, face_id: str) -> Any:
        """Gives the upgraded side of a card, with the numbers marked that are not those of the side below."""
        plain: Any = self.spec(face_id)
        key = (face_id, "better", plain.title)
        found = self._live.get(key)
        if found is None:
            one, other = sides_of(self.cards[face_id])
            found = self._live[key] = spec_of_side(other, above=one)
        return found

    def back(self, card_id: str) -> str:
        """Names the back of a component: its owner's."""
        owner = str(getattr(self.spec(card_id), "owner", ""))
        return owner if owner in OWNERS else "colorless"


def shipped() -> Mapping[str, Any]:
    """Loads the components of the installed game and of the packs."""
    from soulstack.app.packs import packs

    cards: Mapping[str, Any] = packs("spire").cards
    return cards
