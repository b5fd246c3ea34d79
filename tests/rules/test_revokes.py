"""Illegal cards at a real table: played, mended, punished."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.events import DealScored, Revoked, RevokeMended, RevokePunished, TrickTaken
from hearts_qt.rules.moves import LetStand, Move, PlayCard, TakeBack
from hearts_qt.rules.notation import Record, read_record, write_record
from hearts_qt.rules.refusals import Reason
from hearts_qt.rules.settlement import settle
from hearts_qt.rules.state import Match, Offence, Phase
from hearts_qt.rules.switches import Revoke
from hearts_qt.rules.transition import refuse, step
from hearts_qt.rules.validate import faults
from hearts_qt.rules.view import view
from tests.rules.positions import card, play, position, random_move

HANDS = ("2C 3C 5D", "4C 6D QS", "5C 7D 8D", "6C 9D TD")


def at_table(revoke: Revoke, *hands: str, variant: str = "windows_hearts") -> Match:
    rules = replace(CATALOGUE[variant].rules(4), revoke=revoke)
    return position(*(hands or HANDS), rules=rules)


def revoked(revoke: Revoke) -> Match:
    """Seat 1 holds a club and throws the queen of spades on a club instead."""
    return step(play(at_table(revoke), "2C"), PlayCard(1, card("QS")))[0]


def test_by_default_an_illegal_card_cannot_be_played() -> None:
    match = play(at_table(Revoke.IMPOSSIBLE), "2C")
    refusal = refuse(match, PlayCard(1, card("QS")))
    assert refusal is not None
    assert refusal.reason is Reason.MUST_FOLLOW


def test_at_a_real_table_it_lies_there_and_only_its_player_knows() -> None:
    match = play(at_table(Revoke.LESNOY), "2C")
    match, events = step(match, PlayCard(1, card("QS")))
    assert events[0] == Revoked(1, card("QS"))
    assert view(match, 1).may_mend
    assert not view(match, 0).may_mend
    assert match.to_move == (2,)


def test_it_can_be_taken_back_with_all_that_followed() -> None:
    match = play(revoked(Revoke.LESNOY), "5C")
    match, events = step(match, TakeBack(1))
    assert events == (RevokeMended(1),)
    assert match.to_move == (1,)
    assert match.deal is not None
    assert card("QS") in match.deal.hands[1]
    assert card("5C") in match.deal.hands[2]


def test_a_full_trick_waits_for_the_offender() -> None:
    match = play(revoked(Revoke.FOSTER), "5C 6C")
    assert match.to_move == (1,)
    refusal = refuse(match, PlayCard(1, card("4C")))
    assert refusal is not None
    assert refuse(match, LetStand(1)) is None
    assert refuse(match, LetStand(0)) is not None


def test_example_88_lesnoy_stops_the_deal_at_thirteen() -> None:
    match, events = step(play(revoked(Revoke.LESNOY), "5C 6C"), LetStand(1))
    assert isinstance(events[-1], DealScored)
    assert match.phase is Phase.SCORED
    assert match.totals == (0, 13, 0, 0)


def test_gruznov_lets_it_be_mended_until_the_offender_plays_on() -> None:
    match = play(revoked(Revoke.GRUZNOV), "5C 6C")
    assert match.to_move == (3,)
    assert refuse(match, TakeBack(1)) is None
    mended, _ = step(match, TakeBack(1))
    assert mended.to_move == (1,)
    match = play(match, "9D 5D")
    match, events = step(match, PlayCard(1, card("6D")))
    assert RevokePunished(1, dodged=False) in events
    assert match.totals == (0, 26, 0, 0)


def test_example_88_foster_makes_the_offender_pay_for_all() -> None:
    rules = replace(CATALOGUE["hearts_pool"].rules(4), revoke=Revoke.FOSTER)
    once = settle(rules, (4, 4, 5, 0), (50,) * 4, offences=(Offence(0, dodged=False),))
    assert once.points == (-13, 0, 0, 13)
    two = (Offence(0, dodged=False), Offence(1, dodged=False))
    assert settle(rules, (4, 4, 5, 0), (50,) * 4, offences=two).points == (-13, -13, 0, 26)


def test_foster_charges_the_bid_of_an_auction_too() -> None:
    rules = replace(CATALOGUE["auction_hearts"].rules(4), revoke=Revoke.FOSTER)
    settled = settle(rules, (4, 4, 5, 0), (50,) * 4, bid=(2, 3), offences=(Offence(0, dodged=False),))
    assert settled.points == (-16, 0, 0, 16)


def test_hoyle_gives_the_trick_to_the_offender() -> None:
    match = play(at_table(Revoke.HOYLE, variant="hearts_1887"), "2C")
    match, _ = step(match, PlayCard(1, card("6D")))
    match, events = step(play(match, "5C 6C"), LetStand(1))
    assert any(isinstance(e, TrickTaken) and e.winner == 1 for e in events)
    assert match.to_move == (1,)


def test_example_43_dodging_the_slam_costs_eight_to_each() -> None:
    rules = replace(CATALOGUE["hearts_1887"].rules(4), revoke=Revoke.HOYLE)
    settled = settle(rules, (12, 1, 0, 0), (50,) * 4, offences=(Offence(0, dodged=True),))
    plain = settle(rules, (12, 1, 0, 0), (50,) * 4)
    moved = tuple(a - b for a, b in zip(settled.points, plain.points, strict=True))
    assert moved == (-24, 8, 8, 8)


def test_another_revoke_costs_a_chip_for_the_pool() -> None:
    rules = replace(CATALOGUE["hearts_1887"].rules(4), revoke=Revoke.HOYLE)
    settled = settle(rules, (1, 2, 4, 6), (50,) * 4, offences=(Offence(3, dodged=False),))
    assert settled.points == (12, -2, -4, -7)
    assert settled.pool == 1


MODES = {
    "hearts_1887": Revoke.HOYLE,
    "hearts_pool": Revoke.FOSTER,
    "auction_hearts": Revoke.FOSTER,
    "hearts_penalty13": Revoke.LESNOY,
    "gruznov_hearts": Revoke.GRUZNOV,
    "windows_hearts": Revoke.LESNOY,
    "omnibus_gruznov": Revoke.GRUZNOV,
}


@pytest.mark.parametrize(("variant", "revoke"), MODES.items(), ids=MODES.keys())
def test_matches_with_revokes_keep_cards_chips_and_their_text(variant: str, revoke: Revoke) -> None:
    rules = replace(CATALOGUE[variant].rules(4), revoke=revoke)
    assert not faults(rules)
    rng, match, moves, offences = Random(3), Match(rules, 3), list[Move](), 0
    while match.phase is not Phase.OVER and len(match.scores) < 6:
        move = _careless(match, rng)
        match, events = step(match, move)
        moves.append(move)
        offences += sum(isinstance(e, RevokePunished) for e in events)
        if rules.in_chips and match.final is None:
            assert sum(match.totals) + match.pool == rules.seats * rules.chips
    assert offences
    record = Record(variant, rules, 3, tuple(moves))
    assert read_record(write_record(record)).match() == match


def _careless(match: Match, rng: Random) -> Move:
    """Mostly a legal move, sometimes any card of the hand; illegal cards are mended or left at random."""
    for seat in range(match.rules.seats):
        if match.deal is not None and match.phase is Phase.PLAYING and view(match, seat).may_mend:
            full = match.deal.trick is not None and match.deal.trick.turn is None
            if full or rng.random() < 0.2:
                return TakeBack(seat) if rng.random() < 0.5 or not full else LetStand(seat)
    if match.phase is Phase.PLAYING and rng.random() < 0.1:
        seat = match.to_move[0]
        return PlayCard(seat, rng.choice(view(match, seat).hand))
    return random_move(match, rng)
