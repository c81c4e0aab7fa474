"""What a sound bot would do here, in words: it sees what the player sees, and nothing else."""

from collections.abc import Mapping

from attrs import frozen

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
        return " ".join(filter(None, (f"A sound player would {self.words}{stop}", self.why)))


def hint_for(view: TableView, decision: Decision, cards: Mapping[str, CardDef], words: Words, seed: int) -> Hint:
    """Ask a sound bot about a question."""
    picks = NormalBot(seed, decision.seat, cards).choose(view, decision)
    return Hint(picks, _deed(picks, view, decision, words), _why(picks, view, decision, cards))


def _deed(picks: Picks, view: TableView, decision: Decision, words: Words) -> str:
    if not picks:
        return "choose nothing"
    plain = {
        "pass": "pass",
        "end": "end the turn",
        "attack": "attack",
        "buy": "go shopping",
        "yes": "say yes",
        "back": "leave it",
    }
    first = picks[0]
    if first.verb in plain:
        return plain[first.verb]
    if first.verb == "no":
        return "say no"
    label = words.option(first, view, decision)
    if first.verb in ("play", "activate"):
        return label[:1].lower() + label[1:]
    if len(picks) == 1:
        return f"choose {label}"
    return f"choose {', '.join(words.option(pick, view, decision) for pick in picks)}"


def _why(picks: Picks, view: TableView, decision: Decision, cards: Mapping[str, CardDef]) -> str:
    verb = picks[0].verb if picks else ""
    judge = Judge(view, decision.seat, cards)
    if verb == "attack":
        prey = [obj for obj in judge.monsters() if obj.attackable]
        best = max(prey, key=lambda obj: judge.attack_worth(judge.me, obj), default=None)
        if best is None or judge.deck_attack_worth(judge.me) > judge.attack_worth(judge.me, best):
            return "The monster deck promises most."
        return _fight(judge, best.id)
    if decision.prompt == "attack" and picks and picks[0].ref is not None and picks[0].ref[0] == "obj":
        return _fight(judge, picks[0].ref[1])
    if verb == "end":
        return "No further attack, purchase or card seems worth it."
    if verb == "pass":
        return "Nothing that could be done here seems worth it."
    if verb == "buy":
        return "Something there is worth more than its price."
    return ""


def _fight(judge: Judge, oid: int) -> str:
    obj = judge.view.objects[oid]
    found = odds(judge.foe(obj), judge.fighter(judge.me), judge.is_fresh())
    return f"{judge.face(obj).name} falls in about {percent(found.win)} of such fights."
