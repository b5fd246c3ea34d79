"""The text form of a match, and the match of a text.

    hearts-qt match 1
    rules windows_hearts 4 limit=50
    seed 271828
    deal
    bid 1 3
    bid 2 pass
    name 1 C
    declare 2 no
    pass 0 QS AH KH
    play 2 2C 9C 5C AC
    exchange 1 9D 4C 2S
    moon 1 subtract
    claim 0

``rules`` names a variant, its seat count and the switches that differ from it, and those that its oldest texts did
not know. A ``play`` line names the seat of its first card; the others follow clockwise. Lines that begin with
``#`` and empty lines are for readers only.
"""

from __future__ import annotations

from enum import Enum
from functools import reduce
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from hearts_qt.rules.cards import SUITS, Rank, Suit, card, cards, write_cards
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.contracts import CONTRACTS
from hearts_qt.rules.moves import (
    Bid,
    ChooseMoon,
    Claim,
    DealCards,
    Declare,
    ExchangeWidow,
    LetStand,
    Move,
    NameSuit,
    PassCards,
    PlayCard,
    TakeBack,
)
from hearts_qt.rules.refusals import IllegalMove
from hearts_qt.rules.ruleset import Rules
from hearts_qt.rules.shuffle import MAX_SEED
from hearts_qt.rules.state import Match
from hearts_qt.rules.switches import (
    Auction,
    Bonus,
    Direction,
    DiscardDuty,
    FirstTrickFallback,
    Floor,
    JokerPower,
    JokerTime,
    LastVoid,
    Moon,
    MoonTest,
    Opening,
    RankOrder,
    Revoke,
    SetRule,
    Settlement,
    SideMoon,
    Sides,
    TrickRule,
    Undealt,
    VoidRule,
)
from hearts_qt.rules.transition import step
from hearts_qt.rules.validate import faults

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from hearts_qt.rules.events import Event

HEADER = "hearts-qt match 1"


