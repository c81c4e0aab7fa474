"""The round: the steps of the Player Turn, the batches at its start and end, then the Enemy Turn (COMBAT-P, SEQ)."""

from soulstack.games.spire.rules.batching import ENTRIES, open_batch, release, run_program
from soulstack.games.spire.rules.counting import holds
from soulstack.games.spire.rules.dice import roll_step, window_step
from soulstack.games.spire.rules.discarding import discard_step, order_step
from soulstack.games.spire.rules.enemy_turn import enemies_act, lose_blocks, slide
from soulstack.games.spire.rules.facing import facing_step
from soulstack.games.spire.rules.facts import tell
from soulstack.games.spire.rules.frames import PROCEDURES, Program, Steps
from soulstack.games.spire.rules.gains import gain_strength
from soulstack.games.spire.rules.harm import damage_hero, foe_loses
from soulstack.games.spire.rules.items import turn_face_down
from soulstack.games.spire.rules.listening import entry, has, rank_of
from soulstack.games.spire.rules.orbs import apply_orb
from soulstack.games.spire.rules.piles import draw, exhaust
from soulstack.games.spire.rules.playing import PLAY
from soulstack.games.spire.rules.state import (
    DRAW_A_TURN,
    ENERGY_A_TURN,
    ENERGY_MAX,
    NOBODY,
    Delayed,
    Fighter,
    State,
    living_seats,
)
from soulstack.kernel.asking import EACH, FLOOR, TOPICS, AskAll, Topic
from soulstack.kernel.batches import Entry
from soulstack.kernel.decisions import Decision, Option
from soulstack.kernel.ids import GAME, Seat

POISON_RANK = 50
WRATH_RANK = 70
ETHEREAL_RANK = 80
RETAIN_RANK = 85
LOSS_RANK = 90
NEVER = 1 << 30
"""A round that never comes."""
KEEP = "keep_block"


# --- the round ---------------------------------------------------------------------------------------------------------


def begin_round(state: State, frame: Steps) -> None:
    """Count the round."""
    del frame
    fight = state.combat()
    fight.round += 1
    state.table.rounds += 1
    fight.die = 0
    fight.phase = "start"
    for fighter in fight.fighters:
        fighter.lost_this_round = 0
    tell(state, "round_started", amount=fight.round)


def player_turns(state: State, frame: Steps) -> None:
    """Begin the one Player Turn of all seats, or one after another (SEQ-01)."""
    del frame
    seats = living_seats(state)
    if "sequential_turns" not in state.setup.options:
        state.frames.append(Steps(name="turn", seats=tuple(seats), data=(True, True)))
        return
    for seat in reversed(seats):
        data = (seat == seats[0], seat == seats[-1])
        state.frames.append(Steps(name="turn", seats=(seat,), data=data))


def begin_enemies(state: State, frame: Steps) -> None:
    """Begin the Enemy Turn."""
    state.combat().phase = "enemies"
    lose_blocks(state, frame)


def end_round(state: State, frame: Steps) -> None:
    """Drop what holds for the round."""
    del frame
    for fighter in state.combat().fighters:
        drop(fighter, "round")


PROCEDURES["round"] = (begin_round, player_turns, begin_enemies, enemies_act, slide, end_round)


def drop(fighter: Fighter, until: str) -> None:
    """End what lasts until a moment."""
    if fighter.lasting:
        fighter.lasting = tuple([lasting for lasting in fighter.lasting if lasting.until != until])


# --- start of the Player Turn ------------------------------------------------------------------------------------------


def reset(state: State, frame: Steps) -> None:
    """Reset Energy and Block, but for what keeps them (COMBAT-P-02, SA-23)."""
    fight = state.combat()
    fight.phase = "start"
    asked = []
    for seat in frame.seats:
        fighter = fight.fighters[seat]
        fighter.turn.clear()
        left = fighter.energy if fight.round > 1 and has(state, "keep_energy", seat) else 0
        fighter.energy = min(ENERGY_MAX, ENERGY_A_TURN + left)
        tell(state, "energy_changed", seat, amount=fighter.energy)
        if not fighter.block or (fight.round > 1 and has(state, "keep_block", seat)):
            continue
        if fight.round > 1 and keeper(state, seat) != NOBODY:
            asked.append(seat)
        else:
            lose_all_block(state, seat)
    if asked:
        state.frames.append(AskAll(topic=KEEP, rule=EACH, seats=tuple(asked)))


def lose_all_block(state: State, seat: int) -> None:
    """Take all Block of a hero at the Reset."""
    fighter = state.fighter(seat)
    tell(state, "block_lost", seat, amount=fighter.block)
    fighter.block = 0


