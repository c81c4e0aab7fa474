"""Playing a fight with keys alone: cards by digits, targets by Tab, and everything else by its letter."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

import pygame

from soulstack.app.language import tr
from soulstack.games.spire.screen.combat import foes
from soulstack.games.spire.screen.combat.strip import Strip
from soulstack.games.spire.screen.combat.thoughts import thought_at
from soulstack.games.spire.screen.sheet import DIGITS, ENTER, Sheet
from soulstack.ui.geometry import Box

if TYPE_CHECKING:
    from soulstack.games.spire.play.hints import Hint

from soulstack.games.spire.screen.combat.fight_mouse import FightMouse


class FightKeys(FightMouse):
    """Takes keys, and says where everything is."""

    def key(self, key: int, mod: int) -> bool:
        """Takes a key."""
        if self.desk.state.fight is None:
            return False
        if self.talk is not None:
            self.talk.key(key, mod)
            self.talk = self.talk if self.talk.open else None
            return True
        if isinstance(self.sheet, Strip) and self.sheet.key(key):
            return True
        if isinstance(self.sheet, Sheet):
            return self.sheet.key(key)
        if self.held_key:
            return self._second_key(key)
        if key in DIGITS:
            return self._digit(DIGITS.index(key), mod)
        if key in ENTER or key == pygame.K_SPACE:
            return self._confirm()
        if key == pygame.K_TAB:
            return self._next_target(-1 if mod & pygame.KMOD_SHIFT else 1)
        if key in {pygame.K_UP, pygame.K_DOWN}:
            return self._next_target(1 if key == pygame.K_DOWN else -1)
        if key in {pygame.K_LEFT, pygame.K_RIGHT}:
            return self._next_card(1 if key == pygame.K_RIGHT else -1)
        if key in {pygame.K_t, pygame.K_PAGEDOWN, pygame.K_PAGEUP}:
            return self.talk_to()
        if pygame.K_F1 <= key <= pygame.K_F4 and self.takes_heroes:
            self.carry_out(("seat", key - pygame.K_F1))
            return True
        if key in {pygame.K_q, pygame.K_r}:
            self.held_key = key
            self.desk.say(
                tr("Which one? Press its number.") if key == pygame.K_q else tr("Which relic? Press its number.")
            )
            return True
        name = {
            pygame.K_e: "end", pygame.K_s: "shiv", pygame.K_b: "miracle", pygame.K_a: "draw", pygame.K_x: "discard",
        }.get(key)  # fmt: skip
        if name is None:
            return False
        self.do(name)
        return True

    def _second_key(self, key: int) -> bool:
        """Takes the digit behind Q or R."""
        which, self.held_key = self.held_key, 0
        if key not in DIGITS:
            return False
        state, at = self.desk.state, DIGITS.index(key)
        hero = state.heroes[self.seat]
        usable = [card for card in hero.relics if any(type(a).__name__ == "Use" for a in state.faces[card].abilities)]
        usable += [card for card in state.fighter(self.seat).powers if self._has_use(card)]
        items = list(hero.potions) if which == pygame.K_q else usable
        if at < len(items):
            self.use(items[at], self.desk.cursor)
        else:
            self.desk.deny(tr("There is none."))
        return True

    def _has_use(self, card: int) -> bool:
        return any(type(ability).__name__ == "Use" for ability in self.desk.state.faces[card].abilities)

    def _digit(self, at: int, mod: int) -> bool:
        aim = self.parts.aim
        if mod & pygame.KMOD_SHIFT:
            if aim is not None and ("row", at + 1) in aim.targets:
                self.carry_out(("row", at + 1))
            return True
        if at >= len(self.hand):
            return True
        card = self.hand[at].card
        option = self.option_of(card)
        if aim is not None and option is not None and aim.option == option:
            return self._confirm()
        self.hot = card
        held = self.hand[at]
        self.take(option, ("card", card), (held.x, held.y))
        return True

    def _confirm(self) -> bool:
        aim = self.parts.aim
        asked = self.asked
        if aim is None:
            if asked is not None and asked.kind == "roll_window":
                self.end_turn()
                return True
            if self.hot >= 0:
                self.take(self.option_of(self.hot), ("card", self.hot), self.desk.cursor)
                return True
            return False
        if aim.option is None and aim.hover is None and aim.asked is not None and self.other_box is not None:
            self.answer_without(aim.asked)
            return True
        if aim.needs_target and aim.hover is None and aim.only is None:
            self._next_target(1)
            return True
        self.carry_out(aim.hover)
        return True

    def _next_target(self, way: int) -> bool:
        aim = self.parts.aim
        if aim is None or not aim.targets:
            return False
        order = list(aim.targets)
        at = order.index(aim.hover) if aim.hover in order else -1 if way > 0 else 0
        aim.hover = order[(at + way) % len(order)]
        return True

    def _next_card(self, way: int) -> bool:
        if not self.hand:
            return False
        cards = [held.card for held in self.hand]
        at = cards.index(self.hot) if self.hot in cards else -1 if way > 0 else 0
        self.hot = cards[(at + way) % len(cards)]
        self.drop_aim()
        return True

    def back(self) -> bool:
        """Leaves the aim; a question that an answer has led to is taken back with it."""
        aim = self.parts.aim
        if self.talk is not None:
            self.hush()
            return True
        if self.held_key:
            self.held_key = 0
            return True
        if aim is not None and aim.option is not None:
            self.drop_aim()
            return True
        asked = self.desk.session.decision
        inside = aim is not None or self.sheet is not None
        if inside and asked is not None and self.desk.session.offers.undo is not None and self.desk.session.can_undo:
            self.desk.undo()
            return True
        return False

    def things(self) -> Mapping[str, Box]:
        """Lists what can be clicked."""
        if self.desk.state.fight is None:
            return {}
        if self.talk is not None:
            return self.talk.things()
        if isinstance(self.sheet, Sheet):
            return self.sheet.things()
        found = {f"card {held.card}": self._visible(k) for k, held in enumerate(self.hand)}
        state = self.desk.state
        for foe in state.combat().foes:
            if foe.lives and foe.id in self.parts.layout.foes:
                found[f"foe {foe.id}"] = foes.figure_box(self.parts, foe)
        found |= {f"hero {seat}": box for seat, box in self.parts.layout.boards.items()}
        found |= {f"row {row}": self._row_handle(row) for row in self.parts.layout.ledges}
        found |= self.tray.boxes
        thought = thought_at(self)
        if thought is not None:
            found["thought"] = thought[1]
        if self.other_box is not None:
            found["let go"] = self.other_box
        if self.sheet is not None:
            found |= self.sheet.things()
        return found

    def lit(self) -> tuple[str, ...]:
        """Names the answers of a question, what is aimed at, or the cards that can be played."""
        if self.desk.state.fight is None:
            return ()
        if self.sheet is not None:
            return tuple(self.sheet.things())
        aim = self.parts.aim
        if aim is not None and aim.needs_target:
            words = {"foe": "foe", "seat": "hero", "row": "row"}
            return tuple(f"{words[kind]} {number}" for kind, number in aim.targets)
        return tuple(f"card {held.card}" for held in self.hand if self.option_of(held.card) is not None)

    def _visible(self, k: int) -> Box:
        box = self.hand[k].box
        right = self.hand[k + 1].box.x if k + 1 < len(self.hand) else box.right
        return Box(box.x, box.y, max(16.0, right - box.x), box.h)

    def _row_handle(self, row: int) -> Box:
        y, left, right = self.parts.layout.ledges[row]
        return Box(left + 4, y - 2, min(40.0, right - left), 16)

    def show_hint(self, hint: "Hint") -> None:
        """Lifts the card that a hint is about."""
        self.hinted = hint
        first = hint.picks[0] if hint.picks else None
        if first is not None and first.verb == "play" and first.ref is not None and hint.seat == self.seat:
            self.hot = first.ref[1]
