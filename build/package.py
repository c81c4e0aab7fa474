"""Builds the app for this system and tests it far away from here: python build/package.py [--install] [--archive].

--install first installs what building needs into .venv; --archive ends with the file that players download.
Everything is made in build/work and build/dist.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / "build" / "work"
DIST = ROOT / "build" / "dist"
RUNS = (
    "simulate --games 4 --players 3 --bots random --seed 5 --json",
    "simulate --game spire --games 3 --players 2 --bots random --seed 5 --json",
)
"""Games of both sorts whose digests must be the same wherever the app is built."""


class PackagingError(Exception):
    """Says in one sentence which step failed."""


def main(words: list[str]) -> int:
    """Runs the steps in order and stops at the first that fails."""
    unknown = [word for word in words if word not in {"--install", "--archive"}]
    if unknown:
        print(f"{unknown[0]} is no option: there are --install and --archive.", file=sys.stderr)
        return 2
    try:
        if "--install" in words:
            install()
        run("the icons", [sys.executable, "build/icons.py"])
        run("the app", [sys.executable, "-m", "PyInstaller", *options(), "installer.spec"])
        selftest(program())
        if "--archive" in words:
            archive()
    except PackagingError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"The app is {program()}")
    return 0


def install() -> None:
    """Installs what building needs with the launcher's own means, which cope with a missing pip."""
    sys.path.insert(0, str(ROOT))
    import play

    try:
        play.install(f"{ROOT}[package]")
    except play.SetupError as error:
        raise PackagingError(str(error)) from error


def options() -> list[str]:
    """Gives PyInstaller its folders."""
    return ["--noconfirm", "--log-level", "WARN", "--workpath", str(WORK), "--distpath", str(DIST)]


def program() -> Path:
    """Names the built program of this system."""
    if sys.platform == "darwin":
        return DIST / "Soulstack.app" / "Contents" / "MacOS" / "Soulstack"
    return DIST / "Soulstack" / ("Soulstack.exe" if sys.platform == "win32" else "soulstack")


def selftest(app: Path) -> None:
    """Runs the built app from another folder, without any Python or library in reach."""
    with tempfile.TemporaryDirectory(prefix="soulstack-") as elsewhere:
        environment = {
            "PATH": "/nonexistent",
            "SOULSTACK_HOME": str(Path(elsewhere) / "home"),
            "SDL_VIDEODRIVER": "dummy",
            "SDL_AUDIODRIVER": "dummy",
        }
        if sys.platform == "win32":
            # Without these two no Windows program starts at all.
            environment |= {key: os.environ[key] for key in ("SYSTEMROOT", "TEMP") if key in os.environ}
        run("the app's own test", [str(app), "--selftest"], cwd=Path(elsewhere), env=environment)


def archive() -> None:
    """Packs what players download."""
    sys.path.insert(0, str(ROOT / "src"))
    from soulstack import __version__ as version

    if sys.platform == "darwin":
        run("the disk image", ["bash", "build/macos/make-dmg.sh", version])
    elif sys.platform == "win32":
        run("the installer", ["iscc", f"/DVersion={version}", r"build\windows\soulstack.iss"])
    else:
        run("the archive", ["bash", "build/linux/make-tar.sh", version])
        run("the single file", ["bash", "build/linux/make-appimage.sh", version])


def run(what: str, command: list[str], cwd: Path = ROOT, env: dict[str, str] | None = None) -> None:
    """Runs one step and names it when it fails."""
    print(f"-- {what}", flush=True)
    try:
        code = subprocess.call(command, cwd=cwd, env=env)
    except OSError as error:
        raise PackagingError(f"Packaging stopped at {what}: {error}.") from error
    if code != 0:
        raise PackagingError(f"Packaging stopped at {what}: it ended with {code}.")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
