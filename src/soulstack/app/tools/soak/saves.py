"""Spoilt saves, slots, replays, statistics and settings go through everything that opens one."""

import contextlib
import hashlib
import io
import json
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

import tomli_w
from attrs import asdict, evolve

from soulstack import paths
from soulstack.app import registry, replay_session, slots
from soulstack.app import session as sessions
from soulstack.app.files import previous
from soulstack.app.options import NewGame, SeatChoice
from soulstack.app.packs import packs
from soulstack.app.playback import new_record
from soulstack.app.saves import SCHEMA, Save, SaveError, encode
from soulstack.app.settings import LastGame, Settings, load_settings, save_settings
from soulstack.app.slot import has_save, meta_of_save, replay_files, save_file
from soulstack.app.statistics import Statistics, load_statistics, statistics_file
from soulstack.app.tools import replay as replay_tool
from soulstack.app.tools.soak.playing import answer_somehow, chance, odd_wishes
from soulstack.app.tools.soak.spoiling import LITTLE, spoilt_bytes, spoilt_value
from soulstack.app.tools.soak.trial import Trial, chosen, clear_home, everything
from soulstack.kernel.record import digest

PART: Final = "saves"
LENGTHS: Final = (0, 12, 60, 200)
"""Answers in the games that are spoilt."""
WAYS: Final = {"content": 6, "bytes": 3, "header": 1}
"""How files are spoilt: what a sound checksum stands over, any bytes, or what says which format it is."""
OPENERS: Final = {"resume": 5, "slot": 3, "replay": 5, "settings": 2, "statistics": 2}
MOVES: Final = 6
"""Answers that are given in a game which could be opened after all."""


def run(trial: Trial, keys: tuple[str, ...]) -> str:
    """Spoil one file and open it in every way that there is for it."""
    clear_home()
    way = chosen(trial.luck, OPENERS)
    if way == "settings":
        return spoilt_settings(trial)
    if way == "statistics":
        return spoilt_statistics(trial)
    key = trial.luck.choice(keys)
    save = game_of(key, trial.luck.randrange(3), trial.luck.choice(LENGTHS))
    data = spoilt(save, trial.luck)
    return {"resume": open_save, "slot": open_slot, "replay": open_replay}[way](trial, key, data, save)


# --- the files ------------------------------------------------------------------------------------------------------


@cache
def game_of(key: str, number: int, length: int) -> Save:
    """Give a game that was played by chance for so many answers, as it is saved."""
    luck = Random(f"{key}:{number}")
    door = registry.game(key)
    rules, cards = door.rules(), packs(key).cards
    while True:
        new = odd_wishes(door, cards, luck, people=True)
        with contextlib.suppress(ValueError):
            setup = rules.setup(new, cards)
            state = rules.new(setup, cards)
            break
    record = new_record(door, setup, rules.mark(setup, cards))
    while not state.over and len(record.answers) < length:
        answer = chance(state.pending[luck.randrange(len(state.pending))], luck)
        rules.apply(state, answer)
        record.add(answer)
        if len(record.answers) % 50 == 0:
            record.checkpoints[len(record.answers)] = digest(state)
    meta = {
        "cards": record.cards,
        "turn": max(0, int(getattr(state, "turn", 0))),
        "seats": list(new.seats),
        "names": [f"Seat {seat}" for seat in range(len(new.seats))],
        "over": state.over,
        "winners": list(state.winners or ()),
        "picture": slots.pack_picture(bytes(slots.PICTURE[0] * slots.PICTURE[1] * 3)),
    }
    return Save(record.to_json(), None, meta)


