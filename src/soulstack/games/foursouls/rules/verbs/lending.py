"""Abilities lent, and things forbidden, for a turn."""

from attrs import evolve

from soulstack.games.foursouls.cards import vocabulary as e
from soulstack.games.foursouls.cards.schema import Triggered
from soulstack.games.foursouls.rules.frames import Run, verb
from soulstack.games.foursouls.rules.selecting import (
    number,
    seats,
    you,
)
from soulstack.games.foursouls.rules.state import Lasting, State
from soulstack.games.foursouls.rules.triggers import tell
from soulstack.kernel.facts import Fact
from soulstack.kernel.ids import Ref
from soulstack.kernel.programs import Done
from soulstack.kernel.sentences import Sentence


@verb(e.ThisTurn)
def this_turn(state: State, run: Run, effect: e.ThisTurn) -> Done:
    """Lend a triggered ability until end of turn (EFF-02), or until its moment comes (EFF-03)."""
    where = effect.where
    if effect.value:
        where = evolve(where, value=(number(state, run, effect.value),))
        tell(state, Fact("number_named", seat=you(state, run), value=where.value[0]))
    ability = Triggered(
        on=effect.on, do=effect.do, where=where, targets=effect.targets, may=effect.may, at_once=effect.at_once
    )
    kind = "next_trigger" if effect.endless else "trigger"
    found: list[Ref] = [("player", seat) for seat in seats(state, run, effect.about)] if effect.about else [("none", 0)]
    for to in found:
        state.lasting.append(
            Lasting(
                state.new_id(), kind, run.controller, run.face.id, to, ability=ability, source=run.source,
                once=effect.once,
            )
        )  # fmt: skip
    return len(found)


@verb(e.Forbid)
def forbid(state: State, run: Run, effect: e.Forbid) -> Done:
    """Forbid players something until end of turn."""
    found = seats(state, run, effect.who)
    for seat in found:
        to = ("player", seat)
        state.lasting.append(Lasting(state.new_id(), "forbid", run.controller, run.face.id, to, stat=effect.what))
        word = (
            Sentence("No loot until end of turn.")
            if effect.what == "play_loot"
            else Sentence("No items until end of turn.")
        )
        tell(state, Fact("effect_began", seat=seat, word=word))
    return len(found)
