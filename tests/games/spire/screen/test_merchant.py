"""The Merchant: looking, buying, sharing a price, having a card removed, and leaving, by the mouse and by keys."""

import pygame
import pytest
from tests.games.spire.screen.driving import Table

from soulstack.games.spire.play.consent import with_consent
from soulstack.games.spire.play.intents import PayTogether
from soulstack.games.spire.rules.climb.merchant import price_of
from soulstack.games.spire.rules.climb.paying import ALONE, HELPED
from soulstack.games.spire.screen.rooms.merchant_stage import MerchantStage
from soulstack.games.spire.screen.rooms.purse import Purse
from soulstack.kernel.asking import UNDONE
from soulstack.kernel.decisions import Answer, Decision, Option

HEROES = ("ironclad", "silent", "defect", "watcher")


@pytest.fixture
def shop():
    """Opens shops that are closed behind the test."""
    opened = []

    def make(*gold, items=("", "", "", ""), options="", **given):
        text = f'phase = "merchant"\n{options}\n'
        for hero, coins, more in zip(HEROES, gold, items, strict=False):
            deck = f'["{hero}_strike", "{hero}_strike", "{hero}_defend"]'
            text += f'[[seat]]\nhero = "{hero}"\ndeck = {deck}\ngold = {coins}\n{more}\n'
        opened.append(Table(position=text, **given))
        return opened[-1]

    yield make
    for one in opened:
        one.close()


def visit(game):
    return game.state.table.visit


def gold(game):
    return [hero.gold for hero in game.state.heroes]


def cheapest(game, kind):
    """Gives the number of the cheapest ware of a kind."""
    cards = [slot.card for slot in game.stage.shop.slots if slot.kind == kind]
    return min(cards, key=lambda card: price_of(game.state, card))


def test_every_kind_of_ware_is_bought_by_clicks(shop):
    game = shop(60)
    assert isinstance(game.stage, MerchantStage)
    game.look()
    left = 60
    for kind in ("relic", "potion", "own", "colorless"):
        card = cheapest(game, kind)
        left -= price_of(game.state, card)
        game.click(f"ware {card}")
        game.draw()
        game.click("buy")
        game.settle()
        game.draw()
        hero = game.state.heroes[0]
        assert card in {*hero.relics, *hero.potions, *hero.deck}
        assert f"ware {card}" not in game.scene.things()
        if game.scene.asking is not None or game.stage.top is not None:
            break  # a relic that asks at once
    assert gold(game)[0] >= 0


def test_a_second_click_on_a_ware_buys_it(shop):
    game = shop(20)
    card = cheapest(game, "own")
    game.click(f"ware {card}")
    game.click(f"ware {card}")
    game.settle()
    assert card in game.state.heroes[0].deck


def test_what_is_shown_is_what_is_bought(shop):
    game = shop(20)
    chosen, other = cheapest(game, "own"), cheapest(game, "colorless")
    game.click(f"ware {chosen}")
    game.move(game.at(f"ware {other}"))
    game.key(pygame.K_u)
    assert game.stage.looked_at == other
    game.key(pygame.K_SPACE)
    game.settle()
    assert other in game.state.heroes[0].deck
    assert chosen not in game.state.heroes[0].deck


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_a_shop_is_played_by_keys_alone(shop, count):
    game = shop(*[12] * count)
    for seat in range(count):
        game.key(pygame.K_F1 + seat)
        card = cheapest(game, "own")
        number = [slot.card for slot in game.stage.shop.slots].index(card)
        game.key(pygame.K_1 + number)  # the seventh to ninth thing on the shelves
        game.key(pygame.K_SPACE)
        game.settle()
        assert card in game.state.heroes[seat].deck
        game.key(pygame.K_r)
        game.key(pygame.K_1)
        game.key(pygame.K_RETURN)
        game.settle()
        assert seat in visit(game).removed
    game.key(pygame.K_e, pygame.KMOD_SHIFT)
    game.settle()
    assert game.scene.place == "map"


def test_arrows_go_over_the_shelves_and_enter_buys(shop):
    game = shop(30)
    seen = set()
    for _ in range(len(game.stage.spots)):
        game.key(pygame.K_TAB)
        seen.add(game.stage.at)
        if game.stage.at.startswith("ware "):
            assert game.stage.looked_at == int(game.stage.at.removeprefix("ware "))
            game.draw()
            break
    card = game.stage.looked_at
    game.key(pygame.K_RETURN)  # it is chosen
    game.key(pygame.K_RETURN)  # and bought
    game.settle()
    assert card not in [slot.card for slot in game.stage.shop.slots]


