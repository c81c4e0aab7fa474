"""Fights at the table by posted events: by mouse alone, by keys alone, and what is shown on the way."""

import pygame
import pytest
from attrs import evolve
from tests.games.spire.screen.driving import Table

from soulstack.games.spire.rules.state import living_foes
from soulstack.games.spire.screen.combat import foes
from soulstack.games.spire.screen.combat.combat_stage import CombatStage
from soulstack.kernel.asking import DONE
from soulstack.ui.gamepad import Gamepad

MOST = 400


@pytest.fixture
def table():
    """Opens tables that are closed behind the test."""
    opened = []

    def make(*heroes, **given):
        opened.append(Table(*heroes, **given))
        return opened[-1]

    yield make
    for one in opened:
        one.close()


def over(table):
    return table.session.over or table.state.fight is None or table.scene.place != "combat"


def play_by_mouse(table):
    """Plays one thing with the mouse: a card dragged to what it needs, an answer clicked, or the turn ended."""
    stage, asked = table.stage, table.session.decision
    if asked is None:
        table.settle()
        return
    if stage.sheet is not None:
        table.click("item 0")
        if not stage.sheet.single:
            table.click("confirm")
        return
    if stage.parts.aim is not None and stage.parts.aim.option is None:
        table.click(name_of(next(iter(stage.parts.aim.targets))))
        return
    for held in list(stage.hand):
        if stage.option_of(held.card) is None:
            continue
        table.click(f"card {held.card}")
        aim = stage.parts.aim
        if aim is None:
            continue
        if aim.needs_target:
            table.drag(f"card {held.card}", table.at(name_of(next(iter(aim.targets)))))
        else:
            table.drag(f"card {held.card}", (640, 300))
        return
    table.click("end")


def name_of(ref):
    return {"foe": f"foe {ref[1]}", "row": f"row {ref[1]}", "seat": f"hero {ref[1]}"}[ref[0]]


def play_by_keys(table):
    """Plays one thing with keys alone."""
    stage, asked = table.stage, table.session.decision
    if asked is None:
        table.settle()
        return
    if stage.sheet is not None:
        table.key(pygame.K_1)
        if stage.sheet is not None and not stage.sheet.single:
            table.key(pygame.K_SPACE)
        return
    if stage.parts.aim is not None:
        table.key(pygame.K_TAB)
        table.key(pygame.K_RETURN)
        return
    for at, held in enumerate(stage.hand):
        if stage.option_of(held.card) is not None:
            table.key(pygame.K_1 + at)
            if stage.parts.aim is not None and stage.parts.aim.needs_target:
                table.key(pygame.K_TAB)
            table.key(pygame.K_RETURN)
            return
    table.key(pygame.K_e)


@pytest.mark.parametrize("how", [play_by_mouse, play_by_keys], ids=["mouse", "keys"])
@pytest.mark.parametrize("heroes", [("ironclad",), ("silent", "watcher")], ids=["one hero", "two heroes"])
def test_a_whole_fight_is_played(table, how, heroes):
    game = table(*heroes, encounter="a1_cultist_louse", seed=5)
    for _ in range(MOST):
        if over(game):
            break
        asked = game.session.decision
        if asked is not None and asked.kind == "done":
            game.key(pygame.K_F1 + next(s for s in game.session.people if game.session.can_act(s)))
        how(game)
        game.settle()
        game.draw()
    assert over(game)
    assert len(game.session.record.answers) > 8


def test_a_drop_beside_every_target_plays_nothing(table):
    game = table("ironclad", encounter="a1_cultist_louse")
    strike = next(held.card for held in game.stage.hand if game.state.faces[held.card].name == "Strike")
    game.drag(f"card {strike}", (640, 60))
    assert game.session.record.answers == []
    assert game.stage.parts.aim is None


def test_escape_and_the_right_button_leave_an_aim(table):
    game = table("ironclad")
    for leave in (lambda: game.key(pygame.K_ESCAPE), lambda: game.down((640, 300), 3)):
        game.key(pygame.K_1)
        assert game.stage.parts.aim is not None
        leave()
        assert game.stage.parts.aim is None
    assert game.went == []


def test_with_one_enemy_a_card_is_let_go_anywhere_above_the_hand_and_points_at_it(table):
    game = table("ironclad")
    foe = living_foes(game.state)[0]
    strike = next(held.card for held in game.stage.hand if game.state.faces[held.card].name == "Strike")
    game.down(game.at(f"card {strike}"))
    game.move((500, 300))
    assert game.stage.parts.aim.implied == ("foe", foe.id)
    game.draw()
    game.up((500, 300))
    assert len(game.session.record.answers) == 1


