"""Cents, loot and treasure."""

from soulstack.games.foursouls.cards import vocabulary as e
from soulstack.games.foursouls.rules.changes import give_cents
from soulstack.games.foursouls.rules.frames import Run, verb
from soulstack.games.foursouls.rules.selecting import number, seats, you
from soulstack.games.foursouls.rules.state import State
from soulstack.kernel.programs import Done, Task, do_tasks


@verb(e.GainCents)
def gain_cents(state: State, run: Run, effect: e.GainCents) -> Done:
    """Gain cents, each player in turn order."""
    amount = number(state, run, effect.amount)
    return do_tasks(state, [("gain_cents", (seat, amount)) for seat in seats(state, run, effect.who)])


@verb(e.LoseCents)
def lose_cents(state: State, run: Run, effect: e.LoseCents) -> Done:
    """Lose cents."""
    tasks: list[Task] = []
    for seat in seats(state, run, effect.who):
        amount = state.players[seat].cents if effect.amount == "all" else number(state, run, effect.amount)
        tasks.append(("lose_cents", (seat, amount)))
    return do_tasks(state, tasks)


@verb(e.StealCents)
def steal_cents(state: State, run: Run, effect: e.StealCents) -> Done:
    """Take cents from a player; it counts as giving (MECH-GIVE-02)."""
    total = 0
    for thief in seats(state, run, effect.who):
        for victim in seats(state, run, effect.victim):
            total += give_cents(state, victim, thief, number(state, run, effect.amount)) or 0
    return total


@verb(e.Loot)
def loot(state: State, run: Run, effect: e.Loot) -> Done:
    """Draw loot, each player in turn order."""
    amount = number(state, run, effect.amount)
    return do_tasks(state, [("loot", (seat, amount)) for seat in seats(state, run, effect.who)])


@verb(e.Discard)
def discard(state: State, run: Run, effect: e.Discard) -> Done:
    """Discard loot cards of the own choice."""
    tasks: list[Task] = []
    for seat in seats(state, run, effect.who):
        if effect.amount == "any":
            tasks.append(("discard_loot", (seat, 0, True)))
        else:
            hand = len(state.players[seat].hand)
            tasks.append(
                ("discard_loot", (seat, hand if effect.amount == "all" else number(state, run, effect.amount)))
            )
    return do_tasks(state, tasks)


@verb(e.GainTreasure)
def gain_treasure(state: State, run: Run, effect: e.GainTreasure) -> Done:
    """Gain treasure, each player in turn order."""
    amount = number(state, run, effect.amount)
    return do_tasks(state, [("gain_treasure", (seat, amount)) for seat in seats(state, run, effect.who)])


@verb(e.MatchPlayer)
def match_player(state: State, run: Run, effect: e.MatchPlayer) -> Done:
    """Loot and gain cents up to what another player has."""
    me = you(state, run)
    tasks: list[Task] = []
    for seat in seats(state, run, effect.like):
        like, mine = state.players[seat], state.players[me]
        tasks.append(("loot", (me, max(0, len(like.hand) - len(mine.hand)))))
        tasks.append(("gain_cents", (me, max(0, like.cents - mine.cents))))
    return do_tasks(state, tasks)
