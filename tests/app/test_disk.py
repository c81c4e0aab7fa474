"""Disks fail and lose their power: what was kept last, or what was kept before it, is there all the same."""

import contextlib
import json
import re
from pathlib import Path

import pytest
from attrs import evolve
from tests.app.bad_disks import FAILS, LOST, WAYS, FailingDisk, PluggedDisk, lay_out

from soulstack import paths
from soulstack.app import files, registry, session, slots
from soulstack.app.options import NewGame
from soulstack.app.saves import MissingSaveError, Save, SaveError, list_saves, read_save, set_aside, write_save
from soulstack.app.settings import Settings, load_settings, save_settings
from soulstack.app.slot import save_file
from soulstack.app.statistics import Statistics, load_statistics, statistics_file
from soulstack.kernel.decisions import Answer

GAMES = tuple(registry.MODULES)
SEATS = {"foursouls": ("human", "bot:random"), "spire": ("human:ironclad", "human:silent")}
APP = Path(files.__file__).parent
WRITES = re.compile(
    r"\.(write_bytes|write_text|mkdir|unlink|hardlink_to|symlink_to|rmdir|touch)\(|(?<!disk)\.(rename|replace)\([^,()]*\)"
    r"|os\.(replace|rename|link|fsync|write)\b|\bshutil\b|\btempfile\b|open\([^)]*[\"'](r\+|[wax])"
)


@pytest.fixture
def use(monkeypatch):
    """Puts another disk in the place of the real one."""

    def use(disk):
        monkeypatch.setattr(files, "disk", disk)
        return disk

    return use


def games_of(key, count=3):
    """Gives saves of one game, each a few answers further than the one before."""
    rules = registry.game(key).rules()
    opened = session.new_session(NewGame(game=key, seats=SEATS[key], names=("Anna", "Ben"), seed=5))
    opened.close()
    found = []
    for _ in range(count):
        for _ in range(4):
            asked = opened.state.pending[0]
            answer = Answer(asked.seat, asked.options[: max(asked.low, 1)])
            rules.apply(opened.state, answer)
            opened.record.add(answer)
        save = opened.to_save()
        found.append(evolve(save, record=json.loads(json.dumps(save.record))))
    return found


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    patch = pytest.MonkeyPatch()
    patch.setenv("SOULSTACK_HOME", str(tmp_path_factory.mktemp("played")))
    yield {key: games_of(key) for key in GAMES}
    patch.undo()


def found(file):
    try:
        return read_save(file).save.record
    except MissingSaveError:
        return None


def ways_to_fail(prepare):
    """Prepare again and again, and give a disk of which each time another call goes wrong, until all of them have."""
    for way in WAYS:
        for number in range(1000):
            files.disk = FailingDisk()
            prepare()
            files.disk = disk = FailingDisk(number, way)
            yield disk
            if len(disk.calls) <= number:
                assert number, "something is asked of it"
                break


# --- one call fails, is cut short or is lost ------------------------------------------------------------------------


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("links", [True, False])
def test_whatever_one_call_does_the_last_save_or_the_one_before_survives(
    played, key, links, use, monkeypatch, tmp_path
):
    first, second, third = played[key]
    use(FailingDisk())
    if not links:
        monkeypatch.setattr(Path, "hardlink_to", lambda *_: (_ for _ in ()).throw(OSError(1, "no links here")))
    numbers = iter(range(1000))
    folder = tmp_path

    def prepare():
        nonlocal folder
        folder = tmp_path / str(next(numbers))
        write_save(folder / "game.save", first)
        write_save(folder / "game.save", second)

    for disk in ways_to_fail(prepare):
        told = ""
        try:
            write_save(folder / "game.save", third)
        except SaveError as error:
            told = str(error)
        files.disk = FailingDisk()
        kept = found(folder / "game.save")
        assert kept in (second.record, third.record), disk.failed
        assert kept == third.record or told or disk.way == LOST, disk.failed
        assert not told or (told.endswith(".") and "\n" not in told)
        # The next save goes through, and the one before it is there as well.
        write_save(folder / "game.save", first)
        assert found(folder / "game.save") == first.record
        assert found(files.previous(folder / "game.save")) == kept, disk.failed
        litter = list(folder.glob(f"{files.PREFIX}*"))
        assert not litter or disk.way == LOST or disk.failed.startswith("remove"), disk.failed
        assert files.sweep(folder, older_than=-1.0) == len(litter)


def test_whatever_one_call_does_the_settings_are_the_last_ones_or_those_before(use):
    use(FailingDisk())

    def prepare():
        save_settings(Settings(bot_pause_ms=1))
        save_settings(Settings(bot_pause_ms=2))

    for disk in ways_to_fail(prepare):
        told = save_settings(Settings(bot_pause_ms=3))
        loaded = load_settings()
        assert loaded.settings.bot_pause_ms in (2, 3), disk.failed
        assert loaded.settings.bot_pause_ms == 3 or told or disk.way == LOST, disk.failed


def test_whatever_one_call_does_the_statistics_are_the_last_ones_or_those_before(use):
    use(FailingDisk())

    def write(games):
        from attrs import asdict

        write_save(statistics_file(), Save(asdict(Statistics(games=games))))

    def prepare():
        write(1)
        write(2)

    for disk in ways_to_fail(prepare):
        with contextlib.suppress(SaveError):
            write(3)
        assert load_statistics().games in (2, 3), disk.failed


@pytest.mark.parametrize("key", GAMES)
def test_whatever_one_call_does_a_slot_holds_one_of_its_games(played, key, use):
    first, second, third = played[key]
    use(FailingDisk())

    def prepare():
        slots.clear(key, 1)
        slots.keep(key, 1, first)
        slots.keep(key, 1, second)

    for disk in ways_to_fail(prepare):
        with contextlib.suppress(SaveError):
            slots.keep(key, 1, third, "Before the boss")
        files.disk = FailingDisk()
        found = slots.read_slot(key, 1)
        assert not found.problem
        assert read_save(slots.slot_file(key, 1)).save.record in (second.record, third.record), disk.failed


