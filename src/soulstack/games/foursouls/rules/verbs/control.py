"""Words that steer a program: if, if done, may, votes; and what cards do to their own place in the rules."""

from soulstack.games.foursouls.cards import vocabulary as e
from soulstack.games.foursouls.rules.changes import put_in_discard
from soulstack.games.foursouls.rules.checkpoint import CurseFalls, CurseLifts
from soulstack.games.foursouls.rules.costs import DISCARDED
from soulstack.games.foursouls.rules.frames import OneByOne, Run, answer, task, verb
from soulstack.games.foursouls.rules.priority import can_play
from soulstack.games.foursouls.rules.selecting import (
    seats,
    you,
)
from soulstack.games.foursouls.rules.stack import announce_copy
from soulstack.games.foursouls.rules.state import State
from soulstack.games.foursouls.rules.stats import holds, is_forbidden, loot_plays_left
from soulstack.games.foursouls.rules.triggers import tell
from soulstack.games.foursouls.rules.zones import change_hands
from soulstack.kernel.decisions import Option
from soulstack.kernel.facts import Fact
from soulstack.kernel.ids import Ref
from soulstack.kernel.programs import NO, YES, Done, do_tasks, pick, question
from soulstack.kernel.sentences import Sentence


@verb(e.IfDone)
def if_done(state: State, run: Run, effect: e.IfDone) -> Done:
    """Go on only if the verb before had an effect (MECH-IYD-01, MECH-AND-01)."""
    if run.done > 0:
        state.frames.append(run.within(effect.do))
        return None
    return 0


@verb(e.If)
def if_holds(state: State, run: Run, effect: e.If) -> Done:
    """Go on only if a condition holds."""
    if effect.and_done and run.done <= 0:
        return 0
    found = seats(state, run, effect.when.who)
    seat = found[0] if found else you(state, run)
    if holds(state, effect.when, seat, state.objects.get(run.source)):
        state.frames.append(run.within(effect.do))
        return None
    return 0


@verb(e.IfDiscarded)
def if_discarded(state: State, run: Run, effect: e.IfDiscarded) -> Done:
    """Go on only if a card that paid for this has the word in its name."""
    for name, (_, card) in run.bound:
        if name == DISCARDED and effect.named.lower() in state.printed[card].name.lower():
            state.frames.append(run.within(effect.do))
            return None
    if effect.otherwise:
        state.frames.append(run.within(effect.otherwise))
        return None
    return 0


@verb(e.OneByOne)
def one_by_one(state: State, run: Run, effect: e.OneByOne) -> Done:
    """Let players do all of it, one after another (MECH-EACH-01)."""
    found = tuple(seats(state, run, effect.who))
    state.frames.append(OneByOne(run=run.within(effect.do), program=effect.do, seats=found))
    return None


@verb(e.May)
def may(state: State, run: Run, effect: e.May) -> Done:
    """Ask whether a player wants it (A-37: decided on resolution)."""
    for seat in seats(state, run, effect.who)[:1]:
        source: Ref | None = ("obj", run.source) if run.source else None
        card = run.face.id if run.face is not None else ""
        state.frames.append(run.within(effect.do))
        question(state, "may_answered", seat, "yes_no", [YES, NO], prompt="may", card=card, source=source)
        return None
    return 0


@answer
def may_answered(state: State, data: tuple[int, ...], picks: tuple[Option, ...]) -> Done:  # noqa: ARG001 - the shape of answers
    """Let the run that waits below go on, or drop it."""
    if picks[0].verb == "yes":
        return None
    state.frames.pop()
    return 0


@verb(e.VoteAndDestroy)
def vote_and_destroy(state: State, run: Run, effect: e.VoteAndDestroy) -> Done:  # noqa: ARG001 - the shape of verbs
    """Let every player vote, openly and in turn order from the controller (MECH-VOTE-01)."""
    return do_tasks(state, [("vote", (tuple(state.seats_from(you(state, run))), ()))])


@task
def vote(state: State, voters: tuple[int, ...], votes: tuple[int, ...]) -> Done:
    """Ask the next voter, or count (MECH-VOTE-02)."""
    if not voters:
        return count_votes(state, votes)
    pool: list[int] = [i for s in state.seats_from(state.active) for i in state.players[s].items]
    pool += [obj.id for obj in state.shop()]
    if not pool:
        return 0
    options = [pick(("obj", oid)) for oid in pool]
    question(state, "voted", voters[0], "target", options, (voters[1:], votes), prompt="vote")
    return None


@answer
def voted(state: State, data: tuple[tuple[int, ...], tuple[int, ...]], picks: tuple[Option, ...]) -> Done:
    """Note a vote and ask on."""
    assert picks[0].ref is not None
    return vote(state, data[0], (*data[1], picks[0].ref[1]))


def count_votes(state: State, votes: tuple[int, ...]) -> Done:
    """Destroy what has most votes; a tie does nothing."""
    ranked = sorted({(votes.count(v), v) for v in votes}, reverse=True)
    if len(ranked) > 1 and ranked[0][0] == ranked[1][0]:
        tell(state, Fact("votes_counted", word=Sentence("The vote is tied.")))
        return 0
    tell(state, Fact("votes_counted", obj=ranked[0][1], word=Sentence("The vote is decided.")))
    return do_tasks(state, [("destroy", (ranked[0][1],))])


@verb(e.CopyLootCard)
def copy_loot_card(state: State, run: Run, effect: e.CopyLootCard) -> Done:  # noqa: ARG001 - the shape of verbs
    """Offer a copy of a loot card in the discard; playing it costs a loot play (MECH-COPY-10, MECH-COPY-11)."""
    me = you(state, run)
    found = [card for card in reversed(state.discards[0]) if can_play(state, me, state.printed[card])]
    if not found or loot_plays_left(state, me) < 1 or is_forbidden(state, "play_loot", me):
        return 0
    options = [pick(("card", card)) for card in found]
    question(state, "loot_copied", me, "cards", options, (me,), low=0, high=1, prompt="copy_loot", card=run.face.id)
    return None


@answer
def loot_copied(state: State, data: tuple[int, ...], picks: tuple[Option, ...]) -> Done:
    """Play the copy now or never; it exists only on the stack from then on (MECH-COPY-12)."""
    if not picks:
        return 0
    assert picks[0].ref is not None
    state.players[data[0]].loot_plays -= 1
    announce_copy(state, data[0], state.printed[picks[0].ref[1]], of_card=True)
    return None


@verb(CurseFalls)
def curse_falls(state: State, run: Run, effect: CurseFalls) -> Done:  # noqa: ARG001 - the shape of verbs
    """Give a curse to the chosen player (KEY-09, A-33)."""
    obj = state.objects.get(run.source)
    found = seats(state, run, "cursed")
    if obj is None or obj.zone != "event" or not found:
        return 0
    change_hands(state, obj, found[0], "curse")
    tell(state, Fact("curse_gained", seat=found[0], obj=obj.id, card=obj.card))
    return 1


@verb(CurseLifts)
def curse_lifts(state: State, run: Run, effect: CurseLifts) -> Done:  # noqa: ARG001 - the shape of verbs
    """Put a curse into discard because its player died (CARD-E-06)."""
    obj = state.objects.get(run.source)
    return put_in_discard(state, obj) if obj is not None and obj.zone == "curse" else 0
