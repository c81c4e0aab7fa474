"""Rewards by posted events: what lies there is turned up, taken, skipped, claimed and closed."""

import pygame
import pytest
from attrs import evolve
from tests.games.spire.screen.rewarded import rewarded, rewards_of, row, seen

from soulstack.app.language import speak
from soulstack.games.spire.rules.state import Fight, Fighter
from soulstack.games.spire.screen.gifts.panels import DecksPanel, KeyPanel, PotionTray
from soulstack.games.spire.screen.gifts.routines import VIOLET
from soulstack.kernel.asking import UNDONE
from soulstack.ui import text_fit

HEROES = ("ironclad", "silent", "defect", "watcher")


@pytest.fixture
def table():
    """Opens tables that are closed behind the test."""
    opened = []

    def make(*heroes, **given):
        opened.append(rewarded(*heroes, **given))
        return opened[-1]

    yield make
    for one in opened:
        one.close()


@pytest.fixture
def german():
    speak("de")
    yield
    speak("en")


def press(game, *keys):
    for key in keys:
        game.key(key)
        game.settle()


def test_gold_is_taken_for_everybody_and_lies_there_once_it_is_taken_back(table):
    game = table("ironclad", "silent", gifts=(("gold", 2), "card"))
    assert [hero.gold for hero in game.state.heroes] == [2, 2]
    press(game, pygame.K_z)
    assert [hero.gold for hero in game.state.heroes] == [2, 0]
    press(game, pygame.K_F2)
    game.click(row(game, "gold"))
    game.settle()
    assert game.state.heroes[1].gold == 2


def test_a_click_on_a_back_turns_it_up_and_a_click_on_a_face_takes_it(table):
    game = table("ironclad", gifts=("card",))
    seen(game)
    assert rewards_of(game)[0].shown is None
    game.click("face 1")
    game.settle()
    shown = rewards_of(game)[0].shown
    seen(game)
    game.click("face 2")
    game.settle()
    assert shown[2] in game.state.heroes[0].deck
    assert rewards_of(game) == []


def test_a_row_of_the_column_turns_up_its_reward(table):
    game = table("ironclad", gifts=("card", "relic"))
    game.click(row(game, "relic"))
    game.settle()
    assert [item.shown is None for item in rewards_of(game)] == [True, False]
    assert game.stage.gifts.current.kind == "relic"


def test_x_on_a_back_leaves_it_unseen_and_the_deck_as_it_is(table):
    game = table("ironclad", gifts=("card",))
    before = game.state.heroes[0].rewards
    press(game, pygame.K_x)
    assert rewards_of(game) == []
    press(game, pygame.K_e)
    assert game.state.heroes[0].rewards == before


def test_nothing_returns_before_done(table):
    game = table("ironclad", gifts=("card",))
    deck = game.state.heroes[0].rewards
    press(game, pygame.K_SPACE)
    shown = rewards_of(game)[0].shown
    press(game, pygame.K_x)
    assert not set(shown) & set(game.state.heroes[0].rewards)
    press(game, pygame.K_e)
    assert game.state.heroes[0].rewards[-3:] == deck[:3]


def test_u_turns_all_three_as_long_as_it_is_held(table):
    game = table("ironclad", gifts=("card",))
    press(game, pygame.K_SPACE)
    game.scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_u, mod=0))
    assert game.stage.gifts.offer.up
    game.wait(0.4)
    seen(game)
    game.scene.handle(pygame.event.Event(pygame.KEYUP, key=pygame.K_u, mod=0))
    assert not game.stage.gifts.offer.up


def test_a_golden_ticket_is_a_ribbon_below_its_rare(table):
    def stacked(state):
        deck = state.heroes[0].rewards
        ticket = next(card for card in deck if state.faces[card].kind == "ticket")
        state.heroes[0].rewards = (deck[0], ticket, *(card for card in deck[1:] if card != ticket))

    game = table("ironclad", gifts=("card",), stacked=stacked)
    rare = game.state.heroes[0].rares[0]
    press(game, pygame.K_SPACE)
    assert game.stage.gifts.current.tickets == {rare}
    assert game.stage.gifts.current.cards[1] == rare
    seen(game)


def test_an_upgraded_reward_shows_the_sides_that_are_gained(table):
    game = table("ironclad", gifts=("upgraded_card",))
    press(game, pygame.K_SPACE)
    assert all(face.endswith("+") for face in game.stage.gifts.current.faces)
    seen(game)
    press(game, pygame.K_1)
    assert game.state.faces[game.state.heroes[0].deck[-1]].upgraded


