"""The rules of a match in short sentences, one or more for each switch: the live card of the rule builder."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts_qt.ui.rules_pages.before import auction_facts, deal_facts, pack_facts, pass_facts
from hearts_qt.ui.rules_pages.counting import aim_facts, end_facts, moon_facts, scoring_facts
from hearts_qt.ui.rules_pages.playing import play_facts

if TYPE_CHECKING:
    from hearts_qt.rules.ruleset import Rules
    from hearts_qt.ui.rules_pages.fact import Fact

_WRITERS = (
    aim_facts,
    pack_facts,
    deal_facts,
    pass_facts,
    auction_facts,
    play_facts,
    scoring_facts,
    moon_facts,
    end_facts,
)


def facts(rules: Rules) -> tuple[Fact, ...]:
    """Everything there is to say about ``rules``, in the order of a page, in the language of the moment."""
    return tuple(fact for write in _WRITERS for fact in write(rules))


def card(variant: str, rules: Rules) -> tuple[tuple[tuple[str, ...], str], ...]:
    """The sentences that some switch decides, each with the fields of `Rules` it depends on.

    ``variant`` is the catalogue id that the rules began as; the sentences speak of the switches alone.
    """
    del variant
    return tuple((fact.keys, fact.text) for fact in facts(rules) if fact.keys)
