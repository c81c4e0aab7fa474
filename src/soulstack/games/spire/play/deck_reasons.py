"""Why a card of a deck cannot be upgraded, removed or transformed, in one sentence with the rule that says so."""

from typing import Final

from soulstack.games.spire.rules.climb.gaining import can_remove, can_transform, can_upgrade
from soulstack.games.spire.rules.state import State
from soulstack.kernel.sentences import Sentence

OTHERWISE: Final = Sentence("This card is not among those that may be chosen here.")


def why_not_of_deck(state: State, what: str, card: int) -> Sentence:
    """Say why a card that is not offered cannot be chosen for something."""
    face = state.faces[card]
    if what == "upgrade" and not can_upgrade(state, card):
        if face.upgraded:
            return Sentence("It is upgraded already (DECK-02).")
        return Sentence("It has no upgraded side (DECK-02).")
    if what in {"remove", "transform"} and not can_remove(state, card):
        return Sentence("It can never leave a deck (DECK-04).")
    if what == "transform" and not can_transform(state, card):
        return Sentence("A Curse cannot be transformed (DECK-04).")
    return OTHERWISE
