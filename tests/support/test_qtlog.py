from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QMessageLogContext, QtMsgType, qCritical, qDebug, qInstallMessageHandler, qWarning

from hearts_qt.support import qtlog
from hearts_qt.support.log import Logs

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.conftest import ExpectedLogs


@pytest.fixture
def installed() -> Iterator[None]:
    """Our handler instead of the one of pytest-qt, which is put back."""
    before = qInstallMessageHandler(qtlog.log_qt_message)
    yield
    qInstallMessageHandler(before)


@pytest.mark.usefixtures("installed")
def test_messages_of_qt_arrive_in_the_logs_with_their_level(expected_logs: ExpectedLogs) -> None:
    expected_logs.expect("a warning")
    expected_logs.expect("100% broken")
    logs = Logs(None, verbose=True)
    qDebug("a detail")
    qWarning("a warning")
    qCritical("100% broken")
    logs.close()
    assert [line.split(" ", 2)[2] for line in logs.recent.lines] == [
        "DEBUG   qt: a detail",
        "WARNING qt: a warning",
        "ERROR   qt: 100% broken",
    ]


def test_a_category_names_the_logger() -> None:
    logs = Logs(None)
    context = QMessageLogContext()
    qtlog.log_qt_message(QtMsgType.QtInfoMsg, context, "plain")
    logs.close()
    assert logs.recent.lines[-1].endswith("INFO    qt: plain")