def test_wares_of_a_hero_change_with_the_focus_and_the_others_stay(shop):
    game = shop(5, 5)
    mine = [slot.card for slot in game.stage.shop.slots if slot.kind == "own"]
    shared = [slot.card for slot in game.stage.shop.slots if slot.kind != "own"]
    game.click("hero 1")
    assert game.session.focus == 1
    theirs = [slot.card for slot in game.stage.shop.slots if slot.kind == "own"]
    assert not set(mine) & set(theirs)
    assert shared == [slot.card for slot in game.stage.shop.slots if slot.kind != "own"]
    game.look()


def test_the_reduced_relic_shows_what_is_printed_too(shop):
    game = shop(20)
    first, second = (slot.card for slot in game.stage.shop.slots[:2])
    assert game.stage.price(first).before == game.stage.price(first).now + 1
    assert game.stage.price(second).before == 0


def test_a_short_purse_puts_a_lock_on_the_tag_and_no_gold_at_all_refuses(shop):
    game = shop(0)
    card = cheapest(game, "relic")
    price = game.stage.price(card)
    assert (price.alone, price.helped) == (False, False)
    game.click(f"ware {card}")
    game.look()
    game.key(pygame.K_SPACE)
    assert "MERCHANT-06" in game.scene.desk.toast.words
    game.key(pygame.K_r)
    assert "MERCHANT-06" in game.scene.desk.toast.words
    assert game.scene.asking is None


def test_u_turns_the_card_that_is_looked_at(shop):
    game = shop(10)
    game.move(game.at(f"ware {cheapest(game, 'own')}"))
    game.key(pygame.K_u)
    assert game.stage.flipped
    game.look()


# --- the party ---------------------------------------------------------------------------------------------------------


def test_a_price_is_shared_as_the_coins_are_laid(shop):
    game = shop(1, 9, 9)
    card = cheapest(game, "relic")
    price = price_of(game.state, card)
    game.click(f"ware {card}")
    game.click("buy")
    purse = game.stage.extra
    assert isinstance(purse, Purse)
    assert purse.left == 0
    game.look()
    for seat in (1, 2):
        while purse.given[seat]:
            game.click(f"less {seat}")
    game.click("confirm")  # the price does not lie there
    assert "missing" in game.scene.desk.toast.words
    for _ in range(price - 2):
        game.click("add 1")
    game.key(pygame.K_F3)  # a hero's own key lays a coin of its
    game.draw()
    assert purse.given == {0: 1, 1: price - 2, 2: 1}
    game.click("confirm")
    game.settle()
    assert card in game.state.heroes[0].relics
    assert gold(game) == [0, 9 - (price - 2), 8]
    assert game.session.decision.kind in {"merchant", "upgrade", "remove", "transform"}


def test_what_the_party_has_paid_is_taken_back_as_one(shop):
    game = shop(1, 9, 9)
    card = cheapest(game, "own")
    game.click(f"ware {card}")
    game.key(pygame.K_SPACE)
    game.key(pygame.K_RETURN)
    game.settle()
    assert card in game.state.heroes[0].deck
    game.key(pygame.K_z)
    game.settle()
    assert gold(game) == [1, 9, 9]
    assert card not in game.state.heroes[0].deck


def test_coins_are_moved_by_arrows_and_escape_leaves_the_counter(shop):
    game = shop(1, 9)
    card = cheapest(game, "potion")
    game.click(f"ware {card}")
    game.key(pygame.K_SPACE)
    purse = game.stage.extra
    given = dict(purse.given)
    game.key(pygame.K_RIGHT)  # the price lies there already
    assert purse.given == given
    game.key(pygame.K_LEFT)
    assert purse.left == 1
    game.key(pygame.K_DOWN)
    game.key(pygame.K_RIGHT)
    assert purse.left == 0
    game.key(pygame.K_ESCAPE)
    assert game.stage.extra is None
    assert gold(game) == [1, 9]


def test_the_party_may_be_asked_though_the_purse_would_do(shop):
    game = shop(20, 20)
    card = cheapest(game, "own")
    game.click(f"ware {card}")
    assert {"buy", "together"} <= set(game.scene.things())
    game.look()
    game.key(pygame.K_a)
    assert isinstance(game.stage.extra, Purse)
    game.click("close")
    assert game.stage.extra is None
    game.click("together")
    assert isinstance(game.stage.extra, Purse)


