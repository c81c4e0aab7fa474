"""A player's process is killed in the middle of whatever it does: all that it said was kept is there afterwards."""

import contextlib
import multiprocessing
import os
import signal
import time
from multiprocessing.connection import Connection
from random import Random
from typing import Any, Final

from attrs import asdict, define, evolve, field

from soulstack import paths
from soulstack.app import registry, slots
from soulstack.app import session as sessions
from soulstack.app.options import NewGame
from soulstack.app.packs import packs
from soulstack.app.saves import Save, SaveError, list_saves, look_at, read_save, write_save
from soulstack.app.settings import Settings, load_settings, save_settings
from soulstack.app.slot import has_save, replay_folders, save_file
from soulstack.app.statistics import Statistics, load_statistics, statistics_file
from soulstack.app.tools.soak.playing import chance
from soulstack.app.tools.soak.trial import Trial, clear_home

PART: Final = "kills"
SPELL: Final = 40
"""Kills in one home, before everything begins anew."""
LONGEST_LIFE: Final = 0.25
"""Seconds that a player's process lives at most after its first word."""
PATIENCE: Final = 60.0
"""Seconds until it has to have said its first word."""
SLOT: Final = 3
SETTINGS, STATISTICS, KEPT = "settings", "statistics", "slot"


@define
class Promises:
    """What was said to be kept, and what was under way since."""

    games: dict[tuple[str, int], int] = field(factory=dict)
    """By game and seed how many answers were on the disk."""
    done: dict[tuple[str, str], int] = field(factory=dict)
    """By game and kind of file the number that was written last."""
    begun: dict[tuple[str, str], int] = field(factory=dict)

    def hear(self, word: tuple[Any, ...]) -> None:
        """Take in what a process said."""
        match word:
            case ("answers", key, seed, count):
                self.games[key, seed] = count
            case ("begins", key, kind, number):
                self.begun[key, kind] = number
            case ("ends", key, kind, number):
                self.done[key, kind] = number
            case _:
                pass


_promises = Promises()


def run(trial: Trial, keys: tuple[str, ...]) -> str:
    """Let a process play on from what the last one left, kill it, and look at what is there."""
    if trial.number % SPELL == 0:
        clear_home()
        _promises.__init__()  # type: ignore[misc]
    key = keys[trial.luck.randrange(len(keys))]
    packs(key)
    heard = kill_one(trial, key)
    with trial.doing_what("look", SaveError):
        for each in keys:
            look(trial, each)
    return f"{key} killed after {min(heard, 30) // 10 * 10}+ words"


def kill_one(trial: Trial, key: str) -> int:
    """Start a player, let it live for a moment, and kill it; give how many words it had said."""
    ours, theirs = multiprocessing.Pipe(duplex=False)
    how = "fork" if "fork" in multiprocessing.get_all_start_methods() else "spawn"
    player: Any = multiprocessing.get_context(how).Process(target=live, args=(theirs, key, trial.luck.getrandbits(32)))  # type: ignore[attr-defined]
    player.start()
    theirs.close()
    heard = 0
    if not ours.poll(PATIENCE):
        trial.faults.append("the player never said a word")
    time.sleep(trial.luck.random() * LONGEST_LIFE)
    player.kill()
    with contextlib.suppress(EOFError, OSError):
        while True:
            word = ours.recv()
            if word[0] == "failed":
                trial.faults.append(f"the player: {word[1]}")
            _promises.hear(word)
            heard += 1
    player.join()
    ours.close()
    return heard


# --- the player -----------------------------------------------------------------------------------------------------


