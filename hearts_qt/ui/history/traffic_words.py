"""What is said of files that matches went into or came from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from hearts_qt.store.importing import Preview, State
from hearts_qt.store.kept import Flaw, FlawKind

if TYPE_CHECKING:
    from pathlib import Path

translate = QCoreApplication.translate


def filter_of(*endings: str) -> str:
    """A kind of files as file dialogs name it."""
    if endings == ("*",):
        return translate("History", "All files") + " (*)"
    patterns = " ".join(f"*.{ending}" for ending in endings)
    name = translate("History", "Matches of Hearts")
    return f"{name} ({patterns})"


def exported(count: int, file: Path) -> str:
    """So many matches are in a file now."""
    return translate("History", "%n match(es) written to {file}.", None, count).format(file=file.name)


def imported(count: int) -> str:
    """So many matches are in the history now that were not; none: verdicts alone were new."""
    if not count:
        return translate("History", "What the experts said is here now, too.")
    return translate("History", "%n match(es) imported.", None, count)


def removed(copy: Path) -> str:
    """Matches are gone."""
    return translate("History", "Removed. The history as it was is kept in {file}.").format(file=copy.name)


def preview_lines(preview: Preview) -> list[str]:
    """What is in a file, each kind on a line of its own."""
    lines = []
    if new := preview.count(State.NEW):
        lines.append(translate("History", "%n new match(es)", None, new))
    if further := preview.count(State.FURTHER):
        lines.append(translate("History", "%n match(es) that go further there than here", None, further))
    if judged := preview.count(State.JUDGED):
        text = translate("History", "%n match(es) that are here, but judged by experts only there", None, judged)
        lines.append(text)
    if known := preview.count(State.KNOWN):
        lines.append(translate("History", "%n match(es) that are here already", None, known))
    if flaws := len(preview.flaws):
        lines.append(translate("History", "%n fault(s), see below", None, flaws))
    return lines or [translate("History", "There is no match in this file.")]


def flaw_sentence(flaw: Flaw) -> str:
    """What is wrong, in one sentence, with the line where there is one."""
    sentence = _sentence(flaw).format(word=flaw.word, match=flaw.match[:8])
    if not flaw.line:
        return sentence
    return translate("History", "Line {line}: {sentence}").format(line=flaw.line, sentence=sentence)


def _sentence(flaw: Flaw) -> str:
    match flaw.kind:
        case FlawKind.NOT_OURS:
            return translate(
                "History", "This is no history of this game: neither its text, its table nor its database."
            )
        case FlawKind.NEWER:
            return translate("History", "A newer version of the game wrote this file; this one cannot read it.")
        case FlawKind.UNREADABLE if flaw.match:
            return translate("History", "The match {match} is damaged and cannot be read.")
        case FlawKind.UNREADABLE:
            return translate("History", "The file cannot be read, or is damaged from here on.")
        case FlawKind.MISSING:
            return translate("History", "“{word}” is missing in this match.")
        case FlawKind.VALUE:
            return translate("History", "“{word}” has a value here that it cannot have.")
        case FlawKind.WORD:
            return translate("History", "Nobody knows what “{word}” means here.")
        case FlawKind.MOVES:
            return translate("History", "“{word}” is against the rules of this match, or no move at all.")
        case FlawKind.SEATS:
            return translate("History", "The match {match} has more opponents or fewer than its rules want.")
        case FlawKind.TOO_LONG:
            return translate("History", "This is too long to be matches of this game.")
