"""Trumps named on the first cards: the pack lies on the table, the question says what is to come."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from hearts_qt.doors import scenarios
from hearts_qt.game.frames import PERSON, seated
from hearts_qt.game.offers import offer_of
from hearts_qt.game.review import review_of
from hearts_qt.rules.cards import Suit
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.events import DealStarted, RestDealt, SuitNamed
from hearts_qt.rules.ruleset import Rules
from hearts_qt.rules.state import Match, Phase
from hearts_qt.rules.switches import Moon
from hearts_qt.rules.validate import Fault
from hearts_qt.rules.view import view
from hearts_qt.support.i18n import Translations
from hearts_qt.table.arrangement import Arrangement
from hearts_qt.table.outline import deal_text
from hearts_qt.ui.asking import offer_sentence
from hearts_qt.ui.notices import fault_sentence
from hearts_qt.ui.review.sentences import step_sentence
from hearts_qt.ui.rule_builder.switch_table import SWITCHES
from hearts_qt.ui.rule_builder.values import value_text
from hearts_qt.ui.rules_card import facts
from tests.ui.programs import go_to, running

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from hearts_qt.store.saved_match import SavedMatch
    from hearts_qt.support.paths import Profile

pytestmark = pytest.mark.usefixtures("english")

KIERKI = CATALOGUE["kierki"].rules()
SITTERS = seated((), 4)
HOUSE = Rules(dealer_names_trump=True, moon=Moon.OFF)
SWITCH = next(s for s in SWITCHES if s.key == "naming_hand")


@pytest.fixture
def english(qapp: QApplication) -> Iterator[Translations]:
    """The language with its plurals."""
    translations = Translations(qapp)
    translations.use("en")
    yield translations
    translations.remove()


def trump_deals(deals: int = 4) -> Rules:
    return replace(KIERKI, contracts=KIERKI.contracts[-deals:], deals=deals)


def naming() -> SavedMatch:
    """The person deals, and is to name the trumps."""
    return scenarios.saved_at(scenarios.asked_in(Phase.NAMING), 1, variant="kierki", rules=trump_deals())


def test_five_cards_are_seen_until_the_suit_is_named_and_again_after_an_undo(
    qtbot: QtBot, profile: Profile
) -> None:
    with running(profile) as program:
        scene = program.window.desk.table.table_scene

        def shown() -> tuple[int, list[int]]:
            # The question lies over the pile, which would look out beside it.
            assert not scene.pile_items()
            return len(scene.hand), [len(scene.backs(seat)) for seat in (1, 2, 3)]

        program.window.show()
        go_to(qtbot, program, naming())
        assert shown() == (5, [5, 5, 5])
        assert program.window.desk.papers.suit.isVisible()
        assert scene.corners.texts.pile == ""
        with qtbot.waitSignal(program.game.offered):
            program.game.name_suit(Suit.SPADES)
        seen = program.game.view
        assert seen is not None
        assert seen.named is Suit.SPADES
        assert shown() == (13, list(seen.hand_sizes[1:]))
        with qtbot.waitSignal(program.game.offered):
            program.game.undo()
        assert shown() == (5, [5, 5, 5])


def test_what_is_asked_says_that_the_rest_is_dealt_later() -> None:
    seen = view(naming().record.match(), PERSON)
    asked = offer_sentence(offer_of(seen), SITTERS)
    assert asked == "Name trumps on your first 5 cards: the rest are dealt afterwards."
    assert "Pack: 32." in deal_text(seen, SITTERS)


def test_who_cannot_follow_suit_and_holds_trumps_is_told_that_these_beat() -> None:
    def void_with_trumps(match: Match) -> bool:
        deal = match.deal
        if not scenarios.in_trick(cards=1)(match) or deal is None or deal.trick is None:
            return False
        suits = {card.suit for card in deal.hands[PERSON]}
        return deal.trick.cards[0].suit not in suits and deal.named in suits

    saved = scenarios.saved_at(void_with_trumps, 1, variant="kierki", rules=trump_deals())
    seen = view(saved.record.match(), PERSON)
    asked = offer_sentence(offer_of(seen), SITTERS)
    assert asked == "Your turn: you cannot follow suit, so trump it or discard."


def test_the_review_shows_the_first_cards_then_the_suit_then_all_of_them() -> None:
    rules = trump_deals(1)
    record = scenarios.saved_at(scenarios.deals_scored(1), 3, variant="kierki", rules=rules).record
    first, named, rest = review_of(record, 1).steps[:3]
    assert [type(step.events[0]) for step in (first, named, rest)] == [DealStarted, SuitNamed, RestDealt]
    held = [[len(hand) for hand in step.deal.hands] for step in (first, named, rest)]
    assert held == [[5] * 4, [5] * 4, [13] * 4]
    assert step_sentence(rest, SITTERS, Arrangement()) == "The rest has been dealt."


@pytest.mark.parametrize(
    ("language", "five", "whole"),
    [("en", "on the first 5 cards", "on the whole hand"), ("ru", "по первым 5 картам", "по всей руке")],
)
def test_the_builder_offers_five_cards_and_the_whole_hand_where_trumps_are_named(
    english: Translations, language: str, five: str, whole: str
) -> None:
    english.use(language)
    assert [value_text("naming_hand", n, KIERKI) for n in (5, 0)] == [five, whole]
    assert SWITCH.makes_sense(KIERKI)
    assert SWITCH.makes_sense(HOUSE)
    assert not SWITCH.makes_sense(Rules())
    assert not SWITCH.makes_sense(CATALOGUE["king"].rules())


@pytest.mark.parametrize(
    ("rules", "sentence"),
    [
        (KIERKI, "everybody gets 5 cards first"),
        (replace(KIERKI, naming_hand=0), "with the whole hand in view"),
        (HOUSE, "with the whole hand in view"),
    ],
)
def test_the_rules_in_words_say_on_how_many_cards(rules: Rules, sentence: str) -> None:
    said = [fact.text for fact in facts(rules) if "naming_hand" in fact.keys]
    assert len(said) == 1
    assert sentence in said[0]


def test_games_without_named_trumps_do_not_speak_of_it() -> None:
    assert not any("naming_hand" in fact.keys for fact in facts(Rules()))


def test_too_many_cards_are_refused_in_words() -> None:
    assert "fewer cards than a hand holds" in fault_sentence(Fault.NAMING_HAND, KIERKI)
