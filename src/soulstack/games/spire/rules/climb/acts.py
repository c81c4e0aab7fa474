"""A run from its first blessing to its last boss: Neow, the way up, rewards of fights, what lies between acts (ACT, SETUP)."""

from typing import Any

from attrs import evolve

from soulstack.games.spire.cards.catalogue import Catalogue
from soulstack.games.spire.cards.numbers import NUMBERS
from soulstack.games.spire.cards.schema import CardDef, NeowDef, RelicDef
from soulstack.games.spire.rules.climb.board import ask_space, bosses_of, enter_room, lay_map
from soulstack.games.spire.rules.climb.camp import draft, offer_relics
from soulstack.games.spire.rules.climb.decks import HEROES, own
from soulstack.games.spire.rules.climb.floor import common_options, do_common, errand
from soulstack.games.spire.rules.climb.gaining import cut_hp, gain_relic
from soulstack.games.spire.rules.climb.joining import CATCH_UP, printed
from soulstack.games.spire.rules.climb.keys import KEYS, act_four, gain_key
from soulstack.games.spire.rules.climb.rewards import act as act_on_rewards
from soulstack.games.spire.rules.climb.rewards import close, close_all, offer, open_rewards, reward_options
from soulstack.games.spire.rules.climb.rewards import floor as reward_floor
from soulstack.games.spire.rules.facts import tell
from soulstack.games.spire.rules.frames import NO, PROCEDURES, YES, Done, Steps, answer, question
from soulstack.games.spire.rules.gains import gain_gold
from soulstack.games.spire.rules.harm import end_run, heal
from soulstack.games.spire.rules.listening import entry
from soulstack.games.spire.rules.setup import fill_act, is_open, lay_out, take_modifiers
from soulstack.games.spire.rules.state import NOBODY, Setup, State, Visit, living_seats
from soulstack.games.spire.rules.summoning import card_of
from soulstack.kernel.asking import DONE, FLOOR, TOPICS, AskAll, Topic
from soulstack.kernel.decisions import Decision, Option
from soulstack.kernel.frames import advance
from soulstack.kernel.ids import GAME, Seat
from soulstack.kernel.rng import below, keyed, named_seed, shuffle

NEOW = "neow"
BETWEEN = "between"
LAST_ACT = 4
ASCENSION_HEAL = 6
ASCENSION_BOSSES = 12
HEALED = 4
SOLO_GOLD = NUMBERS.solo_gold


def new_run(setup: Setup, cards: Catalogue) -> State:
    """Set a run up to its first question (SETUP-14)."""
    state = lay_out(setup, cards)
    lay_foreign_decks(state, cards)
    take_modifiers(state, cards)
    begin_act(state, cards=cards)
    state.frames.append(Steps(name="run"))
    advance(state)
    return state


def lay_foreign_decks(state: State, cards: Catalogue) -> None:
    """Shuffle the decks of the heroes who are not in play (SA-97)."""
    found = []
    for hero_id in HEROES:
        if hero_id in state.setup.heroes:
            continue
        piles = []
        for kind, wanted in (("rewards", ("common", "uncommon", "ticket")), ("rares", ("rare",))):
            pile = [
                card
                for thing in cards.of(CardDef)
                if thing.owner == hero_id and thing.rarity in wanted and is_open(state.setup, thing.unlock, hero_id)
                for card in state.places[thing.id]
            ]
            stream = f"{kind}:{hero_id}"
            state.streams[stream] = named_seed(state.setup.seed, stream)
            shuffle(state.streams, stream, pile)
            piles.append(tuple(pile))
        found.append((hero_id, piles[0], piles[1]))
    state.table.others = tuple(found)


def begin_act(state: State, *, cards: Catalogue | None = None) -> None:
    """Lay map, tokens and boss of an act (SETUP-05 … -09, ACT-02, ACT-04)."""
    del cards
    table = state.table
    lay_map(state)
    if table.boss == NOBODY:
        table.boss = draw_boss(state)
    tell(state, "act_started", amount=table.act)


def draw_boss(state: State, but: int = NOBODY) -> int:
    """Choose a boss at random (SETUP-08)."""
    bosses = [card for card in bosses_of(state, state.table.act) if card != but]
    return bosses[below(state.streams, "boss", len(bosses))] if len(bosses) > 1 else bosses[0]


# --- the run -----------------------------------------------------------------------------------------------------------


def start(state: State, frame: Steps) -> None:
    """Let the modifiers do what they do at the start, one after another in printed order (DAILY, SA-137)."""
    del frame
    tell(state, "run_started")
    state.waiting = []
    listening = sorted(state.index.get("run_started", ()), key=lambda pair: printed(state, pair[0]))
    state.frames += [Steps(name="modifier", data=pair) for pair in reversed(listening)]
    for hero in state.heroes:
        cut_hp(state, hero.seat)


