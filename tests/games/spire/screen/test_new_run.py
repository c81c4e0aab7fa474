"""The set-up of a run, driven by posted events; each path is walked with the mouse or with the keys alone."""

import pygame
import pytest
from attrs import evolve

from soulstack.app.options import SeatChoice, today
from soulstack.app.settings import LastGame, load_settings
from soulstack.games.spire.cards.catalogue import catalogue
from soulstack.games.spire.play import annals, profiles
from soulstack.games.spire.rules.campaign import Campaign
from soulstack.games.spire.rules.daily import of_the_day
from soulstack.games.spire.screen.new_run import scene as new_run
from soulstack.games.spire.screen.new_run.parts import Days
from soulstack.games.spire.screen.new_run.scene import NewRunScene
from soulstack.ui import games
from soulstack.ui.app import PlayOptions, show_first
from soulstack.ui.gui.values import TextLine
from soulstack.ui.places import NewGame
from soulstack.ui.scenes.ask import AskScene
from soulstack.ui.scenes.learn import LearnScene


@pytest.fixture
def asked(monkeypatch):
    """Catches the runs that are asked for."""
    found = []
    monkeypatch.setattr(games, "start", lambda _app, plan: found.append(plan))
    return found


@pytest.fixture
def choosing(at_title):
    """Has the set-up open."""
    at_title.press("New run")
    assert isinstance(at_title.scene, NewRunScene)
    at_title.move((2, 2))
    return at_title


def stand(player, hero):
    return next(each for each in player.scene.stands if each.climber.hero == hero)


def remembered():
    return load_settings().settings.last("spire")


def turn_to(player, tab):
    player.click(player.scene.tabs.cells()[["standard", "daily", "custom", "quick"].index(tab)].center)
    player.wait(0.1)


def unlock(player):
    """Plays with everything."""
    player.press("Rules")
    player.scene.form.set_focus(player.scene.options["unlocked"])
    player.key(pygame.K_SPACE)
    player.press("Back to the run")


# -- the heroes -------------------------------------------------------------------------------------------------------


def test_whoever_begins_for_the_first_time_leads_two_heroes_and_enter_begins(choosing, asked):
    choosing.key(pygame.K_RETURN)
    (run,) = asked
    assert run.game == "spire"
    assert run.seats == ("human:ironclad", "human:silent")
    assert run.names == ("You", "You")


def test_pressing_a_hero_goes_through_those_who_can_lead_it(choosing):
    seen = []
    for _ in range(5):
        seen.append(stand(choosing, "defect").climber.who)
        choosing.click(stand(choosing, "defect").rect.center)
        assert choosing.focus is stand(choosing, "defect")
    assert seen == ["", "me", "bot", "friend", ""]


def test_a_hero_is_given_to_a_friend_and_named_by_keys_alone(choosing, asked):
    scene = choosing.scene
    while choosing.focus is not scene.stands[2]:
        choosing.key(pygame.K_TAB)
    choosing.key(pygame.K_SPACE, pygame.K_SPACE, pygame.K_RETURN)
    assert choosing.focus is scene.stands[2]
    choosing.key(pygame.K_TAB)
    assert isinstance(choosing.focus, TextLine)
    choosing.type("Mo")
    assert "Defect by Mo" in scene.words.text
    choosing.tab_to("Begin")
    choosing.key(pygame.K_RETURN)
    assert asked[0].sitting[2] == SeatChoice("Mo", "human:defect")


def test_a_bot_has_a_level(choosing, asked):
    for _ in range(2):
        choosing.click(stand(choosing, "watcher").rect.center)
    pick = choosing.scene.options["level watcher"]
    choosing.click(pick.rect.center)
    choosing.click(pick.list.row_rect(2).center)
    choosing.press("Begin")
    assert asked[0].seats[2] == "bot:hard:watcher"
    assert "a hard bot" in choosing.scene.words.text


