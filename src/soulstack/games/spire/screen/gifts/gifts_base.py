"""What is known of the rewards of a party at every moment: whose are shown, which one lies open, and where everything is."""

from typing import TYPE_CHECKING, Any, Final

from attrs import evolve

from soulstack.app.language import tr, tr_n
from soulstack.games.spire.rules.state import NOBODY
from soulstack.games.spire.screen.combat.motion import Motion
from soulstack.games.spire.screen.gifts.column import Column
from soulstack.games.spire.screen.gifts.gift import Gift, gifts_of, is_about_gifts, option_of, reveal_of, takes_of
from soulstack.games.spire.screen.gifts.motion import GiftMotion
from soulstack.games.spire.screen.gifts.offer import Offer
from soulstack.games.spire.screen.gifts.panels import Panel, panel_for
from soulstack.games.spire.screen.gifts.party import PartyFoot
from soulstack.games.spire.screen.gifts.routines import show
from soulstack.games.spire.screen.gifts.summary import DeckSummary
from soulstack.kernel.asking import DONE, UNDONE
from soulstack.kernel.decisions import Decision
from soulstack.kernel.facts import Fact
from soulstack.kernel.ids import GAME
from soulstack.ui.geometry import Box

if TYPE_CHECKING:
    from soulstack.games.spire.play.hints import Hint
    from soulstack.games.spire.screen.desk import Desk

Point = tuple[float, float]
SIDE: Final = 236.0
"""How wide the plates at both sides are."""
BUTTON: Final = (206.0, 48.0)
TITLES: Final = {
    "card": "cards", "rare": "cards", "colorless": "cards", "relic": "relic", "potion": "potion",
    "transform": "transform", "gold": "gold",
}  # fmt: skip


