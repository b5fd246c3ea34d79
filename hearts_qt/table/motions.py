"""The motion of one event, as a script: a generator of stages that the director plays one after another.

A script may show the view before or after it moves things; the director shows it again at the end, so that a
motion that is cut short leaves nothing crooked. At a pace of 0 nothing is built.
"""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import (
    QAbstractAnimation,
    QAnimationGroup,
    QByteArray,
    QEasingCurve,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
    QPropertyAnimation,
    QSequentialAnimationGroup,
)

from hearts_qt.game.frames import PERSON
from hearts_qt.rules.events import (
    BidMade,
    CardDrawn,
    CardPlayed,
    CardsPassed,
    DealAnnulled,
    DealScored,
    DealStarted,
    Declared,
    Misdealt,
    RestClaimed,
    RestDealt,
    RestTaken,
    SuitNamed,
    TrickTaken,
    TrickVoided,
    WidowExchanged,
    WidowTaken,
)
from hearts_qt.table import pace as durations
from hearts_qt.table.spots import Z_FLYING, CardSpot

if TYPE_CHECKING:
    from collections.abc import Generator

    from PySide6.QtWidgets import QGraphicsObject

    from hearts_qt.game.frames import Frame
    from hearts_qt.rules.cards import Card
    from hearts_qt.rules.events import Gift
    from hearts_qt.table.card_item import CardItem
    from hearts_qt.table.pace import Pace
    from hearts_qt.table.scene import TableScene

_OUT = QEasingCurve.Type.OutCubic
_GATHERED = 0.4
_PASS_ARC = 0.3
_COUNTING_INTERVAL = 30
_DEALT_AT_ONCE = 4
"""Of every hand so many cards are prepared in one turn of the event loop."""
_SHAKE = ((0.2, 0.085, 1.2), (0.4, -0.085, -1.2), (0.6, 0.05, 0.7), (0.8, -0.05, -0.7))


class Moving(Struct, frozen=True):
    """Items move."""

    animation: QAbstractAnimation


class Resting(Struct, frozen=True):
    """Nothing moves for some milliseconds; None: until a press."""

    ms: int | None


class Preparing(Struct, frozen=True):
    """What set the motion off has been work enough for one turn of the event loop: go on in the next."""


Stage: TypeAlias = Moving | Resting | Preparing
Script: TypeAlias = "Generator[Stage, None, None]"


class Pose(Struct, frozen=True):
    """How an item looks from outside at one moment. ``width`` is its real width in pixels."""

    x: float
    y: float
    rotation: float
    width: float


def pose_of(item: CardItem) -> Pose:
    """Where ``item`` is now, also in the middle of a motion."""
    return Pose(item.x(), item.y(), item.rotation(), item.width * item.scale())


def script(frame: Frame, scene: TableScene, pace: Pace) -> Script:
    """How ``frame`` is shown. ``scene`` still shows what was before it."""
    match frame.event:
        case TrickTaken() | TrickVoided():
            return _take_trick(frame.event, frame, scene, pace)
        case _ if pace.factor == 0:
            return _nothing()
        case DealStarted():
            return _deal(frame.event, frame, scene, pace)
        case RestDealt():
            return _deal_rest(frame, scene, pace)
        case CardsPassed():
            return _pass(frame.event, frame, scene, pace)
        case CardPlayed():
            return _play(frame.event, frame, scene, pace)
        case RestClaimed() | RestTaken():
            return _claim(frame.event.seat, scene, pace)
        case DealAnnulled():
            return _throw_in(scene, pace)
        case BidMade() | Declared() | SuitNamed():
            return _say(frame, scene, pace)
        case Misdealt():
            return _throw_in(scene, pace)
        case CardDrawn():
            return _draw(frame.event, frame, scene, pace)
        case WidowTaken():
            return _take_widow(frame.event, frame, scene, pace)
        case WidowExchanged():
            return _lay_away(frame.event, frame, scene, pace)
        case DealScored():
            return _lay_out(frame, scene, pace)
        case _:
            return _nothing()