def keeper(state: State, seat: int) -> int:
    """Find an item that may keep the Block and has not been used."""
    for card, _ in state.index.get("static:may_keep_block", ()):
        if state.owner(card) == seat and card not in state.heroes[seat].face_down:
            return card
    return NOBODY


def _keep_options(state: State, frame: AskAll, seat: Seat) -> Decision | None:
    del frame
    card = keeper(state, seat)
    return Decision(
        seat, KEEP, (Option("yes"), Option("no")), prompt=KEEP, source=("card", card), card=state.faces[card].id
    )


def _keep(state: State, frame: AskAll, seat: Seat, picks: tuple[Option, ...]) -> None:
    del frame
    if picks[0].verb == "yes":
        turn_face_down(state, seat, keeper(state, seat))
    else:
        lose_all_block(state, seat)


TOPICS[KEEP] = Topic(_keep_options, _keep)


def before_draw(state: State, frame: Steps) -> None:
    """Do what happens before drawing (COMBAT-P-03)."""
    open_batch(state, [e for e in listening_entries(state, "before_draw") if e.seat in frame.seats], "before_draw")


def draw_step(state: State, frame: Steps) -> None:
    """Draw (COMBAT-P-04); what that triggers resolves before the roll (SA-24)."""
    for seat in frame.seats:
        draw(state, seat, DRAW_A_TURN)
    release(state)


def listening_entries(state: State, key: str) -> list[Entry]:
    """List the entries of everything that listens to a moment."""
    return [entry(state, card, at, state.owner(card), None) for card, at in state.index.get(key, ())]


def start_batch(state: State, frame: Steps) -> None:
    """Let start-of-turn, start-of-combat and die abilities happen as one batch (COMBAT-P-09, SA-26)."""
    fight = state.combat()
    entries = listening_entries(state, "start_of_turn")
    if fight.round == 1:
        entries += listening_entries(state, "start_of_combat")
    entries += die_entries(state, fight.die)
    entries += take_delayed(state, "start_of_turn")
    open_batch(state, [e for e in entries if belongs(e, frame, first=True)], "start_of_turn")


def belongs(entry: Entry, frame: Steps, *, first: bool) -> bool:
    """Tell whether an entry is of this Player Turn: what is nobody's belongs to the first or last one (SEQ-06)."""
    return entry.seat in frame.seats or (entry.seat == GAME and bool(frame.data[0 if first else 1]))


def die_entries(state: State, die: int) -> list[Entry]:
    """List the die abilities that show a result (TRIG-09)."""
    return [
        entry(state, card, at, state.owner(card), None)
        for card, at in state.index.get("die", ())
        if die in state.faces[card].abilities[at].faces
    ]


def take_delayed(state: State, moment: str) -> list[Entry]:
    """Take what was put off until a moment; a start of turn is one of a later round (TRIG-05)."""
    fight = state.combat()
    now = fight.round if moment == "start_of_turn" else NEVER
    found = [item for item in fight.delayed if item.at == moment and item.since < now]
    if found:
        fight.delayed = tuple([item for item in fight.delayed if item not in found])
    return [_delayed_entry(state, item) for item in found]


def _delayed_entry(state: State, item: Delayed) -> Entry:
    label = Option("entry", ("card", item.card))
    rank = rank_of(item.program) if item.actor == NOBODY else 60
    return Entry(state.faces[item.card].id, item.seat, rank, ("delayed", item), label)


def delayed_entry(state: State, item: Delayed) -> None:
    """Carry out what was put off."""
    run_program(state, item.seat, item.card, item.program, None, item.actor)


ENTRIES["delayed"] = delayed_entry


# --- play --------------------------------------------------------------------------------------------------------------


def play(state: State, frame: Steps) -> None:
    """Open the floor (COMBAT-P-12)."""
    state.combat().phase = "play"
    state.frames.append(AskAll(topic=PLAY, rule=FLOOR, seats=frame.seats))


# --- end of the Player Turn --------------------------------------------------------------------------------------------


def end_batch(state: State, frame: Steps) -> None:
    """Let every end-of-turn effect happen as one batch (COMBAT-P-17, SA-31)."""
    fight = state.combat()
    fight.phase = "end"
    entries = listening_entries(state, "end_of_turn") + take_delayed(state, "end_of_turn")
    for seat in frame.seats:
        fighter = fight.fighters[seat]
        fighter.at_end = tuple(fighter.hand)
        entries += hand_entries(state, seat)
        entries += orb_entries(state, seat)
        if fighter.stance == "wrath":
            entries.append(Entry("wrath", seat, WRATH_RANK, ("wrath", seat), Option("entry", ("wrath", seat))))
    if frame.data[1] and any(foe.poison for foe in fight.foes):
        entries.append(Entry("poison", GAME, POISON_RANK, ("poison",), Option("entry", ("poison", 0))))
    open_batch(state, [e for e in entries if belongs(e, frame, first=False)], "end_of_turn")


