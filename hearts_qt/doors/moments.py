"""The phases that a game has, each with the first position in which the person sees it: for pictures and tests."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from msgspec import Struct

from hearts_qt.ai.levels import DEFAULT_LEVEL, strategy
from hearts_qt.ai.strategy import choose
from hearts_qt.doors import scenarios
from hearts_qt.rules.contracts import contract_of, names_trumps
from hearts_qt.rules.moves import DealCards, Move
from hearts_qt.rules.notation import Record
from hearts_qt.rules.state import Match, Phase
from hearts_qt.rules.switches import Auction, Moon, TrickRule, Undealt
from hearts_qt.rules.transition import step
from hearts_qt.rules.view import view
from hearts_qt.store.saved_match import SavedMatch

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Iterator

    from hearts_qt.rules.ruleset import Rules

MATCHES = 40
"""So many matches are played at most to find a rare moment."""
MOONS = 100
"""So many deals are helped at most towards a moon."""
MOON_CHOICE = "moon-choice"
SHEET = "sheet"
"""The longest score sheet of a match."""
_LONG = 12
"""A score sheet of so many lines is long enough for a picture."""


class Moment(Struct, frozen=True):
    """A phase as the person sees it: which rules have it, and when a match is in it."""

    name: str
    belongs: Callable[[Rules], bool]
    reached: Callable[[Match], bool]


def moments_of(rules: Rules) -> tuple[Moment, ...]:
    """The moments to be expected under ``rules``, roughly in the order of a match."""
    each = (_contract(key) for key in dict.fromkeys(rules.contracts))
    return (*(moment for moment in _MOMENTS if moment.belongs(rules)), *each)


def saved_moments(variant: str, rules: Rules, *, only: frozenset[str] | None = None) -> dict[str, SavedMatch]:
    """The first match, by number, at each moment; a moment that never came is missing.

    Args:
        variant, rules: what is played.
        only: the names of the moments that are wanted; None: all.
    """
    wanted = {m.name: m for m in moments_of(rules) if only is None or m.name in only}
    found: dict[str, SavedMatch] = {}
    for seed in range(1, MATCHES + 1):
        if not wanted.keys() - found.keys():
            break
        sheet: tuple[Move, ...] = ()
        for match, moves in _walk(rules, seed):
            for name in wanted.keys() - found.keys():
                if wanted[name].reached(match):
                    found[name] = _saved(variant, rules, seed, tuple(moves))
            if match.phase is Phase.SCORED and len(match.scores) <= _LONG:
                sheet = tuple(moves)
            if not wanted.keys() - found.keys():
                break
        if (only is None or SHEET in only) and sheet:
            found.setdefault(SHEET, _saved(variant, rules, seed, sheet))
    if rules.moon is Moon.CHOICE and (only is None or MOON_CHOICE in only):
        found |= _moon_choice(variant, rules)
    return found


def missing(rules: Rules, found: Container[str]) -> tuple[str, ...]:
    """The names of the moments that should be in ``found`` and are not."""
    names = [moment.name for moment in moments_of(rules)]
    names += [MOON_CHOICE] if rules.moon is Moon.CHOICE else []
    return tuple(name for name in names if name not in found)


def _walk(rules: Rules, seed: int) -> Iterator[tuple[Match, list[Move]]]:
    """Every position of a match in which all seats play by rule of thumb, with the moves that led to it."""
    match, moves, player = Match(rules, seed), list[Move](), strategy("rule_of_thumb")
    while match.phase is not Phase.OVER:
        move: Move = DealCards()
        if match.to_move:
            seat = match.to_move[-1]
            move = choose(player, view(match, seat), Random(f"{seed}/{seat}/{len(moves)}"))
        match, _ = step(match, move)
        moves.append(move)
        yield match, moves


def _moon_choice(variant: str, rules: Rules) -> dict[str, SavedMatch]:
    for seed in range(1, MOONS + 1):
        saved = scenarios.saved_at(
            lambda match: scenarios.choosing_moon(match) or bool(match.scores),
            seed,
            variant=variant,
            rules=rules,
            player=scenarios.MoonHelpers(),
        )
        if scenarios.choosing_moon(saved.record.match()):
            return {MOON_CHOICE: saved}
    return {}


def _saved(variant: str, rules: Rules, seed: int, moves: tuple[Move, ...]) -> SavedMatch:
    return SavedMatch.begin(Record(variant, rules, seed, moves), (DEFAULT_LEVEL,) * (rules.seats - 1))


def _contract(key: str) -> Moment:
    """A trick in the deal with this contract."""

    def is_it(match: Match) -> bool:
        deal = match.deal
        in_trick = scenarios.in_trick(tricks=3, cards=match.rules.seats - 2)
        return deal is not None and contract_of(match.rules, deal.number) == key and in_trick(match)

    return Moment(f"contract-{key}", lambda _: True, is_it)


def _received(match: Match) -> bool:
    """Cards have just been passed, and nobody has played since."""
    deal = match.deal
    if match.phase is not Phase.PLAYING or deal is None or deal.trick is None or not any(deal.chosen):
        return False
    return not deal.tricks and not deal.trick.cards


def _somebody_out(match: Match) -> bool:
    """The person plays on while somebody has no card left."""
    deal = match.deal
    if not scenarios.in_trick(cards=1)(match) or deal is None or deal.trick is None:
        return False
    return any(not hand and seat not in deal.trick.seats for seat, hand in enumerate(deal.hands))


def _first_trick(match: Match) -> bool:
    """The person is to play to a first trick in which cards lie, with a full hand."""
    deal = match.deal
    return scenarios.in_trick(cards=1)(match) and deal is not None and not deal.tricks


def _full_trick(match: Match) -> bool:
    """The person is the last to play to a later trick."""
    return scenarios.in_trick(tricks=2, cards=match.rules.seats - 1)(match)


def _joker_in_trick(match: Match) -> bool:
    deal = match.deal
    if not scenarios.in_trick(cards=2)(match) or deal is None or deal.trick is None:
        return False
    return any(card.is_joker for card in deal.trick.cards)


def _scored(match: Match) -> bool:
    return match.phase is Phase.SCORED


_DECLARATIONS = (Auction.GENERALE, Auction.CAPOT, Auction.SLAM)

_MOMENTS = (
    Moment("bid", lambda r: r.auction is Auction.SUIT, scenarios.asked_in(Phase.BIDDING, after=1)),
    Moment("name", lambda r: r.auction is Auction.SUIT or names_trumps(r), scenarios.asked_in(Phase.NAMING)),
    Moment("declare", lambda r: r.auction in _DECLARATIONS, scenarios.asked_in(Phase.DECLARING, after=1)),
    Moment("pass", lambda r: bool(r.pass_cycle), scenarios.asked_in(Phase.PASSING)),
    Moment("received", lambda r: bool(r.pass_cycle), _received),
    Moment("exchange", lambda r: r.undealt is Undealt.EXCHANGE, scenarios.asked_in(Phase.EXCHANGING)),
    Moment("first-trick", lambda _: True, _first_trick),
    Moment("trick", lambda r: r.seats > 2, _full_trick),
    Moment("draw", lambda r: r.undealt is Undealt.DRAW, scenarios.hands_differ),
    Moment("out", lambda r: r.undealt is Undealt.DRAW and r.seats > 2, _somebody_out),
    Moment("cancelled", lambda r: r.trick_rule is TrickRule.CANCELLATION, scenarios.cancelled_pair),
    Moment("void", lambda r: r.trick_rule is TrickRule.CANCELLATION, scenarios.void_tricks_wait),
    Moment("joker", lambda r: r.jokers > 0, _joker_in_trick),
    Moment("scored", lambda _: True, _scored),
    Moment("over", lambda _: True, lambda match: match.phase is Phase.OVER),
)
