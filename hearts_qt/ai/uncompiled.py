"""What stands in for the module ``cython`` where it is not installed; the simulator then runs as plain Python."""

from __future__ import annotations

from contextlib import nullcontext
from typing import TypeVar

T = TypeVar("T")

compiled = False
nogil = nullcontext()


def final(method: T) -> T:
    """Compiled, ``method`` is called directly, as nothing overrides it."""
    return method
