"""Everything that is true at one moment of a run.

What lies on the table has one index in `faces`, the side that lies there now; piles hold indexes and an item, power or enemy in
play is known by the same number. What changes only between combats (decks, supplies, the map) is held in tuples that are
replaced, so a clone shares them; what a combat changes all the time is in flat lists and dicts of small records.
"""

from typing import Any, ClassVar, Final

from attrs import define, frozen

from soulstack.games.spire.cards.faces import Face, Sides
from soulstack.games.spire.cards.numbers import NUMBERS
from soulstack.kernel.batches import Entry
from soulstack.kernel.clone import cloneable, copied, each, maybe, shared, unhashed
from soulstack.kernel.frames import EngineState
from soulstack.kernel.ids import GAME, Bindings
from soulstack.kernel.listeners import Index
from soulstack.kernel.programs import Tables

# Limits (TOKEN-02 … TOKEN-13); each is a decision of its own, so that a ruling can change one place.
ENERGY_MAX: Final = 6
ENERGY_A_TURN: Final = 3
DRAW_A_TURN: Final = 5
BLOCK_MAX: Final = 20
STRENGTH_MAX: Final = 8
ENEMY_STRENGTH_MAX: Final = NUMBERS.enemy_strength_max
ENEMY_BLOCK_MAX: Final = NUMBERS.enemy_block_max
TOKEN_MAX: Final = 3
SHIV_SUPPLY: Final = 5
MIRACLE_MAX: Final = 5
MIRACLE_SUPPLY: Final = 5
POISON_SUPPLY: Final = NUMBERS.poison_supply
DARK_SUPPLY: Final = NUMBERS.dark_supply
POTION_LIMIT: Final = 3

BOSS_ROW: Final = 0
NOBODY: Final = -1
"""No card, no enemy."""
FREE: Final = ""
"""An orb slot with nothing in it."""


@frozen
class Setup:
    """How a run is set up."""

    heroes: tuple[str, ...] = ("ironclad",)
    seed: int = 0
    act: int = 1
    ascension: int = 0
    modifiers: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    """last_stand, sequential_turns, choose_relic, hidden_boss, courtesy_hands."""
    printing: str = "early"
    unlocked: tuple[str, ...] = ("all",)
    last_act: int = 4
    """The act after whose boss the party stops (GAME-01); nobody is asked then."""
    encounter: str = ""
    """Only this fight is played."""
    daily: int = 0
    """The day whose Daily Climb this is, as a number such as 20240328; its modifiers and seed are those of that day."""


@frozen
class Lasting:
    """Something in force for one hero until the end of the turn, the round or the combat."""

    kind: str
    until: str = "turn"
    n: int = 0
    word: str = ""
    source: int = NOBODY


@frozen
class Delayed:
    """A program that waits for a moment of a round."""

    at: str
    seat: int
    card: int
    program: tuple[Any, ...]
    actor: int = NOBODY
    bound: Bindings = ()
    on_death: bool = False
    """The death of an enemy has put it off."""
    since: int = 0
    """The round in which it was put off: a start of turn that is meant is one of a later round (TRIG-05)."""


class Part:
    """A record of the state that gives its fields as they are now."""

    __slots__ = ()

    def snapshot(self) -> tuple[Any, ...]:
        """Give the record as plain data, for comparing; generated for every concrete class."""
        raise NotImplementedError


@cloneable
@define(eq=False)
class Hero(Part):
    """A seat and what it carries through the run."""

    seat: int
    hero: str
    row: int
    hp: int
    max_hp: int
    gold: int = 0
    deck: tuple[int, ...] = ()
    rewards: tuple[int, ...] = ()
    """Its card rewards deck from the top down."""
    rares: tuple[int, ...] = ()
    relics: tuple[int, ...] = ()
    """Its board, relics, boss relics and modifiers, in the order of coming."""
    potions: tuple[int, ...] = ()
    removed: tuple[int, ...] = ()
    face_down: tuple[int, ...] = ()
    cubes: dict[int, int] = copied(dict)
    """Counters on relics and Powers (KEYWORD-15)."""
    dead: bool = False


