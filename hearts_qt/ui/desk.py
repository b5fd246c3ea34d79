"""The desk: the table, the line below it, the paper laid on it, and the talk between them and the controller."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget

from hearts_qt.game.frames import Ask, seated
from hearts_qt.models.score_model import ScoreModel
from hearts_qt.rules.events import MatchEnded
from hearts_qt.rules.moves import ExchangeWidow, PassCards, PlayCard
from hearts_qt.table.theme import appearance
from hearts_qt.table.view import TableView
from hearts_qt.ui import asking, texts
from hearts_qt.ui.endings import Endings
from hearts_qt.ui.joining import join_table
from hearts_qt.ui.message_bar import MessageBar
from hearts_qt.ui.papers import Papers
from hearts_qt.ui.reasons import hint_sentence
from hearts_qt.ui.roles import offer_roles
from hearts_qt.ui.speaker import Speaker, button_text, paper_text
from hearts_qt.ui.status_line import StatusKind, StatusLine
from hearts_qt.ui.strip import Strip
from hearts_qt.ui.talk import Talk
from hearts_qt.ui.variant_names import variant_name

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from hearts_qt.ai.strategy import Advice
    from hearts_qt.game.controller import GameController
    from hearts_qt.game.frames import Frame, Offer
    from hearts_qt.rules.cards import Card
    from hearts_qt.rules.refusals import Refusal
    from hearts_qt.rules.view import View
    from hearts_qt.store.luck import Luck
    from hearts_qt.table.pace import Pace
    from hearts_qt.table.theme import Appearance

translate = QCoreApplication.translate


class Desk(QWidget):
    """Shows one controller's match and takes what the person does.

    Signals:
        playAgain(): the person wants another match like the finished one.
        otherRules(): the person wants to choose the rules of another match.
        lessonsWanted(): the person wants to learn the game.
        sheetShown(bool): the score sheet was opened or put away.
        reviewWanted(): the person wants to see the deal that is over trick by trick.
        endShown(): the end of the match that was just played has been opened.
        luckWanted(str): how much was luck in the match with this id, the end of which is shown.
    """

    playAgain = Signal()
    otherRules = Signal()
    lessonsWanted = Signal()
    sheetShown = Signal(bool)
    reviewWanted = Signal()
    endShown = Signal()
    luckWanted = Signal(str)

    def __init__(self, game: GameController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        offer_roles()
        looks = appearance()
        self._game = game
        self.scores = ScoreModel(self)
        self.table = TableView(parent=self)
        self.messages = MessageBar(looks.palette, self)
        self.practice = Strip(_practice_sentence, looks.palette, self)
        self.back = self.practice.add_button(lambda: translate("Window", "Back to the match"), "Ctrl+R")
        self.invitation = Strip(_invitation_sentence, looks.palette, self)
        self.learn = self.invitation.add_button(lambda: translate("Window", "Show me"), first=True)
        self.decline = self.invitation.add_button(lambda: translate("Window", "No, thanks"))
        self.status = StatusLine(looks.palette, self)
        self.speaker = Speaker(self.table)
        self.papers = Papers(self.table, self.scores, looks)
        self.talk = Talk(game, self.table, self.status, self.speaker)
        self._endings = Endings(game, self.table, self.papers, self.talk)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.table, 1)
        layout.addWidget(self.messages)
        layout.addWidget(self.practice)
        layout.addWidget(self.invitation)
        layout.addWidget(self.status)
        self.setFocusProxy(self.table)
        self._join()

    @property
    def is_covered(self) -> bool:
        """Whether something moves, or paper or a strip is there that another start would not show at once."""
        strips = (self.messages, self.practice, self.invitation)
        return self.table.is_busy or not self.papers.are_away or any(strip.isVisible() for strip in strips)

    def set_looks(self, looks: Appearance, pace: Pace) -> None:
        """Other colours, another pace."""
        self.talk.pace = pace
        self.table.set_appearance(looks)
        self.table.set_pace(pace)
        self.status.set_colours(looks.palette)
        self.messages.set_colours(looks.palette)
        for strip in (self.practice, self.invitation):
            strip.set_colours(looks.palette)
        self.papers.set_looks(looks, pace)

    def set_manners(self, *, status_texts: bool, celebration: bool) -> None:
        """Whether the status line is there, and whether a match that was won is celebrated."""
        self.status.setVisible(status_texts)
        self.papers.set_celebrating(celebration)

    def invite(self) -> None:
        """Offer the lessons; whoever only hears of that hears of the keys too."""
        self.invitation.show()
        self.speaker.say(paper_text(self.invitation))
        self.speaker.say(_keys_sentence())

    def show_luck(self, match_id: str, luck: Luck, *, waiting: bool) -> None:
        """Tell at the end of the match how much of it was luck; ``waiting``: there is more to come."""
        saved = self._game.saved
        if saved is None or saved.id != match_id or not self.papers.is_end_open:
            return
        aided = saved.used_undo or saved.used_hint
        said = self.papers.end.show_luck(luck, waiting=waiting, aided=aided)
        if said and not waiting:
            self.speaker.say(said)

    def toggle_sheet(self) -> None:
        """Look at the score sheet, or put it away again."""
        self._endings.toggle_sheet()

    def retranslate(self) -> None:
        """Every text in the language of the moment."""
        self.table.retranslate()
        self.talk.retranslate()
        self._show_rules()

    # -- slots: from the controller -------------------------------------------------------------------------

    def _jump(self, seen: View) -> None:
        self._clear()
        self._endings.put_sheet_away()
        self._endings.note_match_over(False)
        saved = self._game.saved
        self.talk.sitters = seated(saved.sitters if saved is not None else (), seen.rules.seats)
        self.scores.reset(seen)
        self.practice.setVisible(self._game.is_practising)
        self.table.set_players(self.talk.sitters)
        self.table.snap(seen)
        self.talk.forget()
        self._show_rules()
        if self.speaker.is_heard:
            self.talk.tell_position()

    def _step(self, frames: tuple[Frame, ...]) -> None:
        self._clear()
        self._endings.note_match_over(any(isinstance(frame.event, MatchEnded) for frame in frames))
        self.talk.announce(frames)
        self.table.present(frames)

    def _offer(self, offer: Offer) -> None:
        self.table.set_offer(offer)
        self._ask(offer)
        match offer.ask:
            case Ask.NEXT_DEAL | Ask.NEW_MATCH:
                if offer.ask is Ask.NEXT_DEAL or self._endings.has_last_deal_to_show:
                    # Whoever has played a whole deal does not want to be taught how.
                    self.invitation.hide()
                self._endings.open_for(offer)
            case Ask.MOON:
                self.papers.moon.ask(offer.view, self.talk.sitters, self.table.middle_rect())
                self.speaker.note(paper_text(self.papers.moon))
            case Ask.BID | Ask.NAME | Ask.DECLARE | Ask.MEND:
                question = self.papers.question(offer.ask)
                question.open(offer.view, self.table.middle_rect())
                self.speaker.note(paper_text(question))
            case Ask.PASS | Ask.ACCEPT | Ask.PLAY | Ask.EXCHANGE if not self.papers.is_sheet_open:
                self.table.setFocus(Qt.FocusReason.OtherFocusReason)
            case _:
                pass

    def _refuse(self, refusal: Refusal) -> None:
        """Say why not. The card's outline goes after a while, the sentence stays until something else is done."""
        self.table.refuse(refusal)
        self.talk.say(StatusKind.REFUSAL, lambda: texts.refusal_sentence(refusal), answer=True)

    def _advise(self, advice: Advice) -> None:
        match advice.move:
            case PassCards(cards=cards) | ExchangeWidow(cards=cards):
                self.table.advise(cards)
            case PlayCard(card=card):
                self.table.advise((card,))
            case _:
                pass
        self.talk.say(StatusKind.ASK, lambda: hint_sentence(advice, self.talk.sitters), answer=True)

    def _weigh(self, on: bool) -> None:
        """A hint is being looked for; off: nothing came of it."""
        offer = self._game.offer
        if on:
            self.talk.say(StatusKind.WAITING, asking.hint_awaited_sentence)
        elif offer is not None and self.talk.awaits_hint:
            self._ask(offer, len(self.table.selection))

    # -- slots: from the table ------------------------------------------------------------------------------

    def _select(self, chosen: tuple[Card, ...]) -> None:
        offer = self._game.offer
        if offer is not None and (offer.ask in (Ask.PASS, Ask.EXCHANGE) or (offer.ask is Ask.PLAY and chosen)):
            self._ask(offer, len(chosen))

    def _give(self, cards: tuple[Card, ...]) -> None:
        if self._asks(Ask.EXCHANGE):
            self._game.exchange(cards)
        else:
            self._game.pass_cards(cards)

    def _note_focus(self, before: QWidget | None, now: QWidget | None) -> None:
        """A button on a sheet has the focus: a screen reader says so by itself."""
        if isinstance(now, QPushButton) and now is not before and self.table.isAncestorOf(now):
            self.speaker.note(button_text(now))

    def _place_paper(self) -> None:
        self.papers.place(self._endings.sheet_place(), self.table.middle_rect())

    # -- private --------------------------------------------------------------------------------------------

    def _join(self) -> None:
        game, table = self._game, self.table
        game.jumped.connect(self._jump)
        game.stepped.connect(self._step)
        game.offered.connect(self._offer)
        game.refused.connect(self._refuse)
        game.advised.connect(self._advise)
        game.weighing.connect(self._weigh)
        game.thinking.connect(self.talk.note_thinking)
        join_table(table, game, self.speaker, self.status, self.messages)
        table.cardChosen.connect(game.play)
        table.cardRefused.connect(game.explain)
        table.passChosen.connect(self._give)
        table.goOn.connect(self._endings.go_on_at_table)
        table.selectionChanged.connect(self._select)
        table.presented.connect(self.scores.show)
        table.presented.connect(self.talk.note_presented)
        table.resizedTable.connect(self._place_paper)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._note_focus)
        self.back.clicked.connect(game.leave_practice)
        self.learn.clicked.connect(self._learn)
        self.decline.clicked.connect(self.invitation.hide)
        papers = self.papers
        papers.announced.connect(self.speaker.say)
        papers.goOn.connect(self._endings.go_on)
        papers.sheetClosed.connect(self._endings.put_sheet_away)
        papers.reviewWanted.connect(self.reviewWanted)
        papers.playAgain.connect(self.playAgain)
        papers.otherRules.connect(self.otherRules)
        papers.moonChosen.connect(game.choose_moon)
        papers.bidMade.connect(game.bid)
        papers.suitNamed.connect(game.name_suit)
        papers.declared.connect(game.declare)
        papers.takenBack.connect(game.take_back)
        papers.letStand.connect(game.let_stand)
        endings = self._endings
        endings.sheetShown.connect(self.sheetShown)
        endings.sheetRead.connect(self._ask)
        endings.endShown.connect(self.endShown)
        endings.playAgain.connect(self.playAgain)
        endings.luckWanted.connect(self.luckWanted)
        endings.noted.connect(self.speaker.note)

    def _learn(self) -> None:
        self.invitation.hide()
        self.lessonsWanted.emit()

    def _asks(self, ask: Ask) -> bool:
        return self._game.offer is not None and self._game.offer.ask is ask

    def _ask(self, offer: Offer, chosen: int = 0) -> None:
        if offer.ask is Ask.NEW_MATCH and self._endings.has_last_deal_to_show:
            self.talk.say(StatusKind.DONE, asking.last_deal_sentence)
            return
        kind = StatusKind.DONE if offer.ask in (Ask.NEXT_DEAL, Ask.NEW_MATCH) else StatusKind.ASK
        self.talk.say(kind, lambda: asking.offer_sentence(offer, self.talk.sitters, chosen))

    def _clear(self) -> None:
        """The position is another: nothing is asked any more, and the paper that asked goes.

        A sheet that the person has opened to look at stays.
        """
        self.table.set_offer(None)
        self.papers.put_away_answers()
        self._endings.clear()

    def _show_rules(self) -> None:
        saved = self._game.saved
        if saved is not None:
            variant, rules = saved.record.variant, saved.record.rules
            self.status.set_right(texts.rules_summary(variant, rules), variant_name(variant))

    # -- Qt -------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # What the table has no use for is meant for the question on it, wherever the focus is.
        asked = self.papers.asked
        if asked is None or not asked.take_key(event):
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.status.fit_window(self.window().height())
        super().resizeEvent(event)


def _practice_sentence() -> str:
    return translate("Window", "Practice: nothing of it is kept. Your own match is waiting.")


def _keys_sentence() -> str:
    return translate("Table", "The arrow keys choose a card, Space plays it, W says whose turn it is.")


def _invitation_sentence() -> str:
    return translate(
        "Window", "New to the game? Six short lessons show how it is played. They wait in the Help menu too."
    )