def test_dragging_a_hero_changes_the_rows(choosing, asked):
    start, end = stand(choosing, "ironclad").rect.center, stand(choosing, "silent").rect.center
    choosing.move(start)
    choosing.down(start)
    for pos in ((start[0] + 40, start[1]), end):
        choosing.move(pos)
    assert stand(choosing, "ironclad").offset > 0
    choosing.up(end)
    assert [each.hero for each in choosing.scene.plan.party] == ["silent", "ironclad"]
    assert stand(choosing, "ironclad").climber.who == "me"
    choosing.press("Begin")
    assert asked[0].seats == ("human:silent", "human:ironclad")


def test_shift_with_an_arrow_changes_the_rows(choosing):
    choosing.scene.form.set_focus(stand(choosing, "ironclad"))
    choosing.key(pygame.K_RIGHT, mod=pygame.KMOD_SHIFT)
    assert [each.hero for each in choosing.scene.plan.climbers][:2] == ["silent", "ironclad"]
    assert choosing.focus is stand(choosing, "ironclad")
    choosing.key(pygame.K_RIGHT)
    assert choosing.focus is stand(choosing, "defect")


def test_without_a_hero_nothing_begins(choosing, asked):
    for hero in ("ironclad", "silent"):
        for _ in range(3):
            choosing.click(stand(choosing, hero).rect.center)
    assert "Nobody climbs yet" in choosing.scene.words.text
    assert not choosing.scene.begin_button.enabled
    choosing.scene.begin()
    assert asked == []


def test_friends_share_a_run_when_that_was_asked_for(app, player):
    app.choose_game("spire")
    app.go(NewGame(shared=True))
    assert [each.who for each in player.scene.plan.party] == ["me", "friend"]


# -- the run ----------------------------------------------------------------------------------------------------------


def test_ascension_is_climbed_by_keys_and_lights_its_rules(choosing, asked):
    unlock(choosing)
    choosing.scene.form.set_focus(choosing.scene.options["ascension"])
    choosing.key(pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RIGHT)
    before = choosing.app.screen.copy()
    choosing.key(pygame.K_RIGHT)
    choosing.wait(0.1)
    row = choosing.scene.space.rect(660, 138 + 3 * 340 / 12, 300, 24)
    assert before.subsurface(row).copy().get_buffer().raw != choosing.app.screen.subsurface(row).copy().get_buffer().raw
    assert "Ascension 4." in choosing.scene.words.text
    choosing.press("Begin")
    assert asked[0].given["ascension"] == 4


def test_whoever_has_unlocked_nothing_is_told_how(choosing, asked):
    assert not choosing.scene.options["ascension"].enabled
    turn_to(choosing, "quick")
    assert [act for act, _ in choosing.scene.options["act"].options] == [2, 3]
    turn_to(choosing, "custom")
    assert not choosing.scene.options["all_star"].enabled
    choosing.press("Begin")
    assert asked[0].given["unlocked"] == ()


def test_what_runs_have_unlocked_can_be_chosen(at_title, asked):
    reached = Campaign({"ironclad": 4, "colorless": 3, "act4": 5}, 2)
    profiles.changed(1, lambda one: evolve(one, campaign=reached))
    at_title.press("New run")
    assert at_title.scene.options["ascension"].high == 2
    turn_to(at_title, "custom")
    assert at_title.scene.options["all_star"].enabled
    turn_to(at_title, "quick")
    at_title.scene.options["act"].set(4)
    at_title.press("Begin")
    assert asked[0].given["act"] == 4
    assert asked[0].given["unlocked"] == (
        "unlock_ironclad_1", "unlock_ironclad_2", "unlock_colorless", "unlock_act4",
    )  # fmt: skip


def test_the_climb_of_the_day_is_the_same_for_everybody(choosing, asked):
    turn_to(choosing, "daily")
    shown = of_the_day(today(), catalogue(), ())
    texts = [each.modifier.id for each in choosing.scene.form.things if hasattr(each, "modifier")]
    assert tuple(texts) == shown
    assert not choosing.scene.options["seed"].enabled
    assert not choosing.scene.options["day after"].enabled
    choosing.press("Begin")
    assert asked[0].given["daily"] == today()
    assert asked[0].given["modifiers"] == ()


