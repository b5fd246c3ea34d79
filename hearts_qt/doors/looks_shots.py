"""The looks of the table of which pictures are taken: what is set, and in which scene it is seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct, field
from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPainterPath

from hearts_qt.doors import scenarios
from hearts_qt.doors.family_shots import Scene
from hearts_qt.store.options import OWN_PICTURE

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

LARGE, SMALL = (1280, 800), (800, 600)
CLEAR = {"large_indices": True, "four_colours": True}

TRICK = Scene("trick", "windows_hearts", 4, scenarios.bound_to_follow)
JOKERS = Scene("jokers", "joker_hearts", 5, scenarios.in_trick(tricks=1, cards=2))
MANY_CARDS = Scene("many-cards", "black_maria", 3, scenarios.in_trick(cards=1))


class Look(Struct, frozen=True):
    """One picture: the options that are changed for it, the scene, and the size of the window."""

    name: str
    changes: Mapping[str, object] = field(default_factory=dict)
    scene: Scene = TRICK
    size: tuple[int, int] = LARGE


LOOKS = (
    *(Look(f"deck-{deck}", {"deck": deck}) for deck in ("russian", "classic", "deco")),
    *(Look(f"deck-{deck}-clear", {"deck": deck, **CLEAR}) for deck in ("russian", "classic", "deco")),
    *(Look(f"small-deck-{deck}", {"deck": deck}, size=SMALL) for deck in ("russian", "classic", "deco")),
    Look("small-many-cards", scene=MANY_CARDS, size=SMALL),
    Look("small-many-cards-clear", {"deck": "classic", **CLEAR}, MANY_CARDS, SMALL),
    *(Look(f"jokers-{deck}", {"deck": deck}, JOKERS) for deck in ("russian", "classic", "deco")),
    Look("own-picture", {"felt": OWN_PICTURE}),
    Look("small-own-picture", {"felt": OWN_PICTURE}, size=SMALL),
    Look("without-status", {"status_texts": False}),
    *(Look(f"felt-{felt}", {"felt": felt}) for felt in ("blue", "burgundy", "linen", "wood")),
)


def paint_picture(file: Path) -> None:
    """A bright evening by the water, to be laid on the table as somebody's own picture."""
    size = QSize(1600, 1000)
    image = QImage(size, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    sky = QLinearGradient(0, 0, 0, size.height())
    stops = {0.0: "#6f9fd0", 0.4: "#f6d9a8", 0.62: "#f3a56b", 0.63: "#4f7590", 1.0: "#1d3a52"}
    for stop, colour in stops.items():
        sky.setColorAt(stop, QColor(colour))
    painter.fillRect(image.rect(), sky)
    painter.setPen(QColor(0, 0, 0, 0))
    painter.setBrush(QColor("#fff3cf"))
    painter.drawEllipse(QPointF(1120, 520), 70, 70)
    for top, colour in ((520, "#8b8aa0"), (570, "#5d6a7c")):
        hills = QPainterPath(QPointF(0, 630))
        for x in range(0, size.width(), 400):
            hills.cubicTo(QPointF(x + 120, top), QPointF(x + 280, top - 40), QPointF(x + 400, 630))
        painter.setBrush(QColor(colour))
        painter.drawPath(hills)
    painter.end()
    image.save(str(file))
