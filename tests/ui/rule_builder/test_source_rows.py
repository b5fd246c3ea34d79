"""The questions on which the sources differ, as rows that set the switches below them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QCheckBox, QComboBox, QPushButton, QToolButton, QWidget

from hearts_qt.rules.cards import Suit
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.switches import Undealt, VoidRule
from hearts_qt.ui.rule_builder.form import RulesForm
from hearts_qt.ui.rule_builder.source_rows import SourceQuestions
from hearts_qt.ui.rule_builder.source_words import answer_name, question_title
from hearts_qt.ui.rule_builder.switch_table import MAIN, SWITCHES, Choice, Number
from tests.ui.finding import child

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from hearts_qt.rules.catalogue import Variant

QUESTIONS = {(choice.key, answer) for v in CATALOGUE.values() for choice in v.choices for answer in choice.answers}


@pytest.fixture
def form(qtbot: QtBot) -> RulesForm:
    made = RulesForm(("club",), (), with_seed=False)
    qtbot.addWidget(made)
    return made


def show(form: RulesForm, variant: str, seats: int | None = None) -> None:
    form.show_rules(variant, CATALOGUE[variant].rules(seats))


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("key", "answer"), sorted(QUESTIONS))
def test_every_question_and_answer_has_words(key: str, answer: str) -> None:
    assert question_title(key) != key
    assert answer_name(key, answer) not in ("", answer)


@pytest.mark.usefixtures("qapp")
def test_no_two_answers_to_a_question_are_called_the_same() -> None:
    for variant in CATALOGUE.values():
        for choice in variant.choices:
            names = [answer_name(choice.key, answer) for answer in choice.answers]
            assert len(set(names)) == len(names), (variant.id, choice.key)


def test_an_answer_sets_the_switches_that_it_stands_for(form: RulesForm) -> None:
    show(form, "cancellation_hearts", 6)
    child(form, QComboBox, "source_void_rule").setCurrentIndex(1)
    assert form.rules.void_rule is VoidRule.NONE_LEFT
    child(form, QComboBox, "source_odd_cards").setCurrentIndex(2)
    assert form.rules.undealt is Undealt.NONE
    assert form.rules.hand_size == 17
    assert child(form, QComboBox, "source_void_rule").currentIndex() == 1


def test_the_boys_and_the_yeralash_of_king_are_chosen_one_by_one(form: RulesForm) -> None:
    show(form, "king")
    child(form, QComboBox, "source_yeralash").setCurrentIndex(1)
    child(form, QComboBox, "source_boys").setCurrentIndex(1)
    assert form.rules.contracts[:7] == (
        *("king_tricks", "king_hearts", "king_kings", "king_girls", "king_last", "king_king"),
        "king_allkings",
    )
    assert form.rules.deals == 14


def test_what_no_source_says_is_no_answer(form: RulesForm) -> None:
    show(form, "hearts_modern")
    form.show_rules("hearts_modern", replace(form.rules, limit=70, trump=Suit.SPADES))
    field = child(form, QComboBox, "source_end")
    assert field.currentIndex() == -1
    assert field.placeholderText()
    field.setCurrentIndex(1)
    assert form.rules.limit == 100
    assert form.rules.trump is Suit.SPADES


def test_a_reset_brings_the_usual_answers_back(form: RulesForm) -> None:
    show(form, "black_maria")
    child(form, QComboBox, "source_black_maria").setCurrentIndex(1)
    assert form.rules != form.base
    child(form, QPushButton, "reset").click()
    assert child(form, QComboBox, "source_black_maria").currentIndex() == 0


def test_questions_follow_the_game_and_the_number_of_players(form: RulesForm) -> None:
    show(form, "heartsette", 3)
    questions = child(form, SourceQuestions)
    assert [field.objectName() for field in questions.fields] == ["source_heartsette_3"]
    show(form, "heartsette", 4)
    assert questions.isHidden()
    show(form, "gruznov_hearts")
    assert questions.isHidden()


def test_what_a_row_below_is_about_is_not_asked_twice_but_told_there(form: RulesForm) -> None:
    show(form, "windows_hearts")
    asked = {field.objectName() for field in child(form, SourceQuestions).fields}
    assert asked == {"source_ties"}
    told = child(form, QCheckBox, "queen_breaks_hearts").accessibleDescription()
    assert told.endswith(
        "Does the queen of spades break hearts? No (Tavern Jack, Windows); yes (Royal Hearts, American pages)."
    )
    show(form, "gruznov_hearts")
    child(form, QToolButton, "all_rules").setChecked(True)
    told = child(form, QCheckBox, "queen_breaks_hearts").accessibleDescription()
    assert "Tavern Jack" not in told


def test_with_all_rules_shown_a_question_about_one_switch_is_told_by_its_row_alone(form: RulesForm) -> None:
    show(form, "black_lady_modern", 6)
    opener = child(form, QToolButton, "all_rules")
    asked = {field.objectName() for field in child(form, SourceQuestions).fields}
    about_a_table = {"source_queen_of_spades"}
    assert asked == about_a_table | {f"source_{key}" for key in ("first_trick", "beyond", "ties", "strip")}
    opener.setChecked(True)
    assert {field.objectName() for field in child(form, SourceQuestions).fields} == about_a_table
    assert "Equal totals: share the win" in child(form, QCheckBox, "tie_break").accessibleDescription()
    opener.setChecked(False)
    assert {field.objectName() for field in child(form, SourceQuestions).fields} == asked


def test_what_was_pressed_stays_where_it_is_when_the_questions_above_it_go(qtbot: QtBot) -> None:
    form = RulesForm(("club",), (), with_seed=False)
    qtbot.addWidget(form)
    show(form, "black_lady_modern", 6)
    form.resize(600, 400)
    form.show()
    qtbot.waitExposed(form)
    opener = child(form, QToolButton, "all_rules")
    form.ensureWidgetVisible(opener)
    place = opener.mapTo(form, QPoint())
    for checked in (True, False):
        opener.setChecked(checked)
        assert opener.mapTo(form, QPoint()) == place


@pytest.mark.parametrize("opened", [False, True], ids=["most used", "all"])
@pytest.mark.parametrize("variant", CATALOGUE.values(), ids=lambda v: v.id)
def test_every_question_is_asked_or_told_by_a_row_that_offers_its_answers(
    form: RulesForm, variant: Variant, *, opened: bool
) -> None:
    child(form, QToolButton, "all_rules").setChecked(opened)
    switches = {switch.key: switch for switch in (*SWITCHES, *MAIN)}
    for seats in variant.counts:
        show(form, variant.id, seats)
        asked = {field.objectName() for field in child(form, SourceQuestions).fields}
        for choice in variant.choices:
            if choice.arises(form.rules) and f"source_{choice.key}" not in asked:
                row = child(form, QWidget, choice.field)
                assert not row.isHidden()
                kind = switches[choice.field].kind
                for answer in choice.answers:
                    assert answer_name(choice.key, answer).casefold() in row.accessibleDescription().casefold()
                    value = getattr(choice.put(form.rules, answer), choice.field)
                    match kind:
                        case Choice():
                            assert value in kind.values(form.rules)
                        case Number():
                            assert value is None or kind.low <= value <= kind.high
