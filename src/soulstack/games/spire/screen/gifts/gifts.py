"""The rewards of a hero, whole: the column, what one of them holds, the deck beside it, the party below, and the buttons.

A stage that may have rewards open beside something of its own makes one `Gifts(desk, apart=True)`, gives it every call of the
protocol while `gifts.open` holds, and draws itself below it.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

import pygame

from soulstack.app.language import tr
from soulstack.games.spire.rules.state import NOBODY
from soulstack.games.spire.screen import look
from soulstack.games.spire.screen.gifts import pedestal
from soulstack.games.spire.screen.gifts.banner import draw_banner
from soulstack.games.spire.screen.gifts.gift_answers import GiftAnswers
from soulstack.games.spire.screen.gifts.gifts_base import TITLES
from soulstack.games.spire.screen.sheet import DIGITS, ENTER
from soulstack.kernel.asking import UNDONE
from soulstack.ui import theme
from soulstack.ui.geometry import Box

if TYPE_CHECKING:
    from soulstack.games.spire.play.hints import Hint

Point = tuple[float, float]
TROPHIES = 5
"""So many of the things that were taken are shown at the end."""


class Gifts(GiftAnswers):
    """Takes mouse and keys, and draws the rewards of one hero after another."""

    # --- input -----------------------------------------------------------------------------------------------------

    def things(self) -> Mapping[str, Box]:
        """Lists what can be clicked, in the order in which keys go through it."""
        if self.panel is not None:
            return self.panel.things()
        faces = self.offer.things() if self.current is not None and self.current.kind != "gold" else {}
        buttons = {name: box for name, (box, *_) in self.buttons.items()}
        return {
            **faces, **self.column.things(), **buttons, **self.party.things(), **self.summary.things(),
        }  # fmt: skip

    def move(self, point: Point) -> None:
        """Takes the mouse at another place."""
        if self.panel is None:
            self.offer.hot = self.offer.at(point)

    def press(self, point: Point, button: int) -> bool:
        """Takes a press of the mouse."""
        if button == pygame.BUTTON_RIGHT:
            return self.back()
        if button != pygame.BUTTON_LEFT:
            return False
        if self.panel is not None:
            if not self.panel.press(point):
                self.panel = None
            return True
        for name, box in self.things().items():
            if box.has(point):
                self.do(name)
                return True
        return False

    def face_at(self, point: Point) -> str:
        """Gives what lies open under a point."""
        return self._open_face(self.offer.at(point)) if self.panel is None else ""

    def face_in_focus(self) -> str:
        """Gives what lies open where the keys are."""
        return self._open_face(self.offer.hot) if self.panel is None else ""

    def _open_face(self, at: int) -> str:
        gift = self.current
        return gift.faces[at] if gift is not None and 0 <= at < len(gift.faces) else ""

    def key(self, key: int, mod: int) -> bool:
        """Takes a key: digits take, X skips, U held turns, E is done; arrows, Tab and Enter reach everything."""
        if self.panel is not None:
            return self.panel.key(key)
        if key in DIGITS:
            self.take(DIGITS.index(key))
            return True
        if key == pygame.K_u:
            self.offer.up = True
            return True
        name = {pygame.K_x: "skip", pygame.K_e: "done", pygame.K_g: "potion", pygame.K_q: "potion"}.get(key, "")
        if name:
            self.do(name)
            return True
        if key == pygame.K_TAB:
            return self._walk(-1 if mod & pygame.KMOD_SHIFT else 1)
        if key in {pygame.K_LEFT, pygame.K_RIGHT}:
            return self._step("face", 1 if key == pygame.K_RIGHT else -1)
        if key in {pygame.K_UP, pygame.K_DOWN}:
            return self._step("gift", 1 if key == pygame.K_DOWN else -1)
        if key in ENTER or key == pygame.K_SPACE:
            return self._confirm()
        return False

    def key_up(self, key: int) -> None:
        """Takes the end of a key's press."""
        if key == pygame.K_u:
            self.offer.up = False

    def _walk(self, way: int) -> bool:
        return self._go(list(self.things()), way)

    def _step(self, kind: str, way: int) -> bool:
        if not self._go([name for name in self.things() if name.startswith(f"{kind} ")], way):
            return False
        if kind == "gift":
            self.chosen[self.seat] = int(self.focus.partition(" ")[2])
            self.lay_out()
        return True

    def _go(self, names: list[str], way: int) -> bool:
        if not names:
            return False
        at = names.index(self.focus) if self.focus in names else -1 if way > 0 else 0
        self.focus = names[(at + way) % len(names)]
        kind, _, number = self.focus.partition(" ")
        self.offer.hot = int(number) if kind == "face" else -1
        return True

    def _confirm(self) -> bool:
        """Does what the keys are at, else the one thing that there is to do."""
        if self.focus in self.things():
            self.do(self.focus)
            return True
        brass = [name for name, (_, _, _, material) in self.buttons.items() if material == "brass"]
        if brass:
            self.do(brass[0])
        else:
            self.desk.deny(tr("Choose one, or skip it."))
        return True

    def back(self) -> bool:
        """Leaves what was opened."""
        if self.panel is not None and self.panel.opened:
            self.panel = None
            return True
        if self.panel is not None and self.desk.session.offers.undo is not None and self.desk.session.can_undo:
            self.desk.undo()
            return True
        if self.looking >= 0:
            self.turn_to(max(0, self.desk.session.focus))
            return True
        if self.focus:
            self.focus = ""
            self.offer.hot = -1
            return True
        if self.apart and not self.put_aside:
            self.later()
            return True
        return False

    def show_hint(self, hint: "Hint") -> None:
        """Points at the face that a hint is about."""
        self.hinted = hint
        first = hint.picks[0] if hint.picks else None
        gift = self.current
        number = first.ref[1] if first is not None and first.ref is not None and first.ref[0] == "card" else NOBODY
        if gift is not None and number in gift.cards:
            self.offer.hot = gift.cards.index(number)

    # --- drawing ---------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Draws everything but the ground."""
        desk = self.desk
        if self.apart:
            desk.kit.put(surface, desk.kit.veil(surface.get_size(), (8, 12, 22), 0.72), 0, 0)
        parts = (
            self._draw_column,
            self.summary.draw,
            self._draw_party,
            self._draw_offer,
            self._draw_buttons,
            self._draw_hint,
            self._draw_focus,
        )
        self.unrolled = min(len(parts), self.unrolled + 1)
        for draw in parts[: self.unrolled]:
            draw(surface)
        self.draw_motion(surface)

    def draw_motion(self, surface: pygame.Surface) -> None:
        """Draws what flies and rises, over everything but a panel."""
        self.motion.draw(surface, self.desk)
        self.words.draw(surface, self.desk)

    def _draw_column(self, surface: pygame.Surface) -> None:
        self.column.draw(surface, self._below())

    def _draw_hint(self, surface: pygame.Surface) -> None:
        """Says beside the deck what a sound player would do."""
        hint = self.hinted
        if hint is None or hint.seat != self.seat:
            return
        brush, above = self.desk.brush, self.summary.box
        box = Box(above.x, above.bottom + 10, above.w, 72)
        brush.plate(surface, box, "glass", radius=12, line=2)
        brush.icon(surface, "hint", box.x + 28, box.cy, 34)
        brush.line(surface, tr("A sound player"), box.x + 52, box.y + 23, 13, ax=0, room=box.w - 62)
        brush.text(surface, hint.words, box.x + 52, box.y + 46, 16, look.LANTERN, ax=0, room=box.w - 62)

    def _draw_party(self, surface: pygame.Surface) -> None:
        self.party.draw(surface, self.seat, self.known)

    def _draw_offer(self, surface: pygame.Surface) -> None:
        desk = self.desk
        draw_banner(surface, desk, desk.screen.w / 2, 82 + desk.y0 * 0.12, self.title())
        if self.current is None:
            self._draw_settled(surface)
        else:
            self.offer.draw(surface)

    def _draw_buttons(self, surface: pygame.Surface) -> None:
        for name in self.buttons:
            self._draw_button(surface, name)

    def draw_over(self, surface: pygame.Surface) -> None:
        """Draws what is asked over everything."""
        if self.panel is not None:
            self.panel.draw(surface)

    def title(self) -> str:
        """Says in a few words what is to be done."""
        gift = self.current
        if gift is None:
            return tr("Everything is settled")
        if gift.state == "back":
            return tr("What is it?") if gift.show == 1 else tr("What lies there?")
        if gift.is_draft:
            return tr("Choose a boss relic") if gift.kind == "boss_relic" else tr("Choose a relic")
        return {
            "cards": tr("Choose a card"), "relic": tr("A relic"), "potion": tr("A potion"),
            "transform": tr("Which card is transformed?"), "gold": tr("Gold"),
        }[TITLES[gift.kind]]  # fmt: skip

    def _below(self) -> str:
        hero = self.desk.state.heroes[self.seat]
        return tr("row {n}", n=hero.row)

    def _draw_settled(self, surface: pygame.Surface) -> None:
        """Shows what was taken, and says that there is nothing left to take."""
        desk, brush, room = self.desk, self.desk.brush, self.offer.room
        taken = [gift for gift in self.gifts if gift.taken != NOBODY][-TROPHIES:]
        waiting = self.asked is None or self.asked.options == (UNDONE,)
        words = tr("Waiting for the others") if waiting else tr("Go on when you like")
        if not taken:
            brush.glow(surface, room.cx, room.cy - 10, 170, (80, 110, 96))
            brush.icon(surface, "done", room.cx, room.cy - 24, 96)
            brush.text(surface, words, room.cx, room.cy + 54, 20, theme.CREAM)
            return
        wide = min(150.0, room.w / len(taken) - 18)
        for k, gift in enumerate(taken):
            x = room.cx + (k - (len(taken) - 1) / 2) * (wide + 22)
            face = gift.faces[gift.cards.index(gift.taken)]
            if gift.by_face:
                image = desk.face_ready(face, wide) or desk.back_image(desk.hero(self.seat), wide)
                desk.put_card(surface, image, x, room.cy - 20, glow=look.LANTERN)
            else:
                pedestal.light(surface, desk, x, room.cy + 50, wide * 0.9)
                pedestal.put(surface, desk, x, room.cy + 50, wide * 0.9)
                pedestal.thing(surface, desk, face, x, room.cy + 46, wide * 0.62)
            brush.icon(surface, "done", x + wide * 0.44, room.cy + wide * 0.6, 30)
        brush.text(surface, words, room.cx, room.cy + 138, 20, theme.CREAM)

    def _draw_button(self, surface: pygame.Surface, name: str) -> None:
        brush, (box, words, key, material) = self.desk.brush, self.buttons[name]
        hot = box.has(self.desk.cursor)
        if material == "brass":
            brush.halo(surface, box, radius=12)
        brush.plate(surface, box, material, radius=12, light=14 if hot else 0)
        brush.text(surface, words, box.cx - 14, box.cy - 1, 18, room=box.w - 76)
        brush.cap(surface, key, box.right - 10, box.cy, 11)

    def _draw_focus(self, surface: pygame.Surface) -> None:
        """Lights what the keys are at; faces have a light of their own."""
        box = self.things().get(self.focus) if self.panel is None else None
        if box is not None and not self.focus.startswith("face"):
            self.desk.kit.put_ring(surface, box, look.LANTERN)
