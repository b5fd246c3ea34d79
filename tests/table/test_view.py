from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QAbstractAnimation, QEvent, QObject, QPoint, QPointF, QSize, Qt, QTimer, QTranslator
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest

from hearts_qt.game.frames import PERSON, Ask, Frame
from hearts_qt.rules.moves import PassCards, PlayCard
from hearts_qt.rules.refusals import Reason, Refusal
from hearts_qt.rules.ruleset import Rules
from hearts_qt.rules.state import Match, Phase
from hearts_qt.rules.switches import Direction
from hearts_qt.rules.transition import refuse
from hearts_qt.rules.view import view
from hearts_qt.table import words
from hearts_qt.table.card_item import Outline
from hearts_qt.table.card_objects import card_object
from hearts_qt.table.choice import PlayStyle
from hearts_qt.table.pace import INSTANT, Pace
from hearts_qt.table.theme import Scheme, appearance
from tests.table.positions import (
    USUAL,
    accepting,
    first_move,
    following,
    frames,
    hand_of,
    offer,
    passing,
    play_until,
    scored,
)

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from hearts_qt.rules.cards import Card
    from hearts_qt.table.view import TableView

LEFT = Qt.MouseButton.LeftButton


class Said:
    """What a table emitted."""

    def __init__(self, table: TableView) -> None:
        self.played: list[Card] = []
        self.refused: list[Card] = []
        self.passed: list[tuple[Card, ...]] = []
        self.accepted: list[bool] = []
        self.went_on: list[bool] = []
        self.presented: list[Frame] = []
        self.announced: list[str] = []
        self.cursor: list[str] = []
        table.cardChosen.connect(self.played.append)
        table.cardRefused.connect(self.refused.append)
        table.passChosen.connect(self.passed.append)
        table.accepted.connect(lambda: self.accepted.append(True))
        table.goOn.connect(lambda: self.went_on.append(True))
        table.presented.connect(self.presented.append)
        table.announced.connect(self.announced.append)
        table.cursorMoved.connect(self.cursor.append)


def show(qtbot: QtBot, table: TableView, match: Match, ask: Ask) -> None:
    with qtbot.waitSignal(table.idle):
        table.snap(view(match, PERSON))
    table.set_offer(offer(match, ask))


def point_of(table: TableView, card: Card) -> QPoint:
    """A point of the viewport on the strip of ``card`` that no other covers."""
    item = table.table_scene.face(card)
    assert item is not None
    return table.mapFromScene(item.mapToScene(QPointF(-0.42 * item.width, 0)))


def click(table: TableView, card: Card) -> None:
    QTest.mouseClick(table.viewport(), LEFT, pos=point_of(table, card))


def middle_of_button(table: TableView) -> QPoint:
    x, y = table.table_scene.table.button.centre
    return table.mapFromScene(QPointF(x, y))


def legal_and_illegal(match: Match) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    seen = view(match, PERSON)
    return USUAL.arrange(seen.legal), tuple(card for card in hand_of(match) if card not in seen.legal)


def test_every_card_of_the_hand_can_be_clicked(qtbot: QtBot, table: TableView) -> None:
    match = passing()
    show(qtbot, table, match, Ask.PASS)
    hand = view(match, PERSON).hand
    found = [table.table_scene.hand_card_at(table.mapToScene(point_of(table, card))) for card in hand]
    assert found == list(hand)


def test_a_click_plays_a_card_on_offer(qtbot: QtBot, table: TableView) -> None:
    match = following()
    show(qtbot, table, match, Ask.PLAY)
    said = Said(table)
    card = legal_and_illegal(match)[0][0]
    click(table, card)
    assert said.played == [card]


def test_two_fast_clicks_play_one_card(qtbot: QtBot, table: TableView) -> None:
    match = following()
    show(qtbot, table, match, Ask.PLAY)
    said = Said(table)
    legal = legal_and_illegal(match)[0]
    first, second = point_of(table, legal[0]), point_of(table, legal[1])
    QTest.mouseClick(table.viewport(), LEFT, pos=first)
    QTest.mouseDClick(table.viewport(), LEFT, pos=first)
    QTest.mouseClick(table.viewport(), LEFT, pos=second)
    assert said.played == [legal[0]]