def test_the_outcome_of_a_card_is_shown_before_it_is_let_go(table):
    game = table("ironclad")
    foe = living_foes(game.state)[0]
    strike = next(held.card for held in game.stage.hand if game.state.faces[held.card].name == "Strike")
    game.down(game.at(f"card {strike}"))
    game.move(game.at(f"foe {foe.id}"))
    game.wait(0.2)
    shown = game.stage.parts.shown.foes[foe.id]
    before = foe.hp
    game.up(game.at(f"foe {foe.id}"))
    game.settle()
    assert (shown.lost, shown.hp) == (1, game.state.foe(foe.id).hp)
    assert before - game.state.foe(foe.id).hp == shown.lost


def test_what_is_aimed_is_taken_back_with_its_target(table):
    game = table("ironclad")
    hand = list(game.state.fighter(0).hand)
    game.key(pygame.K_1)
    game.key(pygame.K_TAB)
    game.key(pygame.K_RETURN)
    game.settle()
    assert len(game.state.fighter(0).hand) == len(hand) - 1
    game.key(pygame.K_z)
    game.settle()
    assert game.state.fighter(0).hand == hand
    assert [held.card for held in game.stage.hand] == hand


def test_a_click_on_a_tab_or_board_turns_to_that_hero(table):
    game = table("ironclad", "silent", "defect")
    game.click("tab 1")
    assert game.session.focus == 1
    game.click("hero 2")
    assert game.session.focus == 2
    game.key(pygame.K_F1)
    assert game.session.focus == 0
    assert [held.card for held in game.stage.hand] == game.state.fighter(0).hand


def test_a_hero_of_several_who_can_do_nothing_is_ticked_done(table):
    game = table("ironclad", "silent")
    for _ in range(12):
        asked = game.session.asked_of(0)
        if asked.kind == "play" and asked.options == (DONE,):
            break
        game.session.answer(asked.options[:1], 0)
        game.settle()
    game.wait(1.5)
    assert not game.session.can_act(0)
    assert game.session.can_act(1)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1366, 768), (2560, 1080), (1024, 768)])
@pytest.mark.parametrize("count", [1, 5, 7, 10])
def test_no_card_of_the_hand_is_cut_off(table, size, count):
    def many(state):
        fighter = state.fighter(0)
        while len(fighter.hand) < count:
            fighter.hand.append(fighter.draw.pop())
        del fighter.hand[count:]

    game = table("ironclad", "silent", size=size, prepare=many)
    stage = game.stage
    assert isinstance(stage, CombatStage)
    scale = game.app.scale
    for held in stage.hand:
        assert held.x - held.w / 2 >= 0
        assert (held.x + held.w / 2) * scale <= size[0]
        assert (held.y + held.w * 88 / 63 / 2) * scale <= size[1]


def test_the_number_of_the_enemy_that_acts_first_is_what_its_hits_then_deal(table):
    for seed in range(6):
        game = table("ironclad", "silent", encounter="a1_cultist_louse", seed=seed)
        foe, intent = min(game.stage.parts.intents.items(), key=lambda one: one[1].order)
        told = sum(int(p.number) for p in intent.parts if p.icon == "hit" and p.number.isdigit())
        for seat in (0, 1):
            game.session.answer((DONE,), seat)
        dealt = {}
        for update in game.session.poll():
            for fact in update.facts:
                if fact.kind == "hit" and fact.value and fact.obj == foe:
                    dealt[fact.seat] = dealt.get(fact.seat, 0) + fact.amount
        assert set(dealt.values()) == ({told} if told else set())


def test_a_row_whose_enemies_have_all_left_is_empty(table):
    game = table("ironclad", "silent", encounter="a1_cultist_louse")
    for foe in game.state.combat().foes:
        if foe.row == 1:
            foe.gone = True
    game.scene.show(game.session._see())
    shown = {foe.id for foe in game.state.combat().foes if foe.row == 1}
    assert shown
    assert not shown & set(game.stage.parts.layout.foes)
    game.draw()


def test_a_boss_looks_different_in_each_of_its_modes(table):
    game = table("ironclad", encounter="a1_guardian")
    (foe,) = game.state.combat().foes
    seen = []
    for mode in ("attack", "defensive"):
        foe.mode = mode
        seen.append(foes.picture_of(game.stage.parts, foe).name)
    assert seen == ["enemy/the_guardian", "enemy/the_guardian.2"]


def test_a_frame_paints_few_new_pictures_and_the_rest_comes_with_the_next_ones(table):
    game = table("ironclad", "silent", "defect", "watcher", encounter="a1_cultist_louse", size=(640, 360))
    game.app.slice = 0.0
    game.draw()
    made = []
    for _ in range(40):
        before = game.scene.desk.brush.held.made
        game.scene.update(0.01)
        game.draw()
        made.append(game.scene.desk.brush.held.made - before)
    figures = {key for key, _ in game.scene.desk.brush.held.items() if key[0] == "figure"}
    assert len(figures) >= 8, "all stand there in the end"
    assert sum(1 for key in made if key) > 8, "they came one after another"
    assert not game.app.faces.waiting, "so did the faces of the hand"


