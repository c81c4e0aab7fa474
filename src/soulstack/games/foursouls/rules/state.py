"""The table of Four Souls as records: players, objects in play, slots, decks, the stack and where the turn is.

`printed` is every physical card of this game, fixed; zones are lists of indexes into it (the top of a deck or discard is the
end of its list). An `Obj` exists only for what is in play, is made on entry and dropped on exit, so a card that leaves and
comes back is a new object (ZONE-02).
"""

from typing import Any, ClassVar, Final

from attrs import define

from soulstack.games.foursouls.cards.schema import CardDef
from soulstack.kernel.clone import cloneable, copied, each, maybe, rows, shared, values
from soulstack.kernel.facts import Fact
from soulstack.kernel.frames import EngineState
from soulstack.kernel.ids import GAME, NO_CARD, NOTHING, Bindings, Ref
from soulstack.kernel.programs import Tables
from soulstack.kernel.zones import ZoneSpec

DECKS: Final = ("loot", "treasure", "monster", "room")
STREAMS: Final = ("dice", "loot", "treasure", "monster", "room", "setup", "chance")
MONSTER_ROWS: Final = ("monster", "final_boss", "minion")
UNLIMITED: Final = 1000
"""As many loot plays or attacks as one likes."""

ZONES: Final = {
    spec.name: spec
    for spec in (
        ZoneSpec("hand", owned=True, ordered=False, seen_by="owner"),
        ZoneSpec("deck", owned=False, ordered=True, seen_by="nobody"),
        ZoneSpec("discard", owned=False, ordered=True, seen_by="all"),
        ZoneSpec("play", owned=True, ordered=True, seen_by="all"),
        ZoneSpec("covered", owned=False, ordered=True, seen_by="all"),
        ZoneSpec("stack", owned=False, ordered=True, seen_by="all"),
        ZoneSpec("outside", owned=False, ordered=False, seen_by="all"),
    )
}

_DECK_OF: Final = {"loot": "loot", "treasure": "treasure", "monster": "monster", "room": "room"}


_TURN_ORDERS: Final = [[[(seat + i) % count for i in range(count)] for seat in range(count)] for count in range(5)]


def deck_of(card: CardDef) -> str:
    """Name the deck and discard that accept a card, or nothing (ZONE-11, ZONE-13)."""
    return _DECK_OF.get(card.kind, "")


@cloneable
@define(eq=False)
class Obj:
    """A card in play."""

    id: int
    card: int
    face: CardDef
    """Its characteristics now: its own, or those of what it is a copy of."""
    zone: str
    """item, shop, monster, event, soul, curse, character, room; holding while its death is carried out (DEATH-M-01)."""
    controller: int = GAME
    slot: int = -1
    charged: bool = True
    damage: int = 0
    counters: tuple[tuple[str, int], ...] = ()
    made_eternal: bool = False
    copy_ends: bool = False
    was: Any = shared(default=None)
    """What it is again when a copy until end of turn ends: its own card, or what it was a copy of without an end."""
    dying: bool = False
    """Its death is on the stack or being carried out."""
    killer: int = GAME
    killing_roll: int = 0
    hits: int = 0
    """How often it was damaged this turn."""
    note: int = 0
    """A number noted on it (MECH-NOTE-01)."""
    fired_turn: tuple[int, ...] = ()
    """Abilities that have used up their once-a-turn."""

    def counter_total(self) -> int:
        """Count the counters of all kinds together (MECH-CNT-02)."""
        total = 0
        for _, count in self.counters:
            total += count
        return total

    def counter(self, name: str) -> int:
        """Count the counters of one name."""
        for kind, count in self.counters:
            if kind == name:
                return count
        return 0

    def set_counter(self, name: str, count: int) -> None:
        """Change the number of counters of one name."""
        rest = tuple(entry for entry in self.counters if entry[0] != name)
        self.counters = (*rest, (name, count)) if count else rest


@cloneable
@define(eq=False)
class Player:
    """A seat at the table."""

    seat: int
    cents: int = 0
    hand: list[int] = copied(list)
    character: int = NOTHING
    items: list[int] = copied(list)
    souls: list[int] = copied(list)
    curses: list[int] = copied(list)
    loot_plays: int = 0
    """Loot plays given this turn, used ones taken off."""
    damage: int = 0
    dead: bool = False
    dying: bool = False
    killer: int = GAME
    attack_rolls: int = 0
    """Attack rolls put on the stack this turn (A-75)."""
    hits: int = 0
    skips: int = 0
    """Turns that will be skipped."""
    rolls: int = 0
    """Rolls put on the stack this turn."""
    last_roll: int = 0
    """The result of the last roll that resolved this turn."""
    last_attack_roll: int = 0
    played: int = 0
    """Loot cards played this turn."""
    used: int = 0
    """Abilities activated this turn."""
    attacked: bool = False
    """Was the target of an attack this turn."""
    counters: tuple[tuple[str, int], ...] = ()
    """Counters on the player, which stay when the character changes (MECH-CNT-05)."""