@cloneable
@define(eq=False)
class Fighter:
    """A hero's half of a combat; the last card of a pile is its top."""

    energy: int = 0
    block: int = 0
    strength: int = 0
    weak: int = 0
    vulnerable: int = 0
    shivs: int = 0
    miracles: int = 0
    stance: str = "neutral"
    orbs: tuple[str, ...] = ()
    hand: list[int] = copied(list)
    draw: list[int] = copied(list)
    discard: list[int] = copied(list)
    exhaust: list[int] = copied(list)
    powers: list[int] = copied(list)
    turn: dict[str, int] = copied(dict)
    """What is counted this Player Turn, by word: cards, attacks, discarded, once:17, …"""
    combat: dict[str, int] = copied(dict)
    """The same for this combat: lost_hp, shuffled, …"""
    kept: tuple[int, ...] = ()
    """Cards that were Retained last turn (SA-69)."""
    costs: tuple[tuple[int, int], ...] = ()
    """Cards in hand that cost so much this turn."""
    lasting: tuple[Lasting, ...] = ()
    at_end: tuple[int, ...] = ()
    """The hand as it was when the end of turn began (SA-33)."""
    known: int = 0
    """So many cards on top of the draw pile are known to their owner."""
    lost_this_round: int = 0


@cloneable
@define(eq=False)
class Foe(Part):
    """An enemy in a combat, known by the index of its card; a dead one keeps its place (DEATH-01)."""

    id: int
    row: int
    hp: int
    full: int
    """The HP it began with."""
    block: int = 0
    strength: int = 0
    weak: int = 0
    vulnerable: int = 0
    poison: int = 0
    slot: int = 1
    mode: str = ""
    dead: bool = False
    gone: bool = False
    fresh: bool = False
    """It came or was revived in this Enemy Turn: it neither acts nor slides (ENEMY-07, SA-142)."""
    placed: bool = False
    """Its cube was placed for the next round."""
    fury: bool = False
    noted: int = 0
    """Its Block at the beginning of the Enemy Turn (SA-148)."""
    cubes: int = 0
    spent: tuple[int, ...] = ()
    """Grey slots carried out (ACTION-12)."""
    lost: tuple[str, ...] = ()
    """Abilities that have ended or happened, by name or number."""

    @property
    def lives(self) -> bool:
        """Tell whether it can act and be targeted."""
        return not (self.dead or self.gone)


@cloneable
@define(eq=False)
class Fight:
    """A combat."""

    kind: str
    """encounter, elite or boss."""
    players: int
    """The number of seats that began it (COMBAT-S-08)."""
    round: int = 0
    die: int = 0
    """The result of this round, 0 before the roll."""
    fighters: list[Fighter] = each()
    foes: list[Foe] = each()
    """Row 1 first, each row from left to right, bosses last."""
    limbo: tuple[int, ...] = ()
    """Cards that are being played (PLAY-05)."""
    attached: tuple[tuple[int, int, int], ...] = ()
    """Cards on enemies: the card, its owner, the enemy (DEATH-08)."""
    delayed: tuple[Delayed, ...] = ()
    played: tuple[tuple[int, str, int, int], ...] = ()
    """This turn's cards: seat, id of the side, what it cost, the card it was played from."""
    dealt: tuple[tuple[int, int], ...] = ()
    """The drawn cards and their rows, for the rewards."""
    stands: bool = True
    """The Last Stand holds here: not for the boss of an event (STAND-07)."""
    phase: str = ""
    """start, play, end or enemies: which part of the round it is."""
    stirred: bool = False
    """An enemy has died or left since the end of the combat was last looked for."""
    unblocked: int = 0
    """HP that the last attack of a hero cost (HIT-13)."""
    killed: int = 0
    """Enemies that the last effect killed."""
    exhausted: int = NOBODY
    """The card Exhausted last, for text about it."""
    drawn: int = NOBODY
    evoked: str = ""


