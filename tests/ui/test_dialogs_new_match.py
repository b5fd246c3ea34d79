"""The rule builder."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QListView,
    QPlainTextEdit,
    QPushButton,
    QSpinBox,
    QTabBar,
    QToolButton,
    QWidget,
)

from hearts_qt.models.variants_model import VariantRole
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.notation import write_rules
from hearts_qt.rules.switches import Bonus, Moon
from hearts_qt.rules.validate import faults
from hearts_qt.store.errors import Fault, StoreError
from hearts_qt.store.presets import Preset, Presets, read_preset
from hearts_qt.support.i18n import Translations
from hearts_qt.ui.dialogs.new_match import NewMatch, NewMatchDialog, Purpose
from hearts_qt.ui.rule_builder.form import RulesForm
from hearts_qt.ui.rule_builder.live_card import LiveCard
from hearts_qt.ui.rule_builder.own_rules import Deed, OwnRulesKeeper
from hearts_qt.ui.rule_builder.preset_dialogs import ImportDialog, NameDialog
from hearts_qt.ui.rule_builder.segments import Segments
from tests.ui.finding import child

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from hearts_qt.rules.catalogue import Variant

CLASSIC = CATALOGUE["windows_hearts"].rules()
COMPANY = ("marfa", "tikhon", "zlata")


@pytest.fixture
def presets(tmp_path: Path) -> Presets:
    return Presets(tmp_path / "presets.json")


@pytest.fixture
def dialog(qtbot: QtBot, presets: Presets) -> NewMatchDialog:
    made = NewMatchDialog(NewMatch("windows_hearts", CLASSIC, ("random", "rule_of_thumb")), presets)
    qtbot.addWidget(made)
    return made


def field(dialog: QDialog, key: str) -> QCheckBox | QComboBox | QSpinBox:
    """The field of a switch."""
    found = dialog.findChild(QWidget, key)
    assert isinstance(found, QCheckBox | QComboBox | QSpinBox)
    return found


def toggle(dialog: QDialog, key: str) -> None:
    box = field(dialog, key)
    assert isinstance(box, QCheckBox)
    box.click()


def choose(dialog: QDialog, key: str, text: str) -> None:
    box = field(dialog, key)
    assert isinstance(box, QComboBox)
    at = box.findText(text)
    assert at >= 0, [box.itemText(k) for k in range(box.count())]
    box.setCurrentIndex(at)


def enter(dialog: QDialog, key: str, number: int) -> None:
    box = field(dialog, key)
    assert isinstance(box, QSpinBox)
    box.setValue(number)


def pick(dialog: QDialog, variant: str, preset: str = "") -> None:
    """Choose a row of the list."""
    view = child(dialog, QListView, "variants")
    model = view.model()
    rows = [model.index(k, 0) for k in range(model.rowCount())]
    wanted = (preset, True) if preset else (variant, False)
    found = [
        row
        for row in rows
        if (
            row.data(VariantRole.PRESET) if preset else row.data(VariantRole.ID),
            bool(row.data(VariantRole.PRESET)),
        )
        == wanted
    ]
    view.setCurrentIndex(found[0])


def players(dialog: QDialog) -> dict[int, QAbstractButton]:
    segments = child(dialog, Segments)
    return {int(b.text()): b for b in segments.findChildren(QPushButton)}


def start_button(dialog: QDialog) -> QPushButton:
    return child(dialog, QPushButton, "start")


def lines(dialog: QDialog, name: str) -> list[str]:
    """What a label says, empty when it is hidden."""
    label = child(dialog, QLabel, name)
    return [] if label.isHidden() else label.text().split("\n")


def marked(dialog: QDialog) -> list[str]:
    """The sentences of the card that are marked as changed."""
    labels = child(dialog, LiveCard).findChildren(QLabel)
    return [label.text() for label in labels if label.accessibleName().endswith("(changed)")]


def open_up(qtbot: QtBot, dialog: QDialog) -> None:
    """Show the dialog as the active window."""
    with qtbot.waitActive(dialog):
        dialog.show()
        dialog.activateWindow()


def newest(dialog: QDialog, kind: type[QDialog]) -> QDialog:
    return dialog.findChildren(kind)[-1]


# -- what is handed over ------------------------------------------------------------------


def test_start_hands_over_what_the_fields_show(qtbot: QtBot, dialog: NewMatchDialog) -> None:
    with qtbot.waitSignal(dialog.chosen) as chosen:
        start_button(dialog).click()
    levels = ("random", "rule_of_thumb", "strong")
    assert chosen.args == [NewMatch("windows_hearts", CLASSIC, levels, COMPANY)]


@pytest.mark.parametrize("variant", CATALOGUE.values(), ids=lambda v: v.id)
def test_every_variant_can_be_chosen_for_every_count_without_a_fault(
    dialog: NewMatchDialog, variant: Variant
) -> None:
    pick(dialog, variant.id)
    assert tuple(players(dialog)) == variant.counts
    for seats in variant.counts:
        players(dialog)[seats].click()
        assert dialog.wanted.variant == variant.id
        assert dialog.wanted.rules == variant.rules(seats)
        assert len(dialog.wanted.levels) == len(set(dialog.wanted.sitters)) == seats - 1
        assert lines(dialog, "faults") == []
        assert start_button(dialog).isEnabled()
        assert marked(dialog) == []


def test_every_house_rule_reaches_the_match(dialog: NewMatchDialog) -> None:
    child(dialog, QToolButton, "all_rules").click()
    choose(dialog, "moon", "the shooter chooses: +26 or −26")
    choose(dialog, "bonus", "jack of diamonds, −10")
    for key in ("no_points_on_first_trick", "queen_breaks_hearts", "hearts_instead_of_queen"):
        toggle(dialog, key)
    enter(dialog, "no_trick_bonus", 5)
    enter(dialog, "limit", 73)
    assert dialog.wanted.rules == replace(
        CLASSIC,
        moon=Moon.CHOICE,
        bonus=Bonus.JACK_OF_DIAMONDS,
        no_points_on_first_trick=False,
        queen_breaks_hearts=True,
        hearts_instead_of_queen=True,
        no_trick_bonus=5,
        limit=73,
    )


def test_numbers_can_be_typed_with_or_without_their_unit(qtbot: QtBot, dialog: NewMatchDialog) -> None:
    box = field(dialog, "limit")
    assert isinstance(box, QSpinBox)
    open_up(qtbot, dialog)
    box.setFocus()
    box.selectAll()
    QTest.keyClicks(box, "250")
    assert dialog.wanted.rules.limit == 250
    box.setValue(box.minimum())
    assert dialog.wanted.rules.limit is None


def test_changes_go_with_another_number_of_players(dialog: NewMatchDialog) -> None:
    pick(dialog, "black_lady_modern")
    toggle(dialog, "queen_breaks_hearts")
    players(dialog)[5].click()
    five = CATALOGUE["black_lady_modern"].rules(5)
    assert dialog.wanted.rules == replace(five, queen_breaks_hearts=True)


def test_reset_brings_back_the_rules_of_the_variant(dialog: NewMatchDialog) -> None:
    reset = child(dialog, QPushButton, "reset")
    assert not reset.isEnabled()
    toggle(dialog, "queen_breaks_hearts")
    reset.click()
    assert dialog.wanted.rules == CLASSIC
    assert not reset.isEnabled()


def test_levels_and_names_are_chosen_for_each_seat_and_nobody_sits_twice(dialog: NewMatchDialog) -> None:
    names, levels = child(dialog, QComboBox, "sitter1"), child(dialog, QComboBox, "level2")
    names.setCurrentText("Zoe")
    levels.setCurrentText("Easy")
    assert dialog.wanted.sitters == ("zlata", "tikhon", "marfa")
    assert dialog.wanted.levels == ("random", "easy", "strong")
    assert child(dialog, QComboBox, "sitter3").currentText() == "Martha"


def test_four_levels_are_offered_and_one_of_an_older_match_stays(dialog: NewMatchDialog) -> None:
    offered, older = child(dialog, QComboBox, "level3"), child(dialog, QComboBox, "level2")
    assert [offered.itemText(k) for k in range(offered.count())] == ["Easy", "Medium", "Strong", "Expert"]
    assert offered.currentText() == "Strong"
    assert older.currentText() == "Regular"


def test_how_each_opponent_likes_to_play_is_said_to_eye_and_ear(dialog: NewMatchDialog) -> None:
    names = child(dialog, QComboBox, "sitter1")
    names.setCurrentText("Zoe")
    assert names.toolTip().startswith("Zoe likes a gamble")
    assert names.accessibleDescription() == names.toolTip()
    said = [names.itemData(k, Qt.ItemDataRole.ToolTipRole) for k in range(names.count())]
    assert all(text.startswith(names.itemText(k)) for k, text in enumerate(said))
    assert len(set(said)) == names.count() == 10


def test_the_next_match_needs_no_deal_number_and_does_not_start(qtbot: QtBot, presets: Presets) -> None:
    wanted = NewMatch("tavern_jack", CATALOGUE["tavern_jack"].rules(), ())
    later = NewMatchDialog(wanted, presets, purpose=Purpose.LATER)
    qtbot.addWidget(later)
    later.show()
    assert not child(later, QLineEdit, "seed").isVisible()
    assert start_button(later).text() == "&Use for the next match"
    assert any("next match" in label.text() for label in later.findChildren(QLabel))


# -- contradictions ------------------------------------------------------------------


def test_all_faults_are_named_at_once_and_keep_the_match_from_starting(dialog: NewMatchDialog) -> None:
    assert lines(dialog, "faults") == []
    toggle(dialog, "queen_breaks_hearts")
    toggle(dialog, "hearts_must_be_broken")
    enter(dialog, "limit", 0)
    child(dialog, QLineEdit, "seed").setText("soon")
    assert len(faults(dialog.wanted.rules)) == 2
    found = lines(dialog, "faults")
    assert len(found) == 3
    start = start_button(dialog)
    assert not start.isEnabled()
    assert all(line.removeprefix("• ") in start.accessibleDescription() for line in found)
    dialog.accept()
    assert dialog.result() != QDialog.DialogCode.Accepted


def test_a_switch_that_makes_no_sense_any_more_can_still_be_changed_back(dialog: NewMatchDialog) -> None:
    toggle(dialog, "queen_breaks_hearts")
    toggle(dialog, "hearts_must_be_broken")
    assert field(dialog, "queen_breaks_hearts").isEnabled()
    toggle(dialog, "queen_breaks_hearts")
    assert not field(dialog, "queen_breaks_hearts").isEnabled()
    assert start_button(dialog).isEnabled()


@pytest.mark.parametrize(("typed", "seed"), [("271828", 271828), ("1 000 000", 1_000_000), ("", None)])
def test_a_deal_number_can_be_typed(dialog: NewMatchDialog, typed: str, seed: int | None) -> None:
    child(dialog, QLineEdit, "seed").setText(typed)
    assert dialog.wanted.seed == seed
    assert start_button(dialog).isEnabled()


@pytest.mark.parametrize("typed", ["-1", "1.5", "9" * 39, "²", "0x10", "seven"])
def test_what_is_no_deal_number_is_refused_in_words(dialog: NewMatchDialog, typed: str) -> None:
    child(dialog, QLineEdit, "seed").setText(typed)
    assert dialog.wanted.seed is None
    assert lines(dialog, "faults") == [
        "• A deal number is a whole number from 0 to 1\xa0000\xa0000\xa0000\xa0000."
    ]


# -- what is shown ------------------------------------------------------------------


def test_a_changed_switch_is_told_by_weight_mark_and_name(dialog: NewMatchDialog) -> None:
    box = field(dialog, "queen_breaks_hearts")
    assert (box.font().bold(), box.accessibleName()) == (False, "Queen of spades breaks hearts")
    toggle(dialog, "queen_breaks_hearts")
    assert (box.font().bold(), box.accessibleName()) == (True, "Queen of spades breaks hearts, changed")
    marks = [label for label in dialog.findChildren(QLabel) if label.text() == "◆ changed"]
    assert len(marks) == 1


def test_the_card_marks_the_sentence_that_a_change_touches(dialog: NewMatchDialog) -> None:
    toggle(dialog, "queen_breaks_hearts")
    assert marked(dialog) == ["The queen of spades breaks hearts too."]
    enter(dialog, "limit", 50)
    assert "50" in marked(dialog)[-1]
    toggle(dialog, "queen_breaks_hearts")
    assert len(marked(dialog)) == 1


def test_the_sentence_that_was_just_changed_comes_into_sight(dialog: NewMatchDialog) -> None:
    dialog.show()
    dialog.resize(1180, 808)
    card = child(dialog, LiveCard)
    enter(dialog, "limit", 50)
    sentence = next(label for label in card.findChildren(QLabel) if label.text() == marked(dialog)[0])
    assert sentence.visibleRegion().boundingRect().height() == sentence.height()
    assert card.verticalScrollBar().value() > 0


def test_the_long_list_of_rules_opens_on_demand(dialog: NewMatchDialog) -> None:
    dialog.show()
    assert field(dialog, "hearts_must_be_broken").isVisible()
    assert not child(dialog, QWidget, "more").isVisible()
    child(dialog, QToolButton, "all_rules").click()
    assert field(dialog, "trump").isVisible()


def test_rows_that_are_not_shown_are_made_one_after_the_other_and_wait_for_the_list_to_open(
    qtbot: QtBot, dialog: NewMatchDialog
) -> None:
    assert dialog.findChild(QComboBox, "trump") is None
    dialog.show()
    with qtbot.waitSignal(child(dialog, RulesForm).reordered):
        pass
    assert not field(dialog, "trump").isVisible()
    assert not field(dialog, "tie_break").isVisible()


@pytest.mark.parametrize(("width", "beside"), [(1180, True), (900, False)])
def test_the_card_stands_beside_the_form_or_on_a_page_of_its_own(
    dialog: NewMatchDialog, width: int, beside: bool
) -> None:
    dialog.show()
    dialog.resize(width, 640)
    card, tabs = child(dialog, LiveCard), child(dialog, QTabBar)
    assert (card.isVisible(), tabs.isVisible()) == (beside, not beside)
    if not beside:
        tabs.setCurrentIndex(1)
        assert card.isVisible()
        assert card.width() > 400


def test_another_language_changes_every_text_of_the_open_dialog(
    qtbot: QtBot, qapp: QApplication, dialog: NewMatchDialog
) -> None:
    dialog.show()
    toggle(dialog, "queen_breaks_hearts")
    before = {w.text() for w in dialog.findChildren(QLabel) if w.isVisible()}
    translations = Translations(qapp, pseudo=True)
    title = dialog.windowTitle()
    translations.use("en")
    qtbot.waitUntil(lambda: dialog.windowTitle() != title)
    after = {w.text() for w in dialog.findChildren(QLabel) if w.isVisible()}
    translations.remove()
    same = {text for text in before & after if any(c.isalpha() for c in text)} - {"F1"}
    assert same == set()
    assert dialog.wanted.rules == replace(CLASSIC, queen_breaks_hearts=True)


# -- the keyboard ------------------------------------------------------------------


def test_a_variant_is_found_and_chosen_with_the_keyboard_alone(dialog: NewMatchDialog) -> None:
    dialog.show()
    search = child(dialog, QLineEdit, "search")
    search.setFocus()
    QTest.keyClicks(search, "slippery")
    assert dialog.wanted.variant == "windows_hearts"
    QTest.keyClick(search, Qt.Key.Key_Return)
    assert dialog.wanted.variant == "black_lady_1909"
    assert dialog.isVisible()
    search.setFocus()
    QTest.keyClick(search, Qt.Key.Key_Escape)
    assert (search.text(), dialog.isVisible()) == ("", True)
    view = child(dialog, QListView, "variants")
    assert view.currentIndex().data(VariantRole.ID) == "black_lady_1909"
    QTest.keyClick(view, Qt.Key.Key_Down)
    assert dialog.wanted.variant == "black_lady_culbertson"


def test_the_number_of_players_is_chosen_with_the_keyboard(qtbot: QtBot, dialog: NewMatchDialog) -> None:
    open_up(qtbot, dialog)
    pick(dialog, "black_lady_modern")
    four = players(dialog)[4]
    four.setFocus()
    QTest.keyClick(four, Qt.Key.Key_Right)
    assert dialog.wanted.rules.seats == 5


def chain(dialog: NewMatchDialog) -> list[QWidget]:
    """What the Tab key goes through, from the search on."""
    first: QWidget = child(dialog, QLineEdit, "search")
    now = first
    first.setFocus()
    stops: list[QWidget] = []
    while now is not first or not stops:
        stops.append(now)
        QTest.keyClick(now, Qt.Key.Key_Tab)
        focused = QApplication.focusWidget()
        assert focused is not None
        assert focused not in stops[1:], focused
        now = focused
    return stops


def place(dialog: NewMatchDialog, widget: QWidget) -> tuple[int, int]:
    """Where a widget is, however far the page is scrolled."""
    page = child(dialog, RulesForm).widget()
    assert page is not None
    at = widget.mapTo(dialog, QPoint(0, 0))
    return (at.x(), at.y() - page.y() if page.isAncestorOf(widget) else at.y())


@pytest.mark.parametrize("variants", [("tavern_jack",), ("heartsette", "auction_hearts", "black_lady_modern")])
def test_the_tab_key_goes_the_way_of_the_eye_also_after_other_variants(
    qtbot: QtBot, dialog: NewMatchDialog, variants: tuple[str, ...]
) -> None:
    dialog.resize(1180, 700)
    open_up(qtbot, dialog)
    child(dialog, QToolButton, "all_rules").click()
    for variant in variants:
        pick(dialog, variant)
    QApplication.processEvents()
    stops = chain(dialog)
    lowest: dict[int, int] = {}
    for stop in stops:
        x, y = place(dialog, stop)
        assert stop.isVisible()
        assert not isinstance(stop, RulesForm)
        assert y >= lowest.get(x, 0), stop.objectName()
        lowest[x] = y
    names = [stop.objectName() for stop in stops]
    parts = ["search", "variants", "sitter1", "misdeals", "moon", "seed", "page", "start"]
    assert [name for name in names if name in parts] == parts
    counts = [s for s in stops if isinstance(s.parent(), Segments)]
    assert counts == [players(dialog)[dialog.wanted.rules.seats]]


def test_it_opens_on_the_list_where_enter_starts_and_letters_search(qtbot: QtBot, dialog: NewMatchDialog) -> None:
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    open_up(qtbot, dialog)
    view, search = child(dialog, QListView, "variants"), child(dialog, QLineEdit, "search")
    assert QApplication.focusWidget() is view
    QTest.keyClicks(view, "s")
    assert QApplication.focusWidget() is search
    QTest.keyClicks(search, "lippery")
    assert search.text() == "slippery"
    QTest.keyClick(search, Qt.Key.Key_Return)
    assert QApplication.focusWidget() is view
    with qtbot.waitSignal(dialog.chosen) as chosen:
        QTest.keyClick(view, Qt.Key.Key_Return)
    assert chosen.args[0].variant == "black_lady_1909"


def test_tab_reaches_every_field_that_is_shown(qtbot: QtBot, dialog: NewMatchDialog) -> None:
    open_up(qtbot, dialog)
    child(dialog, QToolButton, "all_rules").click()
    wanted = {
        w
        for kind in (QCheckBox, QComboBox, QSpinBox)
        for w in dialog.findChildren(kind)
        if w.isVisible() and w.isEnabled()
    }
    child(dialog, QLineEdit, "search").setFocus()
    reached = set()
    for _ in range(3 * len(wanted)):
        now = QApplication.focusWidget()
        if now is not None:
            reached.add(now)
            QTest.keyClick(now, Qt.Key.Key_Tab)
    assert {w.objectName() for w in wanted - reached} == set()


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("purpose", Purpose)
def test_no_two_letters_of_the_keyboard_lead_to_two_places(
    qtbot: QtBot, qapp: QApplication, presets: Presets, language: str, purpose: Purpose
) -> None:
    translations = Translations(qapp)
    translations.use(language)
    dialog = NewMatchDialog(NewMatch("windows_hearts", CLASSIC, ()), presets, purpose=purpose)
    qtbot.addWidget(dialog)
    dialog.show()
    found = [w for kind in (QLabel, QAbstractButton) for w in dialog.findChildren(kind) if w.isVisible()]
    texts = [w.text() for w in found if isinstance(w, QLabel | QAbstractButton)]
    letters = [text[text.index("&") + 1].casefold() for text in texts if "&" in text.replace("&&", "")]
    translations.remove()
    assert len(letters) >= 4
    assert len(letters) == len(set(letters)), texts


def test_everything_that_can_be_used_has_a_name(dialog: NewMatchDialog) -> None:
    dialog.show()
    child(dialog, QToolButton, "all_rules").click()
    nameless = [
        w
        for kind in (QCheckBox, QComboBox, QSpinBox, QListView, QLineEdit, QAbstractButton)
        for w in dialog.findChildren(kind)
        if w.isVisible()
        and not (w.accessibleName() or (isinstance(w, QAbstractButton) and w.text()))
        and not isinstance(w.parent(), QSpinBox | QLineEdit | QComboBox)
        and w.objectName() != "seed"
    ]
    assert nameless == []


# -- own rules ------------------------------------------------------------------


def do(dialog: QDialog, deed: Deed) -> None:
    keeper = dialog.findChild(OwnRulesKeeper)
    assert isinstance(keeper, OwnRulesKeeper)
    keeper.do(deed)


def test_rules_are_saved_under_a_name_and_chosen_again(dialog: NewMatchDialog, presets: Presets) -> None:
    enter(dialog, "limit", 50)
    do(dialog, Deed.SAVE)
    asked = newest(dialog, NameDialog)
    child(asked, QLineEdit, "name").setText("  Дачные,  до 50 ")
    asked.accept()
    assert presets.items == (Preset("Дачные, до 50", "windows_hearts 4 limit=50"),)
    assert lines(dialog, "told") == ["“Дачные, до 50” is in the list at the left."]
    pick(dialog, "tavern_jack")
    pick(dialog, "", "Дачные, до 50")
    assert dialog.wanted.rules == replace(CLASSIC, limit=50)
    assert any(label.text() == "Дачные, до 50" for label in dialog.findChildren(QLabel))


def test_own_rules_are_renamed_and_deleted_and_stay_in_the_form(dialog: NewMatchDialog, presets: Presets) -> None:
    presets.put(Preset("Short", "windows_hearts 4 limit=50"))
    do(dialog, Deed.SAVE)
    newest(dialog, NameDialog).accept()
    pick(dialog, "", "Short")
    do(dialog, Deed.RENAME)
    asked = newest(dialog, NameDialog)
    child(asked, QLineEdit, "name").setText("Shorter")
    asked.accept()
    assert [p.name for p in presets.items] == ["Shorter", "Classic Hearts"]
    do(dialog, Deed.DELETE)
    assert [p.name for p in presets.items] == ["Classic Hearts"]
    assert dialog.wanted.rules.limit == 50


def test_a_name_that_is_empty_cannot_be_saved_and_one_that_is_taken_is_told(
    dialog: NewMatchDialog, presets: Presets
) -> None:
    presets.put(Preset("Short", "windows_hearts 4 limit=50"))
    do(dialog, Deed.SAVE)
    asked = newest(dialog, NameDialog)
    name = child(asked, QLineEdit, "name")
    name.setText("  ")
    asked.accept()
    assert len(presets.items) == 1
    name.setText("SHORT")
    assert any("replaced" in label.text() for label in asked.findChildren(QLabel))


def test_rules_that_this_version_cannot_play_say_why_and_nothing_changes(qtbot: QtBot, presets: Presets) -> None:
    presets.put(Preset("From tomorrow", "windows_hearts 4 gravity=low"))
    dialog = NewMatchDialog(NewMatch("tavern_jack", CATALOGUE["tavern_jack"].rules(), ()), presets)
    qtbot.addWidget(dialog)
    pick(dialog, "", "From tomorrow")
    assert dialog.wanted.variant == "tavern_jack"
    assert lines(dialog, "told") == ["There is no rule of this name: “gravity”."]
    view = child(dialog, QListView, "variants")
    assert view.currentIndex().data(VariantRole.ID) == "tavern_jack"


def test_rules_go_to_the_clipboard_and_come_back_from_it(dialog: NewMatchDialog, presets: Presets) -> None:
    toggle(dialog, "queen_breaks_hearts")
    do(dialog, Deed.COPY)
    text = QGuiApplication.clipboard().text()
    assert read_preset(text).rules == write_rules("windows_hearts", dialog.wanted.rules)
    pick(dialog, "tavern_jack")
    do(dialog, Deed.IMPORT)
    asked = newest(dialog, ImportDialog)
    assert child(asked, QPlainTextEdit, "text").toPlainText() == text
    child(asked, QLineEdit, "name").setText("Mine")
    asked.accept()
    assert [p.name for p in presets.items] == ["Mine"]
    assert dialog.wanted.rules == replace(CLASSIC, queen_breaks_hearts=True)


def test_rules_go_to_a_file_and_come_back_from_it(
    dialog: NewMatchDialog, presets: Presets, tmp_path: Path
) -> None:
    keeper = dialog.findChild(OwnRulesKeeper)
    assert isinstance(keeper, OwnRulesKeeper)
    keeper.write_file(tmp_path / "rules.txt")
    assert lines(dialog, "told") == ["The rules are in the file rules.txt."]
    do(dialog, Deed.IMPORT)
    asked = newest(dialog, ImportDialog)
    assert isinstance(asked, ImportDialog)
    asked.read_file(tmp_path / "nowhere.txt")
    assert "nowhere.txt" in child(asked, QLabel, "said").text()
    asked.accept()
    assert Presets(tmp_path / "presets.json").items == ()
    asked.read_file(tmp_path / "rules.txt")
    asked.accept()
    assert [p.name for p in presets.items] == ["Classic Hearts"]
    keeper.write_file(tmp_path / "no folder" / "rules.txt")
    assert "rules.txt" in lines(dialog, "told")[0]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "There is no text here yet."),
        ("Hello!", "no line begins with the word “rules”"),
        ("rules bridge 4", "“bridge”"),
        ("rules windows_hearts 5", "“Classic Hearts” is not played by so many"),
        ("rules windows_hearts 4 gravity=low", "“gravity”"),
        ("rules windows_hearts 4 moon=full", "The rule “Moon” cannot be “full”."),
        ("rules windows_hearts 4 limit=none", "never end"),
        ("hearts-qt rules 9\nrules windows_hearts 4", "newer version"),
        ("rules windows_hearts 4", "A name has"),
        ("rules windows_hearts 4 " + "x" * 500, "…”"),
    ],
)
def test_text_that_is_no_rules_is_refused_in_words(dialog: NewMatchDialog, text: str, words: str) -> None:
    QGuiApplication.clipboard().clear()
    do(dialog, Deed.IMPORT)
    asked = newest(dialog, ImportDialog)
    child(asked, QPlainTextEdit, "text").setPlainText(text)
    assert words in child(asked, QLabel, "said").text()
    asked.accept()
    assert asked.result() != QDialog.DialogCode.Accepted


def test_own_rules_that_cannot_be_written_are_told(
    dialog: NewMatchDialog, presets: Presets, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def full(_: Presets, preset: Preset) -> None:
        raise StoreError(Fault.DISK_FULL, tmp_path / preset.name)

    monkeypatch.setattr(Presets, "put", full)
    do(dialog, Deed.SAVE)
    newest(dialog, NameDialog).accept()
    assert "disk is full" in lines(dialog, "told")[0]
    assert presets.items == ()