def _nothing() -> Script:
    """Nothing moves: the view after it is shown, that is all."""
    yield from ()


def _deal(event: DealStarted, frame: Frame, scene: TableScene, pace: Pace) -> Script:
    yield Preparing()
    scene.show_view(frame.view)
    seats = frame.view.rules.seats
    hands = [_held(seat, scene) for seat in range(seats)]
    start = _pose(_seat_spot(scene, event.dealer), scene)
    group = QParallelAnimationGroup()
    yield from _dealt(group, hands, event.dealer, start, pace)
    yield Moving(group)


def _dealt(
    group: QParallelAnimationGroup, hands: list[list[CardItem]], dealer: int, start: Pose, pace: Pace
) -> Script:
    """The cards come one at a time from ``start``, the eldest hand's first."""
    for hand in hands:
        for item in hand:
            item.setOpacity(0.0)
    seats = len(hands)
    number = 0
    for place in range(max(map(len, hands))):
        if place % _DEALT_AT_ONCE == 0:
            yield Preparing()
        for turn in range(1, seats + 1):
            hand = hands[(dealer + turn) % seats]
            if place < len(hand):
                delay = pace.ms(number * durations.DEAL_INTERVAL)
                item = hand[place]
                group.addAnimation(_delayed(delay, glide(item, start, pace.ms(durations.DEAL_CARD), appear=True)))
                number += 1


def _deal_rest(frame: Frame, scene: TableScene, pace: Pace) -> Script:
    """Trumps are named: the pack goes round again, and what the hands hold makes room."""
    seats = frame.view.rules.seats
    start = _pose(scene.table.pile, scene)
    before = {item: pose_of(item) for seat in range(seats) for item in _held(seat, scene)}
    pack = scene.add_flyer(None, start.width)
    pack.setPos(start.x, start.y)
    pack.setZValue(scene.table.pile.z)
    try:
        scene.show_view(frame.view)
        hands = [[item for item in _held(seat, scene) if item not in before] for seat in range(seats)]
        group = QParallelAnimationGroup()
        for seat in range(seats):
            for item in _held(seat, scene):
                if item in before:
                    group.addAnimation(glide(item, before[item], pace.ms(durations.DEAL_CARD)))
        yield from _dealt(group, hands, frame.view.dealer, start, pace)
        yield Moving(group)
    finally:
        scene.remove_flyer(pack)


def _held(seat: int, scene: TableScene) -> list[CardItem]:
    return scene.hand_items() if seat == PERSON else scene.backs(seat)


def _pass(event: CardsPassed, frame: Frame, scene: TableScene, pace: Pace) -> Script:
    yield Preparing()
    before = {item.card: pose_of(item) for item in scene.hand_items()}
    scene.show_view(frame.view)
    group = QParallelAnimationGroup()
    flyers: list[CardItem] = []
    try:
        for gift in event.gifts:
            for k in range(event.count):
                item, start = _gift_item(gift, k, before, frame, scene)
                if item is None:
                    item, end = _add_flyer(gift, k, scene)
                    flyers.append(item)
                else:
                    end = pose_of(item)
                item.setZValue(Z_FLYING + k)
                given = gift.giver == frame.view.seat
                flight = _fly(item, start, end, scene.table.cw * _PASS_ARC, pace.ms(durations.PASS))
                if given:
                    ms = pace.ms(durations.PASS)
                    flight.addAnimation(_animate(item, "turned", 1.0, 0.0, ms, QEasingCurve.Type.InOutCubic))
                group.addAnimation(_delayed(pace.ms(k * durations.PASS_INTERVAL), flight))
        received = set(frame.view.received)
        for item in scene.hand_items():
            if item.card in before and item.card not in received:
                group.addAnimation(glide(item, before[item.card], pace.ms(durations.PASS)))
        yield Moving(group)
    finally:
        for flyer in flyers:
            scene.remove_flyer(flyer)


