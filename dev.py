#!/usr/bin/env python3
"""Set up the project and run it or test it: ``python3 dev.py run`` and ``python3 dev.py test``.

Only the standard library is used here, because nothing else is there yet when this file runs. Everything that
it installs for Python goes into ``.venv`` beside it; system libraries are installed as root on Debian and
Ubuntu only, anywhere else it says what is missing and how to get it.
"""

from __future__ import annotations

import argparse
import ctypes
import hashlib
import importlib.util
import io
import json
import os
import shlex
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
STAMP = VENV / "hearts_qt.json"
PICTURES = ROOT / "build" / "self-test"

# Shared library -> the Debian and Ubuntu package that holds it. The wheels of PySide6 carry Qt but not these;
# the first six are needed even without a screen.
LIBRARIES = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
FONT_PACKAGE = "fonts-dejavu-core"
SOUND_LIBRARY = "libpulse.so.0"  # Qt's multimedia does not even load without it

# Runs inside the virtual environment: loads what the game loads and answers in JSON.
PROBE = """
import ctypes, json, sys
from pathlib import Path
answer = {"error": None, "x11": None, "cyrillic": False}
try:
    import PySide6
    from PySide6 import QtCore, QtGui, QtSvg, QtWidgets
    app = QtGui.QGuiApplication(["probe"])
    answer["cyrillic"] = bool(QtGui.QFontDatabase.families(QtGui.QFontDatabase.WritingSystem.Cyrillic))
    if sys.platform == "linux":
        try:
            ctypes.CDLL(str(Path(PySide6.__file__).parent / "Qt" / "plugins" / "platforms" / "libqxcb.so"))
        except OSError as error:
            answer["x11"] = str(error)
except ImportError as error:
    answer["error"] = str(error)
sys.stdout.write(json.dumps(answer))
"""

NO_TESTS_SELECTED = 5  # pytest's exit code
PURE_ROOMS = ("tests/rules", "tests/ai", "tests/store")  # they run where Qt is absent
WINDOW_OPTIONS = ("--profile-dir", "--language")  # each with a value; anything else needs no window


class SetupError(Exception):
    """The set-up can not go on; the text says why and what to do."""


@dataclass(slots=True)
class Step:
    """One finished step of ``test``: its name, its exit code and how long it took in seconds."""

    name: str
    code: int
    seconds: float

    @property
    def ok(self) -> bool:
        return self.code == 0


@dataclass(slots=True)
class Stamp:
    """What has been set up already, kept in the virtual environment so that later runs start at once."""

    installed: dict[str, str] = field(default_factory=dict)
    system: str = ""

    @classmethod
    def read(cls, path: Path) -> Stamp:
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
            return cls(dict(data["installed"]), str(data["system"]))
        except (OSError, ValueError, KeyError, TypeError):
            return cls()

    def write(self, path: Path) -> None:
        path.write_text(json.dumps({"installed": self.installed, "system": self.system}), encoding="utf-8")


