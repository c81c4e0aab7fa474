"""Loot cards that change hands, are seen, or go back on their deck."""

from soulstack.games.foursouls.cards import vocabulary as e
from soulstack.games.foursouls.rules.changes import LOOT, move_to_hand
from soulstack.games.foursouls.rules.frames import Run, answer, task, verb
from soulstack.games.foursouls.rules.priority import can_play
from soulstack.games.foursouls.rules.selecting import (
    number,
    seats,
    you,
)
from soulstack.games.foursouls.rules.souls import check_bonus
from soulstack.games.foursouls.rules.stack import announce_loot
from soulstack.games.foursouls.rules.state import State
from soulstack.games.foursouls.rules.stats import is_forbidden
from soulstack.games.foursouls.rules.triggers import tell
from soulstack.games.foursouls.rules.zones import know
from soulstack.kernel.decisions import Option
from soulstack.kernel.facts import Fact
from soulstack.kernel.programs import Done, do_tasks, pick, question
from soulstack.kernel.rng import below


@verb(e.PutBack)
def put_back(state: State, run: Run, effect: e.PutBack) -> Done:
    """Put cards of the hand on top of the loot deck."""
    return do_tasks(state, [("put_cards_back", (seat, effect.amount)) for seat in seats(state, run, effect.who)])


@task
def put_cards_back(state: State, seat: int, amount: int) -> Done:
    """Ask which cards go back."""
    hand = sorted(state.players[seat].hand)
    if not hand:
        return 0
    options = [pick(("card", card)) for card in hand]
    question(state, "cards_put_back", seat, "cards", options, (seat,), low=amount, high=amount, prompt="put_back")
    return None


@answer
def cards_put_back(state: State, data: tuple[int, ...], picks: tuple[Option, ...]) -> Done:
    """Lay the chosen cards on the deck; their owner knows them."""
    seat = data[0]
    for option in picks:
        assert option.ref is not None
        card = option.ref[1]
        state.players[seat].hand.remove(card)
        state.decks[LOOT].append(card)
        state.known[card] = 1 << seat
        tell(state, Fact("hand_card_put_on_deck", seat=seat, card=card, word="loot"))
    return len(picks)


def show_hand(state: State, seat: int, owner: int) -> None:
    """Let a seat see a hand."""
    if seat == owner:
        return
    for card in state.players[owner].hand:
        know(state, card, seat)
    tell(state, Fact("hand_seen", seat=seat, other=owner, cards=tuple(sorted(state.players[owner].hand))))


@verb(e.SeeHand)
def see_hand(state: State, run: Run, effect: e.SeeHand) -> Done:
    """Look at hands."""
    found = seats(state, run, effect.who)
    for owner in found:
        show_hand(state, you(state, run), owner)
    return len(found)


@verb(e.StealLoot)
def steal_loot(state: State, run: Run, effect: e.StealLoot) -> Done:
    """Make a player give loot cards (MECH-GIVE-02)."""
    amount = number(state, run, effect.amount)
    tasks = [
        ("take_cards", (thief, victim, effect.chosen_by, amount))
        for thief in seats(state, run, effect.who)[:1]
        for victim in seats(state, run, effect.victim)
    ]
    return do_tasks(state, tasks)


@task
def take_cards(state: State, thief: int, victim: int, chosen_by: str, amount: int) -> Done:
    """Move cards from hand to hand, at random or by choice."""
    hand = sorted(state.players[victim].hand)
    count = min(amount, len(hand))
    if not count or thief == victim:
        return 0
    if chosen_by == "random":
        for _ in range(count):
            move_to_hand(state, hand.pop(below(state.streams, "chance", len(hand))), victim, thief)
        return count
    if chosen_by == "thief":
        show_hand(state, thief, victim)
    seat = thief if chosen_by == "thief" else victim
    options = [pick(("card", card)) for card in hand]
    question(
        state,
        "card_taken",
        seat,
        "cards",
        options,
        (thief, victim),
        low=count,
        high=count,
        prompt="take_card" if seat == thief else "give_card",
    )
    return None


@answer
def card_taken(state: State, data: tuple[int, ...], picks: tuple[Option, ...]) -> Done:
    """Move the chosen cards."""
    for option in picks:
        assert option.ref is not None
        move_to_hand(state, option.ref[1], data[1], data[0])
    return len(picks)


@verb(e.SwapLoot)
def swap_loot(state: State, run: Run, effect: e.SwapLoot) -> Done:
    """Look at a hand and swap a card with it (A-79: nothing happens if one side has none)."""
    me = you(state, run)
    for victim in seats(state, run, effect.victim)[:1]:
        if victim == me or not state.players[me].hand or not state.players[victim].hand:
            return 0
        show_hand(state, me, victim)
        options = [pick(("card", card)) for card in sorted(state.players[victim].hand)]
        question(state, "swap_theirs", me, "cards", options, (me, victim), prompt="take_card", card=run.face.id)
        return None
    return 0


@answer
def swap_theirs(state: State, data: tuple[int, ...], picks: tuple[Option, ...]) -> Done:
    """Ask which own card is given for it."""
    assert picks[0].ref is not None
    options = [pick(("card", card)) for card in sorted(state.players[data[0]].hand)]
    question(state, "swap_mine", data[0], "cards", options, (*data, picks[0].ref[1]), prompt="give_card")
    return None


@answer
def swap_mine(state: State, data: tuple[int, ...], picks: tuple[Option, ...]) -> Done:
    """Swap the two cards at the same time (MECH-GIVE-03)."""
    assert picks[0].ref is not None
    me, other, theirs = data
    move_to_hand(state, theirs, other, me, looks=False)
    move_to_hand(state, picks[0].ref[1], me, other)
    return 1


@verb(e.PassHands)
def pass_hands(state: State, run: Run, effect: e.PassHands) -> Done:  # noqa: ARG001 - the shape of verbs
    """Pass every hand to the left at the same time."""
    count = len(state.players)
    hands = [list(player.hand) for player in state.players]
    for seat, hand in enumerate(hands):
        to = (seat + 1) % count
        state.players[to].hand[:] = hand
        for card in hand:
            state.known[card] = state.known.get(card, 0) | (1 << seat) | (1 << to)
        tell(state, Fact("hand_passed", seat=seat, other=to, cards=tuple(sorted(hand))))
    if state.bonus:
        check_bonus(state)
    return 1


@verb(e.ForcePlay)
def force_play(state: State, run: Run, effect: e.ForcePlay) -> Done:
    """Make a player give a loot card that has to be played."""
    me = you(state, run)
    for victim in seats(state, run, effect.victim)[:1]:
        hand = sorted(state.players[victim].hand)
        if not hand or victim == me:
            return 0
        options = [pick(("card", card)) for card in hand]
        question(state, "play_forced", victim, "cards", options, (me, victim), prompt="give_card", card=run.face.id)
        return None
    return 0


@answer
def play_forced(state: State, data: tuple[int, ...], picks: tuple[Option, ...]) -> Done:
    """Reveal the card and play it at once if it can be played; it stays in the hand otherwise."""
    me, victim = data
    assert picks[0].ref is not None
    card = picks[0].ref[1]
    move_to_hand(state, card, victim, me)
    state.known[card] = (1 << len(state.players)) - 1
    tell(state, Fact("card_revealed", card=card, word="loot"))
    if is_forbidden(state, "play_loot", me) or not can_play(state, me, state.printed[card]):
        return 1
    state.players[me].loot_plays += 1  # this uses no loot play of the player's own
    announce_loot(state, me, card)
    return None
