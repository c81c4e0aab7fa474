"""The deck view: reading decks, and choosing cards of them for upgrade, removal and transformation."""

import pygame
import pytest
from attrs import evolve
from tests.games.spire.screen.driving import Table

from soulstack.games.spire.rules.batching import release
from soulstack.games.spire.rules.climb.gaining import add_to_deck, gain_relic
from soulstack.games.spire.screen.deck_choice import DeckChoice
from soulstack.games.spire.screen.deck_view import DeckView
from soulstack.games.spire.screen.face_spec import with_changes
from soulstack.kernel.frames import advance

SEAT = """
[[seat]]
hero = "ironclad"
deck = ["bash", "ironclad_strike", "ironclad_strike", "ironclad_defend", "demon_form", "regret", "ascenders_bane"]
hp = 5
"""
SILENT = """
[[seat]]
hero = "silent"
deck = ["silent_strike", "silent_defend", "neutralize"]
"""


@pytest.fixture
def table():
    opened = []

    def make(*heroes, **given):
        opened.append(Table(*heroes, **given))
        return opened[-1]

    yield make
    for one in opened:
        one.close()


def camp(table, *, items="", second="", **given):
    return table(position=f'phase = "camp"\n{SEAT}{items}\n{second}', **given)


def ids(game, seat=0):
    return [game.state.faces[card].id for card in game.state.heroes[seat].deck]


def component(game, name, seat=0):
    return next(card for card in game.state.heroes[seat].deck if game.state.faces[card].id == name)


def tiles(game, seat=0):
    return [tile.face for tile in (game.scene.piles or game.scene.asking).grids[seat].tiles]


def use(game, name):
    """Uses an item, which asks about the deck."""
    option = next(o for o in game.session.decision.options if o.verb == "use" and game.state.faces[o.ref[1]].id == name)
    game.session.answer((option,), 0)
    game.settle()
    return game.scene.asking


# --- reading ---------------------------------------------------------------------------------------------------------


def test_d_opens_the_deck_of_the_hero_in_focus_and_closes_it(table):
    game = camp(table, second=SILENT)
    game.key(pygame.K_F2)
    game.key(pygame.K_d)
    assert isinstance(game.scene.piles, DeckView)
    assert sorted(tiles(game, 1)) == sorted(ids(game, 1))
    game.look(6)
    game.key(pygame.K_d)
    assert game.scene.piles is None


def test_shift_d_lays_all_decks_side_by_side_and_f_keys_and_tabs_turn_to_one(table):
    game = camp(table, second=SILENT)
    game.key(pygame.K_d, pygame.KMOD_SHIFT)
    assert game.scene.piles.seats == (0, 1)
    game.look(6)
    left, right = (game.scene.piles.grids[seat].box for seat in (0, 1))
    assert not left.overlaps(right)
    game.key(pygame.K_F2)
    assert game.scene.piles.seats == (1,)
    game.click("tab 0")
    assert game.scene.piles.seats == (0,)
    game.click("all")
    assert game.scene.piles.seats == (0, 1)
    game.key(pygame.K_ESCAPE)
    assert game.scene.piles is None


def test_a_deck_is_sorted_by_clicks_and_by_s(table):
    game = camp(table)
    game.key(pygame.K_d)
    assert tiles(game) == ids(game)
    game.click("sort name")
    names = [game.scene.book.name(face) for face in tiles(game)]
    assert names == sorted(names)
    game.click("sort cost")
    assert tiles(game)[-2:] in (["ascenders_bane", "regret"], ["regret", "ascenders_bane"])
    assert tiles(game)[-3] == "demon_form"
    game.click("sort type")
    kinds = [game.scene.book.spec(face).kind for face in tiles(game)]
    assert kinds == sorted(kinds, key=["attack", "skill", "power", "curse"].index)
    game.key(pygame.K_s)
    game.key(pygame.K_s)
    assert game.scene.piles.order == "name"
    game.key(pygame.K_ESCAPE)
    game.key(pygame.K_d)
    assert game.scene.piles.order == "name"  # the next deck is sorted so too


def test_u_turns_all_cards_to_their_upgraded_sides(table):
    game = camp(table)
    game.key(pygame.K_d)
    game.key(pygame.K_u)
    assert game.scene.piles.flipped
    game.look(6)
    game.click("flip")
    assert not game.scene.piles.flipped


