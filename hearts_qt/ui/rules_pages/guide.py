"""The chapters of the strategy guide and the history of the family, as HTML."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from hearts_qt.game.frames import PERSON, Sitter
from hearts_qt.rules.ruleset import penalty_of
from hearts_qt.rules.state import Phase
from hearts_qt.rules.view import view
from hearts_qt.table import words
from hearts_qt.ui.rules_pages.content import TABLE, written
from hearts_qt.ui.rules_pages.page import cards_html

if TYPE_CHECKING:
    from hearts_qt.rules.view import View
    from hearts_qt.ui.rules_pages.positions import Position

translate = QCoreApplication.translate

HISTORY = "family"


def chapter_title(position: Position) -> str:
    """The name of the chapter that ``position`` belongs to."""
    text = written(f"guide/{position.chapter}")
    return position.chapter if text is None else text.title


def chapter(position: Position, *, answered: bool) -> str:
    """A lesson, its position, and the answer if it is wanted."""
    text = written(f"guide/{position.chapter}")
    if text is None:
        return ""
    heading = translate("Guide", "At the table")
    asked = f"<h3>{escape(heading)}</h3>{position_html(position)}{text.html('question')}"
    head = f"<h2>{escape(text.title)}</h2>{text.html()}"
    if not answered:
        return head + asked
    heading = translate("Guide", "The answer")
    return f"{head}{asked}<h3>{escape(heading)}</h3>{text.html('answer')}"


def position_html(position: Position) -> str:
    """What the person sees: the hand, the trick, the points so far."""
    seen = view(position.match, PERSON)
    rows = [(translate("Guide", "Your hand"), cards_html(seen.hand))]
    if seen.phase is Phase.PASSING:
        rows.append(
            (translate("Guide", "Now"), escape(translate("Guide", "Three cards go to the left, to Martha.")))
        )
    else:
        rows.append((translate("Guide", "On the table"), _trick(seen)))
        rows.append((translate("Guide", "Points so far"), _points(seen)))
    lines = "".join(f"<tr><td>{escape(name)}&nbsp;&nbsp;</td><td>{cell}</td></tr>" for name, cell in rows)
    return TABLE.format(lines=lines)


def _name(seat: int) -> str:
    return escape(words.sitter_name(tuple(Sitter)[seat]))


def _trick(seen: View) -> str:
    trick = seen.trick
    if trick is None or not trick.cards:
        return escape(translate("Guide", "nothing yet: you lead"))
    return " &nbsp;".join(
        f"{_name(seat)} {cards_html((card,))}" for seat, card in zip(trick.seats, trick.cards, strict=True)
    )


def _points(seen: View) -> str:
    found = [0] * seen.rules.seats
    for trick in seen.tricks:
        if trick.winner is not None:
            found[trick.winner] += sum(penalty_of(seen.rules, card) for card in trick.cards)
    if not any(found):
        return escape(translate("Guide", "nobody has any"))
    return ", ".join(f"{_name(seat)} {points}" for seat, points in enumerate(found) if points)


def history() -> str:
    """Where the family comes from, its other names, and the games whose rules nobody has."""
    text = written(HISTORY)
    if text is None:
        return ""
    titles = {
        "ancestors": translate("Guide", "Ancestors and cousins"),
        "names": translate("Guide", "Other names of the same games"),
        "lost": translate("Guide", "Names without rules"),
    }
    parts = "".join(f"<h3>{escape(title)}</h3>{text.html(part)}" for part, title in titles.items())
    return f"<h2>{escape(text.title)}</h2>{text.html()}{parts}"
