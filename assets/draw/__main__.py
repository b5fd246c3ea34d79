"""Write the SVG and JSON files, or compare them with those on disk."""

import argparse
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from .backs.choice import backs
from .classic.cards import CLASSIC
from .deck import Deck, decks_json, drawings
from .deco.cards import DECO
from .felts import felts_json
from .glyphs import glyphs
from .icon import icons
from .russian.cards import RUSSIAN

ASSETS = Path(__file__).resolve().parent.parent
DECKS: tuple[Deck, ...] = (CLASSIC, RUSSIAN, DECO)


def _pictures() -> Iterator[tuple[Path, str]]:
    for deck in DECKS:
        for name, text in drawings(deck):
            yield Path("cards", deck.name, f"{name}.svg"), text
    for name, text in backs():
        yield Path("cards", "backs", f"{name}.svg"), text
    yield Path("felts", "felts.json"), felts_json()
    yield Path("cards", "decks.json"), decks_json(DECKS)
    for name, text in icons():
        yield Path("icons", f"{name}.svg"), text
    for name, text in glyphs():
        yield Path("icons", "glyphs", f"{name}.svg"), text


@cache
def pictures() -> dict[Path, str]:
    """Path below assets/ and text of every generated file."""
    return dict(_pictures())


def differing(folder: Path) -> list[Path]:
    """Files in the folder that are missing, differ from what would be written, or would not be written."""
    wanted = pictures()
    parents = {path.parent for path in wanted}
    present = {
        path.relative_to(folder)
        for parent in parents
        for suffix in ("svg", "json")
        for path in (folder / parent).glob(f"*.{suffix}")
    }
    changed = {path for path in wanted.keys() & present if (folder / path).read_text("utf-8") != wanted[path]}
    return sorted(changed | (wanted.keys() ^ present))


def write(folder: Path) -> None:
    for path, text in pictures().items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8", newline="\n")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m assets.draw", description=__doc__)
    parser.add_argument("--check", action="store_true", help="compare only; exit status 1 on a difference")
    options = parser.parse_args(arguments)
    if not options.check:
        write(ASSETS)
        return 0
    paths = differing(ASSETS)
    for path in paths:
        sys.stderr.write(f"differs: {path}\n")
    return 1 if paths else 0


if __name__ == "__main__":
    sys.exit(main())
