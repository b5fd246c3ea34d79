"""The pages that are read: rules of all games, the guide with its positions, the history of the family."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QWidget

from hearts_qt.game.frames import PERSON, Ask
from hearts_qt.rules.catalogue import CATALOGUE, DEFAULT
from hearts_qt.rules.moves import PassCards, PlayCard
from hearts_qt.rules.notation import read_record, write_record
from hearts_qt.rules.refusals import IllegalMove
from hearts_qt.rules.state import Phase
from hearts_qt.rules.transition import refuse, step
from hearts_qt.rules.view import view
from hearts_qt.support.i18n import LANGUAGES, Translations
from hearts_qt.ui.actions import Command
from hearts_qt.ui.dialogs import pages
from hearts_qt.ui.dialogs.reading import GuideDialog, RulesDialog
from hearts_qt.ui.rules_pages import guide
from hearts_qt.ui.rules_pages.content import FOLDER, read
from hearts_qt.ui.rules_pages.positions import Position, positions
from hearts_qt.ui.variant_names import variant_name
from tests.ui.programs import running

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from hearts_qt.rules.cards import Card
    from hearts_qt.rules.moves import Move
    from hearts_qt.support.paths import Profile

GUIDE_PARTS = {"", "question", "answer"}


@pytest.fixture(params=LANGUAGES)
def _language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[None]:
    translations = Translations(qapp)
    translations.use(request.param)
    yield
    translations.remove()


def answer(position: Position, cards: tuple[Card, ...]) -> Move:
    """An answer as the person's move."""
    if position.match.phase is Phase.PASSING:
        return PassCards(PERSON, cards)
    (played,) = cards
    return PlayCard(PERSON, played)


def by_chapter(position: Position) -> str:
    return position.chapter


# -- the positions ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("position", positions(), ids=by_chapter)
def test_a_position_is_a_real_deal_with_the_person_to_move(position: Position) -> None:
    assert PERSON in position.match.to_move
    assert read_record(write_record(position.record)) == position.record


@pytest.mark.parametrize("position", positions(), ids=by_chapter)
def test_every_answer_of_a_position_is_legal_and_no_answer_is_both(position: Position) -> None:
    assert position.best
    assert position.worse
    assert not set(position.best) & set(position.worse)
    for cards in (*position.best, *position.worse):
        assert refuse(position.match, answer(position, cards)) is None
    held = view(position.match, PERSON).hand
    strange = next(c for c in position.match.rules.pack if c not in held)
    with pytest.raises(IllegalMove):
        step(position.match, PlayCard(PERSON, strange))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_is_written_with_question_and_answer(language: str) -> None:
    names = {path.stem for path in (FOLDER / language / "guide").glob("*.md")}
    assert names == {position.chapter for position in positions()}
    for name in names:
        text = read(f"guide/{name}", language)
        assert text is not None
        assert set(text.parts) == GUIDE_PARTS
        assert text.parts["answer"][0].startswith("**")


@pytest.mark.usefixtures("_language")
@pytest.mark.parametrize("position", positions(), ids=by_chapter)
def test_the_answer_is_shown_only_when_it_is_asked_for(position: Position) -> None:
    asked, told = guide.chapter(position, answered=False), guide.chapter(position, answered=True)
    assert told.startswith(asked)
    assert "<b>" in told.removeprefix(asked)
    assert "{" not in told


