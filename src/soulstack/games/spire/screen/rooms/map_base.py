"""The map as a stage: what is known and asked, how it lies, what moves, how it is drawn; `map_stage` takes mouse and keys."""

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

import pygame

from soulstack.app.language import tr, tr_n
from soulstack.games.spire.play import journey
from soulstack.games.spire.play.wording import ROMAN
from soulstack.games.spire.rules.climb.board import START, row_of
from soulstack.games.spire.rules.climb.keys import KEYS, act_four
from soulstack.games.spire.screen.rooms import map_ground, map_paper
from soulstack.games.spire.screen.rooms.agreement import Agreement
from soulstack.games.spire.screen.rooms.map_marks import MapMarks
from soulstack.games.spire.screen.rooms.map_motion import MapMotion
from soulstack.games.spire.screen.rooms.map_plan import Plan, plan_of
from soulstack.games.spire.screen.rooms.map_side import MapSide
from soulstack.games.spire.screen.rooms.party_boards import PartyBoards
from soulstack.games.spire.screen.rooms.pointer import Pointer
from soulstack.games.spire.screen.rooms.run_panel import RUN_HIGH, RunPanel
from soulstack.games.spire.screen.rooms.side_question import sheet_for
from soulstack.games.spire.screen.sheet import Sheet
from soulstack.games.spire.screen.stage import BaseStage, Point
from soulstack.kernel.decisions import Option
from soulstack.kernel.facts import Fact
from soulstack.ui.geometry import Box

if TYPE_CHECKING:
    from soulstack.games.spire.play.hints import Hint
    from soulstack.games.spire.screen.desk import Desk

MAP: Final = "map"
SLICE: Final = 0.006
"""Seconds of a frame in which an opening map paints what is missing; the last part may take longer."""
END: Final = object()
SETTLED: Final = 0.12
"""Seconds for which a party that has come to a space is seen there."""


