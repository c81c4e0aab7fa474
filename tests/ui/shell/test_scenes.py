"""Every menu, driven by posted events; each path is walked with the mouse and with the keys alone."""

from types import SimpleNamespace

import pygame
import pytest

from soulstack.app import packs as packing
from soulstack.app.options import NewGame, SeatChoice, meant
from soulstack.app.registry import game
from soulstack.app.session import new_session
from soulstack.app.settings import LastGame, load_settings
from soulstack.app.tools.scenario import run
from soulstack.games.foursouls.play.tally import SeatTally, Tally
from soulstack.games.foursouls.screen.card_scene import CardScene
from soulstack.games.foursouls.screen.new_game import BOSSES, NewGameScene
from soulstack.games.foursouls.screen.offers import monsters
from soulstack.games.foursouls.screen.result import ResultScene, standings
from soulstack.ui import games
from soulstack.ui.gui.press import Button, Choice
from soulstack.ui.gui.values import Slider, TextLine
from soulstack.ui.scenes.credits import CreditsScene
from soulstack.ui.scenes.gallery import GalleryScene
from soulstack.ui.scenes.message import MessageScene
from soulstack.ui.scenes.pause import PauseScene
from soulstack.ui.scenes.replays import ReplaysScene
from soulstack.ui.scenes.rules import RulesScene
from soulstack.ui.scenes.settings import SettingsScene
from soulstack.ui.scenes.title import TitleScene


def remembered():
    """Gives what the settings on disk remember of the last new game."""
    return load_settings().settings.last()


def remember(app, **words):
    app.change(games={"foursouls": LastGame(**words)})


@pytest.fixture
def started(monkeypatch):
    """Catches the plans that the menus hand over to the table."""
    plans = []
    monkeypatch.setattr(games, "start", lambda _app, plan: plans.append(plan))
    return plans


@pytest.fixture
def saved(monkeypatch):
    """Pretends that a game was saved, and counts how often it is continued."""
    resumed = []
    monkeypatch.setattr(games, "saved_words", lambda key="": "turn 12")
    monkeypatch.setattr(games, "is_saved", lambda key="foursouls": key == "foursouls")
    monkeypatch.setattr(games, "resume", lambda app, key: resumed.append(app))
    return resumed


def words(scene):
    return [
        widget.text for widget in scene.form.things if widget.visible and isinstance(getattr(widget, "text", None), str)
    ]


def buttons(scene):
    return [widget.text for widget in scene.form.stops() if isinstance(widget, Button)]


# -- the title --------------------------------------------------------------------------------------------------------


def test_without_a_save_there_is_nothing_to_continue(at_title, monkeypatch):
    monkeypatch.setattr(games, "is_saved", lambda key: False)
    at_title.app.progress.lessons.add("1_turn_and_shop")
    at_title.app.change(music_offered=True)
    at_title.scene.rebuild()
    others = ["Learn", "Gallery", "Rules", "Saved games", "Replays", "Statistics", "Settings", "Credits", "Quit"]
    assert buttons(at_title.scene) == [
        "New game",
        "Pass and play",
        "New run",
        "Daily Climb",
        "Campaign",
        "Music: on",
        *others,
    ]
    assert at_title.focus.text == "New game"


def test_whoever_has_never_played_is_shown_where_to_learn_it(at_title, monkeypatch):
    monkeypatch.setattr(games, "is_saved", lambda key: False)
    at_title.scene.rebuild()
    assert at_title.widget("Learn").material == "brass"
    at_title.app.progress.lessons.add("1_turn_and_shop")
    at_title.scene.rebuild()
    assert at_title.widget("Learn").material == "wood"


def test_the_buttons_of_the_title_do_not_show_below_other_screens(at_title):
    """Not even below a screen that lies two above it."""
    from soulstack.ui.scenes.learn import KeysScene, LearnScene

    drawn = []
    at_title.scene.form.draw = lambda *_, **__: drawn.append("form")
    at_title.wait(0.1)
    assert drawn
    at_title.app.push(LearnScene(at_title.app))
    at_title.app.push(KeysScene(at_title.app))
    drawn.clear()
    at_title.wait(0.1)
    assert not drawn