def live(line: Connection, key: str, seed: int) -> None:
    """Play, save, count and choose for ever, and say what is done; this is the process that is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    luck = Random(seed)
    try:
        game = sit_down(key, luck)
        while True:
            game = act(line, key, game, luck)
    except BaseException as error:  # noqa: BLE001 - all of it is told
        with contextlib.suppress(OSError):
            line.send(("failed", f"{type(error).__name__}: {error}"))
    os._exit(0)


def sit_down(key: str, luck: Random) -> Any:
    """Continue the game that is there, or deal another one."""
    if has_save(key):
        return sessions.resume(key)
    rules = registry.game(key).seats()
    seats = ("human",) * max(rules.least, 2)
    game = sessions.new_session(NewGame(game=key, seats=seats, names=("Ash", "Bea"), seed=luck.getrandbits(40)))
    game.keep_now()
    return game


def act(line: Connection, key: str, game: Any, luck: Random) -> Any:
    """Do one thing that leads to writing."""
    match luck.randrange(12):
        case 0:
            line.send(("begins", key, KEPT, len(game.record.answers)))
            slots.keep(key, SLOT, game.to_save(), "kept")
            line.send(("ends", key, KEPT, len(game.record.answers)))
        case 1:
            number = 1 + luck.randrange(5000)
            line.send(("begins", "", SETTINGS, number))
            if save_settings(Settings(bot_pause_ms=number)) is None:
                line.send(("ends", "", SETTINGS, number))
        case 2:
            number = load_statistics().games + 1
            line.send(("begins", "", STATISTICS, number))
            write_save(statistics_file(), Save(asdict(Statistics(games=number))))
            line.send(("ends", "", STATISTICS, number))
        case 3 if luck.random() < 0.15:
            game.concede()
            game.close()
            return sit_down(key, luck)
        case _:
            for _ in range(luck.choice((1, 1, 4))):
                if not game.over:
                    # Not what the screen would let its people answer, but what the record and the save are told of.
                    game._apply(chance(luck.choice(game.state.pending), luck))  # noqa: SLF001
            game._saver.flush()  # noqa: SLF001 - only then is it on the disk
            line.send(("answers", key, game.seed, len(game.record.answers)))
            if game.over:
                game.close()
                return sit_down(key, luck)
    return game


# --- what is there afterwards ---------------------------------------------------------------------------------------


def look(trial: Trial, key: str) -> None:
    """Hold what lies on the disk against what was said to be kept."""
    found: dict[tuple[str, int], int] = {}
    if has_save(key):
        loaded = read_save(save_file(key))
        trial.see(loaded.notice is None, f"the save was damaged: {loaded.notice}")
        note(found, key, loaded.save)
        opened = sessions.resumed(evolve(loaded.save))
        trial.see(opened.notice is None, f"the game does not go on: {opened.notice}")
        opened.keeps = False
        opened.close()
    for folder in replay_folders(key):
        for file in list_saves(folder):
            note(found, key, look_at(file))
    for (game, seed), count in _promises.games.items():
        if game == key:
            kept = found.get((game, seed), -1)
            trial.see(kept >= count, f"game {seed} had {count} answers on the disk, and has {kept}")
    slot = slots.read_slot(key, SLOT)
    trial.see(not slot.problem, f"the slot: {slot.problem}")
    if (key, KEPT) in _promises.done:
        trial.see(slot.meta is not None, "the slot is empty")
    loaded_settings = load_settings()
    trial.see(not loaded_settings.notes, f"settings: {loaded_settings.notes}")
    number = loaded_settings.settings.bot_pause_ms
    last, begun = _promises.done.get(("", SETTINGS)), _promises.begun.get(("", SETTINGS))
    trial.see(
        last is None or number in {last, begun}, f"settings: {last} was written, {begun} was begun, {number} is there"
    )
    if last is not None:
        _promises.done["", SETTINGS] = number
    # Games that were given up are counted too, so there may be more.
    counted = _promises.done.get(("", STATISTICS), 0)
    trial.see(load_statistics().games >= counted, f"statistics: {counted} games were counted, now fewer are")
    trial.see(not (paths.saves(key) / "damaged").exists(), "something was moved aside")


def note(found: dict[tuple[str, int], int], key: str, save: Save) -> None:
    """Note how far a game has come that lies somewhere."""
    seed = int(save.record["setup"]["seed"])
    found[key, seed] = max(found.get((key, seed), 0), len(save.record["answers"]))
