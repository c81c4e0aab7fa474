"""More cards with abilities of several shipped ones, where the checks let them pass, in games that are played with them."""

from typing import Any, Final

import tomli_w
from attrs import fields_dict

from soulstack.app import registry
from soulstack.app.packs import of_set, packs
from soulstack.app.tools.soak.playing import odd_wishes, play
from soulstack.app.tools.soak.tables import crossed, shipped_tables
from soulstack.app.tools.soak.trial import Trial
from soulstack.content.errors import ContentError
from soulstack.content.loader import load
from soulstack.content.reader import Source

PART: Final = "mixtures"
CROSSED: Final = 160
"""Cards that are crossed for one game; the checks refuse some."""
COPIES: Final = 6
"""Of each, so that they are met."""
MOST: Final = 1200
"""Decisions that are played with them."""
TRIES: Final = 40
ROUNDS: Final = 12
"""How often what was refused is taken out until the rest passes."""


def run(trial: Trial, keys: tuple[str, ...]) -> str:
    """Cross cards, shuffle those that pass in among the others, and play."""
    door = registry.game(trial.luck.choice(keys))
    rules, shipped = door.rules(), packs(door.key).cards
    mixed: dict[str, Any] = {}
    with trial.doing_what("mix"):
        mixed = mixtures(trial, door.key)
        trial.see(mixed, "mix: no card passes")
    cards = shipped.part({**shipped, **mixed})
    for _ in range(TRIES):
        new = odd_wishes(door, cards, trial.luck)
        state: Any = None
        with trial.doing_what("lay out", ValueError):
            setup = rules.setup(new, cards)
            state = rules.new(setup, cards)
        if state is not None:
            break
    else:
        return "refused"
    _, ended = play(trial, door, new, setup, state, cards, most=MOST, check=trial.luck.choice((10, 50)))
    if trial.faults:
        trial.faults.append(f"it was {new}")
    return f"{door.key} {ended}"


def mixtures(trial: Trial, key: str) -> dict[str, Any]:
    """Give more cards, as a pack might bring them, that do what others do; what the checks refuse is left out."""
    room = registry.game(key).cards()
    known, shipped = shipped_tables(key), packs(key).cards
    left: dict[str, dict[str, Any]] = {}
    for card in trial.luck.sample(list(known), min(CROSSED, len(known))):
        values = crossed(key, card, trial.luck)
        if "copies" in fields_dict(type(shipped[card])):
            values["copies"] = COPIES
        left.setdefault(known[card].file, {})[f"own_{card}"] = values
    for _ in range(ROUNDS):
        sources = [Source(file, tomli_w.dumps(tables).encode()) for file, tables in left.items()]
        try:
            made = load(room.game(), sources, shipped).cards
        except ContentError as error:
            refused = {problem.card for problem in error.problems}
            left = {
                file: {card: values for card, values in tables.items() if card not in refused}
                for file, tables in left.items()
                if not any(problem.file == file and not problem.card for problem in error.problems)
            }
        else:
            return {name: of_set(card, shipped[name.removeprefix("own_")].set) for name, card in made.items()}
    return {}