KINDS = ("gold", "card", "rare", "colorless", "relic", "potion", "transform", "upgraded_card", "boss_relic")


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_reward_is_drawn_and_answered_by_keys_alone(table, kind):
    boss = 3 if kind == "boss_relic" else 0
    game = table("silent", gifts=() if boss else ((kind, 3 if kind == "gold" else 0),), boss=boss)
    seen(game)
    hero = game.state.heroes[0]
    before = (hero.gold, len(hero.deck), len(hero.relics), len(hero.potions), len(hero.removed))
    if kind not in {"gold", "transform"}:
        press(game, pygame.K_SPACE)
    game.wait(0.5)
    seen(game)
    if kind == "transform":
        press(game, pygame.K_SPACE, pygame.K_1, pygame.K_RETURN)
    press(game, pygame.K_1)
    hero = game.state.heroes[0]
    if not boss:
        assert (
            hero.gold,
            len(hero.deck),
            len(hero.relics),
            len(hero.potions),
            len(hero.removed),
        ) != before or kind == "gold"
        assert rewards_of(game) == []
    seen(game)
    press(game, pygame.K_e)
    if boss:
        assert len(game.state.heroes[0].relics) > before[2] or game.scene.place == "rewards"
    else:
        assert game.scene.place == "map"


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_parties_of_every_size_come_to_the_end_by_keys_alone(table, count):
    game = table(*HEROES[:count], gifts=(("gold", 1), "potion", "card", "relic"), boss=count + 1)
    for _ in range(60):
        if game.scene.place != "rewards":
            break
        game.draw()
        gifts = game.stage.gifts
        gift = gifts.current
        if gifts.panel is not None or game.stage.sheet is not None:
            press(game, pygame.K_1)
        elif gift is None or (gift.is_draft and gift.claim_of(gifts.seat) >= 0):
            press(game, pygame.K_e)
        elif gift.state == "back":
            press(game, pygame.K_SPACE)
        elif gift.is_draft:
            press(game, pygame.K_1 + gifts.seat)
        else:
            press(game, pygame.K_1)
    assert game.scene.place == "map"
    assert all(len(hero.relics) >= 2 for hero in game.state.heroes)


def test_after_one_hero_is_done_the_next_one_is_shown_and_done_can_be_taken_back(table):
    game = table("ironclad", "silent", gifts=("card",))
    press(game, pygame.K_e)
    assert game.session.focus == 1
    press(game, pygame.K_F1)
    assert game.session.asked_of(0).options == (UNDONE,)
    seen(game)
    press(game, pygame.K_e)
    assert game.session.asked_of(0).options != (UNDONE,)


def test_a_claim_may_move_and_a_wish_waits_until_its_thing_is_free(table):
    game = table("ironclad", "silent", boss=3)
    press(game, pygame.K_SPACE, pygame.K_2)
    first = game.state.table.rewards[0].shown
    assert game.state.table.rewards[0].claims == ((first[1], 0),)
    assert 0 in game.stage.gifts.offer.hops
    press(game, pygame.K_F2, pygame.K_2)
    assert game.stage.gifts.wishes == {1: first[1]}
    assert "Ironclad" in game.stage.gifts.buttons["main"][1]
    seen(game)
    press(game, pygame.K_F1, pygame.K_1)
    assert dict(game.state.table.rewards[0].claims) == {first[0]: 0, first[1]: 1}
    assert game.stage.gifts.wishes == {}


def test_a_potion_above_the_limit_is_asked_about_with_the_potions_themselves(table):
    game = table("ironclad", "silent", gifts=("potion",), potions=3)
    game.state.heroes[1].potions = ()
    press(game, pygame.K_SPACE, pygame.K_1)
    panel = game.stage.gifts.panel
    assert isinstance(panel, PotionTray)
    seen(game)
    verbs = {way.option.verb for way in panel.ways}
    assert {"give", "discard", "no"} <= verbs
    way = next(k for k, each in enumerate(panel.ways) if each.option.verb == "give")
    game.click(f"way {way}")
    game.settle()
    assert len(game.state.heroes[1].potions) == 1
    assert game.stage.gifts.panel is None


def test_own_potions_are_given_away_by_a_click_on_them(table):
    game = table("ironclad", "silent", gifts=("card",), potions=1)
    game.state.heroes[1].potions = ()
    game.down(game.at(f"potion {game.state.heroes[0].potions[0]}"))
    panel = game.stage.gifts.panel
    assert isinstance(panel, PotionTray)
    seen(game)
    press(game, pygame.K_ESCAPE)
    assert game.stage.gifts.panel is None
    press(game, pygame.K_q)
    give = next(k for k, way in enumerate(game.stage.gifts.panel.ways) if way.option.verb == "give")
    press(game, pygame.K_1 + give)
    assert len(game.state.heroes[1].potions) == 1


def test_cards_of_other_heroes_come_from_the_decks_that_are_named(table):
    game = table("ironclad", gifts=("card",), stacked=prismatic)
    press(game, pygame.K_SPACE)
    panel = game.stage.gifts.panel
    assert isinstance(panel, DecksPanel)
    seen(game)
    press(game, pygame.K_1, pygame.K_2)
    game.click("way 3")
    game.click("confirm")
    game.settle()
    owners = [game.state.faces[card].card.owner for card in game.stage.gifts.current.cards]
    assert owners[:2] == ["ironclad", "silent"]
    seen(game)


