"""Small positions with their legal cards; the numbers are those of the collection of worked examples."""

from __future__ import annotations

from hearts_qt.rules.cards import Suit, card
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.legality import Turn, legal_cards, refusals
from hearts_qt.rules.moves import PlayCard
from hearts_qt.rules.refusals import Reason, Refusal
from hearts_qt.rules.ruleset import Rules
from hearts_qt.rules.switches import Opening
from hearts_qt.rules.transition import refuse
from tests.rules.positions import cards, legal, play, position

WINDOWS = CATALOGUE["windows_hearts"].rules()
TAVERN = CATALOGUE["tavern_jack"].rules()
BLACK_LADY_1909 = CATALOGUE["black_lady_1909"].rules()


def may_play(
    hand: str, *, rules: Rules = WINDOWS, led: str = "", first: bool = False, broken: bool = False
) -> set[str]:
    suit = next((s for s in Suit if s.letter == led), None)
    turn = Turn(rules, cards(hand), suit, first_trick=first, hearts_broken=broken)
    return {str(c) for c in legal_cards(turn)}


def test_example_1_suit_must_be_followed() -> None:
    assert may_play("5C KD 9H", led="C") == {"5C"}


def test_example_3_no_points_on_the_first_trick() -> None:
    assert may_play("QS 3H 9D", rules=TAVERN, led="C", first=True) == {"9D"}


def test_example_4_a_hand_of_penalty_cards_may_play_any_on_the_first_trick() -> None:
    assert may_play("QS 3H 4H", rules=TAVERN, led="C", first=True) == {"QS", "3H", "4H"}


def test_example_5_queen_of_spades_may_be_led_while_hearts_are_closed() -> None:
    assert may_play("4H 9H QS") == {"QS"}


def test_example_6_a_hand_of_hearts_may_lead_one_and_opens_them() -> None:
    assert may_play("4H 9H") == {"4H", "9H"}
    match = position("2C 4H", "3C 5D", "4C 6D", "5C 7D")
    match = play(match, "2C 3C 4C 5C 7D 4H")
    assert match.deal is not None
    assert match.deal.hearts_broken


def test_example_10_only_the_two_of_clubs_opens() -> None:
    match = position("2C 5C", "3C 5D", "4C 6D", "6C 7D")
    refusal = refuse(match, PlayCard(0, card("5C")))
    assert refusal == Refusal(Reason.MUST_OPEN_WITH, card=card("2C"))


def test_example_11_eldest_may_open_with_the_queen_where_nothing_forbids_it() -> None:
    assert "QS" in may_play("QS 3H 9D", rules=BLACK_LADY_1909, first=True)


def test_void_seats_may_throw_anything_after_the_first_trick() -> None:
    assert may_play("QS 3H 9D", led="C") == {"QS", "3H", "9D"}


def test_hearts_may_be_led_once_broken() -> None:
    assert may_play("4H 9D", broken=True) == {"4H", "9D"}
    assert may_play("4H 9D") == {"9D"}


def test_hearts_are_free_where_they_need_not_be_broken() -> None:
    assert may_play("4H 9D", rules=Rules(hearts_must_be_broken=False)) == {"4H", "9D"}


def test_the_queen_breaks_hearts_only_where_the_switch_says_so() -> None:
    for switch in (False, True):
        match = position("2C 3D", "3C QS", "4C 6D", "5C 4D", rules=Rules(queen_breaks_hearts=switch))
        match = play(match, "2C 3C 4C 5C 4D 3D QS")
        assert match.deal is not None
        assert match.deal.hearts_broken is switch


def test_a_heart_may_replace_the_queen_as_lead_only_by_the_switch() -> None:
    assert may_play("4H QS", rules=Rules(hearts_instead_of_queen=True)) == {"4H", "QS"}
    assert may_play("4H QS 2D", rules=Rules(hearts_instead_of_queen=True)) == {"QS", "2D"}


def test_any_club_may_open_by_the_switch() -> None:
    assert may_play("2C 9C AD", rules=Rules(opening=Opening.ANY_CLUB), first=True) == {"2C", "9C"}


def test_points_may_fall_on_the_first_trick_by_the_switch() -> None:
    free = Rules(no_points_on_first_trick=False)
    assert may_play("QS 3H 9D", rules=free, led="C", first=True) == {"QS", "3H", "9D"}


def test_the_first_trick_rule_does_not_bind_following_suit() -> None:
    eldest = Rules(opening=Opening.ELDEST)
    assert may_play("QS 2S 3H", rules=eldest, led="S", first=True) == {"QS", "2S"}


def test_the_leader_of_the_first_trick_keeps_points_back_too() -> None:
    eldest = Rules(opening=Opening.ELDEST, hearts_must_be_broken=False)
    assert may_play("QS 2S 3H", rules=eldest, first=True) == {"2S"}
    assert may_play("QS 3H", rules=eldest, first=True) == {"QS", "3H"}


def test_each_refused_card_names_its_rule() -> None:
    turn = Turn(WINDOWS, cards("5C KD 9H"), Suit.CLUBS, first_trick=False, hearts_broken=False)
    reasons = {str(c): r for c, r in refusals(turn).items()}
    assert reasons == {
        "KD": Refusal(Reason.MUST_FOLLOW, suit=Suit.CLUBS),
        "9H": Refusal(Reason.MUST_FOLLOW, suit=Suit.CLUBS),
    }


def test_legal_cards_come_from_a_position_too() -> None:
    match = position("2C 3D", "3C QS", "4C 6D", "5C 4D")
    assert legal(match) == {"2C"}
    assert legal(play(match, "2C 3C 4C 5C")) == {"4D"}