def hand_entries(state: State, seat: int) -> list[Entry]:
    """List what cards in hand do at the end of turn: Ethereal ones, Burn and Curses (SA-33)."""
    found = []
    for card in state.fighter(seat).at_end:
        face = state.faces[card]
        label = Option("entry", ("card", card))
        found += [
            Entry(face.id, seat, rank_of(face.abilities[at].do), ("in_hand", seat, card, at), label)
            for at in face.end_in_hand
        ]
        if face.ethereal:
            found.append(Entry(face.id, seat, ETHEREAL_RANK, ("ethereal", seat, card), label))
    for lasting in state.fighter(seat).lasting:
        if lasting.kind == "return_strength":
            name = state.faces[lasting.source].id
            what = ("return_strength", seat, lasting.n)
            found.append(Entry(name, seat, LOSS_RANK, what, Option("entry", ("card", lasting.source))))
        elif lasting.kind == "may_retain":
            name = state.faces[lasting.source].id
            retain = ("retain", seat, lasting.n, lasting.source)
            found.append(Entry(name, seat, RETAIN_RANK, retain, Option("entry", ("card", lasting.source))))
    return found


def orb_entries(state: State, seat: int) -> list[Entry]:
    """List the orbs; those of one kind are alike (DEFECT-07)."""
    found = []
    orbs = state.fighter(seat).orbs
    for orb in orbs:
        if orb in {"lightning", "frost"}:
            label = Option("entry", ("orb", orbs.index(orb)))
            found.append(Entry(orb, seat, 10 if orb == "frost" else 40, ("orb", seat, orb), label))
    return found


def in_hand_entry(state: State, seat: int, card: int, at: int) -> None:
    """Carry out the text of a card that is still in hand, if what it asks for holds by then."""
    ability = state.faces[card].abilities[at]
    met = ability.when is None or holds(state, Program(seat=seat, card=card), ability.when)
    if met and card in state.fighter(seat).hand:
        run_program(state, seat, card, ability.do)


def ethereal_entry(state: State, seat: int, card: int) -> None:
    """Exhaust an Ethereal card that is still in hand (KEYWORD-03)."""
    if card in state.fighter(seat).hand:
        exhaust(state, seat, card)


def return_strength_entry(state: State, seat: int, n: int) -> None:
    """Lose temporary Strength (TOKEN-16)."""
    gain_strength(state, seat, -n)


def orb_entry(state: State, seat: int, orb: str) -> None:
    """Apply an orb's end-of-turn effect."""
    apply_orb(state, seat, orb, "end", 1)


def wrath_entry(state: State, seat: int) -> None:
    """Take 1 damage for ending the turn in Wrath (WATCHER-06)."""
    if state.fighter(seat).stance == "wrath":
        damage_hero(state, seat, 1, "wrath")


def poison_entry(state: State) -> None:
    """Let every enemy lose 1 HP for each Poison token on it (SILENT-03)."""
    for foe in state.combat().foes:
        if foe.lives and foe.poison:
            foe_loses(state, foe, foe.poison, GAME, "poison")


def retain_entry(state: State, seat: int, n: int, card: int) -> None:
    """Ask which cards to Retain (KEYWORD-05)."""
    from soulstack.games.spire.rules.verbs.cards import ask_retain

    ask_retain(state, seat, n, card)


ENTRIES.update(
    {
        "in_hand": in_hand_entry,
        "ethereal": ethereal_entry,
        "return_strength": return_strength_entry,
        "orb": orb_entry,
        "wrath": wrath_entry,
        "poison": poison_entry,
        "retain": retain_entry,
    }
)


def end_turn(state: State, frame: Steps) -> None:
    """End what holds for this Player Turn (COMBAT-P-16, SA-105)."""
    for seat in frame.seats:
        drop(state.fighter(seat), "turn")
    if frame.data[1]:
        state.combat().played = ()
        tell(state, "turn_ended")


PROCEDURES["turn"] = (
    reset,
    before_draw,
    draw_step,
    roll_step,
    window_step,
    start_batch,
    facing_step,
    play,
    end_batch,
    order_step,
    discard_step,
    end_turn,
)
AFTER_PLAY = PROCEDURES["turn"].index(play) + 1
"""The step that follows the Play phase, for positions that begin in it."""