def test_a_long_message_is_scrolled_and_not_made_small(app, player):
    app.replace(TitleScene(app))
    app.push(MessageScene(app, "\n".join(f"Line {number} of many." for number in range(60))))
    player.wait(0.1)
    text = player.scene.long
    assert text.furthest > 0
    assert player.focus.text == "OK"
    player.key(pygame.K_PAGEDOWN)
    player.wait(0.5)
    first = text.offset
    assert first > 0
    player.send(pygame.event.Event(pygame.MOUSEWHEEL, y=-3, precise_y=-3.0, x=0))
    player.wait(0.5)
    assert text.offset > first
    player.key(pygame.K_RETURN)
    assert isinstance(player.scene, TitleScene)


def test_a_save_can_be_continued_and_says_which_game_it_is(saved, app, player):
    app.replace(TitleScene(app))
    player.wait(0.1)
    assert buttons(player.scene)[:3] == ["Continue", "New game", "Pass and play"]
    assert player.focus.hint == "turn 12"
    player.key(pygame.K_RETURN)
    assert saved == [app]


def test_the_title_says_that_it_is_a_fan_project(at_title):
    assert any("nofficial fan project" in text for text in words(at_title.scene))


@pytest.mark.parametrize(
    ("text", "kind"), [("New game", NewGameScene), ("Settings", SettingsScene), ("Credits", CreditsScene)]
)
def test_the_title_leads_to_every_screen_by_mouse_and_escape_leads_back(at_title, text, kind):
    at_title.press(text)
    assert isinstance(at_title.scene, kind)
    at_title.key(pygame.K_ESCAPE)
    assert isinstance(at_title.scene, TitleScene)


@pytest.mark.parametrize(
    ("text", "kind"), [("New game", NewGameScene), ("Settings", SettingsScene), ("Credits", CreditsScene)]
)
def test_the_title_leads_to_every_screen_by_keys_alone(at_title, text, kind):
    at_title.tab_to(text)
    at_title.key(pygame.K_SPACE)
    assert isinstance(at_title.scene, kind)


def test_arrows_and_enter_leave_the_game_from_the_title(at_title):
    for _ in range(4):
        at_title.key(pygame.K_DOWN)
    for _ in range(3):
        at_title.key(pygame.K_RIGHT)
    assert at_title.focus.text == "Quit"
    at_title.key(pygame.K_RETURN)
    assert not at_title.app.running


def test_escape_on_the_title_only_points_at_quit(at_title):
    at_title.key(pygame.K_ESCAPE)
    assert at_title.app.running
    assert at_title.focus.text == "Quit"


def test_the_title_lives(at_title):
    at_title.wait(2.0)
    before = at_title.app.screen.copy()
    at_title.wait(0.5)
    assert before.get_buffer().raw != at_title.app.screen.get_buffer().raw


def test_with_reduced_motion_the_title_stands_still(open_app, clock):
    app = open_app(reduced_motion=True)
    app.replace(TitleScene(app))
    for _ in range(20):
        app.step(1 / 60)
    before = app.screen.copy()
    app.step(0.4)
    assert before.get_buffer().raw == app.screen.get_buffer().raw


def test_a_refused_pack_is_told_once(app, player, monkeypatch, home):
    (home / "mods").mkdir()
    (home / "mods" / "mine.toml").write_text("", encoding="utf-8")
    refused = SimpleNamespace(problems=("The card pack 'mine' is not used: it is empty.",))
    monkeypatch.setattr(packing, "packs", lambda: refused)
    app.replace(TitleScene(app))
    player.wait(0.3)
    assert isinstance(player.scene, MessageScene)
    assert player.scene.text == refused.problems[0]
    player.key(pygame.K_RETURN)
    player.wait(0.3)
    assert isinstance(player.scene, TitleScene)
    app.replace(TitleScene(app))
    player.wait(0.3)
    assert isinstance(player.scene, TitleScene)


# -- a new game -------------------------------------------------------------------------------------------------------


@pytest.fixture
def new_game(at_title):
    at_title.press("New game")
    at_title.move((2, 2))
    return at_title


def kinds_of(plan):
    return list(plan.seats)


def test_a_new_game_starts_by_keys_alone(new_game, started):
    assert new_game.focus.text == "Start"
    new_game.key(pygame.K_RETURN)
    assert len(started) == 1
    assert kinds_of(started[0]) == ["human", "bot:normal"]


