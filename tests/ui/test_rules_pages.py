"""Every variant has a whole page in both languages, and what it says is what is played."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from hearts_qt.rules.cards import Card, Suit, card
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.contracts import rules_of_deal
from hearts_qt.rules.ruleset import Rules, value_of
from hearts_qt.rules.switches import Auction, Bonus, Moon, Opening, Settlement
from hearts_qt.support.i18n import LANGUAGES, Translations
from hearts_qt.ui.rule_builder.source_words import answer_name, question_title
from hearts_qt.ui.rules_card import facts
from hearts_qt.ui.rules_pages.content import FOLDER, read
from hearts_qt.ui.rules_pages.examples import Example, example
from hearts_qt.ui.rules_pages.fact import Topic
from hearts_qt.ui.rules_pages.page import page
from hearts_qt.ui.rules_pages.prices import price_list, price_sentence
from hearts_qt.ui.rules_text import plain_text, rules_text, topic_title

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication

pytestmark = pytest.mark.usefixtures("_language")


def tables(variant: str) -> list[Rules]:
    """The rules of a variant for every number of players."""
    return list(CATALOGUE[variant].table.values())


SHORTEST = 60
"""In letters: less than this is no paragraph."""


@pytest.fixture(params=LANGUAGES)
def _language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[None]:
    translations = Translations(qapp)
    translations.use(request.param)
    yield
    translations.remove()


def prose(html: str) -> str:
    """The text of a page without its marks."""
    return re.sub(r"<[^>]+>", " ", html).replace("&nbsp;", " ")


def said(rules: Rules, topic: Topic) -> str:
    return " ".join(fact.text for fact in facts(rules) if fact.topic is topic)


def without_dead_switches(rules: Rules) -> Rules:
    """How hearts are broken means nothing where they need not be."""
    return replace(rules, broken_by_discard=rules.broken_by_discard and rules.hearts_must_be_broken)


# -- the written part -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", CATALOGUE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_is_written_about_in_every_language(variant: str, language: str) -> None:
    text = read(variant, language)
    assert text is not None
    assert set(text.parts) == {"", "example", "history"}
    for paragraphs in text.parts.values():
        assert sum(map(len, paragraphs)) > SHORTEST


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_written_about_a_variant_that_is_not_played(language: str) -> None:
    names = {path.stem for path in (FOLDER / language).glob("*.md")}
    assert names == {*CATALOGUE, "family"}


def test_the_russian_pages_have_no_latin_card_letters_and_no_foreign_words() -> None:
    allowed = {
        "Black", "Lady", "Complete", "Enter", "Foster", "Guide", "Hjerterfri", "Hoyle", "Marabout", "Parker",
        "Brothers", "Quatre", "Valets", "Standard", "The", "Windows", "moon", "shoot", "the", "s",
        "XIX", "XVI", "XX",
    }  # fmt: skip
    for path in sorted((FOLDER / "ru").rglob("*.md")):
        # Headings and the marks of a lesson are words for the program.
        body = re.sub(r"^## [\w: .-]+$", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
        assert set(re.findall(r"[A-Za-z]+", body)) <= allowed, path.name


def test_the_english_pages_have_no_cyrillic() -> None:
    for path in sorted((FOLDER / "en").rglob("*.md")):
        assert re.findall(r"[а-яёА-ЯЁ]+", path.read_text(encoding="utf-8")) == [], path.name


# -- the page ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", CATALOGUE)
def test_a_page_has_every_section_and_no_raw_placeholder(variant: str) -> None:
    for rules in tables(variant):
        html = page(variant, rules)
        for topic in Topic:
            assert f"<h3>{topic_title(topic)}</h3>" in html
        assert html.count("<h3>") == len(Topic) + 2 + any(c.arises(rules) for c in CATALOGUE[variant].choices)
        shown = prose(html)
        for raw in ("{", "}", "%n", "(s)", "None", "&amp;", "  ."):
            assert raw not in shown


def test_a_page_in_russian_speaks_russian_in_every_section(qapp: QApplication) -> None:
    translations = Translations(qapp)
    translations.use("ru")
    for variant in CATALOGUE.values():
        for section in rules_text(variant.rules()):
            for sentence in section.sentences:
                assert re.search("[а-яё]", sentence), sentence
                assert re.findall("[A-Za-z]{2,}|[JQKA][♣♦♠♥]", sentence) == [], sentence
    translations.remove()


def test_the_page_says_where_the_sources_differ_and_whose_word_is_played() -> None:
    maria = CATALOGUE["black_maria"]
    own, other = (maria.choices[0].put(maria.rules(), answer) for answer in maria.choices[0].answers)
    usual, swapped = (answer_name("black_maria", answer) for answer in maria.choices[0].answers)
    for rules, here, elsewhere in ((own, usual, swapped), (other, swapped, usual)):
        text = page("black_maria", rules)
        assert question_title("black_maria") in text
        assert text.index(here) < text.index(elsewhere)
    limit = page("tavern_jack", replace(CATALOGUE["tavern_jack"].rules(), limit=70))
    assert all(answer_name("end", answer) in limit for answer in ("fifty", "hundred"))


def test_house_rules_are_announced_and_described() -> None:
    own = CATALOGUE["windows_hearts"].rules()
    house = replace(own, limit=77, points=(("H", 1), ("QS", 12)))
    before, after = prose(page("windows_hearts", own)), prose(page("windows_hearts", house))
    assert "77" in after
    assert "25" in after
    assert len(after) > len(before)


def test_every_two_different_rules_read_differently() -> None:
    different = [without_dead_switches(rules) for variant in CATALOGUE for rules in tables(variant)]
    assert len({plain_text(rules) for rules in different}) == len(set(different))


# -- the facts agree with the rules -------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", CATALOGUE)
def test_every_card_that_counts_is_listed_once_with_its_value(variant: str) -> None:
    for rules in tables(variant):
        for number in range(1, 1 + max(1, len(rules.contracts))):
            in_force = rules_of_deal(rules, number)
            if in_force.auction is not Auction.SUIT:
                check_prices(in_force)


def check_prices(rules: Rules) -> None:
    listed = price_list(rules)
    cards = [c for price in listed for c in price.cards]
    assert sorted(cards) == sorted({c.face for c in rules.pack if value_of(rules, c)})
    for price in listed:
        costs = {abs(value_of(rules, c)) for c in price.cards}
        if len(costs) == 1:
            assert price.text.lstrip("+−") == str(*costs)
        else:
            assert all(value_of(rules, c) == c.rank for c in price.cards)
    assert all(price.name in price_sentence(rules) for price in listed)


@pytest.mark.parametrize("variant", CATALOGUE)
def test_the_deal_is_told_with_its_numbers(variant: str) -> None:
    for rules in tables(variant):
        numbers = set(map(int, re.findall(r"\d+", said(rules, Topic.DEAL))))
        left = len(rules.pack) - rules.seats * rules.hand_size
        assert numbers == {rules.seats, rules.hand_size} | ({left} if left else set())
        pack = said(rules, Topic.PACK)
        assert all(str(int(c.rank)) + c.suit.symbol in pack for c in rules.removed)
        assert str(len(Rules(lowest=rules.lowest).pack)) in pack


@pytest.mark.parametrize("variant", CATALOGUE)
def test_pass_opening_and_end_are_those_of_the_rules(variant: str) -> None:
    for rules in tables(variant):
        assert (str(rules.pass_count) in said(rules, Topic.PASS)) == bool(rules.pass_cycle)
        end = said(rules, Topic.END)
        assert rules.deals is None or str(rules.deals) in end
        assert rules.limit is None or str(rules.limit) in end
        opening = f"{int(rules.lowest_club.rank)}♣"
        assert (opening in said(rules, Topic.PLAY)) == (rules.opening is not Opening.ELDEST)


def test_the_moon_is_told_with_its_amount() -> None:
    for moon, amount in ((Moon.ADD, "26"), (Moon.SUBTRACT, "−26"), (Moon.TAKE, "−78"), (Moon.CHOICE, "−26")):
        assert amount in said(Rules(moon=moon), Topic.MOON)
    assert "+26" in said(Rules(moon=Moon.SUBTRACT, high_wins=True), Topic.MOON)


def test_a_bonus_is_told_with_its_sign() -> None:
    rules = Rules(bonus=Bonus.JACK_OF_DIAMONDS)
    assert "−10" in price_sentence(rules)
    assert "+10" in price_sentence(replace(rules, high_wins=True))


def test_chips_are_told_with_the_number_everybody_has() -> None:
    rules = Rules(settlement=Settlement.POOL, chips=37, deals=8, moon=Moon.OFF)
    assert "37" in said(rules, Topic.SCORING)


# -- the examples -------------------------------------------------------------------------------------------------


def examples() -> list[tuple[str, Example, Rules]]:
    found = [(variant, example(variant)) for variant in CATALOGUE]
    return [(key, given, CATALOGUE[key].rules(given.seats)) for key, given in found if given is not None]


def test_every_variant_has_an_example() -> None:
    assert [key for key, _, _ in examples()] == list(CATALOGUE)


@pytest.mark.parametrize(
    ("variant", "given", "rules"), examples(), ids=lambda value: value if isinstance(value, str) else ""
)
def test_the_rules_count_every_example_as_the_page_does(variant: str, given: Example, rules: Rules) -> None:
    settled = given.settled(rules)
    assert settled.points == given.writes
    assert settled.pool == given.pool
    if rules.in_chips:
        assert sum(settled.totals) + settled.pool == sum(given.totals(rules)) + given.stands
    shown = prose(page(variant, rules))
    assert all(str(abs(points)) in shown for points in given.writes)


@pytest.mark.parametrize(
    ("variant", "given", "rules"), examples(), ids=lambda value: value if isinstance(value, str) else ""
)
def test_an_example_is_a_whole_deal(variant: str, given: Example, rules: Rules) -> None:
    taken = [c for cards in given.taken for c in cards]
    assert len(taken) == len(set(taken)), variant
    assert set(taken) <= set(rules.pack)
    assert given.deal(rules).rules.penalty_cards <= set(taken)


def test_the_sum_of_a_plain_example_is_what_the_pack_holds() -> None:
    given = example("windows_hearts")
    assert given is not None
    assert sum(given.writes) == Rules().penalty_total


def test_a_price_list_names_a_lone_odd_card_first() -> None:
    listed = price_list(CATALOGUE["polignac"].rules())
    assert listed[0].cards == (card("JS"),)
    assert all(isinstance(c, Card) and c.suit is not Suit.SPADES for c in listed[1].cards)


def test_the_sources_of_every_variant_are_written_down() -> None:
    lines = (Path(__file__).resolve().parents[2] / "docs" / "rules.md").read_text(encoding="utf-8").splitlines()
    told = [line.split("|")[1].strip() for line in lines if line.count("|") == 4]
    assert [key for key in told if key in CATALOGUE] == sorted(CATALOGUE, key=told.index)
    assert set(CATALOGUE) <= set(told)