def test_a_question_for_help_that_is_open_is_asked_in_words(shop):
    game = shop(1, 9, 9)
    card = cheapest(game, "relic")
    game.session.answer((Option("buy", ("card", card), HELPED),), 0)
    game.settle()
    assert game.session.decision.kind == "pay"
    assert all("gold" in item.words for item in game.stage.top.items)
    game.look()
    while game.session.decision.kind == "pay":
        game.key(pygame.K_1)
        game.settle()
    assert card in game.state.heroes[0].relics


def test_gifts_that_the_rules_do_not_allow_are_bent_to_what_they_do(shop):
    game = shop(1, 9, 9)
    card = cheapest(game, "own")
    price = price_of(game.state, card)
    game.scene.desk.send(PayTogether(0, Option("buy", ("card", card), HELPED), ((1, 99), (2, 99))))
    game.settle()
    assert card in game.state.heroes[0].deck
    assert sum(gold(game)) == 19 - price


# --- removal -----------------------------------------------------------------------------------------------------------


def test_a_card_is_removed_once_for_each_hero(shop):
    game = shop(9, 9)
    game.click("remove")
    asking = game.scene.asking
    assert asking.asked.kind == "remove"
    assert "3" in asking.asked.verb
    game.wait(0.1)
    game.look()
    game.click(game.names("card")[0])
    game.click("confirm")
    game.settle()
    assert (len(game.state.heroes[0].deck), gold(game)) == (2, [6, 9])
    game.draw()
    game.click("remove")
    assert "MERCHANT-05" in game.scene.desk.toast.words
    game.key(pygame.K_F2)
    game.click("remove")
    assert game.scene.asking is not None
    game.key(pygame.K_ESCAPE)
    game.wait(0.1)
    assert game.scene.asking is None


def test_a_removal_is_paid_by_the_party_where_the_purse_is_short(shop):
    game = shop(1, 9)
    game.key(pygame.K_r)
    game.key(pygame.K_1)
    game.key(pygame.K_RETURN)
    game.wait(0.1)
    assert game.scene.asking is None
    assert game.stage.extra.price == 3
    game.look()
    game.key(pygame.K_RETURN)
    game.settle()
    assert (len(game.state.heroes[0].deck), gold(game)) == (2, [0, 7])
    game.key(pygame.K_z)
    game.settle()
    assert (len(game.state.heroes[0].deck), gold(game)) == (3, [1, 9])


# --- potions and what else ---------------------------------------------------------------------------------------------


def test_a_potion_above_the_limit_is_asked_about(shop):
    belt = 'potions = ["fire_potion", "fire_potion", "blood_potion"]\nhp = 5'
    game = shop(9, items=(belt,))
    card = cheapest(game, "potion")
    game.click(f"ware {card}")
    game.look()
    game.click("buy")
    game.settle()
    assert game.session.decision.kind == "overflow"
    assert game.stage.top.face == game.state.faces[card].id
    game.draw()
    assert {item.option.verb for item in game.stage.top.items} == {"discard", "use", "no"}
    game.click("item 0")
    game.settle()
    assert card in game.state.heroes[0].potions
    assert len(game.state.heroes[0].potions) == 3


def test_potions_that_are_forbidden_name_what_forbids_them(shop):
    game = shop(20, items=('relics = ["sozu"]',))
    card = cheapest(game, "potion")
    assert not game.stage.price(card).alone
    game.click(f"ware {card}")
    game.look()
    game.key(pygame.K_SPACE)
    assert game.scene.book.name("sozu") in game.scene.desk.toast.words


def test_a_potion_is_drunk_or_given_in_the_shop(shop):
    game = shop(5, 5, items=('potions = ["blood_potion"]\nhp = 5', ""))
    game.key(pygame.K_q)
    verbs = [item.option.verb for item in game.stage.top.items]
    assert {"use", "give", "swap"} == set(verbs)
    game.click(f"item {verbs.index('give')}")
    game.settle()
    assert len(game.state.heroes[1].potions) == 1


def test_a_purchase_is_taken_back_until_the_shop_is_left(shop):
    game = shop(20)
    card = cheapest(game, "own")
    game.click(f"ware {card}")
    game.click("buy")
    game.settle()
    game.click("undo")
    game.settle()
    assert gold(game) == [20]
    assert f"ware {card}" in game.scene.things()


