"""What a dialog of Four Souls offers: the options of a decision with faces and words."""

from soulstack.games.foursouls.play.wording import fixed
from soulstack.games.foursouls.rules.view import TableView
from soulstack.games.foursouls.screen.labels import card_of
from soulstack.games.foursouls.screen.question import Session
from soulstack.kernel.decisions import Decision
from soulstack.ui.cards.book import CardBook
from soulstack.ui.tabletop.dialogs import Item


def items_of(decision: Decision, view: TableView, session: Session, book: CardBook) -> list[Item]:
    """Lists what a decision offers with faces and words."""
    found = []
    for option in decision.options:
        card = card_of(option.ref, view) if option.ref is not None else ""
        words = str(option.n) if option.verb == "number" else fixed(option.verb) or session.words(option)
        if option.ref is not None and option.ref[0] in {"card", "obj"} and card:
            words = book.name(card)
        found.append(Item(option, card, words))
    return found
