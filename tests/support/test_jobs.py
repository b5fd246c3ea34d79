from __future__ import annotations

import sys
import threading
from functools import partial
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication

from hearts_qt.support.jobs import (
    SWITCH_INTERVAL,
    BackgroundExecutor,
    CurrentJobs,
    Err,
    ManualJobExecutor,
    Ok,
    Result,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot

    from hearts_qt.support.jobs import JobExecutor


@pytest.fixture
def executor(qtbot: QtBot) -> Iterator[BackgroundExecutor]:
    interval = sys.getswitchinterval()
    executor = BackgroundExecutor()
    yield executor
    executor.shutdown()
    sys.setswitchinterval(interval)


def broken() -> int:
    raise ValueError("broken")


def test_a_job_runs_on_another_thread_and_its_result_comes_back_to_this_one(
    executor: BackgroundExecutor, qtbot: QtBot
) -> None:
    seen: list[tuple[Result[int], int]] = []
    executor.submit(threading.get_ident, lambda result: seen.append((result, threading.get_ident())))
    assert seen == []
    qtbot.waitUntil(lambda: bool(seen))
    ((result, delivered_on),) = seen
    assert isinstance(result, Ok)
    assert result.value != threading.get_ident()
    assert delivered_on == threading.get_ident()


def test_jobs_are_done_one_after_another_in_their_order(executor: BackgroundExecutor, qtbot: QtBot) -> None:
    results: list[Result[int]] = []
    for number in range(20):
        executor.submit(partial(int, number), results.append)
    qtbot.waitUntil(lambda: len(results) == 20)
    assert results == [Ok(number) for number in range(20)]


def test_held_jobs_begin_when_they_are_released_and_keep_their_order(
    executor: BackgroundExecutor, qtbot: QtBot
) -> None:
    begun: list[int] = []
    results: list[Result[None]] = []
    executor.hold()
    for number in range(3):
        executor.submit(partial(begun.append, number), results.append)
    executor.hold()
    before = list(begun)
    executor.release()
    executor.submit(partial(begun.append, 3), results.append)
    qtbot.waitUntil(lambda: len(results) == 4)
    assert (before, begun) == ([], [0, 1, 2, 3])


def test_what_is_still_held_at_the_end_is_dropped(executor: BackgroundExecutor) -> None:
    begun: list[int] = []
    executor.hold()
    executor.submit(partial(begun.append, 1), lambda result: None)
    executor.shutdown()
    executor.release()
    assert begun == []


def test_an_exception_is_a_result_too_and_the_next_job_is_done(executor: BackgroundExecutor, qtbot: QtBot) -> None:
    results: list[Result[int]] = []
    executor.submit(broken, results.append)
    executor.submit(lambda: 2, results.append)
    qtbot.waitUntil(lambda: len(results) == 2)
    failed, done = results
    assert isinstance(failed, Err)
    assert str(failed.error) == "broken"
    assert done == Ok(2)


def test_the_first_job_makes_python_switch_threads_more_often(executor: BackgroundExecutor, qtbot: QtBot) -> None:
    results: list[Result[float]] = []
    executor.submit(sys.getswitchinterval, results.append)
    qtbot.waitUntil(lambda: bool(results))
    (result,) = results
    assert isinstance(result, Ok)
    assert result.value == pytest.approx(SWITCH_INTERVAL)


def test_shutdown_waits_for_the_running_job_and_drops_the_rest(executor: BackgroundExecutor) -> None:
    began, log = threading.Event(), list[str]()

    def long_job() -> None:
        began.set()
        while not executor.stopping:
            threading.Event().wait(0.001)
        log.append("the running job ended")

    def never(result: Result[None]) -> None:
        log.append("a result was delivered")

    executor.submit(long_job, never)
    executor.submit(lambda: log.append("a waiting job ran"), never)
    assert began.wait(10)
    executor.shutdown()
    QCoreApplication.sendPostedEvents()
    assert log == ["the running job ended"]


def test_jobs_after_shutdown_are_dropped(executor: BackgroundExecutor) -> None:
    executor.shutdown()
    executor.submit(lambda: 1, lambda result: pytest.fail("must not be called"))
    executor.shutdown()
    assert executor.stopping


def test_the_manual_executor_does_jobs_when_told() -> None:
    executor = ManualJobExecutor()
    results: list[Result[int]] = []
    executor.submit(lambda: 1, results.append)
    executor.submit(broken, results.append)
    assert (executor.pending, results) == (2, [])
    executor.run_next()
    assert (executor.pending, results) == (1, [Ok(1)])
    executor.drain()
    assert isinstance(results[1], Err)


def test_the_manual_executor_drains_jobs_that_results_bring() -> None:
    executor = ManualJobExecutor()
    results: list[Result[int]] = []

    def again(result: Result[int]) -> None:
        results.append(result)
        if len(results) < 3:
            executor.submit(lambda: len(results), again)

    executor.submit(lambda: 0, again)
    executor.drain()
    assert results == [Ok(0), Ok(1), Ok(2)]


def test_the_manual_executor_forgets_its_jobs_at_shutdown() -> None:
    executor = ManualJobExecutor()
    executor.submit(broken, lambda result: None)
    executor.shutdown()
    executor.submit(broken, lambda result: None)
    assert executor.pending == 0
    with pytest.raises(IndexError):
        executor.run_next()


def test_both_executors_keep_the_protocol(executor: BackgroundExecutor) -> None:
    def ask(jobs: JobExecutor, done: Callable[[Result[int]], None]) -> bool:
        jobs.submit(lambda: 1, done)
        return jobs.stopping

    assert not ask(ManualJobExecutor(), lambda result: None)
    assert not ask(executor, lambda result: None)


def test_an_answer_that_nobody_waits_for_any_more_is_dropped() -> None:
    jobs, results = ManualJobExecutor(), list[Result[str]]()
    current = CurrentJobs(jobs)
    current.submit(lambda: "before", results.append)
    current.forget()
    current.submit(lambda: "now", results.append)
    jobs.drain()
    assert results == [Ok("now")]


def test_a_long_job_learns_that_nobody_waits_for_it_any_more() -> None:
    jobs = ManualJobExecutor()
    current = CurrentJobs(jobs)
    before = current.gone()
    assert not before()
    current.forget()
    assert before()
    assert not current.gone()()
    jobs.shutdown()
    assert current.gone()()


def test_where_there_is_no_background_the_answer_is_there_at_once() -> None:
    results: list[Result[int]] = []
    CurrentJobs(None).submit(lambda: 7, results.append)
    assert results == [Ok(7)]
