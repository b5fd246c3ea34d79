"""Brings Qt's own messages into the program's logs."""

from __future__ import annotations

import logging

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}

logger = logging.getLogger("qt")


def log_qt_message(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    """Qt's message handler. Called on any thread, also while the program is shutting down."""
    category = context.category
    target = logger if category in (None, "default") else logger.getChild(category)
    target.log(LEVELS.get(kind, logging.WARNING), "%s", message)


def install() -> None:
    """Send Qt's messages to the logger ``qt`` from now on."""
    qInstallMessageHandler(log_qt_message)


def uninstall() -> None:
    """Let Qt write to the error stream again."""
    qInstallMessageHandler(None)
