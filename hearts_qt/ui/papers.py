"""What is laid on the cloth: the score sheet, the end of a match, the questions.

Each is made when it is first wanted, so that the table of a start does not wait for any of them.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from PySide6.QtCore import QObject, QRect, Signal

from hearts_qt.game.frames import Ask
from hearts_qt.table.pace import Pace

if TYPE_CHECKING:
    from hearts_qt.models.score_model import ScoreModel
    from hearts_qt.table.theme import Appearance
    from hearts_qt.table.view import TableView
    from hearts_qt.ui.bid_panel import BidPanel
    from hearts_qt.ui.match_end import MatchEnd
    from hearts_qt.ui.moon_choice import MoonChoice
    from hearts_qt.ui.question import Question
    from hearts_qt.ui.score_sheet import ScoreSheet
    from hearts_qt.ui.word_choices import DeclareChoice, MendChoice, SuitChoice

    Paper: TypeAlias = ScoreSheet | MatchEnd | Question


P = TypeVar("P", bound="Paper")


class Papers(QObject):
    """The papers of one table, and what the person does on them.

    Signals:
        goOn(), sheetClosed(): on the score sheet; reviewWanted(): there and at the end of a match.
        playAgain(), otherRules(): at the end of the match.
        moonChosen(Moon), bidMade(int | None), suitNamed(Suit), declared(bool), takenBack(), letStand(): the
            answers to questions.
        announced(str): what a key changed without moving the focus; for those who read it aloud.
    """

    goOn = Signal()
    sheetClosed = Signal()
    reviewWanted = Signal()
    playAgain = Signal()
    otherRules = Signal()
    moonChosen = Signal(object)
    bidMade = Signal(object)
    suitNamed = Signal(object)
    declared = Signal(bool)
    takenBack = Signal()
    letStand = Signal()
    announced = Signal(str)

    def __init__(self, table: TableView, scores: ScoreModel, looks: Appearance) -> None:
        super().__init__(table)
        self._table = table
        self._scores = scores
        self._looks = looks
        self._pace = Pace()
        self._celebrating = True
        self._made: list[Paper] = []

    @cached_property
    def sheet(self) -> ScoreSheet:
        """The score sheet."""
        from hearts_qt.ui.score_sheet import ScoreSheet

        sheet = ScoreSheet(self._scores, self._looks.palette, self._table.viewport())
        sheet.set_own_name(self._looks.own_name)
        sheet.goOn.connect(self.goOn)
        sheet.closed.connect(self.sheetClosed)
        sheet.reviewWanted.connect(self.reviewWanted)
        return self._add(sheet)

    @cached_property
    def end(self) -> MatchEnd:
        """The end of a match."""
        from hearts_qt.ui.match_end import MatchEnd

        end = MatchEnd(self._looks.palette, self._table.viewport())
        end.set_own_name(self._looks.own_name)
        end.set_celebrating(self._celebrating)
        end.playAgain.connect(self.playAgain)
        end.otherRules.connect(self.otherRules)
        end.reviewWanted.connect(self.reviewWanted)
        return self._add(end)

    @cached_property
    def moon(self) -> MoonChoice:
        """What a moon shall be worth."""
        from hearts_qt.ui.moon_choice import MoonChoice

        moon = MoonChoice(self._looks.palette, self._table.viewport())
        moon.chosen.connect(self.moonChosen)
        return self._add(moon)

    @cached_property
    def bid(self) -> BidPanel:
        """How much the naming of the suit is worth."""
        from hearts_qt.ui.bid_panel import BidPanel

        bid = BidPanel(self._looks.palette, self._table.viewport())
        bid.bid.connect(self.bidMade)
        bid.announced.connect(self.announced)
        return self._add(bid)

    @cached_property
    def suit(self) -> SuitChoice:
        """Which suit costs."""
        from hearts_qt.ui.word_choices import SuitChoice

        suit = SuitChoice(self._looks.palette, self._table.viewport())
        suit.named.connect(self.suitNamed)
        return self._add(suit)

    @cached_property
    def declare(self) -> DeclareChoice:
        """Whether to undertake to take everything."""
        from hearts_qt.ui.word_choices import DeclareChoice

        declare = DeclareChoice(self._looks.palette, self._table.viewport())
        declare.declared.connect(self.declared)
        return self._add(declare)

    @cached_property
    def mend(self) -> MendChoice:
        """Whether to take back a card that was played against the rules."""
        from hearts_qt.ui.word_choices import MendChoice

        mend = MendChoice(self._looks.palette, self._table.viewport())
        mend.taken_back.connect(self.takenBack)
        mend.stands.connect(self.letStand)
        return self._add(mend)

    @property
    def are_away(self) -> bool:
        """Whether no paper is on the cloth."""
        return not any(paper.isVisible() for paper in self._made)

    @property
    def is_sheet_open(self) -> bool:
        """Whether the score sheet is on the cloth."""
        return self._is_made("sheet") and self.sheet.isVisible()

    @property
    def is_end_open(self) -> bool:
        """Whether the end of the match is on the cloth."""
        return self._is_made("end") and self.end.isVisible()

    @property
    def asked(self) -> Question | None:
        """The question on the cloth, if there is one."""
        return next((one for one in self._questions() if one.isVisible()), None)

    def question(self, ask: Ask) -> Question:
        """What asks for BID, NAME, DECLARE or MEND. Raises KeyError for everything else."""
        match ask:
            case Ask.BID:
                return self.bid
            case Ask.NAME:
                return self.suit
            case Ask.DECLARE:
                return self.declare
            case Ask.MEND:
                return self.mend
            case _:
                raise KeyError(ask)

    def put_away_answers(self) -> None:
        """Nothing is asked any more, and no match is over: only the score sheet stays."""
        for paper in self._made:
            if not (self._is_made("sheet") and paper is self.sheet):
                paper.put_away()

    def place(self, sheet: QRect, middle: QRect) -> None:
        """The table's geometry changed: stand in these rectangles of its viewport at once."""
        if self._is_made("sheet"):
            self.sheet.replace_at(sheet)
        if self._is_made("end"):
            self.end.fill_table()
        if self._is_made("moon"):
            self.moon.replace_at(middle)
        for question in self._questions():
            question.replace_at(middle)

    def set_looks(self, looks: Appearance, pace: Pace) -> None:
        """Other colours, another pace."""
        self._looks, self._pace = looks, pace
        for paper in self._made:
            paper.set_colours(looks.palette)
            paper.set_pace(pace)
        if self._is_made("sheet"):
            self.sheet.set_own_name(looks.own_name)
        if self._is_made("end"):
            self.end.set_own_name(looks.own_name)

    def set_celebrating(self, on: bool) -> None:
        """Whether a match that was won is celebrated."""
        self._celebrating = on
        if self._is_made("end"):
            self.end.set_celebrating(on)

    # -- private ----------------------------------------------------------------------------------------------

    def _add(self, paper: P) -> P:
        paper.set_pace(self._pace)
        self._made.append(paper)
        return paper

    def _is_made(self, name: str) -> bool:
        return name in self.__dict__

    def _questions(self) -> list[Question]:
        return [self.__dict__[name] for name in ("bid", "suit", "declare", "mend") if self._is_made(name)]
