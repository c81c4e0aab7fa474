"""The table on its bus: what is done becomes intents, what happens becomes news, and all of it ends with the scene."""

import pygame
import pytest
from attrs import evolve
from tests.games.foursouls.screen.fake import changed, hand_refs, priority, small

from soulstack.app.bus import Sent, When
from soulstack.app.events import CaughtUp, Choose, Shown, Undo, Updated
from soulstack.games.foursouls.play.intents import Give, Reopen, TakeControl
from soulstack.games.foursouls.play.offers import Offers
from soulstack.games.foursouls.rules.facts import FACTS
from soulstack.games.foursouls.screen.sounds import SOUNDS, WEIGHTY, Sounds, danger
from soulstack.kernel.decisions import Option
from soulstack.kernel.facts import Fact
from soulstack.ui import sound


def watch(table, kind, stage=When.TELL):
    """Notes the news of a kind that a table's bus carries."""
    heard = []
    table.scene.bus.listen(kind, heard.append, stage)
    return heard


def test_two_clicks_on_a_card_become_one_intent_and_what_follows_comes_back_as_news(sit):
    view = small()
    table = sit(view, priority(view, "attack", "buy", "end"))
    sent, updated = watch(table, Sent), watch(table, Updated)
    card = hand_refs(view)[1]
    table.click(table.at(card))
    assert not [each for each in sent if isinstance(each.intent, Choose)], "lifting a card is the screen's own business"
    table.click(table.at(card))
    assert [each.intent for each in sent if isinstance(each.intent, Choose)] == [Choose((Option("play", card),))]
    assert all(each.verdict for each in sent)
    table.session.push(Fact("loot_played", seat=0))
    table.wait(0.2)
    assert [each.facts[0].kind for each in updated] == ["loot_played"]
    assert updated[0].view is table.session.view


def test_a_refusal_is_said_and_the_question_stays(sit):
    view = small()
    table = sit(view, priority(view, "end"))
    sent = watch(table, Sent)
    table.session.decision = None  # asked no more, unknown to the screen
    asking = table.scene.control.asking
    assert not table.scene.control.answer((Option("end"),))
    assert sent[-1].verdict.refused == "Nothing is asked."
    assert table.scene.control.toast.words == "Nothing is asked."
    assert table.scene.control.asking is asking


def test_what_the_rules_did_is_told_before_it_is_shown_and_the_end_of_the_pictures_last(sit):
    table = sit(small())
    heard = []
    bus = table.scene.bus
    bus.listen(Updated, lambda _: heard.append("updated"))
    bus.listen(Shown, lambda news: heard.append(news.fact.kind))
    bus.listen(CaughtUp, lambda _: heard.append("caught up"))
    table.session.push(Fact("turn_started", seat=0, amount=3), Fact("player_died", seat=1))
    table.wait(4)
    assert heard == ["updated", "turn_started", "player_died", "caught up"]
    assert "player_died" in table.scene.tips.happened
    assert table.scene.desk.log.entries[-1].words == "player died 0"
    assert "death" in table.app.sound.history


def test_nothing_listens_and_nothing_is_served_after_the_scene_has_left(sit):
    table = sit(small())
    bus = table.scene.bus
    table.scene.leave()
    assert not any(map(bus.serves, (Choose, Undo, Give, Reopen, TakeControl)))
    table.app.sound.history.clear()
    bus.publish(Shown(Fact("player_died", seat=1), small()))
    assert "player_died" not in table.scene.tips.happened
    assert not table.app.sound.history


def test_what_nobody_serves_has_no_button_and_its_keys_do_nothing(sit, monkeypatch):
    view = small()
    table = sit(view, priority(view, "end"))
    assert {tool.name for tool, _ in table.scene.desk.tools.places} == {"undo", "hint", "give", "auto", "menu"}
    monkeypatch.setattr(type(table.session), "offers", Offers())
    table.scene.conductor.close()
    table.wait(0.1)
    assert {tool.name for tool, _ in table.scene.desk.tools.places} == {"menu"}
    sent = watch(table, Sent)
    table.key(pygame.K_u, pygame.K_h, pygame.K_g, pygame.K_r, pygame.K_LCTRL)
    assert sent == []


# -- sounds -------------------------------------------------------------------------------------------------------------


def test_every_sound_is_that_of_a_fact_and_known_to_the_sound_player():
    assert set(SOUNDS) <= set(FACTS)
    assert {*SOUNDS.values(), *WEIGHTY} <= set(sound.SOUNDS)


@pytest.fixture
def heard(sit):
    """Gives the names that are played and what plays them."""
    names = []
    return names, Sounds(names.append, sit(small()).scene.book)


def test_a_sound_goes_by_the_fact_and_not_by_its_picture(heard):
    names, sounds = heard
    view = small()
    for fact in (Fact("die_rolled", value=3), Fact("cents_gained", seat=0, amount=2), Fact("turn_ended", seat=0)):
        sounds.hear(Shown(fact, view))
    assert names == ["die", "coin"]


def test_nothing_is_heard_of_no_cents(heard):
    names, sounds = heard
    sounds.hear(Shown(Fact("cents_lost", seat=0, amount=0), small()))
    assert names == []


def test_the_end_sounds_by_who_looks(heard):
    names, sounds = heard
    view = small()
    for viewer in (0, 1, -1):
        sounds.hear(Shown(Fact("game_won", seat=0), changed(view, viewer=viewer)))
    assert names == ["win", "lose", "win"]


def test_a_monster_with_a_soul_dies_louder(heard):
    names, sounds = heard
    view = small()
    card = next(number for number, name in enumerate(view.printed) if sounds.book.spec(name).souls == 0)
    monster = view.objects[view.monsters[0].top]
    assert monster
    sounds.hear(Shown(Fact("monster_died", obj=monster.id, card=card), view))
    boss = evolve(sounds.book.spec(view.printed[card]), souls=1)
    loud = Sounds(names.append, type("Book", (), {"spec": staticmethod(lambda _: boss)})())
    loud.hear(Shown(Fact("monster_died", obj=monster.id, card=card), view))
    assert names == ["death", "boss_death"]


def test_a_skipped_picture_is_heard_only_if_it_weighs(sit):
    table = sit(small())
    table.session.push(Fact("cents_gained", seat=0, amount=1), Fact("soul_gained", seat=0), Fact("die_rolled", value=2))
    table.wait(1 / 60)
    table.app.sound.history.clear()
    table.scene.director.skip()
    assert list(table.app.sound.history) == ["soul"]


def test_the_music_warns_of_a_winner_to_come_and_of_the_timer():
    view = small()
    seats = list(view.seats)

    def with_souls(souls, **more):
        return changed(view, seats=(evolve(seats[0], souls=souls), *seats[1:]), **more)

    assert danger(with_souls(seats[0].souls_to_win - 2)) == ""
    assert danger(with_souls(seats[0].souls_to_win - 1)) == "danger"
    assert danger(with_souls(seats[0].souls_to_win - 1, winners=(0,))) == ""
    assert [danger(with_souls(0, timer=timer)) for timer in (8, 2, 1, 0)] == ["", "clock", "clock", ""]
