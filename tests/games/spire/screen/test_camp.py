"""The campfire: resting, forging, doing nothing and the key of the party, by the mouse and by keys, for one to four heroes."""

import pygame
import pytest
from tests.games.spire.screen.driving import Table

from soulstack.games.spire.rules.climb.camp import NOTHING, REST, SMITH
from soulstack.games.spire.screen.rooms.camp_stage import CampStage
from soulstack.kernel.asking import DONE, UNDONE
from soulstack.kernel.decisions import Answer

HEROES = ("ironclad", "silent", "defect", "watcher")


@pytest.fixture
def camp():
    """Opens campfires that are closed behind the test."""
    opened = []

    def make(count=1, *, items=("", "", "", ""), options="", deck="", **given):
        text = f'phase = "camp"\n{options}\n'
        for hero, more in zip(HEROES[:count], items, strict=False):
            cards = deck or f'["{hero}_strike", "{hero}_strike", "{hero}_defend"]'
            text += f'[[seat]]\nhero = "{hero}"\ndeck = {cards}\nhp = 5\n{more}\n'
        opened.append(Table(position=text, **given))
        return opened[-1]

    yield make
    for one in opened:
        one.close()


def hp(game, seat):
    return game.state.heroes[seat].hp


def chosen(game):
    return dict(game.state.table.visit.chosen)


def upgraded(game, seat):
    return sum(game.state.faces[card].upgraded for card in game.state.heroes[seat].deck)


def test_everybody_rests_forges_or_does_nothing_by_clicks(camp):
    game = camp(3)
    assert isinstance(game.stage, CampStage)
    game.look()
    game.click("rest 1")
    game.settle()
    assert hp(game, 1) == 8
    game.click("smith 0")
    game.wait(0.1)
    game.draw()
    game.click(game.names("card")[0])
    game.click("confirm")
    game.settle()
    assert upgraded(game, 0) == 1
    game.click("nothing 2")
    game.settle()
    assert chosen(game) == {0: SMITH, 1: REST, 2: NOTHING}
    game.draw()
    game.click("leave")
    game.settle()
    assert game.scene.place == "map"


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_a_campfire_is_played_by_keys_alone(camp, count):
    game = camp(count)
    for seat, key in enumerate((pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_1)[:count]):
        game.key(pygame.K_F1 + seat)
        game.key(key)
        game.settle()
        if game.scene.asking is not None:
            game.key(pygame.K_1)
            game.key(pygame.K_RETURN)
            game.settle()
    assert len(chosen(game)) == count
    game.key(pygame.K_SPACE)
    game.settle()
    assert game.scene.place == "map"


def test_arrows_go_through_everything_and_enter_does_it(camp):
    game = camp(1)
    for _ in range(len(game.stage.spots)):
        game.key(pygame.K_TAB)
        if game.stage.at == "nothing 0":
            break
    game.draw()
    game.key(pygame.K_RETURN)
    game.settle()
    assert chosen(game) == {0: NOTHING}


def test_what_a_rest_would_heal_is_shown_on_the_bar(camp, monkeypatch):
    game = camp(2, items=("", 'relics = ["regal_pillow"]'))
    seen = []
    pips = game.scene.desk.brush.pips
    monkeypatch.setattr(game.scene.desk.brush, "pips", lambda *a, **k: (seen.append(k.get("gained")), pips(*a, **k)))
    game.move(game.at("rest 1"))
    game.look()
    assert seen[-2:] == [0, 4]  # never above the most HP
    game.click("rest 1")
    game.settle()
    assert hp(game, 1) == 9


@pytest.mark.parametrize(("relic", "row"), [("coffee_dripper", "rest"), ("fusion_hammer", "smith")])
def test_what_is_forbidden_names_the_relic_that_forbids_it(camp, relic, row):
    game = camp(1, items=(f'relics = ["{relic}"]',))
    game.look()
    game.click(f"{row} 0")
    assert game.scene.book.name(relic) in game.scene.desk.toast.words
    assert chosen(game) == {}
    assert game.scene.asking is None


def test_a_modifier_that_forbids_resting_is_named_too(camp):
    game = camp(1, options='modifiers = ["night_terrors"]')
    game.draw()
    game.click("rest 0")
    assert "Night Terrors" in game.scene.desk.toast.words


def test_a_deck_without_a_card_to_upgrade_says_so(camp):
    game = camp(1, deck='["ironclad_strike+", "regret"]')
    game.click("smith 0")
    assert "No card of this deck" in game.scene.desk.toast.words
    game.look()


def test_the_deck_of_the_smith_is_closed_by_escape(camp):
    game = camp(2)
    game.key(pygame.K_2)
    assert game.scene.asking is not None
    game.key(pygame.K_ESCAPE)
    game.wait(0.1)
    assert game.scene.asking is None
    assert chosen(game) == {}
    assert game.went == []