def test_a_hero_that_is_ready_buys_nothing_until_it_takes_that_back(shop):
    game = shop(20, 20)
    game.key(pygame.K_F1)
    game.key(pygame.K_e)
    game.settle()
    game.key(pygame.K_F1)
    assert game.session.asked_of(0).options == (UNDONE,)
    card = cheapest(game, "own")
    game.click(f"ware {card}")
    game.look()
    game.key(pygame.K_SPACE)
    assert gold(game) == [20, 20]
    assert game.scene.desk.toast.words
    game.key(pygame.K_e)
    game.settle()
    game.click(f"ware {card}")
    game.key(pygame.K_SPACE)
    game.settle()
    assert gold(game)[0] < 20


def test_the_wares_of_a_bot_are_looked_at_and_not_bought(shop):
    game = shop(20, 20)
    game.session.seats = ("human", "easy")
    game.scene.show(game.session.view)
    game.click("hero 1")
    assert game.stage.seat == 1
    card = cheapest(game, "own")
    game.click(f"ware {card}")
    game.look()
    game.key(pygame.K_SPACE)
    assert "bot" in game.scene.desk.toast.words
    game.session._apply(Answer(1, (Option("buy", ("card", card), ALONE),)))  # the bot does
    game.settle()
    assert card in game.state.heroes[1].deck
    game.key(pygame.K_ESCAPE)
    assert game.stage.seat == 0


def test_bots_spend_no_gold_of_people(shop):
    game = shop(9, 1, 2)
    asked = game.session.asked_of(1)
    assert any(option.n == HELPED for option in asked.options if option.verb == "buy")
    alone = with_consent(game.state, asked, (0,))
    prices = {price_of(game.state, option.ref[1]) for option in alone.options if option.verb == "buy"}
    assert prices <= {1, 2, 3}  # what both bots have
    assert with_consent(game.state, asked, ()) == asked
    pay = Decision(1, "pay", tuple(Option("pay", ("seat", 0), n) for n in range(4)))
    assert with_consent(game.state, pay, (0,)).options == pay.options[:1]
    assert with_consent(game.state, pay, (2,)) == pay


def test_the_couriers_question_is_answered_where_it_is_asked(shop):
    text = 'phase = "play"\n[[seat]]\nhero = "ironclad"\nrelics = ["the_courier"]\ngold = 12\n'
    game = Table(position=text + '[[enemy]]\nid = "a1_first_jaw_worm"\nrow = 1\n')
    use = next(o for o in game.session.decision.options if o.verb == "use")
    game.session.answer((use,), 0)
    game.settle()
    assert game.session.decision.kind == "courier"
    game.draw()
    game.key(pygame.K_2)
    game.settle()
    assert game.session.decision.kind == "buy"
    game.draw()
    game.key(pygame.K_1)
    game.settle()
    assert game.session.decision.kind == "play"
    game.close()


@pytest.mark.parametrize("size", [(1280, 720), (1280, 800), (3440, 1440)])
@pytest.mark.parametrize("count", [1, 4])
def test_nothing_that_can_be_clicked_lies_on_anything_else(shop, count, size):
    game = shop(*[30] * count, size=size)
    game.click(f"ware {cheapest(game, 'own')}")
    boxes = [spot.box for spot in game.stage.spots.values()]
    assert not any(one.overlaps(other) for k, one in enumerate(boxes) for other in boxes[k + 1 :])
    assert all(box.inside(game.scene.desk.room) for box in boxes)


def test_arrow_keys_go_to_what_lies_there(shop):
    game = shop(30, 30)
    cards = {slot.kind: slot.card for slot in reversed(game.stage.shop.slots)}
    game.stage.at = f"ware {cards['relic']}"
    game.key(pygame.K_DOWN)
    assert game.stage.at == f"ware {cards['own']}"
    game.key(pygame.K_DOWN)
    assert game.stage.at in {"buy", "together", "more"}
    game.stage.at = f"ware {cards['relic']}"
    game.key(pygame.K_LEFT)
    assert game.stage.at == "hero 1"
    game.key(pygame.K_RIGHT)
    assert game.stage.at == f"ware {cards['relic']}"


def test_a_hint_points_at_what_it_means(shop):
    game = shop(9, 9)
    game.key(pygame.K_h)
    assert game.stage.wanted >= 0 or game.stage.at in {"remove", "leave", "more"}
    assert game.scene.desk.toast.words
