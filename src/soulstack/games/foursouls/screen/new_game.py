"""Who plays, with which cards and rules, and with which seed."""

from typing import TYPE_CHECKING

from attrs import evolve

from soulstack import paths
from soulstack.app.language import joined, tr, tr_n
from soulstack.app.seat_names import kept_name, shown_name
from soulstack.app.settings import RULES, Difficulty, Mode, SeatChoice
from soulstack.games.foursouls.screen.offers import has_eden
from soulstack.ui import folders, games, theme
from soulstack.ui.card_fan import FewCards
from soulstack.ui.gui.control import Control
from soulstack.ui.gui.press import Button, Choice, Toggle
from soulstack.ui.gui.scene import FRAME, LEFT, WIDE, GuiScene
from soulstack.ui.gui.values import Pick, TextLine
from soulstack.ui.scenery import CENTRE, RIGHT, Area, Badge, Label, Panel, Picture, Titled

if TYPE_CHECKING:
    from soulstack.ui.loop import App

MOST_SEATS = 4
TOP = 228.0
ROW = 78.0
STEP = ROW + 8
TILES = 166.0
TILE_STEP = 104.0
TILE = 546.0
SETS_SHOWN = 6
FAN = ("character", "monster", "treasure", "loot", "bonus_soul", "starting_item", "room")
"""The kinds of cards that stand for a set, in the order in which they are looked for."""
GOALS: tuple[tuple[Difficulty, int], ...] = (("normal", 4), ("hard", 6), ("ultra", 8))
"""How hard a co-op game is, said as the souls that the team needs (SOLO-07)."""
TIMER = 8
BOSSES = frozenset({"boss", "epic_boss"})
MINIONS = frozenset({"basic", "cursed", "holy_charmed"})
OLDER = ("fixed_trio", "loot_step_uses_stack", "forced_attack_asap")
"""The rules of older editions that the screen offers."""


