"""The catalogue as a list."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtTest import QAbstractItemModelTester

from hearts_qt.models.variants_model import VariantRole, VariantsModel
from hearts_qt.rules.catalogue import CATALOGUE, DEFAULT, Family, Variant
from hearts_qt.rules.ruleset import Rules

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


@pytest.mark.usefixtures("qapp")
def test_every_variant_of_the_catalogue_is_listed_in_its_order() -> None:
    model = VariantsModel(str.upper)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    rows = [model.index(row) for row in range(model.rowCount())]
    assert [row.data(VariantRole.ID) for row in rows] == list(CATALOGUE)
    assert rows[model.row_of(DEFAULT)].data() == DEFAULT.upper()
    assert model.row_of("no such variant") == -1


@pytest.mark.usefixtures("qapp")
def test_the_numbers_of_players_read_as_one_number_or_a_span() -> None:
    some = Family.PLAIN
    variants = [Variant("a", some, 4, {4: Rules()}), Variant("b", some, 4, dict.fromkeys((3, 4, 5), Rules()))]
    model = VariantsModel(str, variants)
    assert [model.index(row).data(VariantRole.PLAYERS) for row in (0, 1)] == ["4", "3–5"]


def test_another_language_renews_every_name(qtbot: QtBot) -> None:
    language = ["en"]
    model = VariantsModel(lambda variant: f"{variant} {language[0]}")
    language[0] = "ru"
    with qtbot.waitSignal(model.dataChanged) as changed:
        model.retranslate()
    assert changed.args is not None
    assert changed.args[1].row() == model.rowCount() - 1
    assert model.index(0).data().endswith("ru")