@cloneable
@define(eq=False)
class Slot:
    """A place in a row: the object on top and the cards that it covers, the lowest first."""

    row: str
    top: int = NOTHING
    covered: list[int] = copied(list)
    since: int = 0
    """The turn in which the top card came here."""
    held: bool = False
    """The monster that lay here is dying: nothing fills the slot yet (REFILL-02)."""


@cloneable
@define(eq=False)
class StackItem:
    """A thing that waits on the stack; which fields matter depends on its kind."""

    id: int
    kind: str
    """loot, ability, roll, damage, death."""
    controller: int
    source: int = NOTHING
    face: Any = shared(default=None)
    card: int = NO_CARD
    """The physical card, for loot."""
    program: tuple[Any, ...] = ()
    specs: tuple[Any, ...] = ()
    bound: Bindings = ()
    mode: str = ""
    may: bool = False
    event: Fact | None = None
    result: int = 0
    """For a linked trigger: the roll that led to it; for an attack roll: what waited for the next one adds to it."""
    value: int = 0
    """For a roll: its present result."""
    attack: bool = False
    linked: tuple[Any, ...] = ()
    reply: int = 0
    """For a roll that a procedure waits for: the procedure's number."""
    asked: int = 0
    """For a roll: the value for which "would roll" abilities have had their chance (A-47); for damage and a death: 1,
    and 2 once something was to prevent the death beforehand."""
    target: Ref = ("none", 0)
    amount: int = 0
    combat: bool = False
    roll: int = 0
    """For combat damage: the attack roll that caused it."""
    is_copy: bool = False
    of_card: bool = False
    """For a copy: it is one of a loot card, which was played (MECH-COPY-10), not one of a loot."""
    activated: bool = False
    """A player used this ability; it did not trigger."""
    of_item: bool = False
    """Its source was an item, so that some cards can cancel it."""
    first: bool = False
    """For a roll: the first one of its player this turn."""
    adjusted: int = 0
    """For a roll: what its player adds to it as it resolves."""
    replaced: tuple[Ref, ...] = ()
    """For a roll that replaces something, and its linked trigger: the replacements that have applied (REPL-05)."""


@cloneable
@define(eq=False)
class Waiting:
    """A trigger whose condition was met and that goes on the stack at the next checkpoint (ABIL-12)."""

    controller: int
    source: int
    face: Any = shared()
    ability: Any = shared()
    event: Fact | None = None
    result: int = 0
    number: int = 0


@cloneable
@define(eq=False)
class Lasting:
    """An effect of something that has resolved and that goes on for a while (EFF-02)."""

    id: int
    kind: str
    """stat, shield, double_loot, discard_loot, copy_loot, watch_roll, must_attack, trigger, next_trigger, forbid, goal."""
    controller: int
    card: str
    to: Ref = ("none", 0)
    stat: str = ""
    plus: int = 0
    amount: int = 0
    one_hit: bool = False
    lower_to: int = -1
    value: int = 0
    program: tuple[Any, ...] = ()
    specs: tuple[Any, ...] = ()
    ability: Any = shared(default=None)
    """For a trigger: the ability that it lends."""
    source: int = NOTHING
    once: bool = False


@cloneable
@define(eq=False)
class AttackState:
    """The attack that is under way."""

    attacker: int
    target: Ref = ("none", 0)
    over: bool = False
    rolls: int = 0
    granted: int = 0
    """How many further attacks there were when this one was declared: what came since is for later ones."""
    spent: bool = False
    """Whether it was counted off already: that happens once, when it is aimed or cancelled (A-21)."""
    helpers: tuple[int, ...] = ()
    """Other players who make attack rolls too (ATK-23)."""
    next_helper: int = -1
    """Which of them rolls next; -1: the attacker."""


