"""Every setting of the program: its name, type, values and default, in one table.

To add one, add a line to `Options`; to change what it accepts, change its codec. Nothing else knows defaults.
"""

from __future__ import annotations

import re
from enum import Enum
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from hearts_qt.rules.catalogue import DEFAULT
from hearts_qt.rules.notation import read_rules, write_rules

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

T = TypeVar("T")
E = TypeVar("E", bound=Enum)


class Language(Enum):
    """The language of the texts; AUTO follows the system."""

    AUTO = "auto"
    RUSSIAN = "ru"
    ENGLISH = "en"


class Speed(Enum):
    """How fast cards move."""

    OFF = "off"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"


class Choice(Enum):
    """Yes, no, or as the system wishes."""

    SYSTEM = "system"
    ON = "on"
    OFF = "off"


class PlayMode(Enum):
    """How a card is played with the mouse."""

    CLICK = "click"
    SELECT = "select"
    """The first click raises the card, the second plays it."""
    DRAG = "drag"


class HandOrder(Enum):
    """How the cards of a suit lie in the hand."""

    LOW_RIGHT = "low_right"
    LOW_LEFT = "low_left"


class CourtLetters(Enum):
    """The letters on the cards: Т К Д В or A K Q J; AUTO follows the language."""

    AUTO = "auto"
    RUSSIAN = "ru"
    LATIN = "latin"


class Theme(Enum):
    """The colours of the windows."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Codec(Struct, Generic[T], frozen=True):
    """A type of setting: ``read`` makes a value for the program of one from JSON, or raises ValueError."""

    read: Callable[[object], T]
    write: Callable[[T], object] = lambda value: value


def _typed(value: object, kind: type[T]) -> T:
    # isinstance alone would let True pass for a number.
    if not isinstance(value, kind) or type(value) is not kind:
        raise ValueError(f"{value!r} is not of the type {kind.__name__}")
    return value


def _one_of(choices: type[E]) -> Codec[E]:
    return Codec(lambda raw: choices(_typed(raw, str)), lambda value: value.value)


_TRUTH: Codec[bool] = Codec(lambda raw: _typed(raw, bool))


def _number(low: float, high: float) -> Codec[float]:
    def read(raw: object) -> float:
        value = raw if isinstance(raw, float) else _typed(raw, int)
        if not low <= value <= high:
            raise ValueError(f"{value!r} is not between {low} and {high}")
        return float(value)

    return Codec(read)


def _whole(low: int, high: int) -> Codec[int]:
    def read(raw: object) -> int:
        value = _typed(raw, int)
        if not low <= value <= high:
            raise ValueError(f"{value!r} is not between {low} and {high}")
        return value

    return Codec(read)


def _optional(codec: Codec[T]) -> Codec[T | None]:
    return Codec(
        lambda raw: None if raw is None else codec.read(raw),
        lambda value: None if value is None else codec.write(value),
    )


def _matching(pattern: str) -> Codec[str]:
    def read(raw: object) -> str:
        value = _typed(raw, str)
        if not re.fullmatch(pattern, value):
            raise ValueError(f"{value!r} does not match {pattern}")
        return value

    return Codec(read)


def _many(codec: Codec[T], most: int) -> Codec[tuple[T, ...]]:
    def read(raw: object) -> tuple[T, ...]:
        items = _typed(raw, list)
        if len(items) > most:
            raise ValueError(f"more than {most} values")
        return tuple(codec.read(item) for item in items)

    return Codec(read, lambda value: [codec.write(item) for item in value])


def _read_person(raw: object) -> str:
    value = _typed(raw, str)
    if len(value) > MAX_NAME or not value.isprintable() or value != value.strip():
        raise ValueError(f"{value!r} is not a name")
    return value


def _read_suits(raw: object) -> str:
    value = _typed(raw, str)
    if sorted(value) != sorted("CDSH"):
        raise ValueError(f"{value!r} is not an order of the four suits")
    return value


def _read_rules_text(raw: object) -> str:
    return write_rules(*read_rules(_typed(raw, str), of_today=True))


OWN_PICTURE = "picture"

MAX_NAME = 40
"""The longest name of a player, in characters."""

_NAME = _matching(r"[a-z0-9][a-z0-9_-]{0,39}")
"""The name of a thing that the program has a list of elsewhere; one that is gone is that list's concern."""


_in_order: list[Codec[Any]] = []


def _option(default: T, codec: Codec[T]) -> T:
    """A line of `Options`: its default, and how it is read and written."""
    _in_order.append(codec)
    return default


