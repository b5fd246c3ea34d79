"""What counts of captured cards, and how plates, corners and piles tell it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from hearts_qt.game.frames import PERSON, Sitter
from hearts_qt.rules.cards import Rank, Suit, cards
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.ruleset import Rules
from hearts_qt.rules.state import Match, Phase
from hearts_qt.rules.view import View, view
from hearts_qt.table import corners, faces, game_words, paper_places, reckoning
from hearts_qt.table.geometry import lay_table
from hearts_qt.table.reckoning import Mark
from hearts_qt.table.spots import CARD_RATIO, CardSpot, Rect
from tests.table.family import match_at

if TYPE_CHECKING:
    from hearts_qt.table.geometry import Table


def seen(variant: str, phase: Phase = Phase.PLAYING, *, tricks: int = 0, deals: int = 0) -> View:
    """The person's view of a game played by lot."""

    def stop(match: Match) -> bool:
        deal = match.deal
        return (
            match.phase is phase and deal is not None and len(deal.tricks) >= tricks and len(match.scores) >= deals
        )

    return view(match_at(stop, CATALOGUE[variant].rules()), PERSON)


def test_a_single_dear_card_needs_no_letter_and_hearts_are_pips() -> None:
    taken = reckoning.taken_marks(Rules(), cards("2H QH QS"))
    assert (taken.marks, taken.pips) == ((Mark(Suit.SPADES),), (Suit.HEARTS, Suit.HEARTS))


def test_several_dear_cards_of_a_suit_have_letters() -> None:
    taken = reckoning.taken_marks(CATALOGUE["black_maria"].rules(), cards("QS AS"))
    assert taken.marks == (Mark(Suit.SPADES, Rank.QUEEN), Mark(Suit.SPADES, Rank.ACE))


def test_the_bonus_card_is_a_mark() -> None:
    taken = reckoning.taken_marks(CATALOGUE["omnibus_10d"].rules(), cards("TD"))
    assert taken.marks == (Mark(Suit.DIAMONDS),)


def test_the_suit_of_an_auction_is_counted_in_pips() -> None:
    taken = reckoning.taken_marks(Rules(points=(("C", 1),)), cards("2C AC"))
    assert taken.pips == (Suit.CLUBS, Suit.CLUBS)


def test_equal_cards_cancel_each_other_only_where_the_rules_say_so() -> None:
    trick = cards("QS 2S QS'")
    assert reckoning.cancelled(CATALOGUE["cancellation_hearts"].rules(), trick) == set(cards("QS QS'"))
    assert reckoning.cancelled(Rules(packs=2), trick) == frozenset()


def test_taking_tricks_costs_and_stands_with_a_minus_where_high_scores_win() -> None:
    position = seen("king", tricks=3)
    points = [reckoning.points_so_far(position, seat) for seat in range(4)]
    assert sum(points) == -2 * len(position.tricks)
    assert [faces.seat_face(position, seat, "Marfa", thinking=False).note for seat in range(4)] == [
        f"tricks: {sum(t.winner == seat for t in position.tricks)}" for seat in range(4)
    ]


def plates(position: View) -> list[str]:
    return [faces.seat_face(position, s, "Marfa", thinking=False).total for s in range(position.rules.seats)]


def test_the_plates_of_partners_show_the_score_that_they_have_together() -> None:
    position = seen("partner_combined", Phase.SCORED, deals=2)
    mine, left, partner, right = position.totals
    assert plates(position) == [str(mine + partner), str(left + right)] * 2
    apart = seen("partner_individual", Phase.SCORED, deals=1)
    assert plates(apart) == [str(total) for total in apart.totals]


def test_the_highest_bid_lies_in_the_pool_as_soon_as_the_auction_is_over() -> None:
    bidding, naming = seen("auction_hearts", Phase.BIDDING), seen("auction_hearts", Phase.NAMING)
    for position in (naming, seen("auction_hearts", tricks=3)):
        assert position.bidder is not None
        bid = dict(position.bids)[position.bidder]
        assert bid
        corner = faces.corner_texts(position, tuple(Sitter)[: position.rules.seats], None)
        assert corner.pool_chips == bid + position.pool
        assert corner.pool is not None
        assert str(corner.pool_chips) in corner.pool[1]
        assert plates(position)[position.bidder] == str(position.totals[position.bidder] - bid)
    assert reckoning.stake(bidding) == 0
    assert plates(bidding) == [str(total) for total in bidding.totals]


def test_what_has_to_be_paid_in_chips_stands_with_a_minus() -> None:
    position = seen("hearts_1887", tricks=10)
    for seat in range(4):
        hearts = sum(c.suit is Suit.HEARTS for c in position.taken(seat))
        assert reckoning.points_so_far(position, seat) == -hearts
    assert any(position.taken(seat) for seat in range(4))
    assert reckoning.trick_worth(position.rules, 3, 1) == -3


