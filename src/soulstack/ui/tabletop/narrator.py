"""Tells a game in plain lines, for whoever hears it: every fact as it is shown, every question as it is asked.

It says what the log and the bar say, so it knows no more than the viewer does.
"""

import re
import unicodedata
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, Protocol

from attrs import define, field

from soulstack.app.bus import Scope, Sent
from soulstack.app.events import CaughtUp, Choose, Shown, Undo
from soulstack.app.language import tr
from soulstack.kernel.decisions import Decision, Option
from soulstack.kernel.facts import Fact
from soulstack.kernel.sentences import Sentence
from soulstack.ui.tabletop.log import plain

if TYPE_CHECKING:
    from soulstack.ui.loop import App

_STOP: Final = re.compile(r"[.!?:]$")


class Tellable(Protocol):
    """A game under way, as far as it can be told."""

    @property
    def decision(self) -> Decision | None: ...
    def log_line(self, fact: Fact) -> str: ...
    def prompt(self, decision: Decision) -> str: ...
    def words(self, option: Option) -> str: ...


@define
class Teller:
    """Says facts and questions as the log and the bar do; a game may say more of a question."""

    session: Any
    name: Callable[[str], str]
    """Names the card of a link."""
    signs: Mapping[str, Sentence] = field(factory=dict)
    """What the signs and icons in the game's texts are called."""

    def fact(self, fact: Fact) -> str:
        """Say what has happened, or nothing when it is no news."""
        return str(self.session.log_line(fact))

    def question(self, decision: Decision) -> str:
        """Ask a question."""
        return str(self.session.prompt(decision))

    def option(self, option: Option) -> str:
        """Name one of the answers."""
        return str(self.session.words(option))

    def aloud(self, words: str) -> str:
        """Make a sentence of a screen one that can be spoken: links are names, signs are words, numbers in rings numbers."""
        said = plain(words, self.name)
        for sign, word in self.signs.items():
            said = said.replace(sign, tr(word))
        return "".join(_digit(letter) for letter in said)


def _digit(letter: str) -> str:
    """Give the number in a ring as a plain one.

    >>> _digit("③"), _digit("a")
    ('3', 'a')
    """
    return str(unicodedata.digit(letter, letter))


class Narrator:
    """Listens to what a table shows and asks, while somebody wants it told."""

    def __init__(self, teller: Teller, app: "App", scope: Scope) -> None:
        self.teller, self.app = teller, app
        self._asked: Decision | None = None
        """The question that was told last and still stands."""
        scope.listen(Shown, self.show)
        scope.listen(CaughtUp, lambda _: self.ask())
        scope.listen(Sent, self._hear)

    def show(self, shown: Shown) -> None:
        """Tells a fact."""
        if self.app.narrates:
            self._tell(self.teller.fact(shown.fact))

    def ask(self) -> None:
        """Tells the question that stands now, unless it was told already: the table calls it when its pictures are over."""
        decision = self.teller.session.decision
        if decision is self._asked or not self.app.narrates:
            return
        told, self._asked = self._asked, decision
        if decision is not None and decision != told:
            self._tell(self.question(decision))

    def _hear(self, sent: Sent) -> None:
        if sent.verdict.refused and self.app.narrates:
            self._tell(sent.verdict.refused)
        elif sent.verdict and isinstance(sent.intent, Choose | Undo):
            self._asked = None  # the same question once more is another one

    def question(self, decision: Decision) -> str:
        """Says a question with its answers, equal ones once."""
        asked = self.teller.question(decision)
        asked = asked if _STOP.search(asked) else f"{asked}."
        answers = [_STOP.sub("", self.teller.option(option)) for option in decision.options]
        if decision.low == 0:
            answers.append(tr("Choose nothing"))
        return tr("{question} You may: {answers}.", question=asked, answers="; ".join(dict.fromkeys(answers)))

    def _tell(self, words: str) -> None:
        if words:
            self.app.narration.tell(self.teller.aloud(words))
