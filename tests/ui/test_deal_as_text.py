"""After a deal everything is open."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from hearts_qt.doors import scenarios
from hearts_qt.game.frames import seated
from hearts_qt.rules.switches import Direction
from hearts_qt.table.arrangement import Arrangement
from hearts_qt.ui.dialogs.review import Reader, review_page, review_text, scored_deal

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from hearts_qt.rules.state import Deal

SEED = 271828
READER = Reader(seated((), 4), "<Anna>", "latin", Arrangement())


def deal_of(count: int) -> Deal:
    deal = scored_deal(scenarios.saved_at(scenarios.deals_scored(count), SEED).record, count)
    assert deal is not None
    return deal


def text_of(qtbot: QtBot, deal: Deal) -> str:
    dialog = review_page(deal, READER)
    qtbot.addWidget(dialog)
    return dialog.page.toPlainText().replace("\N{NO-BREAK SPACE}", " ")


def section(text: str, begin: str, end: str) -> str:
    return text[text.index(begin) + len(begin) : text.index(end)]


@pytest.mark.parametrize("count", [1, 2, 3])
def test_all_hands_passes_and_tricks_are_shown(qtbot: QtBot, count: int) -> None:
    deal = deal_of(count)
    text = text_of(qtbot, deal)
    pack = {READER.card(c).split(">")[-2].split("<")[0] if "<" in READER.card(c) else READER.card(c)
            for hand in deal.dealt for c in hand}  # fmt: skip
    assert len(pack) == 52
    dealt = section(text, "What was dealt", "What was passed").split()
    assert pack <= set(dealt)
    passed = section(text, "What was passed", "The tricks").split()
    assert sum(word in pack for word in passed) == (0 if deal.direction is Direction.HOLD else 12)
    tricks = section(text, "The tricks", "led the trick").split()
    assert sum(word in pack for word in tricks) == 4 * len(deal.tricks) + sum(map(len, deal.extra))
    assert tricks.count("▸") == len(deal.tricks) + 1  # one of them in the note


def test_a_deal_without_a_pass_says_so(qtbot: QtBot) -> None:
    assert "No cards were passed." in text_of(qtbot, deal_of(4))


def test_cards_of_a_deal_that_ended_early_stand_with_those_who_held_them(qtbot: QtBot) -> None:
    deal = deal_of(1)
    last = deal.tricks[-1]
    early = replace(deal, tricks=deal.tricks[:-1], claimer=2, extra=((), (), last.cards, ()))
    line = next(row for row in review_text(early, READER).split("<tr>") if "…" in row)
    cells = [cell.split("&nbsp;")[0] for cell in line.split("<td>")[1:]]
    held = {(last.leader + k) % 4: READER.card(card) for k, card in enumerate(last.cards)}
    assert cells == ["…", *(held[seat] for seat in range(4)), READER.name(2), ""]


def test_a_name_is_text_and_nothing_else(qtbot: QtBot) -> None:
    assert "<Anna>" in text_of(qtbot, deal_of(1))


def test_a_deal_that_is_not_over_has_no_page() -> None:
    assert scored_deal(scenarios.saved_at(scenarios.bound_to_follow, SEED).record, 1) is None
