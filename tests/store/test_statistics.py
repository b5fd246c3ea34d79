"""Every figure is counted again from the moves, in another way."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from hearts_qt.rules.cards import card
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.notation import Record
from hearts_qt.rules.ruleset import Rules, has_black_lady
from hearts_qt.rules.state import Phase
from hearts_qt.store.facts import MIXED
from hearts_qt.store.history import History
from hearts_qt.store.saved_match import SavedMatch
from hearts_qt.store.statistics import (
    PLAYED,
    Played,
    Scope,
    condition,
    course,
    offered,
    played,
    streaks,
    summarise,
)
from tests.rules.positions import random_match
from tests.store.matches import record_of, saved_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from hearts_qt.store.statistics import Summary

TABLES = (
    ("windows_hearts", 4, ("strong",) * 3),
    ("windows_hearts", 4, ("expert", "easy", "easy")),
    ("black_lady_modern", 3, ("medium",) * 2),
    ("black_lady_modern", 5, ("medium",) * 4),
    ("partner_combined", 4, ("easy",) * 3),
    ("king", 4, ("easy",) * 3),
    ("hearts_pool", 3, ("easy",) * 2),
    ("cancellation_hearts", 6, ("easy",) * 5),
)
EACH = 4
STOPS = (5031, 5067, 5141, 5038)
"""Deals in which chance lets the person stop a moon; in the last one somebody else does."""
START = datetime(2025, 3, 1, 12, tzinfo=UTC)
LATER = START + timedelta(hours=300)


def one_deal(seed: int) -> SavedMatch:
    rules = Rules(deals=1, limit=None)
    moves = tuple(move for _, move, _, _ in random_match(rules, seed))
    record = Record("windows_hearts", rules, seed, moves)
    return SavedMatch(f"{seed:032x}", record, len(moves), ("strong",) * 3, START - timedelta(hours=seed))


@cache
def matches() -> tuple[SavedMatch, ...]:
    """Short random matches of several games; every fourth is broken off."""
    made = [one_deal(seed) for seed in STOPS]
    for number, (variant, seats, players) in enumerate(TABLES):
        for k in range(EACH):
            rules = CATALOGUE[variant].rules(seats)
            rules = replace(rules, limit=20) if rules.limit else replace(rules, deals=2)
            seed = 100 * number + k
            moves = [move for _, move, _, _ in random_match(rules, seed)]
            if k % 4 == 3:
                moves = moves[: len(moves) // 2]
            record = Record(variant, rules, seed, tuple(moves))
            started = START + timedelta(hours=seed)
            saved = SavedMatch(f"{seed:032x}", record, len(moves), players, started, used_undo=k % 3 == 0)
            made.append(saved)
    return tuple(made)


@pytest.fixture
def history(tmp_path: Path) -> Iterator[History]:
    opened, _ = History.open(tmp_path / "history.sqlite")
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[History]:
    history, _ = History.open(tmp_path_factory.mktemp("filled") / "history.sqlite")
    for saved in matches():
        (history.abandon if saved.record.match().phase is not Phase.OVER else history.record)(saved)
        # All ended within a second; they are dated as if each had taken an hour.
        ended = (saved.started + timedelta(hours=1)).isoformat()
        with history.database.writing() as connection:
            connection.execute("UPDATE matches SET ended = ? WHERE id = ?", (ended, saved.id))
    yield history
    history.close()


# -- counted again -----------------------------------------------------------------------------------------------


@dataclass
class Counted:
    """One deal as its moves tell it, without the help of the store."""

    points: tuple[int, ...]
    shooter: int | None
    ladies: int
    stopped: bool


def count_again(record: Record) -> list[Counted]:
    """Every scored deal of a match."""
    found = []
    for match, _ in record.replay():
        if match.phase not in (Phase.SCORED, Phase.OVER) or match.deal is None:
            continue
        deal = match.deal
        wanted = deal.rules.penalty_cards
        takers = [t.winner for t in deal.tricks for c in t.pending + t.cards if c in wanted]
        # Tricks are taken whole, so a run of pieces ends where the next trick with any goes elsewhere.
        run = next((k for k, taker in enumerate(takers) if taker not in deal.rules.side(takers[0] or 0)), None)
        stopper = None if run is None or 2 * run < len(wanted) or record.rules.moon.value == "off" else takers[run]
        ladies = sum(c.face == card("QS") for c in deal.taken(0)) if has_black_lady(record.rules) else 0
        found.append(Counted(match.scores[-1].points, match.scores[-1].shooter, ladies, stopper == 0))
    return found


def place_again(record: Record) -> int:
    """The person's place, by sorting the sums of the sides."""
    match, rules = record.match(), record.rules
    sums = {frozenset(rules.side(s)): sum(match.totals[p] for p in rules.side(s)) for s in range(rules.seats)}
    ranked = sorted(sums.values(), reverse=rules.high_wins or rules.settlement.in_chips)
    return ranked.index(sums[frozenset(rules.side(0))]) + 1


