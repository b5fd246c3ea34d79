from __future__ import annotations

import os
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import dev

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    Calls = list[list[str]]


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Calls:
    """The programs that dev.py would have started; all of them succeed."""
    made: Calls = []

    def call(command: Sequence[str], *, env: Mapping[str, str] | None = None) -> int:
        made.append(list(command))
        return 0

    monkeypatch.setattr(dev, "call", call)
    return made


@pytest.fixture
def ready(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything is set up already."""
    monkeypatch.setattr(dev, "prepare", lambda *, dev: None)


@pytest.fixture
def no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)


def as_user(monkeypatch: pytest.MonkeyPatch, *, root: bool, apt: bool) -> None:
    monkeypatch.setattr(dev, "is_root", lambda: root)
    monkeypatch.setattr(dev, "has_apt", lambda: apt)
    monkeypatch.setattr("sys.platform", "linux")


def probe_answers(monkeypatch: pytest.MonkeyPatch, *answers: dict[str, object]) -> None:
    waiting = list(answers)
    monkeypatch.setattr(dev, "probe", lambda: waiting.pop(0))


GOOD: dict[str, object] = {"error": None, "x11": None, "cyrillic": True}
BROKEN: dict[str, object] = GOOD | {"error": "libEGL.so.1: cannot open shared object file", "cyrillic": False}
NO_FONT: dict[str, object] = GOOD | {"cyrillic": False}
NO_X11: dict[str, object] = GOOD | {"x11": "libxcb-cursor.so.0: cannot open shared object file"}


def test_libraries_that_do_not_load_are_named_by_their_packages() -> None:
    def can_load(library: str) -> bool:
        return library not in ("libEGL.so.1", "libxcb-cursor.so.0")

    assert dev.missing_packages(can_load) == ["libegl1", "libxcb-cursor0"]
    assert not dev.loads("libno-such-thing.so.7")


def test_root_on_debian_gets_missing_libraries_installed(
    monkeypatch: pytest.MonkeyPatch, calls: Calls, tmp_path: Path
) -> None:
    as_user(monkeypatch, root=True, apt=True)
    monkeypatch.setattr(dev, "missing_packages", lambda: ["libegl1"])
    monkeypatch.setattr(dev, "STAMP", tmp_path / "stamp.json")
    probe_answers(monkeypatch, BROKEN, GOOD)
    stamp = dev.Stamp()
    dev.check_system(stamp)
    assert calls == [["apt-get", "install", "-y", "--no-install-recommends", "libegl1"]]
    assert dev.Stamp.read(tmp_path / "stamp.json") == stamp


def test_root_on_debian_gets_a_font_with_cyrillic_letters(
    monkeypatch: pytest.MonkeyPatch, calls: Calls, tmp_path: Path
) -> None:
    as_user(monkeypatch, root=True, apt=True)
    monkeypatch.setattr(dev, "missing_packages", list)
    monkeypatch.setattr(dev, "STAMP", tmp_path / "stamp.json")
    probe_answers(monkeypatch, NO_FONT, GOOD)
    dev.check_system(dev.Stamp())
    assert calls[0][-1] == "fonts-dejavu-core"


def test_another_user_is_told_the_command(
    monkeypatch: pytest.MonkeyPatch, calls: Calls, capsys: pytest.CaptureFixture[str]
) -> None:
    as_user(monkeypatch, root=False, apt=True)
    monkeypatch.setattr(dev, "missing_packages", lambda: ["libegl1"])
    probe_answers(monkeypatch, BROKEN)
    with pytest.raises(dev.SetupError, match="libEGL"):
        dev.check_system(dev.Stamp())
    assert "sudo apt-get install -y --no-install-recommends libegl1" in capsys.readouterr().out
    assert calls == []


def test_a_missing_font_is_said_and_does_not_stop_the_game(
    monkeypatch: pytest.MonkeyPatch, calls: Calls, capsys: pytest.CaptureFixture[str]
) -> None:
    as_user(monkeypatch, root=False, apt=False)
    monkeypatch.setattr(dev, "missing_packages", list)
    probe_answers(monkeypatch, NO_FONT)
    stamp = dev.Stamp()
    dev.check_system(stamp)
    assert "Cyrillic" in capsys.readouterr().out
    assert stamp.system == ""
    assert calls == []


def test_libraries_for_windows_only_do_not_stop_what_needs_none(
    monkeypatch: pytest.MonkeyPatch, calls: Calls, capsys: pytest.CaptureFixture[str]
) -> None:
    as_user(monkeypatch, root=False, apt=True)
    monkeypatch.setattr(dev, "missing_packages", lambda: ["libxcb-cursor0"])
    probe_answers(monkeypatch, NO_X11)
    stamp = dev.Stamp()
    dev.check_system(stamp)
    printed = capsys.readouterr().out
    assert "apt-get install -y --no-install-recommends libxcb-cursor0" in printed
    assert "under X11: libxcb-cursor.so.0" in printed
    assert stamp.system == ""
    assert calls == []


def test_the_package_lists_are_fetched_when_a_package_is_not_found(monkeypatch: pytest.MonkeyPatch) -> None:
    codes, made = [100, 0, 0], []

    def call(command: Sequence[str], *, env: Mapping[str, str] | None = None) -> int:
        made.append(command[1])
        return codes.pop(0)

    monkeypatch.setattr(dev, "call", call)
    assert dev.apt_install(["libegl1"])
    assert made == ["install", "update", "install"]


def test_requirements_are_installed_once(monkeypatch: pytest.MonkeyPatch, calls: Calls, tmp_path: Path) -> None:
    monkeypatch.setattr(dev, "STAMP", tmp_path / "stamp.json")
    monkeypatch.setattr(dev, "venv_has_pip", lambda: True)
    dev.install_requirements(dev.Stamp.read(dev.STAMP), dev=True)
    dev.install_requirements(dev.Stamp.read(dev.STAMP), dev=True)
    dev.install_requirements(dev.Stamp.read(dev.STAMP), dev=False)
    (command,) = calls
    assert command[1:4] == ["-m", "pip", "install"]
    assert any(part.startswith("pytest-qt") for part in command)


def test_a_new_requirement_is_installed(monkeypatch: pytest.MonkeyPatch, calls: Calls, tmp_path: Path) -> None:
    monkeypatch.setattr(dev, "STAMP", tmp_path / "stamp.json")
    monkeypatch.setattr(dev, "venv_has_pip", lambda: True)
    dev.install_requirements(dev.Stamp.read(dev.STAMP), dev=False)
    monkeypatch.setattr(dev, "requirements", lambda *, dev: ["something>=1"])
    dev.install_requirements(dev.Stamp.read(dev.STAMP), dev=False)
    assert calls[1][-1] == "something>=1"


def test_the_pip_of_the_system_helps_where_the_environment_has_none(
    monkeypatch: pytest.MonkeyPatch, calls: Calls, tmp_path: Path
) -> None:
    monkeypatch.setattr(dev, "STAMP", tmp_path / "stamp.json")
    monkeypatch.setattr(dev, "venv_has_pip", lambda: False)
    dev.install_requirements(dev.Stamp(), dev=False)
    assert calls[0][:4] == [*dev.host_pip()[:3], "--python"]


@pytest.mark.parametrize("text", ["", "{", "[]", '{"installed": 3, "system": ""}'])
def test_a_damaged_stamp_means_nothing_is_set_up(tmp_path: Path, text: str) -> None:
    (tmp_path / "stamp.json").write_text(text, encoding="utf-8")
    assert dev.Stamp.read(tmp_path / "stamp.json") == dev.Stamp()


def test_a_python_without_ensurepip_and_pip_is_told_what_to_install(
    monkeypatch: pytest.MonkeyPatch, calls: Calls, tmp_path: Path
) -> None:
    as_user(monkeypatch, root=False, apt=True)
    monkeypatch.setattr(dev, "VENV", tmp_path / "venv")
    monkeypatch.setattr(dev, "can_import", lambda module: False)
    with pytest.raises(dev.SetupError, match="apt-get install python3"):
        dev.make_venv()
    assert calls == []


def test_root_on_debian_gets_ensurepip_installed(
    monkeypatch: pytest.MonkeyPatch, calls: Calls, tmp_path: Path
) -> None:
    as_user(monkeypatch, root=True, apt=True)
    monkeypatch.setattr(dev, "VENV", tmp_path / "venv")
    monkeypatch.setattr(dev, "can_import", lambda module: bool(calls))
    dev.make_venv()
    assert calls[0][-1].endswith("-venv")
    assert calls[1][1:] == ["-m", "venv", "--clear", str(tmp_path / "venv")]


def test_a_python_with_pip_only_makes_an_environment_without_one(
    monkeypatch: pytest.MonkeyPatch, calls: Calls, tmp_path: Path
) -> None:
    as_user(monkeypatch, root=False, apt=True)
    monkeypatch.setattr(dev, "VENV", tmp_path / "venv")
    monkeypatch.setattr(dev, "can_import", lambda module: module == "pip")
    dev.make_venv()
    assert "--without-pip" in calls[0]


@pytest.mark.parametrize(
    ("env", "platform", "answer"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ""}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"QT_QPA_PLATFORM": "vnc"}, "linux", True),
        ({}, "win32", True),
        ({}, "darwin", True),
    ],
)
def test_a_display_is_recognised(env: dict[str, str], platform: str, answer: bool) -> None:
    assert dev.has_display(env, platform) is answer


@pytest.mark.usefixtures("ready", "no_display")
def test_without_a_display_a_match_is_played_without_a_window(
    monkeypatch: pytest.MonkeyPatch, calls: Calls, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dev, "PICTURES", tmp_path / "pictures")
    assert dev.main(["run"]) == 0
    assert calls[0][1:] == ["-m", "hearts_qt", "--self-test", "--shots-dir", str(tmp_path / "pictures")]
    assert str(tmp_path / "pictures") in capsys.readouterr().out


@pytest.mark.usefixtures("ready", "no_display")
@pytest.mark.parametrize("arguments", [["variants"], ["--version"], ["--language", "ru", "variants"]])
def test_commands_that_need_no_window_run_as_they_are(calls: Calls, arguments: list[str]) -> None:
    assert dev.main(["run", *arguments]) == 0
    assert calls[0][3:] == arguments


@pytest.mark.parametrize("arguments", [["--profile-dir", "shots"], ["--language=ru", "--profile-dir", "x"]])
def test_options_of_the_window_still_need_one(arguments: list[str]) -> None:
    assert dev.needs_window(arguments)


@pytest.mark.usefixtures("ready")
def test_with_a_display_the_game_starts(monkeypatch: pytest.MonkeyPatch, calls: Calls) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(dev, "install_sound", lambda: None)
    assert dev.main(["run", "--profile-dir", "here"]) == 0
    assert calls[0][1:] == ["-m", "hearts_qt", "--profile-dir", "here"]


@pytest.fixture
def stamp_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setattr(dev, "STAMP", tmp_path / "stamp.json")
    monkeypatch.setattr(dev, "venv_has_pip", lambda: True)
    return tmp_path / "stamp.json"


def test_what_plays_the_sounds_is_installed_once_where_they_can_be_heard(
    monkeypatch: pytest.MonkeyPatch, calls: Calls, stamp_file: Path
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    dev.install_sound(can_load=lambda library: False)
    assert calls == []
    dev.install_sound(can_load=lambda library: library == "libpulse.so.0")
    dev.install_sound(can_load=lambda library: True)
    assert len(calls) == 1
    assert any(wanted.startswith("PySide6-Addons") for wanted in calls[0])


@pytest.mark.usefixtures("ready")
def test_the_game_starts_without_what_plays_the_sounds(
    monkeypatch: pytest.MonkeyPatch, stamp_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = []

    def call(command: Sequence[str], *, env: Mapping[str, str] | None = None) -> int:
        made.append("pip" in command)
        return 1 if "pip" in command else 0

    monkeypatch.setattr(dev, "call", call)
    monkeypatch.setattr("sys.platform", "darwin")
    assert dev.run([]) == 0
    assert dev.run([]) == 0
    assert made == [True, False, False]
    assert "silent" in capsys.readouterr().out


@pytest.mark.usefixtures("ready")
def test_test_runs_every_check_and_every_test_once(calls: Calls, capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.main(["test"]) == 0
    ruff, mypy, pure, others = [call[2:] for call in calls]
    assert ruff == ["ruff", "check", "."]
    assert mypy == ["mypy"]
    assert pure[:5] == ["pytest", "-p", "no:pytest-qt", "-p", "tests.without_qt"]
    assert pure[5:] == ["tests/rules", "tests/ai", "tests/store"]
    assert others == ["pytest", *(f"--ignore={room}" for room in pure[5:])]
    assert "Everything is in order." in capsys.readouterr().out


@pytest.mark.usefixtures("ready")
def test_arguments_go_to_pytest(calls: Calls) -> None:
    assert dev.main(["test", "-k", "support"]) == 0
    assert [call[-2:] for call in calls[2:]] == [["-k", "support"]] * 2


@pytest.mark.usefixtures("ready")
@pytest.mark.parametrize(("found", "answer"), [(("tests/rules",), 0), ((), 1)])
def test_a_selection_of_no_test_at_all_fails(
    monkeypatch: pytest.MonkeyPatch, found: tuple[str, ...], answer: int
) -> None:
    def call(command: Sequence[str], *, env: Mapping[str, str] | None = None) -> int:
        return 0 if "pytest" not in command or set(found) & set(command) else dev.NO_TESTS_SELECTED

    monkeypatch.setattr(dev, "call", call)
    assert dev.main(["test", "-k", "misspelt"]) == answer


@pytest.mark.usefixtures("ready")
def test_named_test_files_are_run_once(calls: Calls) -> None:
    assert dev.main(["test", "tests/test_dev.py"]) == 0
    assert [call[2:] for call in calls[2:]] == [["pytest", "tests/test_dev.py"]]


@pytest.mark.usefixtures("ready")
def test_one_failed_step_fails_the_whole_and_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def call(command: Sequence[str], *, env: Mapping[str, str] | None = None) -> int:
        return 1 if "mypy" in command else 0

    monkeypatch.setattr(dev, "call", call)
    assert dev.main(["test"]) == 1
    assert "Failed: mypy --strict" in capsys.readouterr().out


def test_trouble_with_the_set_up_is_one_clear_text(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def no_network() -> None:
        raise dev.SetupError("no network")

    monkeypatch.setattr(dev, "make_venv", no_network)
    assert dev.main(["run"]) == 1
    assert capsys.readouterr().out.strip() == "no network"


def test_translations_are_compiled_when_newer_and_put_in_their_place_in_one_step(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = tmp_path / "hearts_qt" / "i18n"
    in_place: list[bytes] = []

    def compile_one(command: Sequence[str], *, env: Mapping[str, str] | None = None) -> int:
        Path(command[-1]).write_bytes(f"compiled {Path(command[-3]).name}".encode())
        in_place.extend(file.read_bytes() for file in folder.glob("*.qm"))
        return 0

    monkeypatch.setattr(dev, "ROOT", tmp_path)
    monkeypatch.setattr(dev, "call", compile_one)
    (tmp_path / "i18n").mkdir()
    folder.mkdir(parents=True)
    (folder / "hearts_qt_ru.qm").write_bytes(b"old")
    for name in ("hearts_qt_ru", "hearts_qt_en"):
        source = tmp_path / "i18n" / f"{name}.ts"
        source.write_text("<TS/>", encoding="utf-8")
        os.utime(source, (2e9, 2e9) if "ru" in name else (0, 0))
    (folder / "hearts_qt_en.qm").write_bytes(b"current")
    dev.compile_translations()
    # While it was being compiled, a running game could still read the old one.
    assert sorted(in_place) == [b"current", b"old"]
    assert {file.name: file.read_bytes() for file in folder.iterdir()} == {
        "hearts_qt_en.qm": b"current",
        "hearts_qt_ru.qm": b"compiled hearts_qt_ru.ts",
    }


def test_every_package_is_in_the_list_of_what_is_installed() -> None:
    listed = tomllib.loads((dev.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["setuptools"]
    folders = {file.parent.relative_to(dev.ROOT) for file in (dev.ROOT / "hearts_qt").rglob("*.py")}
    assert {".".join(folder.parts) for folder in folders} <= set(listed["packages"])


def test_the_broken_pair_of_python_and_pyside_is_left_out() -> None:
    for_new, for_old = [name for name in dev.requirements(dev=False) if name.startswith("PySide6")]
    assert for_old.endswith("!=6.12.0; python_version < '3.12'")
    assert "6.12" not in for_new


# -- the simulator -------------------------------------------------------------------------------------------


@pytest.fixture
def checkout(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A checkout with one module that can be compiled."""
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    monkeypatch.setattr(dev, "STAMP", tmp_path / "stamp.json")
    monkeypatch.setattr(dev, "build_requirements", lambda: ["cython"])
    monkeypatch.setattr(dev, "venv_has_pip", lambda: True)
    room = tmp_path / "hearts_qt" / "ai"
    room.mkdir(parents=True)
    for name in ("kernel.py", "kernel.pxd", "arena.py"):
        (room / name).write_text("", encoding="utf-8")
    (tmp_path / "setup.py").write_text("", encoding="utf-8")
    return tmp_path


def compiled(checkout: Path) -> Path:
    file = checkout / "hearts_qt" / "ai" / f"kernel{EXTENSION_SUFFIXES[0]}"
    file.write_bytes(b"")
    return file


def test_the_simulator_is_compiled_where_there_is_a_compiler(
    monkeypatch: pytest.MonkeyPatch, calls: Calls, checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    commands: Calls = []

    def build(command: list[str], **_: object) -> None:
        commands.append(command)
        compiled(checkout)

    monkeypatch.setattr(dev, "has_compiler", lambda: True)
    monkeypatch.setattr("subprocess.run", build)
    dev.build_simulator(dev.Stamp())
    assert commands[0][1:] == ["setup.py", "build_ext", "--inplace"]
    assert calls[0][-1] == "cython"
    warning, told = capsys.readouterr().out.splitlines()
    assert "minutes" in warning
    assert told == "Simulator: compiled."
    dev.build_simulator(dev.Stamp())
    assert capsys.readouterr().out == ""
    assert len(commands) == 1


def test_without_a_compiler_the_simulator_stays_python_and_an_old_one_goes(
    monkeypatch: pytest.MonkeyPatch, calls: Calls, checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = compiled(checkout)
    os.utime(file, (1, 1))
    monkeypatch.setattr(dev, "has_compiler", lambda: False)
    dev.build_simulator(dev.Stamp())
    assert "plain Python" in capsys.readouterr().out
    assert not file.exists(), "it would be loaded in place of the newer source"
    assert calls == []


def test_a_simulator_that_can_not_be_compiled_stops_nothing(
    monkeypatch: pytest.MonkeyPatch, calls: Calls, checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dev, "has_compiler", lambda: True)
    monkeypatch.setattr("subprocess.run", lambda *_, **__: None)
    dev.build_simulator(dev.Stamp())
    assert "simulator.log" in capsys.readouterr().out
    assert calls[0][-1] == "cython"