def test_an_earlier_day_can_be_climbed_too(choosing, asked):
    turn_to(choosing, "daily")
    choosing.click(choosing.scene.options["day before"].rect.center)
    assert not choosing.scene.plan.is_today
    choosing.press("Begin")
    assert asked[0].given["daily"] < today()


def test_modifiers_are_switched_and_told_by_keys_alone(choosing, asked):
    choosing.scene.form.set_focus(choosing.scene.tabs)
    choosing.key(pygame.K_RIGHT, pygame.K_RIGHT)
    scene = choosing.scene
    assert scene.plan.tab == "custom"
    for name in ("vintage", "transformed"):
        while choosing.focus is not scene.options[name]:
            choosing.key(pygame.K_TAB)
        choosing.key(pygame.K_SPACE)
    assert scene.about.text == catalogue()["transformed"].text
    assert scene.about.warning.startswith("Vintage goes first")
    assert "2 modifiers." in scene.words.text
    choosing.press("Begin")
    assert asked[0].given["modifiers"] == ("transformed", "vintage")


def test_what_is_chosen_on_another_tab_does_not_count(choosing, asked):
    turn_to(choosing, "custom")
    choosing.scene.options["shiny"].set(True)
    turn_to(choosing, "standard")
    choosing.press("Begin")
    assert asked[0].given["modifiers"] == ()
    turn_to(choosing, "custom")
    assert choosing.scene.options["shiny"].value


def test_a_quick_start_begins_in_a_later_act(choosing, asked):
    turn_to(choosing, "quick")
    choosing.click(choosing.scene.options["act"].cells()[1].center)
    assert "From Act III on." in choosing.scene.words.text
    choosing.press("Begin")
    assert asked[0].given["act"] == 3


def test_optional_rules_are_folded_away_and_counted(choosing, asked):
    choosing.press("Rules")
    choosing.click(choosing.scene.options["last_stand"].rect.midleft)
    choosing.wait(0.1)
    choosing.scene.options["last_act"].set(2)
    choosing.press("Back to the run")
    assert choosing.widget("Rules: 2 changed")
    choosing.press("Begin")
    assert asked[0].given["options"] == ("last_stand",)
    assert asked[0].given["last_act"] == 2


def test_the_later_printing_has_a_level_more_and_another_modifier(choosing):
    unlock(choosing)
    choosing.press("Rules: one changed")
    choosing.scene.options["printing"].set("later")
    assert choosing.scene.options["ascension"].high == 13
    choosing.scene.options["ascension"].set(13)
    turn_to(choosing, "custom")
    assert "insanity" in choosing.scene.options
    assert "fragile" not in choosing.scene.options
    choosing.scene.options["insanity"].set(True)
    choosing.press("Rules: 2 changed")
    choosing.scene.options["printing"].set("early")
    assert choosing.scene.plan.values["ascension"] == 12
    assert choosing.scene.plan.values["modifiers"] == ()


def test_a_seed_is_typed_rolled_and_pasted(choosing, asked, monkeypatch):
    choosing.click(choosing.scene.options["seed"].rect.center)
    choosing.type("12x34")
    choosing.press("Begin")
    monkeypatch.setattr(new_run, "paste", lambda: "Seed 5678")
    choosing.press("Paste")
    choosing.press("Begin")
    choosing.click(choosing.scene.options["die"].rect.center)
    rolled = choosing.scene.options["seed"].text
    choosing.press("Begin")
    assert [run.seed for run in asked] == [1234, 5678, int(rolled)]
    assert int(rolled) > 5678


# -- all of it --------------------------------------------------------------------------------------------------------


