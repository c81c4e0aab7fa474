"""From the menus to a session and its table, with a session module that only notes what it is asked for."""

from types import SimpleNamespace

import pytest
from attrs import evolve

from soulstack.app import session as sessions
from soulstack.app.options import NewGame, SeatChoice, defaults
from soulstack.app.registry import game
from soulstack.app.save_schema import Meta
from soulstack.app.saves import DamagedSaveError
from soulstack.app.settings import LastGame, Settings
from soulstack.games.foursouls.rules.setup import SetupError
from soulstack.games.foursouls.screen import table_scene
from soulstack.ui import games
from soulstack.ui.app import PlayOptions
from soulstack.ui.scene import BaseScene
from soulstack.ui.scenes.message import MessageScene
from soulstack.ui.scenes.title import TitleScene


class Table(BaseScene):
    def __init__(self, app, session, book):
        self.session = session
        self.book = book


@pytest.fixture
def module(monkeypatch, session):
    """Stands in for what deals and resumes games, and for the table scene."""
    asked = []

    def new_session(setup):
        asked.append(setup)
        return session

    def resume(key):
        asked.append("resume")
        return session

    for name, stand_in in (("new_session", new_session), ("resume", resume)):
        monkeypatch.setattr(sessions, name, stand_in)
    monkeypatch.setattr(sessions, "asked", asked, raising=False)
    monkeypatch.setattr(table_scene, "TableScene", Table)
    return sessions


def remembering(**words):
    return Settings(games={"foursouls": LastGame(**words)})


DEFAULTS = defaults(game().options())
PLAN = NewGame.of((SeatChoice("Mo", "human"), SeatChoice("Ash", "bot:easy")), seed=9, given=DEFAULTS)


def test_a_plan_becomes_a_session_and_its_table(at_title, module, session):
    games.start(at_title.app, PLAN)
    (asked,) = module.asked
    assert (asked.seats, asked.names, asked.seed) == (("human", "bot:easy"), ("Mo", "Ash"), 9)
    given = asked.given
    assert (given["sets"], given["mode"], given["rooms"], given["bonus_souls"]) == (("base",), "versus", False, True)
    assert isinstance(at_title.scene, Table)
    assert at_title.scene.session is session
    assert len(at_title.app.stack.scenes) == 1


def test_again_keeps_everything_but_the_seed(at_title, module):
    games.start(at_title.app, PLAN)
    games.again(at_title.app)
    first, second = module.asked
    assert evolve(second, seed=9) == first
    assert second.seed != 9


@pytest.mark.parametrize("mode", ["coop", "challenge"])
def test_every_option_of_a_plan_that_means_something_in_its_mode_reaches_the_session(at_title, module, mode):
    options = {"mode": mode, "rooms": True, "bonus_souls": False, "draft": True, "ratios": True, "eden_only": True}
    options["rules"] = ("fixed_trio",)
    coop, challenge = {"difficulty": "hard", "soul_cap": 3}, {"final_boss": "mom", "minions": ("pin",)}
    games.start(at_title.app, evolve(PLAN, given={"sets": ("base", "gold"), **options, **coop, **challenge}))
    (asked,) = module.asked
    assert asked.given == {"sets": ("base", "gold"), **options, **(coop if mode == "coop" else challenge)}


def test_a_set_that_is_gone_keeps_nobody_from_playing(at_title, module):
    games.start(at_title.app, evolve(PLAN, given={"sets": ("lost_pack",)}))
    assert module.asked[0].given["sets"] == ("base",)


def test_a_game_that_cannot_be_dealt_is_told_in_one_sentence(at_title, module, monkeypatch):
    def new_session(setup):
        raise SetupError("There are not enough characters for this game.")

    monkeypatch.setattr(module, "new_session", new_session)
    games.start(at_title.app, PLAN)
    assert isinstance(at_title.scene, MessageScene)
    assert at_title.scene.text == "There are not enough characters for this game."


def test_a_remembered_coop_game_has_two_seats():
    seats = tuple(SeatChoice(name, "bot:easy") for name in "ABC")
    assert len(games.plan_from(remembering(seats=seats, setup={"mode": "coop"})).seats) == 2
    assert len(games.plan_from(remembering(seats=seats)).seats) == 3


def test_a_saved_game_goes_on_at_its_table(at_title, module):
    games.resume(at_title.app)
    assert module.asked == ["resume"]
    assert isinstance(at_title.scene, Table)


def test_what_the_session_has_to_say_is_said_over_the_table(at_title, module, session, monkeypatch):
    told = SimpleNamespace(seed=1, notice="The game goes on from the save before the last.")
    monkeypatch.setattr(module, "resume", lambda key: told)
    games.resume(at_title.app)
    assert isinstance(at_title.scene, MessageScene)
    assert at_title.scene.text == told.notice
    assert isinstance(at_title.app.stack.scenes[0], Table)


def test_a_damaged_save_is_told_over_the_title(at_title, module, monkeypatch):
    def resume(key):
        raise DamagedSaveError("The last save is damaged, and there is none before it.")

    monkeypatch.setattr(module, "resume", resume)
    games.resume(at_title.app)
    assert isinstance(at_title.scene, MessageScene)
    assert at_title.scene.text == "The last save is damaged, and there is none before it."
    assert isinstance(at_title.app.stack.scenes[0], TitleScene)


def test_the_title_tells_which_game_can_go_on(monkeypatch):
    from soulstack.app import slot

    assert not games.is_saved()
    assert games.saved_words() == "the last game"
    two = Meta(("human", "bot:easy"), ("You", "Ash"), turn=12, roles=("silent", "defect"), far=(2,))
    monkeypatch.setattr(slot, "meta_of_save", lambda key: two)
    assert games.saved_words() == "turn 12, 2 seats"
    assert games.saved_words("spire") == "Act II, room 12, Silent and Defect"


def test_seats_from_the_command_line_get_the_names_of_the_last_game():
    settings = remembering(seats=(SeatChoice("Mo", "human"), SeatChoice("Rex", "bot:easy")))
    plan = games.plan_for(PlayOptions(seats=("bot:random", "human", "bot:hard")), settings)
    assert plan.sitting == (SeatChoice("Rex", "bot:random"), SeatChoice("Mo", "human"), SeatChoice("Ash", "bot:hard"))


def test_four_bots_have_four_names():
    plan = games.plan_for(PlayOptions(seats=("bot:easy",) * 4), Settings())
    assert len(set(plan.names)) == 4


def test_a_remembered_seed_is_used_and_a_wordy_one_is_not():
    assert games.plan_from(remembering(seed="123")).seed == 123
    assert games.plan_from(remembering(seed="abc")).seed >= 100_000_000


def test_random_seeds_have_nine_digits():
    assert {len(str(games.random_seed())) for _ in range(50)} == {9}
