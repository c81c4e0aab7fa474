"""The shape of the card files: cards with both sides, items, enemies, events, blessings, maps, heroes and modifiers.

`Definition` is a closed union tagged by `type`, which the name of the file gives unless the table says otherwise; `Ability`
is one too. Everything is frozen: one set of definitions serves every game and every clone.
"""

from typing import ClassVar, Literal, TypeAlias

from attrs import field, frozen

from soulstack.games.spire.cards.conditions import When, Where
from soulstack.games.spire.cards.effects import Effect
from soulstack.games.spire.cards.enemy_lines import read_line
from soulstack.games.spire.cards.words import (
    Amount,
    CardType,
    Keyword,
    Limit,
    Owner,
    Rarity,
    Stat,
    Trigger,
)

# --- abilities ---------------------------------------------------------------------------------------------------------


@frozen
class Triggered:
    """Something that happens by itself; inside one card it waits until the card is done (PLAY-07)."""

    type: ClassVar[str] = "trigger"
    on: Trigger
    do: tuple[Effect, ...]
    where: Where = Where()
    """What the card, token or hero must be that it is about."""
    when: When | None = None
    may: bool = False
    faces: tuple[int, ...] = ()
    """For `die`: the faces that trigger it."""
    once: Literal["", "turn", "combat"] = ""
    mode: str = ""
    name: str = ""
    """What it is called, where other text speaks of it."""
    lapses: bool = True
    """The reaction of an enemy that has died meanwhile does not happen."""


@frozen
class Use:
    """Something that its owner may use."""

    type: ClassVar[str] = "use"
    limit: Limit
    do: tuple[Effect, ...]
    when: When | None = None
    outside: bool = False
    """A potion that may be used outside combat too."""


@frozen
class Static:
    """A number or a permission that is simply changed while this is in play."""

    type: ClassVar[str] = "static"
    stat: Stat
    n: Amount = 1
    to: int | None = None
    """It becomes this, instead of changing by `n`."""
    where: Where = Where()
    when: When | None = None
    uses: int = 0
    """After so many cubes this is used up."""
    name: str = ""


Ability: TypeAlias = Triggered | Use | Static

# --- cards -------------------------------------------------------------------------------------------------------------


@frozen
class Side:
    """The upgraded side; what it leaves out is as on the base side."""

    text: str | None = None
    worth: float | None = None
    cost: int | None = None
    x: bool | None = None
    keywords: tuple[Keyword, ...] | None = None
    requires: When | None = None
    do: tuple[Effect, ...] | None = None
    abilities: tuple[Ability, ...] | None = None


@frozen
class CardDef:
    """A player card, or a Curse, Status or ticket."""

    type: ClassVar[str] = "card"
    set: ClassVar[str] = "base"
    implemented: ClassVar[bool] = True
    id: str
    name: str
    owner: Owner
    kind: CardType
    rarity: Rarity
    worth: float | None = None
    """What bots think one more copy does for a deck, where a starter Strike does nothing; else they read it from the card."""
    text: str = ""
    copies: int = 1
    cost: int = 0
    """The printed cost; it does not matter for an X card and an Unplayable one."""
    x: bool = False
    keywords: tuple[Keyword, ...] = ()
    do: tuple[Effect, ...] = ()
    """What it does when it is played."""
    requires: When | None = None
    """It can be played only if this holds."""
    abilities: tuple[Ability, ...] = ()
    """What a Power does in play, what a Curse does in hand, and what changes the card itself."""
    up: Side | None = None
    unlock: str = ""
    """The lock: 1, 2, 3 or C."""
    base: Literal["", "strike", "defend"] = ""
    doubles: bool = True
    """It may be played twice (TWICE-09)."""
    copied: bool = True
    deck: str = ""
    removable: bool = True
    uses: tuple[Literal["orbs", "stances"], ...] = ()
    """What its owner needs a board or the Prismatic Shard for (OTHER-02)."""


