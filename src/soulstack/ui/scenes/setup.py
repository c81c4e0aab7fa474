"""Who plays, with which cards and by which rules: the screen that any game gets from its list of options.

What can be chosen stands in the game's `SetupOption`s: a switch becomes a switch, a choice a list that folds down, a list of
words with labels a switch for each of them. An option that others depend on (`when`) stands beside the seats, for it changes the
screen. What depends on the cards, and what is said about all of it, a game adds by overriding the methods of the last part.
"""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from attrs import evolve

from soulstack import paths
from soulstack.app import registry
from soulstack.app.language import joined, tr, tr_n
from soulstack.app.options import NewGame, SeatChoice, SetupOption
from soulstack.app.seat_names import kept_name, shown_name
from soulstack.app.settings import LastGame
from soulstack.ui import folders, games, theme
from soulstack.ui.card_fan import CardFan
from soulstack.ui.games import SETS
from soulstack.ui.gui.press import Button, Choice, Toggle
from soulstack.ui.gui.scene import FRAME, LEFT, WIDE
from soulstack.ui.gui.values import Pick, TextLine
from soulstack.ui.scenery import CENTRE, RIGHT, Area, Badge, Label, Panel, Picture, Titled
from soulstack.ui.scenes.setup_options import TILE_STEP, TILES, OptionTiles

if TYPE_CHECKING:
    from soulstack.ui.loop import App

TOP: Final = 228.0
ROW: Final = 78.0
STEP: Final = ROW + 8
SETS_SHOWN: Final = 6