class NotationError(ValueError):
    """The text is not a match. ``line`` (from 1) is where, ``problem`` what is wrong there, in English."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line
        self.problem = problem


class RulesProblem(Enum):
    """What is wrong with a line that should be rules."""

    VARIANT = "variant"
    """It begins with no id of the catalogue."""
    SEATS = "seats"
    """The variant is not played by so many."""
    SWITCH = "switch"
    """There is no switch of that name."""
    VALUE = "value"
    """The switch cannot have that value."""
    FAULTS = "faults"
    """The switches contradict each other."""


class RulesError(ValueError):
    """The text is no rules.

    ``word`` is the part that is wrong, ``key`` the switch it belongs to; for FAULTS ``rules`` are what was read.
    """

    def __init__(
        self, text: str, problem: RulesProblem, word: str = "", key: str = "", rules: Rules | None = None
    ) -> None:
        super().__init__(text)
        self.problem = problem
        self.word = word
        self.key = key
        self.rules = rules


class Record(Struct, frozen=True):
    """What a match is: everything else is derived from it. ``variant`` is the catalogue id it was started as."""

    variant: str
    rules: Rules
    seed: int
    moves: tuple[Move, ...] = ()

    def start(self) -> Match:
        """The match before its first move."""
        return Match(self.rules, self.seed)

    def replay(self) -> Iterator[tuple[Match, tuple[Event, ...]]]:
        """The match and the events after each move. Raises IllegalMove at a move the rules refuse."""
        match = self.start()
        for move in self.moves:
            match, events = step(match, move)
            yield match, events

    def match(self) -> Match:
        """The match after all moves. Raises IllegalMove at a move the rules refuse."""
        return reduce(lambda before, move: step(before, move)[0], self.moves, self.start())


# -- rules -----------------------------------------------------------------------------------------------------


def _number(text: str) -> int:
    if not text.lstrip("-").isdecimal() or len(text) > 15:
        raise ValueError(f"{text!r} is not a whole number")
    return int(text)


def _optional(text: str) -> int | None:
    return None if text == "none" else _number(text)


def _truth(text: str) -> bool:
    return {"yes": True, "no": False}[text]


_GROUPS = frozenset("CDSH23456789TJQKA")


def _packs(text: str) -> int:
    return {"1": 1, "2": 2}[text]


def _points(text: str) -> tuple[tuple[str, int], ...]:
    pairs = (pair.partition(":") for pair in text.split(",") if pair)
    return tuple((key if key in _GROUPS else str(card(key)), _number(value)) for key, _, value in pairs)


def _suit(text: str) -> Suit:
    return {suit.letter: suit for suit in SUITS}[text]


def _many(read: Callable[[str], Any]) -> Callable[[str], tuple[Any, ...]]:
    return lambda text: tuple(read(word) for word in text.split(",") if word)


def _price(text: str) -> tuple[int, int]:
    number, _, cost = text.partition(":")
    return _number(number), _number(cost)


def _contract(text: str) -> str:
    if text not in CONTRACTS:
        raise ValueError(f"{text!r} is not a contract")
    return text


_READERS: dict[str, Callable[[str], Any]] = {
    # Not the seats: they are the second word, and the rest of the line is read on top of the rules for that many.
    "packs": _packs,
    "lowest": lambda text: Rank(_number(text)),
    "removed": _many(card),
    "jokers": _number,
    "rank_order": RankOrder,
    "hand": _optional,
    "undealt": Undealt,
    "exchange_freely": _truth,
    "misdeals": _truth,
    "declared_amount": _optional,
    "king_calls_queen": _truth,
    "dealer_names_trump": _truth,
    "naming_hand": _number,
    "jackpot_played_out": _truth,
    "bonus_in_moon": _truth,
    "trick_points": _number,
    "priced_tricks": _many(_price),
    "set_rule": SetRule,
    "floor": Floor,
    "auction": Auction,
    "contracts": _many(_contract),
    "broken_by_discard": _truth,
    "hearts_led_last": _truth,
    "no_heart_lead_first": _truth,
    "first_trick_fallback": FirstTrickFallback,
    "discard_duty": DiscardDuty,
    "trick_rule": TrickRule,
    "void_rule": VoidRule,
    "last_void": LastVoid,
    "trump": lambda text: None if text == "none" else _suit(text),
    "joker_time": JokerTime,
    "joker_power": JokerPower,
    "stop_when_decided": _truth,
    "last_hand_counts": _truth,
    "tie_break": _truth,
    "revoke": Revoke,
    "moon_amount": _optional,
    "moon_test": MoonTest,
    "sides": Sides,
    "side_moon": SideMoon,
    "settlement": Settlement,
    "chips": _number,
    "jack_divides": _truth,
    "high_wins": _truth,
    "limit_exceeds": _truth,
    "limit_either_way": _truth,
    "points": _points,
    "bonus": Bonus,
    "pass_count": _number,
    "pass_cycle": _many(Direction),
    "opening": Opening,
    "hearts_must_be_broken": _truth,
    "queen_breaks_hearts": _truth,
    "hearts_instead_of_queen": _truth,
    "no_points_on_first_trick": _truth,
    "moon": Moon,
    "no_trick_bonus": _number,
    "limit": _optional,
    "deals": _optional,
}

_PLAIN = Rules()
_YOUNGER = ("naming_hand",)
"""Switches that saved texts may be older than. Where a variant sets one the text always says how it stands; a text
that does not is from before, and the rules of then had it at the default."""


def _write_value(value: object) -> str:
    match value:
        case bool():
            return "yes" if value else "no"
        case None:
            return "none"
        case Rank():
            return str(int(value))
        case Suit():
            return value.letter
        case Enum():
            return str(value.value)
        case (str() | int() as key, int() as points):
            return f"{key}:{points}"
        case tuple():
            return ",".join(_write_value(item) for item in value)
        case _:
            return str(value)


def write_rules(variant: str, rules: Rules) -> str:
    """``variant seats switch=value …`` with the switches that differ from the variant's own rules."""
    base = CATALOGUE[variant].rules(rules.seats)
    said = {name for name in _YOUNGER if getattr(base, name) != getattr(_PLAIN, name)}
    changed = [
        f"{name}={_write_value(getattr(rules, name))}"
        for name in Rules.__struct_fields__
        if name in said or getattr(rules, name) != getattr(base, name)
    ]
    return " ".join([variant, str(rules.seats), *changed])


def read_rules(text: str, *, of_today: bool = False) -> tuple[str, Rules]:
    """The variant and the rules that ``text`` names. Raises RulesError, saying what is wrong.

    ``of_today``: whatever the text does not say is as the catalogue has it now, not as it was when the text may
    have been written.
    """
    words = text.split()
    if len(words) < 2 or words[0] not in CATALOGUE:
        raise RulesError(
            f"{text!r} names no variant and seat count", RulesProblem.VARIANT, words[0] if words else ""
        )
    try:
        rules = CATALOGUE[words[0]].rules(_number(words[1]))
    except ValueError as error:
        raise RulesError(str(error), RulesProblem.SEATS, words[1], words[0]) from None
    changes: dict[str, Any] = {}
    for word in words[2:]:
        key, _, value = word.partition("=")
        if key not in _READERS:
            raise RulesError(f"{key!r} is not a switch", RulesProblem.SWITCH, key)
        try:
            changes[key] = _READERS[key](value)
        except (KeyError, ValueError):
            raise RulesError(f"{value!r} is no value of {key}", RulesProblem.VALUE, value, key) from None
    before: dict[str, Any] = {} if of_today else {name: getattr(_PLAIN, name) for name in _YOUNGER}
    rules = replace(rules, **{**before, **changes})
    wrong = faults(rules)
    if wrong:
        named = ", ".join(fault.value for fault in wrong)
        raise RulesError(f"these rules cannot be played: {named}", RulesProblem.FAULTS, named, rules=rules)
    return words[0], rules


