"""``--self-test``: a whole match through controller, director and scene, and nothing may go wrong on the way."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from hearts_qt.ai.levels import strategy
from hearts_qt.ai.strategy import choose
from hearts_qt.doors.driver import Driver
from hearts_qt.game.frames import Ask, Offer
from hearts_qt.rules.catalogue import DEFAULT
from hearts_qt.rules.moves import ChooseMoon, PassCards, PlayCard
from hearts_qt.rules.notation import read_record, write_record
from hearts_qt.rules.ruleset import Rules
from hearts_qt.store import saved_match
from hearts_qt.table.pace import INSTANT

if TYPE_CHECKING:
    from pathlib import Path

    from hearts_qt.doors.driver import Maker, Program, Script

SEED = 271828
PATIENCE_MS = 600_000
WINDOW = (1280, 800)


def run(make: Maker, *, language: str, shots: Path | None = None, seed: int = SEED) -> dict[str, Any]:
    """Play match number ``seed`` to its end; ``ok``, the totals, and what went wrong.

    The person's seat plays by rule of thumb and answers through the signals of the real widgets. With ``shots``
    a picture of the first pass, trick, score sheet and of the end is left in that folder.
    """
    driver = Driver(make, language, INSTANT, patience=PATIENCE_MS)
    facts: dict[str, Any] = {"deals": 0, "moves": 0, "totals": []}
    driver.run(_play(driver, seed, facts, shots))
    return {"ok": not driver.problems, **facts, "problems": driver.problems}


def _play(driver: Driver, seed: int, facts: dict[str, Any], shots: Path | None) -> Script:
    program = driver.program
    window, game = program.window, program.game
    window.resize(*WINDOW)
    window.show()
    pictured: set[Ask] = set()
    # They think with the simulator as all the others do, but not for long.
    game.new_match(DEFAULT, Rules(), seed, ("easy",) * 3)
    yield game.offered
    while (offer := game.offer) is not None:
        if shots is not None and offer.ask not in pictured:
            pictured.add(offer.ask)
            shots.mkdir(parents=True, exist_ok=True)
            window.grab().save(str(shots / f"{len(pictured)}-{offer.ask.value}.png"))
        if offer.ask is Ask.NEW_MATCH:
            window.desk.papers.sheet.goOn.emit()
            if shots is not None:
                window.grab().save(str(shots / f"{len(pictured) + 1}-match_end.png"))
            break
        answer(program, offer)
        if game.offer in (None, offer):  # the answer to some questions is the next question, at once
            yield game.offered
    facts["deals"] = len(game.match.scores)
    facts["totals"] = list(game.match.totals)
    facts["moves"] = 0 if game.saved is None else game.saved.done
    driver.problems += _inconsistencies(driver)


def answer(program: Program, offer: Offer) -> None:
    """Do what a sensible person would, through the widgets that a person uses."""
    desk = program.window.desk
    match offer.ask:
        case Ask.ACCEPT:
            desk.table.accepted.emit()
            return
        case Ask.NEXT_DEAL:
            desk.papers.sheet.goOn.emit()
            return
        case _:
            pass
    match choose(strategy("rule_of_thumb"), offer.view, Random(SEED)):
        case PassCards(cards=cards):
            desk.table.passChosen.emit(cards)
        case PlayCard(card=card):
            desk.table.cardChosen.emit(card)
        case ChooseMoon(choice=choice):
            desk.papers.moon.chosen.emit(choice)
        case _:
            program.game.claim()


def _inconsistencies(driver: Driver) -> list[str]:
    """Where the record, the state, the score sheet on the table and the file disagree."""
    program = driver.program
    game, saved = program.game, program.game.saved
    if saved is None:
        return ["there is no match"]
    stored, notices = saved_match.load(program.recorder.match_file)
    checks = {
        "the moves do not lead to the state": saved.record.match() == game.match,
        "the match does not read back from its text": read_record(write_record(saved.record)) == saved.record,
        "the saved match is another one": stored == saved and not notices,
        "the score sheet shows other totals": program.window.desk.scores.totals == game.match.totals,
        "the match is not over": bool(game.match.winners),
    }
    return [text for text, is_so in checks.items() if not is_so]
