"""The catalogue and the person's own rules as one list."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from hearts_qt.models.variants_model import OwnRules, VariantRole, VariantsModel
from hearts_qt.rules.catalogue import CATALOGUE, DEFAULT, Family, Variant
from hearts_qt.rules.ruleset import Rules

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

OWN = (OwnRules("Дачные, до 50", DEFAULT, "4"), OwnRules("From tomorrow", "", "5"))


def heading(family: Family | None) -> str:
    return "own" if family is None else family.value


def rows_of(model: VariantsModel) -> list[QModelIndex]:
    return [model.index(row) for row in range(model.rowCount())]


def names_in(model: VariantsModel) -> list[str]:
    return [row.data() for row in rows_of(model)]


@pytest.mark.usefixtures("qapp")
def test_every_variant_stands_below_the_heading_of_its_family() -> None:
    model = VariantsModel(str.upper, heading)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    above = ""
    found = {}
    for row in rows_of(model):
        if row.data(VariantRole.HEADING):
            above = row.data()
        else:
            found[row.data(VariantRole.ID)] = above
    assert found == {variant.id: variant.family.value for variant in CATALOGUE.values()}
    assert model.index(model.row_of(DEFAULT)).data() == DEFAULT.upper()
    assert model.row_of("no such variant") == -1


@pytest.mark.usefixtures("qapp")
def test_headings_cannot_be_chosen() -> None:
    model = VariantsModel(str, heading)
    for row in rows_of(model):
        chosen = Qt.ItemFlag.ItemIsSelectable in model.flags(row)
        assert chosen is not row.data(VariantRole.HEADING)


@pytest.mark.usefixtures("qapp")
def test_the_numbers_of_players_read_as_one_number_or_a_span() -> None:
    some = Family.PLAIN
    variants = [Variant("a", some, 4, {4: Rules()}), Variant("b", some, 4, dict.fromkeys((3, 4, 5), Rules()))]
    model = VariantsModel(str, heading, variants=variants)
    assert [row.data(VariantRole.PLAYERS) for row in rows_of(model)] == ["", "4", "3–5"]
    assert model.index(2).data(Qt.ItemDataRole.AccessibleTextRole) == "b, 3–5"


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("text", ["чЕрная мария", "Мария  чёрная", "мэри", "slippery"])
def test_a_variant_is_found_by_any_words_of_any_of_its_names(text: str) -> None:
    also = {"black_maria": "Чёрная Мэри; Slippery Anne"}
    model = VariantsModel(
        lambda v: "Чёрная Мария" if v == "black_maria" else v, heading, lambda v: also.get(v, "")
    )
    model.search(text)
    assert names_in(model) == [Family.DEAR.value, "Чёрная Мария"]
    model.search("")
    assert len(names_in(model)) > len(CATALOGUE)


@pytest.mark.usefixtures("qapp")
def test_a_search_for_nothing_that_exists_leaves_an_empty_list() -> None:
    model = VariantsModel(str, heading)
    model.search("bridge")
    assert model.rowCount() == 0


@pytest.mark.usefixtures("qapp")
def test_own_rules_stand_last_and_are_found_by_name() -> None:
    model = VariantsModel(str, heading)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    model.set_own(OWN)
    assert names_in(model)[-3:] == ["own", "Дачные, до 50", "From tomorrow"]
    row = model.index(model.row_of(DEFAULT, "Дачные, до 50"))
    assert (row.data(VariantRole.ID), row.data(VariantRole.PRESET)) == (DEFAULT, "Дачные, до 50")
    # The variant itself is another row.
    assert model.row_of(DEFAULT) < row.row()
    model.search("дачные")
    assert names_in(model) == ["own", "Дачные, до 50"]


def test_another_language_renews_every_name(qtbot: QtBot) -> None:
    language = ["en"]
    model = VariantsModel(lambda variant: f"{variant} {language[0]}", heading)
    language[0] = "ru"
    with qtbot.waitSignal(model.modelReset):
        model.retranslate()
    assert model.index(1).data().endswith("ru")
