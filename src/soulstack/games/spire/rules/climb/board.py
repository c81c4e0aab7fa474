"""The map: spaces, paths and tokens, where the party may go, and which room it enters (MAP, ROOM)."""

from typing import Any

from soulstack.games.spire.cards.schema import EnemyDef, MapDef, TokenDef
from soulstack.games.spire.rules.climb.floor import common_options, do_common
from soulstack.games.spire.rules.climb.keys import BURNS, wanted
from soulstack.games.spire.rules.combat import begin
from soulstack.games.spire.rules.facts import tell
from soulstack.games.spire.rules.frames import PROCEDURES, Steps
from soulstack.games.spire.rules.items import discard_item, turn_face_up
from soulstack.games.spire.rules.setup import in_play, shuffled
from soulstack.games.spire.rules.state import BOSS_ROW, State, living_seats, turn_over
from soulstack.kernel.asking import FLOOR, TOPICS, AskAll, Topic
from soulstack.kernel.decisions import Decision, Option
from soulstack.kernel.ids import Seat
from soulstack.kernel.rng import below

TOPIC = "map"
PRINTED = {
    "M": "encounter", "E": "elite", "?": "event", "$": "merchant", "R": "campfire", "T": "treasure", "B": "boss",
}  # fmt: skip
START = "start"
"""Where the boot stands below the bottom row (SETUP-09)."""
BACKS = {"D": "dark", "L": "light"}
ASCENSION_ELITES = 11
SUMMIT_ELITE = "2-0"
"""The Elite space of Act IV, passed over below ascension 11 (SA-99)."""


def space(row: int, column: int) -> str:
    """Name a space.

    >>> space(4, 2)
    '4-2'
    """
    return f"{row}-{column}"


def row_of(name: str) -> int:
    """Give the row of a space; the boot starts below row 0.

    >>> row_of("4-2"), row_of("start")
    (4, -1)
    """
    return -1 if name in {START, ""} else int(name.partition("-")[0])


def board(state: State) -> MapDef:
    """Give the board of the present act."""
    found: Any = state.faces[state.places[state.table.map][0]].card
    assert isinstance(found, MapDef)
    return found


def spaces(drawn: MapDef) -> list[str]:
    """List the spaces of a board from the bottom up."""
    return [space(r, c) for r, row in enumerate(drawn.rows) for c, letter in enumerate(row) if letter != "."]


def letter_at(drawn: MapDef, name: str) -> str:
    """Give what is printed on a space."""
    row, _, column = name.partition("-")
    return drawn.rows[int(row)][int(column)]


def room_at(state: State, name: str) -> str:
    """Give the kind of room on a space: what is printed or its token's (MAP-04)."""
    letter = letter_at(board(state), name)
    if letter in PRINTED:
        return PRINTED[letter]
    token = dict(state.table.tokens).get(name, "")
    if not token:
        return ""
    found: Any = state.sides[token].card
    assert isinstance(found, TokenDef)
    return found.room


def is_hidden(state: State, name: str) -> bool:
    """Tell whether the token of a space lies face down (DAILY-09)."""
    from soulstack.games.spire.rules.climb.gaining import barred

    return name in dict(state.table.tokens) and name not in state.table.seen and barred(state, "hidden_tokens", 0)


def lay_map(state: State) -> None:
    """Choose a board at random and lay the tokens (SETUP-05, SETUP-06, KEY-06)."""
    table = state.table
    maps = [face.card for face in state.sides.values() if isinstance(face.card, MapDef) and face.card.act == table.act]
    if not table.map or board(state).act != table.act:
        table.map = maps[below(state.streams, "map", len(maps))].id if len(maps) > 1 else maps[0].id
    table.at = START
    table.walked = ()
    table.seen = ()
    lay_tokens(state)


def lay_tokens(state: State) -> None:
    """Shuffle the tokens and lay them on the spaces of their colour."""
    drawn = board(state)
    tokens = [face.card for face in state.sides.values() if isinstance(face.card, TokenDef)]
    burning = wanted(state, "emerald")
    laid = dict(state.table.tokens)
    for letter, back in BACKS.items():
        places = [name for name in spaces(drawn) if letter_at(drawn, name) == letter]
        pool: list[Any] = []
        for token in sorted(tokens, key=_id):
            if token.back != back:
                continue
            copies = token.copies
            if token.replaces:
                copies *= int(burning)
            elif burning:
                copies -= sum(other.copies for other in tokens if other.replaces == token.id)
            pool += [token.id] * copies
        for name in places:
            if name in laid and laid[name] in pool:
                pool.remove(laid[name])
        order = list(shuffled(state, "tokens", list(range(len(pool)))))
        for name in places:
            if name not in laid and order:
                laid[name] = pool[order.pop()]
    state.table.tokens = tuple(sorted(laid.items()))


