"""Why a door stays closed."""

from __future__ import annotations


class DoorError(Exception):
    """The question cannot be answered; the message is one clear sentence for whoever asked."""