def modify(state: State, frame: Steps) -> None:
    """Let one modifier do what it does at the start; its rewards are closed before the next one."""
    from soulstack.games.spire.rules.batching import open_batch

    card, at = frame.data
    open_batch(state, [entry(state, card, at, GAME, None)], "run_started")


PROCEDURES["modifier"] = (modify, reward_floor)


def first_gifts(state: State, frame: Steps) -> None:
    """Open Neow's blessings, or the table of the quick start (SETUP-10, QUICK-07)."""
    del frame
    state.frames.append(Steps(name="quick_start" if state.setup.act > 1 else NEOW))


def go_up(state: State, frame: Steps) -> None:
    """Choose a space and resolve its room, again and again (MAP-02)."""
    frame.at -= 1
    boss_reached = state.table.visit is None and state.table.at and _is_boss(state)
    if boss_reached:
        state.frames.append(Steps(name="after_boss"))
    else:
        ask_space(state)


def _is_boss(state: State) -> bool:
    from soulstack.games.spire.rules.climb.board import board, letter_at, row_of

    return row_of(state.table.at) >= 0 and letter_at(board(state), state.table.at) == "B"


PROCEDURES["run"] = (start, reward_floor, first_gifts, go_up)


# --- Neow --------------------------------------------------------------------------------------------------------------


def bless(state: State, frame: Steps) -> None:
    """Give each seat a blessing and its red gift (SETUP-10)."""
    table = state.table
    seats = frame.seats or tuple(living_seats(state))
    blessings = []
    for seat in seats:
        card = table.neow[0]
        table.neow = table.neow[1:]
        blessings.append((seat, card))
        tell(state, "blessing_drawn", seat, card=card)
        for effect in blessing(state, card).red:
            give_red(state, seat, effect)
    table.visit = Visit(NEOW, revealed=tuple(blessings))
    state.frames.append(AskAll(topic=NEOW, rule=FLOOR, seats=seats))


def give_red(state: State, seat: int, effect: Any) -> None:
    """Offer a part of the red gift: it may be skipped, gold included (SA-05)."""
    if effect.op == "gold":
        offer(state, seat, "gold", effect.n)
    else:
        offer(state, seat, effect.reward, show=effect.show)


def blessing(state: State, card: int) -> NeowDef:
    """Give the blessing that a card shows."""
    found: Any = state.faces[card].card
    assert isinstance(found, NeowDef)
    return found


def _visit(state: State) -> Visit:
    assert state.table.visit is not None
    return state.table.visit


def _neow_options(state: State, frame: AskAll, seat: Seat) -> Decision | None:
    del frame
    visit = _visit(state)
    chosen = seat in dict(visit.chosen)
    options = list(reward_options(state, seat))
    if not chosen and not open_rewards(state, seat):  # SA-113
        options += [
            Option("option", None, n) for n, _ in enumerate(blessing(state, dict(visit.revealed)[seat]).blue, 1)
        ]
    leave = [DONE] if chosen else []
    return Decision(seat, NEOW, (*options, *common_options(state, seat), *leave), prompt=NEOW)


def _neow_act(state: State, frame: AskAll, seat: Seat, picks: tuple[Option, ...]) -> None:
    from soulstack.games.spire.rules.batching import release

    del frame
    option = picks[0]
    if option.verb == "option":
        visit = _visit(state)
        state.table.visit = evolve(visit, chosen=(*visit.chosen, (seat, option.n)))
        tell(state, "option_chosen", seat, amount=option.n)
        close(state, seat)
        card = dict(visit.revealed)[seat]
        errand(state, seat, blessing(state, card).blue[option.n - 1].do, card)
    elif act_on_rewards(state, seat, option):
        release(state)
    else:
        do_common(state, seat, option)


def _neow_done(state: State, frame: AskAll, seat: Seat) -> None:
    del frame
    close(state, seat)


TOPICS[NEOW] = Topic(_neow_options, _neow_act, done=_neow_done)


def solo_gifts(state: State, frame: Steps) -> None:
    """Give a hero alone its gold and the Loaded Die (SETUP-13)."""
    del frame
    state.table.visit = None
    if len(state.heroes) == 1:
        gain_gold(state, 0, SOLO_GOLD)
        for face in [face for face in state.sides.values() if isinstance(face.card, RelicDef) and face.card.solo]:
            gain_relic(state, 0, state.places[face.id][0])


PROCEDURES[NEOW] = (bless, solo_gifts)


# --- rewards of a fight ------------------------------------------------------------------------------------------------


