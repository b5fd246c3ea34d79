"""Every value of the rules has its sentence, and sentences name the facts."""

from __future__ import annotations

import string
from pathlib import Path

import pytest
from msgspec.structs import replace

from hearts_qt.ai.strategy import Advice, Motive
from hearts_qt.game.frames import PERSON, Ask, Offer, Sitter
from hearts_qt.rules.cards import Suit, card, cards
from hearts_qt.rules.catalogue import CATALOGUE, Variant
from hearts_qt.rules.moves import ChooseMoon, Claim, Move, PassCards, PlayCard
from hearts_qt.rules.refusals import Reason, Refusal
from hearts_qt.rules.ruleset import Rules
from hearts_qt.rules.scoring import place
from hearts_qt.rules.state import Match, Phase, Trick
from hearts_qt.rules.switches import Direction, Moon
from hearts_qt.rules.validate import Fault
from hearts_qt.rules.view import View, view
from hearts_qt.store.errors import Fault as FileFault
from hearts_qt.store.errors import Notice, StoreError
from hearts_qt.support.errors import KnownError, Trouble
from hearts_qt.ui import asking, notices, reasons, results, texts

pytestmark = pytest.mark.usefixtures("qapp")

SITTERS = (Sitter.PERSON, Sitter.MARFA, Sitter.TIKHON, Sitter.ZLATA)


def is_sentence(text: str) -> bool:
    """Starts with a capital or a digit, ends as a sentence does, and no placeholder is left in it."""
    filled = not any(field for _, field, _, _ in string.Formatter().parse(text) if field)
    return bool(text) and (text[0].isupper() or text[0].isdigit()) and text[-1] in ".!?" and filled


def seen(hand: str = "", legal: str = "", trick: str = "", **changes: object) -> View:
    """A view of the play with this hand; ``trick`` was led by Martha."""
    base = view(Match(Rules(), 1), PERSON)
    return replace(
        base,
        phase=Phase.PLAYING,
        number=1,
        direction=Direction.LEFT,
        hand=cards(hand),
        legal=cards(legal or hand),
        trick=Trick(1, cards(trick)),
        **changes,
    )


@pytest.mark.parametrize("reason", Reason)
def test_every_refusal_is_a_sentence(reason: Reason) -> None:
    bare = texts.refusal_sentence(Refusal(reason))
    full = texts.refusal_sentence(Refusal(reason, suit=Suit.SPADES, card=card("QS"), count=4))
    assert is_sentence(bare)
    assert is_sentence(full)


@pytest.mark.parametrize(
    ("suit", "word"),
    [(Suit.CLUBS, "club"), (Suit.DIAMONDS, "diamond"), (Suit.SPADES, "spade"), (Suit.HEARTS, "heart")],
)
def test_the_refusal_to_follow_names_the_suit(suit: Suit, word: str) -> None:
    assert f"play a {word}." in texts.refusal_sentence(Refusal(Reason.MUST_FOLLOW, suit=suit))


def test_the_opening_card_is_named() -> None:
    assert "two of clubs" in texts.refusal_sentence(Refusal(Reason.MUST_OPEN_WITH, card=card("2C")))


@pytest.mark.parametrize("ask", Ask)
def test_every_offer_is_a_sentence(ask: Ask) -> None:
    offer = Offer(ask, seen("2C 5D", trick="4D", legal="5D"), cards("5D"), 3)
    assert is_sentence(asking.offer_sentence(offer, SITTERS))


@pytest.mark.parametrize(
    ("direction", "name"), [(Direction.LEFT, "Martha"), (Direction.ACROSS, "Oliver"), (Direction.RIGHT, "Zoe")]
)
def test_the_pass_names_where_and_to_whom(direction: Direction, name: str) -> None:
    offer = Offer(Ask.PASS, replace(seen("2C"), direction=direction), (), 3)
    sentence = asking.offer_sentence(offer, SITTERS)
    assert direction.value in sentence
    assert name in sentence
    assert asking.offer_sentence(offer, SITTERS, chosen=3) != sentence


