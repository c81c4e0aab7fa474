"""The stage between two acts: the party on the stairs, what it is healed, what the next act brings, and whether it climbs on.

Before a second boss the same stage lets heroes change rows and hand potions on until everybody is ready.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

import pygame

from soulstack.app.language import tr
from soulstack.games.spire.play import journey
from soulstack.games.spire.play.wording import ROMAN
from soulstack.games.spire.rules.climb.joining import who_may_join
from soulstack.games.spire.rules.climb.keys import KEYS, act_four
from soulstack.games.spire.rules.frames import NO, YES
from soulstack.games.spire.screen import look, pictures
from soulstack.games.spire.screen.places import CatchUp
from soulstack.games.spire.screen.rooms.agreement import persons
from soulstack.games.spire.screen.rooms.boss_panel import BossPanel
from soulstack.games.spire.screen.rooms.map_ground import act_name
from soulstack.games.spire.screen.rooms.party_boards import PartyBoards
from soulstack.games.spire.screen.rooms.side_question import sheet_for
from soulstack.games.spire.screen.rooms.stairs import Stairs
from soulstack.games.spire.screen.sheet import DIGITS, ENTER, Sheet
from soulstack.games.spire.screen.stage import BaseStage, Point
from soulstack.kernel.asking import DONE, UNDONE
from soulstack.kernel.decisions import Decision
from soulstack.kernel.facts import Fact
from soulstack.ui import theme
from soulstack.ui.geometry import Box

if TYPE_CHECKING:
    from soulstack.games.spire.screen.desk import Desk

GO_ON: Final = "go_on"
BETWEEN: Final = "between"
NEWS: Final = (404.0, 336.0)
ASK: Final = (372.0, 148.0)
LOW: Final = 46.0
"""What the button for newcomers adds below the question."""
FACE: Final = 72.0


class ActChangeStage(BaseStage):
    """Shows the way between two acts."""

    def __init__(self, desk: "Desk", place: str) -> None:
        super().__init__(desk, place)
        self.stairs = Stairs(desk)
        self.party = PartyBoards(desk)
        self.boss = BossPanel(desk)
        self.sheet: Sheet | None = None
        self.asked: Decision | None = None
        self.chosen = "on"
        """The answer that Enter gives."""
        self.news = self.ask = Box(0, 0, 0, 0)

    @property
    def kind(self) -> str:
        """What is asked: whether the party climbs on, or whether it is ready for a second boss."""
        if self.asked is None:
            return ""
        return self.asked.prompt if self.asked.kind == "done" else self.asked.kind

    @property
    def next_act(self) -> int:
        """The act that comes next."""
        return min(4, self.desk.state.table.act + 1)

    @property
    def can_join(self) -> bool:
        """Whether another hero may join now (QUICK-05)."""
        return bool(who_may_join(self.desk.state))

    def title(self) -> tuple[str, str]:
        """Says what was beaten."""
        act = ROMAN[min(4, self.desk.state.table.act)]
        if self.kind == BETWEEN:
            return tr("A second boss"), tr("Act {act}", act=act)
        return tr("Act {act} is behind you", act=act), tr("The stairs")

    # --- life --------------------------------------------------------------------------------------------------------

    def lay_out(self) -> None:
        """Places everything anew."""
        desk, room = self.desk, self.desk.room
        self.news = Box(14, room.y + 16, *NEWS)
        high = ASK[1] + (LOW if self.can_join else 0)
        self.ask = Box(desk.screen.w - desk.x0 / 2 - ASK[0] - 22, room.bottom - high - 22, ASK[0], high)
        self.party.lay_out(Box(desk.x0 + 18, room.y + 14, 316, room.h - 34))
        self.boss.box = Box(self.ask.right - 372, self.ask.y - 208, 372, 196)

    def settle(self) -> None:
        """Takes the table as it is now."""
        self.stairs.settle()
        self._look()
        self.lay_out()

    def _look(self) -> None:
        session = self.desk.session
        self.asked, self.sheet = session.decision, None
        if self.asked is not None and self.desk.is_current and not session.over:
            self.sheet = sheet_for(self.desk, self.asked)

    def update(self, dt: float) -> None:
        """Lets time pass."""
        self.stairs.update(dt)
        if self.desk.session.decision is not self.asked and self.desk.is_current:
            self._look()

    def finish(self) -> None:
        """Ends what still moves."""
        self.stairs.finish()

    def play(self, fact: Fact, after: Any) -> float:
        """Starts the picture of a fact: healing, then the way up."""
        del after
        if fact.kind == "healed" and fact.seat >= 0:
            self.stairs.heal(fact.seat, fact.amount)
            return 0.0 if self.desk.still else 0.28
        if fact.kind == "act_started":
            self.asked = None
            return self.stairs.begin_walk()
        return 0.12 if fact.kind in {"rows_swapped", "potion_given"} else 0.0

    # --- what is wanted ----------------------------------------------------------------------------------------------

    def buttons(self) -> dict[str, Box]:
        """Where the answers are."""
        box = self.ask
        if self.desk.busy or self.asked is None or self.asked.seat not in self.desk.session.people:
            return {}
        if self.kind == GO_ON:
            half, top = (box.w - 38) / 2, box.y + ASK[1] - 66
            found = {"on": Box(box.x + 14, top, half, 52), "end": Box(box.x + 24 + half, top, half, 52)}
            if self.can_join:
                found["join"] = Box(box.x + 14, top + 60, box.w - 28, 38)
            return found
        return {"ready": Box(box.x + 14, box.bottom - 66, box.w - 28, 52)} if self.kind == BETWEEN else {}

    def do(self, name: str) -> None:
        """Gives an answer."""
        asked = self.asked
        if asked is None:
            return
        if name == "ready":
            self._be_ready()
            return
        if name == "join":
            self.desk.sound("click")
            self.desk.app.go(CatchUp(self.desk.session))
            return
        option = YES if name == "on" else NO
        if option in asked.options:
            self.desk.sound("click")
            self.desk.choose(asked.seat, option)

    def _be_ready(self) -> None:
        """Says for all heroes of one person that they are ready, or that they are not yet."""
        session = self.desk.session
        who = persons(session)
        mine = [seat for seat in who if who[seat] == who.get(session.focus)]
        waiting = [seat for seat in mine if session.can_act(seat)]
        self.desk.sound("click")
        for seat in waiting or mine:
            asked = session.asked_of(seat)
            wanted = DONE if waiting else UNDONE
            if asked is not None and wanted in asked.options:
                self.desk.choose(seat, wanted)

    # --- input -------------------------------------------------------------------------------------------------------

    def things(self) -> Mapping[str, Box]:
        """Lists what can be clicked."""
        if self.sheet is not None:
            return self.sheet.things()
        found = dict(self.buttons())
        if self.kind == BETWEEN:
            if self.party.sheet is not None:
                return self.party.things()
            found |= self.party.things()
            if self.boss.face:
                found["boss"] = self.boss.box
        return found

    def press(self, point: Point, button: int) -> bool:
        """Takes a press."""
        if self.sheet is not None:
            return self.sheet.press(point)
        if self.party.sheet is not None:
            return self.party.press(point, button)
        if button == pygame.BUTTON_RIGHT:
            return self._look_closely(point)
        for name, box in self.buttons().items():
            if box.has(point):
                self.do(name)
                return True
        if self.kind != BETWEEN:
            return False
        if self.boss.box.has(point):
            return self.desk.look_closely(self.boss.face)
        return self.party.press(point, button)

    def _look_closely(self, point: Point) -> bool:
        if self.kind != BETWEEN:
            return False
        item = self.party.item_at(point)
        if item >= 0:
            return self.desk.look_closely(self.desk.view.name_of(item))
        return self.boss.box.has(point) and self.desk.look_closely(self.boss.face)

    def move(self, point: Point) -> None:
        """Takes the mouse at another place."""
        self.party.move(point)

    def release(self, point: Point, button: int) -> bool:
        """Takes the end of a press."""
        return button == pygame.BUTTON_LEFT and self.party.release(point)

    def key(self, key: int, mod: int) -> bool:
        """Takes a key: arrows and digits choose an answer, Enter and Space give it."""
        if self.sheet is not None:
            return self.sheet.key(key)
        names = list(self.buttons())
        if self.kind == BETWEEN and self.party.key(key, mod):
            return True
        if key == pygame.K_b and self.kind == BETWEEN:
            return self.desk.look_closely(self.boss.face)
        if not names:
            return False
        if key in DIGITS and DIGITS.index(key) < len(names):
            self.do(names[DIGITS.index(key)])
        elif key in {pygame.K_LEFT, pygame.K_RIGHT, pygame.K_TAB} and len(names) > 1:
            step = -1 if key == pygame.K_LEFT or mod & pygame.KMOD_SHIFT else 1
            self.chosen = names[(names.index(self.chosen) + step) % len(names)] if self.chosen in names else names[0]
            self.desk.sound("hover")
        elif key in ENTER or key == pygame.K_SPACE or (key == pygame.K_e and names == ["ready"]):
            self.do(self.chosen if self.chosen in names else names[0])
        else:
            return False
        return True

    def back(self) -> bool:
        """Leaves what is being done."""
        return self.party.back()

    # --- drawing -----------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the stairs and what is said there."""
        if not self.stairs.draw_ground(surface):
            return
        if self.kind == BETWEEN:
            self.party.draw(surface)
            self.boss.draw(surface)
        else:
            self.stairs.draw(surface)
        if self.stairs.walked < 0 and self.kind == GO_ON:
            self._draw_news(surface)
        if self.buttons():
            self._draw_question(surface)

    def _draw_news(self, surface: pygame.Surface) -> None:
        """Says what the next act brings."""
        desk, brush, box = self.desk, self.desk.brush, self.news
        act = self.next_act
        brush.plate(surface, box, "stone", radius=16, alpha=0.94)
        name = tr("Act {act}", act=ROMAN[act])
        wide = brush.text(surface, name, box.x + 22, box.y + 32, 28, look.LANTERN, 0)
        brush.line(
            surface, act_name(act), box.x + 34 + wide, box.y + 34, 19, theme.CREAM, 0, face=theme.ITALIC_FONT,
            room=box.w - wide - 60,
        )  # fmt: skip
        y = box.y + 64
        for icon, words in self.told():
            brush.icon(surface, icon, box.x + 34, y + 14, 26)
            self._write(surface, words, box, y)
            y += 34
        bosses = journey.possible_bosses(desk.state, act)
        words = tr("One of these bosses waits at its end:") if len(bosses) > 1 else tr("At its end waits:")
        brush.icon(surface, "room_boss_hidden" if len(bosses) > 1 else "room_boss", box.x + 34, y + 14, 26)
        self._write(surface, words, box, y)
        step = (box.w - 24) / max(3, len(bosses))
        left = box.cx - step * len(bosses) / 2
        for k, card in enumerate(bosses):
            self._draw_boss(surface, card, Box(left + k * step, y + 35, step, FACE))

    def _write(self, surface: pygame.Surface, words: str, box: Box, y: float) -> None:
        """Writes one piece of news, in two lines where one is too short for it."""
        kit = self.desk.kit
        image = kit.block(words, 14.5, theme.CREAM, theme.BOLD_FONT, room=(box.w - 74, 34))
        kit.put(surface, image, box.x + 58, y + 14, 0, 0.5)

    def _draw_boss(self, surface: pygame.Surface, card: Any, box: Box) -> None:
        brush, kit = self.desk.brush, self.desk.kit
        well = Box(box.cx - FACE / 2, box.y, FACE, FACE)
        brush.plate(surface, well, "glass", radius=9, line=2, shadow=0)
        found = pictures.enemy(card.id, card.name)
        kit.put(surface, brush.picture(found, FACE - 8, FACE - 8), well.cx, well.bottom - 4, 0.5, 1.0)
        words = kit.block(self.desk.book.name(card.id), 13, theme.CREAM, theme.BOLD_FONT, room=(box.w - 6, 30))
        kit.put(surface, words, box.cx, well.bottom + 13, 0.5, 0.5)

    def told(self) -> list[tuple[str, str]]:
        """Lists what the way up and the next act bring."""
        state = self.desk.state
        act = self.next_act
        healed = {hero.seat: journey.healed_between(state, hero.seat) for hero in state.heroes}
        hurt = {seat: n for seat, n in healed.items() if n}
        if not hurt:
            said = tr("Nobody has wounds to heal.")
        elif all(state.heroes[seat].hp + n == state.heroes[seat].max_hp for seat, n in hurt.items()):
            said = tr("Every hero heals all HP.")
        else:
            said = tr("Heroes heal: {list}", list=", ".join(f"{self.desk.name(s)} +{n}" for s, n in hurt.items()))
        found = [
            ("heal", said),
            ("deck", tr("Every deck of card rewards is shuffled anew.")),
            ("map", tr("A new map: {n} rooms up to its boss.", n=journey.rooms_of_act(state, act))),
        ]
        if act_four(state):
            have = len(state.table.keys)
            words = (
                tr("All three keys are yours.")
                if have == len(KEYS)
                else tr("{n} of {most} keys", n=have, most=len(KEYS))
            )
            found.append(("key_emerald" if have else "key_slot", words))
        return found

    def _draw_question(self, surface: pygame.Surface) -> None:
        desk, brush, box = self.desk, self.desk.brush, self.ask
        brush.plate(surface, box, "stone", radius=16, alpha=0.96)
        if self.kind == GO_ON:
            brush.text(surface, tr("Climb on?"), box.x + 20, box.y + 26, 22, ax=0, room=box.w - 40)
            below = tr("Whoever stops here has won the run.")
        else:
            able = [hero.seat for hero in desk.state.heroes if desk.session.can_act(hero.seat)]
            brush.text(surface, tr("A second boss waits"), box.x + 20, box.y + 26, 21, ax=0, room=box.w - 40)
            below = tr("Change rows now, if you like.")
            if len(able) < len(desk.state.heroes):
                below = tr("{n} of {most} are ready", n=len(desk.state.heroes) - len(able), most=len(desk.state.heroes))
        brush.line(surface, below, box.x + 20, box.y + 54, 13.5, ax=0, room=box.w - 40)
        for k, (name, spot) in enumerate(self.buttons().items()):
            self._draw_button(surface, name, spot, k)

    def _draw_button(self, surface: pygame.Surface, name: str, spot: Box, at: int) -> None:
        desk, brush = self.desk, self.desk.brush
        main = name in {"on", "ready"}
        focus = name in {self.chosen, "ready"}
        if focus:
            brush.halo(surface, spot, radius=12)
        light = 14 if spot.has(desk.cursor) else 0
        brush.plate(surface, spot, "brass" if main else "deep", radius=12, light=light)
        mine = desk.session.focus
        words = {
            "on": tr("Climb on"),
            "end": tr("End as winners"),
            "join": tr("Let another hero join"),
            "ready": tr("Into the fight") if desk.session.can_act(mine) else tr("Wait a moment"),
        }[name]
        brush.text(surface, words, spot.cx - 12, spot.cy - 1, 19 if main else 16, room=spot.w - 66)
        brush.cap(surface, "space" if name == "ready" else str(at + 1), spot.right - 9, spot.cy, 11)

    def draw_over(self, surface: pygame.Surface) -> None:
        """Draws what lies over the bar."""
        if self.kind == BETWEEN:
            self.party.draw_over(surface)
        if self.sheet is not None:
            self.sheet.draw(surface)
