"""The review as the person sees it: the steps, the decisions, the ways in and out."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hearts_qt.ai.coach import AdvisingCoach, Verdict, Weighed
from hearts_qt.ai.levels import strategy
from hearts_qt.ai.strategy import Advice, Motive, never
from hearts_qt.doors import scenarios
from hearts_qt.game.frames import PERSON, seated
from hearts_qt.rules.cards import Suit, card
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.moves import PlayCard
from hearts_qt.rules.ruleset import Rules
from hearts_qt.support.i18n import Translations
from hearts_qt.support.jobs import ManualJobExecutor
from hearts_qt.table.theme import Scheme, appearance
from hearts_qt.ui.review.marks import MarkKind, mark_of
from hearts_qt.ui.review.page import ReviewPage

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from random import Random

    from pytestqt.qtbot import QtBot

    from hearts_qt.rules.moves import Move
    from hearts_qt.rules.notation import Record
    from hearts_qt.rules.view import View

SEED = 271828
WIDE, NARROW = (1280, 760), (800, 560)


@cache
def record_of(variant: str = "windows_hearts", seats: int = 4, deals: int = 1) -> Record:
    rules = CATALOGUE[variant].rules(seats)
    return scenarios.saved_at(scenarios.deals_scored(deals), SEED, variant=variant, rules=rules).record


class Contrary:
    """Would always have played the last legal card, and counts two points for any other."""

    def weigh(
        self, view: View, made: Move, rng: Random, cancelled: Callable[[], bool] = never
    ) -> tuple[Weighed, ...]:
        cards = reversed(view.legal)
        return tuple(
            Weighed(Advice(PlayCard(view.seat, card), Motive.LEAST_RISK), 2.0 * (k > 0))
            for k, card in enumerate(cards)
        )


class Shown:
    """A page with its jobs."""

    def __init__(
        self, size: tuple[int, int] = WIDE, record: Record | None = None, *, contrary: bool = False
    ) -> None:
        self.jobs = ManualJobExecutor()
        coach = Contrary() if contrary else AdvisingCoach(strategy("rule_of_thumb"))
        self.page = ReviewPage(self.jobs, appearance(), coach=coach)
        self.page.resize(*size)
        self.page.show()
        record = record or record_of()
        self.page.open(record, 1, seated((), record.rules.seats))

    def press(self, *keys: Qt.Key | str) -> None:
        """Keys as the view gets them; letters as text."""
        for key in keys:
            if isinstance(key, str):
                QTest.keyClicks(self.page.view, key)
            else:
                QTest.keyClick(self.page.view, key)


@pytest.fixture
def shown(qtbot: QtBot) -> Iterator[Shown]:
    made = Shown()
    qtbot.addWidget(made.page)
    yield made
    made.page.close_review()


def test_the_table_has_its_room_before_it_is_first_painted(qtbot: QtBot) -> None:
    page = ReviewPage(ManualJobExecutor(), appearance(), coach=Contrary())
    qtbot.addWidget(page)
    page.resize(*WIDE)
    page.show()
    assert page.view.width() == page.panel.x()
    page.resize(*NARROW)
    assert page.view.width() == page.width()


# -- steps ----------------------------------------------------------------------------------------------------


def test_it_opens_at_the_first_whole_trick_with_every_card_open(shown: Shown) -> None:
    page = shown.page
    assert page.review is not None
    assert page.at == page.review.step_of_trick(1)
    assert sum(len(page.scene.hand_items(seat)) for seat in range(4)) == 52
    assert all(item.face_up for seat in range(4) for item in page.scene.hand_items(seat))
    assert len(page.scene.middle_items()) == 4
    assert "trick" in page.status.sentence.lower()


def test_the_arrows_go_through_cards_and_tricks_and_stop_at_the_ends(shown: Shown) -> None:
    page = shown.page
    assert page.review is not None
    last = len(page.review.steps) - 1
    shown.press(Qt.Key.Key_Home)
    assert page.at == 0
    shown.press(Qt.Key.Key_Left)
    assert page.at == 0
    for at in range(1, last + 1):
        shown.press(Qt.Key.Key_Right)
        assert page.at == at
    shown.press(Qt.Key.Key_Right)
    assert page.at == last
    seen = []
    for _ in range(14):
        shown.press(Qt.Key.Key_Up)
        seen.append(page.review.steps[page.at].number)
    assert seen == [*range(13, 0, -1), 0]
    shown.press(Qt.Key.Key_Down)
    assert page.at == page.review.step_of_trick(1)
    shown.press(Qt.Key.Key_End)
    assert page.at == last


def test_the_bar_follows_and_leads(shown: Shown) -> None:
    page = shown.page
    assert page.review is not None
    page.bar.setValue(7)
    assert page.at == page.review.step_of_trick(7)
    shown.press(Qt.Key.Key_Right)
    assert page.bar.value() == 8
    page.bar.setValue(page.bar.maximum())
    assert page.at == len(page.review.steps) - 1
    middle = page.bar.cell(3).center()
    QTest.mouseClick(page.bar, Qt.MouseButton.LeftButton, pos=middle.toPoint())
    assert page.review.steps[page.at].number == 3


def test_a_click_on_a_card_shows_when_it_was_played(shown: Shown) -> None:
    page = shown.page
    assert page.review is not None
    item = page.scene.hand_items(2)[-1]
    point = page.view.mapFromScene(item.pos())
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert page.review.steps[page.at].played == item.card


def test_the_buttons_do_what_the_keys_do(shown: Shown) -> None:
    page = shown.page
    assert page.review is not None
    first, *_, last = page.steps
    last.click()
    assert page.at == len(page.review.steps) - 1
    assert not last.isEnabled()
    first.click()
    assert page.at == 0
    assert {button.accessibleName() for button in page.steps} >= {"The next card", "The trick before"}


def test_cards_that_are_gone_stay_but_are_veiled(shown: Shown) -> None:
    page = shown.page
    assert page.review is not None
    page.go(page.review.step_of_trick(5))
    veiled = [item for seat in range(4) for item in page.scene.hand_items(seat) if item.look.veil]
    # Of the twenty cards that are gone the last one and the own one are still in sight.
    assert 18 <= len(veiled) <= 19


def test_who_led_and_what_it_cost_is_written_on_the_trick(shown: Shown) -> None:
    page = shown.page
    assert page.review is not None
    texts = set()
    for trick in range(1, 14):
        page.go(page.review.step_of_trick(trick))
        texts |= set(page.scene.sign_texts())
    assert "led" in texts
    assert any(text.endswith("+1") or text == "+1" for text in texts)


# -- the decisions --------------------------------------------------------------------------------------------


def test_decisions_are_weighed_in_the_background_and_marked(qtbot: QtBot) -> None:
    shown = Shown(contrary=True)
    page = shown.page
    qtbot.addWidget(page)
    assert page.review is not None
    assert page.verdicts == {}
    assert "going through your decisions" in page.panel.summary
    with qtbot.waitSignal(page.weighed):
        shown.jobs.drain()
    shown.press(Qt.Key.Key_Home)
    shown.press("n")
    at = page.at
    verdict = page.verdicts[at]
    assert not verdict.agrees
    assert verdict.cost == 2.0
    assert page.review.steps[at].decision is not None
    assert "2.0" in page.panel.reason
    assert "points in all" in page.panel.summary
    shown.press("n")
    assert page.at > at
    QTest.keyClick(page.view, Qt.Key.Key_N, Qt.KeyboardModifier.ShiftModifier)
    assert page.at == at


def test_the_decision_stays_in_sight_until_its_trick_is_over(qtbot: QtBot) -> None:
    shown = Shown(contrary=True)
    page = shown.page
    qtbot.addWidget(page)
    shown.jobs.drain()
    assert page.review is not None
    at = page.review.step_of_trick(4)
    page.go(at)
    decided = page.review.decision_of(at)
    assert decided is not None
    row = page.review.decisions.index(decided)
    assert page.panel.list.currentRow() == row
    own = next(item for item in page.scene.hand_items(PERSON) if item.card == page.review.steps[decided].played)
    assert not own.look.veil


def test_a_row_of_the_list_leads_to_its_step(shown: Shown) -> None:
    page = shown.page
    assert page.review is not None
    page.panel.list.selectRow(5)
    assert page.at == page.review.decisions[5]


def test_a_red_card_stays_red_in_the_chosen_row(shown: Shown) -> None:
    page = shown.page
    assert page.review is not None
    red = appearance().palette.chart[0]
    moves = [page.review.steps[at].decision for at in page.review.decisions]
    row = next(
        k
        for k, made in enumerate(moves)
        if made is not None
        and isinstance(made.move, PlayCard)
        and made.move.card.suit in (Suit.HEARTS, Suit.DIAMONDS)
    )
    page.panel.list.selectRow(row)
    cell = page.panel.list.visualRect(page.panel.list.model().index(row, 1))
    picture = page.panel.list.viewport().grab(cell).toImage()
    inks = {picture.pixelColor(x, y).name() for x in range(picture.width()) for y in range(picture.height())}
    assert red.name() in inks


def test_in_a_narrow_window_the_status_line_gives_the_reason_and_m_the_list(qtbot: QtBot) -> None:
    shown = Shown(NARROW)
    page = shown.page
    qtbot.addWidget(page)
    shown.jobs.drain()
    assert page.review is not None
    assert not page.panel.isVisible()
    page.go(page.review.decisions[3])
    assert "omputer" in page.status.sentence
    shown.press("m")
    assert page.panel.isVisible()
    shown.press(Qt.Key.Key_Escape)
    assert not page.panel.isVisible()


def test_growing_and_shrinking_moves_the_decisions_beside_the_table_and_away(qtbot: QtBot) -> None:
    shown = Shown(NARROW)
    page = shown.page
    qtbot.addWidget(page)
    page.resize(*WIDE)
    assert page.panel.isVisible()
    assert page.view.width() + page.panel.width() == page.width()
    page.resize(*NARROW)
    assert not page.panel.isVisible()
    assert page.view.width() == page.width()


def test_another_deal_of_the_match_can_be_chosen(qtbot: QtBot) -> None:
    rules = replace(Rules(), limit=200)
    record = scenarios.saved_at(scenarios.deals_scored(3), SEED, rules=rules).record
    shown = Shown(record=record)
    page = shown.page
    qtbot.addWidget(page)
    page.panel.deals.setCurrentIndex(2)
    assert page.review is not None
    assert page.review.number == 3
    with qtbot.waitSignal(page.weighed):
        shown.jobs.drain()
    assert page.verdicts


# -- ways out -------------------------------------------------------------------------------------------------


def test_escape_leaves_and_p_plays_from_here(qtbot: QtBot, shown: Shown) -> None:
    page = shown.page
    assert page.review is not None
    page.go(page.review.decisions[4])
    with qtbot.waitSignal(page.practiceWanted) as wanted:
        shown.press("p")
    assert wanted.args == [page.review.practice(page.at)]
    with qtbot.waitSignal(page.left):
        shown.press(Qt.Key.Key_Escape)


def test_there_is_nothing_to_play_after_the_end(shown: Shown) -> None:
    shown.press(Qt.Key.Key_End)
    assert not shown.page.panel.practice.isEnabled()


# -- everything else ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("variant", "seats"),
    [("domino_foster", 2), ("black_maria", 3), ("auction_hearts", 6), ("heartsette_gruznov", 4),
     ("joker_hearts", 5), ("cancellation_hearts", 11), ("hearts_two", 2), ("polignac", 4)],
)  # fmt: skip
@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_every_step_of_every_game_can_be_shown(
    qtbot: QtBot, variant: str, seats: int, size: tuple[int, int]
) -> None:
    shown = Shown(size, record_of(variant, seats))
    page = shown.page
    qtbot.addWidget(page)
    shown.jobs.drain()
    assert page.review is not None
    for at, step in enumerate(page.review.steps):
        page.go(at)
        assert page.status.sentence, step.events
        assert sum(len(page.scene.hand_items(seat)) for seat in range(seats)) == sum(
            len(page.review.held(at, seat)[0]) for seat in range(seats)
        )
    assert not page.grab().isNull()


def test_language_and_colours_change_while_it_is_open(qtbot: QtBot, shown: Shown) -> None:
    page = shown.page
    assert page.review is not None
    shown.jobs.drain()
    page.go(page.review.decisions[2])
    at = page.at
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    translations = Translations(application)
    translations.use("ru")
    QApplication.sendPostedEvents()
    assert page.panel.practice.text() == "Сыграть отсюда"
    assert "Компьютер" in page.panel.reason
    page.set_looks(appearance(Scheme.DARK))
    assert page.at == at
    assert page.panel.reason
    translations.use("en")
    QApplication.sendPostedEvents()
    assert page.panel.practice.text() == "Play from here"
    translations.remove()


def test_the_wheel_turns_the_steps(qtbot: QtBot, shown: Shown) -> None:
    before = shown.page.at
    shown.page.view.turned.emit(1)
    assert shown.page.at == before + 1


@pytest.mark.parametrize(
    ("agrees", "cost", "kind"),
    [
        (True, None, MarkKind.AGREED),
        (False, None, MarkKind.OTHER),
        (False, 0.9, MarkKind.OTHER),
        (False, 1.0, MarkKind.DEAR),
    ],
)
def test_the_mark_tells_how_dear_it_was(agrees: bool, cost: float | None, kind: MarkKind) -> None:
    move = PlayCard(0, card("2C"))
    assert mark_of(Verdict(move, Advice(move, Motive.CHANCE), cost, agrees)) is kind


def test_a_decision_nobody_weighed_has_no_mark() -> None:
    assert mark_of(None) is MarkKind.NONE
