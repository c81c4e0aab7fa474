"""Who agrees with where the party goes: one person alone, several each for their heroes; bots come along and may grumble."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from attrs import define, field

from soulstack.app.language import tr
from soulstack.games.spire.play.wishes import Wish, wish_for
from soulstack.ui.games import NAMES

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk

CONSENT: Final = 0.6
"""Seconds after which bots say what they think of it."""


def persons(session: Any) -> dict[int, str]:
    """Tells who plays each hero that people at this screen play: names that nobody has chosen are all the same person's."""
    usual = {*NAMES, "You", tr("You")}
    for seat in range(len(session.seats)):
        usual |= {tr("Seat {n}", n=seat + 1), tr("Player {n}", n=seat + 1)}
    found = {}
    for seat in session.people:
        name = session.names[seat]
        found[seat] = "" if name in usual else name
    return found


@define(eq=False)
class Agreement:
    """What is proposed and who has agreed; nothing of it is kept."""

    desk: "Desk"
    goal: str = ""
    """The space that is proposed."""
    votes: dict[int, str] = field(init=False, factory=dict)
    """The space that each hero of a person stands for."""
    wishes: dict[int, Wish] = field(init=False, factory=dict)
    """What bots would rather do."""
    since: float = field(init=False, default=0.0)

    def forget(self) -> None:
        """Drops what was proposed."""
        self.goal = ""
        self.votes.clear()
        self.wishes.clear()
        self.since = 0.0

    @property
    def several(self) -> bool:
        """Whether more than one person sits at this screen."""
        return len(set(persons(self.desk.session).values())) > 1

    def propose(self, goal: str, seat: int, goals: Iterable[str]) -> None:
        """Lets the person of a hero want a space."""
        if goal != self.goal:
            self.goal, self.since = goal, 0.0
        self._vote(seat, goal)
        state, people = self.desk.state, self.desk.session.people
        choices = tuple(goals)
        found = (
            wish_for(state, hero.seat, goal, choices, self.desk.name(hero.seat))
            for hero in state.heroes
            if hero.seat not in people
        )
        self.wishes = {wish.seat: wish for wish in found if wish is not None}

    def agree(self, seat: int) -> None:
        """Lets the person of a hero agree with what is proposed."""
        self._vote(seat, self.goal)

    def _vote(self, seat: int, goal: str) -> None:
        who = persons(self.desk.session)
        for other, name in who.items():
            if name == who.get(seat):
                self.votes[other] = goal

    def missing(self) -> tuple[int, ...]:
        """Lists a hero of each person who has not agreed yet."""
        who = persons(self.desk.session)
        found: dict[str, int] = {}
        for seat, name in who.items():
            if self.votes.get(seat) != self.goal and not self.desk.state.heroes[seat].dead:
                found.setdefault(name, seat)
        return tuple(found.values())

    @property
    def settled(self) -> bool:
        """Whether every person agrees."""
        return bool(self.goal) and not self.missing()

    def standing(self) -> dict[str, tuple[int, ...]]:
        """Tells at which space the sigil of each hero stands."""
        found: dict[str, tuple[int, ...]] = {}
        if not self.goal:
            return found
        for hero in self.desk.state.heroes:
            goal = self.votes.get(hero.seat, "")
            if hero.seat not in self.desk.session.people and self.since >= CONSENT:
                goal = self.wishes[hero.seat].goal if hero.seat in self.wishes else self.goal
            if goal and not hero.dead:
                found[goal] = (*found.get(goal, ()), hero.seat)
        return found

    def words(self) -> str:
        """Says who agrees, who is asked, and what a bot would rather do."""
        living = [hero.seat for hero in self.desk.state.heroes if not hero.dead]
        agreed = self.standing().get(self.goal, ())
        if len(living) == 1:
            return ""
        said = tr("{n} of {most} agree", n=len(agreed), most=len(living))
        missing = self.missing()
        if missing:
            asked = tr("{name} is asked: {key}", name=self.desk.session.names[missing[0]], key=f"F{missing[0] + 1}")
            return f"{said}  ·  {asked}"
        wish = next(iter(self.wishes.values()), None) if self.since >= CONSENT else None
        return f"{said}  ·  {wish.words}" if wish is not None else said