def prismatic(state):
    """Lets the card rewards of everybody come from decks that are named."""
    card = state.places["bash"][0]
    state.index["static:reward_prismatic"] = [(card, 0)]
    state.owners[card] = 0


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1280, 800), (1720, 720)])
def test_nothing_that_can_be_clicked_lies_on_another_or_outside(table, size):
    game = table(*HEROES, gifts=(("gold", 1), "card", "potion", "relic", "transform"), boss=5, size=size, potions=2)
    for kind in ("card", "relic", "transform", "boss_relic"):
        game.click(row(game, kind))
        game.settle()
        boxes = {name: box for name, box in game.scene.things().items() if not name.startswith("bar")}
        for name, box in boxes.items():
            assert box.inside(game.scene.desk.screen), name
            for other, place in boxes.items():
                if name < other and not (name.startswith("face") and other.startswith("face")):
                    assert not box.overlaps(place), (kind, name, other)


def test_what_is_taken_flies_to_the_deck_and_a_key_ends_the_flight(table):
    game = table("ironclad", gifts=("card",))
    press(game, pygame.K_SPACE)
    seen(game)
    game.key(pygame.K_1)
    game.wait(0.1)
    assert game.stage.gifts.motion.busy
    seen(game)
    game.key(pygame.K_SPACE)
    assert not game.stage.gifts.motion.busy


def test_reduced_motion_leaves_flights_out(table):
    game = table("ironclad", gifts=("card",))
    game.app.settings = evolve(game.app.settings, reduced_motion=True)
    press(game, pygame.K_SPACE)
    game.key(pygame.K_1)
    game.wait(0.1)
    assert not game.stage.gifts.motion.busy


def test_a_curse_that_a_relic_brings_shows_itself_before_it_joins_the_deck(table):
    def stacked(state):
        state.table.boss_relics = (state.places["calling_bell"][0], *state.table.boss_relics[1:])

    game = table("ironclad", boss=1, stacked=stacked)
    press(game, pygame.K_SPACE, pygame.K_1)
    game.key(pygame.K_e)
    tones = set()
    for _ in range(60):
        game.wait(0.03)
        tones |= {one.tone for one in game.stage.gifts.motion.flying}
    assert VIOLET in tones
    game.settle()
    seen(game)
    assert [gift.kind for gift in game.stage.gifts.gifts] == ["relic"] * 3


def test_after_an_elite_the_key_is_asked_about_when_all_leave_the_relic(table):
    def elite(state):
        state.fight = Fight(kind="elite", players=1, fighters=[Fighter()], phase="over")

    game = table("ironclad", gifts=("relic", "card"), stacked=elite)
    press(game, pygame.K_x)
    assert isinstance(game.stage.gifts.panel, KeyPanel)
    seen(game)
    press(game, pygame.K_2)
    assert game.state.table.keys == ()
    assert game.stage.gifts.panel is None


def test_a_hint_is_said_beside_the_deck(table):
    game = table("ironclad", gifts=("card",))
    press(game, pygame.K_SPACE, pygame.K_h)
    assert game.stage.gifts.hinted is not None
    seen(game)


def test_a_hero_that_may_hold_no_potion_is_told_so(table):
    def stacked(state):
        state.index["static:no_potions"] = [(state.places["bash"][0], 0)]
        state.owners[state.places["bash"][0]] = 0

    game = table("ironclad", gifts=("potion",), stacked=stacked)
    press(game, pygame.K_SPACE, pygame.K_1)
    assert rewards_of(game)
    assert game.state.heroes[0].potions == ()
    assert game.heard[-1] == "deny"


def test_a_partner_that_is_no_person_here_is_only_looked_at(table):
    game = table("ironclad", "silent", gifts=("card",))
    game.session.seats = ("human", "easy")
    game.down(game.at("hero 1"))
    assert game.stage.gifts.seat == 1
    assert game.session.focus == 0
    assert game.stage.gifts.buttons == {}
    seen(game)
    press(game, pygame.K_1)
    assert rewards_of(game, 1)[0].shown is None
    press(game, pygame.K_ESCAPE)
    assert game.stage.gifts.seat == 0


def test_everything_fits_in_german_at_the_largest_text_size(table, german):
    game = table(*HEROES, gifts=(("gold", 12), "upgraded_card", "potion", "relic", "transform"), boss=5, potions=3)
    game.app.settings = evolve(game.app.settings, text_scale=140)
    game.scene.resize(game.app.size, game.app.scale)
    with text_fit.watching() as cut:
        for kind in ("card", "relic", "transform", "boss_relic", "potion"):
            game.click(row(game, kind))
            game.settle()
            seen(game)
    assert cut == set()


def test_at_the_end_what_was_taken_is_seen_once_more(table):
    game = table("ironclad", "silent", gifts=("card", "relic"))
    press(game, pygame.K_SPACE, pygame.K_1, pygame.K_SPACE, pygame.K_1)
    assert game.stage.gifts.current is None
    assert [
        gift.taken in (*game.state.heroes[0].deck, *game.state.heroes[0].relics) for gift in game.stage.gifts.gifts
    ] == [
        True,
        True,
    ]
    seen(game)
