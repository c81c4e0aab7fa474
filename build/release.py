"""Makes a release of what this machine can build: python build/release.py [--windows] [--into FOLDER].

The app is built and packed, unpacked again far away from here and tested there: its own test, and games whose digests must be
those of the sources. Then come checksums and the notes of this version from CHANGELOG.md. With --windows the Windows app is
built under Wine as well (build/windows/under_wine.py). The workflow in .github calls the same steps on every system.
"""

import argparse
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

import package

ROOT = package.ROOT
PACKED = (".tar.gz", ".zip", ".dmg", ".exe", ".AppImage")


def main(words: list[str]) -> int:
    """Takes the steps in order and stops at the first that fails."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--windows", action="store_true", help="build the Windows app under Wine as well")
    parser.add_argument("--into", type=Path, default=package.DIST / "release", metavar="FOLDER")
    parser.add_argument("--notes-only", action="store_true", help="print the notes of this version and stop")
    asked = parser.parse_args(words)
    try:
        if asked.notes_only:
            print(notes())
            return 0
        if package.main(["--install", "--archive"]):
            return 1
        made = [path for path in package.DIST.iterdir() if path.name.endswith(PACKED)]
        for artefact in made:
            if artefact.name.endswith((".tar.gz", ".zip")):
                try_far_away(artefact)
        if asked.windows:
            made.append(windows())
        gather(made, asked.into)
    except package.PackagingError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"The release is in {asked.into}")
    return 0


def version() -> str:
    """Gives the version of the sources."""
    found = re.search(r'__version__ = "(.+)"', (ROOT / "src/soulstack/__init__.py").read_text("utf-8"))
    assert found is not None
    return found[1]


def notes() -> str:
    """Gives what CHANGELOG.md says of this version, or else of what is not released yet."""
    parts = re.split(r"(?m)^## ", (ROOT / "CHANGELOG.md").read_text("utf-8"))[1:]
    told = {part.partition("\n")[0].strip(): part.partition("\n")[2].strip() for part in parts}
    found = told.get(version()) or told.get("Unreleased")
    if not found:
        raise package.PackagingError(f"CHANGELOG.md says nothing of {version()}.")
    return found


def try_far_away(artefact: Path) -> None:
    """Unpacks an artefact elsewhere, lets it test itself, and compares games with the sources."""
    with tempfile.TemporaryDirectory(prefix="soulstack release ") as elsewhere:
        if artefact.name.endswith(".zip"):
            with zipfile.ZipFile(artefact) as packed:
                packed.extractall(elsewhere)  # noqa: S202 - made here a moment ago
        else:
            with tarfile.open(artefact) as packed:
                packed.extractall(elsewhere, filter="data")
        names = ("soulstack", "Soulstack.exe")
        app = next(path for path in Path(elsewhere).rglob("*") if path.name in names and path.is_file())
        package.selftest(app)
        home = {"SOULSTACK_HOME": str(Path(elsewhere) / "home")}
        for run in package.RUNS:
            there = digest([str(app), *run.split()], {**os.environ, **home})
            here = digest(
                [sys.executable, "-m", "soulstack", *run.split()],
                {**os.environ, **home, "PYTHONPATH": str(ROOT / "src")},
            )
            if there != here:
                raise package.PackagingError(f"{artefact.name} ends {run!r} in {there}, the sources in {here}.")
            print(f"   {artefact.name}: {run}: {there}")


def digest(command: list[str], environment: dict[str, str]) -> str:
    """Plays games and gives the digest of how they ended."""
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    if done.returncode:
        raise package.PackagingError(f"{command[0]} ended with {done.returncode}: {done.stderr[-500:]}")
    found: str = json.loads(done.stdout)["state_hash"]
    return found


def windows() -> Path:
    """Builds and tries the Windows app under Wine and packs its folder."""
    if subprocess.call([sys.executable, str(ROOT / "build" / "windows" / "under_wine.py")], cwd=ROOT):
        raise package.PackagingError("The Windows app did not hold.")
    name = package.DIST / f"Soulstack-{version()}-windows-x86_64"
    return Path(shutil.make_archive(str(name), "zip", package.DIST, "Soulstack"))


def gather(made: list[Path], folder: Path) -> None:
    """Puts the files with their checksums and the notes into one folder."""
    folder.mkdir(parents=True, exist_ok=True)
    sums = []
    for artefact in sorted(made):
        shutil.copy2(artefact, folder / artefact.name)
        sums.append(f"{hashlib.sha256(artefact.read_bytes()).hexdigest()}  {artefact.name}")
    (folder / "SHA256SUMS").write_text("\n".join(sums) + "\n", "utf-8")
    (folder / "NOTES.md").write_text(notes() + "\n", "utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