@frozen
class Reward:
    """A reward that lies open until its seat closes its rewards (SA-08); `seat` is GAME for a draft of the party."""

    id: int
    seat: int
    kind: str
    """gold, card, rare, colorless, relic, potion, boss_relic or transform."""
    n: int = 1
    """How much gold."""
    show: int = 3
    upgraded: bool = False
    decks: tuple[str, ...] = ()
    """Where its cards come from, if not from the seat's own deck: one name for each card, or for all of them."""
    shown: tuple[int, ...] | None = None
    """What may be taken, once it is revealed."""
    pulled: tuple[tuple[int, str], ...] = ()
    """Everything that was turned up for it, with the deck it goes back to, in the order of turning."""
    over: str = ""
    """taken or skipped, once it is."""
    claims: tuple[tuple[int, int], ...] = ()
    """In a draft: the card and the seat that claims it."""
    passed: tuple[int, ...] = ()
    """In a draft: the seats that want nothing."""


@frozen
class Visit:
    """The room that the party is in, as far as it is no fight."""

    kind: str
    event: int = NOBODY
    chosen: tuple[tuple[int, int], ...] = ()
    """The seats and the options that they chose, in that order; at a campfire what they did."""
    becomes: str = ""
    """The room that it is treated as from here on (MAP-07)."""
    portal: bool = False
    relics: tuple[int, ...] = ()
    """Wares by slot; NOBODY where nothing lies any more."""
    potions: tuple[int, ...] = ()
    colorless: tuple[int, ...] = ()
    cards: tuple[tuple[tuple[int, str], ...], ...] = ()
    """The cards of each seat with the deck they go back to; NOBODY where one was bought."""
    pulled: tuple[tuple[int, str], ...] = ()
    """Tickets that were turned up with them."""
    removed: tuple[int, ...] = ()
    """The seats that have used the card removal."""
    revealed: tuple[tuple[int, int], ...] = ()
    """The relic of each seat that the event has drawn at random."""


@cloneable
@define(eq=False)
class Table:
    """Decks, supplies and the map; every deck is written from the top down."""

    act: int = 1
    relics: tuple[int, ...] = ()
    boss_relics: tuple[int, ...] = ()
    potions: tuple[int, ...] = ()
    curses: tuple[int, ...] = ()
    colorless: tuple[int, ...] = ()
    events: tuple[int, ...] = ()
    first_encounters: tuple[int, ...] = ()
    encounters: tuple[int, ...] = ()
    elites: tuple[int, ...] = ()
    bosses: tuple[int, ...] = ()
    neow: tuple[int, ...] = ()
    summons: tuple[int, ...] = ()
    """The Summons decks of all acts, the present act first (COMBAT-S-15)."""
    daze: tuple[int, ...] = ()
    status: tuple[int, ...] = ()
    boss: int = NOBODY
    map: str = ""
    at: str = ""
    tokens: tuple[tuple[str, str], ...] = ()
    """The token of each space that has one."""
    seen: tuple[str, ...] = ()
    """Spaces whose face-down token was turned up (DAILY-09)."""
    walked: tuple[str, ...] = unhashed(default=())
    """The spaces of this act that the party has been on, in order: for those who look at the map; no rule asks for it."""
    keys: tuple[str, ...] = ()
    visit: Visit | None = None
    rewards: tuple[Reward, ...] = ()
    next_reward: int = 1
    left_relics: tuple[int, ...] = ()
    """The seats that have skipped a relic in this room, also once they have closed their rewards (KEY-03)."""
    held: tuple[int, ...] = ()
    """Items whose owner is being asked what becomes of them (REWARD-09)."""
    others: tuple[tuple[str, tuple[int, ...], tuple[int, ...]], ...] = ()
    """Heroes who are not in play, with their card rewards and rare decks (SA-97)."""
    fights: int = 0
    """Rooms with a fight that the run has entered."""
    events_met: int = 0
    bosses_left: int = 0
    """Bosses of this act that are still to be fought after this one (ASC-12)."""
    burning: str = ""
    """The space of the Burning Elite."""
    acts_beaten: int = 0
    achievements: tuple[str, ...] = ()
    """Granted in this run so far (ACH-00)."""
    rooms: int = 0
    """Rooms that the run has entered."""
    rounds: int = 0
    """Rounds of all its fights."""
    mover: int = 0
    """The seat whose answer is being carried out: what it makes possible for the party is asked of it."""