def _id(token: TokenDef) -> str:
    return token.id


# --- moving ------------------------------------------------------------------------------------------------------------


def reachable(state: State) -> list[str]:
    """List the spaces that a path joins with the present one (MAP-02); below ascension 11 Act IV has no Elite (SA-99)."""
    at = state.table.at
    drawn = board(state)
    if row_of(at) < 0:
        return [name for name in spaces(drawn) if row_of(name) == 0]
    found = [path.partition(">")[2] for path in drawn.paths if path.partition(">")[0] == at]
    if drawn.act == 4 and state.setup.ascension < ASCENSION_ELITES and SUMMIT_ELITE in found:
        found = [path.partition(">")[2] for path in drawn.paths if path.partition(">")[0] == SUMMIT_ELITE]
    return found


def next_row(state: State) -> list[str]:
    """List every space of the next row, for Wing Boots (MAP-08)."""
    above = row_of(state.table.at) + 1
    return [name for name in spaces(board(state)) if row_of(name) == above]


def boots(state: State) -> tuple[int, int] | None:
    """Find Wing Boots and their owner."""
    for card, at in state.index.get("static:any_path", ()):
        seat = state.owner(card)
        if seat >= 0 and not state.heroes[seat].dead:
            return card, at
    return None


def goals(state: State, frame: AskAll) -> list[str]:
    """List the spaces that may be chosen now."""
    if frame.data:  # Secret Portal (SA-119)
        here = row_of(state.table.at)
        return [name for name in spaces(board(state)) if row_of(name) > here]
    found = reachable(state)
    if boots(state) is not None and state.table.act < 4 and row_of(state.table.at) >= 0:
        found += [name for name in next_row(state) if name not in found]
    return found


def goal_option(name: str) -> Option:
    """Make the option of a space.

    >>> goal_option("4-2").ref, goal_option("4-2").n
    (('row', 4), 2)
    """
    row, _, column = name.partition("-")
    return Option("go", ("row", int(row)), int(column))


def ask_space(state: State, *, any_higher: bool = False) -> None:
    """Let the party choose where it goes (MAP-03): any seat's word stands for all."""
    data = ("any",) if any_higher else ()
    state.frames.append(AskAll(topic=TOPIC, rule=FLOOR, seats=tuple(living_seats(state)), data=data))


def _options(state: State, frame: AskAll, seat: Seat) -> Decision | None:
    options = [goal_option(name) for name in goals(state, frame)]
    return Decision(seat, TOPIC, (*options, *common_options(state, seat)), prompt=TOPIC)


def _act(state: State, frame: AskAll, seat: Seat, picks: tuple[Option, ...]) -> None:
    option = picks[0]
    if do_common(state, seat, option):
        return
    assert option.ref is not None
    name = space(option.ref[1], option.n)
    free = bool(frame.data) or name in reachable(state)
    state.frames.remove(frame)
    if not free:
        use_boots(state)
    state.table.at = name
    state.table.walked = (*state.table.walked, name)
    tell(state, "moved", word=name)
    kind = room_at(state, name)
    if is_hidden(state, name):
        state.table.seen = (*state.table.seen, name)
        tell(state, "token_turned", word=name)
    enter_room(state, kind)


def use_boots(state: State) -> None:
    """Put a cube on the Wing Boots; with the third they go under their deck (ITEM-07)."""
    found = boots(state)
    assert found is not None
    card, at = found
    seat = state.owner(card)
    ability: Any = state.faces[card].abilities[at]
    cubes = state.heroes[seat].cubes
    cubes[card] = cubes.get(card, 0) + 1
    tell(state, "cubes_changed", seat, card=card, amount=cubes[card])
    if cubes[card] >= ability.uses:
        discard_item(state, seat, card)


TOPICS[TOPIC] = Topic(_options, _act)


# --- rooms -------------------------------------------------------------------------------------------------------------


