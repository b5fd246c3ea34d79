"""Points and affine maps of the plane; y grows downwards, angles in degrees clockwise."""

import math
from dataclasses import dataclass

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Affine:
    """Map (x, y) -> (a x + c y + e, b x + d y + f), in the order of SVG's ``matrix()``."""

    a: float
    b: float
    c: float
    d: float
    e: float
    f: float

    def __matmul__(self, inner: "Affine") -> "Affine":
        """The map that applies ``inner`` first."""
        return Affine(
            self.a * inner.a + self.c * inner.b,
            self.b * inner.a + self.d * inner.b,
            self.a * inner.c + self.c * inner.d,
            self.b * inner.c + self.d * inner.d,
            self.a * inner.e + self.c * inner.f + self.e,
            self.b * inner.e + self.d * inner.f + self.f,
        )

    def apply(self, point: Point) -> Point:
        x, y = point
        return self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f

    @property
    def magnification(self) -> float:
        """Mean scale of lengths: line weights are multiplied by it."""
        return math.sqrt(abs(self.a * self.d - self.b * self.c))

    @property
    def keeps_circles(self) -> bool:
        return (
            abs(self.a * self.c + self.b * self.d) < 1e-9
            and abs(math.hypot(self.a, self.b) - math.hypot(self.c, self.d)) < 1e-9
        )


IDENTITY = Affine(1, 0, 0, 1, 0, 0)
MIRROR = Affine(-1, 0, 0, 1, 0, 0)


def move(x: float, y: float) -> Affine:
    return Affine(1, 0, 0, 1, x, y)


def scale(x: float, y: float | None = None) -> Affine:
    return Affine(x, 0, 0, x if y is None else y, 0, 0)


def turn(degrees: float) -> Affine:
    angle = math.radians(degrees)
    return Affine(math.cos(angle), math.sin(angle), -math.sin(angle), math.cos(angle), 0, 0)


def mix(start: Point, end: Point, share: float) -> Point:
    return start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])
