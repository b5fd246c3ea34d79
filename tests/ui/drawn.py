"""What a picture says and where: a painter that writes down every text, and the parts of the table."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter, QTransform
from PySide6.QtWidgets import QPushButton, QStyleOptionGraphicsItem

from hearts_qt.table.spots import CARD_RATIO, INDEX_WIDTH
from hearts_qt.ui import (
    bid_panel,
    chart,
    final_table,
    match_end,
    moon_choice,
    paper,
    question,
    score_rows,
    score_sheet,
    status_line,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    import pytest
    from PySide6.QtWidgets import QGraphicsItem, QWidget

    from hearts_qt.table.card_item import CardItem
    from hearts_qt.table.corners import CornersItem
    from hearts_qt.ui.desk import Desk

PAINTED = (
    bid_panel, chart, final_table, match_end, moon_choice, paper, question, score_rows, score_sheet, status_line,
)  # fmt: skip
"""The modules whose widgets make a painter of their own."""
_HAIR = 1.0
"""Things may share so many pixels: what is rounded, and the soft edges of a card."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A text, where its letters are, and whether all of them can be seen."""

    text: str
    rect: QRectF
    fits: bool


class Scribe(QPainter):
    """Paints, and writes down in `Scribe.drawn` every text; rectangles are those of the device."""

    drawn: list[Drawn]

    def drawText(self, *arguments: Any) -> None:  # type: ignore[override] # one of its overloads is enough
        rect, flags, text = arguments
        room = QRectF(rect)
        bits = flags.value if isinstance(flags, (Qt.AlignmentFlag, Qt.TextFlag)) else int(flags)
        taken = QFontMetricsF(self.font()).boundingRect(room, bits, text)
        fits = taken.width() <= room.width() + _HAIR and "…" not in text
        if text:
            Scribe.drawn.append(Drawn(text, self.transform().mapRect(taken), fits))
        super().drawText(*arguments)


def drawn_by_item(item: QGraphicsItem) -> list[Drawn]:
    """The texts that an item of the scene paints, in the scene's coordinates."""
    Scribe.drawn = []
    image = QImage(1, 1, QImage.Format.Format_RGB32)
    scribe = Scribe(image)
    scribe.setTransform(QTransform(item.sceneTransform()))
    option = QStyleOptionGraphicsItem()
    option.exposedRect = item.boundingRect()
    item.paint(scribe, option)
    scribe.end()
    return Scribe.drawn


def drawn_by_widget(widget: QWidget, monkeypatch: pytest.MonkeyPatch) -> list[Drawn]:
    """The texts that a widget and its children paint; rectangles in the coordinates of each."""
    Scribe.drawn = []
    with monkeypatch.context() as patched:
        for module in PAINTED:
            patched.setattr(module, "QPainter", Scribe)
        widget.grab()
    whole = {button.text() for button in widget.findChildren(QPushButton)}
    return [replace(text, fits=True) if text.text in whole else text for text in Scribe.drawn]


@dataclass(frozen=True, slots=True)
class Part:
    """Something on the table that wants its place for itself."""

    name: str
    rect: QRectF


def _around(item: CardItem) -> QRectF:
    """The card itself, without what hangs outside of it."""
    high = item.width * CARD_RATIO
    face = QRectF(-item.width / 2, -high / 2, item.width, high)
    return item.mapRectToScene(face)


def _plates(desk: Desk) -> Iterator[Part]:
    scene = desk.table.table_scene
    for seat in range(scene.table.seats):
        plate = scene.table.plates[seat]
        rect = QRectF(plate.x, plate.y, plate.width, plate.height)
        yield Part(f"plate {seat}", rect)
        for text in drawn_by_item(scene.plate(seat)):
            if not rect.contains(text.rect.center()):
                yield Part(f"tag {seat} «{text.text}»", text.rect)


def _shown(corners: CornersItem) -> list[QGraphicsItem]:
    return [part for part in corners.childItems() if part.isVisible()]


def _texts(desk: Desk) -> Iterator[Part]:
    scene = desk.table.table_scene
    for item in (*_shown(scene.corners), *([scene.button] if scene.button.isVisible() else [])):
        for text in drawn_by_item(item):
            yield Part(f"«{text.text}»", text.rect)