def test_a_pass_to_everybody_names_who_gets_the_next_card() -> None:
    offer = Offer(Ask.PASS, replace(seen("2C"), direction=Direction.SCATTER), (), 3)
    sentences = [asking.offer_sentence(offer, SITTERS, chosen=count) for count in range(4)]
    assert all(name in text for name, text in zip(("Martha", "Oliver", "Zoe"), sentences, strict=False))
    assert all(map(is_sentence, sentences))
    received = Offer(Ask.ACCEPT, replace(seen("2C"), direction=Direction.SCATTER))
    assert "others" in asking.offer_sentence(received, SITTERS)


@pytest.mark.parametrize("direction", [Direction.LEFT, Direction.RIGHT, Direction.ACROSS])
def test_another_number_of_cards_to_pass_is_told(direction: Direction) -> None:
    offer = Offer(Ask.PASS, replace(seen("2C"), direction=direction), (), 5)
    assert "5 card" in asking.offer_sentence(offer, SITTERS)


@pytest.mark.parametrize(
    ("position", "words"),
    [
        (seen("2C 5D", legal="2C"), "two of clubs"),
        (seen("5D 6D 9H", legal="5D 6D"), "not broken"),
        (seen("5D 9H"), "any card"),
        (seen("5D 9H", legal="5D", trick="4D"), "play a diamond"),
        (seen("5D 9H JK", legal="5D JK", trick="4D"), "or play a joker"),
        (seen("9H", trick="4D"), "no diamonds"),
        (seen("9C 9H", legal="9C", trick="4D"), "not every card"),
        (seen("5D", may_claim=True), "finish it with C"),
    ],
)
def test_the_turn_tells_what_may_be_played(position: View, words: str) -> None:
    assert words in asking.offer_sentence(Offer(Ask.PLAY, position), SITTERS)


def test_received_cards_name_the_giver() -> None:
    assert "Zoe" in asking.offer_sentence(Offer(Ask.ACCEPT, seen("2C")), SITTERS)


@pytest.mark.parametrize(
    ("phase", "words"), [(Phase.PASSING, "choosing"), (Phase.PLAYING, "Oliver"), (Phase.CHOOSING_MOON, "Oliver")]
)
def test_waiting_says_for_whom(phase: Phase, words: str) -> None:
    sentence = asking.waiting_sentence(replace(seen("2C"), phase=phase), SITTERS, 2)
    assert words in sentence
    assert is_sentence(sentence)


@pytest.mark.parametrize("motive", Motive)
@pytest.mark.parametrize(
    "facts",
    [
        {},
        {"suit": Suit.CLUBS},
        {"card": card("QS")},
        {"seat": 2},
        {"card": card("QS"), "seat": 2},
        {"seat": PERSON},
    ],
)
def test_every_motive_is_a_sentence_with_and_without_its_facts(motive: Motive, facts: dict[str, object]) -> None:
    advice = Advice(PlayCard(PERSON, card("5C")), motive, **facts)  # type: ignore[arg-type]
    assert is_sentence(reasons.reason_sentence(advice, SITTERS))


@pytest.mark.parametrize(
    ("move", "words"),
    [
        (PlayCard(PERSON, card("5C")), "five of clubs"),
        (PassCards(PERSON, cards("AC QS")), "ace of clubs, queen of spades"),
        (ChooseMoon(PERSON, Moon.ADD), "everybody else"),
        (ChooseMoon(PERSON, Moon.SUBTRACT), "your own score"),
        (Claim(PERSON), "finish the deal"),
    ],
)
def test_a_hint_names_its_move(move: Move, words: str) -> None:
    assert words in reasons.hint_sentence(Advice(move, Motive.CHANCE), SITTERS)


def test_a_reason_names_who_is_taking_the_trick() -> None:
    advice = Advice(PlayCard(PERSON, card("QS")), Motive.DUMP_QUEEN, card=card("QS"), seat=3)
    assert "Zoe" in reasons.reason_sentence(advice, SITTERS)


