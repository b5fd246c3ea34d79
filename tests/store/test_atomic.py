from __future__ import annotations

import errno
import os
import sys
import tempfile
import threading
import time
from typing import TYPE_CHECKING

import pytest

from hearts_qt.store import atomic
from hearts_qt.store.atomic import (
    STALE_SECONDS,
    backup_of,
    force_to_disk,
    remove,
    set_aside,
    sweep,
    write_text_atomically,
)
from hearts_qt.store.errors import Fault, StoreError
from tests.store.matches import names

if TYPE_CHECKING:
    from pathlib import Path


def test_the_previous_text_stays_as_a_copy(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    for text in ("first", "second", "third"):
        write_text_atomically(path, text)
    assert path.read_text(encoding="utf-8") == "third"
    assert backup_of(path).read_text(encoding="utf-8") == "second"
    assert names(tmp_path) == {"a.json", "a.json.bak"}


@pytest.mark.parametrize(
    ("call", "killed_at"),
    [("mkstemp", 1), ("fsync", 1), ("link", 1), ("replace", 1), ("replace", 2), ("fsync", 2)],
)
def test_at_every_instant_the_file_and_its_copy_are_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str, killed_at: int
) -> None:
    """Death is played by an exception that no clean-up is meant for, in the n-th call of a kind."""

    class Killed(BaseException):
        pass

    path = tmp_path / "a.json"
    for text in ("first", "second"):
        write_text_atomically(path, text)
    module = tempfile if call == "mkstemp" else os
    real, calls = getattr(module, call), 0

    def deadly(*args: object, **kwargs: object) -> object:
        nonlocal calls
        calls += 1
        if calls == killed_at:
            raise Killed
        return real(*args, **kwargs)

    monkeypatch.setattr(module, call, deadly)
    with pytest.raises(Killed):
        write_text_atomically(path, "third")
    monkeypatch.undo()
    assert path.read_text(encoding="utf-8") in ("second", "third")
    assert backup_of(path).read_text(encoding="utf-8") in ("first", "second")

    write_text_atomically(path, "fourth")
    write_text_atomically(path, "fifth")
    assert (path.read_text(encoding="utf-8"), backup_of(path).read_text(encoding="utf-8")) == ("fifth", "fourth")


def test_a_copy_that_is_a_link_to_the_file_itself_is_replaced(tmp_path: Path) -> None:
    """What a kill between keeping the copy and replacing the file leaves behind."""
    path = tmp_path / "a.json"
    write_text_atomically(path, "first")
    os.link(path, backup_of(path))
    write_text_atomically(path, "second")
    assert path.read_text(encoding="utf-8") == "second"
    assert backup_of(path).read_text(encoding="utf-8") == "first"
    assert names(tmp_path) == {"a.json", "a.json.bak"}


def test_a_file_system_without_links_keeps_the_copy_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_links(*_: object) -> None:
        raise OSError(errno.EPERM, "no links here")

    monkeypatch.setattr(os, "link", no_links)
    path = tmp_path / "a.json"
    for text in ("first", "second"):
        write_text_atomically(path, text)
    assert backup_of(path).read_text(encoding="utf-8") == "first"
    assert names(tmp_path) == {"a.json", "a.json.bak"}


@pytest.mark.parametrize(
    ("code", "fault"),
    [(errno.ENOSPC, Fault.DISK_FULL), (errno.EROFS, Fault.NOT_WRITABLE), (errno.EACCES, Fault.NOT_WRITABLE)],
)
def test_a_write_that_fails_leaves_everything_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int, fault: Fault
) -> None:
    path = tmp_path / "a.json"
    for text in ("first", "second"):
        write_text_atomically(path, text)

    def fail(_: int) -> None:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(StoreError) as caught:
        write_text_atomically(path, "third")
    assert (caught.value.fault, caught.value.path) == (fault, path)
    assert path.read_text(encoding="utf-8") == "second"
    assert backup_of(path).read_text(encoding="utf-8") == "first"
    assert names(tmp_path) == {"a.json", "a.json.bak"}


def test_a_folder_that_is_not_there_is_not_writable(tmp_path: Path) -> None:
    with pytest.raises(StoreError) as caught:
        write_text_atomically(tmp_path / "none" / "a.json", "text")
    assert caught.value.fault is Fault.NOT_WRITABLE