def test_typing_leaves_the_cards_that_fit(table):
    game = camp(table)
    game.key(pygame.K_d)
    game.key(pygame.K_SLASH, text="/")
    for letter in "sTri":
        game.key(ord(letter.lower()), text=letter)
    assert tiles(game) == ["ironclad_strike", "ironclad_strike"]
    for _ in range(4):
        game.key(pygame.K_BACKSPACE)
    for letter in "power":
        game.key(ord(letter), text=letter)
    assert tiles(game) == ["demon_form"]  # its type
    game.key(pygame.K_RETURN)
    game.key(pygame.K_u)
    assert game.scene.piles.flipped
    game.key(pygame.K_ESCAPE)  # first the search is left
    assert len(tiles(game)) == 7
    game.key(pygame.K_ESCAPE)
    assert game.scene.piles is None


def test_sixty_cards_are_reached_by_the_wheel_the_rail_and_by_keys(table):
    def thick(state):
        for card in state.heroes[0].rewards[:55]:
            add_to_deck(state, 0, card)
        state.facts.clear()

    game = table("ironclad", encounter="", prepare=thick)
    game.key(pygame.K_d)
    grid = game.scene.piles.grids[0]
    assert len(grid.tiles) >= 60
    last = f"card {grid.tiles[-1].card}"
    assert last not in game.scene.things()
    game.key(pygame.K_END)
    game.wait(1.0)
    assert last in game.scene.things()
    game.look(6)
    game.key(pygame.K_HOME)
    game.wait(1.0)
    assert last not in game.scene.things()
    game.move(game.at("card " + str(grid.tiles[0].card)))
    for _ in range(40):
        game.scene.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1))
    game.wait(1.0)
    assert last in game.scene.things()
    rail = (round((grid.box.right - 4) * game.app.scale), round((grid.box.y + 12) * game.app.scale))
    game.down(rail)
    game.up(rail)
    game.wait(1.0)
    assert last not in game.scene.things()


def test_a_deck_is_read_while_a_fight_waits(table):
    game = table("silent")
    before = game.session.moment
    game.click("bar deck")
    game.click("close")
    assert game.scene.piles is None
    assert game.session.moment == before


# --- what happens to cards ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("relic", "kind", "count"),
    [("astrolabe", "upgrade", 3), ("empty_cage", "remove", 2), ("pandoras_box", "transform", 3)],
)
def test_what_happens_to_cards_is_seen_over_the_stage(table, relic, kind, count):
    game = camp(table, prepare=bring(relic))
    for card in list(game.scene.asking.asked.options)[:count]:
        game.click(f"card {card}")
    game.click("confirm")
    seen = []
    for _ in range(90):
        game.wait(0.05)
        if game.scene.deeds.shown:
            seen += [deed for deed in game.scene.deeds.shown if deed not in seen]
            game.look(6)
    assert len(seen) >= count
    assert {deed.kind for deed in seen} == {kind}
    assert not game.scene.deeds.shown
    if kind == "upgrade":
        assert all(deed.after == deed.before + "+" for deed in seen)
        assert "anvil" in game.heard  # the hammer
    assert all(bool(deed.after) == (kind != "remove") for deed in seen)


def test_what_happens_to_cards_is_skipped_and_is_short_with_less_motion(table):
    game = camp(table, items='relics = ["whetstone"]')
    use(game, "whetstone")
    game.key(pygame.K_1)
    game.key(pygame.K_RETURN)
    game.wait(0.1)
    assert game.scene.deeds.shown
    game.scene.director.skip()
    assert not game.scene.deeds.shown
    game.app.settings = evolve(game.app.settings, reduced_motion=True)
    game.wait(0.1)
    game.key(pygame.K_1)
    game.key(pygame.K_RETURN)
    game.wait(0.1)
    game.draw()
    assert game.scene.deeds.shown
    game.wait(0.5)
    assert not game.scene.deeds.shown


# --- choosing --------------------------------------------------------------------------------------------------------


def test_a_card_to_upgrade_shows_both_sides_and_is_forged_by_enter(table):
    game = camp(table, items='relics = ["whetstone"]')
    asking = use(game, "whetstone")
    assert isinstance(asking, DeckChoice)
    assert asking.asked.kind == "upgrade"
    game.key(pygame.K_RIGHT)  # the first that may be chosen
    game.key(pygame.K_RETURN)
    assert len(asking.picked) == 1
    game.look(6)
    game.key(pygame.K_RETURN)
    game.settle()
    assert ids(game).count("ironclad_strike+") == 1
    asking = game.scene.asking  # the relic goes on to any Attack
    game.click(f"card {component(game, 'bash')}")
    assert "bash" in ids(game)
    game.click("confirm")
    game.settle()
    assert "bash+" in ids(game)
    assert game.scene.asking is None


