"""Choices by rule of thumb, thousands a second: how playouts go on, and how questions inside a plan are answered."""

from typing import Final

from soulstack.games.spire.bots.gist import card_worth, gist_of
from soulstack.games.spire.bots.outlook import incoming, menace
from soulstack.games.spire.cards.faces import X_COST
from soulstack.games.spire.rules.game import apply
from soulstack.games.spire.rules.state import State
from soulstack.kernel.asking import DONE, UNDONE
from soulstack.kernel.decisions import Answer, Decision, Option
from soulstack.kernel.rng import below

LIMIT: Final = 400
"""Answers after which a playout is given up."""
IDLE: Final = ("swap", "give")
BAD_FIRST: Final = ("discard", "exhaust", "remove", "transform")
"""Questions where the worst card is the best answer."""


def play_out(state: State, luck: dict[str, int], rounds: int = 60) -> State:
    """Let quick choices lead a fight to its end, or for so many rounds."""
    fight = state.fight
    last = (fight.round if fight is not None else 0) + rounds
    for _ in range(LIMIT):
        if state.over or state.fight is None or state.fight.phase == "over" or state.fight.round >= last:
            break
        if not state.pending:
            break
        decision = next((d for d in state.pending if d.options[0] != UNDONE), state.pending[0])
        apply(state, Answer(decision.seat, quick_answer(state, decision, luck)))
    return state


def quick_answer(state: State, decision: Decision, luck: dict[str, int]) -> tuple[Option, ...]:
    """Answer any question of a fight without looking ahead."""
    if decision.kind == "play":
        return (_play(state, decision, luck),)
    return answer_inside(state, decision)


def _play(state: State, decision: Decision, luck: dict[str, int]) -> Option:
    seat = decision.seat
    fighter = state.fighter(seat)
    hero = state.heroes[seat]
    open_harm = incoming(state, seat) - fighter.block
    fear = 1.6 if open_harm >= hero.hp else 1.0
    best, best_worth = DONE, 0.05
    faces = state.faces
    lowest = min((foe.hp + foe.block for foe in state.combat().foes if foe.lives), default=0)
    for option in decision.options:
        if option.verb == "play" and option.ref is not None:
            worth = _card(state, option.ref[1], open_harm * fear, lowest, fighter.strength, fighter.energy)
        elif option.verb == "use" and option.ref is not None:
            if option.ref[0] == "token":
                worth = 1.0 if option.ref[1] == 0 else (0.6 if fighter.energy == 0 and fighter.hand else -1.0)
            else:
                face = faces[option.ref[1]]
                worth = (
                    0.9
                    if face.kind != "potion"
                    else (2.0 if open_harm >= hero.hp or state.combat().kind != "encounter" else -1.0)
                )
        else:
            continue
        worth += below(luck, "quick", 64) / 100
        if worth > best_worth:
            best, best_worth = option, worth
    return best


def _card(state: State, card: int, open_harm: float, lowest: int, strength: int, energy: int) -> float:
    face = state.faces[card]
    gist = gist_of(face)
    worth = gist.worth() + 0.9 * strength * gist.hits
    if gist.block:
        useful = min(gist.block, max(0.0, open_harm))
        worth += 1.1 * useful - 1.0 * (gist.block - useful)
    if gist.damage and gist.damage + strength * gist.hits >= lowest:
        worth += 1.5
    if face.kind == "power":
        worth += 1.5 if state.combat().round <= 4 else 0.3
    cost = energy if face.cost == X_COST else max(0, face.cost)
    return worth / (0.6 + cost)


# --- questions inside something ------------------------------------------------------------------------------------


def answer_inside(state: State, decision: Decision) -> tuple[Option, ...]:
    """Answer what is asked in the middle of something by rule of thumb."""
    options = decision.options
    if decision.high == 1 and decision.low == 1:
        return (ranked(state, decision)[0],)
    if decision.kind == "scry":
        bad = [option for option in options if _worth(state, option) < 0.35]
        return tuple(bad[: decision.high]) if len(bad) >= decision.low else tuple(options[: decision.low])
    order = ranked(state, decision)
    if decision.kind == "retain":
        return tuple(order[: decision.high])
    count = decision.low
    if decision.kind in BAD_FIRST or decision.kind == "cards":
        count = max(count, sum(1 for option in order[: decision.high] if _worth(state, option) < 0.0))
    return tuple(order[:count])


def ranked(state: State, decision: Decision) -> list[Option]:
    """Sort the answers of a question, the most promising first."""
    options = list(decision.options)
    kind = decision.kind
    if kind == "x":
        return sorted(options, key=lambda option: -option.n)
    if any(option.ref is not None and option.ref[0] == "foe" for option in options):
        return sorted(options, key=lambda option: -_foe(state, option))
    if any(option.ref is not None and option.ref[0] == "row" for option in options):
        return sorted(options, key=lambda option: -_row(state, option))
    if any(option.ref is not None and option.ref[0] == "seat" for option in options):
        return sorted(options, key=lambda option: -_seat(state, option))
    if any(option.ref is not None and option.ref[0] == "card" for option in options):
        good = kind not in BAD_FIRST and not _throws(state)
        return sorted(options, key=lambda option: -_worth(state, option) if good else _worth(state, option))
    yes = [option for option in options if option.verb == "yes"]
    return [*yes, *(option for option in options if option.verb != "yes")] if yes else options


def _throws(state: State) -> bool:
    """Tell whether the cards that are chosen from a hand go away."""
    from soulstack.games.spire.rules.frames import Program

    for frame in reversed(state.frames):
        if isinstance(frame, Program):
            at = max(0, frame.pc - 1)
            return at < len(frame.program) and frame.program[at].op in {"discard", "exhaust"}
    return False


def _worth(state: State, option: Option) -> float:
    if option.ref is None or option.ref[0] != "card" or option.ref[1] < 0:
        return 0.0
    return card_worth(state.faces[option.ref[1]])


def _foe(state: State, option: Option) -> float:
    if option.ref is None or option.ref[0] != "foe":
        return -1000.0
    foe = state.foe(option.ref[1])
    damage, growth = menace(state.faces[foe.id])
    return (damage + foe.strength + 2 * growth + 0.5) / max(1.0, foe.hp + foe.block - foe.vulnerable)


def _row(state: State, option: Option) -> float:
    if option.ref is None or option.ref[0] != "row":
        return -1000.0
    return sum(1.0 + 1.0 / max(1, foe.hp) for foe in state.combat().foes if foe.lives and foe.row == option.ref[1])


def _seat(state: State, option: Option) -> float:
    if option.ref is None or option.ref[0] != "seat":
        return 0.0
    seat = option.ref[1]
    if state.fight is None:
        return -state.heroes[seat].hp
    need = incoming(state, seat) - state.fighter(seat).block
    return need / max(1, state.heroes[seat].hp)
