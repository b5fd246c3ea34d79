"""What is said of the opponents: how each of them likes to play, in one sentence."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from hearts_qt.game.frames import Sitter

translate = QCoreApplication.translate


def temper_sentence(sitter: Sitter) -> str:
    """How this opponent likes to play, at whatever level; nothing is said of the person."""
    match sitter:
        case Sitter.PERSON:
            return ""
        case Sitter.MARFA:
            return translate("Tempers", "Martha saves her small cards and lets the big ones go early.")
        case Sitter.TIKHON:
            return translate("Tempers", "Oliver seems half asleep, but he is dreaming of the moon.")
        case Sitter.ZLATA:
            return translate("Tempers", "Zoe likes a gamble: she will risk a bad deal for a brilliant one.")
        case Sitter.PROKHOR:
            return translate(
                "Tempers", "Peter hunts the costliest card, and leads low cards of its suit until it falls."
            )
        case Sitter.ULYANA:
            return translate("Tempers", "Ursula would rather take no trick at all: she ducks whenever she can.")
        case Sitter.LUKYAN:
            return translate("Tempers", "Luke cannot bear to see anybody in the lead, and sends the points there.")
        case Sitter.FYOKLA:
            return translate("Tempers", "Thea gets rid of a whole suit as soon as she can, to discard at will.")
        case Sitter.NAZAR:
            return translate("Tempers", "Nick likes to be on lead: a cheap trick is his.")
        case Sitter.AGNIA:
            return translate("Tempers", "Agnes takes no chances: whatever costs points leaves her hand first.")
        case Sitter.SAVVA:
            return translate("Tempers", "Sam has no habits to count on: he plays whatever is best.")
