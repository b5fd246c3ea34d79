from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from hearts_qt.support.errors import KnownError, Trouble
from hearts_qt.support.lock import ProfileLock

if TYPE_CHECKING:
    from pathlib import Path

OTHER_COPY = """
import sys
from pathlib import Path
from hearts_qt.support.lock import ProfileLock
lock = ProfileLock(Path(sys.argv[1]))
print(lock.acquire(), flush=True)
sys.stdin.readline()
"""


def other_copy(folder: Path) -> subprocess.Popen[str]:
    """Another copy of the program, which has tried to take the lock and waits to be told to end."""
    return subprocess.Popen(
        [sys.executable, "-c", OTHER_COPY, str(folder)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def first_line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def test_the_first_copy_gets_the_lock_and_the_second_does_not(tmp_path: Path) -> None:
    lock = ProfileLock(tmp_path)
    assert lock.acquire()
    assert lock.held
    with other_copy(tmp_path) as other:
        assert first_line(other) == "False"
        other.communicate("\n")
    lock.release()


def test_the_lock_ends_with_the_program_that_was_killed(tmp_path: Path) -> None:
    lock = ProfileLock(tmp_path)
    with other_copy(tmp_path) as other:
        assert first_line(other) == "True"
        assert not lock.acquire()
        other.kill()
        other.communicate()
    assert lock.acquire()
    lock.release()


def test_a_released_lock_can_be_taken_again(tmp_path: Path) -> None:
    lock = ProfileLock(tmp_path)
    assert lock.acquire()
    assert lock.acquire()
    lock.release()
    lock.release()
    assert not lock.held
    other = ProfileLock(tmp_path)
    assert other.acquire()
    other.release()


def test_a_lock_file_that_can_not_be_opened_is_a_known_error(tmp_path: Path) -> None:
    with pytest.raises(KnownError) as caught:
        ProfileLock(tmp_path / "missing").acquire()
    assert caught.value.trouble is Trouble.FILE_NOT_WRITABLE