def _cards(desk: Desk) -> Iterator[Part]:
    scene = desk.table.table_scene
    view = scene.view
    assert view is not None
    if not view.is_scored:
        trick = view.tricks[-1].cards if view.tricks else ()
        for card in trick:
            item = scene.face(card)
            if item is not None:
                yield Part("last trick", _around(item))
        for card in view.trick.cards if view.trick is not None else ():
            item = scene.face(card)
            if item is not None:
                yield Part("trick", _around(item))
        for item in scene.hand_items():
            yield Part("hand", _around(item))
    for seat in range(view.rules.seats):
        for item in scene.counting_items(seat):
            yield Part(f"counting {seat}", _around(item))
    for item in scene.pile_items():
        yield Part("pile", _around(item))
    for item in scene.waiting_items():
        yield Part("waiting", _around(item))
    for seat in range(1, view.rules.seats):
        for item in scene.backs(seat):
            yield Part(f"fan {seat}", _around(item))


def _papers(desk: Desk) -> Iterator[tuple[str, QWidget]]:
    for name in ("sheet", "moon", "bid", "suit", "declare", "mend"):
        widget = getattr(desk.papers, name)
        if widget.isVisible():
            yield name, widget


def faults(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Everything that is cut off, hidden or outside the window."""
    found: list[str] = []
    if desk.papers.end.isVisible():
        found += [f"cut: «{text.text}»" for text in drawn_by_widget(desk.papers.end, monkeypatch) if not text.fits]
        return [*found, *_status(desk, monkeypatch)]
    window = QRectF(desk.table.viewport().rect())
    papers: list[Part] = []
    for name, widget in _papers(desk):
        edge = paper.SHADOW_MARGIN
        papers.append(Part(name, QRectF(widget.geometry().adjusted(edge, edge, -edge, -edge))))
        found += [
            f"cut on {name}: «{text.text}»" for text in drawn_by_widget(widget, monkeypatch) if not text.fits
        ]
    plates, texts, cards = list(_plates(desk)), list(_texts(desk)), list(_cards(desk))
    for item in (*(desk.table.table_scene.plate(seat) for seat in range(desk.table.table_scene.table.seats)),
                 *_shown(desk.table.table_scene.corners), desk.table.table_scene.button):  # fmt: skip
        if item.isVisible():
            found += [f"cut: «{text.text}»" for text in drawn_by_item(item) if not text.fits]
    for part in (*plates, *texts, *papers, *(card for card in cards if not card.name.startswith("fan"))):
        if not window.adjusted(-_HAIR, -_HAIR, _HAIR, 12 if part.name == "hand" else _HAIR).contains(part.rect):
            found.append(f"{part.name} is outside")
    parts = [*plates, *texts, *papers, *cards]
    for one, other in combinations(parts, 2):
        if _may_touch(one.name, other.name):
            continue
        shared = one.rect.intersected(other.rect)
        if shared.width() > _HAIR and shared.height() > _HAIR:
            found.append(f"{one.name} and {other.name} share {shared.width():.0f} × {shared.height():.0f}")
    found += _hand(desk)
    return list(dict.fromkeys([*found, *_status(desk, monkeypatch)]))


def _may_touch(one: str, other: str) -> bool:
    """Cards of one hand or pile lie on each other; a fan stands behind its plate and may hide only other cards."""
    kinds = {one.split()[0], other.split()[0]}
    if len(kinds) == 1 and kinds != {"plate"} and "«" not in one:
        return True
    if "fan" in kinds:
        return "«" not in (one[0], other[0])
    return kinds == {"plate", "tag"} and one.split()[1] == other.split()[1]


def _hand(desk: Desk) -> list[str]:
    """Every index of the own hand can be seen."""
    scene = desk.table.table_scene
    items = scene.hand_items()
    step = INDEX_WIDTH * scene.table.cw
    close = [right.x() - left.x() for left, right in zip(items, items[1:], strict=False)]
    return (
        [f"an index of the hand is covered: {min(close):.1f} of {step:.1f}"] if close and min(close) < step else []
    )


def _status(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    texts = drawn_by_widget(desk.status, monkeypatch)
    return [f"cut in the status line: «{text.text}»" for text in texts if not text.fits]