def say(text: str = "") -> None:
    """Print a line at once, so that it keeps its place among the lines of the programs started here."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def call(command: Sequence[str], *, env: Mapping[str, str] | None = None) -> int:
    """Run a program in the checkout, its output going straight to the screen; its exit code."""
    return subprocess.run(command, cwd=ROOT, env=env, check=False).returncode


def offscreen() -> dict[str, str]:
    """The environment of a program that draws into memory only."""
    return {**os.environ, "QT_QPA_PLATFORM": "offscreen"}


# -- the virtual environment -----------------------------------------------------------------------


def venv_program(name: str) -> str:
    """The path of a program of the virtual environment."""
    return str(VENV / "Scripts" / f"{name}.exe") if os.name == "nt" else str(VENV / "bin" / name)


def venv_answer(code: str, *, env: Mapping[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """Run a line of Python in the virtual environment and keep what it prints."""
    command = [venv_program("python"), "-c", code]
    return subprocess.run(command, capture_output=True, text=True, env=env, cwd=ROOT, check=False)


def is_root() -> bool:
    return sys.platform != "win32" and os.geteuid() == 0


def has_apt() -> bool:
    return shutil.which("apt-get") is not None


def apt_command(packages: Iterable[str]) -> list[str]:
    return ["apt-get", "install", "-y", "--no-install-recommends", *packages]


def apt_install(packages: Sequence[str]) -> bool:
    """Install system packages as root; fetch the package lists once when the first try fails."""
    say(f"Installing system packages: {' '.join(packages)}")
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    if call(apt_command(packages), env=env) == 0:
        return True
    return call(["apt-get", "update"], env=env) == 0 and call(apt_command(packages), env=env) == 0


def can_import(module: str) -> bool:
    importlib.invalidate_caches()
    return importlib.util.find_spec(module) is not None


def venv_has_pip() -> bool:
    return venv_answer("import pip").returncode == 0


def host_pip() -> list[str]:
    """This Python's own pip, told to work on the virtual environment (pip 22.3 and newer)."""
    return [sys.executable, "-m", "pip", "--python", venv_program("python")]


def make_venv() -> None:
    """Create ``.venv`` when there is none, or when its Python has gone away or is another than this one."""
    wanted = f"{sys.version_info.major}.{sys.version_info.minor}"
    if Path(venv_program("python")).exists():
        try:
            found = venv_answer("import sys; print('%d.%d' % sys.version_info[:2])").stdout.strip()
        except OSError:
            found = ""
        if found == wanted:
            return
        say(f"The virtual environment was made with Python {found or '?'}; making it again with {wanted}.")
    else:
        say(f"Making a virtual environment in {VENV}")
    # Debian keeps ensurepip in a package of its own.
    if not can_import("ensurepip") and is_root() and has_apt():
        apt_install([f"python{wanted}-venv"])
    if not can_import("ensurepip") and not can_import("pip"):
        raise SetupError(
            "This Python can not make a virtual environment: its modules ensurepip and pip are missing.\n"
            f"On Debian and Ubuntu:  sudo apt-get install python{wanted}-venv\n"
            "Elsewhere install Python from python.org, or the package of your system that holds ensurepip."
        )
    options = ["--clear"] if can_import("ensurepip") else ["--clear", "--without-pip"]
    if call([sys.executable, "-m", "venv", *options, str(VENV)]) != 0:
        raise SetupError(f"The virtual environment could not be made in {VENV}; the lines above say why.")


def read_project() -> dict[str, Any]:
    """The table ``project`` of pyproject.toml."""
    import tomllib

    with (ROOT / "pyproject.toml").open("rb") as file:
        return dict(tomllib.load(file)["project"])


def requirements(*, dev: bool) -> list[str]:
    """The requirements of pyproject.toml, the only list there is; ``dev`` adds the tools of the tests."""
    project = read_project()
    extra = project["optional-dependencies"]["dev"] if dev else []
    return [*project["dependencies"], *extra]


def sound_requirements() -> list[str]:
    """What plays the sounds, together with what it has to fit to."""
    return [*requirements(dev=False), *read_project()["optional-dependencies"]["sound"]]


def digest(wanted: Sequence[str]) -> str:
    return hashlib.sha256("\n".join([sys.version, *wanted]).encode()).hexdigest()


def install_requirements(stamp: Stamp, *, dev: bool) -> None:
    """Install what pyproject.toml asks for, unless the same list has been installed before."""
    wanted = requirements(dev=dev)
    key = "test" if dev else "run"
    if stamp.installed.get(key) == digest(wanted):
        return
    say("Installing Python packages (PySide6 is about 80 MB, the first time takes a while)")
    if pip_install(wanted) != 0:
        raise SetupError("The Python packages could not be installed; the lines above say why.")
    stamp.installed["run"] = digest(requirements(dev=False))
    stamp.installed[key] = digest(wanted)
    stamp.system = ""
    stamp.write(STAMP)


def loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def pip_install(wanted: Sequence[str]) -> int:
    pip = [venv_program("python"), "-m", "pip"] if venv_has_pip() else host_pip()
    return call([*pip, "install", "--disable-pip-version-check", "--no-input", *wanted])


def install_sound(can_load: Callable[[str], bool] = loads) -> None:
    """Install what plays the sounds where they could be heard; one try, and the game runs without it too."""
    if sys.platform == "linux" and not can_load(SOUND_LIBRARY):
        return
    stamp, wanted = Stamp.read(STAMP), sound_requirements()
    if stamp.installed.get("sound") == digest(wanted):
        return
    say("Installing what plays the sounds (PySide6-Addons, 60 to 180 MB, once)")
    if pip_install(wanted) != 0:
        say("That did not work, so the game will be silent. Nothing else is missing.")
    stamp.installed["sound"] = digest(wanted)
    stamp.write(STAMP)


# -- system libraries ------------------------------------------------------------------------------


def missing_packages(can_load: Callable[[str], bool] = loads) -> list[str]:
    """Debian packages of the shared libraries that do not load here."""
    return [package for library, package in LIBRARIES.items() if not can_load(library)]


def probe() -> dict[str, object]:
    """Load Qt in the virtual environment.

    ``error`` is the loader's own sentence, or None; ``x11`` the same for windows under X11; ``cyrillic`` whether
    there is a font with these letters.
    """
    done = venv_answer(PROBE, env=offscreen())
    try:
        return dict(json.loads(done.stdout))
    except ValueError:
        error = done.stderr.strip() or f"it ended with exit code {done.returncode}"
        return {"error": error, "x11": None, "cyrillic": False}


def check_system(stamp: Stamp) -> None:
    """See that Qt loads and can write Cyrillic; install what is missing as root on Debian, else say how."""
    if stamp.system == sys.version:
        return
    missing = missing_packages() if sys.platform == "linux" else []
    answer = probe()
    if answer["error"] is None and not answer["cyrillic"] and sys.platform == "linux":
        missing.append(FONT_PACKAGE)
    if missing:
        say(f"Missing in this system: {' '.join(missing)}")
        if is_root() and has_apt():
            apt_install(missing)
            answer = probe()
        elif has_apt():
            say(f"Install them with:  sudo {shlex.join(apt_command(missing))}")
        else:
            say("So Debian and Ubuntu call them; your system has the same libraries under names of its own.")
    if answer["error"] is not None:
        raise SetupError(f"Qt does not load: {answer['error']}")
    if not answer["cyrillic"]:
        say("There is no font with Cyrillic letters: Russian texts stay unreadable until one is installed.")
    if answer["x11"] is not None:
        say(f"Windows can not be opened under X11: {answer['x11']}")
    if answer["cyrillic"] and answer["x11"] is None:
        stamp.system = sys.version
        stamp.write(STAMP)


# -- translations ----------------------------------------------------------------------------------


def compile_translations() -> None:
    """Compile every ``i18n/*.ts`` that is newer than its ``hearts_qt/i18n/*.qm``."""
    target_folder = ROOT / "hearts_qt" / "i18n"
    # Not the script of that name: it holds the path at which the environment was made.
    start = "import sys; from PySide6.scripts.pyside_tool import lrelease; sys.exit(lrelease())"
    lrelease = [venv_program("python"), "-c", start, "-silent"]
    for source in sorted((ROOT / "i18n").glob("*.ts")):
        target = target_folder / f"{source.stem}.qm"
        if target.exists() and target.stat().st_mtime >= source.stat().st_mtime:
            continue
        target_folder.mkdir(exist_ok=True)
        # Beside its place and moved there in one step: a game that runs has the old file mapped into its memory.
        fresh = target.with_suffix(".new")
        if call([*lrelease, str(source), "-qm", str(fresh)]) != 0:
            raise SetupError(f"The translation {source.name} could not be compiled; the lines above say why.")
        fresh.replace(target)


