"""Write the sounds, or compare them with those on disk."""

import argparse
import io
import sys
import wave
from array import array
from pathlib import Path

from .kit import RATE
from .sounds import NAMES, sound

SOUNDS = Path(__file__).resolve().parent.parent / "sounds"
TOLERANCE = 1
"""Steps of 16 bits. The sine of one system's library may differ from another's in its last place."""


def wav(samples: list[int]) -> bytes:
    """A file of one channel with 16 bits a sample."""
    data = array("h", samples)
    if sys.byteorder == "big":
        data.byteswap()
    buffer = io.BytesIO()
    with wave.open(buffer, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(data.tobytes())
    return buffer.getvalue()


def samples_of(path: Path) -> list[int]:
    """The samples of a file that `wav` made."""
    with wave.open(str(path), "rb") as file:
        data = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        data.byteswap()
    return list(data)


def differing(folder: Path) -> list[str]:
    """Names of sounds in the folder that are missing, sound otherwise than they should, or should not be there."""
    present = {path.stem for path in folder.glob("*.wav")}
    changed = {
        name for name in present & set(NAMES) if not _alike(samples_of(folder / f"{name}.wav"), sound(name))
    }
    return sorted(changed | (present ^ set(NAMES)))


def write(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name in NAMES:
        (folder / f"{name}.wav").write_bytes(wav(sound(name)))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m assets.synth", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; exit status 1 if a file differs")
    if not parser.parse_args().check:
        write(SOUNDS)
        return 0
    changed = differing(SOUNDS)
    for name in changed:
        sys.stdout.write(f"{name}.wav is not what would be written\n")
    return 1 if changed else 0


def _alike(one: list[int], other: list[int]) -> bool:
    return len(one) == len(other) and all(abs(a - b) <= TOLERANCE for a, b in zip(one, other, strict=True))


if __name__ == "__main__":
    sys.exit(main())
