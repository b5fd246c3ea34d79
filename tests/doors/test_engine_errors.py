"""What cannot be gets its reason, and changes nothing."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.doors.engine_driver import ask, refused, say, session

HAND = "2C 9C JC 4D 7D QD 3S 8S QS 5H 9H JH KH"
OTHER_HAND = "9C JC KC 4D 7D QD 3S 8S QS 5H 9H JH KH"
"""The same without the lowest club."""

FRESH: tuple[str, ...] = ()
DEALT = (f"deal 0 L {HAND}",)
PASSED = (*DEALT, "passed QS KH JH")
HELD = (f"deal 0 H {HAND}",)
LED = (*HELD, "play 0 2C")
SECOND = (f"deal 0 H {OTHER_HAND}",)


@pytest.mark.parametrize(
    ("before", "line", "words"),
    [
        # Nothing to speak of yet, and lines that say nothing.
        (FRESH, "hand?", "no cards have been dealt"),
        (FRESH, "legal?", "no cards have been dealt"),
        (FRESH, "move?", "no cards have been dealt"),
        (FRESH, "pass?", "no cards have been dealt"),
        (FRESH, "score?", "no cards have been dealt"),
        (FRESH, "play 0 2C", "no cards have been dealt"),
        (FRESH, "passed 2C 3C 4C", "no cards have been dealt"),
        (FRESH, "received 2C 3C 4C", "no cards have been dealt"),
        (FRESH, "", "the line is empty"),
        (FRESH, "Hello", "not a command"),
        (FRESH, "hello you", "stands alone"),
        (FRESH, "quit now", "the form is: quit"),
        # The match.
        (FRESH, "set", "the form is: set KEY=VALUE"),
        (FRESH, "set limit", "not KEY=VALUE"),
        (FRESH, "set limit=much", "no value of limit"),
        (FRESH, "set limit=50 limit=60", "set twice"),
        (FRESH, "set limits=50", "not a switch"),
        (FRESH, "set hand=60", "cannot be played: pack"),
        (FRESH, "set players=5", "not played by 5"),
        (FRESH, "set players=many", "not a whole number"),
        (FRESH, "set variant=whist", "not a variant"),
        (FRESH, "set level=genius", "not a level, only random"),
        (FRESH, "set worlds=0", "the number of worlds is 1 to"),
        (FRESH, "set worlds=many", "not a number"),
        (FRESH, "set dealer=4", "a seat is 0 to 3"),
        (FRESH, "set deal=0", "the number of a deal is 1 to"),
        (FRESH, "set level=random limits=50", "not a switch"),
        (DEALT, "set limit=50", "until the deal is over"),
        (FRESH, "scores 1 2 3", "the form is: scores"),
        (FRESH, "scores 1 2 3 four", "not a number"),
        (FRESH, "scores 1 2 3 4 pool=5", "no pool in this game"),
        # Dealing.
        (FRESH, "deal", "the form is: deal SEAT DIRECTION"),
        (FRESH, f"deal 4 L {HAND}", "a seat is 0 to 3"),
        (FRESH, f"deal -1 L {HAND}", "a seat is 0 to 3"),
        (FRESH, f"deal 0 N {HAND}", "only L, R, A, S, H"),
        (FRESH, f"deal 0 L {HAND[3:]}", "a hand is 13 cards, not 12"),
        (FRESH, f"deal 0 L {HAND} AH", "a hand is 13 cards, not 14"),
        (FRESH, f"deal 0 L 9C{HAND[2:]}", "9C is named twice"),
        (FRESH, f"deal 0 L 1C{HAND[2:]}", "'1C' is not a card"),
        (FRESH, f"deal 0 L 9C'{HAND[2:]}", "9C' is not in this pack"),
        # Passing.
        (DEALT, "play 0 2C", "the pass comes first"),
        (DEALT, "move?", "the pass comes first"),
        (DEALT, "legal?", "the pass comes first"),
        (DEALT, "passed QS KH", "exactly 3 cards are passed"),
        (DEALT, "passed QS KH KH", "KH is named twice"),
        (DEALT, "passed QS KH AH", "AH is not in the hand"),
        (DEALT, "passed QS KH QX", "not a card"),
        (DEALT, "received AC AD AS", "say first what was passed"),
        (PASSED, "passed QS KH JH", "turn"),
        (PASSED, "pass?", "not asked for anything now"),
        (PASSED, "received AC AD", "3 cards are received, not 2"),
        (PASSED, "received AC AD AD", "AD is named twice"),
        (PASSED, "received AC AD 2C", "2C is in the hand of seat 0"),
        (PASSED, "received AC AD QS", "QS is in the hand of seat 0"),
        (HELD, "pass?", "the cards are being played"),
        (HELD, "passed QS KH JH", "the cards are being played"),
        (HELD, "received AC AD AS", "the cards are being played"),
        # Whose turn it is.
        (HELD, "play 1 3C", "seat 0 leads"),
        (LED, "play 2 3C", "seat 1 is to play"),
        (LED, "play 0 9C", "turn of seat 1"),
        (LED, "move?", "not asked for anything now"),
        (LED, "legal?", "not asked for anything now"),
        (SECOND, "move?", "not asked for anything now"),
        (SECOND, "play 0 9C", "turn of seat"),
        # Cards that cannot come.
        (LED, "play 1", "the form is: play SEAT CARD"),
        (LED, "play 1 3C 4C", "the form is: play SEAT CARD"),
        (LED, "play 4 3C", "a seat is 0 to 3"),
        (LED, "play 1 11", "not a card"),
        (LED, "play 1 9C", "9C is in the hand of seat 0"),
        (LED, "play 1 2C", "2C has gone"),
        (LED, "play 1 3C'", "3C' is not in this pack"),
        ((*PASSED, "received 3C AD AS", "play 0 2C"), "play 1 3C", "3C is in the hand of seat 0"),
        # The own card, against the rules.
        (HELD, "play 0 9C", "2C opens the deal"),
        (HELD, "play 0 AC", "AC is not in the hand"),
        ((*SECOND, "play 3 2C"), "play 0 4D", "the suit led, C, has to be followed"),
        ((*LED, "play 1 3C", "play 2 4C", "play 3 5C", "play 3 5D"), "play 0 3S", "the suit led, D"),
        # Another's card, against the rules as far as they can be known.
        (SECOND, "play 1 3C", "2C opens the deal"),
        (LED, "play 1 AH", "no penalty card on the first trick"),
        ((*LED, "play 1 3D", "play 2 4C", "play 3 5C", "play 3 6C"), "play 0 7D", "C, has to be followed"),
        ((*LED, "play 1 3D", "play 2 4C", "play 3 5C", "play 3 6C", "play 0 9C"), "play 1 7C", "cannot hold 7C"),
        ((*LED, "play 1 3C", "play 2 4C", "play 3 5C"), "play 3 AH", "hearts are not broken"),
        # Three seats without a club cannot be: somebody holds ten of them.
        ((*LED, "play 1 3D", "play 2 2D"), "play 3 5D", "the suit led, C, has to be followed"),
        # A card that was passed on lies where it went.
        ((*PASSED, "received AC AD AS", "play 0 2C", "play 1 3C"), "play 2 KH", "seat 2 cannot hold KH"),
    ],
)  # fmt: skip
def test_what_cannot_be_in_the_classic_game(before: tuple[str, ...], line: str, words: str) -> None:
    assert words in refused(say(session(), *before), line)


DOMINO = ("deal 0 H 5C 5D 5S 5H 6C 6D", "play 2 2H")
VOID = ("deal 0 H 5C 5D 5S 6S 6C 6D", "play 2 2H")
TWO = (f"deal 0 H {HAND}", "play 0 2C", "play 1 3C")
AUCTION = (f"deal 0 H {HAND}", "bid 0 3")
BIDDEN = (*AUCTION, "bid 1 pass", "bid 2 pass", "bid 3 pass")
WIDOW = ("deal 0 H AS KS 9C 8C 5H 6H 7H 8H", "play 0 AS", *(f"play {s} {s + 1}S" for s in range(1, 6)))


@pytest.mark.parametrize(
    ("variant", "players", "before", "line", "words"),
    [
        ("windows_hearts", 4, (), f"deal 0 A {HAND[:-3]}", "a hand is 13"),
        ("black_maria", 3, (), f"deal 0 A {HAND} AC AD AS AH", "3 players do not pass across"),
        ("black_maria", 3, (), f"deal 0 R {OTHER_HAND} AC AD AS", "a hand is 17 cards, not 16"),
        ("dynamo", 3, (), f"deal 0 S {OTHER_HAND} AC AD AS AH", "3 cards cannot be passed to 2 players alike"),
        ("spot_points", 4, (), f"deal 0 L {HAND}", "no cards are passed in this game"),
        ("gruznov_hearts", 3, (), f"deal 0 H {HAND} AC AD AS AH", "2C is not in this pack"),
        ("windows_hearts", 4, HELD, "widow AC", "no widow"),
        ("windows_hearts", 4, LED, "drawn 1 1", "nothing is drawn now"),
        ("windows_hearts", 4, LED, "bid 1 3", "the cards are being played"),
        ("windows_hearts", 4, LED, "moon 1 add", "the cards are being played"),
        ("windows_hearts", 4, LED, "exchange AC", "the cards are being played"),
        # An auction.
        ("auction_hearts", 4, ("set dealer=3", f"deal 0 H {HAND}"), "bid 1 3", "turn of seat 0"),
        ("auction_hearts", 4, (f"deal 0 H {HAND}",), "bid 0 0", "a bid is at least 1"),
        ("auction_hearts", 4, (f"deal 0 H {HAND}",), "bid 0 51", "a bid is at most 50"),
        ("auction_hearts", 4, (f"deal 0 H {HAND}",), "bid 0 much", "not a number"),
        ("auction_hearts", 4, AUCTION, "bid 1 3", "a bid is at least 4"),
        ("auction_hearts", 4, AUCTION, "name 0 H", "the bids come first"),
        ("auction_hearts", 4, AUCTION, "bid?", "not asked"),
        ("auction_hearts", 4, BIDDEN, "name 0 X", "only C, D, S and H"),
        ("auction_hearts", 4, BIDDEN, "name 1 H", "turn of seat 0"),
        ("auction_hearts", 4, (), "scores 50 50 50 -1", "less than no chips"),
        ("auction_hearts", 4, (), "scores 50 50 50 50 jackpot=perhaps", "the form is: scores"),
        # Declaring.
        ("chasse_coeur", 4, (f"deal 0 H {HAND}",), "declare 0 perhaps", "neither yes nor no"),
        ("chasse_coeur", 4, (f"deal 0 H {HAND}", "declare 0 no"), "declare 0 no", "turn of seat 1"),
        ("chasse_coeur", 4, (f"deal 0 H {HAND}", "declare 0 no"), "play 1 3C", "the declarations come first"),
        # A stock.
        ("domino_foster", 3, (*DOMINO, "play 0 5H"), "play 1 7C", "must draw"),
        ("domino_foster", 3, (*DOMINO, "play 0 5H"), "drawn 1 0", "cannot be drawn"),
        ("domino_foster", 3, (*DOMINO, "play 0 5H"), "drawn 1 35", "cannot be drawn"),
        ("domino_foster", 3, (*DOMINO, "play 0 5H"), "drawn 2 1", "seat 1 is to play"),
        ("domino_foster", 3, (*DOMINO, "play 0 5H"), "drawn 1 7H", "not a number"),
        ("domino_foster", 3, (*DOMINO, "play 0 5H", "drawn 1 2"), "drawn 1 1", "nothing is drawn now"),
        ("domino_foster", 3, DOMINO, "drawn 0 7H", "who can follow does not draw"),
        ("domino_foster", 3, VOID, "move?", "drew have to be told"),
        ("domino_foster", 3, VOID, "play 0 5C", "drew have to be told"),
        ("domino_foster", 3, VOID, "drawn 0 7C", "goes on until"),
        ("domino_foster", 3, VOID, "drawn 0 7H 8H", "ends with the first"),
        ("domino_foster", 3, VOID, "drawn 0 2H", "2H has gone"),
        ("hearts_two", 2, TWO, "play 1 3D", "drew have to be told"),
        ("hearts_two", 2, TWO, "drawn 0 AC KC", "one card is drawn"),
        ("hearts_two", 2, TWO, "drawn 0 3C", "3C has gone"),
        # A widow.
        ("heartsette_gruznov", 6, WIDOW, "play 0 9C", "widow that this seat took"),
        ("heartsette_gruznov", 6, WIDOW, "widow AC KC", "there are 4 cards in the widow"),
        ("heartsette_gruznov", 6, WIDOW, "widow 2H 3H 4H 9C", "9C is in the hand"),
        ("heartsette_gruznov", 6, (*WIDOW, "widow 2H 3H 4H QC"), "exchange 2H 3H 4H QC",
         "penalty cards are laid away only for want of others"),
        ("heartsette_gruznov", 6, (*WIDOW, "widow 2H 3H 4H QC"), "move?", "the exchange of the widow comes first"),
    ],
)  # fmt: skip
def test_what_cannot_be_in_other_games(
    variant: str, players: int, before: tuple[str, ...], line: str, words: str
) -> None:
    assert words in refused(say(session(variant, players), *before), line)


def test_a_card_may_come_from_any_seat_that_may_hold_it() -> None:
    """Who leads is not known beforehand: whoever plays the lowest club did."""
    for leader in (1, 2, 3):
        some = say(session(), *SECOND, f"play {leader} 2C")
        refused(some, f"play {leader} 3C")


def test_a_deal_may_be_dealt_again_before_it_is_over() -> None:
    some = say(session(), *LED, f"deal 3 R {OTHER_HAND}")
    assert ask(some, "hand?") == OTHER_HAND.split()
    assert (some.number, some.deal.seat) == (1, 3)
    assert say(some, "scores 5 6 7 8", f"deal 3 R {HAND}").number == 2
    assert say(some, "set deal=9", f"deal 3 R {HAND}").deal.deal.number == 9


def test_the_dealer_goes_round() -> None:
    some = say(session("spot_points"), "set dealer=1", f"deal 0 H {HAND}")
    assert "seat 2 is to play" in refused(some, "play 3 3C")
    some = say(some, "scores 0 0 0 0", f"deal 0 H {HAND}")
    assert "seat 3 is to play" in refused(some, "play 2 3C")


def test_the_score_is_what_has_been_taken_so_far() -> None:
    some = say(session("spot_points"), "set dealer=3", f"deal 0 H {HAND}", "play 0 3S", "play 1 AH", "play 2 4S")
    assert ask(some, "score?") == ["0", "0", "0", "0"]
    assert ask(say(some, "play 3 5S"), "score?") == ["0", "0", "0", "14"]


def test_a_game_in_which_the_most_wins_scores_below_nothing() -> None:
    some = say(session("king"), "set deal=2 dealer=3", "deal 0 H 7C 9C JC 7D QD 8S 9H KS")
    some = say(some, "play 0 8S", "play 1 TH", "play 2 9S", "play 3 TS")
    assert ask(some, "score?") == ["0", "0", "0", "-2"]


def test_switches_stay_when_the_table_changes_and_go_with_the_variant() -> None:
    some = say(session("black_maria"), "set limit=60 moon=add", "scores 1 2 3", "set players=5")
    assert (some.rules.seats, some.rules.limit, some.totals) == (5, 60, None)
    some = say(some, "set variant=omnibus_jd")
    assert (some.rules.seats, some.rules.limit, some.switches) == (4, 100, ())


def test_the_totals_are_what_was_said_last() -> None:
    some = say(session(), "scores 1 2 3 4", *LED)
    assert some.deal.match.totals == (1, 2, 3, 4)
    assert say(some, "scores 9 9 9 9").deal.match.totals == (9, 9, 9, 9)


def test_what_a_pass_leaves_is_the_hand_until_the_cards_come() -> None:
    some = say(session(), *PASSED)
    assert ask(some, "hand?") == [c for c in HAND.split() if c not in ("QS", "KH", "JH")]
    assert len(ask(say(some, "received AC AD AS"), "hand?")) == 13


def test_more_worlds_are_for_whoever_searches() -> None:
    """A player that thinks in one world answers otherwise, now and then, than one that thinks in a hundred."""
    lines = [f"deal 0 H {HAND}", "play 0 2C", "play 1 3C", "play 2 4C", "play 3 KC", "play 3 5D"]
    one = say(session(level="expert"), "set worlds=1", *lines)
    many = say(one, "set worlds=100")
    assert [s.worlds for s in (one, many)] == [1, 100]
    answers = {tuple(tuple(ask(replace(s, seed=n), "move?")) for n in range(12)) for s in (one, many)}
    assert len(answers) == 2