# -- the simulator of the computer players ----------------------------------------------------------


def has_compiler() -> bool:
    """Whether a C compiler is in sight. On Windows the build itself knows best where it is."""
    return os.name == "nt" or any(map(shutil.which, (os.environ.get("CC") or "cc", "gcc", "clang")))


def simulator_modules() -> list[Path]:
    """The modules that can be compiled: those with C types beside them."""
    return sorted(path.with_suffix(".py") for path in (ROOT / "hearts_qt" / "ai").glob("*.pxd"))


def compiled_files(module: Path) -> list[Path]:
    """What this Python would load in place of ``module``."""
    from importlib.machinery import EXTENSION_SUFFIXES

    built = (module.with_name(module.stem + suffix) for suffix in EXTENSION_SUFFIXES)
    return [path for path in built if path.exists()]


def simulator_is_fresh(modules: Sequence[Path]) -> bool:
    """Whether every module is compiled and no source is newer; they share their types."""
    sources = [*modules, *(module.with_suffix(".pxd") for module in modules), ROOT / "setup.py"]
    newest = max((source.stat().st_mtime for source in sources), default=0.0)
    return all(any(file.stat().st_mtime >= newest for file in compiled_files(module)) for module in modules)


def build_requirements() -> list[str]:
    import tomllib

    with (ROOT / "pyproject.toml").open("rb") as file:
        return list(tomllib.load(file)["build-system"]["requires"])


def build_simulator(stamp: Stamp) -> None:
    """Compile the simulator in place when it is not or when its sources are newer; say which one will run."""
    modules = simulator_modules()
    if simulator_is_fresh(modules):
        return
    for file in (file for module in modules for file in compiled_files(module)):
        file.unlink()
    if not has_compiler():
        say("Simulator: plain Python, because there is no C compiler; the computer players think longer.")
        return
    wanted = build_requirements()
    if stamp.installed.get("build") != digest(wanted):
        pip = [venv_program("python"), "-m", "pip"] if venv_has_pip() else host_pip()
        if call([*pip, "install", "--disable-pip-version-check", "--no-input", "--quiet", *wanted]) == 0:
            stamp.installed["build"] = digest(wanted)
            stamp.write(STAMP)
    say("Compiling the simulator of the computer players (two minutes or more, after it has changed)")
    log = ROOT / "build" / "simulator.log"
    log.parent.mkdir(exist_ok=True)
    with log.open("w", encoding="utf-8") as output:
        command = [venv_program("python"), "setup.py", "build_ext", "--inplace"]
        subprocess.run(command, cwd=ROOT, stdout=output, stderr=subprocess.STDOUT, check=False)
    if simulator_is_fresh(modules):
        say("Simulator: compiled.")
    else:
        say(f"Simulator: plain Python; it could not be compiled, {log} says why.")


def prepare(*, dev: bool) -> None:
    """Everything that must stand before the program or a tool can start."""
    make_venv()
    stamp = Stamp.read(STAMP)
    install_requirements(stamp, dev=dev)
    check_system(stamp)
    compile_translations()
    build_simulator(stamp)


# -- commands --------------------------------------------------------------------------------------


def has_display(env: Mapping[str, str], platform: str) -> bool:
    """Whether a window can be shown: always outside Linux, there if a display or a Qt platform is named."""
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return platform != "linux" or any(env.get(name) for name in names)


def needs_window(arguments: Sequence[str]) -> bool:
    """Whether ``python -m hearts_qt`` with these arguments opens a window."""
    rest = list(arguments)
    while rest:
        name, _, value = rest.pop(0).partition("=")
        if name not in WINDOW_OPTIONS:
            return False
        if not value:
            del rest[:1]
    return True


