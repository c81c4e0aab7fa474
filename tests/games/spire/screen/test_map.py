"""The map at the table by posted events: by mouse alone, by keys alone, for one to four heroes, on every board."""

from itertools import combinations

import pygame
import pytest
from attrs import evolve
from tests.games.spire.screen.driving import Table

from soulstack.games.spire.cards.catalogue import catalogue
from soulstack.games.spire.rules.climb import board
from soulstack.games.spire.rules.climb.gaining import gain_potion, gain_relic
from soulstack.games.spire.rules.frames import Steps
from soulstack.games.spire.screen.rooms import map_stage
from soulstack.games.spire.screen.rooms.map_marks import SIGIL
from soulstack.games.spire.screen.rooms.map_motion import beside
from soulstack.games.spire.screen.rooms.map_plan import plan_of
from soulstack.kernel.frames import advance
from soulstack.ui.geometry import Box

HEROES = ("ironclad", "silent", "defect", "watcher")
MAPS = ("act1_a", "act1_b", "act2_a", "act3_a", "act4")
SIZES = ((1280, 720), (1920, 1080), (2560, 1440), (1280, 800), (1600, 720), (1024, 768))
MIDDLE = {"at": "3-2", "walked": ("0-3", "1-3", "2-3", "3-2"), "on": "act1_a"}
"""The party in the middle of a board, with two ways open."""


def at_the_map(*, at="start", on="", potions=(), walked=(), then=None):
    """Lays a run out so that the party chooses its way."""

    def prepare(state):
        table = state.table
        table.visit, table.rewards = None, ()
        if on and table.map != on:
            table.map, table.tokens = on, ()
            board.lay_tokens(state)
        table.at, table.walked = at, walked
        for seat, potion in potions:
            card = state.places[potion][0]
            table.potions = tuple(each for each in table.potions if each != card)
            gain_potion(state, seat, card)
        if then is not None:
            then(state)
        state.frames[:] = [Steps(name="run", at=3)]
        state.pending, state.facts, state.waiting = (), [], []
        advance(state)

    return prepare


@pytest.fixture
def table():
    opened = []

    def make(*heroes, size=(1280, 720), seed=7, act=0, bots=(), names=(), **given):
        on = given.get("on", "")
        prepare = at_the_map(**given)
        number = act or (catalogue()[on].act if on else 1)
        game = Table(*(heroes or HEROES), encounter="", size=size, act=number, seed=seed, prepare=prepare)
        session = game.session
        session.seats = tuple("bot:random" if seat in bots else kind for seat, kind in enumerate(session.seats))
        session.names = tuple(names) or session.names
        game.stage.settle()
        opened.append(game)
        return game

    yield make
    for one in opened:
        one.close()


@pytest.fixture
def unpainted(monkeypatch):
    """Leaves the sheet unpainted: only where things lie is looked at."""
    monkeypatch.setattr(map_stage.MapStage, "_prepare", lambda _: None)


def goals(game):
    return list(game.stage.goals)


# --- going -------------------------------------------------------------------------------------------------------------


def test_a_click_on_a_space_proposes_the_way_and_a_second_one_goes_there(table):
    game = table(**MIDDLE)
    goal = goals(game)[-1]
    game.click(f"space {goal}")
    assert game.stage.agreement.goal == goal
    assert game.state.table.at == "3-2"
    game.click(f"space {goal}")
    assert game.state.table.at == goal
    assert game.state.table.walked == (*MIDDLE["walked"], goal)


@pytest.mark.parametrize("confirm", [pygame.K_SPACE, pygame.K_RETURN])
def test_a_number_proposes_a_way_and_space_or_enter_goes_there(table, confirm):
    game = table(**MIDDLE)
    goal = goals(game)[1]
    game.key(pygame.K_2)
    assert game.stage.agreement.goal == goal
    game.key(confirm)
    assert game.state.table.at == goal


