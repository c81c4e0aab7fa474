#!/usr/bin/env python3
"""Plays Soulstack from this folder: python3 play.py (Windows: py play.py).

The first start makes .venv beside this file and installs the game there; later starts only compare a stamp.

    python3 play.py                        opens the game
    python3 play.py --test [pytest words]  runs the tests
    python3 play.py simulate --games 10    any other words go to the command line

Only the standard library is used, and the syntax is one that Python 2.7 can read, so that an old Python says what is
missing instead of showing a syntax error.
"""

import hashlib
import os
import subprocess
import sys

OLDEST = (3, 11)
ROOT = os.path.dirname(os.path.abspath(__file__))
VENV = os.path.join(ROOT, ".venv")
WINDOWS = os.name == "nt"
PYTHON = os.path.join(VENV, "Scripts", "python.exe") if WINDOWS else os.path.join(VENV, "bin", "python")


class SetupError(Exception):
    """Says in one sentence why the game could not be made ready."""


def main(words):
    # type: (list[str]) -> int
    """Makes the environment ready and hands over to the game or to its tests."""
    if sys.version_info < OLDEST:
        sys.stderr.write(
            "Soulstack needs Python 3.11 or newer, and this is Python {}.{}: "
            "install a newer one from python.org or your system's packages and start play.py with it.\n".format(
                sys.version_info[0], sys.version_info[1]
            )
        )
        return 1
    testing = words[:1] == ["--test"]
    try:
        make_ready("test" if testing else "play")
    except SetupError as error:
        sys.stderr.write("{}\n".format(error))
        return 1
    except KeyboardInterrupt:
        sys.stderr.write("Setting up was stopped; the next start carries on.\n")
        return 130
    if testing:
        os.chdir(ROOT)
        return hand_over([PYTHON, "-m", "pytest"] + test_words(words[1:]))
    return hand_over([PYTHON, "-m", "soulstack"] + words)


def make_ready(purpose):
    # type: (str) -> None
    """Creates .venv and installs the game into it, unless the stamp says that this was done."""
    if is_stamped(purpose):
        return
    sys.stderr.write("Setting up Soulstack in .venv; this happens once and takes about half a minute.\n")
    sys.stderr.flush()
    if not is_usable():
        create()
    install("{}[test]".format(ROOT) if purpose == "test" else ROOT)
    # What tests need includes what playing needs.
    for done in ("play", "test") if purpose == "test" else ("play",):
        with open(stamp_file(done), "w") as file:
            file.write(fingerprint())


def stamp_file(purpose):
    # type: (str) -> str
    """Names the file that records what was last installed for playing or for testing."""
    return os.path.join(VENV, "soulstack-{}.stamp".format(purpose))


def fingerprint():
    # type: () -> str
    """Changes with the requirements, with this folder's place and with the Python that .venv runs on."""
    digest = hashlib.sha256()
    for name in (os.path.join(ROOT, "pyproject.toml"), os.path.join(VENV, "pyvenv.cfg")):
        with open(name, "rb") as file:
            digest.update(file.read())
    for place in (ROOT, os.path.realpath(PYTHON)):
        digest.update(place.encode("utf-8", "surrogateescape"))
    return digest.hexdigest()


def is_stamped(purpose):
    # type: (str) -> bool
    """Tells whether .venv already holds what this purpose needs."""
    try:
        with open(stamp_file(purpose)) as file:
            return file.read() == fingerprint() and os.path.exists(PYTHON)
    except OSError:
        return False


def is_usable():
    # type: () -> bool
    """Tells whether .venv has a Python that starts, is new enough and finds the packages installed with it."""
    # A system upgrade can put a newer Python behind the old link; it then looks into an empty packages folder.
    question = (
        "import os, sys, sysconfig; print(sys.version_info >= (3, 11) and os.path.isdir(sysconfig.get_path('purelib')))"
    )
    try:
        return subprocess.check_output([PYTHON, "-c", question], stderr=subprocess.DEVNULL).strip() == b"True"
    except (OSError, subprocess.CalledProcessError):
        return False


def create():
    # type: () -> None
    """Makes an empty .venv, without pip: Debian's own Python cannot put pip into one."""
    try:
        import venv

        venv.create(VENV, clear=True, with_pip=False, symlinks=not WINDOWS)
    except ImportError:
        raise SetupError(
            "This Python has no venv module: install it (on Debian and Ubuntu: sudo apt install python3-venv) "
            "and start again."
        )
    except (OSError, subprocess.CalledProcessError) as error:
        raise SetupError("The folder .venv could not be made in {}: {}.".format(ROOT, error))


def install(project):
    # type: (str) -> None
    """Installs the project editable into .venv with whichever pip there is."""
    command = pip() + ["install", "--quiet", "--disable-pip-version-check", "--editable", project]
    environment = dict(os.environ, PIP_USER="0", PIP_REQUIRE_VIRTUALENV="0")
    if subprocess.call(command, env=environment) != 0:
        raise SetupError(
            "Installing what Soulstack needs failed, for the reason pip gives above: "
            "check the network and start again, or delete the folder .venv to begin anew."
        )


def pip():
    # type: () -> list[str]
    """Finds a pip that can install into .venv: the one inside, this Python's own, or a fresh one."""
    inside = [PYTHON, "-m", "pip"]
    if answers(inside):
        return inside
    # The option --python came with pip 22.3, so an older pip fails this question and counts as none.
    beside = [sys.executable, "-m", "pip", "--python", PYTHON]
    if answers(beside):
        return beside
    if answers([PYTHON, "-m", "ensurepip", "--default-pip"]):
        return inside
    raise SetupError(
        "This Python has no pip (22.3 or newer): install it (on Debian and Ubuntu: sudo apt install python3-pip) "
        "and start again."
    )


def answers(command):
    # type: (list[str]) -> bool
    """Tells whether a command runs and succeeds."""
    words = command if "ensurepip" in command else command + ["--version"]
    try:
        return subprocess.call(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) == 0
    except OSError:
        return False


def test_words(words):
    # type: (list[str]) -> list[str]
    """Spreads a whole run over the processors; a run of named tests starts faster in one process."""
    for word in words:
        named = "::" in word or (not word.startswith("-") and os.path.exists(os.path.join(ROOT, word)))
        if named or word.startswith(("-n", "--numprocesses", "--pdb", "--trace", "--collect-only", "--co")):
            return words
    return ["-n", "auto", "--maxprocesses", "8", "--dist", "worksteal"] + words


def hand_over(command):
    # type: (list[str]) -> int
    """Becomes the command, or waits for it where Windows would let go of the terminal."""
    sys.stdout.flush()
    sys.stderr.flush()
    if not WINDOWS:
        os.execv(command[0], command)
    child = subprocess.Popen(command)
    while True:
        try:
            return child.wait()
        except KeyboardInterrupt:
            # Ctrl-C reached the child as well; it decides how to end.
            continue


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