def offer_rewards(state: State, frame: Steps) -> None:
    """Offer what the enemy cards give (END-05, END-06)."""
    del frame
    fight = state.combat()
    where = next((f.data[0] for f in state.frames if isinstance(f, Steps) and f.name == "fight"), fight.kind)
    if where == "burning_elite":
        gain_key(state, "emerald")  # KEY-04
    if any(hero.dead for hero in state.heroes):
        return  # SA-101: there is no next act
    if where == "boss_of_act_1":
        for seat in living_seats(state):
            offer(state, seat, "relic")
            offer(state, seat, "card")
        return
    if fight.kind == "encounter":
        for seat in living_seats(state):
            for card, row in fight.dealt:
                if row == state.heroes[seat].row:
                    give(state, seat, card, of_encounter=True)
        return
    card = next((card for card, _ in fight.dealt if card_of(state, card).deck == fight.kind), fight.dealt[0][0])
    printed = card_of(state, card).rewards
    for seat in living_seats(state):
        give(state, seat, card, of_encounter=False, but_relics=True)
    if printed.relic:
        offer_relics(state)
    if printed.boss_relic:
        seats = len(living_seats(state))
        draft(state, "boss_relic", 3 if seats == 1 else seats + 1)


def give(state: State, seat: int, card: int, *, of_encounter: bool, but_relics: bool = False) -> None:
    """Offer what one card prints to one seat."""
    printed = card_of(state, card).rewards
    if printed.gold:
        offer(state, seat, "gold", printed.gold)
    if printed.card:
        kind = "upgraded_card" if printed.card == "upgraded" else "card"
        offer(state, seat, kind, of_encounter=of_encounter)
    for _ in range(printed.potion):
        offer(state, seat, "potion")
    if not but_relics:
        for _ in range(printed.relic):
            offer(state, seat, "relic")


PROCEDURES["rewards"] = (offer_rewards, reward_floor, close_all)


# --- after a boss ------------------------------------------------------------------------------------------------------


def second_boss(state: State, frame: Steps) -> None:
    """Fight a second boss of Act III from ascension 12 on (ASC-12, SA-93)."""
    del frame
    level = ASCENSION_BOSSES + 1 if state.setup.printing == "later" else ASCENSION_BOSSES
    table = state.table
    if table.act == 3 and state.setup.ascension >= level and not table.bosses_left:
        table.bosses_left = 1
        table.boss = draw_boss(state, table.boss)
        enter_room(state, "boss")
        if len(state.heroes) > 1:  # rows may be exchanged before (END-10)
            state.frames.append(AskAll(topic=BETWEEN, rule=FLOOR, seats=tuple(living_seats(state))))


def _between_options(state: State, frame: AskAll, seat: Seat) -> Decision | None:
    del frame
    return Decision(seat, BETWEEN, (*common_options(state, seat), DONE), prompt=BETWEEN)


def _between_act(state: State, frame: AskAll, seat: Seat, picks: tuple[Option, ...]) -> None:
    del frame
    do_common(state, seat, picks[0])


TOPICS[BETWEEN] = Topic(_between_options, _between_act)


def beaten(state: State, frame: Steps) -> None:
    """Note that the act is beaten and ask whether the party goes on (GAME-01, SA-01, ACT4-01)."""
    del frame
    table = state.table
    table.acts_beaten += 1
    tell(state, "act_beaten", amount=table.act)
    last = table.act >= min(LAST_ACT, state.setup.last_act) or (table.act == LAST_ACT - 1 and not may_climb_on(state))
    if last or any(hero.dead for hero in state.heroes):  # STAND-03
        end_run(state, "won")
        return
    question(state, "go_on", table.mover, "go_on", [YES, NO])


def may_climb_on(state: State) -> bool:
    """Tell whether Act IV is open to the party (ACT4-01)."""
    return act_four(state) and set(KEYS) <= set(state.table.keys)


@answer
def go_on(state: State, data: tuple[Seat, ...], picks: tuple[Option, ...]) -> Done:
    """Go on to the next act, where those who have joined catch up first, or stop as winners."""
    if picks[0] == YES:
        next_act(state, data)
        if data:
            state.frames.append(Steps(name=CATCH_UP, seats=data))
    else:
        end_run(state, "won")
    return 1


def most_healed(state: State, seat: Seat) -> int:
    """Give how much HP the way to the next act may heal (ACT-05, ASC-06)."""
    return state.heroes[seat].max_hp if state.setup.ascension < ASCENSION_HEAL else HEALED


def next_act(state: State, newcomers: tuple[Seat, ...] = ()) -> None:
    """Set up the next act (ACT); whoever has just joined begins with it, so nothing is healed there (QUICK-09)."""
    table = state.table
    table.act += 1
    table.boss = NOBODY
    table.bosses_left = 0
    table.tokens = ()
    table.map = ""
    fill_act(state)
    for hero in state.heroes:
        if hero.seat in newcomers:
            continue
        heal(state, hero.seat, most_healed(state, hero.seat))
        pile = list(hero.rewards)
        shuffle(state.streams, keyed("rewards", hero.seat), pile)
        hero.rewards = tuple(pile)
    begin_act(state)


PROCEDURES["after_boss"] = (second_boss, beaten)

__all__ = ["new_run", "next_act", "own"]
