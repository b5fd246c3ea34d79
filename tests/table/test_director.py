from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import astuple
from PySide6.QtCore import QPropertyAnimation

from hearts_qt.game.frames import PERSON, Ask, Frame
from hearts_qt.rules.events import CardPlayed, CardsPassed, TrickTaken
from hearts_qt.rules.moves import DealCards, PassCards, PlayCard
from hearts_qt.rules.state import Match, Phase
from hearts_qt.rules.view import view
from hearts_qt.table.pace import INSTANT, Pace, Speed
from hearts_qt.table.placing import Marks
from hearts_qt.table.spots import CardSpot
from tests.table.positions import HOLD, first_move, following, frames, offer, passing, scored

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from hearts_qt.rules.view import View
    from hearts_qt.table.card_item import CardItem
    from hearts_qt.table.director import Director
    from hearts_qt.table.scene import TableScene


class Log:
    """What a director reported, in order."""

    def __init__(self, director: Director) -> None:
        self.frames: list[Frame] = []
        self.idles = 0
        director.presented.connect(self.frames.append)
        director.idle.connect(self._count)

    def _count(self) -> None:
        self.idles += 1


def whole_deal() -> tuple[Frame, ...]:
    match = Match(HOLD, 3)
    made: list[Frame] = []
    while match.phase is not Phase.SCORED:
        match, some = frames(match, first_move(match), len(made) + 1)
        made += some
    return tuple(made)


def where(item: CardItem) -> CardSpot:
    return CardSpot(item.x(), item.y(), item.rotation(), item.scale() * item.spot.scale, item.zValue())


def assert_everything_lies_at_its_spot(scene: TableScene) -> None:
    shown = view_of(scene)
    items = [*scene.hand_items(), *(item for seat in range(1, 4) for item in scene.backs(seat))]
    items += [item for c in (shown.trick.cards if shown.trick else ()) if (item := scene.face(c))]
    assert items
    for item in items:
        assert astuple(where(item)) == pytest.approx(astuple(item.spot))
    assert all(item.opacity() == 1 and item.flip() == 1 for item in items)


def view_of(scene: TableScene) -> View:
    assert scene.view is not None
    return scene.view


def test_frames_are_presented_in_order_and_idle_comes_once(qtbot: QtBot, director: Director) -> None:
    director.set_pace(INSTANT)
    log = Log(director)
    deal = whole_deal()
    with qtbot.waitSignal(director.idle):
        director.present(deal[:10])
        director.present(deal[10:])
        assert log.idles == 0
    assert log.frames == list(deal)
    assert log.idles == 1


def test_a_thousand_frames_without_motion_are_no_recursion(qtbot: QtBot, director: Director) -> None:
    director.set_pace(INSTANT)
    log = Log(director)
    with qtbot.waitSignal(director.idle):
        director.present(whole_deal() * 20)
    assert len(log.frames) > 1000


def test_idle_does_not_come_while_something_new_is_shown(
    qtbot: QtBot, qapp: QApplication, director: Director, scene: TableScene
) -> None:
    director.set_pace(Pace(Speed.OFF, trick_seconds=None))
    match = following()
    scene.show_view(view(match, PERSON))
    log = Log(director)
    _, some = frames(match, PlayCard(PERSON, view(match, PERSON).legal[0]))
    director.present(some[:1])
    director.present(some[1:])
    assert director.is_busy
    qapp.processEvents()
    assert log.idles == 0
    with qtbot.waitSignal(director.idle):
        director.finish_motion()
    assert log.idles == 1


def test_frames_that_arrive_while_one_is_presented_are_queued(qtbot: QtBot, director: Director) -> None:
    director.set_pace(INSTANT)
    deal = whole_deal()
    log = Log(director)
    more = list(deal[3:6])

    def give_more(_frame: Frame) -> None:
        if more:
            director.present((more.pop(0),))

    director.presented.connect(give_more)
    with qtbot.waitSignal(director.idle):
        director.present(deal[:3])
    assert log.frames == list(deal[:6])