class NewGameScene(GuiScene):
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
        self.book = games.card_book()
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
        self.words = Label(
            (LEFT + 230, 600, WIDE - 530, 64),
            "",
            size=18,
            colour=theme.MUTED,
            font=theme.ITALIC_FONT,
            align=CENTRE,
            wrapped=True,
            middle=True,
        )
        self.kinds: list[Choice[str]] = []
        self.badges: list[Badge] = []
        self.moods: list[Button] = []
        self._told: list[Titled] = []
        """What is said about each rule, all in one size."""
        self.options: dict[str, Control] = {}
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
        self.add_panel(FRAME, tr("New game"))
        self.kinds, self.badges, self.moods, self.options, self._told = [], [], [], {}, []
        self._row = 0
        tabs = [("seats", tr("Seats")), ("cards", tr("Cards")), ("rules", tr("Rules"))]
        self.tabs = Choice[str]((LEFT, 100, WIDE, 50), tabs, self.tab, self._set_tab, size=22)
        self.form.add(self.tabs)
        {"seats": self._add_seats, "cards": self._add_sets, "rules": self._add_rules}[self.tab]()
        self.form.add(
            self.words,
            Button((LEFT, 608, 210, 56), tr("Back"), self.back),
            Button((LEFT + WIDE - 280, 600, 280, 64), tr("Start"), self.start, material="brass", size=30),
        )
        self.form.set_focus(self.form.stops()[-1])
        self._tell()

    # -- the seats --------------------------------------------------------------------------------------------------

    def _add_seats(self) -> None:
        self._add_mode()
        if self.mode != "coop":
            self.form.add(
                Label((LEFT + 714, 170, 152, 44), tr("Players"), size=22, font=theme.TITLE_FONT, align=RIGHT),
                Choice(
                    (LEFT + 880, 168, 220, 48),
                    [(number, str(number)) for number in range(2, MOST_SEATS + 1)],
                    self.many,
                    self._set_count,
                    size=22,
                ),
            )
        for seat in range(MOST_SEATS):
            self._add_seat(seat)
        free = TOP + self.count * STEP
        if self.mode == "coop":
            self._add_note((LEFT, free, WIDE, 2 * ROW + 8))
        elif self.count < MOST_SEATS:
            words = tr("Add a seat")
            self.form.add(Button((LEFT, free, WIDE, ROW), words, self._add_one, material="well", size=20, icon="plus"))

    def _add_one(self) -> None:
        self._set_count(self.many + 1)

    def _add_note(self, area: Area) -> None:
        """Says how a team plays, where the other seats would be."""
        x, y, width, height = area
        self.form.add(
            Panel(area, "paper", radius=14, line=3),
            Picture((x + 28, y + 24, height - 48, height - 48), "soul"),
            Label(
                (x + height + 8, y + 12, width - height - 36, height - 24),
                tr("Two characters: one person each, or one person both.")
                + "\n"
                + tr("The timer goes down after both have had a turn, and whenever one of them dies."),
                size=21,
                colour=theme.PAPER_TEXT,
                wrapped=True,
                middle=True,
            ),
        )

    def _add_seat(self, seat: int) -> None:
        y = TOP + seat * STEP
        choice = self.seats[seat]
        used = seat < self.count
        panel = Panel((LEFT, y, WIDE, ROW), "slate", radius=14, line=3)
        badge = Badge((LEFT + 16, y + 12, 54, 54), seat, choice.name[:1])
        name = TextLine(
            (LEFT + 88, y + 15, 262, 48),
            choice.name,
            lambda text: self._set_name(seat, text),
            longest=16,
            placeholder=tr("name"),
        )
        kind = Choice[str](
            (LEFT + 366, y + 14, 500, 50),
            games.kinds(),
            games.known_kind(choice.kind),
            lambda kind: self._set_kind(seat, kind),
            size=19,
        )
        temper = games.known_temper(choice.kind)
        mood = Button(
            (LEFT + 880, y + 13, 204, 52),
            tr(games.TEMPER_WORDS[temper]),
            lambda: self._turn_mood(seat),
            icon=games.face(choice.kind),
            size=18,
        )
        self.kinds.append(kind)
        self.badges.append(badge)
        self.moods.append(mood)
        for widget in (panel, badge, name, kind, mood):
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
        control = Choice[Mode]((LEFT + 112, 168, 590, 48), modes, self.mode, self._set_mode, size=20)
        self.options["mode"] = control
        self.form.add(Label((LEFT + 6, 170, 98, 44), tr("Mode"), size=22, font=theme.TITLE_FONT), control)

    def _add_sets(self) -> None:
        pages = -(-len(self.offers) // SETS_SHOWN)
        self.page %= max(1, pages)
        for offer in self.offers[self.page * SETS_SHOWN : (self.page + 1) * SETS_SHOWN]:
            self._add_set(offer)
        if self._row < SETS_SHOWN:
            self._add_own()
        y = TILES + 3 * TILE_STEP
        self.form.add(
            Panel((LEFT, y, WIDE, TILE_STEP - 10), "slate", radius=14, line=3),
            Label((LEFT + 22, y + 22, 96, 50), tr("Seed"), size=22, font=theme.TITLE_FONT),
            TextLine(
                (LEFT + 124, y + 22, 300, 50),
                self.seed,
                self._set_seed,
                longest=games.LONGEST_SEED,
                placeholder=tr("random"),
                digits=True,
            ),
            Button((LEFT + 438, y + 19, 62, 56), "", self._roll, icon="die", sound="die"),
            Label(
                (LEFT + 520, y + 10, 560 if pages < 2 else 376, 74),
                tr("The same seed deals the same decks and dice."),
                size=18,
                colour=theme.MUTED,
                font=theme.ITALIC_FONT,
                wrapped=True,
                middle=True,
            ),
        )
        if pages > 1:
            words = tr("{page} of {pages}", page=self.page + 1, pages=pages)
            self.form.add(Button((LEFT + 912, y + 19, 172, 56), words, self._turn_page, size=18, icon="arrow_right"))

    def _add_set(self, offer: games.CardSet) -> None:
        """Adds a tile with a few cards of a set and its switch."""
        x, y = self._corner
        told = tr_n(offer.cards, "{n} card", "{n} cards")
        if offer.is_pack:
            told = tr("{cards} of your own", cards=told)
        self._add_tile()
        self.form.add(FewCards((x + 16, y + 9, 140, 76), self.app.faces, self.book, self._some_of(offer.key)))
        if offer is self.offers[0]:
            always = Label((x + 390, y, 140, 94), tr("always"), size=18, colour=theme.MUTED, font=theme.ITALIC_FONT)
            self.form.add(always)
        else:
            self._add_toggle(f"set {offer.key}", (x + 390, y + 28, 146, 38), offer.key in self.sets)
        self.form.add(Titled((x + 172, y + 8, 208, 78), offer.name, told))
        self._row += 1

    def _add_own(self) -> None:
        """Adds a tile that says where one's own cards go."""
        x, y = self._corner
        self._add_tile()
        self.form.add(
            Picture((x + 44, y + 16, 62, 62), "cards"),
            Titled((x + 172, y + 8, 190, 78), tr("Card packs"), tr("Cards of your own go here.")),
            Button((x + 372, y + 20, 158, 54), tr("Open folder"), self._open_packs, size=17),
        )

    def _open_packs(self) -> None:
        self.words.text = folders.open_folder(paths.mods())

    def _some_of(self, key: str) -> list[str]:
        """Picks three cards that stand for a set, of different kinds if it has them."""
        known = [card for card in self.book.cards.values() if card.set == key]
        first = [next((card.id for card in known if card.kind == kind), "") for kind in FAN]
        found = list(dict.fromkeys([*filter(None, first), *(card.id for card in known)]))
        return found[:3]

    # -- the rules --------------------------------------------------------------------------------------------------

    def _add_rules(self) -> None:
        self._add_rule("rooms", tr("Rooms"), tr("One more row, with a rule for everybody."), self.rooms)
        self._add_rule("draft", tr("Mini-draft"), tr("Everybody picks two items before the first turn."), self.draft)
        self._add_rule("ratios", tr("Deck ratios"), tr("Decks of 100 cards, balanced by category."), self.ratios)
        self._add_rule("eden_only", tr("Eden only"), tr("Everybody is Eden and picks a first item."), self.eden_only)
        self.options["rooms"].enabled = self.has_rooms
        self.options["eden_only"].enabled = has_eden(tuple(self.sets))
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
        for words in self._told:
            words.mates = self._told

    def _add_goal(self) -> None:
        goals = [(level, _souls(count)) for level, count in GOALS]
        self._add_control(
            "difficulty",
            tr("Goal"),
            tr("What the team needs."),
            Pick[Difficulty](self._wide, goals, self.difficulty, lambda value: self._set("difficulty", value)),
        )
        caps = [(0, tr("no limit")), *((count, _souls(count)) for count in (2, 3, 4))]
        self._add_control(
            "soul_cap",
            tr("Limit"),
            tr("For each of the two."),
            Pick[int](self._wide, caps, self.soul_cap, lambda value: self._set("soul_cap", value)),
        )

    def _add_boss(self) -> None:
        self._add_control(
            "boss",
            tr("Final boss"),
            tr("Defeat it to win."),
            Pick[str](self._wide, self.bosses, self.boss, lambda value: self._set("boss", value)),
        )
        lackeys = [("", tr("nobody")), *self.lackeys]
        self._add_control(
            "minion",
            tr("Minion"),
            tr("Stands beside it."),
            Pick[str](self._wide, lackeys, self.minion, lambda value: self._set("minion", value)),
        )

    @property
    def _corner(self) -> tuple[float, float]:
        """Gives where the next tile lies; the left column is filled first, or the upper row for sets."""
        if self.tab == "cards":
            return LEFT + self._row % 2 * (WIDE - TILE), TILES + self._row // 2 * TILE_STEP
        return LEFT + self._row // 4 * (WIDE - TILE), TILES + self._row % 4 * TILE_STEP

    @property
    def _wide(self) -> tuple[float, float, float, float]:
        x, y = self._corner
        return x + 224, y + 22, 306, 50

    def _add_tile(self) -> None:
        x, y = self._corner
        self.form.add(Panel((x, y, TILE, TILE_STEP - 10), "slate", radius=14, line=3))

    def _add_control(self, key: str, name: str, told: str, control: Control) -> None:
        """Adds a tile with its control; a switch leaves more room for the words."""
        x, y = self._corner
        words = Titled((x + 22, y + 7, control.area[0] - x - 36, 80), name, told)
        self._add_tile()
        self.form.add(words, control)
        self._told.append(words)
        self.options[key] = control
        self._row += 1

    def _add_rule(self, key: str, name: str, told: str, value: bool) -> None:
        x, y = self._corner
        control = Toggle((x + 390, y + 28, 146, 38), value=value, on_change=lambda on: self._switch(key, on=on))
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
            eden_only=self.eden_only and has_eden(tuple(self.sets)),
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