def test_the_arrows_look_at_what_is_ahead_and_enter_proposes_what_can_be_reached(table):
    game = table(**MIDDLE)
    game.key(pygame.K_RIGHT)
    first = game.stage.looked
    assert first in goals(game)
    game.key(pygame.K_UP)
    assert board.row_of(game.stage.looked) == board.row_of(first) + 1
    game.draw()
    game.key(pygame.K_DOWN)
    game.key(pygame.K_RETURN)
    assert game.stage.agreement.goal in goals(game)


def test_the_button_and_the_list_of_ways_are_clicked(table):
    game = table(**MIDDLE)
    goal = goals(game)[0]
    game.move((640, 700))
    game.click(f"way {goal}")
    assert game.stage.agreement.goal == goal
    game.click("go")
    assert game.state.table.at == goal


def test_a_space_that_no_way_leads_to_answers_with_a_sentence(table):
    game = table(**MIDDLE)
    game.click("space 0-3")
    assert game.session.record.answers == []
    assert "deny" in game.heard


def test_where_there_is_one_way_only_it_is_proposed_already(table):
    game = table("silent")
    assert game.stage.agreement.goal == "0-3"
    game.key(pygame.K_SPACE)
    assert game.state.table.at == "0-3"


def test_escape_takes_back_what_was_proposed_and_then_opens_the_break(table):
    game = table(**MIDDLE)
    game.key(pygame.K_1)
    game.key(pygame.K_ESCAPE)
    assert game.stage.agreement.goal == ""
    game.key(pygame.K_ESCAPE)
    assert [place.way for place in game.went] == ["pause"]


@pytest.mark.parametrize(
    ("name", "count"), [("act1_a", 4), ("act1_b", 3), ("act2_a", 2), ("act3_a", 1), ("act4", 4), ("act4", 1)]
)
def test_every_board_is_climbed_by_keys_for_one_to_four_heroes(table, name, count):
    drawn = catalogue()[name]
    row = len(drawn.rows) // 2
    at = next(each for each in board.spaces(drawn) if board.row_of(each) == row)
    game = table(*HEROES[:count], on=name, at=at)
    game.draw()
    game.key(pygame.K_RIGHT)
    game.key(pygame.K_RETURN)
    if game.state.table.at == at:
        game.key(pygame.K_SPACE)
    assert board.row_of(game.state.table.at) > row


def test_what_is_asked_on_the_way_is_asked_over_the_map(table):
    game = table("ironclad", potions=((0, "blood_potion"),), then=lambda state: setattr(state.heroes[0], "hp", 4))
    item = game.state.heroes[0].potions[0]
    game.click(f"item {item}")
    assert game.stage.party.sheet is not None
    game.draw()
    game.click("item 0")
    game.settle()
    assert game.state.heroes[0].hp > 4
    assert game.scene.place == "map"
    assert goals(game)


# --- who agrees --------------------------------------------------------------------------------------------------------


def test_several_people_go_when_each_has_agreed_with_the_key_of_a_hero(table):
    game = table("ironclad", "silent", "defect", names=("Anna", "Ben", "Anna"), **MIDDLE)
    goal = goals(game)[0]
    game.key(pygame.K_1)
    game.key(pygame.K_SPACE)
    assert game.state.table.at == "3-2"
    assert game.stage.agreement.standing()[goal] == (0, 2)
    game.draw()
    game.key(pygame.K_F2)
    assert game.state.table.at == goal


def test_one_person_with_several_heroes_agrees_for_all_of_them(table):
    game = table(**MIDDLE)
    game.key(pygame.K_1)
    assert game.stage.agreement.settled
    assert not game.stage.takes_heroes