def test_a_press_finishes_the_motion_and_everything_lies_right(
    qtbot: QtBot, director: Director, scene: TableScene
) -> None:
    match = following()
    scene.show_view(view(match, PERSON))
    log = Log(director)
    card = view(match, PERSON).legal[0]
    _, some = frames(match, PlayCard(PERSON, card))
    director.present(some[:1])
    assert director.is_busy
    assert log.frames == []
    with qtbot.waitSignal(director.idle):
        director.finish_motion()
        assert log.frames == [some[0]]
    assert isinstance(some[0].event, CardPlayed)
    assert_everything_lies_at_its_spot(scene)


def test_passed_cards_fly_and_leave_nothing_behind(qtbot: QtBot, director: Director, scene: TableScene) -> None:
    match = passing()
    scene.show_view(view(match, PERSON))
    count = len(scene.items())
    _, some = frames(match, PassCards(PERSON, view(match, PERSON).hand[:3]))
    with qtbot.waitSignal(director.began):
        director.present(some)
    assert len(scene.items()) > count
    with qtbot.waitSignal(director.idle):
        director.finish_motion()
    assert isinstance(some[-1].event, CardsPassed)
    assert len(scene.items()) == count
    assert_everything_lies_at_its_spot(scene)


def test_a_snap_in_mid_flight_clears_queue_and_flyers(qtbot: QtBot, director: Director, scene: TableScene) -> None:
    match = passing()
    scene.show_view(view(match, PERSON))
    count = len(scene.items())
    log = Log(director)
    _, some = frames(match, PassCards(PERSON, view(match, PERSON).hand[:3]))
    director.present(some + some)
    with qtbot.waitSignal(director.idle):
        director.snap(view(match, PERSON))
    assert log.frames == [some[0]]
    assert log.idles == 1
    assert len(scene.items()) == count
    with qtbot.waitSignal(director.idle):
        director.present(some[:1])
    assert log.frames == [some[0], some[0]]
    assert_everything_lies_at_its_spot(scene)


def test_a_finished_trick_lies_until_a_press_if_so_wished(
    qtbot: QtBot, director: Director, scene: TableScene
) -> None:
    director.set_pace(Pace(Speed.OFF, trick_seconds=None))
    match = following()
    scene.show_view(view(match, PERSON))
    log = Log(director)
    _, some = frames(match, PlayCard(PERSON, view(match, PERSON).legal[0]))
    director.present(some)
    assert director.is_busy
    assert not any(isinstance(frame.event, TrickTaken) for frame in log.frames)
    with qtbot.waitSignal(director.idle):
        director.finish_motion()
    assert any(isinstance(frame.event, TrickTaken) for frame in log.frames)


def test_a_press_ends_the_rest_of_a_trick_and_another_its_gathering(
    qtbot: QtBot, director: Director, scene: TableScene
) -> None:
    match = following()
    scene.show_view(view(match, PERSON))
    _, some = frames(match, PlayCard(PERSON, view(match, PERSON).legal[0]))
    director.present(some)
    with qtbot.waitSignal(director.idle):
        director.finish_motion()  # the card has arrived
        director.finish_motion()  # the trick has been seen
        assert director.is_busy
        director.finish_motion()  # it has been gathered
        assert not director.is_busy


def test_the_ring_of_whoever_is_to_move_appears_softly(
    qtbot: QtBot, director: Director, scene: TableScene
) -> None:
    match, some = frames(Match(HOLD, 3), DealCards())
    scene.show_view(view(match, PERSON))
    _, some = frames(match, first_move(match))
    (mover,) = some[0].view.to_move
    ring = scene.plate(mover)
    strengths: list[float] = []
    director.began.connect(lambda _: strengths.append(ring.ring_strength()))
    with qtbot.waitSignal(director.began):
        director.present(some)
    assert strengths == [0]
    # One without an owner would be deleted in the middle of its own last signal.
    assert ring in [motion.targetObject() for motion in director.findChildren(QPropertyAnimation)]
    director.snap(some[-1].view)
    assert ring.ring_strength() == 1