def test_a_reason_for_a_pass_names_the_cards_of_which_it_is_true() -> None:
    move = PassCards(PERSON, cards("9D KD KS"))
    advice = Advice(move, Motive.PASS_HIGH_SPADES, suit=Suit.SPADES, card=card("QS"), cards=cards("KS"))
    assert reasons.reason_sentence(advice, SITTERS) == "The king of spades could catch the queen of spades."
    both = replace(advice, cards=cards("KS AS"))
    words = "These could catch the queen of spades: king of spades, ace of spades."
    assert reasons.reason_sentence(both, SITTERS) == words


@pytest.mark.parametrize("fault", Fault)
def test_every_fault_of_house_rules_is_a_sentence(fault: Fault) -> None:
    assert is_sentence(notices.fault_sentence(fault, Rules()))


@pytest.mark.parametrize("trouble", Trouble)
def test_every_trouble_is_a_sentence_with_its_facts_and_without(trouble: Trouble) -> None:
    facts = {"folder": "/full", "file": "/full", "reason": "no room"}
    assert "/full" in notices.trouble_sentence(KnownError(trouble, **facts))
    assert is_sentence(notices.trouble_sentence(KnownError(trouble)))


@pytest.mark.parametrize("fault", FileFault)
def test_every_trouble_with_a_file_names_the_file_or_the_setting(fault: FileFault) -> None:
    path = Path("/data/match.json")
    assert "match.json" in notices.store_sentence(StoreError(fault, path))
    sentence = notices.notice_sentence(Notice(fault, path, key="speed"))
    assert "match.json" in sentence or "speed" in sentence


@pytest.mark.parametrize("fault", [FileFault.DAMAGED, FileFault.NEWER, FileFault.UNREADABLE])
@pytest.mark.parametrize("restored", [True, False])
def test_a_file_that_was_set_aside_is_said_to_be_kept(fault: FileFault, *, restored: bool) -> None:
    notice = Notice(fault, Path("/data/match.json"), kept=Path("/data/match.aside"), restored=restored)
    assert str(notice.kept) in notices.notice_sentence(notice)


@pytest.mark.parametrize(
    ("totals", "headline", "line"),
    [
        ((40, 102, 60, 50), "You have won the match", "40 point(s) after 7 deal(s)"),
        ((40, 102, 40, 50), "A shared win", "40 point(s)"),
        ((102, 40, 60, 50), "Fourth place", "Martha won with 40 point(s)"),
        ((60, 50, 102, 50), "Third place", "The winners share 50 point(s)"),
        ((50, 102, 40, 60), "Second place", "Oliver won"),
    ],
)
def test_the_result_tells_the_place_and_the_points(totals: tuple[int, ...], headline: str, line: str) -> None:
    assert results.result_headline(Rules(), totals) == headline
    assert line in results.result_line(Rules(), totals, SITTERS, 7)


def test_equal_totals_share_a_place() -> None:
    assert [place(Rules(), (40, 50, 40, 60), seat) for seat in range(4)] == [1, 3, 1, 4]


def test_leaders_are_named_together() -> None:
    assert "Martha, Zoe" in results.leader_lines(Rules(), (40, 30, 40, 30), SITTERS)[0]
    assert results.leader_lines(Rules(), (40, 30, 41, 35), SITTERS)[0].startswith("Leader: Martha")


def test_numbers_have_a_real_minus_sign() -> None:
    assert [texts.signed(n) for n in (5, 0, -10)] == ["+5", "0", "−10"]
    assert texts.points(-3).startswith("−3 ")


@pytest.mark.parametrize("variant", list(CATALOGUE.values()), ids=list(CATALOGUE))
def test_every_variant_has_a_name_and_a_summary(variant: Variant) -> None:
    name = texts.variant_name(variant.id)
    assert name != variant.id
    assert texts.rules_summary(variant.id, variant.rules()).startswith(name)


@pytest.mark.parametrize(
    ("rules", "words"),
    [
        (Rules(limit=50), "to 50"),
        (Rules(limit=None, deals=8), "8 deal"),
        (Rules(limit=50, deals=8), "to 50 point(s) or 8"),
    ],
)
def test_the_length_of_a_match_is_told(rules: Rules, words: str) -> None:
    assert words in texts.match_length(rules)
