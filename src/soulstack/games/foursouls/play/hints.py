"""What a sound bot would do here, in words: it sees what the player sees, and nothing else."""

from collections.abc import Mapping

from attrs import frozen

from soulstack.app.language import tr
from soulstack.games.foursouls.bots.judge import Judge
from soulstack.games.foursouls.bots.normal import NormalBot
from soulstack.games.foursouls.bots.reasons import reason_for
from soulstack.games.foursouls.cards.schema import CardDef
from soulstack.games.foursouls.play.reasons import reason_words
from soulstack.games.foursouls.play.wording import Words
from soulstack.games.foursouls.rules.view import TableView
from soulstack.kernel.agents import Picks
from soulstack.kernel.decisions import Decision


@frozen
class Hint:
    """An answer, what it is in words, and why where that can be said."""

    picks: Picks
    words: str
    why: str = ""

    @property
    def sentence(self) -> str:
        """Say the hint in one line."""
        stop = "" if self.words.endswith(("!", ".", "?")) else "."
        said = tr("A sound player would {words}", words=self.words)
        return " ".join(filter(None, (said + stop, self.why)))


def hint_for(view: TableView, decision: Decision, cards: Mapping[str, CardDef], words: Words, seed: int) -> Hint:
    """Ask a sound bot about a question."""
    picks = NormalBot(seed, decision.seat, cards).choose(view, decision)
    reason = reason_for(Judge(view, decision.seat, cards), decision, picks)
    return Hint(picks, _deed(picks, view, decision, words), reason_words(reason, words))


def _deed(picks: Picks, view: TableView, decision: Decision, words: Words) -> str:
    if not picks:
        return tr("choose nothing")
    plain = {
        "pass": tr("pass"),
        "end": tr("end the turn"),
        "attack": tr("attack"),
        "buy": tr("go shopping"),
        "yes": tr("say yes"),
        "back": tr("leave it"),
    }
    first = picks[0]
    if first.verb in plain:
        return plain[first.verb]
    if first.verb == "no":
        return tr("say no")
    label = words.option(first, view, decision)
    if first.verb == "play":
        return tr("play {card}", card=words.thing(first.ref, view)) if first.ref is not None else label
    if first.verb == "activate":
        return words.use(first, view)
    if len(picks) == 1:
        return tr("choose {what}", what=label)
    return tr("choose {what}", what=", ".join(words.option(pick, view, decision) for pick in picks))