def enter_room(state: State, kind: str) -> None:
    """Begin the procedure of a room (ROOM)."""
    tell(state, "room_entered", word=kind)
    state.table.rooms += 1
    state.table.left_relics = ()
    state.frames.append(Steps(name="room", data=(kind,)))
    if kind in {"encounter", "elite", "burning_elite", "boss", "boss_of_act_1"}:
        state.frames.append(Steps(name="fight", data=(kind,)))
    else:
        state.frames.append(Steps(name=kind))


def leave_room(state: State, frame: Steps) -> None:
    """Clear what belonged to the room: once-per-room items turn up again (TRIG-08)."""
    del frame
    state.table.visit = None
    for hero in state.heroes:
        if hero.face_down:
            turn_face_up(state, hero.seat)


PROCEDURES["room"] = (leave_room,)


def deal(state: State, frame: Steps) -> None:
    """Deal the enemies of a fight and begin it (ROOM-01 … -04)."""
    kind = frame.data[0]
    table = state.table
    table.fights += 1
    table.visit = None
    rows = [state.heroes[seat].row for seat in living_seats(state)]
    if kind == "encounter":
        dealt = deal_encounter(state, rows)
    elif kind in {"elite", "burning_elite"}:
        dealt = deal_elite(state)
        if kind == "burning_elite":
            heat_up(state)
    elif kind == "boss":
        tell(state, "boss_turned", card=table.boss)
        dealt = ((table.boss, BOSS_ROW),)
    else:
        bosses = bosses_of(state, 1)
        dealt = ((bosses[below(state.streams, "boss", len(bosses))], BOSS_ROW),)
    begin(state, "elite" if kind == "burning_elite" else "boss" if kind == "boss_of_act_1" else kind, dealt)
    state.combat().stands = kind == "boss"


def bosses_of(state: State, act: int) -> list[int]:
    """List the boss cards of an act that the run's ascension uses (ASC-10)."""
    enemies = [face.card for face in state.sides.values() if isinstance(face.card, EnemyDef)]
    enemies = [enemy for enemy in enemies if not enemy.edition or enemy.edition == state.setup.printing]
    found = [e for e in enemies if e.deck == "boss" and e.act == act and in_play(state.setup, e, enemies)]
    return sorted(state.places[enemy.id][0] for enemy in found if is_drawn(enemy, enemies))


def is_drawn(enemy: EnemyDef, enemies: list[EnemyDef]) -> bool:
    """Tell whether a boss card is one that is drawn, not one that only comes with another."""
    brought = {name for other in enemies for name in (*other.summons.what, other.next)}
    return enemy.id not in brought


def deal_encounter(state: State, rows: list[int]) -> tuple[tuple[int, int], ...]:
    """Deal one card a row, the bottom row first; the first fight of a run begun in Act I is a 1st Encounter."""
    table = state.table
    first = table.fights == 1 and table.first_encounters
    deck = table.first_encounters if first else table.encounters
    dealt = tuple(zip(deck, rows, strict=False))
    if first:
        table.first_encounters = ()
    else:
        table.encounters = table.encounters[len(dealt) :]
    return dealt


def deal_elite(state: State) -> tuple[tuple[int, int], ...]:
    """Draw an Elite; in Act IV Shield and Spear stand together (ASC-15)."""
    table = state.table
    if table.act == 4:
        top = max(state.heroes[seat].row for seat in living_seats(state))
        pair = sorted(table.elites, key=lambda card: state.faces[card].id)
        table.elites = ()
        return tuple(zip(pair, (1, top), strict=False))
    card, table.elites = table.elites[0], table.elites[1:]
    return ((card, 1),)


def heat_up(state: State) -> None:
    """Shuffle Burns into every deck before the Burning Elite (KEY-05)."""
    for seat in living_seats(state):
        for _ in range(BURNS):
            if not state.table.status:
                return
            card, state.table.status = state.table.status[0], state.table.status[1:]
            turn_over(state, card, state.sides["burn"])
            state.heroes[seat].deck = (*state.heroes[seat].deck, card)


def cool_down(state: State, frame: Steps) -> None:
    """Forget the Burns, which went back to their supply as the fight was cleared away (KEY-05)."""
    if frame.data[0] != "burning_elite":
        return
    for hero in state.heroes:
        burns = [card for card in hero.deck if state.faces[card].kind == "status"]
        if burns:
            hero.deck = tuple(card for card in hero.deck if card not in burns)


PROCEDURES["fight"] = (deal, cool_down)
