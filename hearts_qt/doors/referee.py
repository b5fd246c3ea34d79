"""Replays recorded deals of another program and lists every difference.

A file holds one JSON object a line, with these keys:

``params``
    eight booleans, the switches: pass_cards, no_pts_on_first_trick, can_lead_any_club, jd_bonus,
    avoid_all_tricks_bonus, must_break_hearts, qs_breaks_hearts, can_lead_hearts_instead_of_qs
``pass_dir``, ``hands``, ``passes``
    none/left/across/right, the dealt hands clockwise, the cards each seat gave (null without a pass)
``pass_steps``, ``plays``
    ``{seat, card, legal}`` at every step
``tricks``
    ``{leader, winner, cards}``
``raw_points``, ``points``
    before moon and bonuses, and at the end
"""

from __future__ import annotations

import json
from functools import reduce
from typing import TYPE_CHECKING, Any

from msgspec import Struct, field

from hearts_qt.doors.errors import text_of
from hearts_qt.rules.cards import Card, card
from hearts_qt.rules.events import DealStarted
from hearts_qt.rules.moves import PassCards, PlayCard
from hearts_qt.rules.refusals import IllegalMove
from hearts_qt.rules.ruleset import Rules
from hearts_qt.rules.state import Match
from hearts_qt.rules.switches import Bonus, Direction, Moon, Opening
from hearts_qt.rules.transition import fold, refuse, step
from hearts_qt.rules.trick import penalty

if TYPE_CHECKING:
    from pathlib import Path

_NO_TRICK_BONUS = 5
_DIRECTIONS = {"none": Direction.HOLD, **{d.value: d for d in Direction}}


class RefereeError(ValueError):
    """The file is not a collection of refereed deals."""


class _Report(Struct):
    """Collects differences; ``deal`` is the id of the deal at hand."""

    deal: object = None
    steps: int = 0
    differences: list[dict[str, object]] = field(default_factory=list)

    def compare(self, what: str, expected: object, found: object, **where: object) -> None:
        if expected != found:
            self.differences.append(
                {"deal": self.deal, "what": what, **where, "expected": expected, "found": found}
            )


def rules_of(params: dict[str, bool], direction: Direction) -> Rules:
    """The switches of one recorded deal as house rules."""
    return Rules(
        pass_cycle=(direction,) if params["pass_cards"] else (),
        opening=Opening.ANY_CLUB if params["can_lead_any_club"] else Opening.LOWEST_CLUB,
        no_points_on_first_trick=params["no_pts_on_first_trick"],
        bonus=Bonus.JACK_OF_DIAMONDS if params["jd_bonus"] else Bonus.NONE,
        no_trick_bonus=_NO_TRICK_BONUS if params["avoid_all_tricks_bonus"] else 0,
        hearts_must_be_broken=params["must_break_hearts"],
        queen_breaks_hearts=params["qs_breaks_hearts"],
        hearts_instead_of_queen=params["can_lead_hearts_instead_of_qs"],
        moon=Moon.ADD,
    )


def run(path: Path) -> dict[str, object]:
    """``{"deals", "steps", "differences"}`` for a file. Raises RefereeError or DoorError."""
    report = _Report()
    deals = 0
    for number, line in enumerate(text_of(path).splitlines(), 1):
        if not line.strip():
            continue
        try:
            recorded = json.loads(line)
            report.deal = recorded.get("id", number)
            _replay(recorded, report)
        except KeyError as error:
            raise RefereeError(f"line {number} is not a recorded deal: there is no {error}") from error
        except (LookupError, TypeError, AttributeError, ValueError, RecursionError) as error:
            raise RefereeError(f"line {number} is not a recorded deal: {error}") from error
        deals += 1
    if not deals:
        raise RefereeError("there is no deal in it")
    return {"deals": deals, "steps": report.steps, "differences": report.differences}


def _replay(recorded: dict[str, Any], report: _Report) -> None:
    direction = _DIRECTIONS[recorded["pass_dir"]]
    rules = rules_of(recorded["params"], direction)
    hands = tuple(tuple(sorted(map(card, hand))) for hand in recorded["hands"])
    match = fold(Match(rules, seed=0), DealStarted(1, 0, direction, hands))
    for seat, given in enumerate(recorded["passes"] or ()):
        match = step(match, PassCards(seat, tuple(map(card, given))))[0]
    _check_pass_steps(recorded, hands, report)
    try:
        match = reduce(lambda before, play: _play(before, play, report), enumerate(recorded["plays"]), match)
    except IllegalMove as error:
        report.compare("play", "legal", str(error))
        return
    deal = match.deal
    if deal is None or deal.points is None:
        report.compare("end", "scored", match.phase.value)
        return
    tricks = [{"leader": t.leader, "winner": t.winner, "cards": list(map(str, t.cards))} for t in deal.tricks]
    for k, (expected, found) in enumerate(zip(recorded["tricks"], tricks, strict=True)):
        report.compare("trick", expected, found, trick=k)
    raw = [penalty(rules, deal.taken(seat)) for seat in range(rules.seats)]
    report.compare("raw_points", recorded["raw_points"], raw)
    report.compare("points", recorded["points"], list(deal.points))


def _check_pass_steps(recorded: dict[str, Any], hands: tuple[tuple[Card, ...], ...], report: _Report) -> None:
    """The recorder passes one card at a time: every card still held may be given."""
    given: dict[int, set[Card]] = {}
    for k, passing in enumerate(recorded["pass_steps"]):
        gone = given.setdefault(passing["seat"], set())
        left = sorted(str(c) for c in hands[passing["seat"]] if c not in gone)
        report.compare("legal passes", sorted(passing["legal"]), left, step=k)
        gone.add(card(passing["card"]))
        report.steps += 1


def _play(match: Match, numbered: tuple[int, dict[str, Any]], report: _Report) -> Match:
    k, recorded = numbered
    seat = recorded["seat"]
    report.compare("seat to play", [seat], list(match.to_move), step=k)
    held = match.deal.hands[seat] if match.deal else ()
    legal = sorted(str(c) for c in held if refuse(match, PlayCard(seat, c)) is None)
    report.compare("legal cards", sorted(recorded["legal"]), legal, step=k, seat=seat)
    report.steps += 1
    return step(match, PlayCard(seat, card(recorded["card"])))[0]