def number_of_seats(scene):
    return next(each for each in scene.form.stops() if isinstance(each, Choice) and each.options[0][0] == 2)


def test_the_number_of_seats_goes_from_two_to_four(new_game, started):
    for count, cell in zip((2, 3, 4), range(3), strict=True):
        new_game.click(number_of_seats(new_game.scene).cells()[cell].center)
        new_game.press("Start")
        assert len(started[-1].seats) == count


def test_a_seat_is_added_where_it_will_be_until_all_are_taken(new_game, started):
    for count in (3, 4):
        new_game.press("Add a seat")
        assert new_game.scene.count == count
    assert "Add a seat" not in [getattr(each, "text", "") for each in new_game.scene.form.stops()]


def test_several_people_may_share_the_screen_and_are_told_so(new_game, started):
    new_game.scene.kinds[1].set("human")
    assert "2 people share this screen and pass it round." in words(new_game.scene)
    new_game.press("Start")
    assert kinds_of(started[0]) == ["human", "human"]


def test_without_a_human_the_player_watches_and_is_told_so(new_game, started):
    new_game.scene.kinds[0].set("bot:easy")
    assert "Only bots play: you watch." in words(new_game.scene)
    new_game.press("Start")
    assert kinds_of(started[0]) == ["bot:easy", "bot:normal"]


def test_a_seat_is_changed_and_named_by_keys_alone(new_game, started):
    while not isinstance(new_game.focus, TextLine):
        new_game.key(pygame.K_TAB)
    new_game.type("Mo")
    new_game.key(pygame.K_TAB, pygame.K_RIGHT, pygame.K_RIGHT)
    new_game.tab_to("Start")
    new_game.key(pygame.K_RETURN)
    assert started[0].sitting[0] == SeatChoice("Mo", "bot:normal")


def test_a_seat_without_a_name_gets_one(new_game, started):
    new_game.scene._set_name(1, "   ")
    new_game.press("Start")
    assert started[0].names[1] == games.NAMES[1]


def seed_field(scene):
    return [widget for widget in scene.form.stops() if isinstance(widget, TextLine)][-1]


def test_a_typed_seed_is_used_and_letters_are_refused(new_game, started):
    new_game.scene._set_tab("cards")
    new_game.click(seed_field(new_game.scene).rect.center)
    new_game.type("12x34")
    new_game.press("Start")
    assert started[0].seed == 1234


def test_an_empty_seed_gives_another_game_each_time(new_game, started):
    for _ in range(3):
        new_game.press("Start")
    assert len({plan.seed for plan in started}) == 3


def test_the_die_rolls_a_seed_that_is_shown(new_game, started):
    new_game.scene._set_tab("cards")
    die = next(widget for widget in new_game.scene.form.stops() if getattr(widget, "icon", "") == "die")
    new_game.click(die.rect.center)
    shown = seed_field(new_game.scene).text
    assert shown.isdecimal()
    new_game.press("Start")
    assert started[0].seed == int(shown)


def test_the_choices_are_there_again_next_time(new_game, started):
    new_game.click(number_of_seats(new_game.scene).cells()[1].center)
    new_game.scene._set_name(2, "Zed")
    new_game.scene._set_tab("cards")
    new_game.click(seed_field(new_game.scene).rect.center)
    new_game.type("77")
    new_game.key(pygame.K_ESCAPE)
    kept = remembered()
    assert [seat.name for seat in kept.seats] == ["You", "Ash", "Zed"]
    assert kept.seed == "77"
    new_game.press("New game")
    new_game.press("Start")
    assert started[0].seed == 77
    assert started[0].names[2] == "Zed"


def test_a_bots_mood_is_chosen_by_its_face_and_names_it(new_game, started):
    new_game.click(new_game.scene.moods[1].rect.center)
    new_game.click(new_game.scene.moods[1].list.row_rect(2).center)
    new_game.press("Start")
    assert started[0].sitting[1] == SeatChoice("Coffer", "bot:normal:greedy")


def test_bots_that_the_screen_does_not_offer_become_normal_ones(open_app, player, started):
    app = player.app
    remember(app, seats=(SeatChoice("A", "bot:random"), SeatChoice("B", "bot:normal")))
    app.replace(NewGameScene(app))
    player.press("Start")
    assert kinds_of(started[0]) == ["bot:normal", "bot:normal"]


