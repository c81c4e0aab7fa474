"""The words of card files become seats, objects and numbers of a view, as `rules/selecting` reads them off the state.

A bot often judges what has not been triggered yet, or of which the view does not say what triggered it. Then the context has
no event, and words about it mean the active player: most triggers come of what that player does.
"""

from typing import Any

from attrs import define, evolve, field

from soulstack.games.foursouls.bots.estimates import Reading
from soulstack.games.foursouls.cards.schema import CardDef
from soulstack.games.foursouls.cards.vocabulary import Amount
from soulstack.games.foursouls.rules.view import ObjView
from soulstack.kernel.facts import Fact
from soulstack.kernel.ids import GAME, Ref


@define
class Context:
    """Whose ability it is, what it comes from and what was chosen for it so far."""

    you: int
    source: int = 0
    card: CardDef | None = None
    bound: dict[str, Ref] = field(factory=dict)
    event: Fact | None = None
    """What a trigger is about, when that is known."""
    result: int = 0
    """The roll that led here."""
    depth: int = 0

    def but(self, name: str, ref: Ref) -> "Context":
        """Give a context with one more target."""
        return self.with_targets({name: ref})

    def with_targets(self, more: dict[str, Ref]) -> "Context":
        """Give a context with more targets."""
        return Context(self.you, self.source, self.card, {**self.bound, **more}, self.event, self.result, self.depth)

    def deeper(self) -> "Context":
        """Give the context for what an effect holds inside."""
        return Context(self.you, self.source, self.card, self.bound, self.event, self.result, self.depth + 1)

    def after(self, result: int) -> "Context":
        """Give the context for what a roll leads to."""
        return evolve(self, result=result)


@define(eq=False)
class Meanings(Reading):
    """A reading that also understands the words of card files."""

    done: float = field(default=1.0, init=False)
    """How much the effect judged last would do; nothing stops what is tied to it."""

    def owner(self, seat: int) -> int:
        """Say who "you" is: the controller, or the active player for the game."""
        return seat if seat != GAME else self.view.active

    # --- players -------------------------------------------------------------------------------------------------

    def seats_of(self, word: str, context: Context) -> list[int]:
        """List the players that a word means."""
        view = self.view
        count = len(view.seats)
        active = view.active
        you = self.owner(context.you)
        if word == "you":
            return [you]
        ref = context.bound.get(word)
        if ref is not None:
            return self._seats_of_ref(ref)
        event = context.event
        if word in {"each_player", "random_player"}:
            return list(range(count))
        if word == "each_other_player":
            return [seat for seat in range(count) if seat != you]
        if word == "each_other_than_active":
            return [seat for seat in range(count) if seat != active]
        if word == "each_other_than_they":
            they = active if event is None else event.seat
            return [seat for seat in range(count) if seat != they]
        if word == "active":
            return [active]
        if word in {"left", "right"}:
            return [(active + (1 if word == "left" else -1)) % count]
        if word == "attacker" and view.attack is not None:
            return [view.attack.attacker]
        if word in {"they", "attacker", "roller"}:
            return [active] if event is None else [event.seat] if event.seat >= 0 else []
        if word in {"killer", "left_of_killer"}:
            by = active if event is None else event.by
            return [] if by < 0 else [by] if word == "killer" else [(by + 1) % count]
        return []

    def _seats_of_ref(self, ref: Ref) -> list[int]:
        kind, number = ref
        if kind == "player":
            return [number]
        obj = self.view.objects.get(number) if kind == "obj" else None
        return [obj.controller] if obj is not None and obj.controller >= 0 else []

    # --- objects -------------------------------------------------------------------------------------------------

    def objects_of(self, word: str, context: Context) -> list[ObjView]:
        """List the objects that a word means."""
        objects = self.view.objects
        if word == "this":
            return _found(objects.get(context.source))
        ref = context.bound.get(word)
        if ref is not None:
            return _found(objects.get(ref[1]) if ref[0] == "obj" else None)
        if word == "event":
            return _found(objects.get(context.event.obj) if context.event is not None else None)
        if word == "character":
            return _found(objects.get(self.view.seats[self.owner(context.you)].character))
        if word in {"each_monster", "monsters"}:
            return self.monsters()
        if word == "each_other_monster":
            left_out = {context.source, context.event.obj if context.event is not None else context.source}
            return [obj for obj in self.monsters() if obj.id not in left_out]
        if word == "attacked_monster":
            return [obj for obj in self.monsters() if self.is_attacked(obj)]
        if word == "each_unattacked_monster":
            return [obj for obj in self.monsters() if not self.is_attacked(obj)]
        if word == "each_shop_item":
            return [obj for obj in objects.values() if obj.zone == "shop"]
        if word == "each_item":
            return [obj for obj in objects.values() if obj.zone in {"item", "shop"}]
        if word == "each_item_you_control":
            return self._items_of("you", context)
        return self._items_of(word.removeprefix("items_of:"), context) if word.startswith("items_of:") else []

    def _items_of(self, word: str, context: Context) -> list[ObjView]:
        objects = self.view.objects
        return [objects[i] for seat in self.seats_of(word, context) for i in self.view.seats[seat].items]

    def is_attacked(self, obj: ObjView) -> bool:
        """Tell whether an object is the target of the attack under way."""
        return self.view.attack is not None and self.view.attack.target == ("obj", obj.id)

    def refs_of(self, word: str, context: Context) -> list[Ref]:
        """List the players and objects that a word means."""
        ref = context.bound.get(word)
        if ref is not None:
            gone = ref[0] == "obj" and ref[1] not in self.view.objects
            return [ref] if ref[0] in {"player", "obj"} and not gone else []
        if word == "dealer":
            return self._dealer(context.event)
        if word == "everyone":
            monsters: list[Ref] = [("obj", obj.id) for obj in self.monsters()]
            return [*monsters, *(("player", seat.seat) for seat in self.view.seats)]
        seats = self.seats_of(word, context)
        if seats:
            return [("player", seat) for seat in seats]
        return [("obj", obj.id) for obj in self.objects_of(word, context)]

    def _dealer(self, event: Fact | None) -> list[Ref]:
        if event is None:
            return []
        source = self.view.objects.get(event.source)
        if source is not None and source.zone == "monster":
            return [("obj", source.id)]
        return [("player", event.by)] if event.by >= 0 else []

    # --- numbers -------------------------------------------------------------------------------------------------

    def number(self, amount: Amount, context: Context) -> float:
        """Work out an amount, or an average where only the future knows it."""
        if isinstance(amount, int):
            return amount
        ref = context.bound.get(amount)
        if ref is not None:
            return ref[1]
        if amount == "roll":
            return context.result or 3.5
        if amount == "counters":
            obj = self.view.objects.get(context.source)
            return sum(obj.counters.values()) if obj is not None else 0.0
        if amount in {"event_amount", "twice_event_amount"} and context.event is not None:
            return context.event.amount * (1 if amount == "event_amount" else 2)
        if ":" in amount:
            measure, word = amount.split(":", 1)
            return self._share(measure, word, context)
        return {"all": 99.0, "any": 2.0, "done": self.done}.get(amount, 1.0)

    def _share(self, measure: str, word: str, context: Context) -> float:
        total = 0
        for number in self.seats_of(word, context)[:1]:
            seat = self.view.seats[number]
            total = seat.cents if measure.endswith("cents_of") else seat.hand_size
        return total // 2 if measure.startswith("half_") else total


def _found(obj: Any) -> list[ObjView]:
    return [obj] if obj is not None else []
