"""What only some games of the family have is shown, can be hurried on, and leaves everything in its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import astuple, replace

from hearts_qt.game.frames import PERSON, Sitter
from hearts_qt.rules import events
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.ruleset import Rules
from hearts_qt.rules.switches import Direction, FirstTrickFallback, Moon
from hearts_qt.rules.view import view
from hearts_qt.table import speech
from hearts_qt.table.arrangement import Arrangement
from hearts_qt.table.pace import INSTANT, Pace, Speed
from hearts_qt.table.spots import CardSpot
from tests.table.family import frames_with

if TYPE_CHECKING:
    from msgspec import Struct
    from pytestqt.qtbot import QtBot

    from hearts_qt.game.frames import Frame
    from hearts_qt.rules.state import Match
    from hearts_qt.table.card_item import CardItem
    from hearts_qt.table.director import Director
    from hearts_qt.table.scene import TableScene

EVERYTHING_COSTS = Rules(
    points=(("C", 1), ("D", 1), ("S", 1), ("H", 1)),
    first_trick_fallback=FirstTrickFallback.REDEAL,
    pass_cycle=(),
)

ON_FIVE_CARDS = Rules(dealer_names_trump=True, naming_hand=5, moon=Moon.OFF)
ON_FIVE_OF_A_STOCK = replace(CATALOGUE["hearts_two"].rules(), dealer_names_trump=True, naming_hand=5)


def rules_of(variant: str, seats: int | None = None) -> Rules:
    return CATALOGUE[variant].rules(seats)


CASES: dict[str, tuple[type[Struct], Rules, int | None]] = {
    "bid": (events.BidMade, rules_of("auction_hearts"), None),
    "suit named": (events.SuitNamed, rules_of("auction_hearts", 6), None),
    "declared": (events.Declared, rules_of("polignac"), None),
    "own card drawn": (events.CardDrawn, rules_of("domino_foster", 2), PERSON),
    "other card drawn": (events.CardDrawn, rules_of("domino_gruznov", 7), 3),
    "stock refills": (events.CardDrawn, rules_of("hearts_two"), None),
    "void trick": (events.TrickVoided, rules_of("cancellation_hearts", 11), None),
    "widow to the pile": (events.WidowTaken, rules_of("heartsette"), None),
    "widow to the own hand": (events.WidowTaken, rules_of("heartsette_gruznov"), PERSON),
    "widow to another hand": (events.WidowTaken, rules_of("heartsette_gruznov", 6), 2),
    "own exchange": (events.WidowExchanged, rules_of("heartsette_gruznov"), PERSON),
    "another's exchange": (events.WidowExchanged, rules_of("heartsette_gruznov", 3), 1),
    "rest taken": (events.RestTaken, rules_of("domino_foster"), None),
    "deal annulled": (events.DealAnnulled, EVERYTHING_COSTS, None),
    "misdeal": (events.Misdealt, Rules(misdeals=True), None),
    "misdeal for the person": (events.Misdealt, Rules(misdeals=True), PERSON),
    "cards to everybody": (events.CardsPassed, Rules(pass_cycle=(Direction.SCATTER,)), None),
    "trumps named": (events.SuitNamed, Rules(dealer_names_trump=True, moon=Moon.OFF), None),
    "the first cards": (events.DealStarted, ON_FIVE_CARDS, None),
    "trumps named on them": (events.SuitNamed, ON_FIVE_CARDS, None),
    "the rest dealt": (events.RestDealt, ON_FIVE_CARDS, None),
    "the rest dealt, but for a stock": (events.RestDealt, ON_FIVE_OF_A_STOCK, None),
    "pool divided": (events.PoolDivided, rules_of("hearts_pool", 3), None),
}


def case(name: str) -> tuple[Match, tuple[Frame, ...]]:
    kind, rules, seat = CASES[name]

    def wanted(frame: Frame) -> bool:
        return isinstance(frame.event, kind) and seat in (None, getattr(frame.event, "seat", None))

    return frames_with(wanted, rules)


def where(item: CardItem) -> CardSpot:
    return CardSpot(item.x(), item.y(), item.rotation(), item.scale() * item.width, item.zValue())


def everywhere(scene: TableScene) -> dict[str, tuple[float, ...]]:
    """Where every card is, by a name of its own."""
    seen = scene.view
    assert seen is not None
    items = {str(card): scene.face(card) for card in seen.rules.pack if scene.face(card) is not None}
    items |= {f"{seat}/{k}": item for seat in range(seen.rules.seats) for k, item in enumerate(scene.backs(seat))}
    items |= {f"pile/{k}": item for k, item in enumerate(scene.pile_items())}
    return {name: astuple(where(item)) for name, item in items.items() if item is not None}


def prepare(scene: TableScene, director: Director, match: Match) -> None:
    scene.set_sitters(tuple(Sitter)[: match.rules.seats])
    director.snap(view(match, PERSON))


@pytest.mark.parametrize("name", CASES)
def test_every_motion_ends_when_it_is_hurried(
    qtbot: QtBot, director: Director, scene: TableScene, name: str
) -> None:
    match, shown = case(name)
    prepare(scene, director, match)
    director.set_pace(Pace(Speed.SLOW, trick_seconds=60.0))
    with qtbot.waitSignal(director.idle):
        director.present(shown)
        for _ in range(4 * len(shown) + 4):
            director.finish_motion()
    assert not director.is_busy
    moved = everywhere(scene)
    scene.show_view(shown[-1].view)
    assert everywhere(scene) == {key: pytest.approx(place) for key, place in moved.items()}


@pytest.mark.parametrize("name", CASES)
def test_without_motion_everything_lies_there_at_once(
    qtbot: QtBot, director: Director, scene: TableScene, name: str
) -> None:
    match, shown = case(name)
    prepare(scene, director, match)
    director.set_pace(INSTANT)
    with qtbot.waitSignal(director.idle):
        director.present(shown)
        assert not director.is_busy
    assert scene.view == shown[-1].view


def test_what_nobody_played_of_a_decided_deal_is_thrown_in_by_everybody(
    qtbot: QtBot, director: Director, scene: TableScene
) -> None:
    def early(frame: Frame) -> bool:
        return isinstance(frame.event, events.DealScored) and all(frame.view.hand_sizes)

    match, shown = frames_with(early, rules_of("hearts_pool"))
    after = shown[-1].view
    prepare(scene, director, match)
    director.set_pace(Pace(Speed.FAST, trick_seconds=0.0))

    def held() -> list[int]:
        return [len(scene.hand_items()), *(len(scene.backs(seat)) for seat in range(1, after.rules.seats))]

    moving: list[list[int]] = []
    director.began.connect(lambda frame: moving.append(held()) if frame is shown[-1] else None)
    with qtbot.waitSignal(director.idle):
        director.present(shown)
    assert moving[0] == list(after.hand_sizes)
    assert not any(held())
    assert scene.hand == ()


@pytest.mark.parametrize("name", CASES)
def test_every_event_is_said_aloud(name: str) -> None:
    match, shown = case(name)
    kind = CASES[name][0]
    sitters = tuple(Sitter)[: match.rules.seats]
    said = [speech.sentence(frame, sitters, Arrangement()) for frame in shown if isinstance(frame.event, kind)]
    silent = kind in (events.WidowExchanged, events.Declared)
    assert silent or all(sentence.endswith(".") for sentence in said)


def test_a_motion_is_under_way_before_it_is_hurried(director: Director, scene: TableScene) -> None:
    match, shown = case("own card drawn")
    prepare(scene, director, match)
    director.present(shown)
    assert director.is_busy
