"""When a person is asked: windows that concern them open, the others pass by themselves.

A stop too many is allowed, a missed window is a bug: whatever is not surely without interest is asked.
"""

from collections.abc import Mapping
from typing import Final

from attrs import define, field

from soulstack.games.foursouls.cards.schema import CardDef
from soulstack.games.foursouls.rules.view import StackView, TableView
from soulstack.kernel.decisions import Decision
from soulstack.kernel.ids import Ref

STEPS: Final = ("start", "loot", "action", "attack", "end")
"""The steps at which one can ask to be stopped."""
_STEP_OF: Final = {
    "recharge": "start",
    "start": "start",
    "loot": "loot",
    "action": "action",
    "purchase": "action",
    "attack": "attack",
    "ending": "end",
    "cleanup": "end",
    "end": "end",
}


def step_of(view: TableView) -> str:
    """Name the step that a view is in."""
    return _STEP_OF.get(view.step) or {"start": "start", "end": "end"}.get(view.phase, "action")


@define
class Stops:
    """Remembers which cards a person has already met on the stack, and where they do or never do want to be asked."""

    cards: Mapping[str, CardDef]
    met: set[str] = field(factory=set)
    always_pass: set[str] = field(factory=set)
    """Cards that are passed whatever they do."""
    own: set[str] = field(factory=set)
    """Steps of the own turns at which one is always asked."""
    others: set[str] = field(factory=set)
    """Steps of other turns at which one is always asked."""

    def toggle(self, step: str, *, own: bool) -> bool:
        """Set a stop or take it away; tell whether it is set now."""
        chosen = self.own if own else self.others
        chosen ^= {step}
        return step in chosen

    def toggle_card(self, card: str) -> bool:
        """Pass always for a card, or no longer; tell whether it is passed now."""
        self.always_pass ^= {card}
        return card in self.always_pass

    def wants(self, view: TableView, decision: Decision) -> bool:
        """Tell whether the viewer should be asked this; only windows of priority are ever skipped."""
        if decision.kind != "priority" or decision.prompt != "priority":
            return True
        me = view.viewer
        stopped = step_of(view) in (self.own if view.active == me else self.others)
        if not view.stack:
            return stopped or self._wants_empty(view)
        top = view.stack[-1]
        if top.card and top.card in self.always_pass:
            return False
        first_time = bool(top.card) and top.kind in ("loot", "ability") and top.card not in self.met
        if top.card:
            self.met.add(top.card)
        if stopped:
            return True
        if top.controller == me and top.kind in ("loot", "ability"):
            return False  # it was just put there by the viewer and should resolve
        if self._concerns(view, top) or first_time or self._is_grave(view, top):
            return True
        return view.active == me and not self.only_hurts_a_monster(view, top)

    def _wants_empty(self, view: TableView) -> bool:
        # On the own turn everything can be done in the action phase; on another's, a declared attack is the last chance.
        if view.active == view.viewer or view.declared != "attack":
            return False
        return is_close(view, view.active) or self._attacks_me(view)

    def _concerns(self, view: TableView, item: StackView) -> bool:
        if item.kind in ("roll", "attack_roll") and (item.controller == view.viewer or self._attacks_me(view)):
            return True
        return any(is_mine(view, ref) for ref in item.targets)

    def _attacks_me(self, view: TableView) -> bool:
        attack = view.attack
        return attack is not None and attack.target is not None and is_mine(view, attack.target)

    def only_hurts_a_monster(self, view: TableView, item: StackView) -> bool:
        """Tell whether it is the damage or the death of a monster without a soul: all can be done after it, too."""
        if item.kind not in ("damage", "combat_damage", "death"):
            return False
        hurt = [view.objects.get(number) for kind, number in item.targets if kind == "obj"]
        return len(hurt) == len(item.targets) and all(obj is not None and not obj.souls for obj in hurt)

    def _is_grave(self, view: TableView, item: StackView) -> bool:
        """Tell whether it could kill a player or hand somebody else the winning soul."""
        if item.kind in ("loot", "ability"):
            return item.controller != view.viewer and is_close(view, item.controller)
        if item.kind in ("damage", "combat_damage"):
            if any(kind == "player" and view.seats[number].hp <= item.amount for kind, number in item.targets):
                return True
            return any(self._wins(view, ref, item.amount) for ref in item.targets)
        if item.kind == "death":
            return any(self._wins(view, ref, None) for ref in item.targets)
        if item.kind == "attack_roll" and view.attack is not None and view.attack.target is not None:
            return self._wins(view, view.attack.target, view.seats[item.controller].attack)
        return False

    def _wins(self, view: TableView, ref: Ref, amount: int | None) -> bool:
        """Tell whether so much damage to something, or its death, gives another active player the winning soul."""
        if view.active == view.viewer or ref[0] != "obj":
            return False
        obj = view.objects.get(ref[1])
        if obj is None or not obj.souls or (amount is not None and obj.hp is not None and obj.hp > amount):
            return False
        player = view.seats[view.active]
        return player.souls + obj.souls >= player.souls_to_win


def is_close(view: TableView, seat: int) -> bool:
    """Tell whether a player needs but one more soul."""
    if not 0 <= seat < len(view.seats):
        return False
    player = view.seats[seat]
    return player.souls + 1 >= player.souls_to_win


def is_mine(view: TableView, ref: Ref) -> bool:
    """Tell whether a reference is about the viewer, their things, or what they have put on the stack."""
    kind, number = ref
    if kind == "player":
        return number == view.viewer
    if kind == "obj":
        obj = view.objects.get(number)
        return obj is not None and obj.controller == view.viewer
    if kind == "stack":
        return any(entry.id == number and entry.controller == view.viewer for entry in view.stack)
    return False