def test_a_bot_comes_along_after_a_moment_and_says_what_it_would_rather_do(table):
    def hurt(state):
        state.heroes[1].hp = 1
        kinds = dict(state.table.tokens)
        kinds["4-4"] = "dark_elite"
        state.table.tokens = tuple(sorted(kinds.items()))

    game = table("ironclad", "silent", bots=(1,), then=hurt, **MIDDLE)
    game.click("space 4-4")
    assert game.stage.agreement.standing() == {"4-4": (0,)}
    game.wait(0.8)
    standing = game.stage.agreement.standing()
    assert sorted(seat for seats in standing.values() for seat in seats) == [0, 1]
    assert 1 not in standing["4-4"]
    assert "Silent" in game.stage.agreement.words()
    game.draw()
    game.key(pygame.K_SPACE)
    assert game.state.table.at == "4-4"


# --- the party ---------------------------------------------------------------------------------------------------------


def test_a_hero_dragged_onto_another_changes_rows_with_it(table):
    game = table("ironclad", "silent", "defect", **MIDDLE)
    game.drag("hero 0", game.at("hero 2"))
    game.settle()
    assert [hero.row for hero in game.state.heroes] == [3, 2, 1]
    assert game.stage.party.boards[0].y < game.stage.party.boards[2].y


def test_rows_are_changed_by_keys_too(table):
    game = table("ironclad", "silent", "defect", **MIDDLE)
    game.key(pygame.K_3, pygame.KMOD_SHIFT)
    assert [hero.row for hero in game.state.heroes] == [3, 2, 1]
    game.settle()
    game.key(pygame.K_DOWN, pygame.KMOD_SHIFT)
    assert game.state.heroes[0].row == 2
    game.settle()
    game.key(pygame.K_r)
    game.draw()
    game.key(pygame.K_1)
    assert game.state.heroes[0].row != 2


def test_a_potion_dragged_onto_another_hero_is_given_to_it(table):
    game = table("ironclad", "silent", potions=((0, "fire_potion"),), **MIDDLE)
    item = game.state.heroes[0].potions[0]
    game.drag(f"item {item}", game.at("hero 1"))
    game.settle()
    assert item in game.state.heroes[1].potions
    game.key(pygame.K_z)
    game.settle()
    assert item in game.state.heroes[0].potions


def test_potions_are_given_by_keys_too(table):
    game = table("ironclad", "silent", potions=((0, "fire_potion"),), **MIDDLE)
    item = game.state.heroes[0].potions[0]
    game.key(pygame.K_q)
    game.draw()
    game.key(pygame.K_1)
    assert item in game.state.heroes[1].potions
    assert game.stage.party.sheet is None


def test_the_right_button_and_keys_open_an_item_or_the_boss_large(table):
    game = table("ironclad", "silent", potions=((0, "fire_potion"),), **MIDDLE)
    boss = game.stage.side.boss.face
    for name, face in ((f"item {game.state.heroes[0].potions[0]}", "fire_potion"), ("boss", boss)):
        game.down(game.at(name), 3)
        assert game.went.pop().ids == [face]
    game.key(pygame.K_b)
    assert game.went.pop().ids == [boss]


# --- what is seen ------------------------------------------------------------------------------------------------------


def test_all_ways_to_a_space_light_up_with_the_rooms_on_the_way(table):
    game = table(**MIDDLE)
    game.move(game.at("space 6-3"))
    for _ in range(20):
        game.draw()
    way = game.stage.survey.way_to("6-3")
    assert game.stage.marks.lit == way.paths
    assert ("3-2", "4-4") in way.paths
    assert sum(most for _, _, most in way.counts) >= way.length


def test_a_click_on_a_kind_still_ahead_marks_its_spaces_and_the_key_goes_through_them(table):
    game = table(**MIDDLE)
    kind, count = game.stage.side.counts[0]
    assert count == sum(1 for name in game.stage.survey.ahead if game.stage.survey.kinds[name] == kind)
    game.click(f"kind {kind}")
    assert game.stage.side.pinned == kind
    game.draw()
    game.key(pygame.K_k)
    assert game.stage.side.pinned == game.stage.side.counts[1][0]


