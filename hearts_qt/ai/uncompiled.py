"""What stands in for the module ``cython`` where it is not installed; the simulator then runs as plain Python."""

from __future__ import annotations

from contextlib import nullcontext

compiled = False
nogil = nullcontext()