# -- the dialogs --------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("_language")
def test_the_guide_plays_the_position_of_the_chapter_that_is_open(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = GuideDialog(parent)
    dialog.show()
    assert dialog.chapters.count() == len(positions())
    dialog.chapters.setCurrentRow(2)
    shown = dialog.page.toPlainText()
    dialog.answer.click()
    assert len(dialog.page.toPlainText()) > len(shown)
    assert not dialog.answer.isEnabled()
    with qtbot.waitSignal(dialog.wanted) as asked:
        dialog.play.click()
    assert asked.args == [positions()[2].record]


@pytest.mark.usefixtures("_language")
def test_another_chapter_hides_the_answer_again(qtbot: QtBot) -> None:
    dialog = GuideDialog()
    qtbot.addWidget(dialog)
    dialog.answer.click()
    dialog.chapters.setCurrentRow(1)
    assert dialog.answer.isEnabled()


@pytest.mark.usefixtures("_language")
def test_the_rules_open_at_the_match_and_turn_to_any_other_game(qtbot: QtBot) -> None:
    rules = CATALOGUE["black_maria"].rules()
    dialog = RulesDialog("black_maria", rules)
    qtbot.addWidget(dialog)
    assert dialog.game.currentData() == "black_maria"
    assert dialog.game.count() == len(CATALOGUE)
    first = dialog.page.toPlainText()
    for row in range(dialog.game.count()):
        dialog.game.setCurrentIndex(row)
        assert len(dialog.page.toPlainText()) > len(first) / 3
    dialog.game.setCurrentIndex(dialog.game.findData("black_maria"))
    assert dialog.page.toPlainText() == first


def test_a_match_with_house_rules_is_marked_among_the_games(qtbot: QtBot) -> None:
    own = CATALOGUE[DEFAULT].rules()
    names = []
    for rules in (own, replace(own, limit=50)):
        dialog = RulesDialog(DEFAULT, rules)
        qtbot.addWidget(dialog)
        names.append(dialog.game.currentText())
    assert names == [variant_name(DEFAULT), f"{variant_name(DEFAULT)} — with house rules"]


def test_the_rules_follow_the_language_and_stay_at_their_game(qtbot: QtBot, qapp: QApplication) -> None:
    translations = Translations(qapp)
    translations.use("en")
    dialog = RulesDialog(DEFAULT, CATALOGUE[DEFAULT].rules())
    qtbot.addWidget(dialog)
    dialog.game.setCurrentIndex(dialog.game.findData("king"))
    english = dialog.page.toPlainText()
    translations.use("ru")
    dialog.retranslate()
    assert dialog.game.currentData() == "king"
    assert dialog.page.toPlainText() != english
    assert "Кинг" in dialog.page.toPlainText()
    translations.remove()


@pytest.mark.usefixtures("_language")
def test_no_line_of_any_page_is_wider_than_a_small_dialog(qtbot: QtBot) -> None:
    dialog = RulesDialog(DEFAULT, CATALOGUE[DEFAULT].rules())
    qtbot.addWidget(dialog)
    dialog.resize(560, 480)
    dialog.show()
    for row, variant in enumerate(CATALOGUE):
        dialog.game.setCurrentIndex(row)
        assert dialog.page.horizontalScrollBar().maximum() == 0, variant
        assert dialog.page.document().size().width() <= dialog.page.viewport().width() + 1, variant


@pytest.mark.usefixtures("_language")
def test_the_history_names_the_games_whose_rules_nobody_has(qtbot: QtBot) -> None:
    page = pages.history_page()
    qtbot.addWidget(page)
    shown = page.page.toPlainText()
    text = read("family", "ru" if "Семья" in shown else "en")
    assert text is not None
    assert set(text.parts) == {"", "ancestors", "names", "lost"}
    lost = text.parts["lost"][-1].count("\n- ") + 1
    assert lost == 6
    for name in ("1601", "1909", "1939"):
        assert name in shown


# -- from the page to the table -----------------------------------------------------------------------------------


@pytest.mark.parametrize("chapter", ["passing", "smoking_out", "moon"])
def test_a_position_of_the_guide_is_played_at_the_table_from_that_very_move(
    qtbot: QtBot, profile: Profile, chapter: str
) -> None:
    with running(profile) as program:
        program.window.show()
        with qtbot.waitSignal(program.game.offered):
            program.begin()
        lessons = program.window.dialog_of(Command.GUIDE)
        assert isinstance(lessons, GuideDialog)
        lessons.open()
        row, position = next((k, p) for k, p in enumerate(positions()) if p.chapter == chapter)
        lessons.chapters.setCurrentRow(row)
        with qtbot.waitSignal(program.game.offered):
            lessons.play.click()
        assert program.game.saved is not None
        begun = program.game.saved.record
        assert (begun.seed, begun.rules) == (position.record.seed, position.record.rules)
        # Those who choose their pass before the person may have done so by now.
        assert begun.moves[: len(position.record.moves)] == position.record.moves
        offer = program.game.offer
        assert offer is not None
        passing = position.match.phase is Phase.PASSING
        assert offer.ask is (Ask.PASS if passing else Ask.PLAY)
        assert set(position.best[0]) <= set(offer.cards)
        with qtbot.waitSignal(program.game.stepped):
            if passing:
                program.game.pass_cards(position.best[0])
            else:
                program.game.play(position.best[0][0])


def test_the_help_menu_opens_rules_guide_and_history(qtbot: QtBot, profile: Profile) -> None:
    with running(profile) as program:
        program.window.show()
        with qtbot.waitSignal(program.game.offered):
            program.begin()
        rules = program.window.dialog_of(Command.RULES)
        assert isinstance(rules, RulesDialog)
        assert rules.game.currentData() == DEFAULT
        for command in (Command.GUIDE, Command.FAMILY):
            dialog = program.window.dialog_of(command)
            assert dialog is not None
            assert program.window.actions_[command].isEnabled()
            dialog.close()
        rules.close()
