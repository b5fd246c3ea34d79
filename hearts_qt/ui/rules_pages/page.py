"""The page of one variant as HTML: facts of the rules in force, the written parts, an example, the history."""

from __future__ import annotations

from html import escape
from itertools import groupby
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from hearts_qt.game.frames import Sitter
from hearts_qt.rules.cards import Suit
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.table import words
from hearts_qt.table.theme import Scheme
from hearts_qt.ui.rule_builder.source_words import answer_name, question_title
from hearts_qt.ui.rules_card import facts
from hearts_qt.ui.rules_pages.content import LIST, TABLE, written
from hearts_qt.ui.rules_pages.counting import contract_task
from hearts_qt.ui.rules_pages.examples import example
from hearts_qt.ui.rules_pages.fact import Topic, short_card, short_rank
from hearts_qt.ui.rules_pages.prices import price_list
from hearts_qt.ui.rules_text import topic_title
from hearts_qt.ui.style import scheme
from hearts_qt.ui.variant_names import variant_name

if TYPE_CHECKING:
    from collections.abc import Iterable

    from hearts_qt.rules.cards import Card
    from hearts_qt.rules.choices import Choice
    from hearts_qt.rules.ruleset import Rules
    from hearts_qt.ui.rules_pages.examples import Example

translate = QCoreApplication.translate

RED = {Scheme.LIGHT: "#b3261e", Scheme.DARK: "#f2837a"}
FEW = 3
"""More sentences than this stand as a list."""
_IN_A_TABLE = frozenset({"points", "bonus", "contracts"})


def page(variant: str, rules: Rules) -> str:
    """Everything about ``variant`` as it is played with ``rules``, in the language of the moment."""
    ruled = _heading(variant, rules) + _facts(rules) + _sources(variant, rules)
    return ruled + _example(variant, rules) + _history(variant)


def _heading(variant: str, rules: Rules) -> str:
    text = written(variant)
    head = f"<h2>{escape(variant_name(variant))}</h2>"
    if not has_own_rules(variant, rules):
        note = translate("Rules", "With house rules: this page describes the game as it is played here.")
        head += f"<p><i>{escape(note)}</i></p>"
    return head + (text.html() if text else "")


def has_own_rules(variant: str, rules: Rules) -> bool:
    """Whether these are the variant's own rules, with nothing switched."""
    known = CATALOGUE.get(variant)
    return known is not None and known.table.get(rules.seats) == rules


# -- facts --------------------------------------------------------------------------------------------------------


def _facts(rules: Rules) -> str:
    said = facts(rules)
    parts = []
    for topic in Topic:
        table = _score_table(rules) if topic is Topic.SCORING else ""
        told = (f.text for f in said if f.topic is topic and not (table and _IN_A_TABLE & set(f.keys)))
        parts.append(f"<h3>{escape(topic_title(topic))}</h3>{table}{_told(tuple(told))}")
    return "".join(parts)


def _told(sentences: tuple[str, ...]) -> str:
    if len(sentences) <= FEW:
        return f"<p>{escape(' '.join(sentences), quote=False)}</p>"
    return LIST.format(lines="".join(f"<li>{escape(text, quote=False)}</li>" for text in sentences))


def _score_table(rules: Rules) -> str:
    if rules.contracts:
        numbers = range(1, 1 + len(rules.contracts))
        return _table((str(n), escape(_capital(contract_task(rules, n)))) for n in numbers)
    return _table((escape(_capital(price.name)), f"<b>{price.text}</b>") for price in price_list(rules))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _table(rows: Iterable[tuple[str, ...]]) -> str:
    lines = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return TABLE.format(lines=lines)


# -- where the sources differ --------------------------------------------------------------------------------


def _sources(variant: str, rules: Rules) -> str:
    """Every question on which the sources do not agree: what is played here, and what others say."""
    asked = [choice for choice in CATALOGUE[variant].choices if choice.arises(rules)]
    if not asked:
        return ""
    heading = translate("Rules", "Where the sources differ")
    lines = "".join(f"<li>{escape(_difference(choice, rules), quote=False)}</li>" for choice in asked)
    return f"<h3>{escape(heading)}</h3>{LIST.format(lines=lines)}"


def _difference(choice: Choice, rules: Rules) -> str:
    here, title = choice.answer(rules), question_title(choice.key)
    others = "; ".join(answer_name(choice.key, answer) for answer in choice.answers if answer != here)
    if title.endswith("?"):
        text = translate("Rules", "{question} Here: {answer}. Elsewhere: {others}.", "the question ends with ?")
    else:
        text = translate("Rules", "{question}. Here: {answer}. Elsewhere: {others}.")
    own = translate("Rules", "as the house has it", "another answer than any source gives")
    answer = own if here is None else answer_name(choice.key, here)
    return text.format(question=title, answer=answer, others=others)


# -- the example --------------------------------------------------------------------------------------------------


def _example(variant: str, rules: Rules) -> str:
    given, text = example(variant), written(variant)
    if given is None or text is None:
        return ""
    own = CATALOGUE[variant].rules(given.seats)
    heading = translate("Rules", "An example")
    told = f"<h3>{escape(heading)}</h3>"
    if not has_own_rules(variant, rules):
        note = translate("Rules", "Counted by the game’s own rules, without house rules.")
        told += f"<p><i>{escape(note)}</i></p>"
    return told + example_table(given, own) + text.html("example")


def example_table(given: Example, rules: Rules) -> str:
    """Who took what, and what the rules make of it."""
    settled = given.settled(rules)
    signed = rules.in_chips or rules.high_wins
    rows = [
        (
            escape(words.sitter_name(sitter)),
            _taken(given, seat),
            f"<b>{_number(settled.points[seat], signed=signed)}</b>",
        )
        for seat, sitter in enumerate(tuple(Sitter)[: given.seats])
    ]
    return _table(rows)


def _taken(given: Example, seat: int) -> str:
    won = [str(k) for k, winner in enumerate(given.tricks, 1) if winner == seat]
    parts = [cards_html(given.taken[seat])] if given.taken[seat] else []
    if won:
        parts.append(escape(translate("Rules", "tricks: {numbers}").format(numbers=", ".join(won))))
    return "; ".join(parts) or "—"


def _number(value: int, *, signed: bool) -> str:
    text = str(abs(value))
    return f"−{text}" if value < 0 else f"+{text}" if signed and value else text


def cards_html(cards: Iterable[Card]) -> str:
    """Cards by suit, the red suits in red: ``Q♠ ♥ 2 5 9``."""
    found, colour = [], RED.get(scheme(), RED[Scheme.LIGHT])
    for suit, group in groupby(sorted(cards), key=lambda c: c.suit):
        some = list(group)
        text = (
            short_card(some[0])
            if len(some) == 1 or suit is Suit.JOKERS
            else f"{suit.symbol} {' '.join(short_rank(c.rank) for c in some)}"
        )
        red = suit in (Suit.DIAMONDS, Suit.HEARTS)
        found.append(f'<span style="color:{colour}">{text}</span>' if red else text)
    return " &nbsp;".join(found)


def _history(variant: str) -> str:
    text = written(variant)
    if text is None:
        return ""
    heading = translate("Rules", "Where it comes from")
    return f"<h3>{escape(heading)}</h3>{text.html('history')}"