def spoilt(save: Save, luck: Random) -> bytes:
    """Give the bytes of a save that is not what was written."""
    way = chosen(luck, WAYS)
    if way == "bytes":
        return spoilt_bytes(encode(save), luck)
    content: Any = {"meta": save.meta, "record": save.record, "snapshot": save.snapshot}
    schema = str(SCHEMA)
    if way == "header":
        schema = luck.choice(("0", "2", "999999", "01", "-1"))
    else:
        part = luck.choice(("meta", "record", "record", "setup", "answers", "whole"))
        if part == "whole":
            content = spoilt_value(content, luck)
        elif part in {"setup", "answers"}:
            content["record"] = {**save.record, part: spoilt_value(save.record[part], luck)}
        else:
            content[part] = spoilt_value(content[part], luck)
    try:
        return with_sum(json.dumps(content).encode(), schema)
    except RecursionError:
        return spoilt_bytes(encode(save), luck)


def with_sum(body: bytes, schema: str = str(SCHEMA)) -> bytes:
    """Give a file whose checksum is sound, whatever it says."""
    digest = hashlib.sha256(f"{schema} {len(body)} 0.1.0 -\n".encode() + body).hexdigest()
    return f"SOULSTACK-SAVE schema={schema} sha256={digest} length={len(body)} build=0.1.0 cards=-\n".encode() + body


