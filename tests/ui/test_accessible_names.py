"""Whatever can be used has a name, in every window, dialog and sheet and in both languages."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QLabel,
    QPushButton,
    QSlider,
    QTabWidget,
    QToolButton,
    QWidget,
)

from hearts_qt.doors import scenarios
from hearts_qt.doors.family_shots import SCENES
from hearts_qt.doors.shots import MOON_SEED
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.store.history import History
from hearts_qt.support.crash import CrashReport
from hearts_qt.ui.actions import Command
from hearts_qt.ui.dialogs.crash import CrashDialog
from hearts_qt.ui.history.export import ExportDialog
from hearts_qt.ui.history.import_dialog import ImportDialog as MatchesDialog
from hearts_qt.ui.history.remove_dialog import RemoveDialog
from hearts_qt.ui.rule_builder.costs import CostsDialog
from hearts_qt.ui.rule_builder.preset_dialogs import ImportDialog, NameDialog
from tests.ui.programs import go_to, running

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QAccessibleInterface
    from pytestqt.qtbot import QtBot

    from hearts_qt.app import Program
    from hearts_qt.store.saved_match import SavedMatch
    from hearts_qt.support.paths import Profile

Role = QAccessible.Role
USED = {
    Role.Button,
    Role.ButtonMenu,
    Role.ButtonDropDown,
    Role.CheckBox,
    Role.RadioButton,
    Role.ComboBox,
    Role.EditableText,
    Role.SpinBox,
    Role.Slider,
    Role.List,
    Role.Table,
    Role.Tree,
    Role.PageTab,
    Role.MenuItem,
    Role.Link,
    Role.ListItem,
    Role.TreeItem,
    Role.Dialog,
}
"""What a person does something with or reads; the rest only holds it together."""

CLOSED = {Role.ComboBox, Role.SpinBox, Role.Table, Role.Tree, Role.List}
"""What is inside is Qt's own, or rows of a model."""


def nameless(node: QAccessibleInterface, path: str = "") -> Iterator[str]:
    """Where something that can be used and seen has no name."""
    if node.state().invisible:
        return
    name = node.text(QAccessible.Text.Name)
    here = f"{path} > {node.role().name} {name!r}"
    widget = node.object()
    if node.role() in USED and not name.strip():
        yield f"{here} ({type(widget).__name__} {widget.objectName() if widget is not None else ''})"
    if isinstance(widget, QComboBox) and not has_label(widget):
        yield f"{here} ({type(widget).__name__} without a label)"
    if node.role() in CLOSED and isinstance(widget, QWidget):
        return
    for number in range(node.childCount()):
        child = node.child(number)
        if child is not None:
            yield from nameless(child, here)


def has_label(box: QComboBox) -> bool:
    """Whether a label beside the box is its own: on Linux the name of a box is what is chosen in it."""
    around = box.parentWidget()
    assert around is not None
    near = around.findChildren(QLabel, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return any(label.buddy() is box and label.text() for label in near)


def check(widget: QWidget) -> None:
    """Fail if anything on the widget is nameless."""
    assert list(nameless(QAccessible.queryAccessibleInterface(widget))) == []


@cache
def finished() -> SavedMatch:
    return scenarios.saved_at(lambda match: False, 3)


@cache
def scene(name: str) -> SavedMatch:
    return next(scene for scene in SCENES if scene.name == name).saved()


@pytest.fixture(params=["en", "ru"])
def program(request: pytest.FixtureRequest, qtbot: QtBot, profile: Profile) -> Iterator[Program]:
    with running(profile, language=request.param) as made:
        history, _ = History.open(made.recorder.history_file)
        history.record(finished())
        history.close()
        made.window.show()
        go_to(qtbot, made, scenarios.saved_at(scenarios.in_trick(tricks=3, cards=1, deals=1), 11))
        yield made


def test_everything_in_the_window_has_a_name(program: Program) -> None:
    program.settings.change(text_panel=True)
    program.window.show_text_panel()
    program.window.tell_second_copy()
    check(program.window)
    desk = program.window.desk
    assert QAccessible.queryAccessibleInterface(desk.status).role() is Role.StatusBar
    assert QAccessible.queryAccessibleInterface(desk.messages).role() is Role.AlertMessage


def test_everything_in_every_dialog_has_a_name(program: Program) -> None:
    seen = 0
    for command in Command:
        dialog = program.window.dialog_of(command)
        if dialog is None:
            continue
        dialog.show()
        for opener in dialog.findChildren(QToolButton):
            if opener.isCheckable():
                opener.setChecked(True)
        pages = dialog.findChildren(QTabWidget)
        for number in range(pages[0].count() if pages else 1):
            if pages:
                pages[0].setCurrentIndex(number)
            check(dialog)
        dialog.close()
        seen += 1
    assert seen > 8


def test_everything_in_the_lesser_dialogs_has_a_name(program: Program) -> None:
    rules = CATALOGUE["windows_hearts"].rules()
    for dialog in (
        NameDialog(lambda: "x", "Cottage rules", lambda _: True, program.window),
        ImportDialog("rules windows_hearts 4", lambda _: True, program.window),
        CostsDialog(rules.points, program.window),
        CrashDialog(CrashReport("x", "text", None), program.window),
        ExportDialog(2, 9, program.window),
        MatchesDialog("matches.txt", program.window),
        RemoveDialog(2, program.window),
    ):
        dialog.show()
        check(dialog)
        dialog.close()


def test_everything_on_every_sheet_has_a_name(qtbot: QtBot, program: Program) -> None:
    desk = program.window.desk
    shot = scenarios.saved_at(
        scenarios.choosing_moon, MOON_SEED, rules=scenarios.MOON_RULES, player=scenarios.MoonHelpers()
    )
    for saved, sheet in (
        (scene("auction"), desk.papers.bid),
        (scene("naming"), desk.papers.suit),
        (scene("declaring"), desk.papers.declare),
        (scene("deal-end-chips"), desk.papers.sheet),
        (shot, desk.papers.moon),
        (finished(), desk.papers.end),
    ):
        go_to(qtbot, program, saved)
        assert sheet.isVisible()
        assert sheet.accessibleName()
        assert QAccessible.queryAccessibleInterface(sheet).role() is Role.Dialog
        check(program.window)


def test_what_has_no_name_is_found(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    for made in (QPushButton(window), QSlider(window), QPushButton("named", window)):
        made.show()
    window.show()
    found = list(nameless(QAccessible.queryAccessibleInterface(window)))
    assert ["Button ''" in text or "Slider ''" in text for text in found] == [True, True]


def test_everything_on_the_page_of_a_review_has_a_name(qtbot: QtBot, program: Program) -> None:
    program.window.run(Command.REVIEW)
    page = program.window.pages.review
    assert page is not None
    check(program.window)


def test_lists_and_tables_have_names_and_so_do_their_rows(program: Program) -> None:
    dialog = program.window.dialog_of(Command.STATISTICS)
    assert dialog is not None
    dialog.show()
    views = [view for view in dialog.findChildren(QAbstractItemView) if view.isVisible()]
    assert views
    for view in views:
        model = view.model()
        if view.accessibleName() and model.rowCount():
            texts = [model.index(0, column).data() for column in range(model.columnCount())]
            assert any(texts)
    dialog.close()


def test_everything_on_the_page_of_the_lessons_has_a_name(qtbot: QtBot, program: Program) -> None:
    program.window.run(Command.LESSONS)
    page = program.window.pages.lessons
    assert page is not None
    with qtbot.waitSignal(page.tutor.asked):
        pass
    check(program.window)
