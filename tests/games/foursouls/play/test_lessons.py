"""Every lesson is played to its end on the real engine, by somebody who does what it says and by somebody who does not."""

import pytest

from soulstack.app.events import AskHint, Undo
from soulstack.app.key_bindings import ACTIONS
from soulstack.app.language import placeholders
from soulstack.app.lessons import Part, lessons
from soulstack.content.tables import TableError
from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.play.intents import Give, PassUntilNew, TakeControl
from soulstack.games.foursouls.play.lesson_session import open_lesson
from soulstack.games.foursouls.play.lessons import read_lesson
from soulstack.games.foursouls.play.tips import TIPS
from soulstack.kernel.decisions import IllegalAnswerError

LESSONS = lessons()
SECONDS_A_WORD = 60 / 200
SECONDS_A_MOVE = 4.0


def follow(session, watch=None):
    """Read and do what the coach says until the lesson is over; gives the parts that were met."""
    met = []
    session.bot_pause = session.breath = 0.0
    for _ in range(3000):
        if session.finished:
            return met
        session.poll()
        if not session.is_waiting:
            assert session.decision is None or not session.part.do, f"nothing fits {session.part}"
            continue
        met.append(session.part)
        if watch is not None:
            watch(session)
        if session.part.is_read:
            assert session.decision is None
            assert session.read_on()
        else:
            session.answer(session.wanted())
    raise AssertionError(f"the lesson stops at {session.part}")


@pytest.fixture(params=LESSONS, ids=lambda lesson: lesson.key)
def lesson(request):
    return request.param


def test_there_are_three_lessons():
    assert [each.key[0] for each in LESSONS] == ["1", "2", "3"]


def test_a_lesson_is_played_to_its_end(lesson):
    session = open_lesson(lesson)
    met = follow(session)
    session.close()
    assert met == [part for part in lesson.parts if part.by == 0]


def test_a_lesson_takes_at_most_four_minutes(lesson):
    words = sum(len(part.say.split()) for part in lesson.parts)
    moves = sum(bool(part.do) for part in lesson.parts)
    assert words * SECONDS_A_WORD + moves * SECONDS_A_MOVE < 240


def test_every_other_move_is_refused_in_a_friendly_way_and_changes_nothing(lesson):
    session = open_lesson(lesson)
    refused = []

    def try_the_others(session):
        if session.decision is None or session.decision.high != 1:
            return
        wanted = session.wanted()
        before = len(session.record.answers)
        for option in session.decision.options:
            if (option,) != wanted:
                with pytest.raises(IllegalAnswerError) as refusal:
                    session.answer((option,))
                refused.append(str(refusal.value))
        assert len(session.record.answers) == before

    follow(session, try_the_others)
    session.close()
    assert len(set(refused)) > 3
    assert all(words.endswith(".") for words in refused)


def test_every_part_points_at_something(lesson):
    session = open_lesson(lesson)

    def look(session):
        part = session.part
        button = any(option.ref is None for option in session.wanted())
        assert button or session.pointed_at() is not None or part.point, part

    follow(session, look)
    session.close()


def test_keys_are_named_by_what_they_do(lesson):
    for words in (*lesson.words, *TIPS.values()):
        assert placeholders(words) <= set(ACTIONS)


def test_what_the_coach_says_about_numbers_is_true():
    first, second, third = (open_lesson(each) for each in LESSONS)
    follow(first)
    assert first.state.players[0].cents == 3 + 10 + 4 - 10 + 1
    souls = []
    follow(second, lambda session: souls.append(session.view.seats[0].souls))
    assert souls[-1] == 1
    follow(third)
    assert third.state.players[1].cents < 10
    assert third.state.players[0].damage == 0
    for session in (first, second, third):
        session.close()


def test_a_lesson_is_not_saved_and_offers_no_undo():
    session = open_lesson(LESSONS[0])
    assert not session.keeps
    assert session.offers.undo is None
    assert not any(kind in session.intents() for kind in (Undo, AskHint, Give, PassUntilNew, TakeControl))
    session.close()


POSITION = 'title = "T"\n[[seat]]\n[[seat]]\n'


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("", "part"),
        ("[[part]]\nsay = 3", "part 1, say"),
        ("[[part]]\nsays = 'x'", "part 1, says"),
        ("[[part]]\nsay = 'x'\nat = 'never'", "part 1, at"),
        ("[[part]]\nsay = 'x'\npoint = 'nowhere'", "part 1, point"),
        ("[[part]]\nby = 2\ndo = 'pass'", "part 1, by"),
        ("[[part]]\ndo = 'pass'", "part 1"),
    ],
)
def test_a_faulty_lesson_is_told_where(text, place):
    with pytest.raises(TableError) as error:
        read_lesson("x", POSITION + text, catalogue())
    assert error.value.place == place


def test_sentences_are_joined_from_their_lines():
    lesson = read_lesson("x", POSITION + '[[part]]\nsay = """one\ntwo"""', catalogue())
    assert lesson.parts == (Part("one two"),)
