"""Rewards: offered, revealed, taken, skipped and closed (REWARD, SA-08), and the drafts of the party (REWARD-11, RELIC-01)."""

from attrs import evolve

from soulstack.games.spire.rules.climb.decks import HEROES, own, pull, put_under, take_top
from soulstack.games.spire.rules.climb.floor import common_options, do_common
from soulstack.games.spire.rules.climb.gaining import (
    add_to_deck,
    barred,
    gain_potion,
    gain_relic,
    has_room,
    of_deck,
    transform,
    unlike,
)
from soulstack.games.spire.rules.facts import tell
from soulstack.games.spire.rules.frames import PROCEDURES, Deed, Done, Steps, answer, question
from soulstack.games.spire.rules.gains import gain_gold
from soulstack.games.spire.rules.state import NOBODY, Reward, State, living_seats
from soulstack.kernel.asking import DONE, FLOOR, TOPICS, AskAll, Topic
from soulstack.kernel.decisions import Decision, Option
from soulstack.kernel.ids import GAME, Seat

TOPIC = "reward"
SHARED = ("boss_relic",)
CARDS = ("card", "rare", "colorless")


def offer(
    state: State,
    seat: int,
    kind: str,
    n: int = 1,
    *,
    show: int = 3,
    from_other: bool = False,
    of_encounter: bool = False,
) -> None:
    """Open a reward; modifiers may turn it into another one (DAILY-05, -06, -07, -16)."""
    upgraded = kind == "upgraded_card"
    if upgraded:
        kind = "card"
    if kind == "card":
        if of_encounter and barred(state, "reward_relics", seat):
            kind = "relic"
        elif barred(state, "reward_transforms", seat):
            kind, upgraded = "transform", False
    decks: tuple[str, ...] = ()
    if (kind in {"card", "rare"} and barred(state, "reward_prismatic", seat)) or from_other:
        decks = ("?other",) if from_other else ("?",)
    table = state.table
    made = Reward(table.next_reward, seat, kind, n, show, upgraded, decks)
    table.next_reward += 1
    table.rewards = (*table.rewards, made)
    tell(state, "reward_offered", seat, amount=made.id, word=kind)
    if from_other:
        ask_decks(state, seat, made, at_once=False)


def replace(state: State, changed: Reward) -> None:
    """Put a changed reward in the place of the one with its number."""
    state.table.rewards = tuple(changed if item.id == changed.id else item for item in state.table.rewards)


def find(state: State, number: int) -> Reward:
    """Give a reward by its number."""
    return next(item for item in state.table.rewards if item.id == number)


def open_rewards(state: State, seat: int) -> list[Reward]:
    """List the rewards that a seat may still take, its own and those of the party."""
    return [item for item in state.table.rewards if item.seat in {seat, GAME} and not item.over]


# --- options -----------------------------------------------------------------------------------------------------------


def reward_options(state: State, seat: int) -> list[Option]:
    """List what a seat may do with its rewards; of several unseen ones of a kind the next is revealed."""
    found = []
    unseen = set()
    for item in open_rewards(state, seat):
        ref = ("reward", item.id)
        if item.seat == GAME:
            found += _draft_options(state, item, seat)
            continue
        if item.kind == "gold":
            found.append(Option("take", ref))
        elif item.kind == "transform":
            found += [
                Option("take", ("card", card), item.id) for card in unlike(state, of_deck(state, seat, "transform"))
            ]
        elif item.shown is None:
            if item.kind not in unseen:
                unseen.add(item.kind)
                found.append(Option("reveal", ref))
        else:
            found += [
                Option("take", ("card", card), item.id)
                for card in item.shown
                if item.kind != "potion" or not barred(state, "no_potions", seat)
            ]
        found.append(Option("skip", ref))
    return found


def _draft_options(state: State, item: Reward, seat: int) -> list[Option]:
    ref = ("reward", item.id)
    if item.shown is None:
        return [Option("reveal", ref), *([] if seat in item.passed else [Option("skip", ref)])]
    claimed = {card for card, _ in item.claims}
    mine = {card for card, who in item.claims if who == seat}
    found = [Option("take", ("card", card), item.id) for card in item.shown if card not in claimed]
    if mine or seat not in item.passed:
        found.append(Option("skip", ref))
    del state
    return found


