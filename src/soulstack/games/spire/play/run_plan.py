"""What is chosen on the set-up of a run: who leads which hero, in which order, and how the run is to be."""

from collections.abc import Mapping, Sequence
from datetime import date, timedelta
from typing import Any, Final, Literal, Self

from attrs import define, field

from soulstack.app.game import HUMAN
from soulstack.app.language import joined, tr
from soulstack.app.options import NewGame, SeatChoice, day_of, number_of, today
from soulstack.app.seat_names import YOU, kept_name
from soulstack.app.settings import LastGame
from soulstack.bots.specs import PREFIX
from soulstack.games.spire.play.levels import levels
from soulstack.games.spire.play.names import HEROES, ROMAN
from soulstack.games.spire.play.options import MODIFIERS, OPTIONS
from soulstack.games.spire.play.profiles import ALL, Profile
from soulstack.games.spire.rules.campaign import Campaign, unlocked
from soulstack.games.spire.rules.daily import is_barred, of_the_day
from soulstack.kernel.sentences import Sentence

Who = Literal["", "me", "bot", "friend"]
TURNS: Final[tuple[Who, ...]] = ("", "me", "bot", "friend")
"""Who a stand stands for, in the order in which a press goes through them; nobody first."""
LEVELS: Final[tuple[str, ...]] = ("easy", "normal", "hard")
TABS: Final = ("standard", "daily", "custom", "quick")
FRIEND: Final = Sentence("Friend")
BEGINNERS: Final = 2
"""So many heroes are led by somebody who has never set up a run."""
REPLACED: Final = {"fragile": "insanity"}
"""What the later printing has in the place of a modifier."""
REWARDS: Final = frozenset({"transformed", "vintage", "prismatic_shard_mod"})
"""Modifiers that change what a card reward is: chosen together, one goes before another."""


@define
class Climber:
    """One hero, and who leads it."""

    hero: str
    who: Who = ""
    level: str = "normal"
    name: str = ""
    """What a friend is called."""

    @property
    def kind(self) -> str:
        """The kind of seat, as the rules know it."""
        return f"{PREFIX}{self.level}:{self.hero}" if self.who == "bot" else f"{HUMAN}:{self.hero}"

    @property
    def seat(self) -> SeatChoice:
        """The seat as settings and saves keep it."""
        if self.who == "bot":
            return SeatChoice(str(HEROES[self.hero]), self.kind)
        name = kept_name(self.name.strip()) or str(FRIEND)
        return SeatChoice(YOU if self.who == "me" else name, self.kind)

    def turn(self, step: int = 1) -> None:
        """Stand for the next one."""
        self.who = TURNS[(TURNS.index(self.who) + step) % len(TURNS)]


def climber_of(seat: SeatChoice, free: Sequence[str]) -> Climber:
    """Read who sat where; somebody without a hero gets the first that is free."""
    before, _, last = seat.kind.rpartition(":")
    hero = last if last in HEROES else next(iter(free))
    kind = before if last in HEROES else seat.kind
    if not kind.startswith(HUMAN):
        level = kind.removeprefix(PREFIX)
        return Climber(hero, "bot", level if level in LEVELS else LEVELS[1])
    return Climber(hero, "me") if seat.name == YOU else Climber(hero, "friend", name=seat.name)