@cloneable
@define(eq=False, kw_only=True)
class State(EngineState):
    """A whole game."""

    tables: ClassVar[Tables] = Tables()
    """What the frames of this game do."""
    printed: tuple[CardDef, ...] = shared()
    players: list[Player] = each()
    objects: dict[int, Obj] = values()
    slots: list[Slot] = each()
    decks: list[list[int]] = rows(lambda: [[], [], [], []])
    discards: list[list[int]] = rows(lambda: [[], [], [], []])
    outside: list[int] = copied(list)
    bonus: list[int] = copied(list)
    """Active bonus souls, as card indexes."""
    stack: list[StackItem] = each()
    waiting: list[Waiting] = each()
    lasting: list[Lasting] = each()
    index: dict[str, tuple[tuple[int, int], ...]] = copied(dict)
    usable: list[tuple[tuple[int, int], ...]] = copied(list)
    """For each seat its abilities that are activated, as (object, ability); the last entry is the game's: rooms."""
    known: dict[int, int] = copied(dict)
    """For a card in a hidden place: a bit for each seat that knows it (A-62)."""
    pool: int = 100
    coins: int = 100
    """How many cents there are in the whole game."""
    rigged: list[int] = copied(list)
    """Dice results that lie in front of the random ones."""
    next_id: int = 1
    turn: int = 0
    round_began: int = 1
    """The turn in which the game's present round began, with the starting player's regular turn (ROUND-02)."""
    round_before: int = 1
    """The turn in which the round before it began."""
    active: int = 0
    first: int = 0
    phase: str = "start"
    step: str = "setup"
    declared: str = "none"
    holder: int = GAME
    """Who holds priority."""
    roller: int = GAME
    """Who has just put a roll on the stack and so gets priority first (A-11)."""
    attack: AttackState | None = maybe()
    attacks_used: int = 0
    extra_attacks: tuple[tuple[str, bool], ...] = ()
    """Further attacks: on what (`any`, `deck`, an object id), and whether they must be made (A-74)."""
    attacked: tuple[str, ...] = ()
    """What was attacked this turn, in the words of `extra_attacks`."""
    purchases_used: int = 0
    extra_purchases: int = 0
    shop_bought: int = 0
    """Shop items bought this turn."""
    ending: str = ""
    """`after_stack` when the active player died (A-50), `now` when an effect ended the turn (A-52)."""
    extra_turns: list[int] = copied(list)
    monsters_died: int = 0
    turn_began_at: int = 1
    """The next id when the turn began: what was numbered since then was placed this turn (A-69)."""
    at_once: int = 0
    """How often something was carried out at once this turn instead of being put on the stack (A-69)."""
    dirty: bool = True
    """Something changed that a checkpoint has to look at."""
    placed: bool = False
    """A checkpoint or a trigger put something on the stack: the active player gets priority first (A-11)."""
    ask_everyone: bool = False
    """Ask for priority even where passing is the only choice."""
    winners: tuple[int, ...] | None = None
    turn_cap: int = 0
    rules: tuple[str, ...] = ()
    """Options of this game that are on, such as older-edition switches (VAR-04)."""
    mode: str = "versus"
    """versus, coop (two characters and the timer) or challenge (a final boss and the timer)."""
    timer: int = 0
    goal: int = 0
    """Souls that the team needs in coop (SOLO-07)."""
    won: tuple[int, ...] = ()
    """Players whom an ability made win; counted at the next check."""
    drafting: bool = False
    soul_cap: int = 0
    """The most soul value one character may hold, or 0 (SOLO-09)."""
    outcome: str = ""
    """team or lost, where players win or lose together."""

    def player_count(self) -> int:
        """Count the seats."""
        return len(self.players)

    def new_id(self) -> int:
        """Give the next number for an object or a thing on the stack."""
        number = self.next_id
        self.next_id = number + 1
        return number

    def seats_from(self, seat: int) -> list[int]:
        """List all seats in turn order, beginning with one."""
        return _TURN_ORDERS[len(self.players)][seat].copy()

    def slots_of(self, row: str) -> list[int]:
        """List the slot numbers of a row, from the left."""
        return [i for i, slot in enumerate(self.slots) if slot.row == row]

    def monsters(self) -> list[Obj]:
        """List the monsters in play, from the left; an event is none (CARD-M-01), a final boss or minion is one (CHAL-02)."""
        objects = self.objects
        found = []
        for slot in self.slots:
            if slot.top and slot.row in MONSTER_ROWS:
                obj = objects[slot.top]
                if obj.zone == "monster":
                    found.append(obj)
        return found

    def shop(self) -> list[Obj]:
        """List the shop items, from the left."""
        return [self.objects[slot.top] for slot in self.slots if slot.row == "shop" and slot.top]


__all__ = [
    "DECKS",
    "MONSTER_ROWS",
    "STREAMS",
    "UNLIMITED",
    "ZONES",
    "AttackState",
    "Lasting",
    "Obj",
    "Player",
    "Slot",
    "StackItem",
    "State",
    "Waiting",
    "deck_of",
]
