"""Bargains with bots: cents for a favour. A bot answers by what the favour is worth to it, and keeps its word this turn."""

from attrs import define, field, frozen

from soulstack.app.language import tr
from soulstack.games.foursouls.bots.bargain import price
from soulstack.games.foursouls.bots.easy import EasyBot
from soulstack.games.foursouls.bots.judge import Judge
from soulstack.games.foursouls.bots.normal import NormalBot
from soulstack.games.foursouls.bots.specs import SPECS
from soulstack.games.foursouls.bots.traits import tempered
from soulstack.games.foursouls.play.wording import Words
from soulstack.games.foursouls.rules.build_view import view_for
from soulstack.games.foursouls.rules.state import State
from soulstack.games.foursouls.rules.view import Favour, TableView


@frozen
class Told:
    """What a bot says to an offer."""

    accepted: bool
    words: str


@frozen
class Promise:
    """A promise, when it was made and by whom."""

    turn: int
    answers: int
    seat: int
    favour: Favour


@define
class Bargains:
    """What bots at this table can be asked for, and what they have promised."""

    wording: Words
    promises: list[Promise] = field(factory=list)

    def offers(self, view: TableView, asker: int, seat: int) -> list[tuple[str, Favour]]:
        """List the favours that can be asked of a bot now, each with its words."""
        found = [(tr("Leave me alone this turn"), Favour("spare", asker))]
        if view.stack and view.stack[-1].controller == asker:
            what = self.wording.waiting(view)
            found.append((tr("Let {what} happen", what=what), Favour("let_be", asker, ("stack", view.stack[-1].id))))
        if view.active == seat and view.attack is None and view.attacks_left > 0 and view.phase != "end":
            for obj in view.objects.values():
                if obj.zone == "monster" and obj.attackable:
                    ref = ("obj", obj.id)
                    words = tr("Attack {what}", what=self.wording.card_name(obj.shown))
                    found.append((words, Favour("attack", asker, ref)))
        return found

    def answer(self, state: State, seat: int, amount: int, favour: Favour, spec: str) -> Told:
        """Let a bot think about an offer; what it answers is heard by all, so it looks at what all can see."""
        name = self.wording.player(seat)
        level = EasyBot.level if SPECS.level(spec) == "easy" else NormalBot.level
        judge = Judge(view_for(state, -1), seat, self.wording.cards, tempered(level, SPECS.temper(spec)))
        wanted = price(judge, favour)
        if wanted is None:
            return Told(False, tr("{name} declines: that is not for sale.", name=name))
        if amount < wanted:
            return Told(False, tr("{name} declines: {n}¢ would be enough.", name=name, n=wanted))
        return Told(True, tr("{name} accepts.", name=name))

    def keep(self, turn: int, answers: int, seat: int, favour: Favour) -> None:
        """Remember a promise."""
        self.promises.append(Promise(turn, answers, seat, favour))

    def forget(self, answers: int) -> None:
        """Drop the promises that were made after an answer which is taken back."""
        self.promises = [promise for promise in self.promises if promise.answers <= answers]

    def of(self, seat: int, turn: int) -> tuple[Favour, ...]:
        """Give what a bot has promised for this turn."""
        return tuple(promise.favour for promise in self.promises if promise.seat == seat and promise.turn == turn)