@pytest.fixture
def with_packs(monkeypatch):
    """Offers a few sets, one of them a pack of the player's own."""
    offers = (games.CardSet("base", "Base game", 300), games.CardSet("gold", "Gold box", 60))
    packs = tuple(games.CardSet(f"mine{number}", f"Mine {number}", 3, is_pack=True) for number in range(9))
    monkeypatch.setattr(games, "card_sets", lambda key: offers + packs)


@pytest.fixture
def in_cards(with_packs, new_game):
    """Opens the tab of the cards by mouse."""
    new_game.click(new_game.scene.tabs.cells()[1].center)
    return new_game


@pytest.fixture
def in_rules(with_packs, new_game):
    """Opens the tab of the rules by mouse."""
    new_game.click(new_game.scene.tabs.cells()[2].center)
    return new_game


def test_the_second_tab_is_reached_by_keys_alone(new_game):
    while new_game.focus is not new_game.scene.tabs:
        new_game.key(pygame.K_TAB)
    new_game.key(pygame.K_RIGHT, pygame.K_RIGHT)
    assert "rooms" in new_game.scene.options
    assert new_game.focus is new_game.scene.tabs


@pytest.mark.parametrize("key", ["rooms", "draft", "ratios", "bonus_souls", "eden_only"])
def test_each_rule_is_switched_and_remembered(in_rules, started, key):
    switch = in_rules.scene.options[key]
    before = switch.value
    in_rules.click((switch.rect.left + 20, switch.rect.centery))
    in_rules.press("Start")
    assert started[0].given[key] is not before
    assert remembered().setup[key] is not before


def test_the_base_set_is_always_there_and_others_are_added_in_order(in_cards, started):
    assert "set base" not in in_cards.scene.options
    for key in ("set mine0", "set gold"):
        in_cards.scene.form.set_focus(in_cards.scene.options[key])
        in_cards.key(pygame.K_SPACE)
    assert any("With Gold box and Mine 0." in text for text in words(in_cards.scene))
    in_cards.press("Start")
    assert started[0].given["sets"] == ("base", "gold", "mine0")
    assert remembered().setup["sets"] == ("base", "gold", "mine0")


def test_more_sets_than_fit_are_on_further_pages(in_cards):
    assert "set mine8" not in in_cards.scene.options
    in_cards.press("1 of 2")
    assert "set mine8" in in_cards.scene.options
    in_cards.press("2 of 2")
    assert "set gold" in in_cards.scene.options


@pytest.mark.parametrize("key", ["fixed_trio", "loot_step_uses_stack", "forced_attack_asap"])
def test_each_rule_of_an_older_edition_is_switched_and_remembered(in_rules, started, key):
    in_rules.scene.options[key].set(True)
    in_rules.press("Start")
    assert started[0].given["rules"] == remembered().setup["rules"] == (key,)


def set_mode(player, cell):
    """Goes to the seats, chooses a mode there by mouse and comes back to the rules."""
    player.click(player.scene.tabs.cells()[0].center)
    player.click(player.scene.options["mode"].cells()[cell].center)
    player.click(player.scene.tabs.cells()[2].center)


def test_a_challenge_names_its_boss_and_may_have_a_minion(in_rules, started):
    in_rules.scene._set_count(3)
    set_mode(in_rules, 2)
    for key in ("final_boss", "minions"):
        in_rules.scene.form.set_focus(in_rules.scene.options[key])
        in_rules.key(pygame.K_RIGHT)
    values = in_rules.scene.values
    boss, (minion,) = values["final_boss"], values["minions"]
    assert any(dict(monsters(BOSSES))[boss] in text for text in words(in_rules.scene))
    in_rules.press("Start")
    plan, kept = started[0].given, remembered().setup
    assert (plan["mode"], plan["final_boss"], plan["minions"]) == ("challenge", boss, (minion,))
    assert len(started[0].seats) == 3
    assert (kept["mode"], kept["final_boss"], kept["minions"]) == ("challenge", boss, (minion,))


def test_a_team_may_have_a_limit_of_souls(in_rules, started):
    in_rules.scene._decide("mode", "coop")
    in_rules.scene.form.set_focus(in_rules.scene.options["soul_cap"])
    in_rules.key(pygame.K_RIGHT)
    in_rules.press("Start")
    assert (started[0].given["mode"], started[0].given["soul_cap"]) == ("coop", 2)


