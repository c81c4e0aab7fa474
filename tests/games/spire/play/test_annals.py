"""What is kept of every run, and what is read from its record: rooms, choices, losses."""

import pytest

from soulstack.app import session
from soulstack.app.options import NewGame
from soulstack.app.slot import replay_files
from soulstack.games.spire.cards.catalogue import catalogue
from soulstack.games.spire.play import annals, past_words
from soulstack.games.spire.play.chronicle import chronicle_of
from soulstack.kernel.asking import UNDONE
from soulstack.kernel.decisions import Answer


def play(heroes=("ironclad", "silent"), *, seed=5, most=4000, **given):
    """Plays a run to its end as somebody who takes whatever comes first; every answer takes a second."""
    now = [0.0]
    names = ("You", "Ann")[: len(heroes)]
    seats = tuple(f"human:{hero}" for hero in heroes)
    game = session.new_session(NewGame(game="spire", seats=seats, names=names, seed=seed, given=given))
    game.clock, game._since = lambda: now[0], 0.0
    while not game.over and most:
        now[0] += 1
        most -= 1
        asked = next(one for one in game.state.pending if one.options != (UNDONE,))
        options = [one for one in asked.options if one.verb not in {"swap", "give"}]
        game.answer(tuple(options[: max(1, asked.low)]), asked.seat)
    return game


@pytest.fixture
def lost():
    """A run that was lost; nothing of it is kept."""
    game = play()
    game.keeps = False
    yield game
    game.close()


def test_a_run_that_ends_has_one_entry_with_who_led_it_and_how_long_it_took():
    game = play(("ironclad",), seed=8)
    game._count.found.wait()
    game.close()
    (entry,) = annals.load()
    assert (entry.result, entry.seed, [one.hero for one in entry.heroes]) == ("lost", 8, ["ironclad"])
    assert entry.heroes[0].name == "You"
    assert entry.heroes[0].deck
    assert sum(entry.dice) == entry.rounds
    assert entry.seconds == len(game.record.answers)
    assert sum(entry.spans) == entry.seconds
    annals.add(entry)
    assert len(annals.load()) == 1
    assert len(replay_files("spire")) == 1
    annals.drop(entry.profile)
    assert annals.load() == ()


def test_a_chronicle_has_every_room_with_its_losses_and_the_hp_they_left(lost):
    found = chronicle_of(lost.record, catalogue())
    state = lost.state
    assert found.whole
    assert found.rooms[0].kind == "neow"
    assert len(found.rooms) - 1 == state.table.rooms
    assert [hp for hp, _ in found.rooms[-1].hp] == [hero.hp for hero in state.heroes]
    assert sum(found.rooms[-1].lost) > 0
    assert found.boards[1] == state.table.map


def test_a_chronicle_tells_what_was_picked_and_what_was_left(lost):
    choices = [choice for room in chronicle_of(lost.record, catalogue()).rooms for choice in room.choices]
    cards = [choice for choice in choices if choice.verb == "take" and choice.what == "card"]
    assert cards
    assert all(choice.picked and len(choice.left) == 2 and choice.picked not in choice.left for choice in cards)


def test_a_record_of_other_rules_is_told_as_far_as_it_agrees(lost):
    record = type(lost.record).from_json(lost.record.to_json())
    record.answers[30] = Answer(3, ())
    found = chronicle_of(record, catalogue())
    assert not found.whole
    assert found.rooms


def test_the_text_of_a_run_has_its_seed_its_decks_and_its_rooms():
    game = play(("silent",), seed=3)
    game._count.found.wait()
    game.keeps = False
    game.close()
    entry = annals.load()[0]
    text = past_words.as_text(entry, chronicle_of(game.record, catalogue()))
    assert text.startswith("Slay the Spire: Lost in Act ")
    assert "Seed 3" in text
    assert "takes " in text
    assert "Deck: " in text


def test_time_is_counted_for_the_act_it_was_played_in_also_when_the_run_goes_on_later():
    game = play(("ironclad",), seed=8, most=20)
    game.keep_now()
    game.close()
    again = session.resume("spire")
    assert [int(n) for n in again.spans] == [20]
    again.close()