def test_a_press_on_one_card_and_release_on_another_does_nothing(qtbot: QtBot, table: TableView) -> None:
    match = following()
    show(qtbot, table, match, Ask.PLAY)
    said = Said(table)
    legal = legal_and_illegal(match)[0]
    QTest.mousePress(table.viewport(), LEFT, pos=point_of(table, legal[0]))
    QTest.mouseRelease(table.viewport(), LEFT, pos=point_of(table, legal[1]))
    assert said.played == []


def test_a_forbidden_card_is_refused_and_nothing_else_happens(qtbot: QtBot, table: TableView) -> None:
    match = following()
    show(qtbot, table, match, Ask.PLAY)
    said = Said(table)
    card = legal_and_illegal(match)[1][0]
    click(table, card)
    assert (said.played, said.refused) == ([], [card])
    click(table, legal_and_illegal(match)[0][0])
    assert len(said.played) == 1


def test_a_refused_card_is_outlined_for_a_while(qtbot: QtBot, table: TableView) -> None:
    match = following()
    show(qtbot, table, match, Ask.PLAY)
    table.set_pace(Pace())
    card = legal_and_illegal(match)[1][0]
    click(table, card)
    item = table.table_scene.face(card)
    assert item is not None
    assert item.look.outline is Outline.REFUSED
    assert not item.look.veil
    table.set_offer(offer(match, Ask.PLAY))
    table.halt()


def test_a_press_during_a_motion_finishes_it_and_is_used_up(qtbot: QtBot, table: TableView) -> None:
    match = following()
    show(qtbot, table, match, Ask.PLAY)
    said = Said(table)
    legal = legal_and_illegal(match)[0]
    after, some = frames(match, PlayCard(PERSON, legal[0]))
    table.set_pace(Pace())
    table.present(some[:1])
    table.set_pace(INSTANT)
    assert table.is_busy
    point = point_of(table, legal[1])
    with qtbot.waitSignal(table.idle):
        QTest.mousePress(table.viewport(), LEFT, pos=point)
        assert said.presented == [some[0]]
    table.set_offer(offer(after, Ask.PLAY))
    QTest.mouseRelease(table.viewport(), LEFT, pos=point)
    assert (said.played, said.refused) == ([], [])


def test_three_cards_are_raised_and_passed_with_the_button(qtbot: QtBot, table: TableView) -> None:
    match = passing()
    show(qtbot, table, match, Ask.PASS)
    said = Said(table)
    hand = view(match, PERSON).hand
    QTest.mouseClick(table.viewport(), LEFT, pos=middle_of_button(table))
    assert said.passed == []
    for card in (hand[7], hand[2], hand[11]):
        click(table, card)
    assert table.selection == (hand[2], hand[7], hand[11])
    QTest.mouseClick(table.viewport(), LEFT, pos=middle_of_button(table))
    assert said.passed == [(hand[2], hand[7], hand[11])]


def test_cards_for_everybody_keep_the_order_in_which_they_were_chosen(qtbot: QtBot, table: TableView) -> None:
    match = play_until(
        lambda m: m.phase is Phase.PASSING and m.to_move == (PERSON,), Rules(pass_cycle=(Direction.SCATTER,))
    )
    show(qtbot, table, match, Ask.PASS)
    hand = hand_of(match)
    for card in (hand[9], hand[2], hand[5]):
        click(table, card)
    assert table.selection == (hand[9], hand[2], hand[5])


def test_a_raised_card_is_lowered_by_another_click(qtbot: QtBot, table: TableView) -> None:
    match = passing()
    show(qtbot, table, match, Ask.PASS)
    card = view(match, PERSON).hand[4]
    click(table, card)
    click(table, card)
    assert table.selection == ()


def test_a_fourth_card_is_not_raised_and_the_rules_hear_of_it(qtbot: QtBot, table: TableView) -> None:
    match = passing()
    show(qtbot, table, match, Ask.PASS)
    said = Said(table)
    hand = hand_of(match)
    for card in hand[:4]:
        click(table, card)
    assert table.selection == hand[:3]
    assert refuse(match, PassCards(PERSON, said.passed[0])) == Refusal(Reason.WRONG_PASS_COUNT, count=3)