@pytest.mark.parametrize("mode", ["versus", "coop", "challenge"])
def test_every_mode_that_can_be_chosen_can_be_dealt(mode):
    bosses = dict(monsters(BOSSES))
    chosen = {"mode": mode, "final_boss": next(iter(bosses)), "soul_cap": 4}
    chosen["rules"] = ("fixed_trio", "loot_step_uses_stack", "forced_attack_asap")
    given = meant(chosen, game().options())
    session = new_session(NewGame(seats=("human", "bot:random"), names=("You", "Ash"), seed=3, given=given))
    assert session.state.mode == mode
    assert session.state.soul_cap == (4 if mode == "coop" else 0)
    tops = [session.view.objects[slot.top].card for slot in session.view.monsters if slot.top]
    assert (next(iter(bosses)) in tops) == (mode == "challenge")
    session.close()


def test_a_coop_game_has_two_seats_and_a_goal_and_no_bonus_souls(in_rules, started):
    in_rules.scene._set_count(4)
    set_mode(in_rules, 1)
    assert "bonus_souls" not in in_rules.scene.options
    in_rules.scene.form.set_focus(in_rules.scene.options["difficulty"])
    in_rules.key(pygame.K_RIGHT, pygame.K_RIGHT)
    assert any("8 souls together" in text for text in words(in_rules.scene))
    in_rules.press("Start")
    assert (started[0].given["mode"], started[0].given["difficulty"], len(started[0].seats)) == ("coop", "ultra", 2)
    assert len(remembered().seats) == 4


def test_in_a_coop_game_the_number_of_players_is_not_asked(in_rules):
    in_rules.scene._decide("mode", "coop")
    in_rules.scene._set_tab("seats")
    choices = [each.options for each in in_rules.scene.form.stops() if isinstance(each, Choice)]
    assert all(options[0][0] != 2 for options in choices)
    assert [badge.visible for badge in in_rules.scene.badges] == [True, True, False, False]


def test_a_set_that_is_gone_is_not_asked_for(player, started):
    remember(player.app, setup={"sets": ("base", "long gone")})
    player.app.replace(NewGameScene(player.app))
    player.press("Start")
    assert started[0].given["sets"] == ("base",)


# -- settings ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def in_settings(at_title):
    at_title.press("Settings")
    at_title.move((2, 2))
    return at_title


def turn_to(player, key):
    """Turns the pages with the keys until the one with a setting is open, and gives its control."""
    for _ in range(5):
        if key in player.scene.controls:
            return player.scene.controls[key]
        player.scene.form.set_focus(player.scene.tabs)
        player.key(pygame.K_RIGHT)
    raise AssertionError(f"no page has {key}")


@pytest.mark.parametrize(
    ("key", "press", "value"),
    [
        ("speed", [pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RIGHT], "instant"),
        ("bot_pause_ms", [pygame.K_RIGHT, pygame.K_RIGHT], 600),
        ("auto_pass", [pygame.K_RIGHT], "always_when_nothing"),
        ("text_scale", [pygame.K_RIGHT, pygame.K_RIGHT], 140),
        ("reduced_motion", [pygame.K_SPACE], True),
        ("screenshake", [pygame.K_SPACE], False),
        ("palette", [pygame.K_RIGHT], "red_green"),
        ("full_control", [pygame.K_SPACE], True),
        ("hints", [pygame.K_SPACE], False),
        ("odds", [pygame.K_SPACE], False),
        ("tips", [pygame.K_SPACE], False),
        ("volume_master", [pygame.K_LEFT, pygame.K_LEFT], 0.6),
        ("volume_effects", [pygame.K_HOME], 0.0),
        ("volume_music", [pygame.K_END], 1.0),
        ("mute", [pygame.K_SPACE], True),
    ],
)
def test_every_setting_is_changed_by_keys_and_written_down(in_settings, key, press, value):
    control = turn_to(in_settings, key)
    for _ in range(30):
        if in_settings.focus is control:
            break
        in_settings.key(pygame.K_TAB)
    in_settings.key(*press)
    assert getattr(in_settings.app.settings, key) == value
    assert getattr(load_settings().settings, key) == value


