"""The Merchant: wares for everybody and for the hero in focus, prices that the party may share, and the removal of a card."""

from functools import partial
from typing import TYPE_CHECKING, Any, Final

import pygame
from attrs import evolve

from soulstack.app.language import tr
from soulstack.games.spire.play.intents import EndAll
from soulstack.games.spire.play.room_reasons import why_not_bought, why_not_removed
from soulstack.games.spire.play.wording import ROMAN
from soulstack.games.spire.rules.climb.merchant import price_of, removal_price
from soulstack.games.spire.rules.climb.paying import ALONE, HELPED, ways
from soulstack.games.spire.rules.state import NOBODY
from soulstack.games.spire.screen import look
from soulstack.games.spire.screen.combat.motion import Flight
from soulstack.games.spire.screen.deck_choice import Asked, options_by_card
from soulstack.games.spire.screen.gifts.ground import SlowGround
from soulstack.games.spire.screen.rooms import shop_detail, shop_layout, shop_place, shop_shelf
from soulstack.games.spire.screen.rooms.news import news_of
from soulstack.games.spire.screen.rooms.party_stage import WAYS, PartyStage, Spot
from soulstack.games.spire.screen.rooms.picture_sheet import PictureSheet
from soulstack.games.spire.screen.rooms.purse import Purse
from soulstack.games.spire.screen.rooms.shop_shelf import Price
from soulstack.games.spire.screen.sheet import DIGITS, Sheet
from soulstack.games.spire.screen.stage import Point
from soulstack.kernel.asking import UNDONE
from soulstack.kernel.decisions import Decision, Option
from soulstack.kernel.facts import Fact
from soulstack.ui.geometry import Box

if TYPE_CHECKING:
    from soulstack.games.spire.play.hints import Hint
    from soulstack.games.spire.screen.desk import Desk

UNPACK: Final = 0.07
"""Seconds between two wares that are put onto the shelves."""
COINS: Final = 6