def test_a_folder_in_place_of_the_file_is_not_writable_and_stays(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    (path / "inside").mkdir(parents=True)
    with pytest.raises(StoreError) as caught:
        write_text_atomically(path, "text")
    assert caught.value.fault is Fault.NOT_WRITABLE
    assert names(tmp_path) == {"a.json"}


@pytest.mark.skipif(sys.platform == "win32", reason="links need a privilege there")
def test_a_link_to_the_file_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    (tmp_path / "there" / "real.json").write_text("first", encoding="utf-8")
    link = tmp_path / "link.json"
    link.symlink_to(tmp_path / "there" / "real.json")
    write_text_atomically(link, "second")
    assert link.is_symlink()
    assert link.read_text(encoding="utf-8") == "second"
    assert backup_of(link) == tmp_path / "there" / "real.json.bak"


def test_setting_aside_never_overwrites(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    kept = []
    for n in range(5):
        path.write_text(str(n), encoding="utf-8")
        kept.append(set_aside(path, "damaged"))
    assert not path.exists()
    assert [file.read_text(encoding="utf-8") for file in kept] == ["0", "1", "2", "3", "4"]
    assert all(file.name.startswith("a.json.damaged-") for file in kept)


def test_setting_aside_what_is_not_there_leaves_nothing_behind(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        set_aside(tmp_path / "a.json", "damaged")
    assert names(tmp_path) == set()


def test_a_folder_can_be_set_aside_with_what_is_in_it(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    (path / "inside").mkdir(parents=True)
    kept = set_aside(path, "damaged")
    assert (kept / "inside").is_dir()
    assert not path.exists()


def test_removing_takes_the_copy_along_and_may_find_nothing(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    for text in ("first", "second"):
        write_text_atomically(path, text)
    remove(path)
    assert names(tmp_path) == set()
    remove(path)


@pytest.mark.skipif(sys.platform == "win32", reason="ctime is the time of creation there")
def test_only_old_leftovers_of_this_file_are_swept_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.json"
    for name in (".a.json.left.tmp", ".b.json.left.tmp"):
        (tmp_path / name).write_text("half", encoding="utf-8")
    sweep(path)
    assert names(tmp_path) == {".a.json.left.tmp", ".b.json.left.tmp"}
    later = time.time() + STALE_SECONDS + 60
    monkeypatch.setattr(time, "time", lambda: later)
    sweep(path)
    assert names(tmp_path) == {".b.json.left.tmp"}


def test_a_write_without_force_leaves_the_disk_alone_until_it_is_forced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    forced: list[int] = []
    monkeypatch.setattr(os, "fsync", forced.append)
    path = tmp_path / "a.json"
    for text in ("first", "second"):
        write_text_atomically(path, text, forced=False)
    assert forced == []
    assert (path.read_text(encoding="utf-8"), backup_of(path).read_text(encoding="utf-8")) == ("second", "first")
    force_to_disk(path)
    assert forced != []
    assert path.read_text(encoding="utf-8") == "second"


def test_a_file_is_not_moved_while_another_thread_has_it_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows would refuse; here the lock it takes for that is watched instead."""
    alone, path = threading.Lock(), tmp_path / "a.json"
    monkeypatch.setattr(atomic, "_ALONE", alone)

    def watched(name: str) -> None:
        real = getattr(os, name)

        def call(*args: object) -> object:
            seen.append((name, alone.locked()))
            return real(*args)

        monkeypatch.setattr(os, name, call)

    seen: list[tuple[str, bool]] = []
    for text in ("first", "second"):
        write_text_atomically(path, text)
    for name in ("link", "replace", "fsync", "unlink"):
        watched(name)
    write_text_atomically(path, "third", forced=False)
    force_to_disk(path)
    remove(path)
    assert {name for name, _ in seen} >= {"link", "replace", "fsync", "unlink"}
    # The folder is forced afterwards, which Windows does not do.
    assert [name for name, held in seen if not held] == ["fsync"]
    assert not alone.locked()


def test_forcing_a_file_that_has_gone_is_no_error(tmp_path: Path) -> None:
    force_to_disk(tmp_path / "a.json")
    assert names(tmp_path) == set()


def test_a_disk_that_fails_while_forcing_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.json"
    write_text_atomically(path, "text", forced=False)

    def fail(_: int) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(StoreError) as caught:
        force_to_disk(path)
    assert (caught.value.fault, caught.value.path) == (Fault.DISK_FULL, path)
