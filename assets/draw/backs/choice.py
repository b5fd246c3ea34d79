"""All backs by their names."""

from collections.abc import Iterator

from ..deck import back_face
from . import ornate, plain, scenes

PICTURES = {
    "guilloche": ornate.guilloche,
    "floral": scenes.garden,
    "deco": ornate.fans,
    "hearts": plain.hearts,
    "quiet": plain.quiet,
    "stars": scenes.night,
}


def backs() -> Iterator[tuple[str, str]]:
    """(name, SVG) of every back."""
    for tint in plain.TINTS:
        yield f"lattice-{tint}", back_face(plain.lattice(tint))
    for name, draw in PICTURES.items():
        yield name, back_face(draw())
