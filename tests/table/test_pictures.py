"""The pictures of a whole table: in which order they come, and that they are not drawn while it is painted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from hearts_qt.game.frames import PERSON
from hearts_qt.rules.view import view
from hearts_qt.support.jobs import ManualJobExecutor
from hearts_qt.table import backdrop, svg_jobs
from hearts_qt.table.card_art import CardArt
from hearts_qt.table.theme import appearance
from hearts_qt.table.view import TableView
from tests.table.positions import SITTERS, following

if TYPE_CHECKING:
    import pytest
    from pytestqt.qtbot import QtBot


def shown_table(qtbot: QtBot, jobs: ManualJobExecutor) -> TableView:
    """A table in mid-trick, painted once."""
    table = TableView(jobs)
    qtbot.addWidget(table)
    table.resize(1000, 700)
    table.set_players(SITTERS)
    with qtbot.waitSignal(table.idle):
        table.snap(view(following(), PERSON))
    table.show()
    table.grab()
    return table


def test_the_own_hand_is_drawn_before_the_other_pictures_of_the_table(qtbot: QtBot) -> None:
    jobs = ManualJobExecutor()
    table = shown_table(qtbot, jobs)
    art = table.findChild(CardArt)
    assert isinstance(art, CardArt)
    came: list[str] = []
    art.arrived.connect(came.append)
    jobs.drain()
    hand = {art.element(card) for card in table.table_scene.hand}
    assert len(hand) > 5
    assert set(came[: len(hand)]) == hand
    assert set(came) > hand


def test_painting_draws_nothing_and_what_was_seen_stays_until_the_new_pictures_are_there(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    jobs = ManualJobExecutor()
    table = shown_table(qtbot, jobs)
    jobs.drain()
    table.grab()
    jobs.drain()
    before = table.grab().toImage()

    def fail(*_: object) -> None:
        raise AssertionError("drawn while the table was painted")

    with monkeypatch.context() as patched:
        patched.setattr(svg_jobs, "draw_svgs", fail)
        patched.setattr(backdrop, "felt_image", fail)
        table.set_appearance(replace(appearance(), deck="deco", four_colours=True))
        assert table.grab().toImage() == before
        table.resize(1010, 700)
        table.grab()
    jobs.drain()
    assert table.grab().toImage() != before


def test_a_table_draws_at_once_until_it_is_told_to_draw_in_the_background(qtbot: QtBot) -> None:
    table = TableView()
    qtbot.addWidget(table)
    table.resize(1000, 700)
    table.set_players(SITTERS)
    with qtbot.waitSignal(table.idle):
        table.snap(view(following(), PERSON))
    table.show()
    first = table.grab().toImage()
    jobs = ManualJobExecutor()
    table.draw_with(jobs)
    assert table.grab().toImage() == first
    complete = [table.is_complete]
    table.resize(1010, 700)
    table.grab()
    complete.append(table.is_complete)
    jobs.drain()
    complete.append(table.is_complete)
    assert complete == [True, False, True]
