"""Light and dark, as the person or the system wants it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QCheckBox, QRadioButton, QStyle, QStyleOptionButton

from hearts_qt.store.options import Theme
from hearts_qt.table.theme import Scheme, palette
from hearts_qt.ui import style
from hearts_qt.ui.style import apply_theme, pretend, scheme

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot


@pytest.fixture
def system(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[SimpleNamespace]:
    """A desktop of which Qt knows whether it ``wants`` dark windows, but not their colours."""
    desktop = SimpleNamespace(wants=Qt.ColorScheme.Unknown, set=[])
    hints = SimpleNamespace(colorScheme=lambda: desktop.wants, setColorScheme=lambda _: None)
    said = SimpleNamespace(
        styleHints=lambda: hints,
        palette=QApplication.palette,
        setPalette=QApplication.setPalette,
        style=QApplication.style,
    )
    desktop.said = said
    monkeypatch.setattr(style, "QApplication", said)
    yield desktop
    monkeypatch.undo()
    apply_theme(Theme.SYSTEM)


def test_the_windows_are_dark_where_the_system_says_no_more_than_that(system: SimpleNamespace) -> None:
    apply_theme(Theme.SYSTEM)
    assert scheme() is Scheme.LIGHT
    system.wants = Qt.ColorScheme.Dark
    apply_theme(Theme.SYSTEM)
    assert scheme() is Scheme.DARK
    system.wants = Qt.ColorScheme.Light
    apply_theme(Theme.SYSTEM)
    assert scheme() is Scheme.LIGHT


@pytest.mark.parametrize("wants", list(Qt.ColorScheme))
def test_the_choice_of_the_person_is_above_the_system(system: SimpleNamespace, wants: Qt.ColorScheme) -> None:
    system.wants = wants
    apply_theme(Theme.LIGHT)
    assert scheme() is Scheme.LIGHT
    apply_theme(Theme.DARK)
    assert scheme() is Scheme.DARK


def test_where_nobody_gives_colours_the_windows_have_those_of_the_paper(qtbot: QtBot) -> None:
    apply_theme(Theme.SYSTEM)
    now, ours = QApplication.palette(), palette(Scheme.LIGHT)
    assert (now.window().color(), now.highlight().color()) == (ours.dialog, ours.accent)


def test_the_colours_that_a_system_gives_are_kept(
    system: SimpleNamespace, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = QPalette(QColor("#d0d0ff"))
    monkeypatch.setattr(system.said, "palette", lambda *_: given)
    monkeypatch.setattr(system.said, "setPalette", lambda made, *_: system.set.append(made))
    system.wants = Qt.ColorScheme.Light
    apply_theme(Theme.SYSTEM)
    assert system.set[0] == QPalette()
    assert all(made.highlight() == given.highlight() for made in system.set[1:])


def light(colour: QColor) -> float:
    """The relative luminance."""
    weighed = zip((0.2126, 0.7152, 0.0722), (colour.redF(), colour.greenF(), colour.blueF()), strict=True)
    return sum(w * (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4) for w, part in weighed)


def contrast(one: QColor, other: QColor) -> float:
    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("wanted", list(Scheme))
@pytest.mark.parametrize("kind", [QCheckBox, QRadioButton])
def test_a_box_that_is_not_ticked_can_be_seen(
    qtbot: QtBot, wanted: Scheme, kind: type[QCheckBox | QRadioButton]
) -> None:
    try:
        with pretend(wanted):
            apply_theme(Theme.SYSTEM)
        box = kind("Something to choose")
        qtbot.addWidget(box)
        box.resize(240, 40)
        option = QStyleOptionButton()
        box.initStyleOption(option)
        round_ = isinstance(box, QRadioButton)
        part = QStyle.SubElement.SE_RadioButtonIndicator if round_ else QStyle.SubElement.SE_CheckBoxIndicator
        place = box.style().subElementRect(part, option, box)
        picture, middle = box.grab().toImage(), place.center().y()
        ground = QApplication.palette().window().color()
        across = [picture.pixelColor(x, middle) for x in range(place.left(), place.left() + 5)]
        assert max(contrast(colour, ground) for colour in across) >= 3
    finally:
        apply_theme(Theme.SYSTEM)