def figures(scope: Scope, history: History) -> Summary:
    return summarise(played(history, scope))


@pytest.mark.parametrize("table", sorted({(variant, seats) for variant, seats, _ in TABLES}))
def test_the_figures_agree_with_the_moves(filled: History, table: tuple[str, int]) -> None:
    variant, seats = table
    chosen = [s for s in matches() if s.record.variant == variant and s.record.rules.seats == seats]
    over = [saved.record for saved in chosen if saved.record.match().phase is Phase.OVER]
    deals = [deal for record in over for deal in count_again(record)]
    places = Counter(place_again(record) for record in over)
    found = figures(Scope(variant, seats), filled)
    assert (found.finished, found.abandoned) == (len(over), len(chosen) - len(over))
    assert [found.places[k] for k in range(seats)] == [places[k + 1] for k in range(seats)]
    assert found.won + found.shared == places[1]
    sides = [len({record.rules.side(s) for s in record.match().winners}) for record in over]
    assert found.shared == sum(n > 1 and place_again(r) == 1 for n, r in zip(sides, over, strict=True))
    own = [sum(r.match().totals[seat] for seat in r.rules.side(0)) for r in over]
    assert found.mean_total == pytest.approx(sum(own) / len(own))
    better = max if variant in ("king", "hearts_pool") else min
    worse = min if better is max else max
    assert found.best is not None
    assert found.worst is not None
    assert (found.best.total, found.worst.total) == (better(own), worse(own))
    assert found.deals == len(deals)
    assert found.clear == sum(deal.points[0] <= 0 for deal in deals)
    assert found.mean_points == pytest.approx(sum(d.points[0] for d in deals) / len(deals))
    others = sum(sum(d.points[1:]) for d in deals) / ((seats - 1) * len(deals))
    assert found.mean_points_of_others == pytest.approx(others)
    mine = over[0].rules.side(0)
    assert found.moons == sum(d.shooter in mine for d in deals)
    assert found.moons_suffered == sum(d.shooter is not None and d.shooter not in mine for d in deals)
    assert found.moons_stopped == sum(d.stopped for d in deals)
    assert found.queens == sum(d.ladies for d in deals)
    ladies = 2 if variant == "cancellation_hearts" else 1
    assert found.queens_dealt == (ladies * len(deals) if has_black_lady(over[0].rules) else 0)


def test_there_is_something_of_everything_to_be_counted(filled: History) -> None:
    """The test above would not notice figures that are always nought."""
    everything = figures(Scope(), filled)
    assert min(everything.abandoned, everything.won, everything.queens, everything.clear) > 0
    assert everything.moons_stopped >= 3


def test_moons_are_told_apart_by_who_made_them(history: History) -> None:
    history.record(saved_of(record_of(0, rules=Rules(deals=1, limit=None))))
    for seat, made in ((0, (1, 0)), (2, (0, 1))):
        with history.database.writing() as connection:
            connection.execute("UPDATE deals SET shooter = ?", (seat,))
        found = figures(Scope(), history)
        assert (found.moons, found.moons_suffered) == made
    # Partners sit opposite.
    with history.database.writing() as connection:
        connection.execute("UPDATE matches SET rules = 'partner_combined 4', variant = 'partner_combined'")
    assert figures(Scope(), history).moons == 1


@pytest.mark.parametrize(
    ("scope", "wanted"),
    [
        (Scope(), lambda saved: True),
        (Scope("windows_hearts"), lambda saved: saved.record.variant == "windows_hearts"),
        (Scope("windows_hearts", level="strong"), lambda saved: saved.players == ("strong",) * 3),
        (Scope(level=MIXED), lambda saved: len(set(saved.players)) > 1),
        (Scope(seats=3), lambda saved: saved.record.rules.seats == 3),
        (Scope(seats=5, level="easy"), lambda saved: False),
        (Scope(since=(LATER + timedelta(hours=1)).isoformat()), lambda saved: saved.started >= LATER),
    ],
)
def test_a_scope_takes_what_it_names(filled: History, scope: Scope, wanted: object) -> None:
    assert callable(wanted)
    assert {match.id for match in played(filled, scope)} == {s.id for s in matches() if wanted(s)}


def test_a_game_is_found_by_an_index(history: History) -> None:
    query = PLAYED.format(scope=condition(Scope("king")))
    with history.database.reading() as connection:
        plan = connection.execute(f"EXPLAIN QUERY PLAN {query}", {"variant": "king"}).fetchall()
    assert not any(line[3].startswith("SCAN") for line in plan)