def test_a_choice_is_taken_back_by_z(camp):
    game = camp(2)
    game.click("rest 0")
    game.settle()
    assert hp(game, 0) == 8
    game.key(pygame.K_z)
    game.settle()
    assert (hp(game, 0), chosen(game)) == (5, {})
    game.click("rest 0")
    game.settle()
    game.click("undo")
    game.settle()
    assert hp(game, 0) == 5


def test_nobody_is_left_behind_without_a_choice_but_by_e(camp):
    game = camp(2)
    game.click("rest 0")
    game.settle()
    game.key(pygame.K_SPACE)
    game.settle()
    assert game.scene.place == "camp"
    assert game.session.focus == 1
    game.key(pygame.K_e)
    game.settle()
    assert game.session.asked_of(1).options == (UNDONE,)
    game.draw()
    game.click("done 1")  # and that is taken back
    game.settle()
    assert DONE in game.session.asked_of(1).options


@pytest.mark.parametrize(("key", "keys"), [(pygame.K_1, ("ruby",)), (pygame.K_2, ())])
def test_when_all_do_nothing_the_party_is_asked_for_the_ruby_key(camp, key, keys):
    game = camp(2)
    game.click("nothing 0")
    game.settle()
    game.click("nothing 1")
    game.settle()
    assert game.session.decision.kind == "key"
    assert game.stage.top.icon == "key_ruby"
    game.look()
    game.key(key)
    game.settle()
    assert game.state.table.keys == keys
    game.click("leave")
    game.settle()
    assert game.scene.place == "map"


def test_a_relic_that_removes_after_a_rest_asks_in_the_deck(camp):
    game = camp(1, items=('relics = ["peace_pipe"]',))
    game.click("rest 0")
    game.settle()
    assert game.scene.asking.asked.kind == "remove"
    game.key(pygame.K_1)
    game.key(pygame.K_RETURN)
    game.settle()
    assert len(game.state.heroes[0].deck) == 2


def test_potions_and_rows_are_in_a_panel_of_their_own(camp):
    game = camp(2, items=('potions = ["blood_potion"]', ""))
    game.key(pygame.K_o)
    verbs = {item.option.verb for item in game.stage.top.items}
    assert verbs == {"use", "give", "swap"}
    game.look()
    game.click(next(f"item {k}" for k, item in enumerate(game.stage.top.items) if item.option.verb == "use"))
    game.settle()
    assert hp(game, 0) == 7
    assert chosen(game) == {}  # the choice is still open


def test_potions_above_the_limit_are_asked_about_beside_their_face(camp):
    game = camp(2, items=('potions = ["entropic_brew", "blood_potion", "fire_potion"]', 'potions = ["fire_potion"]'))
    game.key(pygame.K_o)
    use = next(
        k
        for k, item in enumerate(game.stage.top.items)
        if item.option.verb == "use" and game.state.faces[item.option.ref[1]].id == "entropic_brew"
    )
    game.click(f"item {use}")
    game.settle()
    assert game.session.decision.kind == "overflow"
    assert game.stage.top.face
    game.look()
    game.key(pygame.K_1)  # to the other hero
    game.settle()
    assert len(game.state.heroes[1].potions) == 2
    assert game.session.decision.kind == "camp"


def test_what_bots_do_is_seen_at_their_plates(camp):
    game = camp(3)
    game.session.seats = ("human", "easy", "easy")
    game.scene.show(game.session.view)
    assert {"rest 1", "rest 2"}.isdisjoint(game.scene.things())
    game.look()
    asked = game.session.asked_of(2)
    picks = (next(option for option in asked.options if option.verb == "smith"),)
    game.session._note_bot(asked, picks)
    game.session._apply(Answer(2, picks))
    game.settle()
    assert game.stage.panels[2].done == SMITH
    assert game.stage.panels[2].news == ("Strike+",)
    assert "Strike" in game.session.bot_reason(2)
    game.draw()
    game.click("rest 0")
    game.settle()
    game.key(pygame.K_SPACE)  # whoever plays here is ready, the bots are waited for
    game.settle()
    assert game.session.asked_of(0).options == (UNDONE,)


@pytest.mark.parametrize("size", [(1280, 720), (1280, 800), (3440, 1440)])
@pytest.mark.parametrize("count", [1, 4])
def test_nothing_that_can_be_clicked_lies_on_anything_else(camp, count, size):
    game = camp(count, size=size)
    boxes = [spot.box for spot in game.stage.spots.values()]
    assert not any(one.overlaps(other) for k, one in enumerate(boxes) for other in boxes[k + 1 :])
    assert all(box.inside(game.scene.desk.room) for box in boxes)


def test_arrow_keys_go_to_what_lies_there(camp):
    game = camp(2)
    game.stage.at = "rest 0"
    for key, there in ((pygame.K_RIGHT, "rest 1"), (pygame.K_DOWN, "smith 1"), (pygame.K_LEFT, "smith 0")):
        game.key(key)
        assert game.stage.at == there


def test_a_hint_points_at_what_it_means(camp):
    game = camp(2)
    game.click("hint")
    assert game.stage.at in {"rest 0", "smith 0", "nothing 0"}
    game.look()