# -- moves -----------------------------------------------------------------------------------------------------


def write_moves(moves: Iterable[Move], seats: int) -> Iterator[str]:
    """The moves as lines; plays that go round clockwise share a line of at most one round."""
    first, line = 0, list[str]()
    for move in moves:
        if isinstance(move, PlayCard) and line and len(line) < seats and move.seat == (first + len(line)) % seats:
            line.append(str(move.card))
            continue
        if line:
            yield f"play {first} {' '.join(line)}"
            line = []
        match move:
            case PlayCard(seat, played):
                first, line = seat, [str(played)]
            case DealCards():
                yield "deal"
            case Bid(seat, chips):
                yield f"bid {seat} {'pass' if chips is None else chips}"
            case NameSuit(seat, suit):
                yield f"name {seat} {suit.letter}"
            case Declare(seat, everything):
                yield f"declare {seat} {'yes' if everything else 'no'}"
            case PassCards(seat, given):
                yield f"pass {seat} {write_cards(given)}"
            case ExchangeWidow(seat, given):
                yield f"exchange {seat} {write_cards(given)}"
            case ChooseMoon(seat, choice):
                yield f"moon {seat} {choice.value}"
            case Claim(seat):
                yield f"claim {seat}"
            case TakeBack(seat):
                yield f"takeback {seat}"
            case LetStand(seat):
                yield f"stand {seat}"
    if line:
        yield f"play {first} {' '.join(line)}"


def read_moves(line: str, seats: int) -> tuple[Move, ...]:
    """The moves of one line. Raises ValueError, saying what is wrong."""
    match line.split():
        case ["deal"]:
            return (DealCards(),)
        case ["bid", seat, chips]:
            return (Bid(_number(seat), None if chips == "pass" else _number(chips)),)
        case ["name", seat, ("C" | "D" | "S" | "H") as letter]:
            return (NameSuit(_number(seat), _suit(letter)),)
        case ["declare", seat, ("yes" | "no") as answer]:
            return (Declare(_number(seat), answer == "yes"),)
        case ["pass", seat, *given]:
            return (PassCards(_number(seat), cards(" ".join(given))),)
        case ["exchange", seat, *given]:
            return (ExchangeWidow(_number(seat), cards(" ".join(given))),)
        case ["play", seat, *played] if played:
            first = _number(seat)
            return tuple(PlayCard((first + k) % seats, card(text)) for k, text in enumerate(played))
        case ["moon", seat, choice]:
            return (ChooseMoon(_number(seat), Moon(choice)),)
        case ["claim", seat]:
            return (Claim(_number(seat)),)
        case ["takeback", seat]:
            return (TakeBack(_number(seat)),)
        case ["stand", seat]:
            return (LetStand(_number(seat)),)
        case _:
            raise ValueError(f"{line!r} is not a move")


# -- matches ---------------------------------------------------------------------------------------------------


def write_record(record: Record) -> str:
    """The whole match as text that `read_record` reads back to an equal value."""
    lines = [HEADER, f"rules {write_rules(record.variant, record.rules)}", f"seed {record.seed}"]
    lines += write_moves(record.moves, record.rules.seats)
    return "\n".join(lines) + "\n"


def read_record(text: str, watch: Callable[[Match], object] | None = None) -> Record:
    """The match that ``text`` describes, with every move checked. Raises NotationError.

    ``watch`` is called with the state after each move, for who would otherwise replay the moves once more.
    """
    lines = [(n, line.strip()) for n, line in enumerate(text.splitlines(), 1)]
    lines = [(n, line) for n, line in lines if line and not line.startswith("#")]
    if not lines or lines[0][1] != HEADER:
        raise NotationError(lines[0][0] if lines else 1, f"expected {HEADER!r}")
    head = dict.fromkeys(("rules", "seed"), (0, ""))
    for (n, line), key in zip(lines[1:3], head, strict=False):
        if not line.startswith(key + " "):
            raise NotationError(n, f"expected {key!r}")
        head[key] = (n, line.removeprefix(key).strip())
    if len(lines) < 3:
        raise NotationError(lines[-1][0], "the text ends before the rules and the seed")
    n = head["rules"][0]
    try:
        variant, rules = read_rules(head["rules"][1])
        n, seed_text = head["seed"]
        seed = _number(seed_text)
        if not 0 <= seed <= MAX_SEED:
            raise ValueError(f"{seed} is not a deal number")
        match, moves = Match(rules, seed), list[Move]()
        for number, line in lines[3:]:
            n = number
            for move in read_moves(line, rules.seats):
                match, _ = step(match, move)
                moves.append(move)
                if watch is not None:
                    watch(match)
    except (ValueError, IllegalMove) as error:
        raise NotationError(n, str(error)) from None
    return Record(variant, rules, seed, tuple(moves))
