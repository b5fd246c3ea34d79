"""The end of a deal and of a match on the table: the score sheet, the final table, and what comes after them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, Qt, Signal

from hearts_qt.game.frames import Ask
from hearts_qt.rules.ruleset import has_black_lady
from hearts_qt.rules.scoring import queens_taken, tricks_taken
from hearts_qt.ui.speaker import paper_text

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts_qt.game.controller import GameController
    from hearts_qt.game.frames import Offer
    from hearts_qt.rules.state import Deal
    from hearts_qt.rules.view import View
    from hearts_qt.table.view import TableView
    from hearts_qt.ui.papers import Papers
    from hearts_qt.ui.talk import Talk


class Endings(QObject):
    """Lays the score sheet and the end of a match on the table and takes them away again.

    Signals:
        sheetShown(bool): the score sheet was opened or put away.
        sheetRead(Offer): the person has read the sheet of the last deal: the end of the match comes next.
        endShown(): the end of the match that was just played has been opened.
        playAgain(): the person wants another match like the finished one.
        luckWanted(str): how much was luck in the match with this id, the end of which is shown.
        noted(str): what stands on the paper, for those who read it.
    """

    sheetShown = Signal(bool)
    sheetRead = Signal(object)
    endShown = Signal()
    playAgain = Signal()
    luckWanted = Signal(str)
    noted = Signal(str)

    def __init__(self, game: GameController, table: TableView, papers: Papers, talk: Talk) -> None:
        super().__init__(table)
        self._game = game
        self._table = table
        self._papers = papers
        self._talk = talk
        self._asks = False
        """Whether the sheet was laid there by the end of a deal, and not looked up."""
        self._just_ended = False

    @property
    def has_last_deal_to_show(self) -> bool:
        """Whether the match is over and the sheet of its last deal has not been read yet."""
        return self._just_ended

    def note_match_over(self, over: bool) -> None:
        """Whether what is being shown now ends the match."""
        self._just_ended = over

    def open_for(self, offer: Offer) -> None:
        """Lay there what belongs to ``offer``: the end of a deal or of a match."""
        if offer.ask is Ask.NEXT_DEAL or self._just_ended:
            # The last deal is looked at like every other, with its cards on the table.
            self._open_sheet(offer.view, finished=True)
        else:
            self._open_end(offer)

    def toggle_sheet(self) -> None:
        """Look at the score sheet, or put it away again."""
        seen, offer = self._game.view, self._game.offer
        if self._papers.is_sheet_open:
            self.put_sheet_away()
        elif seen is not None:
            scored = offer is not None and offer.ask is Ask.NEXT_DEAL
            self._open_sheet(seen, finished=scored or self._just_ended)

    def put_sheet_away(self) -> None:
        """The sheet goes, whoever laid it there."""
        if self._papers.is_sheet_open:
            self._papers.sheet.put_away()
            self._table.setFocus(Qt.FocusReason.OtherFocusReason)
        self.sheetShown.emit(False)

    def clear(self) -> None:
        """The position is another: a sheet that asked goes, one that was looked up stays."""
        if self._asks:
            self.put_sheet_away()

    def sheet_place(self) -> QRect:
        """Where the sheet stands: one that was looked up leaves the own hand free."""
        return self._table.sheet_rect(in_play=not self._asks)

    def go_on(self) -> None:
        """The person has seen the end of a deal: the next one, or after the last the end of the match.

        After that another match; the end has a button for it, but a sheet that lay over it leaves the keys here.
        """
        offer = self._game.offer
        if offer is None:
            return
        if offer.ask is Ask.NEXT_DEAL:
            self._game.next_deal()
        elif offer.ask is Ask.NEW_MATCH and self._just_ended:
            self._just_ended = False
            self.put_sheet_away()
            self.sheetRead.emit(offer)
            self._open_end(offer)
            self.endShown.emit()
        elif offer.ask is Ask.NEW_MATCH:
            self.playAgain.emit()

    def go_on_at_table(self) -> None:
        """A key or a click beside the sheet: before everything on it can be read it only ends the movement."""
        if not (self._papers.is_sheet_open and self._papers.sheet.finish_opening()):
            self.go_on()

    # -- private ----------------------------------------------------------------------------------------------

    def _open_sheet(self, seen: View, *, finished: bool) -> None:
        self._asks = finished
        sheet = self._papers.sheet
        sheet.open(self._talk.sitters, seen.rules, self.sheet_place(), finished=finished)
        self.noted.emit(paper_text(sheet))
        self.sheetShown.emit(True)

    def _open_end(self, offer: Offer) -> None:
        queens = self._counted(queens_taken) if has_black_lady(offer.view.rules) else ()
        end = self._papers.end
        end.open(offer.view, self._talk.sitters, queens=queens, tricks=self._counted(tricks_taken))
        self.noted.emit(paper_text(end))
        saved = self._game.saved
        if saved is not None and not self._game.is_practising:
            self.luckWanted.emit(saved.id)

    def _counted(self, taken: Callable[[Deal], tuple[int, ...]]) -> tuple[int, ...]:
        """By seat, over all deals of the match."""
        return tuple(map(sum, zip(*map(taken, self._game.deals_over), strict=True)))