@pytest.mark.parametrize(
    ("variant", "words"),
    [("windows_hearts", "Low score wins"), ("hearts_1887", "Most chips wins"), ("king", "High score wins")],
)
def test_the_meaning_of_the_score_always_stands_in_the_corner(variant: str, words: str) -> None:
    for phase in (Phase.PLAYING, Phase.SCORED):
        position = seen(variant, phase)
        corner = faces.corner_texts(position, tuple(Sitter)[: position.rules.seats], None)
        assert words in " ".join(corner.lines)


def test_the_contract_of_the_deal_stands_in_the_corner() -> None:
    names = [game_words.contract_name(replace(seen("king"), number=number)) for number in range(1, 13)]
    assert len(set(names)) == 12
    assert all(names)


def test_bids_stand_on_the_plates() -> None:
    def two_spoke(match: Match) -> bool:
        return match.phase is Phase.BIDDING and match.deal is not None and len(match.deal.bids) == 2

    position = view(match_at(two_spoke, CATALOGUE["auction_hearts"].rules()), PERSON)
    for seat, chips in position.bids:
        note = faces.seat_face(position, seat, "Marfa", thinking=False).note
        assert note == ("pass" if chips is None else f"bid {chips}")


def test_a_deal_of_unknown_length_has_no_last_trick() -> None:
    position = seen("domino_foster", tricks=2)
    corner = faces.corner_texts(position, tuple(Sitter)[: position.rules.seats], None)
    assert corner.lines[0] == "Trick 3"


def test_the_partner_has_a_tag() -> None:
    tags = [faces.seat_face(seen("partner_combined"), seat, "Zlata", thinking=False).tags for seat in range(4)]
    assert [("partner" in some) for some in tags] == [False, False, True, False]


def test_who_has_no_card_left_has_a_tag_whatever_was_taken() -> None:
    def out_with_hearts(match: Match) -> bool:
        deal = match.deal
        if match.phase is not Phase.PLAYING or deal is None or deal.trick is None:
            return False
        return any(not deal.hands[s] and s not in deal.trick.seats and deal.taken(s) for s in range(4))

    position = view(match_at(out_with_hearts, CATALOGUE["domino_foster"].rules(4)), PERSON)
    assert position.trick is not None
    for seat in range(4):
        out = not position.hand_sizes[seat] and seat not in position.trick.seats
        assert ("out" in faces.seat_face(position, seat, "Zlata", thinking=False).tags) == out


def around(table: Table, spot: CardSpot) -> Rect:
    width = spot.scale * table.cw
    return Rect(spot.x - width / 2, spot.y - width * CARD_RATIO / 2, width, width * CARD_RATIO)


@pytest.mark.parametrize("size", [(800, 538), (1280, 730), (1920, 970)])
@pytest.mark.parametrize("seats", range(2, 12))
def test_piles_lie_beside_trick_plates_and_hand(seats: int, size: tuple[int, int]) -> None:
    table = lay_table(*size, seats, 104 // seats if seats > 4 else 17)
    for pile in (table.pile, table.waiting):
        rect = around(table, pile)
        others = [around(table, table.trick_spot(seat)) for seat in range(seats)]
        others += list(table.plates)
        others += [around(table, spot) for spot in table.hand(table.hand_size)]
        assert not any(rect.overlaps(other) for other in others)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("size", [(800, 538), (1280, 730), (1920, 970)])
@pytest.mark.parametrize("seats", range(2, 12))
def test_no_card_of_the_trick_lies_on_the_text_below_a_pile(seats: int, size: tuple[int, int]) -> None:
    table = lay_table(*size, seats, 104 // seats if seats > 4 else 17)
    for pile, text in ((table.pile, "Прикуп: 12"), (table.waiting, "Ждут 22 карты")):
        box = corners.pile_text_rect(pile, text, table)
        rect = Rect(box.x(), box.y(), box.width(), box.height())
        assert not any(rect.overlaps(around(table, table.trick_spot(seat))) for seat in range(seats))


@pytest.mark.parametrize("size", [(800, 538), (1280, 730)])
@pytest.mark.parametrize("seats", range(2, 12))
def test_a_question_stands_between_the_plates(seats: int, size: tuple[int, int]) -> None:
    table = lay_table(*size, seats)
    middle = paper_places.middle(table)
    assert middle.width > 330
    assert middle.height > 200
    assert not any(middle.overlaps(plate) for plate in table.plates[1:] if plate.centre[1] > middle.y)


def test_a_hand_that_grows_by_drawing_stays_clear_of_the_own_plate() -> None:
    table = lay_table(800, 538, 2, 6)
    hand = table.hand(30)
    assert around(table, hand[0]).x > table.plates[0].right
    assert around(table, hand[-1]).right < table.width
