from tests.games.foursouls.bots.tables import decisions

from soulstack.games.foursouls.bots.patient_bot import LONG, PatientBot
from soulstack.kernel.decisions import Answer, Decision, Option, check

WINDOW = Decision(0, "priority", (Option("pass"), Option("play", ("card", 1))), prompt="priority")
IDLE = Decision(0, "priority", (Option("attack"), Option("end")), prompt="turn")


def test_every_answer_is_legal():
    for seed in range(3):
        for state, decision in decisions(seed, players=2 + seed):
            picks = PatientBot(seed + state.turn, decision.seat).choose(None, decision)
            assert check(decision, Answer(decision.seat, picks)) is None


def test_equal_seeds_and_seats_give_equal_luck():
    asked = [IDLE] * 40
    first, second, other = (PatientBot(5, 1), PatientBot(5, 1), PatientBot(5, 2))
    answers = [[bot.choose(None, decision) for decision in asked] for bot in (first, second, other)]
    assert answers[0] == answers[1]
    assert answers[0] != answers[2]


def test_responses_become_rarer_until_the_own_turn():
    bot = PatientBot(1, 0)
    acts = [bot.choose(None, WINDOW)[0].verb == "play" for _ in range(400)]
    assert sum(acts[:50]) > sum(acts[350:])
    assert sum(acts) < 60
    bot.choose(None, IDLE)
    assert bot.acts == 0


def test_who_has_had_no_turn_for_long_responds_again():
    """Two players who die as soon as their turns begin must find a way out."""
    bot = PatientBot(1, 0)
    for _ in range(400):
        bot.choose(0, WINDOW)
    assert bot.acts > 10
    bot.choose(LONG, WINDOW)
    assert bot.acts > 10
    acts = [bot.choose(LONG * 2 * i, WINDOW)[0].verb == "play" for i in range(1, 200)]
    assert sum(acts) > 60


def test_the_modes_and_targets_of_a_response_do_not_make_the_next_one_likelier():
    bot = PatientBot(1, 0)
    target = Decision(0, "target", (Option("pick", ("player", 0)), Option("pick", ("player", 1))), prompt="victim")
    count = 0
    for _ in range(400):
        if bot.choose(None, WINDOW)[0].verb == "play":
            count += 1
            bot.choose(None, target)
    assert 0 < count < 60


def test_a_window_with_nothing_to_do_is_passed():
    alone = Decision(0, "priority", (Option("pass"),), prompt="priority")
    bot = PatientBot(3, 0)
    assert {bot.choose(None, alone) for _ in range(30)} == {(Option("pass"),)}


def test_any_number_between_the_limits_is_picked():
    options = tuple(Option("pick", ("card", i)) for i in range(4))
    bot = PatientBot(2, 0)
    sizes = {len(bot.choose(None, Decision(0, "cards", options, 1, 3))) for _ in range(60)}
    assert sizes == {1, 2, 3}


def test_it_never_asks_for_a_view():
    assert PatientBot.looks is False
