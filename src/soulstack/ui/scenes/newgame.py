"""Who plays, with which cards and rules, and with which seed."""

from typing import TYPE_CHECKING

from attrs import evolve

from soulstack.app.language import joined, tr, tr_n
from soulstack.app.settings import RULES, Difficulty, Mode, SeatChoice
from soulstack.app.words import kept_name, shown_name
from soulstack.ui import games, theme
from soulstack.ui.controls import Choice, Toggle
from soulstack.ui.cycle import Cycle
from soulstack.ui.scenes.menu import MenuScene
from soulstack.ui.textentry import TextEntry
from soulstack.ui.widgets import RIGHT, Badge, Button, Label, Panel, Picture, Widget

if TYPE_CHECKING:
    from soulstack.ui.loop import App

MOST_SEATS = 4
ROW = 76.0
SETS_SHOWN = 10
GOALS: tuple[tuple[Difficulty, int], ...] = (("normal", 4), ("hard", 6), ("ultra", 8))
"""How hard a co-op game is, said as the souls that the team needs (SOLO-07)."""
TIMER = 8
BOSSES = frozenset({"boss", "epic_boss"})
MINIONS = frozenset({"basic", "cursed", "holy_charmed"})
OLDER = ("fixed_trio", "loot_step_uses_stack", "forced_attack_asap")
"""The rules of older editions that the screen offers."""


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
        self.eden_only, self.soul_cap = now.eden_only, now.soul_cap
        self.older = set(now.rules)
        self.bosses, self.lackeys = games.monsters(BOSSES), games.monsters(MINIONS)
        self.boss = now.boss if now.boss in dict(self.bosses) else next(iter(dict(self.bosses)), "")
        self.minion = next((name for name in now.minions if name in dict(self.lackeys)), "")
        self._row = 0
        self.tab = "seats"
        self.page = 0
        self.words = Label((140, 565, 1000, 26), "", size=18, colour=theme.MUTED, font=theme.ITALIC_FONT)
        self.kinds: list[Choice[str]] = []
        self.badges: list[Badge] = []
        self.moods: list[Button] = []
        self.options: dict[str, Widget] = {}
        """The controls of the tabs for cards and rules, by what they change."""

    def _share(self) -> None:
        """Makes it a game of friends at one screen, unless it is one already."""
        self.mode = "versus"
        for seat, choice in enumerate(self.seats[: self.many]):
            if sum(each.kind == "human" for each in self.seats[: self.many]) < 2:
                self.seats[seat] = evolve(choice, kind="human")

    @property
    def count(self) -> int:
        """How many seats the game has."""
        return 2 if self.mode == "coop" else self.many

    def build(self) -> None:
        self.add_panel((100, 36, 1080, 648), tr("New game"))
        self.kinds, self.badges, self.moods, self.options = [], [], [], {}
        if self.tab == "seats":
            self._add_players()
        else:
            self._add_mode()
        tabs = [("seats", tr("Seats")), ("cards", tr("Cards")), ("rules", tr("Rules"))]
        self.tabs = Choice[str]((716, 114, 430, 46), tabs, self.tab, self._set_tab, size=22)
        self.form.add(self.tabs)
        if self.tab == "seats":
            for seat in range(MOST_SEATS):
                self._add_seat(seat)
        elif self.tab == "cards":
            self._add_sets()
        else:
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
            text = tr("Two characters: one person each, or one person both.")
            self.form.add(
                Label((310, 112, 390, 52), text, size=18, colour=theme.MUTED, font=theme.ITALIC_FONT, wrapped=True)
            )
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
        modes: list[tuple[Mode, str]] = [
            ("versus", tr("Versus")),
            ("coop", tr("Co-op")),
            ("challenge", tr("Challenge")),
        ]
        control = Choice[Mode]((250, 114, 440, 46), modes, self.mode, self._set_mode, size=20)
        self.options["mode"] = control
        self.form.add(Label((140, 116, 104, 44), tr("Mode"), size=24, font=theme.TITLE_FONT), control)

    def _add_sets(self) -> None:
        self._add_board()
        pages = -(-len(self.offers) // SETS_SHOWN)
        self.page %= max(1, pages)
        shown = self.offers[self.page * SETS_SHOWN : (self.page + 1) * SETS_SHOWN]
        for number, offer in enumerate(shown):
            x, y = (134.0, 650.0)[number // 5], 196 + number % 5 * 60.0
            if offer.is_pack:
                self.form.add(Picture((x + 18, y + 6, 30, 30), "cards"))
            told = tr_n(offer.cards, "{n} card", "{n} cards")
            if offer.is_pack:
                told = tr("{cards} of your own", cards=told)
            left = x + (56 if offer.is_pack else 24)
            self.form.add(
                Label((left, y, x + 226 - left, 42), offer.name, size=20),
                Label((x + 226, y, 124, 42), told, size=15, colour=theme.MUTED, align=RIGHT),
            )
            if offer is self.offers[0]:
                always = Label((x + 364, y, 120, 42), tr("always"), size=18, colour=theme.MUTED, font=theme.ITALIC_FONT)
                self.form.add(always)
            else:
                self._add_toggle(f"set {offer.key}", (x + 364, y + 3, 130, 36), offer.key in self.sets)
        if pages > 1:
            words = tr("{page} of {pages}", page=self.page + 1, pages=pages)
            self.form.add(Button((400, 608, 160, 52), words, self._turn_page, size=18, icon="arrow_right"))

    # -- the rules --------------------------------------------------------------------------------------------------

    def _add_rules(self) -> None:
        self._add_board()
        self._row = 0
        self._add_rule("rooms", tr("Rooms"), tr("One more row, with a rule for everybody."), self.rooms)
        self._add_rule("draft", tr("Mini-draft"), tr("Everybody picks two items before the first turn."), self.draft)
        self._add_rule("ratios", tr("Deck ratios"), tr("Decks of 100 cards, balanced by category."), self.ratios)
        self._add_rule("eden_only", tr("Eden only"), tr("Everybody is Eden and picks a first item."), self.eden_only)
        self.options["rooms"].enabled = self.has_rooms
        self.options["eden_only"].enabled = games.has_eden(tuple(self.sets))
        if self.mode == "versus":
            told = tr("Three more souls, each won by a feat.")
            self._add_rule("bonus_souls", tr("Bonus souls"), told, self.bonus_souls)
            told = tr("Always the same three bonus souls, as in the first edition.")
            self._add_rule("fixed_trio", tr("First bonus souls"), told, "fixed_trio" in self.older)
        elif self.mode == "coop":
            self._add_goal()
        else:
            self._add_boss()
        told = tr("The card of the loot step can be answered.")
        self._add_rule("loot_step_uses_stack", tr("Loot on the stack"), told, "loot_step_uses_stack" in self.older)
        told = tr("Who must attack does so at once.")
        self._add_rule("forced_attack_asap", tr("Forced attacks first"), told, "forced_attack_asap" in self.older)

    def _add_goal(self) -> None:
        goals = [(level, _souls(count)) for level, count in GOALS]
        self._add_control(
            "difficulty",
            tr("Goal"),
            tr("What the team needs."),
            Cycle[Difficulty](self._wide, goals, self.difficulty, lambda value: self._set("difficulty", value)),
        )
        caps = [(0, tr("no limit")), *((count, _souls(count)) for count in (2, 3, 4))]
        self._add_control(
            "soul_cap",
            tr("Limit"),
            tr("For each of the two."),
            Cycle[int](self._wide, caps, self.soul_cap, lambda value: self._set("soul_cap", value)),
        )

    def _add_boss(self) -> None:
        self._add_control(
            "boss",
            tr("Final boss"),
            tr("Defeat it to win."),
            Cycle[str](self._wide, self.bosses, self.boss, lambda value: self._set("boss", value)),
        )
        lackeys = [("", tr("nobody")), *self.lackeys]
        self._add_control(
            "minion",
            tr("Minion"),
            tr("Stands beside it."),
            Cycle[str](self._wide, lackeys, self.minion, lambda value: self._set("minion", value)),
        )

    def _add_board(self) -> None:
        self.form.add(Panel((134, 178, 1012, 324), "slate", radius=14, line=3))

    @property
    def _corner(self) -> tuple[float, float]:
        return (158.0, 668.0)[self._row // 4], 190 + self._row % 4 * 78.0

    @property
    def _wide(self) -> tuple[float, float, float, float]:
        x, y = self._corner
        return x + 168, y + 9, 300, 46

    def _add_control(self, key: str, name: str, told: str, control: Widget) -> None:
        """Adds a line with its control; a switch leaves more room for the words."""
        x, y = self._corner
        width = control.area[0] - x - 12
        self.form.add(
            Label((x, y, width, 30), name, size=20),
            Label((x, y + 30, width, 40), told, size=14, colour=theme.MUTED, wrapped=True),
            control,
        )
        self.options[key] = control
        self._row += 1

    def _add_rule(self, key: str, name: str, told: str, value: bool) -> None:
        x, y = self._corner
        control = Toggle((x + 338, y + 14, 130, 36), value=value, on_change=lambda on: self._switch(key, on=on))
        self._add_control(key, name, told, control)

    def _add_toggle(self, key: str, area: tuple[float, float, float, float], value: bool) -> None:
        control = Toggle(area, value=value, on_change=lambda on: self._switch(key, on=on))
        self.options[key] = control
        self.form.add(control)

    def _switch(self, key: str, *, on: bool) -> None:
        if key.startswith("set "):
            name = key.removeprefix("set ")
            chosen = {*self.sets, name} if on else {*self.sets} - {name}
            self.sets = [offer.key for offer in self.offers if offer.key in chosen]
        elif key in OLDER:
            self.older = self.older | {key} if on else self.older - {key}
        else:
            setattr(self, key, on)
        self._tell()

    def _set_mode(self, mode: Mode) -> None:
        self.mode = mode
        self.rebuild()

    def _set(self, key: str, value: object) -> None:
        setattr(self, key, value)
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
        elif self.mode == "challenge":
            boss = dict(self.bosses).get(self.boss, "")
            told = tr("All together against {boss}, before a timer of {n} runs out.", boss=boss, n=TIMER)
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
            eden_only=self.eden_only and games.has_eden(tuple(self.sets)),
            soul_cap=self.soul_cap,
            final_boss=self.boss,
            minions=(self.minion,) if self.minion else (),
            rules=tuple(rule for rule in RULES if rule in self.older),
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
            eden_only=self.eden_only,
            soul_cap=plan.soul_cap,
            boss=plan.final_boss,
            minions=plan.minions,
            rules=plan.rules,
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
