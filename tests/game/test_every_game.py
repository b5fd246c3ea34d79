"""Every game of the catalogue, for every number of players, through the controller with nobody watching."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from hearts_qt.game.frames import Ask
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.events import Revoked, RevokeMended, RevokePunished
from hearts_qt.rules.refusals import Reason
from hearts_qt.rules.ruleset import Rules
from hearts_qt.rules.state import Phase
from hearts_qt.rules.switches import Revoke
from hearts_qt.rules.validate import faults
from tests.game.tables import Room

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from hearts_qt.game.frames import Offer

DEALS = 2
GAMES = [(variant.id, seats) for variant in CATALOGUE.values() for seats in variant.counts]
ASKED_BY = {
    Ask.BID: "auction_hearts",
    Ask.NAME: "auction_hearts",
    Ask.DECLARE: "polignac",
    Ask.EXCHANGE: "heartsette_gruznov",
}
"""A game in which the person is asked for each of the rarer things."""


@pytest.mark.parametrize(("variant", "seats"), GAMES)
def test_a_person_who_plays_by_lot_gets_through_the_first_deals(qtbot: QtBot, variant: str, seats: int) -> None:
    room, rng = Room(qtbot), Random(f"{variant}/{seats}")
    offer = room.begin(CATALOGUE[variant].rules(seats), seed=seats, variant=variant)
    while offer.ask is not Ask.NEW_MATCH and len(offer.view.scores) < DEALS:
        offer = room.answer(rng)
    assert len(offer.view.scores) >= DEALS or offer.view.phase is Phase.OVER
    assert room.heard.failures == []
    assert room.heard.refusals == []


@pytest.mark.parametrize(("ask", "variant"), ASKED_BY.items())
def test_every_decision_gets_a_hint_and_can_be_undone_and_redone(qtbot: QtBot, ask: Ask, variant: str) -> None:
    room, rng = Room(qtbot), Random(variant)
    offer = asked_for(room, ask, variant, rng)
    room.controller.hint()
    room.jobs.drain()
    assert room.heard.advice
    before = room.controller.saved
    assert before is not None
    room.answer(rng)
    room.controller.undo()
    assert room.asked() == offer
    room.controller.redo()
    room.asked()
    after = room.controller.saved
    assert after is not None
    assert after.record.moves[: before.done] == before.played.moves
    assert after.done > before.done


def test_a_refused_bid_leaves_the_offer_standing(qtbot: QtBot) -> None:
    room = Room(qtbot)
    offer = asked_for(room, Ask.BID, ASKED_BY[Ask.BID], Random(1))
    room.controller.bid(offer.view.totals[0] + 1)
    assert [refusal.reason for refusal in room.heard.refusals] == [Reason.BID_TOO_HIGH]
    assert room.controller.offer == offer


def test_a_penalty_card_that_may_not_be_laid_away_is_explained(qtbot: QtBot) -> None:
    room = Room(qtbot)
    offer = asked_for(room, Ask.EXCHANGE, ASKED_BY[Ask.EXCHANGE], Random(1))
    costly = next(c for c in offer.view.hand if c not in offer.cards)
    room.controller.explain(costly)
    assert [refusal.reason for refusal in room.heard.refusals] == [Reason.NO_PENALTY_AWAY]


@pytest.mark.parametrize(
    ("revoke", "variant"),
    [
        (Revoke.HOYLE, "hearts_1887"),
        (Revoke.FOSTER, "hearts_pool"),
        (Revoke.LESNOY, "windows_hearts"),
        (Revoke.GRUZNOV, "gruznov_hearts"),
    ],
)
def test_at_a_real_table_wrong_cards_are_taken_back_or_stand(qtbot: QtBot, revoke: Revoke, variant: str) -> None:
    rules = replace(CATALOGUE[variant].rules(), revoke=revoke)
    assert faults(rules) == ()
    room, rng = Room(qtbot), Random(variant)
    offer = room.begin(rules, variant=variant)
    wanted = {Revoked, RevokeMended, RevokePunished}
    while offer.ask is not Ask.NEW_MATCH and not wanted <= {type(frame.event) for frame in room.heard.frames}:
        offer = room.answer(rng)
    kinds = {type(frame.event) for frame in room.heard.frames}
    assert Ask.MEND in {offer.ask for offer in room.heard.offers}
    assert wanted <= kinds
    assert room.heard.failures == []


def test_a_wrong_card_taken_back_can_be_undone(qtbot: QtBot) -> None:
    room, rng = Room(qtbot), Random(3)
    offer = room.begin(replace(Rules(), revoke=Revoke.LESNOY))
    while offer.ask is not Ask.MEND:
        offer = room.answer(rng)
    with qtbot.waitSignal(room.controller.offered):
        room.controller.take_back()
    assert room.asked().ask is Ask.PLAY
    room.controller.undo()
    assert room.asked() == offer


def asked_for(room: Room, ask: Ask, variant: str, rng: Random) -> Offer:
    """The first offer of this kind, in the first match by number in which there is one."""
    for seed in count():
        offer = room.begin(CATALOGUE[variant].rules(), seed=seed, variant=variant)
        while offer.ask not in (ask, Ask.NEW_MATCH):
            offer = room.answer(rng)
        if offer.ask is ask:
            return offer
    raise AssertionError("unreachable: count() does not end")