def test_the_choices_are_there_again_next_time(choosing):
    for _ in range(2):
        choosing.click(stand(choosing, "watcher").rect.center)
    choosing.scene.form.set_focus(stand(choosing, "watcher"))
    choosing.key(pygame.K_LEFT, mod=pygame.KMOD_SHIFT)
    unlock(choosing)
    turn_to(choosing, "custom")
    choosing.scene.options["cursed"].set(True)
    choosing.scene.options["ascension"].set(3)
    choosing.key(pygame.K_ESCAPE)
    kept = remembered()
    assert [seat.kind for seat in kept.seats] == ["human:ironclad", "human:silent", "bot:normal:watcher"]
    assert (kept.setup["modifiers"], kept.setup["ascension"]) == (("cursed",), 3)
    assert load_settings().settings.game == "spire"
    choosing.press("New run")
    plan = choosing.scene.plan
    assert plan.tab == "custom"
    assert plan.everything
    assert [(each.hero, each.who) for each in plan.climbers] == [
        ("ironclad", "me"), ("silent", "me"), ("watcher", "bot"), ("defect", ""),
    ]  # fmt: skip


def test_a_run_begins_at_its_table_and_asks_before_it_takes_the_place_of_one_that_waits(choosing):
    choosing.press("Begin")
    first = choosing.scene.session
    assert choosing.scene.holds_game
    assert first.state.setup.heroes == ("ironclad", "silent")
    first.keep_now()
    choosing.app.go("title", alone=True)
    choosing.wait(0.2)
    assert [door.text for door in choosing.scene.doors.values()] == ["New game", "Continue"]
    assert choosing.scene.doors["spire"].hint == "Act I, room 0, Ironclad and Silent"
    choosing.press("New run")
    choosing.key(pygame.K_RETURN)
    assert isinstance(choosing.scene, AskScene)
    choosing.press("Keep it in slot 1")
    assert choosing.scene.session.seed != first.seed
    choosing.app.go("title", alone=True)


def test_seats_without_heroes_get_some(open_app):
    seats = (SeatChoice("You", "human"), SeatChoice("Ash", "bot:random"), SeatChoice("Mo", "human:ironclad"))
    scene = NewRunScene(open_app(games={"spire": LastGame(seats=seats)}))
    assert [(each.hero, each.who) for each in scene.plan.party] == [("ironclad", "me"), ("silent", "bot")]


def test_lessons_are_offered_once_before_the_first_run(choosing):
    choosing.press("Show me")
    assert isinstance(choosing.scene, LearnScene)
    assert choosing.app.game == "spire"
    choosing.key(pygame.K_ESCAPE, pygame.K_ESCAPE)
    choosing.press("New run")
    assert not choosing.scene.offers_lessons


def test_what_the_command_line_asks_for_without_seats_is_shown_by_the_set_up(at_title):
    at_title.app.choose_game("spire")
    show_first(at_title.app, PlayOptions(game="spire", given={"daily": 20240328}))
    at_title.wait(0.1)
    plan = at_title.scene.plan
    assert (plan.tab, plan.day) == ("daily", 20240328)
    show_first(
        at_title.app, PlayOptions(game="spire", given={"modifiers": ("cursed",), "heroes": ("watcher", "defect")})
    )
    plan = at_title.scene.plan
    assert (plan.tab, plan.values["modifiers"]) == ("custom", ("cursed",))
    assert [each.hero for each in plan.party] == ["watcher", "defect"]


def test_the_best_climb_of_each_past_day_is_listed(at_title):
    heroes = (annals.Climbed("ironclad"),)
    for mark, day, rooms in (("a", 20240328, 4), ("b", 20240328, 9), ("c", 20240330, 2), ("d", 0, 9)):
        annals.add(annals.Entry(mark, daily=day, rooms=rooms, heroes=heroes, result="lost"))
    at_title.app.choose_game("spire")
    at_title.app.go(NewGame(tab="daily"))
    at_title.wait(0.2)
    (days,) = [each for each in at_title.scene.form.things if isinstance(each, Days)]
    assert [(entry.daily, entry.rooms) for entry in days.days] == [(20240330, 2), (20240328, 9)]
