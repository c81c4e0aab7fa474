"""From facts to pictures among rewards: what is taken flies, what comes unasked shows itself first, coins jump, numbers rise."""

from typing import TYPE_CHECKING, Final

from soulstack.games.spire.cards.faces import UP
from soulstack.games.spire.screen import look, pictures
from soulstack.games.spire.screen.rooms.news import news_of
from soulstack.kernel.facts import Fact
from soulstack.ui import theme

if TYPE_CHECKING:
    from soulstack.games.spire.screen.gifts.gifts_base import GiftsBase

Point = tuple[float, float]
CARD: Final = 150.0
"""How wide a card is that comes unasked."""
THING: Final = 108.0
VIOLET: Final = (110, 50, 150)
WARM: Final = (120, 92, 40)
RISING: Final = frozenset({"hp_lost", "healed", "gold_changed", "card_removed"})
"""What is told in a word that rises at its hero."""


def show(gifts: "GiftsBase", fact: Fact) -> float:
    """Starts the picture of a fact and gives the seconds to wait for it."""
    desk = gifts.desk
    if fact.kind == "reward_taken" and fact.card >= 0 and fact.seat == gifts.seat and not desk.still:
        return _taken(gifts, fact.card)
    if fact.kind == "gold_changed" and fact.amount > 0 and not desk.still:
        gifts.motion.coins(desk, fact.amount, _start_of_gold(gifts, fact.seat), _spot_of(gifts, fact.seat))
        return 0.2
    if fact.kind in {"card_added", "card_upgraded", "item_gained"} and fact.card >= 0:
        return _unasked(gifts, fact)
    if fact.kind == "event_rolled":
        return _rolled(gifts, fact)
    if fact.kind in RISING and fact.seat >= 0:
        return _rise(gifts, fact)
    return 0.0


def _start_of_gold(gifts: "GiftsBase", seat: int) -> Point:
    rows = [gifts.column.rows[gift.id] for gift in gifts.gifts if gift.kind == "gold" and gift.id in gifts.column.rows]
    if seat == gifts.seat and rows:
        return rows[0].x + 32, rows[0].cy
    box = gifts.party.boxes.get(seat)
    return (box.cx, box.y - 40) if box is not None else gifts.offer.room.centre


def _spot_of(gifts: "GiftsBase", seat: int) -> Point:
    """Gives where a hero is: its plate in the foot, or the bar for one alone."""
    box = gifts.party.boxes.get(seat)
    return (box.x + 28, box.cy) if box is not None else (gifts.desk.x0 + 250, 21.0)


def _taken(gifts: "GiftsBase", card: int) -> float:
    """Lets what was taken fly to the deck, to the potions, or to the hero."""
    desk, offer = gifts.desk, gifts.offer
    gift = offer.gift
    if gift is None or card not in gift.cards:
        return 0.0
    face = gift.faces[gift.cards.index(card)]
    start = offer.place_of(card)
    if gift.by_face:
        wide = offer.spots[0].w if offer.spots else CARD
        gifts.motion.fly(lambda: desk.card_image(face, wide), start, gifts.summary.deck_spot)
        return 0.3
    found = pictures.potion(face) if gift.kind == "potion" else pictures.relic(face)
    end = gifts.summary.free_slot if gift.kind == "potion" else (desk.x0 + 60, 24.0)
    gifts.motion.fly(lambda: desk.brush.picture(found, THING, THING), start, end, shrinks=0.36)
    return 0.3


def _unasked(gifts: "GiftsBase", fact: Fact) -> float:
    """Shows a card or a thing that nobody has chosen before it flies to its hero; a Curse comes in a violet light."""
    desk, seat = gifts.desk, fact.seat
    if any(fact.card in gift.cards for gift in gifts.known.get(seat, ()) if not gift.is_draft):
        return 0.0  # it is being taken, which is a picture of its own
    if desk.still:
        return _rise(gifts, fact)
    face = desk.state.faces[fact.card]
    tone = VIOLET if face.kind == "curse" else WARM
    if fact.kind in {"card_added", "card_upgraded"}:
        side = face.id if fact.kind == "card_added" or face.upgraded else face.id + UP
        end = gifts.summary.deck_spot if seat == gifts.seat else _spot_of(gifts, seat)
        gifts.motion.come(lambda: desk.card_image(side, CARD), gifts.offer.room.centre, end, tone)
        return 0.55
    found = pictures.potion(face.id) if face.kind == "potion" else pictures.relic(face.id)
    start = gifts.offer.place_of(fact.card)
    gifts.motion.come(lambda: desk.brush.picture(found, THING, THING), start, _spot_of(gifts, seat), tone)
    return 0.55


def _rolled(gifts: "GiftsBase", fact: Fact) -> float:
    """Shows what a hero has rolled for."""
    x, y = gifts.offer.room.centre
    gifts.words.rise(gifts.desk.name(fact.seat), x - 20, y, look.LANTERN, size=34.0, icon=f"bone_die_{fact.amount}")
    return 0.5


def _rise(gifts: "GiftsBase", fact: Fact) -> float:
    """Lets a word rise at the hero it is about."""
    desk = gifts.desk
    news = news_of(fact, desk.session.wording, desk.state)
    if news is None:
        return 0.0
    x, y = _spot_of(gifts, fact.seat)
    words, tone = news.short or news.words, look.BAD if news.bad else theme.CREAM
    gifts.words.rise(words, max(x + 40, 120.0), y - 20 if y > 100 else y + 70, tone, icon=news.icon)
    return 0.2
