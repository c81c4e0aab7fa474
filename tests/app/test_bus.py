"""The bus: who hears what and when, without a window and without a game."""

import pytest
from attrs import frozen

from soulstack.app.bus import Bus, Intent, News, Refusal, Sent, UnservedError, When


@frozen
class Knock(Intent):
    times: int = 1


@frozen
class Knocked(News):
    times: int = 1


@frozen
class LoudlyKnocked(Knocked):
    """News of a kind derived from another."""


def test_an_intent_has_one_server_and_comes_back_as_a_verdict():
    bus = Bus()
    bus.serve(Knock, lambda intent: intent.times * 2)
    verdict = bus.send(Knock(3))
    assert verdict
    assert verdict.value == 6
    with pytest.raises(ValueError, match="Knock is served already"):
        bus.serve(Knock, print)


def test_a_refusal_is_a_sentence_and_no_error():
    bus = Bus()

    def refuse(_):
        raise Refusal("Nobody is at home.")

    bus.serve(Knock, refuse)
    verdict = bus.send(Knock())
    assert not verdict
    assert verdict.refused == "Nobody is at home."


def test_a_refusal_without_words_is_a_refusal_all_the_same():
    bus = Bus()

    def refuse(_):
        raise Refusal

    bus.serve(Knock, refuse)
    assert not bus.send(Knock())


def test_an_error_in_a_server_is_no_refusal_and_is_not_told_as_sent():
    bus, seen = Bus(), []

    def fall(_):
        raise KeyError

    bus.serve(Knock, fall)
    bus.listen(Sent, seen.append)
    with pytest.raises(KeyError):
        bus.send(Knock())
    assert seen == []


def test_what_nobody_serves_is_not_offered():
    assert not Bus().serves(Knock)
    with pytest.raises(UnservedError, match="Knock"):
        Bus().send(Knock())


def test_whoever_served_before_cannot_end_what_another_serves_now():
    bus = Bus()
    end = bus.serve(Knock, lambda _: "first")
    end()
    bus.serve(Knock, lambda _: "second")
    end()
    assert bus.send(Knock()).value == "second"


def test_news_go_by_stage_and_then_by_who_came_first():
    bus, heard = Bus(), []
    for name, stage in (
        ("sound", When.TELL),
        ("log", When.TELL),
        ("director", When.SHOW),
        ("autosave", When.KEEP),
        ("words", When.KNOW),
        ("statistics", When.KEEP),
    ):
        bus.listen(Knocked, lambda _, name=name: heard.append(name), stage)
    bus.publish(Knocked())
    assert heard == ["autosave", "statistics", "words", "director", "sound", "log"]


def test_whoever_names_no_stage_is_told_last():
    bus, heard = Bus(), []
    bus.listen(Knocked, lambda _: heard.append("log"))
    bus.listen(Knocked, lambda _: heard.append("screen"), When.SHOW)
    bus.publish(Knocked())
    assert heard == ["screen", "log"]


def test_news_of_news_wait_until_everybody_has_heard_the_first():
    bus, heard = Bus(), []

    def echo(news):
        heard.append(("first", news.times))
        if news.times < 3:
            bus.publish(Knocked(news.times + 1))

    bus.listen(Knocked, echo)
    bus.listen(Knocked, lambda news: heard.append(("second", news.times)))
    bus.publish(Knocked())
    assert heard == [(who, times) for times in (1, 2, 3) for who in ("first", "second")]


def test_news_are_heard_under_their_own_kind_only():
    bus, heard = Bus(), []
    bus.listen(Knocked, heard.append)
    bus.publish(LoudlyKnocked())
    assert heard == []


def test_subscriptions_end_with_their_scope_even_while_news_are_told():
    bus, heard = Bus(), []
    scene = bus.scope()
    scene.listen(Knocked, lambda _: (heard.append("first"), scene.close()))
    scene.listen(Knocked, lambda _: heard.append("second"))
    scene.serve(Knock, lambda _: None)
    bus.publish(Knocked())
    bus.publish(Knocked())
    assert heard == ["first"]
    assert not bus.serves(Knock)


def test_whoever_subscribes_while_news_are_told_hears_the_next_ones():
    bus, heard = Bus(), []

    def invite(_):
        if not heard:
            bus.listen(Knocked, lambda news: heard.append(("guest", news.times)))
        heard.append("host")

    bus.listen(Knocked, invite)
    bus.publish(Knocked(1))
    assert heard == ["host"]
    bus.publish(Knocked(2))
    assert heard == ["host", "host", ("guest", 2)]


def test_what_was_sent_can_be_watched():
    bus, seen = Bus(), []
    bus.serve(Knock, lambda _: None)
    bus.listen(Sent, seen.append)
    bus.send(Knock(2))
    assert [(sent.intent, bool(sent.verdict)) for sent in seen] == [(Knock(2), True)]


def test_an_error_in_a_listener_reaches_the_publisher_and_leaves_nothing_waiting():
    bus, heard = Bus(), []

    def fall(_):
        bus.publish(Knocked(9))
        raise RuntimeError

    end = bus.listen(Knocked, fall)
    with pytest.raises(RuntimeError):
        bus.publish(Knocked())
    end()
    bus.listen(Knocked, lambda news: heard.append(news.times))
    bus.publish(Knocked(1))
    assert heard == [1]


def test_a_listener_may_not_want_anything_while_news_are_told():
    bus = Bus()
    bus.serve(Knock, lambda _: None)
    bus.listen(Knocked, lambda _: bus.send(Knock()))
    with pytest.raises(RuntimeError, match="while news are told"):
        bus.publish(Knocked())
    assert bus.send(Knock())
