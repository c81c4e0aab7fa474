"""Writes waves as IMA ADPCM in a WAV file: four bits a sample, which is what a loop that is played softly needs."""

import struct
from collections.abc import Sequence
from pathlib import Path
from typing import Final

STEPS: Final = (
    7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 19, 21, 23, 25, 28, 31, 34, 37, 41, 45, 50, 55, 60, 66, 73, 80, 88, 97, 107, 118,
    130, 143, 157, 173, 190, 209, 230, 253, 279, 307, 337, 371, 408, 449, 494, 544, 598, 658, 724, 796, 876, 963, 1060,
    1166, 1282, 1411, 1552, 1707, 1878, 2066, 2272, 2499, 2749, 3024, 3327, 3660, 4026, 4428, 4871, 5358, 5894, 6484, 7132,
    7845, 8630, 9493, 10442, 11487, 12635, 13899, 15289, 16818, 18500, 20350, 22385, 24623, 27086, 29794, 32767,
)  # fmt: skip
"""The standard's table of step sizes."""
MOVES: Final = (-1, -1, -1, -1, 2, 4, 6, 8)
BLOCK: Final = 256
EACH: Final = (BLOCK - 4) * 2 + 1
"""Samples of a block: a loop of whole blocks ends where it begins."""
FORMAT: Final = 0x11


def encode(samples: Sequence[int]) -> bytes:
    """Gives the blocks of some samples of 16 bits, which must fill them."""
    if len(samples) % EACH:
        raise ValueError(f"{len(samples)} samples do not fill blocks of {EACH}")
    out, index = bytearray(), 0
    for at in range(0, len(samples), EACH):
        now, half = samples[at], -1
        out += struct.pack("<hBB", now, index, 0)
        for value in samples[at + 1 : at + EACH]:
            step, away = STEPS[index], value - now
            code, away = (8, -away) if away < 0 else (0, away)
            change = step >> 3
            for bit, part in ((4, step), (2, step >> 1), (1, step >> 2)):
                if away >= part:
                    code |= bit
                    away -= part
                    change += part
            now = max(-32768, min(32767, now - change if code & 8 else now + change))
            index = max(0, min(len(STEPS) - 1, index + MOVES[code & 7]))
            if half < 0:
                half = code
            else:
                out.append(half | code << 4)
                half = -1
    return bytes(out)


def write(path: Path, rate: int, samples: Sequence[int]) -> None:
    """Writes a mono file."""
    data = encode(samples)
    head = struct.pack("<HHIIHHHH", FORMAT, 1, rate, rate * BLOCK // EACH, BLOCK, 4, 2, EACH)
    parts = ((b"fmt ", head), (b"fact", struct.pack("<I", len(samples))), (b"data", data))
    body = b"WAVE" + b"".join(name + struct.pack("<I", len(part)) + part for name, part in parts)
    path.write_bytes(b"RIFF" + struct.pack("<I", len(body)) + body)