class GiftsBase:
    """Knows which hero's rewards are shown and lays everything out."""

    def __init__(self, desk: "Desk", *, apart: bool = False) -> None:
        self.desk, self.apart = desk, apart
        """Apart: it lies over a stage, and can be put aside to look at that."""
        self.column = Column(desk)
        self.offer = Offer(desk)
        self.summary = DeckSummary(desk)
        self.party = PartyFoot(desk)
        self.motion = GiftMotion()
        self.words = Motion()
        """Words that rise."""
        self.panel: Panel | None = None
        self.known: dict[int, tuple[Gift, ...]] = {}
        """The rewards of each seat as they were seen last, when they are closed already."""
        self.chosen: dict[int, int] = {}
        """The reward that each seat looks at."""
        self.wishes: dict[int, int] = {}
        """What heroes want that somebody else claims."""
        self.looking = -1
        """A hero of somebody else whose rewards are looked at."""
        self.focus = ""
        """What the keys are at, by its name."""
        self.put_aside = False
        self.unrolled = 0
        """How many of its parts are drawn: one more in every frame, so that none of them waits for all pictures."""
        self.hinted: Hint | None = None
        self.buttons: dict[str, tuple[Box, str, str, str]] = {}
        self._panel_for: object = None

    # --- what is shown ---------------------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """The hero whose rewards are shown."""
        return self.looking if self.looking >= 0 else max(0, self.desk.session.focus)

    @property
    def asked(self) -> Decision | None:
        """What that hero is asked, if a person here answers."""
        asked = self.desk.session.asked_of(self.seat)
        return asked if asked is not None and asked.seat in self.desk.session.people else None

    @property
    def gifts(self) -> tuple[Gift, ...]:
        """The rewards of that hero."""
        return self.known.get(self.seat, ())

    @property
    def current(self) -> Gift | None:
        """The reward that is laid out large: the chosen one, or the first that is still open."""
        wanted = self.chosen.get(self.seat, -1)
        found = next((gift for gift in self.gifts if gift.id == wanted), None)
        return found or next((gift for gift in self.gifts if not gift.is_over), None)

    @property
    def open(self) -> bool:
        """Whether there is anything about rewards to answer for the hero in focus."""
        if self.put_aside:
            return False
        asked = self.asked
        has_options = asked is not None and any(is_about_gifts(option) for option in asked.options)
        return self.panel is not None or has_options

    def settle(self) -> None:
        """Shows the rewards as they are now."""
        desk, state = self.desk, self.desk.state
        if self.looking in desk.session.people:
            self.looking = -1
        for hero in state.heroes:
            now = gifts_of(state, hero.seat)
            if now:
                self.known[hero.seat] = now
            else:
                self.known[hero.seat] = tuple(
                    gift if gift.is_over or gift.claim_of(hero.seat) != NOBODY else evolve(gift, state="skipped")
                    for gift in self.known.get(hero.seat, ())
                )
        self._keep_wishes()
        wanted = self.chosen.get(self.seat, -1)
        if any(gift.id == wanted and gift.is_over for gift in self.gifts) or self.focus.startswith("face"):
            self._let_go(wanted)
        asked = self.asked
        if asked is not self._panel_for:
            self._panel_for = asked
            self.panel = panel_for(desk, asked)
            self.hinted = None
        self.lay_out()

    def _let_go(self, wanted: int) -> None:
        """Goes on to the next reward when the one that was looked at has just been answered."""
        gift = next((gift for gift in self.gifts if gift.id == wanted), None)
        if gift is not None and gift.is_over:
            self.chosen.pop(self.seat, None)
            self.focus = ""

    def lay_out(self) -> None:
        """Places everything in the room below the bar."""
        desk = self.desk
        x0, y0, seat = desk.x0, desk.y0, self.seat
        many = len(desk.state.heroes) > 1
        foot = desk.screen.h - (136 if many else 74) - (0 if many else 8)
        top = 130 + y0 * 0.25
        high = min(448.0, foot - top - 8) if not many else min(448.0 + y0 * 0.4, foot - top - 10)
        self.column.note = self._note()
        self.column.lay_out(Box(x0 + 18, top, SIDE, high), seat, self.gifts)
        self.column.current = self.current.id if self.current is not None else -1
        self.summary.lay_out(Box(x0 + 1280 - 18 - SIDE, top, SIDE, 348), seat)
        self.party.lay_out(desk.screen.w / 2, foot)
        self.offer.room = Box(x0 + 18 + SIDE + 20, top - 12, 1280 - 2 * (38 + SIDE), foot - top - 4)
        self.offer.wishes = self.wishes
        self.offer.homes = {place: (box.x + 28, box.cy) for place, box in self.party.boxes.items()}
        self.offer.show(self.current, seat)
        self.offer.lay_out(self.offer.room)
        self._place_buttons()
        if self.panel is not None:
            self.panel.lay_out()

    def _place_buttons(self) -> None:
        """Places the buttons below: what the reward at hand allows, and being done."""
        found: list[tuple[str, str, str, str]] = []
        asked, gift = self.asked, self.current
        if asked is not None and asked.options != (UNDONE,) and gift is not None and not gift.is_over:
            main = self._main(gift)
            if main:
                found.append(("main", main, "space", "brass"))
            if option_of(asked, "skip", gift) is not None:
                words = tr("Give it back") if gift.claim_of(self.seat) != NOBODY else tr("Skip")
                found.append(("skip", words, "x", "stone"))
        if asked is not None and DONE in asked.options:
            left = sum(1 for each in self.gifts if not each.is_over and each.claim_of(self.seat) == NOBODY)
            words = tr_n(left, "Leave 1 behind", "Leave {n} behind") if left else tr("Done")
            found.append(("done", words, "e", "stone" if left else "brass"))
        if asked is not None and asked.options == (UNDONE,):
            found.append(("done", tr("Not yet done"), "e", "stone"))
        if self.apart:
            found.append(("later", tr("Later"), "escape", "stone"))
        kit, (least, high) = self.desk.kit, BUTTON
        wides = [max(least, kit.outlined(words, 18).get_width() / kit.u + 84) for _, words, _, _ in found]
        x = self.desk.screen.w / 2 - (sum(wides) + 14 * (len(found) - 1)) / 2
        self.buttons = {}
        for (name, words, key, material), wide in zip(found, wides, strict=True):
            self.buttons[name] = (Box(x, self.desk.screen.h - 66, wide, high), words, key, material)
            x += wide + 14

    def _main(self, gift: Gift) -> str:
        """Says what the brass button does with the reward at hand, if there is one thing to do."""
        asked, state = self.asked, self.desk.state
        if gift.state == "back" and reveal_of(asked, state, gift) is not None:
            return tr("Turn it up") if gift.show == 1 else tr("Turn them up")
        if gift.kind == "gold" and option_of(asked, "take", gift) is not None:
            return tr("Take it")
        if gift.kind == "transform" and takes_of(asked, gift):
            return tr("Choose a card")
        if len(gift.cards) == 1 and option_of(asked, "take", gift, gift.cards[0]) is not None:
            return tr("Take it")
        rival = self._rival(gift)
        if rival >= 0:
            return tr("{name} must move first", name=self.desk.name(rival))
        return ""

    def _note(self) -> str:
        if not self.gifts:
            return tr("There is nothing to take.")
        if all(gift.is_over for gift in self.gifts):
            return ""
        if all(gift.is_over or gift.is_draft for gift in self.gifts):
            return tr("Claims may change until all are done.")
        return tr("Nothing goes back before you are done.")

    def _rival(self, gift: Gift) -> int:
        """Gives who claims what the hero shown wants, or -1."""
        wish = self.wishes.get(self.seat, NOBODY)
        owner = gift.claimed_by(wish) if wish != NOBODY else GAME
        return owner if owner not in {GAME, self.seat} else -1

    # --- time ------------------------------------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        """Lets time pass."""
        self.motion.update(dt)
        self.words.update(dt)
        self.offer.look_ahead()
        if not self.desk.busy and self.asked is not self._panel_for:
            self.settle()

    def finish(self) -> None:
        """Ends what still moves."""
        self.motion.finish()
        self.words.finish()

    def play(self, fact: Fact, after: Any) -> float:
        """Starts the picture of a fact."""
        del after
        return show(self, fact)

    def _keep_wishes(self) -> None:
        """Claims what a hero wants as soon as it is free, and forgets what is gone."""
        drafts = {card: gift for gifts in self.known.values() for gift in gifts if gift.is_draft for card in gift.cards}
        for seat, card in list(self.wishes.items()):
            gift = drafts.get(card)
            if gift is None or seat not in self.desk.session.people:
                self.wishes.pop(seat)
                continue
            option = option_of(self.desk.session.asked_of(seat), "take", gift, card)
            if option is not None and not self.desk.busy:
                self.wishes.pop(seat)
                self.desk.choose(seat, option)
