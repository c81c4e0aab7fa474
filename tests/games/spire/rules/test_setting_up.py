"""What is laid out before a run and between its acts, and what scenarios have no words for."""

from collections import Counter

import pytest
from tests.games.spire.arena import Arena

from soulstack.app.options import NewGame
from soulstack.games.spire.cards.catalogue import catalogue
from soulstack.games.spire.cards.schema import CardDef, EventDef, MapDef, ModifierDef
from soulstack.games.spire.rules import (
    achievements,  # noqa: F401 - watches
    door,
)
from soulstack.games.spire.rules.climb.acts import begin_act, next_act
from soulstack.games.spire.rules.climb.board import START, board, lay_map
from soulstack.games.spire.rules.climb.rewards import find, offer, reveal
from soulstack.games.spire.rules.daily import is_barred, modifier_of, of_the_day
from soulstack.games.spire.rules.game import Setup, new_run
from soulstack.games.spire.rules.setup import SetupError, lay_out
from soulstack.games.spire.rules.state import NOBODY
from soulstack.games.spire.rules.view import view_for
from soulstack.kernel.decisions import Answer
from soulstack.kernel.frames import apply

CARDS = catalogue()
TWO = ("ironclad", "silent")


def laid(seed=1, **given):
    return lay_out(Setup(heroes=given.pop("heroes", TWO), seed=seed, **given), CARDS)


def ids(state, cards):
    return [state.faces[card].id for card in cards]


def play_on(state, steps, seed=5):
    """Answer with whatever comes, the same way each time."""
    for n in range(steps):
        if state.over:
            return
        decision = state.pending[(seed + n) % len(state.pending)]
        count = decision.low or min(1, decision.high)
        start = (seed * 7 + n * 3) % len(decision.options) if decision.options else 0
        picks = (decision.options[start:] + decision.options[:start])[:count]
        apply(state, Answer(decision.seat, picks))


def test_a_run_goes_on_the_same_from_any_answer():
    """GAME-03: between any two answers the run can be laid away and taken up again."""
    state = new_run(Setup(heroes=TWO, seed=11), CARDS)
    for part in range(12):
        other = state.clone()
        play_on(state, 9, seed=part)
        play_on(other, 9, seed=part)
        assert state.snapshot() == other.snapshot()


def test_supplies_are_not_shuffled_and_decks_are():
    """SETUP-03, SETUP-04: each deck for itself, the Summons, Daze and Status not at all."""
    one, two = laid(1), laid(2)
    assert one.table.summons == two.table.summons
    assert one.table.status == two.table.status
    assert one.table.daze == two.table.daze
    for name in ("relics", "potions", "boss_relics", "curses", "colorless", "encounters", "events", "neow"):
        assert sorted(getattr(one.table, name)) == sorted(getattr(two.table, name))
        assert getattr(one.table, name) != getattr(two.table, name)
    assert one.heroes[0].rewards != two.heroes[0].rewards


def test_the_map_is_one_of_the_act_by_chance():
    """SETUP-05, SA-02."""
    drawn = set()
    for seed in range(30):
        state = laid(seed)
        lay_map(state)
        drawn.add(state.table.map)
    assert drawn == {"act1_a", "act1_b"}
    assert [m.id for m in CARDS.of(MapDef) if m.act == 2] == ["act2_a"]


def test_tokens_lie_on_spaces_of_their_back():
    """SETUP-06: one each, and all of them."""
    state = laid(4)
    begin_act(state)
    tokens = dict(state.table.tokens)
    drawn = board(state)
    marked = {f"{r}-{c}": letter for r, row in enumerate(drawn.rows) for c, letter in enumerate(row) if letter in "DL"}
    assert set(tokens) == set(marked)
    backs = {"D": ("dark", "burning"), "L": ("light",)}
    assert all(tokens[name].startswith(backs[letter]) for name, letter in marked.items())


def burning(seed, keys=(), unlocked=("all",)):
    state = laid(seed, unlocked=unlocked)
    state.table.keys = keys
    lay_map(state)
    return Counter(dict(state.table.tokens).values())["burning_elite"]


def test_the_burning_elite_is_among_the_tokens_while_its_key_is_missing():
    """KEY-06, SA-100: its place is chance, and it need not come at all."""
    counts = [burning(seed) for seed in range(40)]
    assert set(counts) <= {0, 1}
    assert sum(counts) > 0
    assert sum(burning(seed, keys=("emerald",)) for seed in range(40)) == 0
    assert sum(burning(seed, unlocked=()) for seed in range(40)) == 0


def test_blessings_that_were_drawn_are_put_away():
    """SETUP-10, SETUP-11."""
    state = new_run(Setup(heroes=TWO, seed=3), CARDS)
    assert len(state.table.neow) == len(laid(3).table.neow) - 2


def test_the_next_act_has_its_own_board_and_everybody_keeps_its_row():
    """ACT-01, ACT-02, ACT-04, ACT-07: relics and the like lie as they lay."""
    state = new_run(Setup(heroes=TWO, seed=3), CARDS)
    state.heroes[0].row, state.heroes[1].row = 2, 1
    relics, curses, boss = state.table.relics, state.table.curses, state.table.boss
    next_act(state)
    assert state.table.act == 2
    assert board(state).act == 2
    assert state.table.at == START
    assert [hero.row for hero in state.heroes] == [2, 1]
    assert (state.table.relics, state.table.curses) == (relics, curses)
    assert state.table.boss != boss
    assert state.faces[state.table.boss].card.act == 2
    assert state.table.first_encounters == ()
    assert {state.faces[card].card.act for card in (*state.table.encounters, *state.table.elites)} == {2}


