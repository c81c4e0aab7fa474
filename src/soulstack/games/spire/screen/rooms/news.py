"""What has happened to a hero outside a fight, as an icon with a few words."""

from typing import TYPE_CHECKING

from attrs import frozen

from soulstack.app.language import tr
from soulstack.kernel.facts import Fact

if TYPE_CHECKING:
    from soulstack.games.spire.play.wording import Words
    from soulstack.games.spire.rules.state import State


@frozen
class News:
    """One thing that has happened to a hero."""

    icon: str
    words: str
    short: str = ""
    """What rises over the hero; the words where nothing shorter is known."""
    bad: bool = False


def news_of(fact: Fact, words: "Words", state: "State") -> News | None:
    """Tell what a fact means to its hero; nothing where it is no news."""
    if fact.seat < 0:
        return None
    if fact.kind == "gold_changed" and fact.amount:
        short = f"{fact.amount:+d}".replace("-", "−")
        return News("coin", tr("{n} gold", n=short), short, fact.amount < 0)
    if fact.kind == "hp_lost":
        return News("heart", tr("{n} HP", n=f"−{fact.amount}"), f"−{fact.amount}", bad=True)
    if fact.kind == "healed":
        return News("heal", tr("{n} HP", n=f"+{fact.amount}"), f"+{fact.amount}")
    if fact.card < 0:
        return None
    name = words.card(state, fact.card)
    kind = state.faces[fact.card].kind
    if fact.kind == "card_added":
        return News("curse_card" if kind == "curse" else "deck", name, bad=kind == "curse")
    if fact.kind == "item_gained":
        return News("potion" if kind == "potion" else "relic", name)
    icon = {"card_upgraded": "upgrade", "card_removed": "remove"}.get(fact.kind, "")
    return News(icon, name) if icon else None