def test_wing_boots_reach_spaces_without_a_way_and_the_panel_says_so(table):
    def shod(state):
        gain_relic(state, 0, state.places["wing_boots"][0])

    game = table("ironclad", then=shod, **MIDDLE)
    beside_the_way = [goal for goal in goals(game) if game.stage.survey.way_to(goal) is None]
    assert beside_the_way
    game.click(f"space {beside_the_way[0]}")
    game.draw()
    game.key(pygame.K_SPACE)
    assert game.state.table.at == beside_the_way[0]


def test_the_mouse_draws_while_its_key_is_held_and_what_it_drew_fades(table):
    game = table("ironclad", **MIDDLE)
    game.scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_p, mod=0))
    for x in (500, 540, 580):
        game.move((x, 300))
    game.scene.handle(pygame.event.Event(pygame.KEYUP, key=pygame.K_p, mod=0))
    game.move((700, 300))
    drawn = len(game.stage.pointer.spots)
    assert drawn > 20
    game.draw()
    game.wait(6.5)
    game.draw()
    assert game.stage.pointer.spots == []
    assert game.session.record.answers == []


def test_a_token_that_lies_face_down_is_of_no_kind_and_shows_its_back(table):
    def hide(state):
        card = state.places["uncertain_future"][0]
        state.index = {**state.index, "static:hidden_tokens": [(card, 0)]}

    game = table("ironclad", then=hide, **MIDDLE)
    stage = game.stage
    covered = [name for name, kind in stage.survey.kinds.items() if kind == "covered"]
    assert covered
    assert all(stage.survey.tones[name] for name in covered)
    game.move(game.at(f"space {covered[0]}"))
    game.draw()


def test_a_hidden_boss_is_a_back_with_those_that_it_may_be(table):
    def unknown(state):
        state.setup = evolve(state.setup, options=("hidden_boss",))

    game = table("ironclad", then=unknown, **MIDDLE)
    assert game.stage.side.boss.face == ""
    assert "boss" not in game.scene.things()
    game.draw()


def test_the_map_lies_over_a_fight_and_is_only_looked_at(table):
    game = table("ironclad", "silent")
    game.key(pygame.K_SPACE)
    game.settle()
    assert game.scene.place == "combat"
    answers = len(game.session.record.answers)
    game.key(pygame.K_m)
    overlay = game.scene.overlay
    for _ in range(4):
        game.draw()
    assert overlay.goals == {}
    assert not [name for name in game.scene.things() if name.startswith(("item", "hero", "go", "way", "run"))]
    game.key(pygame.K_UP)
    game.key(pygame.K_k)
    game.click("space 4-4")
    game.down(game.at("boss"), 3)
    assert game.went.pop().ids == [overlay.side.boss.face]
    assert game.scene.overlay is overlay
    game.key(pygame.K_1)
    assert game.scene.overlay is None
    game.key(pygame.K_m)
    game.key(pygame.K_ESCAPE)
    assert game.scene.overlay is None
    assert len(game.session.record.answers) == answers