def test_what_can_be_chosen_is_what_there_is(filled: History) -> None:
    found = offered(filled)
    assert {(o.variant, o.seats, o.level) for o in found} == {
        (variant, seats, players[0] if len(set(players)) == 1 else MIXED) for variant, seats, players in TABLES
    }
    assert sum(o.count for o in found) == len(matches())
    assert found[0].variant == "cancellation_hearts"


def test_nothing_played_gives_no_figures(history: History) -> None:
    nothing = figures(Scope("windows_hearts"), history)
    assert (nothing.finished, nothing.abandoned, nothing.deals, nothing.places) == (0, 0, 0, ())
    assert (nothing.mean_total, nothing.best, nothing.worst) == (None, None, None)
    assert (nothing.mean_points, nothing.mean_points_of_others, nothing.rules) == (None, None, None)
    assert offered(history) == ()


def test_a_match_under_way_counts_nowhere(history: History) -> None:
    history.record(saved_of(record_of(91, deals=1), "b" * 32))
    assert figures(Scope(), history) == summarise(())
    assert offered(history) == ()


def test_a_deal_of_the_day_is_no_match(history: History) -> None:
    history.record(replace(one_deal(5031), occasion="day 2026-11-30"))
    assert figures(Scope(), history) == summarise(())
    assert offered(history) == ()


def test_points_of_different_games_are_not_added_up(filled: History) -> None:
    found = figures(Scope(), filled)
    assert not found.comparable
    assert (found.mean_total, found.best, found.mean_points) == (None, None, None)
    assert all(stretch.mean_points is None for stretch in course(played(filled, Scope())))


def test_a_black_lady_is_the_one_dearest_card(filled: History) -> None:
    with_one = {key for key, variant in CATALOGUE.items() if has_black_lady(variant.rules())}
    assert {"windows_hearts", "black_maria", "greek_2008", "royal_hearts", "partner_combined"} <= with_one
    assert "cancellation_hearts" in with_one
    without = {"hearts_1887", "black_jack_hearts", "chasse_coeur", "king", "polignac"}
    assert not without & with_one


# -- arithmetic --------------------------------------------------------------------------------------------------


def match_of(number: int, place: int | None, *, total: int = 0, deals: int = 3, points: int = 0) -> Played:
    shared = place == 1 and number % 5 == 0
    return Played(
        f"{number:032x}",
        "windows_hearts",
        Rules(),
        "easy",
        ("easy",) * 3,
        START + timedelta(days=number),
        place,
        shared=shared,
        total=total,
        deals=deals if place else 0,
        points=points,
    )


PLACES = st.lists(st.sampled_from([None, 1, 2, 3, 4]), max_size=60)


@given(PLACES)
def test_the_parts_add_up_to_the_whole(places: list[int | None]) -> None:
    found = summarise([match_of(k, place) for k, place in enumerate(places)])
    assert found.finished + found.abandoned == len(places)
    assert sum(found.places) == found.finished
    assert found.won + found.shared == (found.places[0] if found.places else 0)


@given(st.lists(st.booleans(), max_size=40))
def test_a_streak_is_the_run_that_ends_here(won: list[bool]) -> None:
    runs = streaks(won)
    text = "".join("x" if one else " " for one in won)
    assert max(runs, default=0) == max(map(len, text.split()), default=0)
    assert (runs[-1] if runs else 0) == len(text) - len(text.rstrip("x"))


@given(PLACES)
def test_an_abandoned_match_ends_no_streak(places: list[int | None]) -> None:
    found = summarise([match_of(k, place) for k, place in enumerate(places)])
    over = summarise([match_of(k, place) for k, place in enumerate(places) if place is not None])
    assert (found.streak, found.longest_streak) == (over.streak, over.longest_streak)


@given(PLACES, st.integers(1, 30))
def test_the_course_loses_and_doubles_nothing(places: list[int | None], most: int) -> None:
    rows = [match_of(k, place, points=k) for k, place in enumerate(places)]
    found, whole = course(rows, most), summarise(rows)
    assert len(found) == min(most, whole.finished)
    assert sum(stretch.finished for stretch in found) == whole.finished
    assert sum(stretch.won for stretch in found) == whole.won + whole.shared
    assert sum(stretch.deals for stretch in found) == whole.deals
    assert [stretch.first for stretch in found] == sorted(stretch.first for stretch in found)
    assert max((s.finished for s in found), default=0) - min((s.finished for s in found), default=0) <= 1
    points = sum((s.mean_points or 0) * s.deals for s in found)
    assert points == pytest.approx((whole.mean_points or 0) * whole.deals)


def test_the_best_is_the_first_of_several() -> None:
    found = summarise([match_of(k, 2, total=total) for k, total in enumerate((40, 20, 90, 20, 90))])
    assert found.best is not None
    assert found.worst is not None
    assert (found.best.ended.day, found.worst.ended.day) == (START.day + 1, START.day + 2)
