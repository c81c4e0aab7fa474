"""Gifts of cents are answers like any other: recorded, replayed, refused with a reason."""

import json

import pytest
from tests.games.foursouls.rules.random_games import RandomGame, games

from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.rules.game import apply, gift, goods
from soulstack.games.foursouls.rules.invariants import check_cards, check_index, check_numbers, check_options
from soulstack.games.foursouls.rules.playback import new_record, replay
from soulstack.kernel.decisions import Answer, IllegalAnswerError, Option
from soulstack.kernel.record import Record, digest
from soulstack.kernel.rng import below


def generous(game, luck, most=400):
    """Plays a game by chance in which players now and then give cents away; gives how many gifts there were."""
    given = 0
    while game.decision is not None and len(game.answers) < most:
        decision = game.decision
        seat = decision.seat
        cents = game.state.players[seat].cents
        if decision.kind == "priority" and cents and below(luck, "gifts", 6) == 0:
            others = [player.seat for player in game.state.players if player.seat != seat]
            option = gift(others[below(luck, "gifts", len(others))], 1 + below(luck, "gifts", cents))
            answer = Answer(seat, (option,))
            apply(game.state, answer)
            game.answers.append(answer)
            given += 1
        else:
            game.play_one()
        for check in (check_cards, check_numbers, check_index):
            check(game.state)
    if game.decision is not None:
        check_options(game.state, game.decision)
    return given


def test_games_with_gifts_keep_every_invariant_and_replay_from_their_record():
    luck = {"gifts": 9}
    total = 0
    for game in games(6, first=40):
        total += generous(game, luck)
        record = new_record(game.setup, "x")
        for answer in game.answers:
            record.add(answer)
        again = Record.from_json(json.loads(json.dumps(record.to_json())))
        assert digest(replay(again, catalogue())) == digest(game.state)
    assert total > 50


@pytest.fixture
def game():
    found = RandomGame(players=3, seed=2)
    while found.decision.prompt != "turn":
        found.play_one()
    return found


def test_a_gift_changes_hands_at_once_and_the_question_stays(game):
    before = game.decision
    seat, other = before.seat, (before.seat + 1) % 3
    had = [player.cents for player in game.state.players]
    facts = apply(game.state, Answer(seat, (gift(other, 2),)))
    assert [(f.kind, f.seat, f.other, f.amount) for f in facts] == [("cents_given", seat, other, 2)]
    assert game.state.players[seat].cents == had[seat] - 2
    assert game.state.players[other].cents == had[other] + 2
    assert game.decision == before


@pytest.mark.parametrize(("to", "amount"), [(0, 1), (1, 0), (1, -3), (1, 99), (7, 1), (-1, 1)], ids=str)
def test_a_gift_that_makes_no_sense_is_refused_and_changes_nothing(game, to, amount):
    seat = game.decision.seat
    before = digest(game.state)
    option = gift((seat + to) % 3 if 0 <= to < 3 else to, amount)
    with pytest.raises(IllegalAnswerError):
        apply(game.state, Answer(seat, (option,)))
    assert digest(game.state) == before


def test_only_whoever_is_asked_gives(game):
    other = (game.decision.seat + 1) % 3
    with pytest.raises(IllegalAnswerError):
        apply(game.state, Answer(other, (gift(game.decision.seat, 1),)))


def test_nobody_gives_while_something_is_carried_out(game):
    while game.decision is None or game.decision.kind == "priority":
        game.play_one()
    seat = game.decision.seat
    with pytest.raises(IllegalAnswerError, match="A-64"):
        apply(game.state, Answer(seat, (gift((seat + 1) % 3, 1),)))


def test_a_team_does_not_trade():
    game = RandomGame(players=2, seed=3, mode="coop")
    while game.decision.kind != "priority":
        game.play_one()
    seat = game.decision.seat
    with pytest.raises(IllegalAnswerError, match="SOLO-10"):
        apply(game.state, Answer(seat, (gift(1 - seat, 1),)))


def test_a_gift_that_names_no_player_is_refused(game):
    with pytest.raises(IllegalAnswerError):
        apply(game.state, Answer(game.decision.seat, (Option("barter", ("obj", 1), 1),)))


def test_items_and_loot_are_not_traded(game):
    """BART-02."""
    seat = game.decision.seat
    before = digest(game.state)
    player = game.state.players[seat]
    for good in (("obj", player.items[0]), ("card", player.hand[0])):
        with pytest.raises(IllegalAnswerError, match="BART-02"):
            apply(game.state, Answer(seat, (goods((seat + 1) % 3, good),)))
    assert digest(game.state) == before


def test_with_the_older_editions_switch_items_and_loot_change_hands(game):
    """BART-02, VAR-04."""
    state, seat = game.state, game.decision.seat
    state.rules = ("enhanced_bartering",)
    to = (seat + 1) % 3
    item, card = state.players[seat].items[0], state.players[seat].hand[0]
    apply(state, Answer(seat, (goods(to, ("obj", item)),)))
    apply(state, Answer(seat, (goods(to, ("card", card)),)))
    assert item in state.players[to].items
    assert state.objects[item].controller == to
    assert card in state.players[to].hand
    assert state.pending[0].seat == seat
    for check in (check_cards, check_numbers, check_index):
        check(state)
    with pytest.raises(IllegalAnswerError, match="one's own"):
        apply(state, Answer(seat, (goods(to, ("obj", item)),)))