def test_potions_on_the_bar_can_be_clicked(table):
    position = '[[seat]]\nhero = "ironclad"\npotions = ["fire_potion"]\n[[enemy]]\nid = "a1_first_cultist"\n'
    game = table(encounter="", position=position)
    potion = game.state.heroes[0].potions[0]
    assert game.stage.tray.boxes[f"item {potion}"].bottom < 43
    game.click(f"item {potion}")
    assert game.stage.parts.aim is not None
    game.click(f"foe {living_foes(game.state)[0].id}")
    game.settle()
    assert living_foes(game.state)[0].hp == 5


def test_with_courtesy_hands_a_hand_is_seen_by_whoever_plays_its_hero(table):
    def polite(state):
        state.setup = evolve(state.setup, options=("courtesy_hands",))

    game = table("silent", "defect", prepare=polite)
    game.key(pygame.K_F2)
    game.settle()
    assert all(card < 0 for card in game.scene.desk.state.fighter(0).hand)
    assert [held.card for held in game.stage.hand] == game.state.fighter(1).hand
    playable = next(at for at, held in enumerate(game.stage.hand) if game.stage.option_of(held.card) is not None)
    for key in (pygame.K_1 + playable, pygame.K_TAB, pygame.K_RETURN):
        game.key(key)
    game.settle()
    game.draw()
    assert len(game.session.record.answers) >= 1
    game.key(pygame.K_F1)
    assert [held.card for held in game.stage.hand] == game.state.fighter(0).hand


def test_a_pad_alone_plays_a_whole_fight_for_two_heroes(table):
    game = table("silent", "watcher", encounter="a1_cultist_louse", seed=5)
    pad, scene = Gamepad(), game.scene

    def press(*buttons):
        for button in buttons:
            for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
                for event in pad.take(pygame.event.Event(kind, button=button, instance_id=0), scene.pad):
                    scene.handle(event)

    a, x = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_X
    right, on = pygame.CONTROLLER_BUTTON_DPAD_RIGHT, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER
    for number in range(MOST):
        if over(game):
            break
        stage, asked = game.stage, game.session.decision
        playable = [at for at, held in enumerate(stage.hand) if stage.option_of(held.card) is not None]
        if stage.sheet is not None:
            press(right, a)
        elif asked.kind == "done":
            press(on)
        elif stage.parts.aim is not None:
            press(a, a)
        elif playable:
            stage.hot = -1
            press(*[right] * (1 + playable[number % len(playable)]), a)
        else:
            press(x)
        game.settle()
    assert over(game)
    assert len(game.session.record.answers) > 8
    press(pygame.CONTROLLER_BUTTON_START)
    assert game.went


def test_eight_enemies_act_within_five_seconds(table):
    game = table("ironclad", "silent", "defect", "watcher", encounter="a1_cultist_louse", size=(640, 360))
    assert sum(1 for foe in game.state.combat().foes if foe.lives) >= 8
    for seat in range(4):
        game.scene.desk.choose(seat, DONE)
    spent = 0.0
    for _ in range(1200):
        game.scene.update(1 / 60)
        fight, asked = game.scene.desk.state.combat(), game.session.decision
        spent += 1 / 60 if fight.phase == "enemies" else 0.0
        if asked is not None and asked.kind not in {"play", "done"} and not game.scene.director.busy:
            game.scene.desk.choose(asked.seat, *asked.options[: max(1, asked.low)])
        if fight.round == 2 and fight.phase == "play":
            break
    assert 2.0 < spent <= 5.0


def test_while_enemies_act_nothing_offers_to_end_the_turn(table):
    game = table("ironclad", "silent")
    assert game.stage.tray.end_words()[0] == "I am done"
    for seat in (0, 1):
        game.session.answer((DONE,), seat)
    said = []
    for _ in range(600):
        game.wait(0.03)
        game.stage.draw(game.screen)
        words = game.stage.tray.end_words()
        if words not in said:
            said.append(words)
        if not game.scene.director.busy and words[0] == "I am done":
            break
    assert said[-3:] == [("Enemies' turn", ""), ("Wait", "The round begins"), ("I am done", "1 other may still act")]
    assert not any(words[0] == "End turn" for words in said)


def test_where_nobody_plays_no_turn_can_be_ended(table, monkeypatch):
    game = table("ironclad")
    monkeypatch.setattr(type(game.session), "people", property(lambda _: ()))
    assert game.stage.tray.end_words() == ("", "")
    game.draw()