def put(file: Path, data: bytes) -> None:
    """Lay a file where somebody may have put it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(data)


# --- the openers ----------------------------------------------------------------------------------------------------


def open_save(trial: Trial, key: str, data: bytes, sound: Save) -> str:
    """Open a spoilt save as the game that is continued, perhaps with a sound one before it."""
    put(save_file(key), data)
    before = trial.luck.random() < 0.3
    if before:
        put(previous(save_file(key)), encode(sound))
    with trial.doing_what("title"):
        trial.see(has_save(key), "title: nothing is offered")
        meta = meta_of_save(key)
        said = "".join((meta.label, *meta.names)) if meta is not None else ""
        trial.see(said.isprintable(), "title: the words cannot be printed")
    opened: Any = None
    with trial.doing_what("resume", SaveError):
        opened = sessions.resume(key)
    trial.see(not before or opened is not None or data in everything(paths.data()), "resume: the one before is lost")
    return play_on(trial, opened, data)


def play_on(trial: Trial, opened: Any, data: bytes) -> str:
    """Play a game that could be opened, or see that one which could not is kept."""
    if opened is None:
        trial.see(data in everything(paths.data()), "a file that was refused is gone")
        return "refused"
    whole = opened.notice is None
    with trial.doing_what("play"):
        if opened.notice:
            trial.look_at_sentence("notice", opened.notice)
        opened.pause(True)  # bots would think in a process of their own
        opened.poll()
        for _ in range(MOVES):
            if not answer_somehow(opened, trial.luck):
                break
        opened.undo()
        opened.told_before()
        opened.plan()
        opened.to_save()
    with trial.doing_what("close"):
        opened.close()
    trial.see(whole or data in everything(paths.data()), "a game that went on from an earlier moment is not kept whole")
    return "opened"


def open_slot(trial: Trial, key: str, data: bytes, sound: Save) -> str:
    """List the slots with a spoilt one among them, and open it."""
    number = trial.luck.randint(1, slots.SLOTS)
    other = number % slots.SLOTS + 1
    put(slots.slot_file(key, number), data)
    with trial.doing_what("list", SaveError):
        slots.keep(key, other, sound, "sound")
        for each in range(slots.SLOTS + 1):
            found = slots.read_slot(key, each)
            if found.problem:
                trial.look_at_sentence("slot", found.problem)
        trial.see(not slots.read_slot(key, other).problem, "list: a sound slot is called odd")
    opened: Any = None
    with trial.doing_what("open a slot", SaveError):
        opened = sessions.open_slot(key, number)
    return play_on(trial, opened, data)


def open_replay(trial: Trial, key: str, data: bytes, sound: Save) -> str:
    """List the replays with a spoilt one among them, verify it, and watch it."""
    file = paths.replays(key) / "20260102-030405.save"
    put(file, data)
    put(file.with_name("20260102-030406.save"), encode(sound))
    opened: Any = None
    with trial.doing_what("verify"), contextlib.redirect_stdout(io.StringIO()) as out:
        errors = io.StringIO()
        with contextlib.redirect_stderr(errors):
            code = replay_tool.verify(file)
        trial.see(code in {0, 1, 2}, f"verify: exit code {code}")
        said = (out.getvalue() + errors.getvalue()).strip()
        trial.see(said and "Traceback" not in said, f"verify: says {said[:200]!r}")
    with trial.doing_what("open a replay", SaveError):
        opened = replay_session.open_replay(file)
    with trial.doing_what("list", SaveError):
        for each in replay_files(key):
            problem = replay_session.describe(each).problem
            if problem:
                trial.look_at_sentence("list", problem)
    trial.see(data in everything(paths.data()), "a replay is gone")
    if opened is None:
        return "refused"
    with trial.doing_what("watch"):
        if opened.notice:
            trial.look_at_sentence("notice", opened.notice)
        for _ in range(MOVES):
            opened.step()
            opened.poll()
        opened.seek(opened.length)
        opened.look_from(trial.luck.randint(-1, 9))
        opened.told()
        opened.step_back()
        opened.seek_turn(-1)
        opened.to_save(opened.seats)
        opened.close()
    return "opened"


# --- settings and statistics ----------------------------------------------------------------------------------------


def usual_settings() -> Settings:
    """Give settings in which everything has been chosen once."""
    games = {}
    for door in registry.games():
        seats = tuple(SeatChoice("Ash", kind) for kind in ("human", "bot:random")[: door.seats().most])
        games[door.key] = LastGame(seats=seats, seed="17", setup={each.name: each.default for each in door.options()})
    return Settings(language="de", games=games, keys={"undo": "u"})


def spoilt_settings(trial: Trial) -> str:
    """Read spoilt settings and write them again."""
    table = json.loads(json.dumps(asdict(usual_settings())))
    try:
        data = tomli_w.dumps(spoilt_value(table, trial.luck, LITTLE)).encode()
    except (TypeError, ValueError, AttributeError, RecursionError):
        data = tomli_w.dumps(table).encode()  # nothing, and what is no table, cannot be written as TOML
    if trial.luck.random() < 0.4:
        data = spoilt_bytes(data, trial.luck)
    put(paths.settings_file(), data)
    settings = Settings()
    with trial.doing_what("read"):
        loaded = load_settings()
        settings = loaded.settings
        for note in loaded.notes:
            trial.look_at_sentence("note", note)
        for door in registry.games():
            last = settings.last(door.key)
            with contextlib.suppress(ValueError):
                cards = packs(door.key).cards
                new = NewGame.of(last.seats, game=door.key, given=last.setup)
                door.rules().new(door.rules().setup(new, cards), cards)
    with trial.doing_what("write"):
        problem = save_settings(settings)
        trial.see(problem is None, f"write: {problem}")
        again = load_settings()
        trial.see(not again.notes and again.settings == settings, "write: what was read is not what is written")
    trial.see(data in everything(paths.data()) or data == b"", "settings that were refused are gone")
    return "read"


def spoilt_statistics(trial: Trial) -> str:
    """Read spoilt statistics, and count on."""
    counted = Statistics(games=9, won=4, turns=120, longest=30, souls=17, counted=["a", "b"])
    counted.against = {"bot:easy": [4, 2], "friends": [5, 2]}
    counted.items.update({"the_d6": 3})
    record = json.loads(json.dumps(asdict(counted)))
    sound = Save(record)
    if trial.luck.random() < 0.4:
        data = spoilt_bytes(encode(sound), trial.luck)
    else:
        record = spoilt_value(record, trial.luck)
        data = with_sum(json.dumps({"meta": {}, "record": record, "snapshot": None}).encode())
    put(statistics_file(), data)
    with trial.doing_what("read", SaveError):
        found = load_statistics()
        save = evolve(sound, record=asdict(found))
        encode(save)
        trial.see(Statistics.from_json(asdict(found)) == found, "read: it is not what is written again")
    trial.see(data in everything(paths.data()), "statistics that were refused are gone")
    return "read"
