"""Who plays, and with which seed."""

from typing import TYPE_CHECKING

from attrs import evolve

from soulstack.app.settings import SeatChoice, SeatKind
from soulstack.ui import games, theme
from soulstack.ui.controls import Choice
from soulstack.ui.scenes.menu import MenuScene
from soulstack.ui.textentry import TextEntry
from soulstack.ui.widgets import Badge, Button, Label, Panel

if TYPE_CHECKING:
    from soulstack.ui.loop import App

MOST_SEATS = 4
ROW = 76.0


class NewGameScene(MenuScene):
    """Chooses seats, names and seed, and remembers them."""

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        known = [SeatChoice(seat.name, games.known_kind(seat.kind)) for seat in app.settings.seats]
        self.count = max(2, min(MOST_SEATS, len(known)))
        known += [SeatChoice(games.NAMES[seat], "bot:easy") for seat in range(len(known), MOST_SEATS)]
        self.seats: list[SeatChoice] = known[:MOST_SEATS]
        self.seed = app.settings.seed if app.settings.seed.isdecimal() else ""
        self._one_human()
        self.words = Label((140, 572, 560, 26), "", size=18, colour=theme.MUTED, font=theme.ITALIC_FONT)
        self.kinds: list[Choice[SeatKind]] = []
        self.badges: list[Badge] = []

    def build(self) -> None:
        self.add_panel((100, 36, 1080, 648), "New game")
        self.form.add(
            Label((140, 116, 160, 44), "Players", size=24, font=theme.TITLE_FONT),
            Choice(
                (310, 114, 240, 46),
                [(number, str(number)) for number in range(2, MOST_SEATS + 1)],
                self.count,
                self._set_count,
                size=22,
            ),
        )
        self.kinds, self.badges = [], []
        for seat in range(MOST_SEATS):
            self._add_seat(seat)
        self.form.add(
            Label((140, 518, 150, 44), "Seed", size=24, font=theme.TITLE_FONT),
            TextEntry(
                (310, 516, 300, 46),
                self.seed,
                self._set_seed,
                longest=games.LONGEST_SEED,
                placeholder="random",
                allowed=_is_digit,
            ),
            Button((624, 513, 58, 52), "", self._roll, icon="die", material="wood", sound="die"),
            Label(
                (700, 518, 440, 44),
                "The same seed deals the same decks and dice.",
                size=17,
                colour=theme.MUTED,
                font=theme.ITALIC_FONT,
            ),
            self.words,
            Button((140, 608, 220, 56), "Back", self.back),
            Button((860, 600, 280, 64), "Start", self.start, material="brass", size=30),
        )
        self.form.set_focus(self.form.widgets[-1])
        self._tell()

    def _add_seat(self, seat: int) -> None:
        y = 180 + seat * (ROW + 6)
        choice = self.seats[seat]
        used = seat < self.count
        panel = Panel((134, y, 1012, ROW), "slate", radius=14, line=3)
        badge = Badge((152, y + 12, 52, 52), seat, choice.name[:1])
        mark = Label(
            (216, y + 17, 88, 56),
            theme.seat_mark(seat).word.replace(" ", "\n"),
            size=16,
            colour=theme.MUTED,
            wrapped=True,
        )
        name = TextEntry(
            (310, y + 15, 280, 46), choice.name, lambda text: self._set_name(seat, text), longest=16, placeholder="name"
        )
        kind = Choice[SeatKind](
            (610, y + 14, 516, 48), games.KINDS, games.known_kind(choice.kind), lambda kind: self._set_kind(seat, kind)
        )
        self.kinds.append(kind)
        self.badges.append(badge)
        for widget in (panel, badge, mark, name, kind):
            widget.visible = used
            self.form.add(widget)

    def _set_count(self, count: int) -> None:
        self.count = count
        if not any(seat.kind == "human" for seat in self.seats[:count]):
            self._one_human()
        self.rebuild()

    def _set_name(self, seat: int, name: str) -> None:
        self.seats[seat] = evolve(self.seats[seat], name=name)
        self.badges[seat].letter = name[:1]

    def _set_kind(self, seat: int, kind: SeatKind) -> None:
        self.seats[seat] = evolve(self.seats[seat], kind=kind)
        if kind == "human":
            self._one_human(keep=seat)
        for number, choice in enumerate(self.kinds):
            choice.value = games.known_kind(self.seats[number].kind)
        self._tell()

    def _one_human(self, keep: int | None = None) -> None:
        """Leaves at most one human: the table is shown from that seat."""
        humans = [seat for seat, choice in enumerate(self.seats[: self.count]) if choice.kind == "human"]
        stays = keep if keep is not None else humans[0] if humans else None
        self.seats = [
            evolve(choice, kind="bot:easy") if choice.kind == "human" and seat != stays else choice
            for seat, choice in enumerate(self.seats)
        ]

    def _set_seed(self, seed: str) -> None:
        self.seed = seed

    def _roll(self) -> None:
        self.seed = str(games.random_seed())
        self.rebuild()

    def _tell(self) -> None:
        human = next((choice for choice in self.seats[: self.count] if choice.kind == "human"), None)
        if human is None:
            self.words.text = "Only bots play: you watch."
        else:
            others = self.count - 1
            self.words.text = f"You play against {others} bot{'s' if others > 1 else ''}."

    def plan(self) -> games.Plan:
        """Reads the plan from the form."""
        seats = tuple(
            evolve(choice, name=choice.name.strip() or games.NAMES[seat])
            for seat, choice in enumerate(self.seats[: self.count])
        )
        seed = int(self.seed) if self.seed else games.random_seed()
        return games.Plan(seats=seats, seed=seed, sets=self.app.settings.sets)

    def start(self) -> None:
        """Remembers the choices and deals."""
        plan = self.plan()
        self.app.change(seats=plan.seats, seed=self.seed)
        games.start(self.app, plan)

    def back(self) -> None:
        self.app.change(seats=self.plan().seats, seed=self.seed)
        super().back()


def _is_digit(letter: str) -> bool:
    return letter in "0123456789"
