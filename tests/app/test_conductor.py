"""A session on a bus, without any game: what it can do is served, what happens in it is news."""

from attrs import define, field

from soulstack.app.bus import Bus, Sent
from soulstack.app.conductor import Conductor
from soulstack.app.events import AskHint, Choose, Ended, Undo, Updated
from soulstack.kernel.decisions import IllegalAnswerError, Option

YES, NO = Option("yes"), Option("no")


@define
class Counter:
    """A session that counts how often somebody said yes, up to three."""

    count: int = 0
    happened: list[Updated] = field(factory=list)
    bus: Bus = field(factory=Bus)

    @property
    def over(self):
        return self.count >= 3

    def poll(self):
        found, self.happened = self.happened, []
        return found

    def intents(self):
        return {Choose: lambda intent: self.answer(intent.picks), Undo: self.undo}

    def answer(self, picks):
        if picks != (YES,):
            raise IllegalAnswerError("Say yes.")
        self.count += 1
        self.happened.append(Updated((), self.count, None))

    def undo(self, _):
        self.count -= 1


def test_what_a_session_lists_is_served_and_nothing_else():
    bus = Conductor(Counter()).bus
    assert [bus.serves(kind) for kind in (Choose, Undo, AskHint)] == [True, True, False]


def test_a_choice_is_carried_out_at_once_and_comes_back_as_news_with_the_next_step():
    session = Counter()
    conductor, views = Conductor(session), []
    conductor.bus.listen(Updated, lambda news: views.append(news.view))
    assert conductor.bus.send(Choose((YES,)))
    assert (session.count, views) == (1, [])
    conductor.step()
    assert views == [1]


def test_an_answer_that_is_not_allowed_is_refused_in_words_and_changes_nothing():
    session = Counter()
    conductor, seen = Conductor(session, words=lambda error: f"{error} Please."), []
    conductor.bus.listen(Sent, seen.append)
    verdict = conductor.bus.send(Choose((NO,)))
    assert not verdict
    assert verdict.refused == "Say yes. Please."
    assert seen == [Sent(Choose((NO,)), verdict)]
    assert session.count == 0


def test_the_end_is_told_once_and_again_when_it_was_taken_back():
    conductor, ends = Conductor(Counter()), []
    conductor.bus.listen(Ended, ends.append)
    for _ in range(3):
        conductor.bus.send(Choose((YES,)))
    conductor.step()
    conductor.step()
    assert len(ends) == 1
    conductor.bus.send(Undo())
    conductor.step()
    conductor.bus.send(Choose((YES,)))
    conductor.step()
    assert len(ends) == 2


def test_the_last_update_is_told_before_the_end():
    conductor, heard = Conductor(Counter(2)), []
    conductor.bus.listen(Ended, heard.append)
    conductor.bus.listen(Updated, heard.append)
    conductor.bus.send(Choose((YES,)))
    conductor.step()
    assert [type(news) for news in heard] == [Updated, Ended]


def test_nothing_is_served_once_the_conductor_has_left():
    session = Counter()
    first = Conductor(session)
    first.close()
    assert not session.bus.serves(Choose)
    Conductor(session)
    assert session.bus.serves(Choose)


def test_a_second_screen_on_the_same_game_takes_nothing_from_the_first():
    session = Counter()
    first, second = Conductor(session), Conductor(session)
    heard = []
    second.bus.listen(Updated, heard.append)
    second.close()
    assert first.bus.send(Choose((YES,)))
    first.step()
    assert len(heard) == 1