@define
class RunPlan:
    """All that is chosen."""

    climbers: list[Climber]
    """Every hero; those who climb stand in the order of their rows, the lowest first."""
    values: dict[str, Any]
    """What is chosen for each option of the game, by its name."""
    campaign: Campaign = Campaign()
    """What the runs of this player have unlocked."""
    everything: bool = False
    """Whether all of it counts as unlocked."""
    tab: str = "standard"
    day: int = field(factory=today)
    seed: str = ""
    """What stands in the field; empty for a run of chance."""
    below: int = 0
    """So many rows have their heroes already."""

    @classmethod
    def remembered(cls, last: LastGame, profile: Profile, *, known: bool) -> Self:
        """Read what was chosen last; whoever has never chosen leads two heroes, with what is unlocked."""
        climbers: list[Climber] = []
        for seat in last.seats if known else ():
            free = [hero for hero in HEROES if hero not in {each.hero for each in climbers}]
            found = climber_of(seat, free)
            if found.hero in free:
                climbers.append(found)
        there = {each.hero for each in climbers}
        climbers += [Climber(hero) for hero in HEROES if hero not in there]
        for climber in climbers[:BEGINNERS] if not known else ():
            climber.who = "me"
        values = {option.name: last.setup.get(option.name, option.default) for option in OPTIONS}
        plan = cls(climbers, values, profile.campaign, seed=last.seed if last.seed.isdecimal() else "")
        plan.everything = profile.everything
        plan.tab = "daily" if values["daily"] else "quick" if values["act"] > 1 else "standard"
        if plan.tab == "standard" and values["modifiers"]:
            plan.tab = "custom"
        values["daily"] = 0
        plan.settle()
        return plan

    # -- the heroes -------------------------------------------------------------------------------------------------

    @property
    def party(self) -> list[Climber]:
        """Those who climb, the lowest row first."""
        return [each for each in self.climbers if each.who]

    def row(self, climber: Climber) -> int:
        """Tell the row of a hero, from 1; 0 for one who stays at home."""
        return self.below + self.party.index(climber) + 1 if climber.who else 0

    def move(self, climber: Climber, to: int) -> bool:
        """Put a hero elsewhere in the order; tell whether that changed anything."""
        at, to = self.climbers.index(climber), max(0, min(len(self.climbers) - 1, to))
        self.climbers.insert(to, self.climbers.pop(at))
        return at != to

    def share(self) -> None:
        """Make it a run of friends at one screen, unless it is one already."""
        if not any(each.who == "friend" for each in self.climbers):
            mine = [each for each in self.climbers if each.who == "me"]
            free = [each for each in self.climbers if each.who in {"", "bot"}]
            for climber in (mine[1:] or free)[:1]:
                climber.who = "friend"

    # -- the run ----------------------------------------------------------------------------------------------------

    @property
    def printing(self) -> str:
        """The printing of the box."""
        return str(self.values["printing"])

    @property
    def unlocked(self) -> tuple[str, ...]:
        """The locks that are open."""
        return (ALL,) if self.everything else unlocked(self.campaign)

    @property
    def highest(self) -> int:
        """The highest level of ascension that may be climbed (ASC-00)."""
        height = len(levels(self.printing))
        return height if self.everything else min(height, self.campaign.ascension)

    @property
    def acts(self) -> tuple[int, ...]:
        """The acts in which a run may begin, beside the first (QUICK-08)."""
        return (2, 3, 4) if {ALL, "unlock_act4"} & {*self.unlocked} else (2, 3)

    def is_barred(self, modifier: str) -> bool:
        """Tell whether a modifier has nothing to work with while something is locked (SA-95)."""
        return is_barred(modifier, self.unlocked)

    def modifiers(self) -> tuple[str, ...]:
        """List the modifiers that can be chosen with this printing, as they are printed."""
        replaced = REPLACED if self.printing == "later" else {}
        found = [replaced.get(name, name) for name in MODIFIERS]
        return tuple(
            dict.fromkeys(each for each in found if each in replaced.values() or each not in REPLACED.values())
        )

    def take_up(self, given: Mapping[str, Any]) -> None:
        """Choose what was asked for, such as on the command line."""
        for name, value in given.items():
            if name in self.values and name not in {"daily", "unlocked"}:
                self.values[name] = value
        if given.get("daily"):
            self.tab, self.day = "daily", min(int(given["daily"]), today())
        elif given.get("act", 1) > 1:
            self.tab = "quick"
        elif given.get("modifiers"):
            self.tab = "custom"
        named = tuple(given.get("heroes", ()))
        for climber in self.climbers if named else ():
            climber.who = (climber.who or "me") if climber.hero in named else ""
        for place, hero in enumerate(named):
            self.move(next(each for each in self.climbers if each.hero == hero), place)
        self.everything = self.everything or ALL in given.get("unlocked", ())
        self.settle()

    def settle(self) -> None:
        """Take back what does not fit together any more."""
        offered = self.modifiers()
        chosen = [each for each in offered if each in self.values["modifiers"] and not self.is_barred(each)]
        self.values["modifiers"] = tuple(chosen)
        self.values["ascension"] = min(self.values["ascension"], self.highest)
        self.values["last_act"] = max(self.values["last_act"], self.values["act"] if self.tab == "quick" else 1)

    def set(self, name: str, value: Any) -> None:
        """Choose a value of an option."""
        self.values[name] = value
        self.settle()

    def switch(self, name: str, word: str, on: bool) -> None:
        """Take a word into a list, or out of it."""
        chosen = {*self.values[name], word} if on else {*self.values[name]} - {word}
        option = next(each for each in OPTIONS if each.name == name)
        self.set(name, tuple(each for each in option.choices if each in chosen))

    @property
    def is_today(self) -> bool:
        """Tell whether it is the climb of today."""
        return self.day == today()

    def turn_day(self, step: int) -> None:
        """Go to another day; the last one is today."""
        day = day_of(self.day) or date.max
        self.day = min(number_of(day + timedelta(days=step)), today())

    def of_the_day(self, cards: Any) -> tuple[str, ...]:
        """Give the two modifiers of the day."""
        return of_the_day(self.day, cards, self.unlocked, self.printing)

    def clash(self) -> str:
        """Say how modifiers that touch the same thing go together; nothing when none do."""
        chosen = REWARDS.intersection(self.values["modifiers"])
        if {"transformed", "vintage"} <= chosen:
            return tr("Vintage goes first: what is left of the card rewards is transformed.")
        if {"vintage", "prismatic_shard_mod"} <= chosen:
            return tr("Vintage goes first: only the other card rewards come from different decks.")
        if {"transformed", "prismatic_shard_mod"} <= chosen:
            return tr("Transformed goes first: of the Prismatic Shard only the relic is left.")
        return ""

    # -- what is asked for ------------------------------------------------------------------------------------------

    @property
    def given(self) -> dict[str, Any]:
        """What is chosen, without what another tab says."""
        kept = ("ascension", "last_act", "options", "printing")
        found = {name: self.values[name] for name in kept}
        found["act"] = min(max(2, self.values["act"]), self.acts[-1]) if self.tab == "quick" else 1
        found["unlocked"] = self.unlocked
        found["modifiers"] = self.values["modifiers"] if self.tab == "custom" else ()
        found["daily"] = self.day if self.tab == "daily" else 0
        return found

    def asked(self, seed: int) -> NewGame:
        """Ask for the run, with a seed where none is named."""
        wanted = int(self.seed) if self.seed else seed
        return NewGame.of([each.seat for each in self.party], game="spire", seed=wanted, given=self.given)

    def kept(self) -> LastGame:
        """Give the choices for the next time; a Daily Climb does not choose its modifiers."""
        return LastGame(seats=tuple(each.seat for each in self.party), seed=self.seed, setup=self.given)

    # -- in words ---------------------------------------------------------------------------------------------------

    def told(self) -> str:
        """Say what will be played."""
        if not self.party:
            return tr("Nobody climbs yet: press a hero.")
        return " ".join(filter(None, (self._who_climbs(), self._which_run(), self._how_hard(), self._seed())))

    def _who_climbs(self) -> str:
        groups: dict[str, list[str]] = {}
        for each in self.party:
            groups.setdefault(_leader(each), []).append(tr(HEROES[each.hero]))
        if all(each.who == "bot" for each in self.party):
            return tr("{heroes} climb without you: you watch.", heroes=joined([tr(HEROES[e.hero]) for e in self.party]))
        led = [tr("{heroes} by {leader}", heroes=joined(names), leader=who) for who, names in groups.items()]
        return f"{', '.join(led)}."

    def _which_run(self) -> str:
        if self.tab == "daily":
            return tr("The climb of the day.")
        if self.tab == "quick":
            return tr("From Act {act} on.", act=ROMAN[self.given["act"]])
        count = len(self.values["modifiers"]) if self.tab == "custom" else 0
        return tr("{n} modifiers.", n=count) if count > 1 else tr("One modifier.") if count else ""

    def _how_hard(self) -> str:
        level = self.values["ascension"]
        return tr("Ascension {n}.", n=level) if level else ""

    def _seed(self) -> str:
        return tr("Seed {n}.", n=self.seed) if self.seed and self.tab != "daily" else ""


def _leader(climber: Climber) -> str:
    """Say who leads a hero, within a sentence."""
    if climber.who == "me":
        return tr("you", meaning="leader")
    if climber.who == "friend":
        return climber.name.strip() or tr("a friend", meaning="leader")
    words: Mapping[str, str] = {
        "easy": tr("an easy bot", meaning="leader"),
        "normal": tr("a normal bot", meaning="leader"),
        "hard": tr("a hard bot", meaning="leader"),
    }
    return words[climber.level]
