"""Games by chance for a soak: laid out from any wishes, played for a while, with an eye on every step."""

from random import Random
from typing import Any, Final

from soulstack.app.game import Game
from soulstack.app.options import NewGame, SetupOption
from soulstack.app.tools.soak.trial import Trial
from soulstack.bots.specs import CHANCE, PREFIX
from soulstack.content.catalogue import Catalogue
from soulstack.kernel.decisions import Answer, Decision

SEEDS: Final = (0, 1, -1, 2**31, 2**63 - 1, -(2**63), 10**17)


def odd_wishes(door: Game, cards: Catalogue[Any], luck: Random, *, people: bool = False) -> NewGame:
    """Ask for a game with any values of its options; many of them cannot be."""
    rules = door.seats()
    count = luck.randint(rules.least, rules.most)
    levels = [CHANCE, CHANCE, CHANCE, rules.bots.levels[1] if len(rules.bots.levels) > 1 else CHANCE]
    seats = tuple("human" if people and luck.random() < 0.5 else PREFIX + luck.choice(levels) for _ in range(count))
    known = tuple(cards)
    given = {option.name: odd_value(option, cards, known, luck) for option in door.options() if luck.random() < 0.4}
    seed = luck.choice(SEEDS) if luck.random() < 0.1 else luck.getrandbits(48)
    cap = luck.choice((0, 0, 0, 1, 2, 30, 500))
    return NewGame(game=door.key, seats=seats, seed=seed, given=given, cap=cap)


def odd_value(option: SetupOption, cards: Catalogue[Any], known: tuple[str, ...], luck: Random) -> Any:
    """Give any value that an option may have, and now and then one that it may not."""
    words = option.choices or (cards.sets() if option.name == "sets" else known)
    if option.kind == "switch":
        return luck.random() < 0.5
    if option.kind == "number":
        return luck.choice((option.low, option.high, luck.randint(option.low, option.high)))
    if option.kind == "day":
        return luck.choice((0, 20240328, 10101, 99991231, 20000101 + luck.randrange(28)))
    if option.kind == "words":
        return tuple(luck.choice(words) for _ in range(luck.choice((0, 1, 1, 2, 3, option.most))))
    return luck.choice(words) if words else ""


def chance(decision: Decision, luck: Random) -> Answer:
    """Answer by chance."""
    count = luck.randint(decision.low, min(decision.high, len(decision.options)))
    return Answer(decision.seat, tuple(luck.sample(decision.options, count)))


def answer_somehow(session: Any, luck: Random) -> bool:
    """Answer what a person at the table is asked; tell whether anything was."""
    if session.decision is None and hasattr(session, "uncover"):
        session.uncover()  # whoever is asked next has to come to the screen first
    if session.over or session.decision is None:
        return False
    session.answer(chance(session.decision, luck).picks)
    return True


def play(
    trial: Trial, door: Game, new: NewGame, setup: Any, state: Any, cards: Catalogue[Any], *, most: int, check: int
) -> tuple[list[Answer], str]:
    """Let bots play so many decisions, or to the end; give the answers and a word for how it ended."""
    rules, make = door.rules(), door.bots().make_bot
    bots = [kind.removeprefix(PREFIX) if kind.startswith(PREFIX) else CHANCE for kind in new.seats]
    agents = [make(bot, seat, new.seed, cards, (seat,)) for seat, bot in enumerate(bots)]
    checker = rules.checker(setup, cards, check) if check else None
    apply = checker.play if checker is not None else rules.apply
    answers: list[Answer] = []
    while not state.over and len(answers) < most:
        with trial.doing_what(f"answer {len(answers) + 1}"):
            answer = _next(state, agents, rules, checker)
            apply(state, answer)
            answers.append(answer)
            continue
        return answers, "broke"
    if state.over and checker is not None:
        with trial.doing_what("the end"):
            checker.finish(state)
    return answers, "ended" if state.over else "played"


def _next(state: Any, agents: list[Any], rules: Any, checker: Any) -> Answer:
    for decision in state.pending:
        if checker is not None:
            checker.before(state, decision)
        agent = agents[decision.seat]
        picks = agent.choose(rules.glance(agent, state, decision.seat), decision)
        if picks is not None:
            return Answer(decision.seat, picks)
    first = state.pending[0]
    return Answer(first.seat, first.options[: first.low])
