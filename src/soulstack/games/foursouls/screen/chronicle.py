"""What is told while the pictures play: the lines of the log with their headings, and the last of them as a caption."""

from collections.abc import Iterable, Iterator
from functools import partial

from soulstack.app.events import Shown
from soulstack.app.language import tr
from soulstack.games.foursouls.play.wording import STEPS
from soulstack.games.foursouls.rules.view import TableView
from soulstack.games.foursouls.screen.question import Session
from soulstack.games.foursouls.screen.table_picture import Desk
from soulstack.kernel.facts import Fact
from soulstack.ui.cards.book import CardBook
from soulstack.ui.tabletop.log import plain


class Chronicle:
    """Listens to what is shown and writes it down."""

    def __init__(self, session: Session, desk: Desk, book: CardBook) -> None:
        self.session, self.desk, self.book = session, desk, book
        self.caption = ""
        """The last thing that happened, in words."""
        self.caption_seat = -1
        """Whose doing it was."""
        self._caption_fact: Fact | None = None
        self._seen_turn = -1

    def note(self, shown: Shown) -> None:
        """Takes in what is shown now."""
        self._write(shown.fact, shown.view)

    def begin_anew(self, facts: Iterable[Fact], view: TableView) -> None:
        """Forgets what was written and writes what led to another moment."""
        self.desk.log.entries.clear()
        self.desk.log.scroll = 0.0
        self.caption, self.caption_seat, self._caption_fact = "", -1, None
        facts = list(facts)
        self._seen_turn = 0 if any(fact.kind == "turn_started" for fact in facts) else view.turn if facts else -1
        for fact in facts:
            self._write(fact, view)

    def retell(self) -> Iterator[None]:
        """Says everything in another language, a little at a time."""
        if self._caption_fact is not None:
            self.caption = self.words(self._caption_fact)
        return self.desk.log.retell()

    def words(self, fact: Fact) -> str:
        """Says a fact without the marks that the log has for cards."""
        return plain(self.session.log_line(fact), self.book.name)

    def _write(self, fact: Fact, view: TableView) -> None:
        begins = fact.kind == "turn_started"
        if begins and (fact.amount or view.turn) == self._seen_turn:
            return  # the heading stands there already, above what happened before the first turn
        if begins or (view.turn != self._seen_turn and self._seen_turn < 0):
            self._seen_turn = fact.amount if begins and fact.amount else view.turn
            seat = fact.seat if begins else view.active
            heading = partial(self._turn_words, self._seen_turn, seat)
            self.desk.log.add(heading(), heading=True, seat=seat, again=heading)
            if begins:
                return
        words = self.session.log_line(fact)
        step = fact.kind in STEPS
        self.desk.log.add(words, seat=fact.seat, again=partial(self.session.log_line, fact), step=step)
        if words:
            self.caption = plain(words, self.book.name)
            self.caption_seat, self._caption_fact = fact.seat, fact

    def _turn_words(self, turn: int, seat: int) -> str:
        name = self.desk.names[seat] if 0 <= seat < len(self.session.names) else ""
        return tr("Turn {turn}: {name}", turn=turn, name=name)
