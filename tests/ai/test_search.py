"""The searching player: legal, repeatable, blind to hidden cards, stoppable, in every variant and seat count."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from hearts_qt.ai.alike import alike
from hearts_qt.ai.kernel import COMPILED
from hearts_qt.ai.levels import strategy
from hearts_qt.ai.playing import play_deal
from hearts_qt.ai.search import Search
from hearts_qt.ai.strategy import Motive, choose
from hearts_qt.ai.thinking import Effort
from hearts_qt.ai.utility import Utility
from hearts_qt.rules.cards import Suit, card
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.moves import DealCards, PassCards, PlayCard
from hearts_qt.rules.notation import read_record
from hearts_qt.rules.state import Match, Phase
from hearts_qt.rules.switches import Revoke
from hearts_qt.rules.transition import step
from hearts_qt.rules.view import view
from tests.ai.positions import permuted
from tests.ai.tables import RULES, middle, to_pass
from tests.rules.positions import random_match

if TYPE_CHECKING:
    from hearts_qt.rules.ruleset import Rules
    from hearts_qt.rules.view import View

MANY = "4C 5C 8C AC 5D 6D 7D 8D TD JD QS KS AS 2H 3H 4H 6H 7H 8H 9H TH QH KH AH"

QUICK = Search(Effort(worlds=3, sets=3, inference=True))
PLAYER = Search(Effort(worlds=150, sets=60))

# As plain Python the simulator is slow, and one table of each variant has to do.
TABLES = {f"{v.id} {n}": v.rules(n) for v in CATALOGUE.values() for n in (v.counts if COMPILED else (v.best,))}


def _endless(rules: Rules, deals: int = 1) -> Rules:
    return replace(rules, limit=None, deals=deals)


@pytest.mark.parametrize("rules", TABLES.values(), ids=TABLES.keys())
def test_a_deal_is_played_in_every_variant_and_seat_count(rules: Rules) -> None:
    rngs = [Random(seat) for seat in range(rules.seats)]
    match, _ = play_deal(Match(_endless(rules), 5), [QUICK] * rules.seats, rngs)
    assert match.phase is Phase.OVER


@pytest.mark.parametrize("variant", CATALOGUE)
def test_every_contract_is_played(variant: str) -> None:
    rules = CATALOGUE[variant].rules()
    match = Match(_endless(rules, max(len(rules.contracts), 1)), 2)
    if not rules.contracts:
        return
    while match.phase is not Phase.OVER:
        match, _ = play_deal(match, [QUICK] * rules.seats, [Random(seat) for seat in range(rules.seats)])


@pytest.mark.parametrize("variant", CATALOGUE)
def test_unseen_cards_may_change_places_without_changing_the_choice(variant: str) -> None:
    rng, swapped, rules = Random(2), 0, CATALOGUE[variant].rules()
    for number, (_, _, _, match) in enumerate(random_match(_endless(rules), 4, deals=1, claims=False)):
        if match.deal is None or not match.to_move or number % 7:
            continue
        seat = match.to_move[0]
        other = permuted(match, seat, rng)
        if other != match:
            swapped += 1
            ours, theirs = (choose(QUICK, view(m, seat), Random(1)) for m in (match, other))
            assert ours == theirs
    assert swapped or rules.seats == 2


def test_the_same_random_numbers_give_the_same_advice() -> None:
    seen = middle("3C 9C KC 4D 9D 2S 5H JH", MANY)
    assert PLAYER.advise(seen, Random(3)) == PLAYER.advise(seen, Random(3))


def test_every_legal_card_is_advised_once() -> None:
    seen = middle("3C 9C KC 4D 9D 2S 5H JH", MANY)
    moves = [a.move for a in PLAYER.advise(seen, Random(3)) if isinstance(a.move, PlayCard)]
    assert sorted(m.card for m in moves) == sorted(seen.legal)


def test_thinking_that_is_cancelled_ends_at_once_and_still_answers() -> None:
    asked: list[bool] = []

    def cancelled() -> bool:
        asked.append(True)
        return True

    patient = Search(Effort(worlds=10**9, sets=10**9, seconds=1e9, sets_seconds=1e9))
    seen = to_pass("2C 5C 9C 3D 8D KD 4S QS KS 2H 7H JH AH")
    assert patient.advise(seen, Random(0), cancelled)
    assert patient.advise(middle("3C 9C KC", "4C 5C 8C AC TD JD QS KS AS"), Random(0), cancelled)
    assert len(asked) == 2


def test_the_limit_in_seconds_ends_it_too() -> None:
    hurried = Search(Effort(worlds=10**9, seconds=0.0))
    assert hurried.advise(middle("3C 9C KC", "4C 5C 8C AC TD JD QS KS AS"), Random(0))


# -- what it knows -------------------------------------------------------------------------------------------


def _best(seen: View, seed: int = 0) -> str:
    move = choose(PLAYER, seen, Random(seed))
    assert isinstance(move, PlayCard)
    return str(move.card)


def test_the_queen_goes_under_the_king() -> None:
    assert _best(middle("2S QS 5D", "4C 5C 8C AS TD JD 6D", table="3S KS")) == "QS"


def test_the_last_card_that_stops_a_moon_is_kept_for_it() -> None:
    """Seat 2 has everything so far and takes this trick too; the ace of hearts will take its king."""
    taken = {2: "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH QS"}
    assert _best(middle("AH 2C", "3C KH 4C", table="3D AD KD", taken=taken)) == "2C"


def test_a_moon_that_is_certain_is_shot() -> None:
    seen = middle("AH KH QH JH", "TH 9H 2C 3C 4C 5C 6C 7C 8C 9C TC JC", taken={0: "QS 2H 3H 4H 5H 6H 7H 8H"})
    best = PLAYER.advise(seen, Random(0))[0]
    assert best.reason is Motive.SHOOT_MOON


def test_an_unguarded_queen_is_passed() -> None:
    move = choose(PLAYER, to_pass("QS KS 2C 3C 4C 2D 3D 4D 5D 2H 3H 4H 5H"), Random(0))
    assert isinstance(move, PassCards)
    assert {card("QS"), card("KS")} <= set(move.cards)


def test_near_the_limit_points_go_where_they_do_not_end_the_match() -> None:
    """Seat 1 leads the match and is winning the trick; seat 3 stands at 99, and points there end it at once."""
    hand, out = "QS 2D", "3C 4C 5C 6C 7C"
    calm = middle(hand, out, table="TC", rules=replace(RULES, limit=100), totals=(90, 20, 60, 60))
    assert _best(calm) == "QS"
    utility = Utility(calm)
    assert utility.by_match
    ends = [utility.of_losses(losses) for losses in ((0, 13, 0, 0), (13, 0, 0, 0))]
    assert ends[0] > ends[1]


def test_far_from_the_end_the_utility_is_the_lead_over_the_others() -> None:
    utility = Utility(middle("QS 2D", "3C 4C 5C 6C 7C 8C"))
    assert not utility.by_match
    assert utility.of_losses((13, 13, 0, 0)) == pytest.approx(13 / 3 - 13)


# -- cards that come to the same -----------------------------------------------------------------------------


def _groups(seen: View) -> set[str]:
    return {" ".join(map(str, group)) for group in alike(seen).values()}


def test_neighbours_are_one_card_and_what_lies_between_parts_them() -> None:
    assert _groups(middle("2C 3C 5C", "4C 6C 7C 2D 3D 4D")) == {"2C 3C", "5C"}
    assert _groups(middle("2C 3C 5C", "6C 7C 8C 2D 3D 4D")) == {"2C 3C 5C"}


def test_a_card_on_the_table_parts_its_neighbours() -> None:
    assert _groups(middle("3C 5C", "6C 7C 2D 3D", table="4C")) == {"3C", "5C"}


def test_cards_of_different_cost_are_never_the_same() -> None:
    assert _groups(middle("JS QS KS", "2C 3C 4C 5C 6C 7C 8C 9C TC")) == {"JS", "QS", "KS"}


def test_an_illegal_card_on_the_table_leaves_nothing_to_advise() -> None:
    rules = replace(RULES, revoke=Revoke.HOYLE)
    match, _ = step(Match(rules, 1), DealCards())
    rng = Random(4)
    for _ in range(200):
        if not match.to_move:
            break
        seat = match.to_move[0]
        seen = view(match, seat)
        if seen.trick is not None and seen.trick.turn is None:
            assert QUICK.advise(seen, rng) == ()
            break
        match, _ = step(match, PlayCard(seat, rng.choice(seen.hand)))


def test_who_has_forgotten_the_pass_still_comes_to_an_end() -> None:
    """In some of the worlds that seat 3 thinks of here, the hearts it passed lie with somebody else."""
    record = read_record(
        """hearts-qt match 1
        rules windows_hearts 4 limit=20
        seed 945961886
        deal
        pass 1 KD KS AS
        pass 2 7D 9H TH
        pass 3 JH QH AH
        pass 0 AC 3H KH
        play 1 2C 9C 5C 7C
        play 2 9S"""
    )
    *_, (match, _) = record.replay()
    move = choose(strategy("easy", "gambler"), view(match, 3), Random("945961886/3/11"))
    assert isinstance(move, PlayCard)
    assert move.card.suit is Suit.SPADES
