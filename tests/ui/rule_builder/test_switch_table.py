"""The table of switches against the rules it speaks of."""

from __future__ import annotations

import pytest

from hearts_qt.rules.catalogue import CATALOGUE, Variant
from hearts_qt.rules.ruleset import Rules
from hearts_qt.rules.switches import Moon, Sides
from hearts_qt.ui.rule_builder.switch_table import MAIN, MOST_USED, SWITCHES, Choice, Switch, most_used
from hearts_qt.ui.rule_builder.switch_words import switch_help, switch_title
from hearts_qt.ui.rule_builder.values import value_text

ALL = (*SWITCHES, *MAIN)
TABLES = [(v, n) for v in CATALOGUE.values() for n in v.counts]


def switch_of(key: str) -> Switch:
    return next(s for s in ALL if s.key == key)


def named(table: tuple[Variant, int]) -> str:
    return f"{table[0].id}-{table[1]}"


def test_every_switch_of_the_rules_is_offered_once() -> None:
    # How many play is chosen above the list.
    assert sorted(s.key for s in ALL) == sorted(name for name in Rules.__struct_fields__ if name != "seats")


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("switch", ALL, ids=lambda s: s.key)
def test_every_switch_has_a_name_and_a_sentence(switch: Switch) -> None:
    assert switch_title(switch.key) not in ("", switch.key)
    assert switch_help(switch.key).endswith(".")


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_a_switch_set_to_what_it_shows_changes_nothing(table: tuple[Variant, int]) -> None:
    rules = table[0].rules(table[1])
    for switch in ALL:
        if switch.key == "contracts" and not rules.contracts:
            continue
        assert switch.put(rules, switch.value(rules)) == rules, switch.key


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("table", TABLES, ids=named)
def test_what_a_variant_sets_is_among_the_values_offered(table: tuple[Variant, int]) -> None:
    rules = table[0].rules(table[1])
    for switch in ALL:
        if isinstance(switch.kind, Choice) and switch.makes_sense(rules):
            values = switch.kind.values(rules)
            assert switch.value(rules) in values, switch.key
            texts = [value_text(switch.key, value, rules) for value in values]
            assert len(set(texts)) == len(texts), (switch.key, texts)


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_five_switches_are_shown_at_once_and_all_of_them_make_sense(table: tuple[Variant, int]) -> None:
    rules = table[0].rules(table[1])
    first = most_used(rules)
    assert len(first) == MOST_USED
    assert all(switch.makes_sense(rules) for switch in first)


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_every_answer_to_an_open_question_of_a_variant_can_be_set(table: tuple[Variant, int]) -> None:
    """Rows of the catalogue on which the sources differ are reached by the switches they consist of."""
    variant, seats = table
    rules = variant.rules(seats)
    for question in variant.choices:
        for name in question.answers if question.arises(rules) else ():
            wanted = reached = question.put(rules, name)
            for switch in ALL:
                reached = switch.put(reached, switch.value(wanted)) if switch.makes_sense(reached) else reached
                if isinstance(switch.kind, Choice) and switch.makes_sense(wanted):
                    assert switch.value(wanted) in switch.kind.values(wanted), (question.key, name, switch.key)
            assert reached == wanted, (question.key, name)


@pytest.mark.parametrize(
    ("key", "rules", "makes_sense"),
    [
        ("queen_breaks_hearts", Rules(), True),
        ("queen_breaks_hearts", Rules(hearts_must_be_broken=False), False),
        ("joker_power", Rules(), False),
        ("joker_power", Rules(jokers=1), True),
        ("side_moon", Rules(), False),
        ("side_moon", Rules(sides=Sides.COMBINED), True),
        ("side_moon", Rules(sides=Sides.COMBINED, moon=Moon.OFF), False),
        ("void_rule", Rules(), False),
        ("void_rule", CATALOGUE["cancellation_hearts"].rules(), True),
        ("chips", Rules(), False),
        ("chips", CATALOGUE["hearts_pool"].rules(), True),
        ("limit", CATALOGUE["hearts_pool"].rules(), False),
        ("hearts_must_be_broken", CATALOGUE["polignac"].rules(), False),
        ("contracts", CATALOGUE["king"].rules(), True),
    ],
)
def test_whether_a_switch_makes_sense_follows_from_the_rules(key: str, rules: Rules, makes_sense: bool) -> None:
    assert switch_of(key).makes_sense(rules) is makes_sense