def run(arguments: Sequence[str]) -> int:
    """Start the game; without a display play one match without a window and leave pictures of the table."""
    prepare(dev=False)
    env = dict(os.environ)
    game = [venv_program("python"), "-m", "hearts_qt", *arguments]
    if has_display(env, sys.platform):
        if needs_window(arguments):
            install_sound()
        return call(game, env=env)
    env["QT_QPA_PLATFORM"] = "offscreen"
    if not needs_window(arguments):
        return call(game, env=env)
    say("There is no display here (DISPLAY and WAYLAND_DISPLAY are empty), so no window can be opened.")
    say("Playing one whole match without a window instead.")
    PICTURES.mkdir(parents=True, exist_ok=True)
    code = call([*game, "--self-test", "--shots-dir", str(PICTURES)], env=env)
    if code == 0:
        say(f"Pictures of the table are in {PICTURES}")
    else:
        say(f"The match was not played to its end (exit code {code}).")
    return code


def run_step(name: str, command: Sequence[str], *, env: Mapping[str, str] | None = None) -> Step:
    """Run one check and say how it went."""
    say(f"\n== {name}")
    start = time.perf_counter()
    code = call(command, env=env)
    step = Step(name, code, time.perf_counter() - start)
    say(f"== {name}: {'ok' if step.ok else f'FAILED (exit code {step.code})'}, {step.seconds:.1f} s")
    return step


def lint_steps() -> list[Step]:
    python = venv_program("python")
    return [
        run_step("ruff", [python, "-m", "ruff", "check", "."]),
        run_step("mypy --strict", [python, "-m", "mypy"]),
    ]


def report(steps: Sequence[Step]) -> int:
    """Print how every step went; the exit code of the whole."""
    say("\nSummary")
    for step in steps:
        say(f"  {'ok    ' if step.ok else 'FAILED'}  {step.seconds:7.1f} s  {step.name}")
    failed = [step.name for step in steps if not step.ok]
    say(f"Failed: {', '.join(failed)}" if failed else "Everything is in order.")
    return 1 if failed else 0


def lint(_arguments: Sequence[str]) -> int:
    """The linter and the type checker alone."""
    prepare(dev=True)
    return report(lint_steps())


def names_tests(arguments: Sequence[str]) -> bool:
    """Whether pytest is told which files to run, rather than only how."""
    return any((ROOT / argument.split("::")[0]).exists() for argument in arguments if argument[:1] != "-")


def test(arguments: Sequence[str]) -> int:
    """Every check and every test once, those that may use Qt last; the arguments go to pytest."""
    start = time.perf_counter()
    prepare(dev=True)
    steps = [Step("set-up", 0, time.perf_counter() - start), *lint_steps()]
    pytest = [venv_program("python"), "-m", "pytest"]
    if names_tests(arguments):
        steps.append(run_step("the tests that were named", [*pytest, *arguments], env=offscreen()))
        return report(steps)
    without_qt = [*pytest, "-p", "no:pytest-qt", "-p", "tests.without_qt", *PURE_ROOMS]
    others = [*pytest, *(f"--ignore={room}" for room in PURE_ROOMS)]
    ran = [
        run_step(name, [*command, *arguments], env=offscreen())
        for name, command in (("rules, ai and store without PySide6", without_qt), ("all other tests", others))
    ]
    # "-k NAME" may mean tests of one half only.
    selected = [step for step in ran if step.code != NO_TESTS_SELECTED]
    return report(steps + (selected or ran))


COMMANDS = {"run": run, "test": test, "lint": lint}


def main(arguments: Sequence[str]) -> int:
    if sys.hexversion < 0x030B0000:
        say(f"Python 3.11 or newer is needed; this is {sys.version.split()[0]}.")
        return 1
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # a path may hold letters that the console has not
    parser = argparse.ArgumentParser(prog="dev.py", description="Set up, run and test the game.")
    parser.add_argument("command", choices=COMMANDS, help="run [ARGUMENTS], test [PYTEST ARGUMENTS], lint")
    if not arguments or arguments[0] not in COMMANDS:
        parser.parse_args(arguments[:1])
    try:
        return COMMANDS[arguments[0]](arguments[1:])
    except SetupError as error:
        say(f"\n{error}")
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