def test_a_slider_in_the_settings_follows_the_mouse(in_settings):
    slider = turn_to(in_settings, "volume_master")
    assert isinstance(slider, Slider)
    in_settings.move(slider.track.center)
    in_settings.down(slider.track.center)
    in_settings.up(slider.track.center)
    assert in_settings.app.settings.volume_master == pytest.approx(0.5)


def test_mute_reaches_the_sound_at_once(in_settings):
    turn_to(in_settings, "mute").set(True)
    assert in_settings.app.sound.muted


def test_full_screen_is_switched_here_and_by_f11(in_settings):
    turn_to(in_settings, "fullscreen").set(True)
    assert in_settings.app.fullscreen
    in_settings.key(pygame.K_F11)
    assert not in_settings.app.fullscreen
    assert in_settings.scene.controls["fullscreen"].value is False
    assert in_settings.app.size == (1280, 720)


def in_tab(scene, mode):
    scene.tab, scene.mode = "rules", mode
    return scene


@pytest.mark.parametrize("scale", [100, 120, 140])
def test_no_control_lies_on_another_at_any_text_size(open_app, player, session, scale):
    app = player.app
    app.change(text_scale=scale)
    made = (
        TitleScene(app),
        NewGameScene(app),
        in_tab(NewGameScene(app), "versus"),
        in_tab(NewGameScene(app), "coop"),
        in_tab(NewGameScene(app), "challenge"),
        SettingsScene(app),
        PauseScene(app, session),
        ResultScene(app, session),
        CreditsScene(app),
        GalleryScene(app),
        RulesScene(app),
        ReplaysScene(app),
        CardScene(app, games.card_book(), ["isaac"], 0),
    )
    for scene in made:
        app.replace(scene)
        player.wait(0.1)
        stops = scene.form.stops()
        window = app.screen.get_rect()
        for number, one in enumerate(stops):
            assert window.contains(one.rect)
            assert one.rect.collidelist([other.rect for other in stops[number + 1 :]]) == -1


# -- pause ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def paused(at_title, session):
    at_title.app.push(PauseScene(at_title.app, session))
    at_title.wait(1 / 60)
    return at_title


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_p, pygame.K_RETURN])
def test_a_pause_stops_the_game_and_lets_it_go_on(paused, session, key):
    assert session.paused == [True]
    paused.key(key)
    assert isinstance(paused.scene, TitleScene)
    assert session.paused == [True, False]


def test_the_pause_shows_the_seed_and_copies_it(paused, session):
    assert str(session.seed) in words(paused.scene)
    paused.press("Copy")
    assert pygame.scrap.get_text() == str(session.seed)
    assert "The seed is on the clipboard." in words(paused.scene)


def test_the_settings_open_over_the_pause_and_come_back_to_it(paused):
    paused.tab_to("Settings")
    paused.key(pygame.K_RETURN)
    assert isinstance(paused.scene, SettingsScene)
    paused.key(pygame.K_ESCAPE)
    assert isinstance(paused.scene, PauseScene)


@pytest.mark.parametrize(("text", "kind"), [("Rules", RulesScene), ("Gallery", GalleryScene)])
def test_rules_and_cards_are_looked_up_during_a_pause(paused, text, kind):
    paused.press(text)
    assert isinstance(paused.scene, kind)
    paused.key(pygame.K_ESCAPE)
    assert isinstance(paused.scene, PauseScene)


def test_f1_opens_the_rules_during_a_pause(paused):
    paused.key(pygame.K_F1)
    assert isinstance(paused.scene, RulesScene)


def test_the_position_is_kept_as_a_scenario_that_runs(at_title, home):
    session = new_session(NewGame(seats=("human", "bot:random"), names=("You", "Ash"), seed=5))
    at_title.app.push(PauseScene(at_title.app, session))
    at_title.press("Share")
    at_title.press("Keep what I see as a scenario")
    (file,) = (home / "positions").glob("*.toml")
    assert isinstance(at_title.scene, MessageScene)
    assert str(file) in at_title.scene.text
    assert run([file]) == 0
    session.close()


def test_a_position_that_cannot_be_written_is_told(at_title, home):
    session = new_session(NewGame(seats=("human", "bot:random"), names=("You", "Ash"), seed=5))
    (home / "positions").write_text("in the way", encoding="utf-8")
    at_title.app.push(PauseScene(at_title.app, session))
    at_title.press("Share")
    at_title.press("Keep what I see as a scenario")
    assert isinstance(at_title.scene, MessageScene)
    assert at_title.scene.title == "The position could not be written"
    session.close()


