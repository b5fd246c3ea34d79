"""A table of costs as a line of text."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QToolButton

from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.store.presets import Presets
from hearts_qt.ui.dialogs.new_match import NewMatch, NewMatchDialog
from hearts_qt.ui.rule_builder.costs import CostsDialog, read_costs, write_costs
from tests.ui.finding import child

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot


@pytest.mark.parametrize("variant", CATALOGUE.values(), ids=lambda v: v.id)
def test_every_table_of_the_catalogue_reads_back(variant: object) -> None:
    assert isinstance(variant, type(CATALOGUE["king"]))
    points = variant.rules().points
    assert read_costs(write_costs(points)) == points


@pytest.mark.parametrize(
    ("text", "costs"),
    [
        ("♥ 1, Q♠ 13", (("H", 1), ("QS", 13))),
        ("h 1; д♠ 12", (("H", 1), ("QS", 12))),
        ("10♦ −10, Т♥ 5, В 2", (("TD", -10), ("AH", 5), ("J", 2))),
        ("", ()),
    ],
)
def test_people_write_cards_in_several_ways(text: str, costs: tuple[tuple[str, int], ...]) -> None:
    assert read_costs(text) == costs


@pytest.mark.parametrize("text", ["queen", "♥", "1", "Q♠ many", "♥♥ 1", "Q♠ 1000000", "♥ 1 2"])
def test_what_is_no_table_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=text.split(",")[-1]):
        read_costs(text)


def test_a_table_of_ones_own_reaches_the_match(qtbot: QtBot, tmp_path: Path) -> None:
    rules = CATALOGUE["windows_hearts"].rules()
    dialog = NewMatchDialog(NewMatch("windows_hearts", rules, ()), Presets(tmp_path / "presets.json"))
    qtbot.addWidget(dialog)
    child(dialog, QToolButton, "all_rules").click()
    child(dialog, QPushButton, "other_costs").click()
    asked = child(dialog, CostsDialog)
    field = child(asked, QLineEdit, "costs")
    assert field.text() == "♥ 1, Q♠ 13"
    field.setText("♥ 1, Q♠")
    assert "Q♠" in child(asked, QLabel, "said").text()
    asked.accept()
    assert dialog.wanted.rules == rules
    field.setText("♥ 1, Q♠ 12, A♠ 5")
    asked.accept()
    assert dialog.wanted.rules.points == (("H", 1), ("QS", 12), ("AS", 5))
    assert dialog.wanted.rules.penalty_total == 30