class Options(Struct, frozen=True):
    """The settings of one player. `changed` makes new ones."""

    language: Language = _option(Language.AUTO, _one_of(Language))
    theme: Theme = _option(Theme.SYSTEM, _one_of(Theme))
    first_start_done: bool = _option(False, _TRUTH)
    """Whether the lessons have been offered; that happens once."""
    lessons_done: tuple[str, ...] = _option((), _many(_NAME, 20))
    """The lessons that have been gone through, by key."""
    player_name: str = _option("", Codec(_read_person))
    """Empty: the language's own word for the person at the table."""

    next_rules: str = _option(f"{DEFAULT} 4", Codec(_read_rules_text))
    """House rules of the next match as `notation.write_rules` gives them."""
    levels: tuple[str, ...] = _option((), _many(_NAME, 10))
    """Level of the opponent at seat k + 1; seats beyond the end play at the usual level."""
    sitters: tuple[str, ...] = _option((), _many(_NAME, 10))
    """Who sits at seat k + 1, by key; seats beyond the end are filled as usual."""

    speed: Speed = _option(Speed.NORMAL, _one_of(Speed))
    reduced_motion: Choice = _option(Choice.SYSTEM, _one_of(Choice))
    trick_seconds: float | None = _option(1.0, _optional(_number(0.2, 5.0)))
    """How long a trick stays on the table; None: until the player clicks."""
    play_mode: PlayMode = _option(PlayMode.CLICK, _one_of(PlayMode))
    mark_legal: bool = _option(True, _TRUTH)
    status_texts: bool = _option(True, _TRUTH)
    """Whether the line below the table says what is to be done; a refusal is said in any case."""
    celebration: bool = _option(True, _TRUTH)
    """Whether a match that was won is celebrated."""
    goals: bool = _option(True, _TRUTH)
    """Whether goals are counted and shown."""
    luck: bool = _option(True, _TRUTH)
    """Whether experts play past deals again in the background, to tell how much was luck."""
    show_hints: bool = _option(True, _TRUTH)
    """Whether a hint may be asked for."""
    hand_order: HandOrder = _option(HandOrder.LOW_RIGHT, _one_of(HandOrder))
    suit_order: str = _option("CDSH", Codec(_read_suits))
    """The suits of a hand from left to right."""

    deck: str = _option("russian", _NAME)
    back: str = _option("own", _NAME)
    """``own``: the back that belongs to the deck."""
    felt: str = _option("green", _NAME)
    """`OWN_PICTURE`: the person's own picture instead of a cloth."""
    picture: str = _option("", _matching(r"|[a-z0-9][a-z0-9-]{0,39}\.jpg"))
    """The file of the own picture in the folder that holds them; empty: there is none."""
    court_letters: CourtLetters = _option(CourtLetters.AUTO, _one_of(CourtLetters))
    large_indices: bool = _option(False, _TRUTH)
    four_colours: bool = _option(False, _TRUTH)
    """Whether every suit has a colour of its own."""

    text_panel: bool = _option(False, _TRUTH)
    """Whether the game stands beside the table as text."""

    sound_on: bool = _option(False, _TRUTH)
    volume: int = _option(70, _whole(0, 100))
    """In percent."""
    muted_sounds: tuple[str, ...] = _option((), _many(_NAME, 40))
    """Occasions that are not heard."""

    def changed(self, **changes: object) -> Options:
        """These settings with some changed.

        Raises ValueError for a value that the option cannot have and KeyError for a name that is no option.
        """
        checked: dict[str, Any] = {key: _checked(_CODECS[key], value) for key, value in changes.items()}
        return replace(self, **checked)


_CODECS: dict[str, Codec[Any]] = dict(zip(Options.__struct_fields__, _in_order, strict=True))

KEYS = tuple(_CODECS)
"""The name of every setting, in the order of the table."""

DEFAULTS = Options()


def _checked(codec: Codec[Any], value: object) -> object:
    try:
        return codec.read(codec.write(value))
    except (AttributeError, TypeError):
        raise ValueError(f"{value!r} is of the wrong type") from None


def read_options(stored: Mapping[str, object]) -> tuple[Options, dict[str, str]]:
    """The options that a JSON object holds, and by key what is wrong with values that had to be left out.

    Missing and bad values have their defaults. Keys that are no setting are left to the caller.
    """
    values: dict[str, Any] = {}
    wrong: dict[str, str] = {}
    for key, codec in _CODECS.items():
        if key in stored:
            try:
                values[key] = codec.read(stored[key])
            except ValueError as error:
                wrong[key] = str(error)
    return replace(DEFAULTS, **values), wrong


def write_options(options: Options) -> dict[str, object]:
    """Every option as a value for JSON; the inverse of `read_options`."""
    return {key: codec.write(getattr(options, key)) for key, codec in _CODECS.items()}