@cloneable
@define(eq=False, kw_only=True)
class State(EngineState):
    """A whole run."""

    tables: ClassVar[Tables] = Tables()
    """What the frames of this game do."""
    setup: Setup = Setup()
    faces: list[Face] = shared(factory=list)
    """What lies on the table, by index. Never changed in place: replace the list (`turn_over`)."""
    places: dict[str, tuple[int, ...]] = unhashed(factory=dict)
    """The indexes of a component by its id; never changed."""
    sides: Sides = unhashed(factory=Sides)
    """Every face by its id, to turn cards over; never changed."""
    heroes: list[Hero] = each()
    table: Table = maybe()
    fight: Fight | None = maybe()
    index: Index = copied(dict)
    """Who listens to what (`listening`)."""
    owners: dict[int, int] = copied(dict)
    """The seat of what is in play; enemies and what belongs to nobody are not in it."""
    waiting: list[Entry] = copied(list)
    """Triggered abilities that wait for the end of what is being done (PLAY-07)."""
    result: str = ""
    """won or lost, once the run is over."""
    by_rank: bool = unhashed(default=False)
    """Nobody is asked for an order: what waits together happens by rank, as in a world in which nobody answers."""

    @property
    def turn(self) -> int:
        """Tell how many rooms the run has entered, which is how far it is for lists of games."""
        return self.table.rooms

    @property
    def winners(self) -> tuple[int, ...]:
        """Tell who has won: all heroes or nobody."""
        return tuple(range(len(self.heroes))) if self.result == "won" else ()

    def fighter(self, seat: int) -> Fighter:
        """Give a hero's half of the combat."""
        fight = self.fight
        assert fight is not None
        return fight.fighters[seat]

    def foe(self, foe_id: int) -> Foe:
        """Give an enemy by its id."""
        fight = self.fight
        assert fight is not None
        for foe in fight.foes:
            if foe.id == foe_id:
                return foe
        raise KeyError(foe_id)

    def combat(self) -> Fight:
        """Give the combat that is going on."""
        fight = self.fight
        assert fight is not None
        return fight

    def owner(self, card: int) -> int:
        """Give the seat of something in play."""
        return self.owners.get(card, GAME)


def turn_over(state: State, card: int, face: Face) -> None:
    """Let another side of a card lie up."""
    faces = state.faces.copy()
    faces[card] = face
    state.faces = faces


def living_foes(state: State) -> list[Foe]:
    """List the living enemies, row 1 first, left to right, bosses last."""
    fight = state.fight
    return [] if fight is None else [foe for foe in fight.foes if not foe.dead and not foe.gone]


def has_died(state: State, seat: int) -> bool:
    """Tell whether a hero has died in a fight that goes on; what is nobody's has not."""
    return seat >= 0 and state.heroes[seat].dead


def living_seats(state: State) -> list[int]:
    """List the seats of the living heroes, row 1 first."""
    return [hero.seat for hero in sorted(state.heroes, key=_row) if not hero.dead]


def _row(hero: Hero) -> int:
    return hero.row


def name_of(state: State, card: int) -> str:
    """Give the id of what has an index, for players and files."""
    return state.faces[card].id