def test_cards_that_are_alike_are_all_as_good(table):
    game = camp(table, items='relics = ["whetstone"]')
    use(game, "whetstone")
    both = [card for card in game.state.heroes[0].deck if game.state.faces[card].id == "ironclad_strike"]
    assert len({game.scene.asking.asked.options[card] for card in both}) == 1
    game.click(f"card {both[1]}")
    game.click(f"card {both[1]}")  # a second press confirms the only card
    game.settle()
    assert "ironclad_strike+" in ids(game)


def test_a_card_that_cannot_be_chosen_is_dim_and_says_why(table):
    game = camp(table, items='relics = ["peace_pipe"]')
    rest = next(o for o in game.session.decision.options if o.verb == "rest")
    game.session.answer((rest,), 0)
    game.settle()
    asking = game.scene.asking
    assert asking.asked.kind == "remove"
    bane = component(game, "ascenders_bane")
    tile = next(tile for tile in asking.grids[0].tiles if tile.card == bane)
    assert tile.dim
    game.click(f"card {bane}")
    assert asking.picked == []
    assert "DECK-04" in game.scene.desk.toast.words
    game.look(6)
    game.click("confirm")  # nothing need be removed
    game.settle()
    assert len(ids(game)) == 7
    assert game.scene.asking is None


def test_every_reason_names_its_rule(table):
    game = camp(table)
    why = game.session.why_not_of_deck
    assert "DECK-02" in why("upgrade", component(game, "regret"))
    assert "DECK-04" in why("transform", component(game, "regret"))
    assert "DECK-04" in why("transform", component(game, "ascenders_bane"))
    assert why("remove", component(game, "bash")) == "This card is not among those that may be chosen here."


def test_escape_lays_back_what_is_chosen_and_then_takes_the_deed_back(table):
    game = camp(table, items='relics = ["whetstone"]')
    use(game, "whetstone")
    game.key(pygame.K_1)
    assert game.scene.asking.picked
    game.key(pygame.K_ESCAPE)
    assert game.scene.asking.picked == []
    game.key(pygame.K_ESCAPE)
    game.settle()
    assert game.scene.asking is None
    assert game.session.decision.kind == "camp"


def bring(name):
    """Lets a relic join that asks for something at once."""

    def prepare(state):
        gain_relic(state, 0, state.places[name][0])
        release(state)
        state.pending = ()
        advance(state)

    return prepare


def test_several_cards_are_transformed_at_once(table):
    game = camp(table, prepare=bring("pandoras_box"))
    asking = game.scene.asking
    assert (asking.asked.kind, asking.asked.high) == ("transform", 3)
    for name in ("bash", "ironclad_strike"):
        game.click(f"card {component(game, name)}")
    game.look(6)
    game.click("confirm")  # one is missing
    assert game.session.decision.kind == "transform"
    game.click(f"card {component(game, 'demon_form')}")
    game.click(f"card {component(game, 'ironclad_defend')}")  # a fourth is one too many
    assert len(asking.picked) == 3
    game.click(f"card {component(game, 'bash')}")
    assert len(asking.picked) == 2
    game.key(pygame.K_HOME)
    game.key(pygame.K_SPACE)
    assert len(asking.picked) == 3
    game.key(pygame.K_RETURN)
    game.settle()
    assert game.scene.asking is None
    assert "demon_form" not in ids(game)


def test_two_cards_are_removed_at_once_and_alike_ones_are_two(table):
    game = camp(table, prepare=bring("empty_cage"))
    both = [card for card in game.state.heroes[0].deck if game.state.faces[card].id == "ironclad_strike"]
    for card in both:
        game.click(f"card {card}")
    game.click("confirm")
    game.settle()
    assert "ironclad_strike" not in ids(game)


def test_numbers_that_differ_between_the_sides_are_marked():
    assert with_changes("{hit} 2. Draw 1.", "{hit} 3. Draw 1.") == "{hit} {=3}. Draw 1."
    assert with_changes("Draw 1.", "Draw 1. Gain 2.") == "Draw 1. Gain {=2}."


@pytest.mark.parametrize("size", [(1280, 720), (1280, 800), (3440, 1440)])
def test_the_parts_of_a_choice_keep_off_each_other(table, size):
    game = camp(table, items='relics = ["whetstone"]', size=size)
    use(game, "whetstone")
    boxes = [box for name, box in game.scene.things().items() if not name.startswith("bar")]
    assert all(not one.overlaps(other) for k, one in enumerate(boxes) for other in boxes[k + 1 :])
    assert all(box.inside(game.scene.asking.box) for box in boxes)
