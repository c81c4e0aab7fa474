"""Which sound accompanies what is shown: one table from facts to sounds, whatever picture they get.

A sound of a moment *within* a picture would be the picture's own; everything here starts with it.
"""

from collections.abc import Callable
from typing import Final

from attrs import frozen

from soulstack.app.events import Shown
from soulstack.games.foursouls.rules.view import TableView
from soulstack.kernel.facts import Fact
from soulstack.ui.cards.book import CardBook

SOUNDS: Final[dict[str, str]] = {
    "turn_started": "turn",
    "team_won": "win",
    "game_lost": "lose",
    "loot_played": "stack_up",
    "ability_activated": "activate",
    "ability_triggered": "stack_up",
    "copy_placed": "stack_up",
    "damage_placed": "stack_up",
    "death_placed": "stack_up",
    "stack_resolved": "stack_resolve",
    "fizzled": "cancel",
    "cancelled": "cancel",
    "die_rolled": "die",
    "die_rerolled": "die",
    "die_changed": "flick",
    "attack_hit": "hit",
    "attack_missed": "miss",
    "player_damaged": "hurt",
    "hp_paid": "hurt",
    "object_damaged": "hit",
    "player_healed": "recharge",
    "object_healed": "recharge",
    "player_died": "death",
    "monster_died": "death",
    "object_died": "death",
    "cents_gained": "coin",
    "cents_lost": "coin",
    "cents_paid": "coin",
    "cents_given": "coin",
    "loot_gained": "deal",
    "card_drawn": "deal",
    "loot_given": "deal",
    "hand_passed": "deal",
    "deck_attacked": "flick",
    "card_revealed": "flick",
    "loot_discarded": "flick",
    "card_discarded": "flick",
    "card_put_on_deck": "flick",
    "hand_card_put_on_deck": "flick",
    "card_put_under_deck": "flick",
    "hand_seen": "flick",
    "cards_seen": "flick",
    "deck_shuffled": "shuffle",
    "entered_play": "flick",
    "ambushed": "flick",
    "item_gained": "loot",
    "item_given": "loot",
    "curse_gained": "loot",
    "item_destroyed": "cancel",
    "soul_lost": "cancel",
    "soul_gained": "soul",
    "soul_given": "soul",
    "became_soul": "soul",
    "became_copy": "flick",
    "copy_ended": "flick",
    "flipped": "flick",
    "recharged": "recharge",
    "deactivated": "activate",
}
"""What is not named here happens in silence."""
WEIGHTY: Final = frozenset({"turn", "win", "lose", "soul", "death", "boss_death"})
"""What is heard even when its picture is skipped; ten coins at once would only be noise."""
_COINS: Final = frozenset({"cents_gained", "cents_lost", "cents_paid", "cents_given"})


LAST_TURNS: Final = 2
"""From here on the timer is heard."""


def danger(view: TableView) -> str:
    """Names what lies under the music: the clock, the heart or nothing."""
    if view.winners:
        return ""
    if view.timer is not None and 0 < view.timer <= LAST_TURNS:
        return "clock"
    close = view.timer is None and any(0 < seat.souls_to_win - 1 <= seat.souls for seat in view.seats)
    return "danger" if close else ""


@frozen
class Sounds:
    """Listens to what is shown and plays what belongs to it."""

    play: Callable[[str], object]
    book: CardBook

    def hear(self, shown: Shown) -> None:
        """Play the sound of a fact."""
        name = self.sound(shown.fact, shown.view)
        if name and (not shown.hurried or name in WEIGHTY):
            self.play(name)

    def sound(self, fact: Fact, view: TableView) -> str:
        """Name the sound of a fact, or nothing."""
        if fact.kind == "game_won":
            return "win" if fact.seat == view.viewer or view.viewer < 0 else "lose"
        if fact.kind in _COINS and fact.amount <= 0:
            return ""
        if SOUNDS.get(fact.kind) == "death" and self._has_soul(fact, view):
            return "boss_death"
        return SOUNDS.get(fact.kind, "")

    def _has_soul(self, fact: Fact, view: TableView) -> bool:
        card = view.printed[fact.card] if 0 <= fact.card < len(view.printed) else ""
        return bool(card) and self.book.spec(card).souls > 0
