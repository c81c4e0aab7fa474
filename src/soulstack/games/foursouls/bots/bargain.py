"""Favours for cents: what a bot would want for one, and how it keeps its word.

Nobody is bound by a bargain (BART-04). A bot that has taken the cents keeps its word for the turn all the same; what it has
promised stands in its view, so the same view still leads to the same answer.
"""

from typing import Final

from soulstack.games.foursouls.bots.judge import Judge
from soulstack.games.foursouls.rules.view import Favour

PRIDE: Final = 1.0
"""What a bot wants for any favour, however little it minds."""
NEVER: Final = 20.0
"""Nothing that costs more than this is for sale."""


def price(judge: Judge, favour: Favour) -> int | None:
    """Give the fewest cents for which a favour pays, or None when it cannot be bought.

    It is said aloud, so it must not depend on the bot's hand: what waits is priced by its harm, not by what could stop it.
    """
    winner = judge.view.seats[favour.to]
    leads = winner.souls >= winner.souls_to_win - 1
    if favour.kind == "attack":
        obj = judge.view.objects.get(favour.ref[1]) if favour.ref is not None else None
        if obj is None or not judge.may_attack(judge.me) or judge.view.attack is not None:
            return None
        cost = judge.best_attack(judge.me) - judge.attack_worth(judge.me, obj)
    elif favour.kind == "let_be":
        if leads:
            return None
        item = judge.on_stack(favour.ref[1]) if favour.ref is not None else None
        cost = -0.5 * judge.stack_worth(item) if item is not None else 0.0
    else:
        cost = PRIDE if not leads else NEVER
    # Cents that the other one loses are a gain as well, and most when that is the leader.
    cost = (max(0.0, cost) + PRIDE) / (judge.traits.greed - judge.weight(favour.to))
    return None if cost > NEVER else max(1, round(cost + 0.49))