class MerchantStage(PartyStage):
    """Shows the shop as a hero sees it."""

    topic = "merchant"
    by_place = True

    def __init__(self, desk: "Desk", place: str) -> None:
        self.shop = shop_layout.ShopLayout(Box(0, 0, 0, 0))
        self.wanted = NOBODY
        """The ware that was chosen to be looked at."""
        self.visited = -1
        """Another hero whose cards are looked at: one of a bot."""
        self.by_mouse = False
        """Whether the mouse was moved last, and not keys pressed."""
        self.flipped = False
        self.says = "hello"
        self.age = 0.0
        self.ground = SlowGround(lambda size, _: shop_place.shop_steps(desk, self.shop, size))
        super().__init__(desk, place)

    @property
    def takes_heroes(self) -> bool:
        """Whether the heroes' keys lay coins down."""
        return isinstance(self.extra, Purse)

    def title(self) -> tuple[str, str]:
        """Names the place."""
        table = self.desk.state.table
        return tr("Merchant"), tr("Act {act}  ·  room {n}", act=ROMAN[min(4, table.act)], n=table.rooms)

    @property
    def seat(self) -> int:
        """Who looks around."""
        return self.visited if self.visited >= 0 else max(0, self.desk.session.focus)

    def kept_clear(self) -> tuple[Box, ...]:
        """Keeps the Merchant's face and the panels in sight, which are painted on the ground."""
        (x, feet), wide = self.shop.snail, shop_place.SNAIL
        return Box(x - wide / 2, feet - wide, wide, wide * 0.6), self.shop.detail, self.shop.removal

    # --- layout ----------------------------------------------------------------------------------------------------

    def settle(self) -> None:
        """Shows the table as it is now."""
        super().settle()
        if self.visited in self.desk.session.people:
            self.visited = -1

    def arrange(self) -> None:
        """Places everything and lists what can be clicked."""
        desk = self.desk
        self.shop = shop_layout.lay_out(desk, desk.state.table.visit, self.seat, self.seats)
        self.spots = {}
        for seat, box in self.shop.tabs.items():
            self.spots[f"hero {seat}"] = Spot(box, partial(self._visit, seat))
        for slot in self.shop.slots:
            if slot.card != NOBODY:
                self.spots[f"ware {slot.card}"] = Spot(slot.whole, partial(self.choose, slot.card), digit=True)
        if self.wanted not in self._wares():
            self.wanted = NOBODY
        if self.seat in desk.session.people:
            self._list_buttons()

    def _list_buttons(self) -> None:
        desk, shop = self.desk, self.shop
        card = self.looked_at
        if card != NOBODY and why_not_bought(desk.state, self.seat, card) is None:
            price = self.price(card)
            both = price.alone and price.helped
            wide = shop.buy.w - (shop.together.w + 8 if both else 0)
            self.spots["buy"] = Spot(shop.buy._replace(w=wide), self.buy)
            if both:
                self.spots["together"] = Spot(shop.together, self.ask_party)
        self.spots["remove"] = Spot(shop.choose, self.remove)
        acts = {"leave": self.leave_shop, "undo": desk.undo, "hint": desk.hint}
        for name, box in shop.buttons.items():
            self.spots[name] = Spot(box, acts.get(name, partial(self.open_extra, self.seat)))

    def _wares(self) -> tuple[int, ...]:
        return tuple(slot.card for slot in self.shop.slots if slot.card != NOBODY)

    @property
    def looked_at(self) -> int:
        """The ware under the mouse, or that keys have gone to, or else the one that was chosen."""
        under = self.spot_at(self.desk.cursor) if self.by_mouse else ""
        for name in (under, self.at):
            if name.startswith("ware "):
                return int(name.removeprefix("ware "))
        return self.wanted

    def face_at(self, point: Point) -> str:
        """Gives the ware under a point."""
        name = self.spot_at(point) if self.top is None else ""
        return self.desk.state.faces[int(name.removeprefix("ware "))].id if name.startswith("ware ") else ""

    def face_in_focus(self) -> str:
        """Gives the ware that is looked at."""
        card = self.looked_at
        return self.desk.state.faces[card].id if self.top is None and card != NOBODY else ""

    def price(self, card: int) -> Price:
        """Gives what a ware costs the hero that looks around."""
        state = self.desk.state
        printed = state.faces[card].card.gold if state.faces[card].kind == "relic" else 0
        found = self._price(price_of(state, card), printed)
        if why_not_bought(state, self.seat, card) is not None:
            return evolve(found, alone=False, helped=False)
        return found

    def _price(self, now: int, printed: int = 0) -> Price:
        found = ways(self.desk.state, self.seat, now)
        return Price(now, printed if printed > now else 0, ALONE in found, HELPED in found)

    # --- what is wanted --------------------------------------------------------------------------------------------

    def _visit(self, seat: int) -> None:
        """Lets another hero look around; a bot's cards are only looked at."""
        self.at = ""
        if seat in self.desk.session.people:
            self.visited = -1
            self.desk.turn_to(seat)
        else:
            self.visited = seat
            self.desk.sound("page")
        self.settle()

    def choose(self, card: int) -> None:
        """Looks at a ware, or buys it when it is looked at already."""
        if card == self.wanted:
            self.buy()
            return
        self.wanted = card
        self.desk.sound("flick")
        self.arrange()

    def _option(self, verb: str, card: int, way: int) -> Option | None:
        asked = self.asked(self.seat)
        option = Option(verb, ("card", card), way)
        return option if asked is not None and option in asked.options else None

    def _refuses(self) -> bool:
        """Says why the hero that looks around can do nothing, if that is so."""
        asked = self.asked(self.seat)
        if asked is None:
            self.desk.deny(tr("A bot shops for {name}.", name=self.desk.name(self.seat)))
        elif asked.options == (UNDONE,):
            self.desk.deny(tr("This hero is done; take that back first."))
        return asked is None or asked.options == (UNDONE,)

    def buy(self) -> None:
        """Buys what is looked at with the purse alone, or else asks the party."""
        card = self.looked_at
        if card == NOBODY:
            self.desk.deny(tr("Look at a ware first."))
        elif not self._refuses():
            option = self._option("buy", card, ALONE)
            refused = why_not_bought(self.desk.state, self.seat, card)
            if option is not None:
                self.at = ""
                self.pick(self.seat, option)
            elif refused is not None:
                self.says = "poor"
                self.desk.deny(tr(refused))
            else:
                self._open_purse(card)

    def ask_party(self) -> None:
        """Asks the party though the purse alone would do."""
        card = self.looked_at
        if card != NOBODY and not self._refuses():
            self._open_purse(card)

    def _open_purse(self, card: int) -> None:
        option = self._option("buy", card, HELPED)
        face = self.desk.state.faces[card].id
        if option is not None:
            self._lay_coins(option, self.price(card).now, self.desk.book.name(face), face)
        else:
            self.desk.deny(tr("Nobody can help."))

    def _lay_coins(self, option: Option, price: int, words: str, face: str = "") -> None:
        asked = self.asked(self.seat)
        if asked is None:
            return
        self.desk.sound("page")
        bare = evolve(asked, options=())
        self.extra = Purse(
            self.desk, bare, self.panel_room, as_panel=True, option=option, price=price, words=words, face=face
        )

    def remove(self) -> None:
        """Opens the deck to have a card removed."""
        refused = why_not_removed(self.desk.state, self.seat)
        if refused is not None:
            self.desk.deny(tr(refused))
            return
        if self._refuses():
            return
        price = self._price(removal_price(self.desk.state))
        way = ALONE if price.alone else HELPED
        asked = self.asked(self.seat)
        options = tuple(one for one in asked.options if one.verb == "remove" and one.n == way) if asked else ()
        self.desk.sound("page")
        self.desk.ask_of_deck(
            Asked(
                "remove",
                self.seat,
                self.seat,
                options_by_card(self.desk.state, self.seat, options, alike=True),
                tr("Which card does the Merchant take?"),
                closable=True,
                verb=tr("Remove for {n}", n=price.now) if price.alone else tr("Ask the party"),
                submit=None if price.alone else partial(self._share_removal, price.now),
            )
        )

    def _share_removal(self, price: int, picks: tuple[Option, ...]) -> None:
        """Lets the party pay for a removal."""
        card = picks[0].ref[1] if picks[0].ref is not None else NOBODY
        name = self.desk.session.wording.card(self.desk.state, card)
        self._lay_coins(picks[0], price, tr("the removal of {card}", card=name))

    def leave_shop(self) -> None:
        """Leaves with everybody here."""
        self.says = "bye"
        self.desk.sound("click")
        self.desk.send(EndAll())

    def panel_for(self, asked: Decision) -> Sheet | None:
        """Gives the panel of a question, with the picture of what it is about."""
        if super().panel_for(asked) is None:
            return None
        return PictureSheet(
            self.desk, asked, self.panel_room, as_panel=True, icon="coin" if asked.kind == "pay" else ""
        )

    # --- input -----------------------------------------------------------------------------------------------------

    def move(self, point: tuple[float, float]) -> None:
        """Shows what is bought where another ware comes under the mouse."""
        super().move(point)
        self.by_mouse = True
        if self.top is None and self.spot_at(point).startswith("ware "):
            self.at = ""
            self.arrange()

    def key(self, key: int, mod: int) -> bool:
        """Takes a key; once keys have gone somewhere the mouse only counts when it is moved."""
        if key in DIGITS or key in WAYS or key == pygame.K_TAB:
            self.by_mouse = False
        return super().key(key, mod)

    def own_key(self, key: int) -> bool:
        """Takes a key that only the shop knows."""
        if key == pygame.K_r:
            self.remove()
        elif key == pygame.K_a:
            self.ask_party()
        elif key == pygame.K_u:
            self.flipped = not self.flipped
            self.desk.sound("page")
        elif key == pygame.K_q:
            self.open_extra(self.seat)
        else:
            return super().own_key(key)
        return True

    def usual(self) -> None:
        """Buys what is looked at."""
        self.buy()

    def _step(self, by: int) -> None:
        super()._step(by)
        self.arrange()

    def _go(self, way: tuple[float, float]) -> None:
        super()._go(way)
        self.arrange()

    def show_hint(self, hint: "Hint") -> None:
        """Points at what a hint is about."""
        first = hint.picks[0] if hint.picks else None
        if first is not None and first.verb == "buy" and first.ref is not None:
            self.wanted, self.at = first.ref[1], ""
        elif first is not None:
            name = {"remove": "remove", "done": "leave"}.get(first.verb, "more")
            self.at = name if name in self.spots else ""
        self.arrange()

    def back(self) -> bool:
        """Closes a panel, then looks away from a ware."""
        if super().back():
            return True
        if self.wanted != NOBODY or self.at or self.visited >= 0:
            self.wanted, self.at, self.visited = NOBODY, "", -1
            self.settle()
            return True
        return False

    # --- what happens ----------------------------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        """Lets time pass."""
        super().update(dt)
        self.age += dt

    def finish(self) -> None:
        """Ends what still moves."""
        super().finish()
        self.age = max(self.age, 2.0)

    def play(self, fact: Fact, after: Any) -> float:
        """Lets coins go to the Merchant and wares to their owner."""
        tab = self.shop.tabs.get(fact.seat)
        if fact.kind == "bought" and tab is not None:
            self.says = "bought"
            return self._hand_over(fact.card, tab)
        if fact.kind == "card_removed":
            self.says = "removed"
        found = news_of(fact, self.desk.session.wording, after.state)
        if found is None or tab is None or fact.kind in {"card_removed", "card_upgraded", "card_added", "item_gained"}:
            return 0.0
        if fact.kind == "gold_changed" and fact.amount < 0:
            if fact.seat != self.seat:
                self.says = "helped"
            self._throw_coins(tab, -fact.amount)
        colour = look.BAD if found.bad else look.GOOD
        self.motion.rise(found.short or found.words, tab.cx, tab.bottom + 26, colour, size=22, icon=found.icon)
        return 0.32

    def _throw_coins(self, tab: Box, n: int) -> None:
        if self.desk.still:
            return
        for k in range(min(n, COINS)):
            coin = partial(self.desk.kit.icon, "coin", 24)
            start, end = (tab.x + 24, tab.y + 44), shop_place.hand(self.shop)
            self.motion.flights.append(Flight(0.34, passed=-0.05 * k, image=coin, start=start, end=end))

    def _hand_over(self, card: int, tab: Box) -> float:
        slot = next((slot for slot in self.shop.slots if slot.card == card), None)
        if slot is None or self.desk.still:
            return 0.1
        face = self.desk.state.faces[card].id
        image = partial(self.desk.card_image, face, min(slot.box.w, 84))
        self.motion.flights.append(Flight(0.42, image=image, start=slot.box.centre, end=tab.centre))
        return 0.3

    # --- drawing ---------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Draws the shop."""
        desk, shop, seat = self.desk, self.shop, self.seat
        self.ground.draw(surface, desk.kit, "merchant")
        if not self.ground.ready:
            self.age = 0.0
            return
        under = self.spot_at(desk.cursor) if self.by_mouse else ""
        hot = "" if self.top is not None else self.at or under
        shop_place.draw_speech(surface, desk, shop.speech, self.says)
        shop_place.draw_purses(surface, desk, shop, seat, hot)
        ready = sum(self.is_done(other) for other in desk.session.people)
        shop_place.draw_buttons(surface, desk, shop, hot, ready)
        shop_shelf.draw_heads(surface, desk, shop, desk.name(seat))
        for k, slot in enumerate(shop.slots):
            price = self.price(slot.card) if slot.card != NOBODY else None
            age = min(1.0, (self.age - k * UNPACK) / 0.3)
            name = f"ware {slot.card}"
            shop_shelf.draw_slot(surface, desk, slot, price, hot=hot == name, chosen=slot.card == self.wanted, age=age)
        card = self.looked_at
        ware = (card, self.price(card)) if card != NOBODY else None
        shop_detail.draw_detail(surface, desk, shop, seat, ware, flipped=self.flipped, hot=hot)
        shop_detail.draw_removal(surface, desk, shop, seat, self._price(removal_price(desk.state)), hot)
