"""Small signs painted on the cloth, as paths around the origin."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF

from hearts_qt.rules.cards import Suit


def heart(size: float) -> QPainterPath:
    """A heart, ``size`` wide and high."""
    s = size / 2
    path = QPainterPath(QPointF(0, 0.92 * s))
    path.cubicTo(-0.28 * s, 0.52 * s, -s, 0.14 * s, -s, -0.4 * s)
    path.cubicTo(-s, -1.05 * s, -0.2 * s, -1.08 * s, 0, -0.42 * s)
    path.cubicTo(0.2 * s, -1.08 * s, s, -1.05 * s, s, -0.4 * s)
    path.cubicTo(s, 0.14 * s, 0.28 * s, 0.52 * s, 0, 0.92 * s)
    path.closeSubpath()
    return path


def spade(size: float) -> QPainterPath:
    """A spade, ``size`` wide and high."""
    s = size / 2
    path = QPainterPath(QPointF(0, -s))
    path.cubicTo(0.25 * s, -0.5 * s, 0.92 * s, -0.2 * s, 0.92 * s, 0.26 * s)
    path.cubicTo(0.92 * s, 0.72 * s, 0.3 * s, 0.82 * s, 0.1 * s, 0.42 * s)
    path.cubicTo(0.12 * s, 0.7 * s, 0.2 * s, 0.9 * s, 0.36 * s, s)
    path.lineTo(-0.36 * s, s)
    path.cubicTo(-0.2 * s, 0.9 * s, -0.12 * s, 0.7 * s, -0.1 * s, 0.42 * s)
    path.cubicTo(-0.3 * s, 0.82 * s, -0.92 * s, 0.72 * s, -0.92 * s, 0.26 * s)
    path.cubicTo(-0.92 * s, -0.2 * s, -0.25 * s, -0.5 * s, 0, -s)
    path.closeSubpath()
    return path


def diamond(size: float) -> QPainterPath:
    """A diamond, ``size`` high."""
    s = size / 2
    return polygon((0, -s), (0.78 * s, 0), (0, s), (-0.78 * s, 0))


def club(size: float) -> QPainterPath:
    """A club, its middle at the origin."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for x, y in ((0.0, -0.25), (-0.25, 0.1), (0.25, 0.1)):
        path.addEllipse(QPointF(x * size, y * size), 0.24 * size, 0.24 * size)
    path.addPath(
        polygon((-0.05 * size, -0.1 * size), (0.05 * size, -0.1 * size), (0.15 * size, 0.5 * size),
                (-0.15 * size, 0.5 * size))
    )  # fmt: skip
    return path


def suit(which: Suit, size: float) -> QPainterPath:
    """The sign of a suit, its middle at the origin; a star for jokers."""
    match which:
        case Suit.CLUBS:
            return club(size)
        case Suit.DIAMONDS:
            return diamond(size)
        case Suit.SPADES:
            return spade(size)
        case Suit.HEARTS:
            return heart(size)
        case Suit.JOKERS:
            return star(size)


def crack(size: float) -> QPainterPath:
    """The line in which a heart of ``size`` breaks."""
    s = size / 2
    path = QPainterPath(QPointF(0.06 * s, -0.62 * s))
    for x, y in ((-0.22, -0.2), (0.2, 0.08), (-0.14, 0.4), (0.02, 0.95)):
        path.lineTo(x * s, y * s)
    return path


def star(size: float) -> QPainterPath:
    """A five-pointed star, ``size`` high."""
    points = []
    for i in range(10):
        radius = size / 2 * (1 if i % 2 == 0 else 0.45)
        turn = -pi / 2 + i * pi / 5
        points.append((radius * cos(turn), radius * sin(turn)))
    return polygon(*points)


def moon(size: float) -> QPainterPath:
    """A crescent, ``size`` high."""
    s = size / 2
    disc, bite = QPainterPath(), QPainterPath()
    disc.addEllipse(QPointF(0, 0), s, s)
    bite.addEllipse(QPointF(0.5 * s, -0.22 * s), 0.86 * s, 0.86 * s)
    return disc.subtracted(bite)


def arrow(length: float) -> QPainterPath:
    """The centre line of an arrow to the left."""
    s = length / 2
    path = QPainterPath(QPointF(s, 0))
    path.lineTo(-s * 0.92, 0)
    path.moveTo(-s * 0.28, -0.64 * s)
    path.lineTo(-s * 0.92, 0)
    path.lineTo(-s * 0.28, 0.64 * s)
    return path


def tick(size: float) -> QPainterPath:
    """The centre line of a tick, ``size`` wide."""
    s = size / 2
    path = QPainterPath(QPointF(-s, 0.05 * s))
    path.lineTo(-0.28 * s, 0.7 * s)
    path.lineTo(s, -0.7 * s)
    return path


def pack(size: float) -> QPainterPath:
    """The outline of two cards, the dealer's sign, ``size`` high."""
    s = size / 2
    path = QPainterPath()
    path.addRoundedRect(QRectF(-0.3 * s, -0.75 * s, 1.15 * s, 1.65 * s), 0.22 * s, 0.22 * s)
    path.moveTo(-0.75 * s, 0.55 * s)
    path.lineTo(-0.75 * s, -0.75 * s)
    path.quadTo(-0.75 * s, -s, -0.5 * s, -s)
    path.lineTo(0.4 * s, -s)
    return path


def polygon(*points: tuple[float, float]) -> QPainterPath:
    """The closed shape through these points."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    return path
