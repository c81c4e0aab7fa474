"""When a person is asked: windows that concern them open, the others pass by themselves.

A stop too many is allowed, a missed window is a bug: whatever is not surely without interest is asked.
"""

from collections.abc import Mapping

from attrs import define, field

from soulstack.foursouls.schema import CardDef
from soulstack.foursouls.view import StackView, TableView
from soulstack.kernel.decisions import Decision
from soulstack.kernel.ids import Ref


@define
class Stops:
    """Remembers which cards a person has already met on the stack, and which they never want to be asked about."""

    cards: Mapping[str, CardDef]
    met: set[str] = field(factory=set)
    always_pass: set[str] = field(factory=set)

    def wants(self, view: TableView, decision: Decision) -> bool:
        """Tell whether the viewer should be asked this; only windows of priority are ever skipped."""
        if decision.kind != "priority" or decision.prompt != "priority":
            return True
        if not view.stack:
            return self._wants_empty(view)
        top = view.stack[-1]
        if top.card and top.card in self.always_pass:
            return False
        first_time = bool(top.card) and top.kind in ("loot", "ability") and top.card not in self.met
        if top.card:
            self.met.add(top.card)
        me = view.viewer
        if top.controller == me and top.kind in ("loot", "ability"):
            return False  # it was just put there by the viewer and should resolve
        if view.active == me or self._concerns(view, top):
            return True
        return first_time or self._is_grave(view, top)

    def _wants_empty(self, view: TableView) -> bool:
        # On the own turn everything can be done in the action phase; on another's, a declared attack is the last chance.
        return view.active != view.viewer and view.declared == "attack" and self._leader_attacks(view)

    def _leader_attacks(self, view: TableView) -> bool:
        seat = view.seats[view.active]
        return seat.souls + 1 >= seat.souls_to_win

    def _concerns(self, view: TableView, item: StackView) -> bool:
        if item.kind in ("roll", "attack_roll") and item.controller == view.viewer:
            return True
        return any(self._is_mine(view, ref) for ref in item.targets)

    def _is_mine(self, view: TableView, ref: Ref) -> bool:
        kind, number = ref
        if kind == "player":
            return number == view.viewer
        if kind == "obj":
            obj = view.objects.get(number)
            return obj is not None and obj.controller == view.viewer
        if kind == "stack":
            return any(entry.id == number and entry.controller == view.viewer for entry in view.stack)
        return False

    def _is_grave(self, view: TableView, item: StackView) -> bool:
        """Tell whether it could kill somebody or hand over the winning soul."""
        if item.kind == "death":
            return True
        for kind, number in item.targets:
            if item.kind in ("damage", "combat_damage"):
                if kind == "player" and view.seats[number].hp <= item.amount:
                    return True
                obj = view.objects.get(number) if kind == "obj" else None
                if obj is not None and obj.souls and obj.hp is not None and obj.hp <= item.amount:
                    return True
        if item.kind == "attack_roll" and view.attack is not None and view.attack.target is not None:
            target = view.objects.get(view.attack.target[1])
            attacker = view.seats[item.controller]
            kills = target is not None and target.hp is not None and target.hp <= attacker.attack
            return kills and target is not None and target.souls > 0
        return False
