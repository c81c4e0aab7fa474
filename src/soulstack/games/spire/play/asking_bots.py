"""What people ask of a partner's bot, in words: its answer in one line, and the requests that hold for this round."""

from typing import Final

from attrs import define, field

from soulstack.app.bus import Refusal
from soulstack.app.language import tr
from soulstack.games.spire.bots.requests import KILL, KINDS, Request, reply_to
from soulstack.games.spire.rules.state import NOBODY, State
from soulstack.kernel.sentences import Sentence

AFTER, FREELY, TOLD = "after", "freely", "told"
WAYS: Final = (AFTER, FREELY, TOLD)
"""When bots act in a fight: once all people are done or have nothing to do, whenever they like, or when they are told to."""
ANSWERS: Final[dict[str, Sentence]] = {
    "saves": Sentence("Yes, the potions stay where they are."),
    "no_potion": Sentence("No, there is no potion to save."),
    "waits": Sentence("Yes, you go first."),
    "you_are_done": Sentence("No, you are done already."),
    "can_kill": Sentence("Yes, that can be done: {n} damage."),
    "can_hurt": Sentence("Yes, as far as it goes: {n} damage."),
    "no_attack": Sentence("No, nothing here hurts it."),
    "can_block": Sentence("Yes, {n} Block for you."),
    "no_block": Sentence("No, nothing here blocks for you."),
    "you_are_safe": Sentence("No, nothing gets through to you."),
}
"""What a bot answers, by the reason it has."""


@define
class Asks:
    """What was asked of the bots of a table, by seat."""

    _by_seat: dict[int, tuple[Request, ...]] = field(factory=dict)

    def ask(self, state: State, seat: int, kind: str, by: int, foe: int = NOBODY) -> str:
        """Ask something of a bot and give its answer; what it says yes to holds until the round ends."""
        fight = state.fight
        if fight is None or fight.phase != "play" or kind not in KINDS:
            raise Refusal(tr("Bots can only be asked in a fight."))
        if kind == KILL and not any(each.id == foe and each.lives for each in fight.foes):
            raise Refusal(tr("That enemy is not there any more."))
        request = Request(kind, by, fight.round, foe if kind == KILL else NOBODY)
        reply = reply_to(state, seat, request)
        if reply.yes:
            kept = [each for each in self.of(state, seat) if each.kind != kind]
            self._by_seat[seat] = (*kept, request)
        return tr(ANSWERS[reply.why].pattern, n=reply.n)

    def of(self, state: State, seat: int) -> tuple[Request, ...]:
        """Give what a bot has promised for this round."""
        now = state.fight.round if state.fight is not None else 0
        return tuple(each for each in self._by_seat.get(seat, ()) if each.round == now)
