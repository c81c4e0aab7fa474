"""Whole games with odd wishes, under the eyes of the invariants; some are saved, opened and watched afterwards."""

from typing import Any, Final

from attrs import evolve

from soulstack.app import registry
from soulstack.app.packs import packs
from soulstack.app.playback import new_record, replay
from soulstack.app.save_schema import read_record
from soulstack.app.saves import SaveError, encode, read_save
from soulstack.app.slot import save_file
from soulstack.app.tools.soak.playing import odd_wishes, play
from soulstack.app.tools.soak.saves import game_of, put
from soulstack.app.tools.soak.trial import Trial, clear_home
from soulstack.kernel.record import RecordError, digest

PART: Final = "games"
TRIES: Final = 60
"""Wishes are made until some can be played."""
MOST: Final = 6000
"""Decisions after which a game is long enough."""


def run(trial: Trial, keys: tuple[str, ...]) -> str:
    """Play one game that somebody might have asked for."""
    door = registry.game(trial.luck.choice(keys))
    rules, cards = door.rules(), packs(door.key).cards
    for _ in range(TRIES):
        new = odd_wishes(door, cards, trial.luck)
        state: Any = None
        with trial.doing_what(f"lay out {new}", ValueError):
            setup = rules.setup(new, cards)
            state = rules.new(setup, cards)
        if state is not None:
            break
    else:
        return "refused"
    check = trial.luck.choice((1, 20, 20, 100))
    answers, ended = play(trial, door, new, setup, state, cards, most=MOST // (4 if check == 1 else 1), check=check)
    if trial.faults:
        trial.faults.append(f"it was {new}")
    elif trial.luck.random() < 0.5:
        record = new_record(door, setup, rules.mark(setup, cards))
        for answer in answers:
            record.add(answer)
        record.checkpoints[len(answers)] = digest(state)
        go_through_a_file(trial, door.key, record, cards)
    return f"{door.key} {ended}"


def go_through_a_file(trial: Trial, key: str, record: Any, cards: Any) -> None:
    """Write a game as it is saved, read it and play it again: it has to come to the same end."""
    clear_home()
    with trial.doing_what("save and verify", SaveError, RecordError):
        put(save_file(key), encode(evolve(game_of(key, 0, 0), record=record.to_json())))
        found = read_record(read_save(save_file(key)).save)
        trial.see(found.answers == record.answers, "the file holds other answers")
        replay(registry.game(key).rules(), found, cards, verify=True)
        return
    trial.faults.append("a game that was played cannot be played again")