def test_a_fight_that_is_on_no_map_says_so():
    game = Table("ironclad")
    game.key(pygame.K_m)
    assert game.scene.overlay is None
    assert "deny" in game.heard
    game.close()


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", MAPS)
def test_no_space_lies_over_another_or_over_a_number_or_a_word(table, size, name):
    scale = min(size[0] / 1280, size[1] / 720)
    wide, high = size[0] / scale, size[1] / scale
    drawn = catalogue()[name]
    plan = plan_of(drawn, Box(0, 43, wide, high - 43), max(0.0, (wide - 1280) / 2))
    discs = {
        each: (x, y, plan.medal * 1.02 if each == plan.top else plan.radius * 1.15)
        for each, (x, y) in plan.spots.items()
        if each != "start"
    }
    for (one, a), (other, b) in combinations(discs.items(), 2):
        far = ((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5
        assert far >= a[2] + b[2], (one, other)
    title = Box(plan.title[0] - 60, plan.title[1] - 20, 120, 60)
    for x, y, reach in discs.values():
        disc = Box(x - reach, y - reach, 2 * reach, 2 * reach)
        assert not disc.overlaps(title)
        assert disc.inside(plan.sheet)
    assert plan.left.right < plan.sheet.x
    assert plan.sheet.right < plan.right.x
    assert plan.left.x >= 0
    assert plan.right.right <= wide
    assert plan.sheet.bottom <= high


@pytest.mark.parametrize("name", MAPS)
def test_neither_the_lantern_nor_the_sigils_hide_a_space(table, unpainted, name):
    drawn = catalogue()[name]
    game = table(on=name)
    plan, marks = game.stage.plan, game.stage.marks
    for at, (x, y) in plan.spots.items():
        if at == plan.top:
            continue
        lantern = beside(plan, at)
        places = [(*spot, SIGIL) for spot in marks.sigil_spots(at)] if at in board.spaces(drawn) else []
        for px, py, reach in (*places, (*lantern, 13.0)):
            near = [
                other
                for other, (ox, oy) in plan.spots.items()
                if other not in {at, "start"} and ((ox - px) ** 2 + (oy - py) ** 2) ** 0.5 < reach + plan.radius
            ]
            assert near == [], (at, px - x, py - y)


@pytest.mark.parametrize(
    ("size", "heroes"), [*((size, 4) for size in SIZES), ((1280, 720), 1), ((1024, 768), 2)], ids=str
)
def test_no_panel_lies_over_another(table, unpainted, size, heroes):
    game = table(*HEROES[:heroes], size=size, **MIDDLE)
    stage = game.stage
    panels = [*stage.party.boards.values(), stage.run.box, stage.side.info, stage.side.legend, stage.side.boss.box]
    for one, other in combinations(panels, 2):
        assert not one.overlaps(other)
    for box in (*stage.party.items.values(), *stage.run.buttons.values(), *stage.side.kinds.values()):
        assert sum(box.inside(panel) for panel in panels) == 1


# --- what moves --------------------------------------------------------------------------------------------------------


def test_the_lantern_hops_along_the_line_before_the_room_opens(table):
    game = table(**MIDDLE)
    goal = goals(game)[0]
    game.key(pygame.K_1)
    game.key(pygame.K_SPACE)
    game.wait(0.2)
    motion = game.stage.motion
    assert motion.hop == ("3-2", goal)
    low, high = beside(game.stage.plan, "3-2"), beside(game.stage.plan, goal)
    x, _ = motion.lantern(game.stage.plan, "3-2")
    assert min(low[0], high[0]) <= x <= max(low[0], high[0])
    assert 0 < motion.part < 1
    game.draw()
    game.scene.director.skip()
    assert not isinstance(game.stage, map_stage.MapStage) or game.stage.motion.hop is None


def test_a_new_map_unrolls_and_turns_its_tokens_and_any_press_ends_that(table):
    game = table("silent", on="act2_a")
    stage = game.stage
    stage.motion.open(stage.survey)
    seen = [bytes(pygame.image.tobytes(game.draw(), "RGB"))]
    for _ in range(3):
        game.wait(0.5)
        seen.append(bytes(pygame.image.tobytes(game.draw(), "RGB")))
    assert len(set(seen)) == 4
    stage.motion.open(stage.survey)
    game.key(pygame.K_SPACE)
    assert not stage.motion.busy
    assert game.state.table.at == "0-3"


def test_with_less_motion_nothing_hops_or_unrolls(table):
    game = table(**MIDDLE)
    game.app.settings = evolve(game.app.settings, reduced_motion=True)
    stage = game.stage
    stage.motion.open(stage.survey)
    assert not stage.motion.busy
    assert stage.motion.begin_hop("3-2", "4-2") <= 0.12
    assert stage.motion.lantern(stage.plan, "3-2") == beside(stage.plan, "4-2")