def test_skip_shows_everything_that_is_queued(qtbot: QtBot, director: Director, scene: TableScene) -> None:
    log = Log(director)
    deal = whole_deal()
    director.present(deal)
    with qtbot.waitSignal(director.idle):
        director.skip()
    assert log.frames == list(deal)
    assert director.pace == Pace()


def test_settling_before_a_new_size_ends_motions_but_not_the_rest_of_a_trick(
    director: Director, scene: TableScene
) -> None:
    match = following()
    scene.show_view(view(match, PERSON))
    log = Log(director)
    _, some = frames(match, PlayCard(PERSON, view(match, PERSON).legal[0]))
    director.present(some)
    director.settle()
    assert director.is_busy
    assert not any(isinstance(frame.event, TrickTaken) for frame in log.frames)


def test_a_deal_ends_with_every_card_at_its_spot(qtbot: QtBot, director: Director, scene: TableScene) -> None:
    _, some = frames(Match(HOLD, 3), DealCards())
    with qtbot.waitSignal(director.idle, timeout=10_000):
        director.present(some)
        director.finish_motion()
    assert_everything_lies_at_its_spot(scene)
    assert len(scene.hand_items()) == 13


def test_counting_cards_are_laid_out_at_the_end(qtbot: QtBot, director: Director, scene: TableScene) -> None:
    director.set_pace(INSTANT)
    with qtbot.waitSignal(director.idle):
        director.present(whole_deal())
    laid = [item.card for seat in range(4) for item in scene.counting_items(seat)]
    assert len(laid) == 14
    assert len(set(laid)) == 14


def test_a_refused_card_comes_back_to_its_place(qtbot: QtBot, director: Director, scene: TableScene) -> None:
    match = following()
    scene.show_view(view(match, PERSON))
    card = view(match, PERSON).hand[0]
    item = scene.face(card)
    assert item is not None
    before = where(item)
    director.refuse(card)
    with qtbot.waitSignal(director.refusal_over):
        director.settle()
    assert astuple(where(item)) == pytest.approx(astuple(before))


def test_an_instant_pace_shows_no_notes(qtbot: QtBot, director: Director, scene: TableScene) -> None:
    director.set_pace(INSTANT)
    with qtbot.waitSignal(director.idle):
        director.present(whole_deal())
    assert scene.note.text == ""


def test_a_note_is_shown_at_other_paces(director: Director, scene: TableScene) -> None:
    director.say("Hearts broken")
    assert scene.note.text == "Hearts broken"


def test_a_scored_deal_can_be_shown_at_once(qtbot: QtBot, director: Director, scene: TableScene) -> None:
    with qtbot.waitSignal(director.idle):
        director.snap(view(scored(), PERSON))
    assert sum(len(scene.counting_items(seat)) for seat in range(4)) == 14


def test_a_place_changed_while_a_card_swings_is_kept(qtbot: QtBot, director: Director, scene: TableScene) -> None:
    match = following()
    scene.show_view(view(match, PERSON))
    card = view(match, PERSON).hand[0]
    item = scene.face(card)
    assert item is not None
    director.refuse(card)
    director.mark(Marks(cursor=card))
    with qtbot.waitSignal(director.refusal_over):
        director.settle()
    assert item.lift > 0
    assert astuple(where(item)) == pytest.approx(astuple(item.spot))


def test_marks_appear_softly_and_end_full(director: Director, scene: TableScene) -> None:
    match = following()
    scene.show_view(view(match, PERSON))
    director.mark(Marks(offer(match, Ask.PLAY)))
    strengths = [item.mark_strength() for item in scene.hand_items()]
    director.settle()
    assert set(strengths) == {0.0}
    assert {item.mark_strength() for item in scene.hand_items()} == {1.0}