@frozen
class RelicDef:
    """A relic, a boss relic, a special one, or the ability of a hero's board."""

    type: ClassVar[str] = "relic"
    set: ClassVar[str] = "base"
    implemented: ClassVar[bool] = True
    id: str
    name: str
    deck: Literal["relic", "boss_relic", "special", "board", "modifier"] = "relic"
    worth: float | None = None
    """What bots think of it, in the same measure as that of cards."""
    text: str = ""
    copies: int = 1
    gold: int | None = None
    abilities: tuple[Ability, ...] = ()
    hero: Literal["", "ironclad", "silent", "defect", "watcher"] = ""
    solo: bool = False
    """A hero who plays alone begins with it (SETUP-13)."""
    serves: tuple[Literal["orbs", "stances"], ...] = ()
    """What it gives to a hero whose own board lacks that, for cards of other heroes (OTHER-02)."""


@frozen
class PotionDef:
    """A potion; its one ability is used up with it."""

    type: ClassVar[str] = "potion"
    set: ClassVar[str] = "base"
    implemented: ClassVar[bool] = True
    id: str
    name: str
    worth: float | None = None
    """What bots think of it, in the same measure as that of cards."""
    text: str = ""
    copies: int = 1
    gold: int = 2
    abilities: tuple[Ability, ...] = ()


# --- enemies -----------------------------------------------------------------------------------------------------------


@frozen
class Line:
    """One line of an enemy card: what it does on a face of the die, or on a slot of the track."""

    ops: tuple[str, ...]
    faces: tuple[int, ...] = ()
    once: bool = False
    """A grey slot: it is carried out once (ACTION-12)."""
    name: str = ""
    cap: int = 0
    """The number on the slot (Time Warp)."""
    mode: str = ""
    do: tuple[Effect, ...] = field(init=False, repr=False, eq=False)
    acts_last: bool = field(init=False, repr=False, eq=False)
    faults: tuple[str, ...] = field(init=False, repr=False, eq=False)

    def __attrs_post_init__(self) -> None:
        do, last, faults = read_line(self.ops)
        object.__setattr__(self, "do", do)
        object.__setattr__(self, "acts_last", last)
        object.__setattr__(self, "faults", faults)


@frozen
class Rewards:
    """What an enemy card gives."""

    gold: int = 0
    card: Literal["", "normal", "upgraded"] = ""
    potion: int = 0
    relic: int = 0
    boss_relic: bool = False


@frozen
class Brings:
    """What comes with an enemy at set-up: names of summons or groups, in order."""

    what: tuple[str, ...] = ()
    times: int = 1
    solo_times: int = 0
    each_row: bool = False
    alternating: bool = False
    """Row by row, the names in turn going on across rows, until every row holds so many (Sentries)."""
    boss: bool = False
    """It stands with the bosses (Deca)."""


@frozen
class EnemyDef:
    """An enemy card: one action, a table for the die, or a track with a cube, maybe in modes."""

    type: ClassVar[str] = "enemy"
    set: ClassVar[str] = "base"
    implemented: ClassVar[bool] = True
    id: str
    name: str
    act: int
    deck: Literal["first_encounter", "encounter", "elite", "boss", "summon"]
    hp: tuple[int, ...]
    """One number, or one for each number of seats."""
    action: tuple[str, ...] = ()
    die: tuple[Line, ...] = ()
    track: tuple[Line, ...] = ()
    modes: tuple[str, ...] = ()
    """The modes, the one it begins in first; the lines of the track say to which they belong."""
    fury: tuple[str, ...] = ()
    """Its action, whatever the die, once its partner has died."""
    first_turn: tuple[str, ...] = ()
    """Its action in the first round, whatever the die."""
    cubes: int = 0
    """So many cubes lie on it when it enters, besides the one of its track."""
    most_cubes: int = 0
    """It never has more of them than this."""
    abilities: tuple[Ability, ...] = ()
    summons: Brings = Brings()
    rewards: Rewards = Rewards()
    group: str = ""
    copies: int = 1
    ascension: int = 0
    replaced_at: int = 0
    """From this level on another card of its name is used in its stead (ASC-07)."""
    replaced_in: Literal["", "later"] = ""
    """Only this printing replaces it (SA-140)."""
    edition: Literal["", "later"] = ""
    next: str = ""
    """The card of its second phase."""
    line: Line = field(init=False, repr=False, eq=False)
    """The single action."""
    fury_line: Line = field(init=False, repr=False, eq=False)
    first_line: Line = field(init=False, repr=False, eq=False)
    names: frozenset[str] = field(init=False, repr=False, eq=False)
    """Its id, its group, and its name in small letters."""

    def __attrs_post_init__(self) -> None:
        object.__setattr__(self, "names", frozenset((self.id, self.group, self.name.lower().replace(" ", "_"))))
        object.__setattr__(self, "line", Line(self.action))
        object.__setattr__(self, "fury_line", Line(self.fury))
        object.__setattr__(self, "first_line", Line(self.first_turn))

    def goes_by(self, name: str) -> bool:
        """Tell whether this is one of its names."""
        return name in self.names


