"""What the lines told to the engine so far amount to: rules, player, the match, the deal at hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from hearts_qt.ai.characters import UnknownCharacter
from hearts_qt.ai.levels import UnknownLevel, strategy
from hearts_qt.doors import told
from hearts_qt.doors.engine_words import at_least, exactly, read_count, read_number, read_pair, read_seat, shown
from hearts_qt.doors.errors import DoorError
from hearts_qt.doors.refusal_words import Impossible, sentence_of_phase
from hearts_qt.rules.catalogue import CATALOGUE
from hearts_qt.rules.notation import RulesError, read_rules
from hearts_qt.rules.state import DealScore, Match, Phase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hearts_qt.doors.unseen import ToldDeal
    from hearts_qt.rules.ruleset import Rules

MAX_WORLDS = 1_000_000
MAX_REASON = 200
"""Characters of a reason that repeats what was told."""


class Session(Struct, frozen=True):
    """Everything that the lines so far have said.

    ``switches`` are those that differ from the variant, in notation. ``number`` is that of the last deal, or of
    the next one if ``ahead``; ``counted`` says that the next deal is another, even if this one has not been played
    out. ``dealer`` is who deals next, None: not told.
    """

    variant: str
    level: str
    seed: int
    rules: Rules
    switches: tuple[tuple[str, str], ...] = ()
    worlds: int | None = None
    totals: tuple[int, ...] | None = None
    pool: int = 0
    jackpot: bool = False
    bidder: int | None = None
    number: int = 1
    ahead: bool = True
    counted: bool = False
    dealer: int | None = None
    current: ToldDeal | None = None

    @property
    def deal(self) -> ToldDeal:
        """The deal at hand. Raises Impossible when there is none."""
        if self.current is None:
            raise Impossible(sentence_of_phase(Phase.DEALING))
        return self.current

    @property
    def running(self) -> bool:
        """Whether a deal has begun that is not over."""
        return self.current is not None and not self.current.is_over

    @property
    def next_number(self) -> int:
        """The number of the next deal: that of this one again if it was neither played out nor counted."""
        return self.number + (not self.ahead and (self.counted or not self.running))


def open_session(variant: str, players: int | None, level: str, seed: int) -> Session:
    """A session before its first line. Raises DoorError if there is no such variant, table or level."""
    try:
        if variant not in CATALOGUE:
            raise ValueError(f"{variant!r} is not a variant")
        rules = CATALOGUE[variant].rules(players)
        strategy(level)
    except ValueError as error:
        raise DoorError(f"The engine cannot be set up: {error}.") from error
    return Session(variant, level, seed, rules)


def forget(session: Session, words: Sequence[str]) -> Session:
    """``new``: forget everything but the rules and the player."""
    exactly(words, 0, "new")
    fresh = Session(session.variant, session.level, session.seed, session.rules)
    return replace(fresh, switches=session.switches, worlds=session.worlds)


def set_keys(session: Session, words: Sequence[str]) -> Session:
    """``set``: the player at any time, the rules between two deals."""
    at_least(words, 1, "set KEY=VALUE ...")
    wanted = dict(map(read_pair, words))
    if len(wanted) < len(words):
        raise Impossible("a key is set twice")
    if "level" in wanted:
        try:
            strategy(wanted["level"])
        except UnknownLevel as unknown:
            raise Impossible(f"{shown(unknown.key)} is not a level, only {', '.join(unknown.known)}") from None
        except UnknownCharacter as unknown:
            known = ", ".join(unknown.known)
            raise Impossible(f"{shown(unknown.key)} is not a character, only {known}") from None
        session = replace(session, level=wanted.pop("level"))
    if "worlds" in wanted:
        session = replace(session, worlds=read_count(wanted.pop("worlds"), 1, MAX_WORLDS, "the number of worlds"))
    number, dealer = wanted.pop("deal", None), wanted.pop("dealer", None)
    if wanted and session.running:
        raise Impossible("the rules stay as they are until the deal is over, or until new")
    if wanted:
        session = _with_rules(session, wanted)
    if number is not None:
        session = replace(session, number=read_count(number, 1, 10_000, "the number of a deal"), ahead=True)
    if dealer is not None:
        session = replace(session, dealer=read_seat(dealer, session.rules.seats))
    return session


def _with_rules(session: Session, wanted: dict[str, str]) -> Session:
    """The session under other rules; with another variant or table the match so far is forgotten."""
    variant = wanted.pop("variant", session.variant)
    if variant not in CATALOGUE:
        raise Impossible(f"{shown(variant)} is not a variant")
    usual = CATALOGUE[variant].best if variant != session.variant else session.rules.seats
    players = wanted.pop("players", str(usual))
    switches = wanted if variant != session.variant else {**dict(session.switches), **wanted}
    try:
        text = " ".join([variant, players, *(f"{k}={v}" for k, v in switches.items())])
        _, rules = read_rules(text, of_today=True)
    except RulesError as error:
        raise Impossible(str(error)[:MAX_REASON]) from None
    same_table = variant == session.variant and rules.seats == session.rules.seats
    if not same_table or rules.chips != session.rules.chips:
        session = forget(session, ())
    return replace(session, variant=variant, rules=rules, switches=tuple(switches.items()), current=None)


def set_scores(session: Session, words: Sequence[str]) -> Session:
    """``scores``: how the match stands."""
    form = "scores S0 S1 ... [pool=N] [jackpot=yes] [bidder=SEAT]"
    rules = session.rules
    plain = [w for w in words if "=" not in w]
    named = dict(read_pair(w) for w in words if "=" in w)
    totals = tuple(map(read_number, exactly(plain, rules.seats, form)))
    if rules.in_chips and min(totals) < 0:
        raise Impossible("nobody has less than no chips")
    if named and not rules.in_chips:
        raise Impossible("there is no pool in this game")
    pool = read_count(named.pop("pool", "0"), 0, 10**9, "the pool")
    jackpot = {"yes": True, "no": False}.get(named.pop("jackpot", "no"))
    bidder = named.pop("bidder", None)
    if named or jackpot is None:
        raise Impossible(f"the form is: {form}")
    counted = session.counted or session.current is not None
    session = replace(session, totals=totals, pool=pool, jackpot=jackpot, counted=counted)
    session = replace(session, bidder=None if bidder is None else read_seat(bidder, session.rules.seats))
    if session.current is not None and session.running:
        match = replace(session.current.match, scores=match_so_far(session).scores)
        session = replace(session, current=replace(session.current, match=match))
    return session


def match_so_far(session: Session) -> Match:
    """The match so far: one line of the score sheet that says how it stands."""
    rules = told.playable(session.rules)
    if session.totals is None:
        return Match(rules, session.seed)
    totals = session.totals
    line = DealScore(session.number - 1, (0,) * rules.seats, totals, None, session.pool, session.jackpot)
    return Match(rules, session.seed, scores=(line,), bidder=session.bidder)