@pytest.mark.parametrize("key", GAMES)
def test_whatever_one_call_does_a_game_that_is_over_is_a_save_or_a_replay(played, key, use, monkeypatch):
    use(FailingDisk())
    for links in (True, False):
        if not links:
            monkeypatch.setattr(Path, "hardlink_to", lambda *_: (_ for _ in ()).throw(OSError(1, "no links here")))

        def prepare():
            for file in list_saves(paths.replays(key)):
                file.unlink()
            write_save(save_file(key), played[key][0])
            write_save(save_file(key), played[key][1])

        for disk in ways_to_fail(prepare):
            with contextlib.suppress(OSError):
                session.keep_as_replay(key)
            kept = [found(file) for file in (save_file(key), *list_saves(paths.replays(key))) if file.exists()]
            assert played[key][1].record in kept, disk.failed


# --- the power goes -------------------------------------------------------------------------------------------------


def states_of(disk, home, tmp_path):
    """Lay out every folder that a power cut at any moment could leave, once each."""
    seen = set()
    for number, moment in enumerate(disk.moments):
        for state in moment.states():
            mark = (number, tuple(sorted((str(path), data) for path, data in state.items())))
            if mark in seen:
                continue
            seen.add(mark)
            target = tmp_path / f"after-{len(seen)}"
            target.mkdir()
            lay_out(state, home, target)
            yield number, target


@pytest.mark.parametrize("key", GAMES)
def test_after_a_power_cut_the_last_save_is_there_or_the_one_before(played, key, use, tmp_path):
    home = tmp_path / "home"
    home.mkdir()
    disk = use(PluggedDisk(home))
    done = [(0, None)]
    for save in played[key]:
        write_save(home / "saves" / key / "game.save", save)
        done.append((len(disk.moments) - 1, save.record))
    use(FailingDisk())
    for number, target in states_of(disk, home, tmp_path):
        at = max(at for at, (moment, _) in enumerate(done) if moment <= number)
        expected = [record for _, record in done[at : at + 2]]
        assert found(target / "saves" / key / "game.save") in expected, number


@pytest.mark.parametrize("key", GAMES)
def test_after_a_power_cut_a_game_that_is_over_is_a_save_or_a_replay(played, key, use, tmp_path, monkeypatch):
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("SOULSTACK_HOME", str(home))
    disk = use(PluggedDisk(home))
    write_save(save_file(key), played[key][1])
    begun = len(disk.moments)
    session.keep_as_replay(key)
    use(FailingDisk())
    for number, target in states_of(disk, home, tmp_path):
        if number >= begun:
            folders = (target / "saves" / key, target / "replays" / key)
            kept = [found(file) for folder in folders for file in list_saves(folder)]
            assert played[key][1].record in kept, number


def test_after_a_power_cut_a_damaged_file_is_where_it_was_or_aside(use, tmp_path):
    home = tmp_path / "home"
    home.mkdir()
    disk = use(PluggedDisk(home))
    files.write_atomically(home / "game.save", b"junk")
    begun = len(disk.moments)
    set_aside(home / "game.save")
    for number, target in states_of(disk, home, tmp_path):
        if number >= begun:
            assert b"junk" in [path.read_bytes() for path in target.rglob("game.save")]


def test_after_a_power_cut_settings_are_those_before_or_after(use, tmp_path):
    home = tmp_path / "home"
    home.mkdir()
    disk = use(PluggedDisk(home))
    save_settings(Settings(bot_pause_ms=1), home / "settings.toml")
    begun = len(disk.moments)
    save_settings(Settings(bot_pause_ms=2), home / "settings.toml")
    for number, target in states_of(disk, home, tmp_path):
        if number >= begun:
            loaded = load_settings(target / "settings.toml")
            assert loaded.settings.bot_pause_ms in (1, 2)
            assert not loaded.notes


def test_the_plugged_disk_notices_what_is_not_synced(use, tmp_path, monkeypatch):
    home = tmp_path / "home"
    home.mkdir()
    disk = use(PluggedDisk(home))
    monkeypatch.setattr(disk, "sync", lambda handle: None)
    files.write_atomically(home / "game.save", b"first", keep_previous=False)
    left = [path.read_bytes() for _, target in states_of(disk, home, tmp_path) for path in target.glob("game.save")]
    assert b"" in left


# --- nothing goes past it -------------------------------------------------------------------------------------------


PAST_IT = {
    "disk.py": "is the disk",
    "locks.py": "opens locks, in which nothing is written",
    "crash_report.py": "tells what went wrong, on whatever disk there is",
    "narration.py": "tells lines among the reports, which a next start writes anew",
    "tools/ledger.py": "keeps the results of simulate, line by line",
    "tools/report_page.py": "writes a page that can be made again",
    "tools/soak/": "spoils files in a home of its own",
}


def test_nothing_that_is_kept_is_written_past_the_disk():
    for file in APP.rglob("*.py"):
        name = file.relative_to(APP).as_posix()
        if not name.startswith(tuple(PAST_IT)):
            lines = [line for line in file.read_text(encoding="utf-8").splitlines() if WRITES.search(line)]
            assert not [line for line in lines if "Sentence(" not in line], name


def test_what_failed_says_so_in_the_way_of_the_disk(use, tmp_path):
    use(FailingDisk(0, FAILS))
    with pytest.raises(files.WriteError, match="Input/output error"):
        files.write_atomically(tmp_path / "game.save", b"data")