def test_the_pause_leads_to_the_title(paused):
    paused.press("Save and go to title")
    assert isinstance(paused.scene, TitleScene)
    assert len(paused.app.stack.scenes) == 1


def test_the_pause_ends_the_game_program(paused):
    paused.press("Save and quit")
    assert not paused.app.running


# -- the result -------------------------------------------------------------------------------------------------------


@pytest.fixture
def result(at_title, session):
    at_title.app.push(ResultScene(at_title.app, session))
    at_title.wait(0.2)
    return at_title


def test_the_winner_stands_first_and_then_the_souls_decide(session):
    assert [(row.name, row.souls, row.won) for row in standings(session)] == [
        ("You", 4, True),
        ("Bramble", 3, False),
        ("Ash", 1, False),
    ]


def test_the_result_names_winner_souls_turns_and_seed(result, session):
    shown = words(result.scene)
    for text in ("You win!", "Bramble", "23 turns", f"Seed {session.seed}", "4", "3", "1"):
        assert text in shown


@pytest.mark.parametrize(
    ("winners", "viewer", "headline"),
    [
        ((0,), 0, "You win!"),
        ((1,), 0, "Ash wins!"),
        ((1, 2), 0, "Ash and Bramble win!"),
        ((0, 2), 0, "You share the win!"),
        ((), 0, "Nobody won"),
        (None, 0, "Nobody won"),
        ((2,), -1, "Bramble wins!"),
    ],
)
def test_the_headline_is_told_from_the_viewers_side(app, session, winners, viewer, headline):
    session.view.winners = winners
    session.viewer = viewer
    assert ResultScene(app, session).headline() == headline


@pytest.mark.parametrize(("winners", "sound"), [((0,), "win"), ((1,), "lose")])
def test_the_end_is_heard(at_title, session, winners, sound):
    session.view.winners = winners
    at_title.app.push(ResultScene(at_title.app, session))
    assert at_title.app.sound.history[-1] == sound


def test_again_deals_the_same_seats_with_another_seed(result, started):
    remember(result.app, seed="4711")
    result.key(pygame.K_RETURN)
    assert started[0].names == ("You", "Ash")
    assert started[0].seed != 4711


@pytest.mark.parametrize("by_key", [True, False])
def test_the_result_leads_to_the_title(result, by_key):
    if by_key:
        result.key(pygame.K_ESCAPE)
    else:
        result.press("To the title")
    assert isinstance(result.scene, TitleScene)


# -- a message --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE])
def test_a_message_is_closed_by_any_of_the_usual_keys(at_title, key):
    closed = []
    at_title.app.push(MessageScene(at_title.app, "One sentence.", on_close=lambda: closed.append(True)))
    at_title.key(key)
    assert closed == [True]
    assert isinstance(at_title.scene, TitleScene)


def test_a_long_message_stays_inside_the_window(at_title):
    scene = MessageScene(at_title.app, "words " * 120, title="A very long title for such a small box")
    at_title.app.push(scene)
    at_title.wait(0.1)
    assert all(at_title.app.screen.get_rect().contains(widget.rect) for widget in scene.form.things)


def test_the_credits_name_the_fonts_and_their_licence(at_title):
    at_title.press("Credits")
    text = " ".join(words(at_title.scene))
    for needed in ("Lilita One", "Fira Sans", "SIL Open Font License", "not made, approved or supported"):
        assert needed in text


def test_the_result_tells_deaths_monsters_and_dice_once_they_are_counted(result, session):
    dice = [[20, 20, 20, 20, 20, 20], [2, 0, 0, 0, 0, 0], [0] * 6]
    session.tally = Tally(23, (0,), [SeatTally(4, 7 + seat, 11 + seat, dice[seat]) for seat in range(3)])
    result.wait(0.1)
    shown = words(result.scene)
    for text in ("7", "8", "9", "11", "12", "13", "never rolled", "average 3.5, as expected"):
        assert text in shown
    assert "average 1.0, unluckier than 99 of 100" in shown
    assert result.scene.fairness.text.startswith("Fair")