def test_events_of_an_act_come_once_before_any_comes_again():
    """EVENT-10, ASC-03, ASC-14: each in its deck once, those of level 3 only from there on."""
    low, high, low_again = laid(1), laid(1, ascension=3), laid(1, ascension=2)
    assert len(low.table.events) == len(set(low.table.events))
    assert set(low.table.events) < set(high.table.events)
    assert low.table.events == low_again.table.events
    rows = {row.id for event in CARDS.of(EventDef) for row in event.cards if row.act == 1 and row.ascension == 3}
    added = set(high.table.events) - set(low.table.events)
    assert {card for row in rows for card in high.places[row]} == added


def test_a_deck_with_too_few_cards_shows_what_is_there():
    """REWARD-20: whoever reveals later finds nothing."""
    state = laid(1)
    state.table.potions = state.table.potions[:1]
    offer(state, 0, "potion")
    offer(state, 1, "potion")
    first, second = state.table.rewards
    reveal(state, 0, first)
    reveal(state, 1, second)
    assert len(find(state, first.id).shown) == 1
    assert find(state, second.id).shown == ()


def test_outside_fights_a_deck_is_no_pile():
    """DECK-08."""
    state = new_run(Setup(heroes=TWO, seed=3), CARDS)
    assert state.fight is None
    assert Counter(ids(state, state.heroes[0].deck)) == Counter(CARDS["ironclad"].starter)


@pytest.mark.parametrize("hero", ["ironclad", "silent", "defect", "watcher"])
def test_a_hero_has_its_commons_twice_and_the_rest_once(hero):
    """DECK-14, DECK-17: promos lie in no deck and count for nothing."""
    cards = [card for card in CARDS.of(CardDef) if card.owner == hero]
    assert {card.copies for card in cards if card.rarity == "common"} == {2}
    assert {card.copies for card in cards if card.rarity in {"uncommon", "rare"}} == {1}
    starter = Counter(CARDS[hero].starter)
    assert {n for card, n in starter.items() if CARDS[card].base in {"strike", "defend"}} <= {4, 5}
    assert all(card.copies > 0 for card in cards)


@pytest.mark.parametrize("heroes", [(), ("ironclad", "ironclad"), ("jaw_worm",), (*TWO, "defect", "watcher", "silent")])
def test_a_party_is_one_to_four_different_heroes(heroes):
    """GAME-05."""
    with pytest.raises(SetupError):
        laid(heroes=heroes)


def test_hands_are_open_but_for_a_table_that_hides_them():
    """SA-30: what is drawn next is hidden from everybody."""
    for options, hidden in (((), False), (("courtesy_hands",), True)):
        arena = Arena(*TWO, options=options).hand("silent_strike", seat=1)
        arena.pile("draw", "neutralize", seat=1)
        arena.foe("a1_first_cultist", 1)
        seen = view_for(arena.state, 0).state.fight.fighters[1]
        assert (seen.hand == [NOBODY]) == hidden
        assert seen.draw == [NOBODY]


def test_a_hundred_plays_in_one_turn_count_as_a_combo_without_end():
    """ACH-18, SA-103: and nothing else follows."""
    arena = Arena("silent").hand("slice", "slice")
    arena.foe("a1_first_cultist", 1)
    arena.state.fight.fighters[0].turn["cards"] = 98
    arena.start()
    arena.play("slice")
    assert "infinity" not in arena.state.table.achievements
    arena.play("slice")
    assert "infinity" in arena.state.table.achievements
    assert not arena.state.over


def test_two_dice_choose_the_modifiers_of_a_day():
    """DAILY-01, SA-151: faces in printed order, one of each section."""
    assert modifier_of(CARDS, 1, 3) == "heirloom"
    assert modifier_of(CARDS, 2, 4) == "cursed"
    assert modifier_of(CARDS, 2, 2) == "fragile"
    assert modifier_of(CARDS, 2, 2, "later") == "insanity"
    days = {of_the_day(day, CARDS) for day in range(200)}
    assert {CARDS[first].section for first, _ in days} == {1}
    assert {CARDS[second].section for _, second in days} == {2}
    assert len(days) == 36
    assert all(isinstance(CARDS[name], ModifierDef) for day in days for name in day)


def test_all_star_is_rolled_again_while_the_colorless_cards_are_locked():
    """SA-95: the Shard needs no lock."""
    assert is_barred("all_star", ())
    assert not is_barred("all_star", ("unlock_colorless",))
    assert not is_barred("prismatic_shard_mod", ())
    locked = {of_the_day(day, CARDS, unlocked=())[0] for day in range(200)}
    assert "all_star" not in locked
    assert len(locked) == 5


@pytest.mark.parametrize(
    "odd",
    [
        {"act": 0},
        {"act": 3, "last_act": 2},
        {"last_act": 5},
        {"ascension": -1},
        {"ascension": 14},
        {"printing": "third"},
        {"modifiers": ("terminal", "terminal")},
        {"modifiers": ("bash",)},
        {"options": ("gravity",)},
        {"encounter": "bash"},
        {"encounter": "\u200b"},
    ],
)
def test_a_run_that_no_box_can_set_up_is_refused_in_one_sentence(odd):
    with pytest.raises(SetupError, match=r"^[A-Z].*\.$"):
        laid(**odd)


def test_what_is_asked_for_twice_is_played_once():
    new = NewGame(game="spire", seats=("bot:random",), given={"modifiers": ("terminal", "terminal")})
    assert door.setup(new, CARDS).modifiers == ("terminal",)


def test_a_fight_of_an_act_without_others_leaves_rows_empty():
    heroes = ("ironclad", "silent", "defect", "watcher")
    state = door.new(Setup(heroes=heroes, act=4, encounter="a1_first_cultist"), CARDS)
    assert len({foe.row for foe in state.fight.foes}) == 1
    assert state.pending
