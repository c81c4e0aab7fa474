"""What a sound bot would do here, in words: it sees what the player sees, and nothing else."""

from collections.abc import Mapping

from attrs import frozen

from soulstack.app.language import tr
from soulstack.app.odds import percent
from soulstack.app.words import Words
from soulstack.bots.fight import odds
from soulstack.bots.judge import Judge
from soulstack.bots.normal import NormalBot
from soulstack.foursouls.schema import CardDef
from soulstack.foursouls.view import TableView
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
    return Hint(picks, _deed(picks, view, decision, words), _why(picks, view, decision, cards))


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


def _why(picks: Picks, view: TableView, decision: Decision, cards: Mapping[str, CardDef]) -> str:
    verb = picks[0].verb if picks else ""
    judge = Judge(view, decision.seat, cards)
    if verb == "attack":
        prey = [obj for obj in judge.monsters() if obj.attackable]
        best = max(prey, key=lambda obj: judge.attack_worth(judge.me, obj), default=None)
        if best is None or judge.deck_attack_worth(judge.me) > judge.attack_worth(judge.me, best):
            return tr("The monster deck promises most.")
        return _fight(judge, best.id)
    if decision.prompt == "attack" and picks and picks[0].ref is not None and picks[0].ref[0] == "obj":
        return _fight(judge, picks[0].ref[1])
    if verb == "end":
        return tr("No further attack, purchase or card seems worth it.")
    if verb == "pass":
        return tr("Nothing that could be done here seems worth it.")
    if verb == "buy":
        return tr("Something there is worth more than its price.")
    return ""


def _fight(judge: Judge, oid: int) -> str:
    obj = judge.view.objects[oid]
    found = odds(judge.foe(obj), judge.fighter(judge.me), judge.is_fresh())
    return tr("{name} falls in about {percent} of such fights.", name=judge.face(obj).name, percent=percent(found.win))
