"""What bots say when they are asked why: reasons in words, from what everybody at the table may see."""

from collections.abc import Mapping
from typing import Final

from attrs import define, field

from soulstack.app.language import tr
from soulstack.games.foursouls.bots.judge import Judge
from soulstack.games.foursouls.bots.reasons import Reason, reason_for
from soulstack.games.foursouls.cards.schema import CardDef
from soulstack.games.foursouls.play.odds import percent
from soulstack.games.foursouls.play.wording import Words
from soulstack.games.foursouls.rules.view import TableView
from soulstack.kernel.agents import Picks
from soulstack.kernel.decisions import Decision

DULL: Final = frozenset({"pass", "end"})
"""Not worth remembering: what was done before is."""


def reason_words(reason: Reason | None, words: Words) -> str:
    """Say a reason in one line; nothing for none."""
    if reason is None:
        return ""
    card, seat = words.card_name(reason.card), words.player(reason.seat)
    worth = max(1, round(reason.worth))
    if reason.kind == "attack":
        chance = percent(reason.chance)
        if reason.souls:
            return tr("Attacks {card}: {chance} to win a soul.", card=card, chance=chance)
        return tr("Attacks {card}: {chance} to win.", card=card, chance=chance)
    return {
        "attack_deck": tr("Attacks the monster deck: it promises most."),
        "buy_any": tr("Goes shopping: something there is worth about {worth}¢.", worth=worth),
        "buy": tr("Buys {card}: worth about {worth}¢.", card=card, worth=worth),
        "buy_deck": tr("Buys from the treasure deck: worth about {worth}¢ on average.", worth=worth),
        "give_up": tr("Gives up {card}: the item it misses least.", card=card),
        "use": tr("{card}: worth about {worth}¢ now.", card=card, worth=worth),
        "roll": tr("{card}: this roll is worth about {worth}¢.", card=card, worth=worth),
        "survive": tr("{card}: to stay alive.", card=card),
        "stop": tr("{card}: {name} needs only one more soul.", card=card, name=seat),
        "aim": tr("{card}: {name} has most to lose.", card=card, name=seat),
        "end": tr("No further attack, purchase or card seems worth it."),
        "pass": tr("Nothing that could be done here seems worth it."),
    }[reason.kind]


@define
class Reasons:
    """The last thing that each bot did for a reason, as everybody saw it."""

    cards: Mapping[str, CardDef]
    last: dict[int, tuple[TableView, Decision, Picks]] = field(factory=dict)

    def note(self, public: TableView, decision: Decision, picks: Picks) -> None:
        """Remember an answer with the table as a watcher saw it; what is nothing to speak of is forgotten at once."""
        if picks and picks[0].verb not in DULL and decision.kind not in {"cards", "order"}:
            self.last[decision.seat] = (public, decision, picks)

    def words(self, seat: int, words: Words, public: TableView) -> str:
        """Say why a bot did what it did last, unless it is about a card that a watcher does not see yet.

        It is worked out only when somebody asks.
        """
        found = self.last.get(seat)
        if found is None:
            return ""
        before, decision, picks = found
        reason = reason_for(Judge(before, seat, self.cards), decision, picks)
        hidden = reason is not None and reason.card and reason.card not in in_sight(before) | in_sight(public)
        return "" if hidden else reason_words(reason, words)


def in_sight(view: TableView) -> set[str]:
    """List the cards that lie or wait face up."""
    found = {obj.shown for obj in view.objects.values()} | {item.card for item in view.stack}
    return found.union(*view.discards.values())
