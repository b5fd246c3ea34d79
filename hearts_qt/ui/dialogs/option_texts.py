"""What the options and their values are called, in the language of the moment."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QCoreApplication, QLocale

from hearts_qt.store import options
from hearts_qt.store.options import Choice, CourtLetters, HandOrder, Language, PlayMode, Speed, Theme

translate = QCoreApplication.translate

TENTH = 10
"""The slider for the trick counts in tenths of a second; one step past the longest time means "until I click"."""
LONGEST = 50


class Page(Enum):
    """The pages of the options, in order."""

    GENERAL = 0
    PLAY = 1
    APPEARANCE = 2
    TABLE = 3
    SOUND = 4
    RULES = 5


def page_name(page: Page) -> str:
    match page:
        case Page.GENERAL:
            return translate("Options", "General")
        case Page.PLAY:
            return translate("Options", "Play and motion")
        case Page.APPEARANCE:
            return translate("Options", "Cards")
        case Page.TABLE:
            return translate("Options", "Table")
        case Page.SOUND:
            return translate("Options", "Sound")
        case Page.RULES:
            return translate("Options", "House rules")


def language_text(language: Language) -> str:
    match language:
        case Language.AUTO:
            return translate("Options", "as in the system")
        case Language.RUSSIAN:
            return "Русский"
        case Language.ENGLISH:
            return "English"


def language_note(spoken: Language | None) -> str:
    """What stands below the choice of a language; ``spoken`` is the one that the command line asks for."""
    if spoken is None:
        return translate("Options", "Changes at once, nothing has to be restarted.")
    text = translate("Options", "The command line asks for {language}, until you choose another one here.")
    return text.format(language=language_text(spoken))


def theme_text(theme: Theme) -> str:
    match theme:
        case Theme.SYSTEM:
            return translate("Options", "as in the system")
        case Theme.LIGHT:
            return translate("Options", "light")
        case Theme.DARK:
            return translate("Options", "dark")


def speed_text(speed: Speed) -> str:
    match speed:
        case Speed.OFF:
            return translate("Options", "no movement")
        case Speed.FAST:
            return translate("Options", "fast")
        case Speed.NORMAL:
            return translate("Options", "normal")
        case Speed.SLOW:
            return translate("Options", "slow")


def motion_text(choice: Choice) -> str:
    match choice:
        case Choice.SYSTEM:
            return translate("Options", "as in the system")
        case Choice.ON:
            return translate("Options", "yes, nothing moves")
        case Choice.OFF:
            return translate("Options", "no")


def mode_text(mode: PlayMode) -> str:
    match mode:
        case PlayMode.CLICK:
            return translate("Options", "with one click")
        case PlayMode.SELECT:
            return translate("Options", "with a second click on the raised card")
        case PlayMode.DRAG:
            return translate("Options", "by dragging it to the table")


def suits_text(suits: str) -> str:
    return " ".join("♣♦♠♥"["CDSH".index(suit)] for suit in suits)


def order_text(order: HandOrder) -> str:
    match order:
        case HandOrder.LOW_RIGHT:
            return translate("Options", "from high to low")
        case HandOrder.LOW_LEFT:
            return translate("Options", "from low to high")


def deck_text(deck: str) -> str:
    match deck:
        case "russian":
            return translate("Options", "Russian")
        case "classic":
            return translate("Options", "Classic")
        case "deco":
            return translate("Options", "Art Deco")
        case _:
            return _file_text(deck)


def letters_text(letters: CourtLetters) -> str:
    match letters:
        case CourtLetters.AUTO:
            return translate("Options", "as the language has them")
        case CourtLetters.RUSSIAN:
            return translate("Options", "Т К Д В")
        case CourtLetters.LATIN:
            return translate("Options", "A K Q J")


def trick_text(tenths: int) -> str:
    if tenths > LONGEST:
        return translate("Options", "until I click")
    return translate("Options", "{seconds} s").format(seconds=QLocale().toString(tenths / TENTH, "f", 1))


def back_text(back: str) -> str:
    """The name of a back; one that is new to this table is called by its file."""
    match back:
        case "own":
            return translate("Options", "the deck’s own")
        case "lattice-blue":
            return translate("Options", "blue lattice")
        case "lattice-red":
            return translate("Options", "red lattice")
        case "lattice-green":
            return translate("Options", "green lattice")
        case "lattice-charcoal":
            return translate("Options", "dark grey lattice")
        case "lattice-violet":
            return translate("Options", "violet lattice")
        case "lattice-ochre":
            return translate("Options", "ochre lattice")
        case "guilloche":
            return translate("Options", "guilloche")
        case "floral":
            return translate("Options", "flowers")
        case "deco":
            return translate("Options", "Art Deco rays")
        case "hearts":
            return translate("Options", "hearts")
        case "quiet":
            return translate("Options", "plain")
        case "stars":
            return translate("Options", "stars")
        case _:
            return _file_text(back)


def felt_text(felt: str) -> str:
    """The name of a felt; one that is new to this table is called by its entry."""
    match felt:
        case "green":
            return translate("Options", "green", "felt")
        case "dark":
            return translate("Options", "dark", "felt")
        case "blue":
            return translate("Options", "blue", "felt")
        case "burgundy":
            return translate("Options", "burgundy", "felt")
        case "grey":
            return translate("Options", "grey", "felt")
        case "ochre":
            return translate("Options", "ochre", "felt")
        case "linen":
            return translate("Options", "linen", "felt")
        case "wood":
            return translate("Options", "wood", "felt")
        case options.OWN_PICTURE:
            return translate("Options", "own picture", "felt")
        case _:
            return _file_text(felt)


def _file_text(name: str) -> str:
    return name.replace("-", " ").replace("_", " ").capitalize()
