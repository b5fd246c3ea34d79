from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from hearts_qt.rules.ruleset import Rules
from hearts_qt.store.history import History
from hearts_qt.store.luck import DealLuck, PendingDeal, keep, luck_of, luck_of_match, next_pending
from tests.store.matches import record_of, saved_of, whole_match

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

SEEN = DealLuck(
    tables=4,
    expert_mean=1.0,
    expert_error=2.0,
    expert_points=5.5,
    skill=-3.0,
    skill_variance=16.0,
    luck=2.0,
    luck_variance=9.0,
)


@pytest.fixture
def history(tmp_path: Path) -> Iterator[History]:
    opened, _ = History.open(tmp_path / "history.sqlite")
    yield opened
    opened.close()


def judge_all(history: History, verdict: DealLuck = SEEN) -> list[PendingDeal]:
    found = []
    while (deal := next_pending(history)) is not None:
        keep(history, deal, verdict)
        found.append(deal)
    return found


def test_a_match_in_progress_is_not_judged(history: History) -> None:
    history.record(saved_of(record_of(1, deals=2)))
    assert next_pending(history) is None


def test_every_deal_of_a_match_that_is_over_or_left_is_judged_once(history: History) -> None:
    over, left = whole_match(1), saved_of(record_of(2, deals=2))
    history.record(over)
    history.abandon(left)
    judged = judge_all(history)
    assert len(judged) == len(set(judged)) == len(history.deals(over.id)) + 2
    assert next_pending(history) is None


def test_the_newest_match_comes_first_and_only_the_latest_are_looked_at(history: History) -> None:
    old = whole_match(1)
    new = replace(whole_match(2), started=old.started.replace(year=2025))
    history.record(old)
    history.record(new)
    assert {deal.match_id for deal in judge_all_of(history, latest=1)} == {new.id}
    waiting = next_pending(history)
    assert waiting is not None
    assert (waiting.match_id, waiting.number) == (old.id, 1)


def judge_all_of(history: History, latest: int) -> list[PendingDeal]:
    found = []
    while (deal := next_pending(history, latest)) is not None:
        keep(history, deal, SEEN)
        found.append(deal)
    return found


def test_the_figures_of_a_match_are_sums_with_their_errors(history: History) -> None:
    saved = whole_match(1)
    history.record(saved)
    deals = len(history.deals(saved.id))
    judge_all(history)
    luck = luck_of_match(history, saved.id)
    assert (luck.deals, luck.judged, luck.is_complete) == (deals, deals, True)
    assert (luck.skill, luck.luck, luck.expert_points) == (-3 * deals, 2 * deals, 5.5 * deals)
    assert luck.skill_error == pytest.approx((16 * deals) ** 0.5)
    assert luck.luck_error == pytest.approx((9 * deals) ** 0.5)
    assert luck.expert_error == pytest.approx((4 * deals) ** 0.5)
    row = history.match(saved.id)
    assert row is not None
    assert luck.points == row.totals[0]
    each = luck.a_deal
    assert each is not None
    assert (each.skill, each.luck) == (-3, 2)
    assert each.skill_error == pytest.approx(4 / deals**0.5)


def test_what_is_still_to_be_judged_does_not_count(history: History) -> None:
    saved = whole_match(1)
    history.record(saved)
    first = next_pending(history)
    assert first is not None
    keep(history, first, SEEN)
    luck = luck_of_match(history, saved.id)
    assert (luck.judged, luck.skill, luck.points) == (1, -3, history.deals(saved.id)[0].points[0])
    assert not luck.is_complete


def test_a_deal_that_cannot_be_judged_is_not_tried_again_and_counts_for_nothing(history: History) -> None:
    saved = whole_match(1)
    history.record(saved)
    judge_all(history, DealLuck())
    luck = luck_of_match(history, saved.id)
    assert (luck.judged, luck.skill, luck.a_deal) == (0, 0, None)


def test_a_deal_that_was_played_again_is_judged_again(history: History) -> None:
    saved = whole_match(1)
    history.record(saved)
    judged = judge_all(history)
    with history.database.writing() as connection:
        changed = "UPDATE deals SET points = '[9, 9, 4, 4]' WHERE match_id = ? AND number = 1"
        connection.execute(changed, (saved.id,))
    assert luck_of_match(history, saved.id).judged == len(judged) - 1
    again = next_pending(history)
    assert again == PendingDeal(saved.id, 1, "[9, 9, 4, 4]")


def test_recording_a_finished_match_again_keeps_its_verdicts(history: History) -> None:
    history.record(whole_match(1))
    judge_all(history)
    history.record(whole_match(1))
    assert next_pending(history) is None


def test_statistics_ask_by_variant_seats_and_level_and_leave_out_aided_matches(history: History) -> None:
    plain, undone = whole_match(1), replace(whole_match(2), used_undo=True)
    hinted = replace(whole_match(3), used_hint=True)
    for saved in (plain, undone, hinted):
        history.record(saved)
    judge_all(history)
    deals = len(history.deals(plain.id))
    assert luck_of(history).judged == deals
    assert luck_of(history, "windows_hearts", 4, "mixed").judged == deals
    assert luck_of(history, "black_maria").deals == 0
    assert luck_of(history, seats=5).deals == 0
    assert luck_of(history, level="expert").deals == 0
    assert luck_of(history, since="2020-01-01T00:00:00+00:00").judged == deals
    assert luck_of(history, since="2999-01-01T00:00:00+00:00").deals == 0


def test_a_match_that_is_forgotten_takes_its_verdicts_along(history: History) -> None:
    saved = saved_of(record_of(5, deals=1, rules=Rules(deals=1, limit=None)))
    history.record(saved)
    waiting = next_pending(history)
    assert waiting is not None
    history.delete(saved.id)
    keep(history, waiting, SEEN)
    assert luck_of(history).deals == 0
    with history.database.reading() as connection:
        assert connection.execute("SELECT count(*) FROM verdicts").fetchone() == (0,)