# --- rooms and the run -------------------------------------------------------------------------------------------------


@frozen
class EventOption:
    """One option of an event, as printed from 1."""

    name: str
    text: str = ""
    do: tuple[Effect, ...] = ()
    owned: str = ""
    """An item that somebody of the party must own (EVENT-02)."""


@frozen
class EventCard:
    """One physical card of an event."""

    id: str
    act: int
    ascension: int = 0
    unlock: str = ""
    copies: int = 1
    not_first: bool = False
    """It is replaced if it is the first event of the run (EVENT-09)."""


@frozen
class EventDef:
    """An event and its cards."""

    type: ClassVar[str] = "event"
    set: ClassVar[str] = "base"
    implemented: ClassVar[bool] = True
    copies: ClassVar[int] = 1
    id: str
    name: str
    options: tuple[EventOption, ...]
    cards: tuple[EventCard, ...]
    text: str = ""
    party: bool = False
    """The party chooses, not each seat."""
    picks: int = 1
    """How many options each seat may choose."""
    different: bool = False
    """Each seat a different one."""


@frozen
class NeowDef:
    """A blessing: the red gift and three blue lines, the first of which is 1."""

    type: ClassVar[str] = "neow"
    set: ClassVar[str] = "base"
    implemented: ClassVar[bool] = True
    copies: ClassVar[int] = 1
    id: str
    name: str
    red: tuple[Effect, ...]
    blue: tuple[EventOption, ...]
    text: str = ""
    unlock: str = ""


@frozen
class MapDef:
    """A board: rows from the bottom up, a letter a space, and the paths up."""

    type: ClassVar[str] = "map"
    set: ClassVar[str] = "base"
    implemented: ClassVar[bool] = True
    copies: ClassVar[int] = 1
    id: str
    name: str
    act: int
    rows: tuple[str, ...]
    paths: tuple[str, ...]


@frozen
class TokenDef:
    """Map tokens of one kind."""

    type: ClassVar[str] = "token"
    set: ClassVar[str] = "base"
    implemented: ClassVar[bool] = True
    id: str
    name: str
    back: Literal["dark", "light"]
    room: Literal["encounter", "elite", "event", "merchant", "campfire", "treasure", "burning_elite"]
    copies: int = 1
    replaces: str = ""
    """The token in whose place it lies while the Emerald Key is missing (KEY-06)."""


@frozen
class HeroDef:
    """A hero: its board and what its starter deck is."""

    type: ClassVar[str] = "hero"
    set: ClassVar[str] = "base"
    implemented: ClassVar[bool] = True
    copies: ClassVar[int] = 1
    id: str
    name: str
    max_hp: int
    board: str
    """The id of the board's ability."""
    starter: tuple[str, ...]
    """Card ids, each as often as it is in the deck."""
    orb_slots: int = 0
    stances: bool = False
    text: str = ""


@frozen
class ModifierDef:
    """A modifier of a daily climb or custom run."""

    type: ClassVar[str] = "modifier"
    set: ClassVar[str] = "base"
    implemented: ClassVar[bool] = True
    copies: ClassVar[int] = 1
    id: str
    name: str
    section: int
    face: int
    text: str = ""
    abilities: tuple[Ability, ...] = ()
    edition: Literal["", "later"] = ""


Definition: TypeAlias = (
    CardDef | RelicDef | PotionDef | EnemyDef | EventDef | NeowDef | MapDef | TokenDef | HeroDef | ModifierDef
)
