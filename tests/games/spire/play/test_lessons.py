"""Every lesson of the spire is played to its end on the real engine, and goes back with whoever takes something back."""

import pytest

from soulstack.app.key_bindings import ACTIONS
from soulstack.app.language import placeholders
from soulstack.app.lessons import lessons
from soulstack.content.tables import TableError
from soulstack.games.spire.cards.catalogue import catalogue
from soulstack.games.spire.play.lesson_session import open_lesson
from soulstack.games.spire.play.lessons import read_lesson
from soulstack.games.spire.rules.state import living_foes
from soulstack.kernel.asking import DONE
from soulstack.kernel.decisions import IllegalAnswerError

LESSONS = lessons("spire")
SECONDS_A_WORD = 60 / 200
SECONDS_A_MOVE = 4.0


@pytest.fixture(params=LESSONS, ids=lambda lesson: lesson.key)
def session(request):
    opened = open_lesson(request.param)
    yield opened
    opened.close()


def step(session):
    """Does what the coach says once; gives the part that it was."""
    part = session.part
    if part.is_read:
        assert session.read_on()
    else:
        wanted = session.wanted()
        assert wanted is not None, f"nothing fits {part}"
        session.answer(wanted[1], wanted[0])
    return part


def until(session, word):
    """Goes on to the part that asks for a move."""
    while word not in session.part.do:
        step(session)


def opened(number):
    return open_lesson(LESSONS[number])


def test_a_lesson_is_played_to_its_end(session):
    met = []
    while not session.finished:
        met.append(step(session))
        assert len(met) < 100
    assert list(dict.fromkeys(met)) == list(session.lesson.parts)
    assert not session.over


def test_a_lesson_takes_at_most_four_minutes(session):
    parts = session.lesson.parts
    assert sum(len(part.say.split()) * SECONDS_A_WORD + bool(part.do) * SECONDS_A_MOVE for part in parts) < 240


def test_every_other_move_is_refused_with_a_sentence_and_changes_nothing(session):
    while not session.finished:
        wanted, answers = session.wanted(), len(session.record.answers)
        for seat in session.people if wanted is not None else ():
            asked = session.asked_of(seat)
            if asked is None:  # a question of one hero holds the others up
                continue
            gold = [option for option in asked.options if option.verb == "take"]
            for option in asked.options:
                if (
                    (seat, (option,)) == wanted
                    or option in gold
                    or (session.part.do == ("end_turn",) and option == DONE)
                ):
                    continue
                if asked.options != (DONE,):
                    with pytest.raises(IllegalAnswerError, match=r"[.!]$"):
                        session.answer((option,), seat)
        assert len(session.record.answers) == answers
        step(session)


def test_keys_are_named_by_what_they_do(session):
    for words in session.lesson.words:
        assert placeholders(words) <= set(ACTIONS)


def test_what_the_coach_says_about_numbers_is_true():
    first = opened(0)
    assert first.forecast().heroes[0].lost == 1
    until(first, "end_turn")
    assert first.forecast().heroes[0].lost == 0
    until(first, "bash")
    assert (first.state.heroes[0].hp, first.forecast().heroes[0].lost) == (8, 2)
    while not first.finished:
        step(first)
    assert first.state.heroes[0].hp == 9
    second = opened(1)
    assert second.state.combat().die == 3
    assert [fighter.block for fighter in second.state.combat().fighters] == [0, 3]
    until(second, "end_turn")
    assert [hero.lost for hero in second.forecast().heroes] == [0, 0]
    while not second.finished:
        step(second)
    assert second.state.combat().die == 5
    third = opened(2)
    while not third.finished:
        step(third)
    assert "bash+" in [third.state.faces[card].id for card in third.state.heroes[0].deck]
    for each in (first, second, third):
        each.close()


def test_what_the_coach_says_about_heroes_and_bosses_is_true():
    boss, silent, defect, watcher = (opened(number) for number in (3, 4, 5, 6))
    until(boss, "end_turn")
    assert boss.forecast().heroes[0].lost == 0
    step(boss)
    assert living_foes(boss.state)[0].mode == "defensive"
    until(silent, "end_turn")
    step(silent)
    assert living_foes(silent.state)[0].hp == 2
    until(silent, "end_turn")
    assert silent.forecast().heroes[0].lost == 0
    until(defect, "frost")
    until(defect, "end_turn")
    assert (living_foes(defect.state)[0].hp, defect.state.fighter(0).orbs.count("lightning")) == (1, 2)
    until(watcher, "eruption")
    step(watcher)
    assert watcher.state.fighter(0).energy == 3
    for each in (boss, silent, defect, watcher):
        each.close()


def test_undo_goes_back_in_the_lesson_too():
    session = opened(0)
    until(session, "ironclad_strike")
    before = session.number
    step(session)
    assert session.number == before + 1
    assert session.undo()
    assert session.number == before
    session.close()


def test_whoever_is_ahead_of_the_coach_need_not_wait_for_him():
    session = opened(0)
    wanted = next(option for option in session.decision.options if option.verb == "play")
    session.answer((wanted,))
    assert session.number == 4
    session.close()


def test_a_target_that_is_not_meant_is_refused_before_the_card_is_played():
    session = opened(1)
    until(session, "bash")
    seat, picks = session.wanted()
    asked = session.preview(seat, *picks).asks
    right = session.target(asked)
    wrong = next(option for option in asked.options if option.ref != right)
    with pytest.raises(IllegalAnswerError, match=session.lesson.parts[session.number + 1].wrong):
        session.play(seat, (picks, (wrong,)))
    assert not session.record.answers
    good = next(option for option in asked.options if option.ref == right)
    session.play(seat, (picks, (good,)))
    assert session.part.do == ("silent_strike",)
    session.close()


def test_heroes_are_done_in_any_order():
    session = opened(1)
    until(session, "end_turn")
    session.answer((DONE,), 1)
    assert session.part.do == ("end_turn",)
    session.answer((DONE,), 0)
    assert session.part.is_read
    session.close()


POSITION = 'title = "T"\n[[seat]]\nhero = "silent"\n[[enemy]]\nid = "a1_first_cultist"\n'


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("", "part"),
        ("[[part]]\nsay = 'x'\nat = 'turn'", "part 1, at"),
        ("[[part]]\nsay = 'x'\npoint = 'nowhere'", "part 1, point"),
        ("[[part]]\nby = 2\ndo = 'done'", "part 1, by"),
        ("[[part]]\npoint = 'die'", "part 1"),
    ],
)
def test_a_faulty_lesson_is_told_where(text, place):
    with pytest.raises(TableError) as error:
        read_lesson("x", POSITION + text, catalogue())
    assert error.value.place == place
