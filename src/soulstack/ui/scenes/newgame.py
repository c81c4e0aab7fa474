"""Who plays, with which cards and rules, and with which seed."""

from typing import TYPE_CHECKING

from attrs import evolve

from soulstack.app.language import joined, tr, tr_n
from soulstack.app.settings import Difficulty, Mode, SeatChoice
from soulstack.app.words import kept_name, shown_name
from soulstack.ui import games, theme
from soulstack.ui.controls import Choice, Toggle
from soulstack.ui.scenes.menu import MenuScene
from soulstack.ui.textentry import TextEntry
from soulstack.ui.widgets import RIGHT, Badge, Button, Label, Panel, Picture, Widget

if TYPE_CHECKING:
    from soulstack.ui.loop import App

MOST_SEATS = 4
ROW = 76.0
SETS_SHOWN = 5
GOALS: tuple[tuple[Difficulty, int], ...] = (("normal", 4), ("hard", 6), ("ultra", 8))
"""How hard a co-op game is, said as the souls that the team needs (SOLO-07)."""
TIMER = 8


class NewGameScene(MenuScene):
    """Chooses seats, names, cards, rules and seed, and remembers them."""

    def __init__(self, app: "App", *, shared: bool = False) -> None:
        super().__init__(app)
        now = app.settings
        known = [SeatChoice(shown_name(seat.name), games.with_temper(seat.kind)) for seat in now.seats]
        self.mode: Mode = now.mode
        self.many = max(2, min(MOST_SEATS, len(known)))
        """How many seats a versus game has; a co-op game always has two."""
        known += [SeatChoice(shown_name(games.NAMES[seat]), games.USUAL) for seat in range(len(known), MOST_SEATS)]
        self.seats: list[SeatChoice] = known[:MOST_SEATS]
        if shared:
            self._share()
        self.seed = now.seed if now.seed.isdecimal() else ""
        self.offers = games.card_sets()
        self.sets = [offer.key for offer in self.offers if offer.key in now.sets or offer is self.offers[0]]
        self.has_rooms = games.has_rooms()
        self.rooms = now.rooms and self.has_rooms
        self.bonus_souls, self.draft, self.ratios = now.bonus_souls, now.draft, now.ratios
        self.difficulty: Difficulty = now.difficulty
        self.tab = "seats"
        self.page = 0
        self.words = Label((140, 572, 1000, 26), "", size=18, colour=theme.MUTED, font=theme.ITALIC_FONT)
        self.kinds: list[Choice[str]] = []
        self.badges: list[Badge] = []
        self.moods: list[Button] = []
        self.options: dict[str, Widget] = {}
        """The controls of the second tab, by what they change."""

    def _share(self) -> None:
        """Makes it a game of friends at one screen, unless it is one already."""
        self.mode = "versus"
        for seat, choice in enumerate(self.seats[: self.many]):
            if sum(each.kind == "human" for each in self.seats[: self.many]) < 2:
                self.seats[seat] = evolve(choice, kind="human")

    @property
    def count(self) -> int:
        """How many seats the game has."""
        return self.many if self.mode == "versus" else 2

    def build(self) -> None:
        self.add_panel((100, 36, 1080, 648), tr("New game"))
        self.kinds, self.badges, self.moods, self.options = [], [], [], {}
        if self.tab == "seats":
            self._add_players()
        else:
            self._add_mode()
        tabs = [("seats", tr("Seats")), ("options", tr("Options"))]
        self.tabs = Choice[str]((846, 114, 300, 46), tabs, self.tab, self._set_tab, size=22)
        self.form.add(self.tabs)
        if self.tab == "seats":
            for seat in range(MOST_SEATS):
                self._add_seat(seat)
        else:
            self._add_sets()
            self._add_rules()
        self.form.add(
            Label((140, 518, 150, 44), tr("Seed"), size=24, font=theme.TITLE_FONT),
            TextEntry(
                (310, 516, 300, 46),
                self.seed,
                self._set_seed,
                longest=games.LONGEST_SEED,
                placeholder=tr("random"),
                allowed=_is_digit,
            ),
            Button((624, 513, 58, 52), "", self._roll, icon="die", material="wood", sound="die"),
            Label(
                (700, 518, 440, 44),
                tr("The same seed deals the same decks and dice."),
                size=17,
                colour=theme.MUTED,
                font=theme.ITALIC_FONT,
            ),
            self.words,
            Button((140, 608, 220, 56), tr("Back"), self.back),
            Button((860, 600, 280, 64), tr("Start"), self.start, material="brass", size=30),
        )
        self.form.set_focus(self.form.widgets[-1])
        self._tell()

    # -- the seats --------------------------------------------------------------------------------------------------

    def _add_players(self) -> None:
        self.form.add(Label((140, 116, 160, 44), tr("Players"), size=24, font=theme.TITLE_FONT))
        if self.mode == "coop":
            text = tr("Two characters play together.")
            self.form.add(Label((310, 116, 500, 44), text, size=20, colour=theme.MUTED, font=theme.ITALIC_FONT))
            return
        self.form.add(
            Choice(
                (310, 114, 240, 46),
                [(number, str(number)) for number in range(2, MOST_SEATS + 1)],
                self.many,
                self._set_count,
                size=22,
            )
        )

    def _add_seat(self, seat: int) -> None:
        y = 180 + seat * (ROW + 6)
        choice = self.seats[seat]
        used = seat < self.count
        panel = Panel((134, y, 1012, ROW), "slate", radius=14, line=3)
        badge = Badge((152, y + 12, 52, 52), seat, choice.name[:1])
        mark = Label(
            (216, y + 17, 88, 56),
            tr(theme.seat_mark(seat).word).replace(" ", "\n"),
            size=16,
            colour=theme.MUTED,
            wrapped=True,
        )
        name = TextEntry(
            (310, y + 15, 280, 46),
            choice.name,
            lambda text: self._set_name(seat, text),
            longest=16,
            placeholder=tr("name"),
        )
        kind = Choice[str](
            (610, y + 14, 366, 48),
            games.kinds(),
            games.known_kind(choice.kind),
            lambda kind: self._set_kind(seat, kind),
        )
        temper = games.known_temper(choice.kind)
        mood = Button(
            (984, y + 14, 146, 48),
            tr(games.TEMPER_WORDS[temper]),
            lambda: self._turn_mood(seat),
            icon=games.face(choice.kind),
            size=15,
        )
        self.kinds.append(kind)
        self.badges.append(badge)
        self.moods.append(mood)
        for widget in (panel, badge, mark, name, kind, mood):
            widget.visible = used
            self.form.add(widget)
        mood.visible = used and choice.kind != "human"

    def _set_tab(self, tab: str) -> None:
        self.tab = tab
        self.rebuild()
        self.form.set_focus(self.tabs)

    def _set_count(self, count: int) -> None:
        self.many = count
        self.rebuild()

    def _set_name(self, seat: int, name: str) -> None:
        self.seats[seat] = evolve(self.seats[seat], name=name)
        self.badges[seat].letter = name[:1]

    def _set_kind(self, seat: int, kind: str) -> None:
        temper = games.known_temper(self.seats[seat].kind) if kind != "human" else ""
        self.seats[seat] = evolve(self.seats[seat], kind=games.with_temper(kind, temper))
        for number, choice in enumerate(self.kinds):
            choice.value = games.known_kind(self.seats[number].kind)
            self.moods[number].visible = number < self.count and choice.value != "human"
        self._tell()

    def _turn_mood(self, seat: int) -> None:
        """Gives a bot the next temper; after the last one the seed says."""
        moods = list(games.TEMPER_WORDS)
        choice = self.seats[seat]
        temper = moods[(moods.index(games.known_temper(choice.kind)) + 1) % len(moods)]
        name = games.renamed(choice.name, temper, seat)
        self.seats[seat] = SeatChoice(name, games.with_temper(choice.kind, temper))
        self.rebuild()
        self.form.set_focus(self.moods[seat])

    # -- cards and rules --------------------------------------------------------------------------------------------

    def _add_mode(self) -> None:
        modes: list[tuple[Mode, str]] = [("versus", tr("Versus")), ("coop", tr("Co-op"))]
        control = Choice[Mode]((310, 114, 300, 46), modes, self.mode, self._set_mode, size=22)
        self.options["mode"] = control
        self.form.add(Label((140, 116, 160, 44), tr("Mode"), size=24, font=theme.TITLE_FONT), control)

    def _add_sets(self) -> None:
        self._add_board(134, tr("Cards"))
        pages = -(-len(self.offers) // SETS_SHOWN)
        self.page %= max(1, pages)
        shown = self.offers[self.page * SETS_SHOWN : (self.page + 1) * SETS_SHOWN]
        for number, offer in enumerate(shown):
            y = 230 + number * 52.0
            if offer.is_pack:
                self.form.add(Picture((156, y + 6, 30, 30), "cards"))
            told = tr_n(offer.cards, "{n} card", "{n} cards")
            if offer.is_pack:
                told = tr("{cards} of your own", cards=told)
            left = 194 if offer.is_pack else 158
            self.form.add(
                Label((left, y, 350 - left, 42), offer.name, size=20),
                Label((356, y, 126, 42), told, size=15, colour=theme.MUTED, align=RIGHT),
            )
            if offer is self.offers[0]:
                always = Label((498, y, 120, 42), tr("always"), size=18, colour=theme.MUTED, font=theme.ITALIC_FONT)
                self.form.add(always)
            else:
                self._add_toggle(f"set {offer.key}", (498, y + 3, 130, 36), offer.key in self.sets)
        if pages > 1:
            words = tr("{page} of {pages}", page=self.page + 1, pages=pages)
            self.form.add(Button((498, 185, 120, 34), words, self._turn_page, size=16, icon="arrow_right"))

    def _add_rules(self) -> None:
        self._add_board(650, tr("Rules"))
        rows: list[tuple[str, str, str, bool]] = [
            ("rooms", tr("Rooms"), tr("One more row, with a rule for everybody."), self.rooms),
            ("draft", tr("Mini-draft"), tr("Everybody picks two items before the first turn."), self.draft),
            ("ratios", tr("Deck ratios"), tr("Decks of 100 cards, balanced by category."), self.ratios),
        ]
        if self.mode == "versus":
            rows.insert(
                1, ("bonus_souls", tr("Bonus souls"), tr("Three more souls, each won by a feat."), self.bonus_souls)
            )
        for number, (key, name, told, value) in enumerate(rows):
            y = 230 + number * 66.0
            self._add_rule(y, name, told)
            self._add_toggle(key, (1014, y + 3, 130, 36), value)
        self.options["rooms"].enabled = self.has_rooms
        if self.mode == "coop":
            y = 230 + len(rows) * 66.0
            self._add_rule(y, tr("Goal"), tr("What the team needs."), width=180)
            goals = [(level, _souls(count)) for level, count in GOALS]
            goal = Choice[Difficulty]((866, y, 264, 42), goals, self.difficulty, self._set_difficulty, size=15)
            self.options["difficulty"] = goal
            self.form.add(goal)

    def _add_board(self, x: float, title: str) -> None:
        self.form.add(
            Panel((x, 178, 496, 324), "slate", radius=14, line=3),
            Label((x + 24, 184, 300, 40), title, size=24, font=theme.TITLE_FONT, colour=theme.GOLD),
        )

    def _add_rule(self, y: float, name: str, told: str, width: float = 330) -> None:
        self.form.add(
            Label((674, y - 3, 190, 28), name, size=20),
            Label((674, y + 22, width, 20), told, size=14, colour=theme.MUTED),
        )

    def _add_toggle(self, key: str, area: tuple[float, float, float, float], value: bool) -> None:
        control = Toggle(area, value=value, on_change=lambda on: self._switch(key, on=on))
        self.options[key] = control
        self.form.add(control)

    def _switch(self, key: str, *, on: bool) -> None:
        if key.startswith("set "):
            name = key.removeprefix("set ")
            chosen = {*self.sets, name} if on else {*self.sets} - {name}
            self.sets = [offer.key for offer in self.offers if offer.key in chosen]
        else:
            setattr(self, key, on)
        self._tell()

    def _set_mode(self, mode: Mode) -> None:
        self.mode = mode
        self.rebuild()

    def _set_difficulty(self, difficulty: Difficulty) -> None:
        self.difficulty = difficulty
        self._tell()

    def _turn_page(self) -> None:
        self.page += 1
        self.rebuild()

    # -- all of it --------------------------------------------------------------------------------------------------

    def _set_seed(self, seed: str) -> None:
        self.seed = seed

    def _roll(self) -> None:
        self.seed = str(games.random_seed())
        self.rebuild()

    def _tell(self) -> None:
        people = sum(choice.kind == "human" for choice in self.seats[: self.count])
        others = self.count - people
        if self.mode == "coop":
            goal = dict(GOALS)[self.difficulty]
            told = (
                tr("Two bots need {souls} together before a timer of {n} runs out.", souls=_souls(goal), n=TIMER),
                tr("You and a bot need {souls} together before a timer of {n} runs out.", souls=_souls(goal), n=TIMER),
                tr("The two of you need {souls} together before a timer of {n} runs out.", souls=_souls(goal), n=TIMER),
            )[people]
        elif not people:
            told = tr("Only bots play: you watch.")
        elif people > 1:
            told = tr("{n} people share this screen and pass it round.", n=people)
            if others:
                bots = tr_n(others, "one bot", "{n} bots")
                told = tr("{n} people share this screen with {bots} and pass it round.", n=people, bots=bots)
        else:
            told = tr_n(others, "You play against one bot.", "You play against {n} bots.")
        extra = [offer.name for offer in self.offers[1:] if offer.key in self.sets]
        extra += [tr("rooms")] * self.rooms
        self.words.text = f"{told} {tr('With {things}.', things=joined(extra))}" if extra else told

    def plan(self) -> games.Plan:
        """Reads the plan from the form."""
        return games.Plan(
            seats=self._named(self.count),
            seed=int(self.seed) if self.seed else games.random_seed(),
            sets=tuple(self.sets),
            mode=self.mode,
            difficulty=self.difficulty,
            rooms=self.rooms,
            bonus_souls=self.bonus_souls,
            draft=self.draft,
            ratios=self.ratios,
        )

    def _named(self, count: int) -> tuple[SeatChoice, ...]:
        return tuple(
            evolve(choice, name=kept_name(choice.name.strip()) or games.NAMES[seat])
            for seat, choice in enumerate(self.seats[:count])
        )

    def _remember(self, plan: games.Plan) -> None:
        self.app.change(
            seats=self._named(self.many),
            seed=self.seed,
            sets=plan.sets,
            mode=self.mode,
            difficulty=self.difficulty,
            rooms=plan.rooms,
            bonus_souls=plan.bonus_souls,
            draft=plan.draft,
            ratios=plan.ratios,
        )

    def start(self) -> None:
        """Remembers the choices and deals."""
        plan = self.plan()
        self._remember(plan)
        games.start(self.app, plan)

    def back(self) -> None:
        self._remember(self.plan())
        super().back()


def _souls(count: int) -> str:
    return tr_n(count, "{n} soul", "{n} souls")


def _is_digit(letter: str) -> bool:
    return letter in "0123456789"
