"""The pages of the Help menu: rules, history, keys, fairness, about."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, qVersion

from hearts_qt import __version__
from hearts_qt.ui.actions import review_keys, table_keys
from hearts_qt.ui.dialogs.base import TextDialog
from hearts_qt.ui.dialogs.reading import RulesDialog
from hearts_qt.ui.rules_pages import guide

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtWidgets import QWidget

    from hearts_qt.rules.ruleset import Rules
    from hearts_qt.ui.actions import Actions

translate = QCoreApplication.translate


def rules_page(variant: str, rules: Rules, parent: QWidget | None = None) -> RulesDialog:
    """The rules of the match being played."""
    return RulesDialog(variant, rules, parent)


def history_page(parent: QWidget | None = None) -> TextDialog:
    """Where the family comes from, its other names, and the games whose rules nobody has."""
    return TextDialog(parent, lambda: translate("Help", "The family of Hearts"), guide.history, size=(680, 640))


def keys_page(actions: Actions, parent: QWidget | None = None) -> TextDialog:
    """Every key, those of the menus and those of the table."""
    return TextDialog(
        parent,
        lambda: translate("Help", "All keys"),
        lambda: (
            _table(translate("Help", "At the table"), table_keys())
            + _table(translate("Help", "In the review"), review_keys())
            + "".join(_table(title, rows) for title, rows in actions.overview())
        ),
    )


def fairness_page(parent: QWidget | None = None) -> TextDialog:
    """Where the cards come from, and what the computer players know."""
    return TextDialog(parent, lambda: translate("Help", "Is the deal fair?"), _fairness)


def about_page(parent: QWidget | None = None) -> TextDialog:
    """What this program is."""
    return TextDialog(parent, lambda: translate("Help", "About the game"), _about, size=(520, 300))


def _fairness() -> str:
    return "".join(
        _section(title, text)
        for title, text in (
            (
                translate("Help", "The cards come from a number"),
                translate(
                    "Help",
                    "The deal number alone decides every deal of a match, before the first card is played. It is "
                    "drawn by lot; you can see it in Help → This deal and type it in again, today or on another "
                    "computer, and get the same cards.",
                ),
            ),
            (
                translate("Help", "The level changes the thinking, never the cards"),
                translate(
                    "Help",
                    "Nobody is dealt better cards for playing better or worse. The same number gives the same "
                    "hands, whoever sits at the table.",
                ),
            ),
            (
                translate("Help", "The opponents do not look into your hand"),
                translate(
                    "Help",
                    "A computer player is given exactly what a person in its seat would know: its own cards, the "
                    "cards that have been played, the cards it passed and got. The two stronger levels remember "
                    "all of it, which people find hard; that is their only advantage. The two weaker ones forget "
                    "much.",
                ),
            ),
            (
                translate("Help", "You can check it"),
                translate(
                    "Help",
                    "Help → Copy the match as text gives the whole match with every move. The line “seed” is the "
                    "deal number; from it and the moves everything that happened follows.",
                ),
            ),
        )
    )


def _about() -> str:
    first = translate("Help", "Hearts, version {version}").format(version=__version__)
    return _heading(first) + "".join(
        f"<p>{escape(text)}</p>"
        for text in (
            translate(
                "Help", "The classic card game and its family, for one person and up to ten computer players."
            ),
            translate("Help", "Cards, pictures and program were made for this game; the licence is MIT."),
            translate("Help", "Made with Python and Qt {qt}.").format(qt=qVersion()),
        )
    )


def _heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def _section(title: str, text: str) -> str:
    return f"<h3>{escape(title)}</h3><p>{escape(text)}</p>"


def _table(title: str, rows: Iterable[tuple[str, str]]) -> str:
    lines = "".join(
        f'<tr><td width="170"><b>{escape(key)}</b></td><td>{escape(text)}</td></tr>' for key, text in rows
    )
    return f'<h3>{escape(title)}</h3><table cellpadding="3">{lines}</table>'