class SetupScene(OptionTiles):
    """Chooses seats, names, cards, rules and seed, and remembers them."""

    FAN: ClassVar[tuple[str, ...]] = ()
    """The kinds of cards that stand for a box, in the order in which they are looked for."""

    def __init__(self, app: "App", *, shared: bool = False, tab: str = "") -> None:
        game = registry.game(app.game)
        super().__init__(app, game.options())
        self.key = game.key
        self.tab = tab or self.tab
        self.seat_rules = game.seats()
        now = self.last = app.settings.last(self.key)
        known = [SeatChoice(shown_name(seat.name), games.with_temper(seat.kind)) for seat in now.seats]
        self.many = max(self.seat_rules.least, min(self.most, len(known)))
        """How many seats the game has, if its rules do not say how many."""
        known += [SeatChoice(shown_name(games.NAMES[seat]), games.USUAL) for seat in range(len(known), self.most)]
        self.seats: list[SeatChoice] = known[: self.most]
        self.values = {option.name: self.remembered(option) for option in self.list}
        self.seed = now.seed if now.seed.isdecimal() else ""
        self.offers = games.card_sets(self.key)
        self.book = app.screens.card_book()
        self.sets = [
            offer.key for offer in self.offers if offer.key in now.setup.get(SETS, ()) or offer is self.offers[0]
        ]
        if shared:
            self.share()
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
        self.moods: list[Pick[str]] = []

    @property
    def most(self) -> int:
        """How many can sit at this screen."""
        return min(self.seat_rules.most, len(games.NAMES))

    def share(self) -> None:
        """Makes it a game of friends at one screen, unless it is one already."""
        for seat, choice in enumerate(self.seats[: self.many]):
            if sum(each.kind == "human" for each in self.seats[: self.many]) < 2:
                self.seats[seat] = evolve(choice, kind="human")

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
        self.tell()

    def _set_tab(self, tab: str) -> None:
        self.tab, self.page = tab, 0
        self.rebuild()
        self.form.set_focus(self.tabs)

    # -- the seats --------------------------------------------------------------------------------------------------

    def _add_seats(self) -> None:
        self._add_deciding()
        if self.is_count_chosen():
            counts = [(number, str(number)) for number in range(self.seat_rules.least, self.most + 1)]
            self.form.add(
                Label((LEFT + 714, 170, 152, 44), tr("Players"), size=22, font=theme.TITLE_FONT, align=RIGHT),
                Choice((LEFT + 880, 168, 220, 48), counts, self.many, self._set_count, size=22),
            )
        for seat in range(self.most):
            self._add_seat(seat)
        free = TOP + self.count * STEP
        if not self.is_count_chosen():
            self._add_note((LEFT, free, WIDE, (self.most - self.count) * STEP - 8))
        elif self.count < self.most:
            words = tr("Add a seat")
            self.form.add(Button((LEFT, free, WIDE, ROW), words, self._add_one, material="well", size=20, icon="plus"))

    def _add_deciding(self) -> None:
        """Adds the option that decides which others there are."""
        deciding = self.deciding
        for option in self.list:
            if option.name in deciding:
                control = Choice[Any](
                    (LEFT + 112, 168, 590, 48),
                    self.choices_of(option),
                    self.values[option.name],
                    lambda value, name=option.name: self._decide(name, value),  # type: ignore[misc]  # mypy wants no default
                    size=20,
                )
                self.options[option.name] = control
                self.form.add(Label((LEFT + 6, 170, 98, 44), tr(option.words), size=22, font=theme.TITLE_FONT), control)

    def _decide(self, name: str, value: Any) -> None:
        self.values[name] = value
        self.rebuild()

    def _add_one(self) -> None:
        self._set_count(self.many + 1)

    def _add_note(self, area: Area) -> None:
        """Says how such a game is played, where the other seats would be."""
        x, y, width, height = area
        self.form.add(
            Panel(area, "paper", radius=14, line=3),
            Picture((x + 28, y + 24, height - 48, height - 48), "soul"),
            Label(
                (x + height + 8, y + 12, width - height - 36, height - 24),
                self.note(),
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
        mood = Pick[str](
            (LEFT + 880, y + 14, 204, 50),
            [(temper, tr(words)) for temper, words in games.TEMPER_WORDS.items()],
            games.known_temper(choice.kind),
            lambda temper: self._set_mood(seat, temper),
            icons=[f"face_{temper}" if temper else "" for temper in games.TEMPER_WORDS],
        )
        self.kinds.append(kind)
        self.badges.append(badge)
        self.moods.append(mood)
        for thing in (panel, badge, name, kind, mood):
            thing.visible = used
            self.form.add(thing)
        mood.visible = used and choice.kind != "human"

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
        self.tell()

    def _set_mood(self, seat: int, temper: str) -> None:
        """Gives a bot a temper, and a name that suits it."""
        choice = self.seats[seat]
        name = games.renamed(choice.name, temper, seat)
        self.seats[seat] = SeatChoice(name, games.with_temper(choice.kind, temper))
        self.rebuild()

    # -- the cards --------------------------------------------------------------------------------------------------

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
        self._add_pages(pages, y + 19)

    def _add_set(self, offer: games.CardSet) -> None:
        """Adds a tile with a few cards of a set and its switch."""
        x, y = self._corner
        told = tr_n(offer.cards, "{n} card", "{n} cards")
        if offer.is_pack:
            told = tr("{cards} of your own", cards=told)
        self._add_tile()
        self.form.add(CardFan((x + 16, y + 9, 140, 76), self.app.faces, self.book, self._some_of(offer.key)))
        if offer is self.offers[0]:
            always = Label((x + 390, y, 140, 94), tr("always"), size=18, colour=theme.MUTED, font=theme.ITALIC_FONT)
            self.form.add(always)
        else:
            control = Toggle(
                (x + 390, y + 28, 146, 38),
                value=offer.key in self.sets,
                on_change=lambda on: self._take_set(offer.key, on=on),
            )
            self.options[f"set {offer.key}"] = control
            self.form.add(control)
        self.form.add(Titled((x + 172, y + 8, 208, 78), offer.name, told))
        self._row += 1

    def _take_set(self, key: str, *, on: bool) -> None:
        chosen = {*self.sets, key} if on else {*self.sets} - {key}
        self.sets = [offer.key for offer in self.offers if offer.key in chosen]
        self.tell()

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
        first = [next((card.id for card in known if card.kind == kind), "") for kind in self.FAN]
        found = list(dict.fromkeys([*filter(None, first), *(card.id for card in known)]))
        return found[:3]

    # -- all of it --------------------------------------------------------------------------------------------------

    def _set_seed(self, seed: str) -> None:
        self.seed = seed

    def _roll(self) -> None:
        self.seed = str(games.random_seed())
        self.rebuild()

    def tell(self) -> None:
        """Says in a sentence which game that is."""
        extra = [offer.name for offer in self.offers[1:] if offer.key in self.sets] + self.extras()
        told = self.told()
        self.words.text = f"{told} {tr('With {things}.', things=joined(extra))}" if extra else told

    def named(self, count: int) -> tuple[SeatChoice, ...]:
        """Gives so many seats; one without a name gets one."""
        return tuple(
            evolve(choice, name=kept_name(choice.name.strip()) or games.NAMES[seat])
            for seat, choice in enumerate(self.seats[:count])
        )

    def start(self) -> None:
        """Remembers the choices and deals."""
        plan = self.plan()
        self.remember(plan)
        games.start(self.app, plan)

    def back(self) -> None:
        self.remember(self.plan())
        super().back()

    # -- what a game says -------------------------------------------------------------------------------------------

    @property
    def count(self) -> int:
        """How many seats the game has."""
        return self.many

    def is_count_chosen(self) -> bool:
        """Tells whether one can say how many play."""
        return True

    def note(self) -> str:
        """Says how a game is played whose number of seats is not chosen."""
        return ""

    def remembered(self, option: SetupOption) -> Any:
        """Gives what was chosen for an option last time."""
        return self.last.setup.get(option.name, option.default)

    def told(self) -> str:
        """Says who plays."""
        people = sum(choice.kind == "human" for choice in self.seats[: self.count])
        others = self.count - people
        if not people:
            return tr("Only bots play: you watch.")
        if people == 1:
            return tr_n(others, "You play against one bot.", "You play against {n} bots.")
        if others:
            bots = tr_n(others, "one bot", "{n} bots")
            return tr("{n} people share this screen with {bots} and pass it round.", n=people, bots=bots)
        return tr("{n} people share this screen and pass it round.", n=people)

    def extras(self) -> list[str]:
        """Lists what is added to the game, beside boxes of cards."""
        return []

    def plan(self) -> NewGame:
        """Reads the game from the form."""
        return NewGame.of(
            self.named(self.count),
            game=self.key,
            seed=int(self.seed) if self.seed else games.random_seed(),
            given={**self.values, SETS: tuple(self.sets)},
        )

    def remember(self, new: NewGame) -> None:
        """Writes the choices down for the next time."""
        chosen = LastGame(seats=self.named(self.many), seed=self.seed, setup={**self.values, SETS: new.given[SETS]})
        self.app.change(game=self.key, games=self.app.settings.with_game(self.key, chosen))
