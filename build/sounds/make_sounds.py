"""Synthesizes the sounds of the game into assets/sounds: `make_sounds.py [--out FOLDER] [NAME ...]`.

A name is a file without its ending (`coin_2`, `win`, `music_table`); without names all of them are made. The bytes are
the same on every run, so a changed file always means a changed recipe.
"""

import argparse
import sys
import wave
import zlib
from array import array
from pathlib import Path
from typing import Final

import adpcm
import loops
import recipes
import spire_blows
import spire_places
from kit import Synth, Wave
from pieces import PIECES

FOLDER: Final = Path(__file__).resolve().parents[2] / "assets" / "sounds"
TOWER_RATE: Final = 24000
"""What is heard in the tower lies lower than coins and dice do, and asks for fewer samples."""
TOWER: Final = spire_blows.EFFECTS | spire_places.EFFECTS
EFFECTS: Final = recipes.EFFECTS | TOWER


def names() -> list[str]:
    """Lists every file this script makes, without endings."""
    found = []
    for name, (_, variants, _) in EFFECTS.items():
        found += [name] if variants == 1 else [f"{name}_{number}" for number in range(1, variants + 1)]
    return [*found, *PIECES]


def render(name: str) -> tuple[int, Wave]:
    """Makes one sound and gives its sample rate and its wave."""
    seed = zlib.crc32(name.encode())
    if name in PIECES:
        return loops.RATE, PIECES[name](Synth(loops.RATE, seed))
    base, _, number = name.rpartition("_")
    base, variant = (base, int(number) - 1) if number.isdigit() else (name, 0)
    recipe, _, peak = EFFECTS[base]
    synth = Synth(TOWER_RATE if base in TOWER else recipes.RATE, seed)
    return synth.rate, synth.finish(recipe(synth, variant), peak)


def write(path: Path, rate: int, sound: Wave) -> None:
    """Writes a mono file: 16 bits a sample, or four of music, which is long."""
    data = array("h", (round(max(-1.0, min(1.0, value)) * 32767) for value in sound))
    if path.stem in PIECES:
        adpcm.write(path, rate, data)
        return
    if sys.byteorder == "big":
        data.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(data.tobytes())


def main() -> None:
    """Makes the sounds named on the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=FOLDER, help="where the files go")
    parser.add_argument("names", nargs="*", metavar="NAME", help="what to make (default: everything)")
    options = parser.parse_args()
    unknown = set(options.names) - set(names())
    if unknown:
        parser.error(f"no such sound: {', '.join(sorted(unknown))}")
    options.out.mkdir(parents=True, exist_ok=True)
    for name in options.names or names():
        path = options.out / f"{name}.wav"
        rate, sound = render(name)
        write(path, rate, sound)
        print(f"{name:14} {len(sound) / rate:6.2f} s {path.stat().st_size / 1000:7.1f} kB")


if __name__ == "__main__":
    main()