def test_received_cards_stay_raised_until_accepted(qtbot: QtBot, table: TableView) -> None:
    match = accepting()
    show(qtbot, table, match, Ask.ACCEPT)
    said = Said(table)
    item = table.table_scene.face(view(match, PERSON).received[0])
    assert item is not None
    raised = item.y()
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert said.accepted == [True]
    assert item.y() > raised


def test_select_first_needs_a_second_click(qtbot: QtBot, table: TableView) -> None:
    match = following()
    show(qtbot, table, match, Ask.PLAY)
    table.set_play_style(PlayStyle.SELECT)
    said = Said(table)
    card = legal_and_illegal(match)[0][1]
    click(table, card)
    assert (said.played, table.selection) == ([], (card,))
    click(table, card)
    assert said.played == [card]


def drag(table: TableView, card: Card, to: QPoint) -> None:
    start = point_of(table, card)
    QTest.mousePress(table.viewport(), LEFT, pos=start)
    for part in (0.3, 0.6, 1.0):
        between = QPointF(start) + (QPointF(to) - QPointF(start)) * part
        event = QMouseEvent(
            QEvent.Type.MouseMove, between, between, Qt.MouseButton.NoButton, LEFT, Qt.KeyboardModifier.NoModifier
        )
        table.mouseMoveEvent(event)
    QTest.mouseRelease(table.viewport(), LEFT, pos=to)


@pytest.mark.parametrize("style", list(PlayStyle))
def test_a_card_dragged_to_the_middle_is_played(qtbot: QtBot, table: TableView, style: PlayStyle) -> None:
    match = following()
    show(qtbot, table, match, Ask.PLAY)
    table.set_play_style(style)
    said = Said(table)
    card = legal_and_illegal(match)[0][0]
    drag(table, card, QPoint(640, 300))
    assert said.played == [card]


@pytest.mark.parametrize("style", list(PlayStyle))
def test_a_card_dragged_but_let_go_over_the_hand_returns(qtbot: QtBot, table: TableView, style: PlayStyle) -> None:
    match = following()
    show(qtbot, table, match, Ask.PLAY)
    table.set_play_style(style)
    said = Said(table)
    card = legal_and_illegal(match)[0][0]
    item = table.table_scene.face(card)
    assert item is not None
    drag(table, card, QPoint(640, 660))
    assert (said.played, said.refused) == ([], [])
    assert item.pos().toTuple() == pytest.approx((item.spot.x, item.spot.y))


def test_a_click_that_slips_is_a_click_all_the_same(qtbot: QtBot, table: TableView) -> None:
    match = following()
    show(qtbot, table, match, Ask.PLAY)
    said = Said(table)
    card = legal_and_illegal(match)[0][0]
    drag(table, card, point_of(table, card) + QPoint(4, 40))
    assert said.played == [card]


def test_cards_dragged_to_the_middle_are_chosen_for_the_pass_and_return_to_the_hand(
    qtbot: QtBot, table: TableView
) -> None:
    match = passing()
    show(qtbot, table, match, Ask.PASS)
    said = Said(table)
    hand = hand_of(match)
    for card in hand[3:6]:
        drag(table, card, QPoint(640, 300))
    assert table.selection == hand[3:6]
    for card in hand[3:6]:
        item = table.table_scene.face(card)
        assert item is not None
        assert item.pos().toTuple() == pytest.approx((item.spot.x, item.spot.y))
    drag(table, hand[3], QPoint(640, 300))
    assert table.selection == hand[3:6]
    drag(table, hand[0], QPoint(640, 300))
    assert table.selection == hand[3:6]
    assert said.passed == [(*hand[3:6], hand[0])]


def test_a_forbidden_card_dragged_to_the_middle_returns_and_is_refused(qtbot: QtBot, table: TableView) -> None:
    match = following()
    show(qtbot, table, match, Ask.PLAY)
    table.set_play_style(PlayStyle.DRAG)
    said = Said(table)
    card = legal_and_illegal(match)[1][0]
    item = table.table_scene.face(card)
    assert item is not None
    drag(table, card, QPoint(640, 300))
    assert (said.played, said.refused) == ([], [card])
    assert item.pos().toTuple() == pytest.approx((item.spot.x, item.spot.y))


