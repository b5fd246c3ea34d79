"""A display list with a stack of transformations."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import pairwise

from .geometry import IDENTITY, MIRROR, Affine, Point, mix, move, scale
from .palette import INK
from .paths import HalfPlane, Path, Subpath, as_path, bounds, contains, cut, ellipse, flattened, mapped

OUTLINE = 1.7  # key-line weight of figures, in units of a card 240 wide


@dataclass(frozen=True, slots=True)
class Mark:
    """One painted path in the coordinates of the picture; ``circle`` is (x, y, radius) if it is one.

    ``fine`` marks are ornament: they are left out of the plain drawing for small sizes.
    """

    path: Path
    fill: str | None
    stroke: str | None = None
    width: float = 0
    cap: str = "round"
    join: str = "round"
    even_odd: bool = False
    circle: tuple[float, float, float] | None = None
    fine: bool = False


class Canvas:
    """Collects marks; later marks lie on top.  Lengths follow the current placement.

    Line weights follow it too, unless the drawing is made with one pen: then they are the same everywhere.
    """

    def __init__(self, *, one_pen: bool = False) -> None:
        self.marks: list[Mark] = []
        self._matrix = IDENTITY
        self._one_pen = one_pen

    @contextmanager
    def placed(self, *steps: Affine) -> Iterator[None]:
        """Inside the block everything is mapped by the steps, the last one first."""
        outer = self._matrix
        for step in steps:
            self._matrix = self._matrix @ step
        yield
        self._matrix = outer

    @property
    def magnification(self) -> float:
        """Scale of the current placement."""
        return self._matrix.magnification

    def shape(
        self,
        path: Path | str,
        fill: str | None,
        stroke: str | None = None,
        width: float = 0,
        *,
        cap: str = "round",
        join: str = "round",
        even_odd: bool = False,
    ) -> Path:
        """Paint a path and give it back, parsed, in local coordinates."""
        path = as_path(path)
        weight = width if self._one_pen else width * self._matrix.magnification
        self.marks.append(Mark(mapped(path, self._matrix), fill, stroke, weight, cap, join, even_odd))
        return path

    def inked(self, path: Path | str, fill: str, width: float = OUTLINE) -> Path:
        """An area with a dark outline."""
        return self.shape(path, fill, INK, width)

    def inked_pair(self, path: Path | str, fill: str, width: float = OUTLINE) -> None:
        """An outlined area and its mirror image about x = 0."""
        self.pair(path, fill, INK, width)

    def pair(self, path: Path | str, fill: str | None, stroke: str | None = None, width: float = 0) -> None:
        """A path and its mirror image about x = 0."""
        self.shape(path, fill, stroke, width)
        self.shape(mapped(path, MIRROR), fill, stroke, width)

    def disc(
        self,
        x: float,
        y: float,
        radius: float,
        fill: str | None,
        stroke: str | None = None,
        width: float = 0,
        *,
        height: float | None = None,
    ) -> None:
        """A circle, or an ellipse with the vertical radius ``height``."""
        self.shape(ellipse(x, y, radius, height), fill, stroke, width)
        if height is None and self._matrix.keeps_circles:
            centre_x, centre_y = self._matrix.apply((x, y))
            circle = (centre_x, centre_y, radius * self._matrix.magnification)
            self.marks[-1] = replace(self.marks[-1], circle=circle)

    def line(self, path: Path | str, stroke: str, width: float = 1.5, cap: str = "round") -> None:
        self.shape(path, None, stroke, width, cap=cap)

    def ornament(self, path: Path | str, fill: str | None, stroke: str | None = None, width: float = 0) -> None:
        """A shape that the plain drawing does without."""
        if path:
            self.shape(path, fill, stroke, width)
            self.marks[-1] = replace(self.marks[-1], fine=True)

    def dots(
        self,
        points: Iterable[Point],
        radius: float,
        fill: str,
        stroke: str | None = None,
        width: float = 0,
        *,
        fine: bool = False,
    ) -> None:
        """Equal round dots in one or two marks: very short lines with round ends."""
        path = tuple(Subpath((x, y), (((x, y + 0.01),),), False) for x, y in points)
        if self._one_pen:
            radius *= self._matrix.magnification
        for colour, weight in ((stroke, 2 * radius + width), (fill, 2 * radius - width)):
            if colour:
                self.line(path, colour, weight)
                self.marks[-1] = replace(self.marks[-1], fine=fine)

    def cut(self, *planes: HalfPlane) -> None:
        """Keep only what lies inside all the half planes (given in the coordinates of the picture)."""
        kept = []
        for mark in self.marks:
            path = mark.path
            for plane in planes:
                path = cut(path, plane)
            if path:
                whole = path == mark.path
                kept.append(mark if whole else replace(mark, path=path, circle=None))
        self.marks = kept


def visible(marks: Sequence[Mark]) -> list[Mark]:
    """The marks without those subpaths that lie wholly under a later area."""
    covers: list[tuple[tuple[float, float, float, float], list[Point]]] = []
    result = []
    for mark in reversed(marks):
        kept = tuple(sub for sub in mark.path if not _covered(sub, mark.width, covers))
        if kept:
            result.append(mark if len(kept) == len(mark.path) else replace(mark, path=kept, circle=None))
        if mark.fill and len(kept) == 1 and not mark.even_odd:
            covers.append((bounds(kept), flattened(kept)[0]))
    return result[::-1]


def _covered(
    sub: Subpath, width: float, covers: Sequence[tuple[tuple[float, float, float, float], list[Point]]]
) -> bool:
    margin = width / 2 + 0.2
    left, top, right, bottom = bounds((sub,))
    left, top, right, bottom = left - margin, top - margin, right + margin, bottom + margin
    corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
    points = [*corners, *flattened((sub,), 3)[0], *((mix(one, other, 0.5)) for one, other in pairwise(corners))]
    return any(
        box[0] <= left
        and box[1] <= top
        and box[2] >= right
        and box[3] >= bottom
        and all(contains((outline,), point) for point in points)
        for box, outline in covers
    )


def sized(path: Path | str, x: float, y: float, height: float) -> Path:
    """A sign drawn in a box of 100 units, brought to ``height`` and centred on (x, y)."""
    return mapped(path, move(x, y) @ scale(height / 100))
