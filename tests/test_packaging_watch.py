"""How the calls of the program are read, and what the workflows call."""

from __future__ import annotations

import re
import sys
from pathlib import PurePosixPath

import pytest

from hearts_qt.support.resources import PACKAGE

sys.path.insert(0, str(PACKAGE.parent / "packaging"))

from smoke_common import Failure
from watch import changed_paths, network_calls, outside, report

ROOT = PACKAGE.parent
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))

PROFILE = PurePosixPath("/home/vera/profile")
LOCAL = [
    "12 socket(AF_UNIX, SOCK_STREAM|SOCK_CLOEXEC, 0) = 5",
    '12 connect(5, {sa_family=AF_UNIX, sun_path=@"/tmp/.X11-unix/X94"}, 20) = 0',
    "12 socket(AF_NETLINK, SOCK_RAW|SOCK_CLOEXEC, NETLINK_KOBJECT_UEVENT) = 6",
    '13 openat(AT_FDCWD, "/etc/fonts/fonts.conf", O_RDONLY|O_CLOEXEC) = 7',
    '13 openat(AT_FDCWD, "/home/vera/profile/data/match.json", O_WRONLY|O_CREAT|O_TRUNC, 0600) = 7',
    '13 rename("/home/vera/profile/a", "/home/vera/profile/b") = 0',
    '13 openat(AT_FDCWD, "/dev/shm/x", O_RDWR|O_CREAT, 0600) = 8',
    '13 mkdir("/usr/share/fonts", 0755) = -1 EEXIST (File exists)',
]


def test_what_stays_on_the_machine_and_in_the_profile_is_in_order() -> None:
    assert list(network_calls(LOCAL)) == []
    assert outside(changed_paths(LOCAL), [PROFILE]) == []
    report(LOCAL, [PROFILE])


@pytest.mark.parametrize(
    "line",
    [
        "12 socket(AF_INET, SOCK_DGRAM|SOCK_CLOEXEC, IPPROTO_IP) = 5",
        "[pid 12] socket(AF_INET6, SOCK_STREAM, 0) = 5",
        '12 connect(5, {sa_family=AF_INET, sin_port=htons(53), sin_addr=inet_addr("192.0.2.1")}, 16) = 0',
        "12 socket(AF_BLUETOOTH, SOCK_RAW, 0) = -1 EACCES (Permission denied)",
    ],
)
def test_every_way_off_the_machine_is_seen_even_if_it_was_refused(line: str) -> None:
    assert list(network_calls([*LOCAL, line])) == [line]
    with pytest.raises(Failure, match="network"):
        report([*LOCAL, line], [PROFILE])


@pytest.mark.parametrize(
    ("line", "path"),
    [
        ('12 openat(AT_FDCWD, "/home/vera/.config/QtProject.conf", O_RDWR|O_CREAT, 0600) = 7', "QtProject.conf"),
        ('12 unlink("/home/vera/profile-of-another/x") = 0', "profile-of-another"),
        ('12 mkdir("/home/vera/\\\\320\\\\247", 0777) = 0'.replace("\\\\", "\\"), "/home/vera/"),
        ('12 rename("/home/vera/profile/a", "/home/vera/b") = 0', "/home/vera/b"),
    ],
)
def test_every_file_changed_elsewhere_is_seen(line: str, path: str) -> None:
    (found,) = outside(changed_paths([*LOCAL, line]), [PROFILE])
    assert path in found
    with pytest.raises(Failure, match="written outside"):
        report([*LOCAL, line], [PROFILE])


def test_the_workflows_call_what_there_is() -> None:
    assert len(WORKFLOWS) == 2
    for workflow in WORKFLOWS:
        text = workflow.read_text(encoding="utf-8")
        for script in re.findall(r"packaging[/\\]\w+\.py|(?<=python )dev\.py", text):
            assert (ROOT / script.replace("\\", "/")).is_file()


def test_the_tests_run_on_every_system_and_python() -> None:
    text = (ROOT / ".github" / "workflows" / "tests.yml").read_text(encoding="utf-8")
    for needed in ("ubuntu", "windows", "macos", '"3.11"', '"3.12"', '"3.13"', '"3.14"'):
        assert needed in text