def test_space_without_a_cursor_plays_the_leftmost_legal_card(qtbot: QtBot, table: TableView) -> None:
    match = following()
    show(qtbot, table, match, Ask.PLAY)
    said = Said(table)
    QTest.keyClick(table, Qt.Key.Key_Space)
    assert said.played == [legal_and_illegal(match)[0][0]]


def test_a_pass_by_keys_alone(qtbot: QtBot, table: TableView) -> None:
    match = passing()
    show(qtbot, table, match, Ask.PASS)
    said = Said(table)
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_End, Qt.Key.Key_Up):
        QTest.keyClick(table, key)
    QTest.keyClick(table, Qt.Key.Key_Return)
    hand = hand_of(match)
    assert said.passed == [(hand[0], hand[1], hand[-1])]
    assert said.cursor == [words.card_name(hand[0]), words.card_name(hand[1]), words.card_name(hand[-1])]
    assert said.announced == [f"You choose {card_object(card)}." for card in (hand[0], hand[1], hand[-1])]


def test_going_on_after_a_deal(qtbot: QtBot, table: TableView) -> None:
    show(qtbot, table, scored(), Ask.NEXT_DEAL)
    said = Said(table)
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert said.went_on == [True]


def test_keys_that_mean_nothing_here_are_left_to_the_window(qtbot: QtBot, table: TableView) -> None:
    show(qtbot, table, passing(), Ask.PASS)
    said = Said(table)
    QTest.keyClick(table, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(table, Qt.Key.Key_H)
    assert said.passed == []


def test_a_refusal_gives_the_offer_back(qtbot: QtBot, table: TableView) -> None:
    match = following()
    show(qtbot, table, match, Ask.PLAY)
    said = Said(table)
    card = legal_and_illegal(match)[0][0]
    click(table, card)
    table.refuse(Refusal(Reason.NOT_YOUR_TURN), card)
    click(table, card)
    assert said.played == [card, card]


def test_a_new_size_in_mid_motion_leaves_everything_right(qtbot: QtBot, table: TableView) -> None:
    match = passing()
    show(qtbot, table, match, Ask.PASS)
    table.set_pace(Pace())
    _, some = frames(match, PassCards(PERSON, view(match, PERSON).hand[:3]))
    with qtbot.waitSignal(table.idle):
        table.present(some)
        busy = [table.is_busy]
        table.resize(800, 538)
        busy.append(table.is_busy)
    assert busy == [True, False]
    scene = table.table_scene
    assert scene.sceneRect().size().toSize() == QSize(800, 538)
    spots = scene.table.hand(13)
    for item, spot in zip(scene.hand_items(), spots, strict=True):
        assert item.x() == pytest.approx(spot.x, abs=0.3 * scene.table.cw)
        assert item.pos().toTuple() == pytest.approx((item.spot.x, item.spot.y))
        assert item.width == pytest.approx(scene.table.cw)


def test_a_hovered_card_is_still_found_where_its_lower_edge_was(qtbot: QtBot, table: TableView) -> None:
    match = passing()
    show(qtbot, table, match, Ask.PASS)
    card = view(match, PERSON).hand[6]
    item = table.table_scene.face(card)
    assert item is not None
    edge = item.mapToScene(QPointF(-0.4 * item.width, 0.7 * item.width - 2))
    before = item.y()
    QTest.mouseMove(table.viewport(), table.mapFromScene(edge))
    assert item.y() < before
    assert table.table_scene.hand_card_at(edge) == card


def test_the_window_is_told_of_a_new_size(qtbot: QtBot, table: TableView) -> None:
    show(qtbot, table, scored(), Ask.NEXT_DEAL)
    before = table.sheet_rect()
    with qtbot.waitSignal(table.resizedTable):
        table.resize(900, 600)
    after = table.sheet_rect()
    assert after != before
    assert table.viewport().rect().contains(after)


def test_the_last_trick_is_laid_in_the_middle_while_wished(qtbot: QtBot, table: TableView) -> None:
    match = following()
    show(qtbot, table, match, Ask.PLAY)
    trick = view(match, PERSON).tricks[-1]
    item = table.table_scene.face(trick.cards[0])
    assert item is not None
    small = item.width
    table.show_last_trick(True)
    assert item.width > 2 * small
    table.show_last_trick(False)
    assert item.width == small


def test_advised_cards_are_outlined_until_the_next_offer(qtbot: QtBot, table: TableView) -> None:
    match = following()
    show(qtbot, table, match, Ask.PLAY)
    card = legal_and_illegal(match)[0][0]
    item = table.table_scene.face(card)
    assert item is not None
    table.advise((card,))
    outlines = [item.look.outline]
    table.set_offer(offer(match, Ask.PLAY))
    outlines.append(item.look.outline)
    assert outlines == [Outline.ADVISED, Outline.NONE]


def test_a_dark_table_is_darker(qtbot: QtBot, table: TableView) -> None:
    show(qtbot, table, passing(), Ask.PASS)
    light = table.grab().toImage().pixelColor(640, 150).lightness()
    table.set_appearance(appearance(Scheme.DARK))
    assert table.grab().toImage().pixelColor(640, 150).lightness() < light


def test_a_whole_match_of_random_clicks_leaves_no_card_behind(qtbot: QtBot, table: TableView) -> None:
    """Clicks everywhere while frames are shown: every card is played once, all lie right at the end."""
    match = passing()
    show(qtbot, table, match, Ask.PASS)
    said = Said(table)
    while match.phase is not Phase.SCORED:
        move = first_move(match)
        match, some = frames(match, move)
        table.set_pace(Pace())
        with qtbot.waitSignal(table.idle):
            table.present(some)
            for k in range(12):
                QTest.mouseClick(table.viewport(), LEFT, pos=QPoint(37 + 97 * k, 650))
            table.skip()
    assert (said.played, said.refused, said.passed) == ([], [], [])
    laid = [item for seat in range(4) for item in table.table_scene.counting_items(seat)]
    assert len(laid) == 14
    table.halt()


def test_a_second_deal_is_shown_over_the_first(qtbot: QtBot, table: TableView) -> None:
    match = scored()
    show(qtbot, table, match, Ask.NEXT_DEAL)
    after, some = frames(match, first_move(match))
    with qtbot.waitSignal(table.idle):
        table.present(some)
    hand = tuple(item.card for item in table.table_scene.hand_items())
    assert hand == hand_of(after)


class Shouting(QTranslator):
    """A language in which everything is called out."""

    def translate(self, context: str, text: str, comment: str | None = None, n: int = -1) -> str:  # noqa: ARG002
        return f"{text}!"

    def isEmpty(self) -> bool:
        return False


def test_the_language_changes_at_once(qtbot: QtBot, table: TableView, qapp: QApplication) -> None:
    show(qtbot, table, passing(), Ask.PASS)
    language = Shouting()
    qapp.installTranslator(language)
    try:
        qtbot.waitUntil(lambda: table.accessibleName() == "Card table!")
        face = table.table_scene.plate(1).face
        assert face is not None
        assert face.name == "Martha!"
        assert table.table_scene.corners.texts.hearts_text == "Hearts not broken!"
    finally:
        qapp.removeTranslator(language)


class Paints(QObject):
    """Counts how often a widget is painted."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() is QEvent.Type.Paint
        return False


def test_a_mouse_that_stays_on_one_card_causes_no_painting(
    qtbot: QtBot, table: TableView, qapp: QApplication
) -> None:
    match = passing()
    show(qtbot, table, match, Ask.PASS)
    point = point_of(table, view(match, PERSON).hand[5])
    QTest.mouseMove(table.viewport(), point)
    qapp.processEvents()
    paints = Paints()
    table.viewport().installEventFilter(paints)
    for k in range(5):
        QTest.mouseMove(table.viewport(), point + QPoint(0, k))
        qapp.processEvents()
    resting = paints.count
    QTest.mouseMove(table.viewport(), point_of(table, view(match, PERSON).hand[9]))
    qapp.processEvents()
    assert (resting, paints.count > 0) == (0, True)


def test_a_table_at_rest_runs_nothing(qtbot: QtBot, table: TableView) -> None:
    match = following()
    show(qtbot, table, match, Ask.PLAY)
    running = [
        a for a in table.findChildren(QAbstractAnimation) if a.state() is not QAbstractAnimation.State.Stopped
    ]
    timers = [timer for timer in table.findChildren(QTimer) if timer.isActive()]
    assert (running, timers) == ([], [])