def act(state: State, seat: int, option: Option) -> bool:
    """Carry out an option about rewards; False when it is none."""
    if option.verb not in {"reveal", "take", "skip"} or option.ref is None:
        return False
    kind, number = option.ref
    item = find(state, number if kind == "reward" else option.n)
    if option.verb == "reveal":
        reveal(state, seat, item)
    elif option.verb == "skip":
        skip(state, seat, item)
    elif item.seat == GAME:
        claim(state, seat, item, number)
    else:
        take(state, seat, item, number if kind == "card" else NOBODY)
    return True


# --- revealing ---------------------------------------------------------------------------------------------------------


def reveal(state: State, seat: int, item: Reward) -> None:
    """Turn up what a reward shows (REWARD-04, -05, -07, -08, -10, -14)."""
    if item.decks and item.decks[0].startswith("?"):
        ask_decks(state, seat, item)
        return
    shown: list[int] = []
    pulled: list[tuple[int, str]] = []
    for name in sources(state, seat, item):
        card, turned = pull(state, name)
        pulled += turned
        if card != NOBODY:
            shown.append(card)
    replace(state, evolve(item, shown=tuple(shown), pulled=tuple(pulled)))
    tell(state, "reward_revealed", seat, amount=item.id, word=item.kind)


def sources(state: State, seat: int, item: Reward) -> list[str]:
    """Name the deck of each card that a reward turns up."""
    if item.decks:
        prefix = "rares" if item.kind == "rare" else "rewards"
        names = [name if name == "colorless" else f"{prefix}:{name}" for name in item.decks]
        return [names[i % len(names)] for i in range(item.show)]  # DAILY-15
    if item.kind == "card":
        return [own(state, seat, "rewards")] * item.show
    if item.kind == "rare":
        return [own(state, seat, "rares")] * item.show
    if item.kind == "colorless":
        return ["colorless"] * item.show
    deck = {"relic": "relics", "potion": "potions", "boss_relic": "boss_relics"}[item.kind]
    return [deck] * (item.show if item.seat == GAME else 1)


