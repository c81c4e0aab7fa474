"""What every test relies on: no window, no sound, and a home of its own for the player's files."""

import os
import shutil
import subprocess
import threading

import pytest

# Set before anything imports pygame. Tests that need a real window start the game as a program of its own, with the
# environment that the fixture `display` gives.
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"


@pytest.fixture(autouse=True)
def home(tmp_path_factory, monkeypatch):
    """Points the player's files into an empty folder, so that no test sees or changes the real ones."""
    folder = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("SOULSTACK_HOME", str(folder))
    yield folder
    for thread in threading.enumerate():
        if thread.name == "counting":  # what is still counted belongs to this home, not to that of the next test
            thread.join()


@pytest.fixture(scope="session")
def display():
    """Gives the environment of a program that opens a real window on a screen nobody sees."""
    server = shutil.which("Xvfb")
    if server is None:
        pytest.skip("Xvfb is not installed")
    reading, writing = os.pipe()
    # A server that starts anew when the last window is gone may not answer the next one; one that repeats keys presses
    # them again while a busy machine has not yet let go of them.
    command = [server, "-displayfd", str(writing), "-screen", "0", "1920x1080x24", "-nolisten", "tcp", "-noreset", "-r"]
    process = subprocess.Popen(command, pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as pipe:
        number = pipe.readline().strip()
    if not number:
        process.wait()
        pytest.skip("Xvfb did not start")
    environment = {key: value for key, value in os.environ.items() if key != "SDL_VIDEODRIVER"}
    # Without this SDL asks Xvfb for an accelerated window and draws nothing.
    yield environment | {"DISPLAY": f":{number}", "SDL_FRAMEBUFFER_ACCELERATION": "0"}
    process.terminate()
    process.wait()
