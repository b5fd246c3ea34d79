"""The person's own picture for the table, from the file that is chosen to the options."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QFileDialog, QLabel, QPushButton

from hearts_qt.store.options import DEFAULTS, OWN_PICTURE, read_options, write_options
from hearts_qt.support.errors import KnownError, Trouble
from hearts_qt.support.jobs import ManualJobExecutor
from hearts_qt.table.theme import Scheme
from hearts_qt.ui import looks, own_picture
from hearts_qt.ui.dialogs.option_texts import Page
from hearts_qt.ui.dialogs.options import OptionsDialog
from hearts_qt.ui.dialogs.picture_choice import PictureChoice
from hearts_qt.ui.looks import Part, appearance_of, missing

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot


def picture(file: Path, colour: str = "#204060", size: tuple[int, int] = (60, 40)) -> Path:
    image = QImage(*size, QImage.Format.Format_ARGB32)
    image.fill(QColor(colour))
    assert image.save(str(file))
    return file


def test_a_picture_is_copied_and_stays_when_the_original_goes(qtbot: QtBot, tmp_path: Path) -> None:
    original, folder = picture(tmp_path / "Лето 1.png"), tmp_path / "data" / "pictures"
    name = own_picture.keep_picture(original, folder)
    original.unlink()
    copy = QImage(str(folder / name))
    assert (copy.width(), copy.height()) == (60, 40)
    assert abs(copy.pixelColor(30, 20).blue() - 0x60) < 4
    assert [file.name for file in folder.iterdir()] == [name]
    assert DEFAULTS.changed(picture=name).picture == name


def test_a_huge_picture_is_kept_smaller(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_picture, "LARGEST", own_picture.LARGEST / 64)
    name = own_picture.keep_picture(picture(tmp_path / "a.png", size=(600, 300)), tmp_path / "kept")
    copy = QImage(str(tmp_path / "kept" / name))
    assert 60 <= copy.width() < 100


@pytest.mark.parametrize("content", [b"", b"no picture at all", b"\x89PNG\r\n\x1a\n cut off"])
def test_what_is_no_picture_is_refused(qtbot: QtBot, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "notes.png"
    file.write_bytes(content)
    with pytest.raises(KnownError) as caught:
        own_picture.keep_picture(file, tmp_path / "kept")
    assert (caught.value.trouble, caught.value.facts) == (Trouble.NOT_A_PICTURE, {"file": "notes.png"})
    assert not (tmp_path / "kept").exists()


def test_a_file_that_is_gone_and_a_folder_that_cannot_be_written_are_told_apart(
    qtbot: QtBot, tmp_path: Path
) -> None:
    with pytest.raises(KnownError) as caught:
        own_picture.keep_picture(tmp_path / "gone.png", tmp_path)
    assert caught.value.trouble is Trouble.FILE_NOT_READABLE
    blocked = tmp_path / "blocked"
    blocked.write_text("a file where the folder should be", encoding="utf-8")
    with pytest.raises(KnownError) as caught:
        own_picture.keep_picture(picture(tmp_path / "a.png"), blocked)
    assert caught.value.trouble is Trouble.FILE_NOT_WRITABLE


def test_only_the_chosen_picture_is_kept_in_the_end(qtbot: QtBot, tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    first = own_picture.keep_picture(picture(tmp_path / "a.png"), folder)
    second = own_picture.keep_picture(picture(tmp_path / "b.png", "#602020"), folder)
    assert first != second
    own_picture.forget_others(folder, second)
    assert [file.name for file in folder.iterdir()] == [second]


def test_a_stored_name_that_leads_elsewhere_is_not_taken() -> None:
    stored = write_options(DEFAULTS) | {"picture": "../../secret.jpg"}
    options, wrong = read_options(stored)
    assert options.picture == ""
    assert "picture" in wrong


# -- the looks of the table ---------------------------------------------------------------------------------


def test_the_table_shows_the_picture_if_it_is_there(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = own_picture.keep_picture(picture(tmp_path / "a.png"), tmp_path)
    mine = DEFAULTS.changed(felt=OWN_PICTURE, picture=name)
    assert appearance_of(mine, "en", tmp_path).picture == tmp_path / name
    assert missing(mine, tmp_path) == ()
    assert appearance_of(mine.changed(felt="blue"), "en", tmp_path).picture is None
    monkeypatch.setattr(looks, "scheme", lambda: Scheme.HIGH_CONTRAST)
    assert appearance_of(mine, "en", tmp_path).picture is None


@pytest.mark.parametrize("content", [None, b"damaged"])
def test_a_lost_or_damaged_picture_is_named_and_the_usual_felt_laid(
    qtbot: QtBot, tmp_path: Path, content: bytes | None
) -> None:
    mine = DEFAULTS.changed(felt=OWN_PICTURE, picture="table-1.jpg")
    if content is not None:
        (tmp_path / "table-1.jpg").write_bytes(content)
    assert missing(mine, tmp_path) == (Part.PICTURE,)
    assert appearance_of(mine, "en", tmp_path) == appearance_of(DEFAULTS, "en", tmp_path)


# -- the options --------------------------------------------------------------------------------------------


def note_of(dialog: OptionsDialog) -> str:
    note = dialog.findChild(QLabel, "own_picture_note")
    assert isinstance(note, QLabel)
    return note.text()


def test_a_picture_chosen_in_the_options_lies_on_the_table_at_once(qtbot: QtBot, tmp_path: Path) -> None:
    jobs = ManualJobExecutor()
    dialog = OptionsDialog(DEFAULTS, Page.TABLE, pictures=tmp_path / "kept", jobs=jobs)
    qtbot.addWidget(dialog)
    dialog.looks.take_picture(str(picture(tmp_path / "a.png")))
    assert dialog.options == DEFAULTS
    jobs.drain()
    assert dialog.options.felt == OWN_PICTURE
    assert (tmp_path / "kept" / dialog.options.picture).exists()
    felts = next(c for c in dialog.findChildren(PictureChoice) if c.accessibleName() == "Felt")
    assert felts.value() == OWN_PICTURE
    dialog.reject()
    assert dialog.options == DEFAULTS


def test_a_file_that_is_no_picture_is_explained_and_changes_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    bad = tmp_path / "notes.txt"
    bad.write_text("no picture", encoding="utf-8")
    dialog = OptionsDialog(DEFAULTS, Page.TABLE, pictures=tmp_path)
    qtbot.addWidget(dialog)
    usual = note_of(dialog)
    dialog.looks.take_picture(str(bad))
    assert "notes.txt is not a picture" in note_of(dialog)
    assert dialog.options == DEFAULTS
    dialog.looks.take_picture(str(picture(tmp_path / "a.png")))
    assert note_of(dialog) == usual


def test_accepting_the_options_forgets_the_pictures_before(qtbot: QtBot, tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    dialog = OptionsDialog(DEFAULTS, Page.TABLE, pictures=folder)
    qtbot.addWidget(dialog)
    for colour in ("#204060", "#604020"):
        dialog.looks.take_picture(str(picture(tmp_path / "a.png", colour)))
    assert len(list(folder.iterdir())) == 2
    dialog.accept()
    assert [file.name for file in folder.iterdir()] == [dialog.options.picture]


def test_the_button_opens_a_chooser_that_does_not_block(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = OptionsDialog(DEFAULTS, Page.TABLE, pictures=tmp_path)
    qtbot.addWidget(dialog)
    dialog.show()
    button = dialog.findChild(QPushButton, "own_picture")
    assert isinstance(button, QPushButton)
    button.click()
    chooser = dialog.findChild(QFileDialog)
    assert isinstance(chooser, QFileDialog)
    chooser.fileSelected.emit(str(picture(tmp_path / "a.png")))
    chooser.reject()
    assert dialog.options.felt == OWN_PICTURE


def test_without_a_folder_there_is_no_picture_to_choose(qtbot: QtBot) -> None:
    dialog = OptionsDialog(DEFAULTS, Page.TABLE)
    qtbot.addWidget(dialog)
    assert dialog.findChild(QPushButton, "own_picture") is None
