"""The jesters' bell."""

from .canvas import Canvas
from .geometry import move
from .palette import INK


def bell(canvas: Canvas, x: float, y: float, radius: float, fill: str) -> None:
    with canvas.placed(move(x, y)):
        canvas.disc(0, 0, radius, fill, INK, 1.4)
        canvas.line(f"M{0.6 - radius},.6 H{radius - 0.6}", INK, 1)
        canvas.disc(0, radius * 0.5, radius * 0.2, INK)