class MapBase(BaseStage):
    """Shows where the party may go."""

    def __init__(self, desk: "Desk", place: str) -> None:
        super().__init__(desk, place)
        self.survey = journey.Survey(desk.state)
        self.plan: Plan = plan_of(self.survey.drawn, desk.room, desk.x0)
        self.goals: dict[str, Option] = {}
        """The spaces that may be chosen now, from left to right."""
        self.party = PartyBoards(desk)
        self.run = RunPanel(desk, self.party)
        self.agreement = Agreement(desk)
        self.motion = MapMotion(desk)
        self.side = MapSide(self)
        self.marks = MapMarks(self)
        self.pointer = Pointer(desk)
        self.sheet: Sheet | None = None
        self.looked = ""
        """The space that is looked at by keys."""
        self._laid: dict[bool, tuple[object, pygame.Surface]] = {}
        self._asked: object = None
        self._opening: Iterator[None] | None = None
        """Paints what is still missing."""
        self._painted = False
        """Whether that was done since the last frame was drawn; over a room the map is drawn without being updated."""
        self._opened = False

    # --- what is known -----------------------------------------------------------------------------------------------

    def title(self) -> tuple[str, str]:
        """Says what is asked and how far the run is."""
        state = self.desk.state
        act = tr("Act {act}", act=ROMAN[min(4, state.table.act)])
        words = tr("Choose the next room") if self.goals else tr("The map")
        row = row_of(state.table.at) + 1
        most = len(self.survey.drawn.rows)
        behind = tr("Row {n} of {most} is reached", n=row, most=most) if row else tr("The way up begins")
        return words, f"{act}  ·  {behind}"

    def bar_left(self) -> tuple[tuple[str, str], ...]:
        """Says who climbs, and which keys were found."""
        state = self.desk.state
        count = len(state.heroes)
        party = self.desk.name(0) if count == 1 else tr_n(count, "A party of one", "A party of {n}")
        found: tuple[tuple[str, str], ...] = ((party, tr("Ascension {n}", n=state.setup.ascension)),)
        if act_four(state):
            keys = tr("{n} of {most} keys", n=len(state.table.keys), most=len(KEYS))
            found = (*found, (keys, tr_n(state.table.rooms, "One room entered", "{n} rooms entered")))
        return found

    @property
    def takes_heroes(self) -> bool:
        """Whether F1 to F4 mean who agrees."""
        return self.agreement.several and bool(self.agreement.goal and self.agreement.missing())

    @property
    def must_agree(self) -> bool:
        """Whether the person of the hero in focus has not agreed yet."""
        return self.agreement.votes.get(self.desk.session.focus) != self.agreement.goal

    def spot(self, name: str) -> Point:
        """Gives the middle of a space."""
        return self.plan.spots.get(name, self.plan.spots[START])

    @property
    def hovered(self) -> str:
        """The space under the mouse."""
        return "" if self._covered else self.plan.at(self.desk.cursor)

    @property
    def _covered(self) -> bool:
        """Whether something lies over the map."""
        return self.sheet is not None or self.party.sheet is not None

    @property
    def shown(self) -> str:
        """The space that the panel tells of."""
        return self.hovered or self.looked or self.agreement.goal

    # --- life --------------------------------------------------------------------------------------------------------

    def lay_out(self) -> None:
        """Places everything anew."""
        desk = self.desk
        self.survey = journey.Survey(desk.state)
        self.plan = plan_of(self.survey.drawn, desk.room, desk.x0)
        left = self.plan.left
        self.party.lay_out(Box(left.x, left.y, left.w, left.h - RUN_HIGH - 10))
        self.run.lay_out(Box(left.x, left.bottom - RUN_HIGH, left.w, RUN_HIGH))
        self.side.lay_out(self.plan.right)
        self.marks.settle()
        self._laid.clear()
        self._opening = self._open()

    def settle(self) -> None:
        """Takes the table as it is now, and what is asked."""
        self.motion.hop = None
        before = self.survey.drawn
        self.survey = journey.Survey(self.desk.state)
        if self.survey.drawn is not before:
            self.lay_out()
        left = self.plan.left
        self.party.lay_out(Box(left.x, left.y, left.w, left.h - RUN_HIGH - 10))
        self.side.settle()
        self.marks.settle()
        self._ask()

    def _ask(self) -> None:
        """Reads the question of the hero in focus: where the party may go, or something that came up on the way."""
        session = self.desk.session
        asked = self._asked = session.decision
        self.goals, self.sheet = {}, None
        if asked is None or session.over or self.is_overlay or not self.desk.is_current:
            return
        if asked.kind != MAP:
            self.sheet = sheet_for(self.desk, asked)
            return
        goals = {journey.goal_of(option): option for option in asked.options if option.verb == "go"}
        self.goals = dict(sorted(goals.items(), key=lambda pair: (row_of(pair[0]), self.spot(pair[0])[0])))
        if self.agreement.goal not in self.goals:
            self.agreement.forget()
        if len(self.goals) == 1 and not self.agreement.goal:
            self.agreement.propose(next(iter(self.goals)), asked.seat, self.goals)

    def update(self, dt: float) -> None:
        """Lets time pass."""
        self._prepare()
        self._painted = True
        if not self._opened and self._opening is None:
            self._opened = True
            if self.desk.state.table.at == START and not self.desk.session.over:
                self.motion.open(self.survey)
        self.motion.update(dt)
        self.agreement.since += dt
        if self.desk.session.decision is not self._asked and self.desk.is_current:
            self._ask()

    def finish(self) -> None:
        """Ends what still moves."""
        self.motion.finish()

    def play(self, fact: Fact, after: Any) -> float:
        """Starts the picture of a fact."""
        del after
        if fact.kind == "moved" and fact.word in self.plan.spots:
            self.goals = {}
            return self.motion.begin_hop(self.desk.state.table.at, fact.word) + SETTLED
        if fact.kind == "token_turned":
            return self.motion.turn(fact.word)
        return 0.12 if fact.kind in {"potion_given", "healed", "rows_swapped"} else 0.0

    def show_hint(self, hint: "Hint") -> None:
        """Points at the space that a hint is about."""
        goal = journey.goal_of(hint.picks[0]) if hint.picks and hint.picks[0].verb == "go" else ""
        if goal in self.goals:
            self.looked = goal

    # --- drawing -----------------------------------------------------------------------------------------------------

    def _prepare(self) -> None:
        """Paints what is still missing, a little in every frame."""
        begun = time.perf_counter()
        while self._opening is not None and time.perf_counter() - begun < SLICE:
            if next(self._opening, END) is END:
                self._opening = None

    def _open(self) -> Iterator[None]:
        """Paints the ground, what lies on it and the panels; everything is kept, so that later frames only lay it down."""
        desk, plan, survey = self.desk, self.plan, self.survey
        yield from map_ground.steps(desk, plan, survey.drawn.act)
        scratch = pygame.Surface((1, 1))
        for low, highs in survey.steps.items():
            for high in highs:
                map_paper.draw_way(scratch, desk.brush, *map_paper.ends(plan, low, high), map_paper.INK, 2.1)
            yield
        for name in survey.names:
            map_paper.draw_space(scratch, desk, plan, survey, name)
            yield
        self._sheet_of(tokens=True)
        yield
        for draw in (self.side.draw, self.run.draw):
            draw(scratch)
            yield
        for seat, box in self.party.boards.items():
            self.party.painter.draw(scratch, seat, box, aimed=False)
            yield

    def _sheet_of(self, *, tokens: bool) -> pygame.Surface:
        """Gives the sheet with all that lies on it, painted anew when that has changed."""
        table = self.desk.state.table
        key = (table.map, table.at, table.tokens, table.seen, table.walked, table.boss, self.plan.sheet)
        found = self._laid.get(tokens)
        if found is None or found[0] != key:
            found = self._laid[tokens] = (key, map_paper.lay(self.desk, self.plan, self.survey, tokens=tokens))
        return found[1]

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the map."""
        if not self._painted:
            self._prepare()
        self._painted = False
        if self._opening is not None:
            surface.blit(map_ground.bare(self.desk), (0, 0))
            return
        self._draw_sheet(surface)
        self.party.draw(surface)
        self.run.draw(surface, plain=self.is_overlay)
        self.side.draw(surface)

    def _draw_sheet(self, surface: pygame.Surface) -> None:
        plan, motion = self.plan, self.motion
        if motion.is_rolled:
            motion.draw_rolled(surface, plan, map_ground.bare(self.desk), self._sheet_of(tokens=False))
            return
        opening = len(motion.flips) > 1
        surface.blit(self._sheet_of(tokens=not opening), (0, 0))
        self.marks.look_at("" if motion.hop is not None else self.shown)
        self.marks.draw_ways(surface)
        self.marks.draw_lights(surface)
        if opening:
            self._draw_turned(surface)
        motion.draw_flips(surface, plan, self.survey)
        motion.draw_ink(surface, plan, self.survey)
        self.marks.draw_sigils(surface)
        self.marks.draw_lantern(surface)

    def _draw_turned(self, surface: pygame.Surface) -> None:
        """Draws the tokens that have turned over already, while others still wait."""
        for name in self.survey.names:
            if self.survey.tones[name] and name not in self.motion.flips:
                map_paper.draw_space(surface, self.desk, self.plan, self.survey, name)

    def draw_over(self, surface: pygame.Surface) -> None:
        """Draws what lies over the bar."""
        self.pointer.draw(surface)
        self.party.draw_over(surface)
        if self.sheet is not None:
            self.sheet.draw(surface)
