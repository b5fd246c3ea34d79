"""Luck and skill: an expert shows none of its own, who wastes points shows exactly these, the cards the rest."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from hearts_qt.ai.levels import strategy
from hearts_qt.ai.other_table import Judgement, Stopped, judge_deal, payoff
from hearts_qt.ai.playing import play_deal
from hearts_qt.ai.strategy import never
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.moves import PlayCard
from hearts_qt.rules.notation import Record
from hearts_qt.rules.ruleset import Rules, penalty_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hearts_qt.ai.strategy import Advice, Strategy
    from hearts_qt.rules.moves import Move
    from hearts_qt.rules.view import View

RANDOM, THUMB = strategy("random"), strategy("rule_of_thumb")
# Without a moon the points of a deal have a fixed sum.
NO_MOON = CATALOGUE["black_lady_1909"].rules()


def played(rules: Rules, seed: int, players: Sequence[Strategy], variant: str = "windows_hearts") -> Record:
    """One deal."""
    rngs = [Random(f"first/{seed}/{seat}") for seat in range(rules.seats)]
    _, moves = play_deal(Record(variant, rules, seed).start(), players, rngs)
    return Record(variant, rules, seed, moves)


@dataclass
class Counted:
    """Plays by lot and counts how often it was asked."""

    asked: int = field(default=0)

    def advise(self, view: View, rng: Random, cancelled: Callable[[], bool] = never) -> tuple[Advice, ...]:
        self.asked += 1
        return RANDOM.advise(view, rng, cancelled)


class Waster:
    """Gives away nothing that counts and takes what it can."""

    def advise(self, view: View, rng: Random, cancelled: Callable[[], bool] = never) -> tuple[Advice, ...]:
        advice = THUMB.advise(view, rng, cancelled)

        def greed(one: Advice) -> tuple[int, int]:
            if not isinstance(one.move, PlayCard):
                return (0, 0)
            return (-penalty_of(view.rules, one.move.card), view.rules.strength(one.move.card))

        return tuple(sorted(advice, key=greed, reverse=True))


def judged(player: Strategy, seed: int, expert: Strategy, *, everywhere: bool = True) -> Judgement:
    record = played(NO_MOON, seed, [player, RANDOM, RANDOM, RANDOM])
    return judge_deal(record, 1, [RANDOM] * 3, expert, everywhere=everywhere)


def test_a_player_judged_by_its_like_has_no_skill_within_two_standard_errors() -> None:
    found = [judged(RANDOM, seed, RANDOM, everywhere=False) for seed in range(30)]
    error = sum(j.skill_variance for j in found) ** 0.5 / len(found)
    assert 0.2 < error < 1.5
    assert abs(fmean(j.skill for j in found)) < 2 * error


def test_the_real_expert_judged_by_itself_has_no_skill_within_two_standard_errors() -> None:
    """King is quick. docs/luck.md has the figure of the classic game over 200 deals."""
    rules, expert = CATALOGUE["king"].rules(), strategy("expert")
    found = []
    for seed in range(4):
        record = played(rules, seed, [expert] * 4, "king")
        found.append(judge_deal(record, 1, [expert] * 3, expert, everywhere=False))
    error = sum(j.skill_variance for j in found) ** 0.5 / len(found)
    assert abs(fmean(j.skill for j in found)) <= 2 * max(error, 0.1)


def test_points_thrown_away_on_purpose_show_exactly() -> None:
    wasted = shown = 0.0
    for seed in range(4):
        careful = judged(THUMB, seed, THUMB, everywhere=False)
        wasteful = judged(Waster(), seed, THUMB, everywhere=False)
        assert wasteful.expert == careful.expert, "the other table knows nothing of what the person did"
        wasted += wasteful.points[0] - careful.points[0]
        shown += careful.skill - wasteful.skill
    assert wasted > 10
    assert shown == pytest.approx(wasted)


def test_result_is_luck_and_skill_and_what_such_opponents_are_worth() -> None:
    one = judged(THUMB, 5, RANDOM)
    table = fmean([fmean(one.expert), *one.elsewhere])
    assert one.result == pytest.approx(one.skill + one.luck + table)


def test_the_hands_of_a_deal_are_worth_nothing_together() -> None:
    """Each seat in turn is the person's: what one hand has over the average another has not."""
    record = played(NO_MOON, 3, [THUMB] * 4)
    found = [judge_deal(record, 1, [THUMB] * 3, THUMB, seat=seat) for seat in range(4)]
    assert sum(j.result for j in found) == pytest.approx(0)
    # The rule of thumb needs no lot, so that every replay of a hand among its like is the same.
    assert all(j.spread == 0 for j in found)
    assert sum(j.luck for j in found) == pytest.approx(0)
    assert max(j.luck for j in found) > 1