def ask_decks(state: State, seat: int, item: Reward, *, at_once: bool = True) -> None:
    """Ask from which heroes' decks the cards come (DAILY-07, EVENT-11, SA-97)."""
    other = item.decks[0] == "?other"
    names = [name for name in HEROES if not other or name != state.heroes[seat].hero]
    if not other and item.kind == "card" and state.table.colorless:
        names.append("colorless")
    n = 1 if other else item.show
    again = range(1 if other else -(-n // len(names)))  # DAILY-15
    options = [Option("deck", (name, time)) for time in again for name in names]
    question(state, "decks_named", seat, "decks", options, (seat, item.id, at_once), low=n, high=n)


@answer
def decks_named(state: State, data: tuple[object, ...], picks: tuple[Option, ...]) -> Done:
    """Reveal from the decks that were named."""
    seat, number, at_once = data
    assert isinstance(seat, int)
    assert isinstance(number, int)
    item = evolve(find(state, number), decks=tuple(pick.ref[0] for pick in picks if pick.ref is not None))
    replace(state, item)
    if at_once:
        reveal(state, seat, item)
    return 1


# --- taking and skipping -----------------------------------------------------------------------------------------------


def take(state: State, seat: int, item: Reward, card: int) -> None:
    """Take a reward."""
    if item.kind == "gold":
        replace(state, evolve(item, over="taken"))
        gain_gold(state, seat, item.n)
    elif item.kind == "transform":
        replace(state, evolve(item, over="taken"))
        transform(state, seat, card)
    else:
        left = tuple(pair for pair in item.pulled if pair[0] != card)
        replace(state, evolve(item, over="taken", pulled=left))
        if item.kind in CARDS:
            add_to_deck(state, seat, card, upgraded=item.upgraded)
        elif item.kind == "potion":
            gain_potion(state, seat, card)
        else:
            gain_relic(state, seat, card)
    tell(state, "reward_taken", seat, card=card, amount=item.id, word=item.kind)


def skip(state: State, seat: int, item: Reward) -> None:
    """Leave a reward; in a draft want nothing, or give back what was claimed."""
    if item.seat == GAME:
        claims = tuple(pair for pair in item.claims if pair[1] != seat)
        replace(state, evolve(item, claims=claims, passed=(*(s for s in item.passed if s != seat), seat)))
    else:
        replace(state, evolve(item, over="skipped"))
    tell(state, "reward_skipped", seat, amount=item.id, word=item.kind)
    from soulstack.games.spire.rules.climb.keys import may_offer_sapphire

    if item.kind == "relic":
        if item.seat != GAME:
            state.table.left_relics = (*state.table.left_relics, seat)
        may_offer_sapphire(state, seat)


def claim(state: State, seat: int, item: Reward, card: int) -> None:
    """Claim a card of a draft; what was claimed before is free again (SA-11)."""
    claims = (*(pair for pair in item.claims if pair[1] != seat), (card, seat))
    replace(state, evolve(item, claims=claims, passed=tuple(s for s in item.passed if s != seat)))
    tell(state, "claimed", seat, card=card, value=1)


def close(state: State, seat: int) -> None:
    """Close a seat's rewards: what was turned up and not taken goes under its deck, as revealed (SA-09, REWARD-19)."""
    kept = []
    for item in state.table.rewards:
        if item.seat != seat:
            kept.append(item)
            continue
        for card, home in item.pulled:
            put_under(state, home, card)
    state.table.rewards = tuple(kept)


def close_drafts(state: State) -> None:
    """Carry out the drafts: the unclaimed first under their decks, then row by row what was claimed (SA-11, SA-166)."""
    drafts = [item for item in state.table.rewards if item.seat == GAME]
    state.table.rewards = tuple(item for item in state.table.rewards if item.seat != GAME)
    for item in drafts:
        claimed = dict(item.claims)
        for card, home in item.pulled:
            if card not in claimed:
                put_under(state, home, card)
        rows = sorted(claimed, key=lambda card: state.heroes[claimed[card]].row)
        for card in reversed(rows):
            state.frames.append(Deed(name="draft", seat=claimed[card], card=card, face=None))


def gain_claimed(state: State, deed: Deed) -> None:
    """Gain what was claimed."""
    gain_relic(state, deed.seat, deed.card)


def let_happen(state: State, deed: Deed) -> None:
    """Let what it does when gained happen."""
    from soulstack.games.spire.rules.batching import release

    del deed
    release(state)


PROCEDURES["draft"] = (gain_claimed, let_happen)


# --- the step of rewards -----------------------------------------------------------------------------------------------


def floor(state: State, frame: Steps) -> None:
    """Open the rewards until every seat is done; what a draft brings opens them again."""
    if not state.table.rewards:
        return
    frame.at -= 1
    state.frames.append(AskAll(topic=TOPIC, rule=FLOOR, seats=tuple(living_seats(state))))


def _options(state: State, frame: AskAll, seat: Seat) -> Decision | None:
    del frame
    options = (*reward_options(state, seat), *common_options(state, seat), DONE)
    return Decision(seat, TOPIC, options, prompt=TOPIC)


def _act(state: State, frame: AskAll, seat: Seat, picks: tuple[Option, ...]) -> None:
    del frame
    from soulstack.games.spire.rules.batching import release

    if not act(state, seat, picks[0]):
        do_common(state, seat, picks[0])
        return
    release(state)


def _done(state: State, frame: AskAll, seat: Seat) -> None:
    del frame
    close(state, seat)


def _close(state: State, frame: AskAll) -> None:
    del frame
    close_drafts(state)


TOPICS[TOPIC] = Topic(_options, _act, _close, _done)


def close_all(state: State, frame: Steps) -> None:
    """Close what is still open."""
    del frame
    for seat in living_seats(state):
        close(state, seat)
    close_drafts(state)


def until_done(state: State, frame: Steps) -> None:
    """Open the rewards until every seat is done, even where nothing lies there."""
    state.frames.append(AskAll(topic=TOPIC, rule=FLOOR, seats=frame.seats or tuple(living_seats(state))))


__all__ = [
    "act",
    "close",
    "close_all",
    "close_drafts",
    "floor",
    "has_room",
    "offer",
    "open_rewards",
    "reward_options",
    "take_top",
]
