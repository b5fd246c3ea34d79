"""What the program says about trouble: contradictions in house rules, files and folders."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from hearts_qt.rules.validate import MOST_DEALS, MOST_POINTS, Fault
from hearts_qt.store.errors import Fault as FileFault
from hearts_qt.store.errors import Notice, StoreError
from hearts_qt.support.errors import KnownError, Trouble
from hearts_qt.ui.looks import Part

if TYPE_CHECKING:
    from hearts_qt.rules.ruleset import Rules

translate = QCoreApplication.translate


def fault_sentence(fault: Fault, rules: Rules) -> str:
    """What is wrong with house rules, and what would mend it."""
    match fault:
        case Fault.SEATS:
            return translate("Texts", "There can be two to eleven players.")
        case Fault.PACK:
            return translate("Texts", "These packs do not hold enough cards for everybody.")
        case Fault.PACK_DOES_NOT_DIVIDE:
            count = len(rules.pack)
            return translate("Texts", "%n card(s) do not divide among the players: remove some.", None, count)
        case Fault.LEFT_OVER:
            return translate("Texts", "The number of cards left over does not fit what is done with them.")
        case Fault.PASS_COUNT:
            return translate("Texts", "Nobody can pass more cards than a hand holds.")
        case Fault.ACROSS_WITH_ODD_SEATS:
            return translate("Texts", "With an odd number of players nobody sits across.")
        case Fault.SCATTER:
            return translate(
                "Texts", "To pass to everybody, the number of cards has to divide evenly among the others."
            )
        case Fault.TRUMP:
            return translate(
                "Texts", "The dealer can name trumps only where nothing else says which suit is trumps or costs."
            )
        case Fault.NAMING_HAND:
            return translate("Texts", "Trumps are named on fewer cards than a hand holds, or on the whole hand.")
        case Fault.NO_CLUB_TO_OPEN_WITH:
            return translate("Texts", "The first lead must be a club, and there is no club in the pack.")
        case Fault.NO_PENALTY_CARDS:
            return translate("Texts", "No card costs anything, so there is no moon to shoot.")
        case Fault.NO_QUEEN_OF_SPADES:
            return translate("Texts", "The rules about the queen of spades and breaking hearts need both of them.")
        case Fault.BONUS_CARD_MISSING:
            return translate("Texts", "The bonus card is not in the pack.")
        case Fault.BONUS_COSTS:
            return translate("Texts", "The bonus card cannot cost penalty points as well.")
        case Fault.RANK_ORDER:
            return translate("Texts", "The ace ranks below the jack only in a pack that begins with the sevens.")
        case Fault.CANCELLATION_NEEDS_TWO_PACKS:
            return translate("Texts", "Identical cards cancel each other only where two packs are in play.")
        case Fault.SIDES:
            return translate("Texts", "Partners need a table of four and a game for points.")
        case Fault.SETTLEMENT:
            return translate("Texts", "This way of settling does not fit the number of players or the auction.")
        case Fault.CHIPS:
            return translate("Texts", "A game for chips needs chips at the start and a moon that is on or off.")
        case Fault.DECLARATION:
            return translate("Texts", "What can be declared does not fit the rest of the rules.")
        case Fault.CONTRACTS:
            return translate("Texts", "Contracts stand alone: no auction, chips, moon or bonus card with them.")
        case Fault.SET_RULE:
            return translate("Texts", "The special queens need one pack with all four of them.")
        case Fault.REVOKE:
            return translate("Texts", "This penalty for a revoke does not fit the way the game is settled.")
        case Fault.MOON_AMOUNT:
            return translate("Texts", "A moon is worth at least one point.")
        case Fault.NO_END:
            return translate("Texts", "The match would never end: set a limit or a number of deals.")
        case Fault.LIMIT:
            text = translate(
                "Texts", "A limit lies between 1 and {points}, a number of deals between 1 and {deals}."
            )
            return text.format(points=MOST_POINTS, deals=MOST_DEALS)
        case Fault.UNREACHABLE:
            return translate(
                "Texts",
                "The match might never end: on the whole the deals bring nobody nearer to the limit. Set a "
                "number of deals.",
            )
        case Fault.DEALT_FOR_EVER:
            return translate(
                "Texts",
                "Too many cards cost something: nearly every hand would hold nothing else for the first trick, "
                "and be dealt again and again.",
            )
        case Fault.MOON_ALWAYS:
            return translate(
                "Texts",
                "There is only one card or one trick to take, so every deal would be a moon: switch it off.",
            )
        case Fault.NO_TRICK_BONUS:
            return translate("Texts", "The reward for taking no trick cannot be negative.")


def trouble_sentence(error: KnownError) -> str:
    """What went wrong outside the program."""
    match error.trouble:
        case Trouble.FOLDER_NOT_WRITABLE:
            text = translate(
                "Texts", "The folder {folder} cannot be written to: {reason}. The game is not being saved."
            )
        case Trouble.FILE_NOT_READABLE:
            text = translate("Texts", "The file {file} cannot be read: {reason}.")
        case Trouble.FILE_NOT_WRITABLE:
            text = translate("Texts", "The file {file} cannot be written: {reason}.")
        case Trouble.NOT_A_PICTURE:
            text = translate(
                "Texts", "The file {file} is not a picture that the game can show. Try a JPEG or PNG."
            )
        case Trouble.RESOURCE_MISSING:
            text = translate("Texts", "A file of the program is missing: {file}. Please install it again.")
    return text.format_map(_Facts(error.facts))


def notice_sentence(notice: Notice) -> str:
    """What was found when a file was read, and what became of it."""
    text = _reading_sentence(notice)
    kept = "" if notice.kept is None else str(notice.kept)
    return text.format(file=notice.path.name, kept=kept, key=notice.key)


def rescue_sentence(matches: int) -> str:
    """What a damaged history and its copies still gave."""
    return translate("Texts", "%n match(es) of the damaged history could be brought back.", None, matches)


def missing_sentence(part: Part, name: str) -> str:
    """A part of the looks is not there any more."""
    match part:
        case Part.DECK:
            text = translate("Texts", "The deck “{name}” is not there, or not complete; the usual one is in use.")
        case Part.BACK:
            text = translate("Texts", "The back “{name}” is not there; the deck’s own is in use.")
        case Part.FELT:
            text = translate("Texts", "The felt “{name}” is not there; the usual one is in use.")
        case Part.PICTURE:
            text = translate("Texts", "The picture of your table is not there any more; the usual felt is in use.")
    return text.format(name=name)


def store_sentence(error: StoreError) -> str:
    """Why something could not be kept or read; play goes on."""
    return _file_sentence(error.fault).format(file=error.path)


def _reading_sentence(notice: Notice) -> str:
    match notice.fault:
        case FileFault.DAMAGED if notice.kept is not None and notice.restored:
            return translate(
                "Texts", "{file} was damaged. The copy before it is in use; the damaged file is kept as {kept}."
            )
        case FileFault.DAMAGED if notice.kept is not None:
            return translate("Texts", "{file} was damaged and has been set aside as {kept}. A new one was begun.")
        case FileFault.DAMAGED if notice.restored:
            return translate("Texts", "{file} was damaged. The copy before it is in use.")
        case FileFault.NEWER if notice.kept is not None:
            return translate(
                "Texts", "{file} was written by a newer version of the game. It has been set aside as {kept}."
            )
        case FileFault.UNREADABLE if notice.kept is not None:
            return translate("Texts", "{file} cannot be read and has been set aside as {kept}.")
        case FileFault.NEWER:
            return translate("Texts", "{file} was written by a newer version of the game and is left as it is.")
        case FileFault.BAD_VALUE:
            return translate("Texts", "The setting “{key}” had a value it cannot have; the usual one is in use.")
        case FileFault.UNKNOWN_SETTING:
            return translate("Texts", "The setting “{key}” is unknown to this version; it is kept as it is.")
        case _:
            return _file_sentence(notice.fault)


def _file_sentence(fault: FileFault) -> str:
    match fault:
        case FileFault.DAMAGED:
            return translate("Texts", "{file} is damaged and cannot be used.")
        case FileFault.NEWER:
            return translate("Texts", "{file} was written by a newer version of the game and is left as it is.")
        case FileFault.UNREADABLE:
            return translate("Texts", "{file} cannot be read.")
        case FileFault.NOT_WRITABLE:
            return translate("Texts", "{file} cannot be written. You can play on, but this is not being saved.")
        case FileFault.DISK_FULL:
            return translate("Texts", "The disk is full: {file} was not saved. Free some space and play on.")
        case FileFault.BUSY:
            return translate("Texts", "Another copy of the game is using {file}. It was not saved this time.")
        case FileFault.BAD_VALUE | FileFault.UNKNOWN_SETTING:
            return translate("Texts", "A setting in {file} cannot be used; the usual one stands in for it.")


class _Facts(dict[str, str]):
    """A fact that nobody supplied shows as a question mark instead of breaking the sentence."""

    def __missing__(self, key: str) -> str:
        return "?"