def test_a_judgement_repeats() -> None:
    assert judged(RANDOM, 2, RANDOM) == judged(RANDOM, 2, RANDOM)


def test_every_hand_is_played_and_the_own_one_more_often() -> None:
    one = judged(RANDOM, 4, RANDOM)
    assert (len(one.expert), len(one.elsewhere)) == (4, 3)
    assert one.skill_variance == pytest.approx(one.spread * 1.25)
    assert one.luck_variance == pytest.approx(one.spread * (9 / 16) * (1 / 4 + 1 / 3))


def test_a_later_deal_is_judged_from_where_the_match_stood() -> None:
    rules = replace(NO_MOON, limit=40)
    match = Record("windows_hearts", rules, 9).start()
    moves: tuple[Move, ...] = ()
    for _ in range(3):
        match, made = play_deal(match, [RANDOM] * 4, [Random(7)] * 4)
        moves += made
    record = Record("windows_hearts", rules, 9, moves)
    one = judge_deal(record, 2, [RANDOM] * 3, RANDOM)
    assert one.points == match.scores[1].points
    with pytest.raises(ValueError, match="deal 4 has not been scored"):
        judge_deal(record, 4, [RANDOM] * 3, RANDOM)


def test_who_watches_is_told_of_every_table_as_it_begins() -> None:
    record, told = played(NO_MOON, 1, [RANDOM] * 4), list[tuple[int, int]]()
    judge_deal(record, 1, [RANDOM] * 3, RANDOM, replays=2, at_table=lambda *table: told.append(table))
    assert told == [(table, 5) for table in range(1, 6)]


def test_who_stops_waiting_stops_the_players() -> None:
    record, expert = played(NO_MOON, 1, [RANDOM] * 4), Counted()
    with pytest.raises(Stopped):
        judge_deal(record, 1, [RANDOM] * 3, expert, cancelled=lambda: expert.asked > 2)
    assert expert.asked == 3


def test_many_points_are_good_where_they_win_and_partners_share() -> None:
    low, high = CATALOGUE["windows_hearts"].rules(), CATALOGUE["king"].rules()
    assert payoff(low, 0, (0, 26, 0, 0)) == 6.5
    assert payoff(high, 0, (0, 26, 0, 0)) == -6.5
    partners = CATALOGUE["partner_combined"].rules()
    assert payoff(partners, 0, (3, 0, 13, 10)) == payoff(partners, 2, (3, 0, 13, 10)) == -1.5


def test_a_hand_that_takes_nothing_is_worth_less_than_one_with_which_the_moon_is_shot() -> None:
    rules = CATALOGUE["hearts_penalty13"].rules()
    nothing = payoff(rules, 0, (0, 11, 2, 0))
    moon = payoff(rules, 1, (13, 0, 13, 13))
    assert (nothing, moon) == (3.25, 9.75)
    judged = Judgement((0, 11, 2, 0), nothing, (nothing,) * 4, (moon, nothing, nothing), 0.0)
    assert judged.luck == pytest.approx(-1.625)


@pytest.mark.parametrize("variant", CATALOGUE)
def test_every_variant_is_judged(variant: str) -> None:
    rules = CATALOGUE[variant].rules()
    record = played(rules, 11, [RANDOM] * rules.seats, variant)
    one = judge_deal(record, 1, [RANDOM] * (rules.seats - 1), RANDOM, replays=2)
    assert len(one.elsewhere) == rules.seats - 1
    assert one.result == payoff(rules, 0, one.points)