def _gift_item(
    gift: Gift, k: int, before: dict[Card | None, Pose], frame: Frame, scene: TableScene
) -> tuple[CardItem | None, Pose]:
    """The item that a passed card already has, if it comes to the own hand, and where it starts."""
    start = _pose(_seat_spot(scene, gift.giver), scene)
    if gift.giver == frame.view.seat and k < len(gift.cards):
        return None, before.get(gift.cards[k], start)
    if gift.taker == frame.view.seat and k < len(gift.cards):
        return scene.face(gift.cards[k]), start
    return None, start


def _add_flyer(gift: Gift, k: int, scene: TableScene) -> tuple[CardItem, Pose]:
    backs = scene.backs(gift.taker) if gift.taker != PERSON else []
    spot = backs[k % len(backs)].spot if backs else scene.table.seat_spot(gift.taker)
    own = gift.giver == PERSON and k < len(gift.cards)
    scale = 1.0 if own else spot.scale
    item = scene.add_flyer(gift.cards[k] if own else None, scene.table.cw * scale)
    return item, _pose(spot, scene)


def _play(event: CardPlayed, frame: Frame, scene: TableScene, pace: Pace) -> Script:
    yield Preparing()
    before = {item.card: pose_of(item) for item in scene.hand_items()}
    held = scene.backs(event.seat)
    start = before.get(event.card) or (pose_of(held[len(held) // 2]) if held else None)
    scene.show_view(frame.view)
    group = QParallelAnimationGroup()
    played = scene.face(event.card)
    ms = pace.ms(durations.PLAY)
    if played is not None:
        start = start or _pose(_seat_spot(scene, event.seat), scene)
        motion = glide(played, start, ms)
        if event.seat != frame.view.seat:
            motion.addAnimation(_animate(played, "turned", 0.0, 1.0, ms // 2, _OUT))
        played.setZValue(Z_FLYING)
        group.addAnimation(motion)
    for item in scene.hand_items():
        if item.card in before:
            group.addAnimation(glide(item, before[item.card], ms))
    yield Moving(group)


def _take_trick(event: TrickTaken | TrickVoided, frame: Frame, scene: TableScene, pace: Pace) -> Script:
    if pace.instant:
        return
    if pace.factor:
        yield Preparing()
    done = frame.view.tricks[-1]
    if done.winner is not None:
        scene.mark_winner(event.cards[done.seats.index(done.winner)])
    last = not any(frame.view.hand_sizes)
    yield Resting(None if pace.until_click else pace.trick_rest(last=last))
    if pace.factor:
        items = [item for card in event.cards if (item := scene.face(card)) is not None]
        goal = _seat_spot(scene, done.winner) if done.winner is not None else scene.table.waiting
        yield Moving(_gather(items, goal, pace))


def _say(frame: Frame, scene: TableScene, pace: Pace) -> Script:
    """A word of one seat stands on its plate for a while before the next one speaks."""
    scene.show_view(frame.view)
    yield Resting(pace.ms(durations.WORD))


def _draw(event: CardDrawn, frame: Frame, scene: TableScene, pace: Pace) -> Script:
    start = _pose(scene.table.pile, scene)
    before = {item.card: pose_of(item) for item in scene.hand_items()}
    scene.show_view(frame.view)
    ms = pace.ms(durations.DRAW)
    group = QParallelAnimationGroup()
    if event.seat == frame.view.seat:
        for item in scene.hand_items():
            motion = glide(item, before.get(item.card, start), ms)
            if item.card not in before:
                motion.addAnimation(_animate(item, "turned", 0.0, 1.0, ms, _OUT))
            group.addAnimation(motion)
    elif held := scene.backs(event.seat):
        group.addAnimation(glide(held[-1], start, ms))
    yield Moving(group)


def _take_widow(event: WidowTaken, frame: Frame, scene: TableScene, pace: Pace) -> Script:
    start = _pose(scene.table.pile, scene)
    if not event.to_hand:
        yield Moving(_gather(scene.pile_items(), _seat_spot(scene, event.seat), pace))
        return
    before = {item.card: pose_of(item) for item in scene.hand_items()}
    scene.show_view(frame.view)
    own = event.seat == frame.view.seat
    group = QParallelAnimationGroup()
    for item in scene.hand_items() if own else scene.backs(event.seat)[-event.count :]:
        group.addAnimation(glide(item, before.get(item.card, start), pace.ms(durations.PASS)))
    yield Moving(group)


def _lay_away(event: WidowExchanged, frame: Frame, scene: TableScene, pace: Pace) -> Script:
    if event.seat == frame.view.seat:
        items = [item for card in event.cards if (item := scene.face(card)) is not None]
    else:
        items = scene.backs(event.seat)[-event.count :]
    yield Moving(_gather(items, scene.table.pile, pace))


def _throw_in(scene: TableScene, pace: Pace) -> Script:
    """Every card comes to the middle: it is played no more, or dealt again."""
    x, y = scene.table.trick_centre
    yield Moving(_gather(_all_cards(scene), CardSpot(x, y), pace))


def _all_cards(scene: TableScene) -> list[CardItem]:
    """Every card in a hand and on the table."""
    view = scene.view
    if view is None:
        return []
    trick = view.trick.cards if view.trick else ()
    backs = [item for seat in range(view.rules.seats) for item in scene.backs(seat)]
    played = [item for card in trick if (item := scene.face(card)) is not None]
    return [*scene.hand_items(), *backs, *played, *scene.pile_items()]


def _claim(seat: int, scene: TableScene, pace: Pace) -> Script:
    yield Moving(_gather(_all_cards(scene), _seat_spot(scene, seat), pace))


def _lay_out(frame: Frame, scene: TableScene, pace: Pace) -> Script:
    if any(frame.view.hand_sizes):
        # The deal was decided before its last trick: what nobody has played is thrown in.
        yield from _throw_in(scene, pace)
    yield Preparing()
    scene.show_view(frame.view)
    group = QParallelAnimationGroup()
    for seat in range(frame.view.rules.seats):
        start = _pose(_seat_spot(scene, seat), scene)
        for k, item in enumerate(scene.counting_items(seat)):
            delay = pace.ms(k * _COUNTING_INTERVAL)
            group.addAnimation(_delayed(delay, glide(item, start, pace.ms(durations.SHEET), appear=True)))
    yield Moving(group)


def glide(item: CardItem, start: Pose, ms: int, *, appear: bool = False) -> QParallelAnimationGroup:
    """From ``start`` to where ``item`` is now; with ``appear`` it can be seen only once it moves."""
    end = pose_of(item)
    turn = _shortest(start.rotation, end.rotation)
    group = QParallelAnimationGroup()
    group.addAnimation(_animate(item, "pos", QPointF(start.x, start.y), QPointF(end.x, end.y), ms, _OUT))
    if turn != end.rotation:
        group.addAnimation(_animate(item, "rotation", turn, end.rotation, ms, _OUT))
    if abs(start.width - end.width) > 0.5:
        group.addAnimation(_animate(item, "scale", start.width / item.width, item.scale(), ms, _OUT))
    item.setPos(start.x, start.y)
    item.setRotation(turn)
    item.setScale(start.width / item.width)
    if appear:
        item.setOpacity(0.0)
        shown = _animate(item, "opacity", 0.0, 1.0, ms, QEasingCurve.Type.Linear)
        shown.setKeyValueAt(0.05, 1.0)
        group.addAnimation(shown)
    return group


def shake(item: CardItem, width: float, ms: int) -> QAbstractAnimation:
    """A refused card swings sideways and comes to rest where it was."""
    group = QParallelAnimationGroup()
    rest = QPointF(item.spot.x, item.spot.y)
    swing = _animate(item, "pos", rest, rest, ms, QEasingCurve.Type.Linear)
    turn = _animate(item, "rotation", item.spot.rotation, item.spot.rotation, ms, QEasingCurve.Type.Linear)
    for part, aside, angle in _SHAKE:
        swing.setKeyValueAt(part, rest + QPointF(aside * width, 0))
        turn.setKeyValueAt(part, item.spot.rotation + angle)
    group.addAnimation(swing)
    group.addAnimation(turn)
    return group


def appear_marks(item: CardItem, ms: int) -> QAbstractAnimation:
    """The tab or the veil of a card appears."""
    item.set_marked(0.0)
    return _animate(item, "marked", 0.0, 1.0, ms, QEasingCurve.Type.Linear)


def fade(item: QGraphicsObject, name: str, start: float, end: float, ms: int) -> QAbstractAnimation:
    """Something about ``item`` appears or goes; ``name`` is the property between 0 and 1."""
    return _animate(item, name, start, end, ms, QEasingCurve.Type.Linear)


def _gather(items: list[CardItem], goal: CardSpot, pace: Pace) -> QParallelAnimationGroup:
    """``items`` go to ``goal``, shrink and fade."""
    ms = pace.ms(durations.GATHER)
    curve = QEasingCurve.Type.InCubic
    group = QParallelAnimationGroup()
    for item in items:
        item.setZValue(Z_FLYING + item.zValue() / 1000)
        group.addAnimation(_animate(item, "pos", item.pos(), QPointF(goal.x, goal.y), ms, curve))
        group.addAnimation(_animate(item, "scale", 1.0, _GATHERED, ms, curve))
        fading = _animate(item, "opacity", 1.0, 0.0, ms, QEasingCurve.Type.Linear)
        fading.setKeyValueAt(0.67, 1.0)
        group.addAnimation(fading)
    return group


def _fly(item: CardItem, start: Pose, end: Pose, arc: float, ms: int) -> QParallelAnimationGroup:
    """Over the table along a shallow arc."""
    curve = QEasingCurve.Type.InOutCubic
    group = QParallelAnimationGroup()
    dx, dy = end.x - start.x, end.y - start.y
    far = hypot(dx, dy) or 1.0
    way = _animate(item, "pos", QPointF(start.x, start.y), QPointF(end.x, end.y), ms, curve)
    for part, bow in ((0.25, 0.75), (0.5, 1.0), (0.75, 0.75)):
        bent = QPointF(start.x + dx * part + dy / far * arc * bow, start.y + dy * part - dx / far * arc * bow)
        way.setKeyValueAt(part, bent)
    turn = _shortest(start.rotation, end.rotation)
    group.addAnimation(way)
    group.addAnimation(_animate(item, "rotation", turn, end.rotation, ms, curve))
    group.addAnimation(_animate(item, "scale", start.width / item.width, end.width / item.width, ms, curve))
    item.setPos(start.x, start.y)
    item.setRotation(turn)
    item.setScale(start.width / item.width)
    return group


def _animate(
    item: QGraphicsObject, name: str, start: object, end: object, ms: int, curve: QEasingCurve.Type
) -> QPropertyAnimation:
    animation = QPropertyAnimation(item, QByteArray(name.encode()))
    animation.setStartValue(start)
    animation.setEndValue(end)
    animation.setDuration(ms)
    animation.setEasingCurve(curve)
    return animation


def _delayed(ms: int, animation: QAbstractAnimation) -> QAbstractAnimation:
    if ms == 0:
        return animation
    group: QAnimationGroup = QSequentialAnimationGroup()
    group.addAnimation(QPauseAnimation(ms))
    group.addAnimation(animation)
    return group


def _pose(spot: CardSpot, scene: TableScene) -> Pose:
    return Pose(spot.x, spot.y, spot.rotation, spot.scale * scene.table.cw)


def _seat_spot(scene: TableScene, seat: int) -> CardSpot:
    return replace(scene.table.seat_spot(seat), z=Z_FLYING)


def _shortest(start: float, end: float) -> float:
    """An angle equal to ``start`` from which it is less than half a turn to ``end``."""
    return (start - end + 180) % 360 - 180 + end
