"""What is left out when PySide is loaded, and that nothing else is; each in a process that has not loaded it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LOAD = (
    "import builtins; before = builtins.__import__, compile; from hearts_qt.support.binding import load_pyside; "
)


def answer(program: str) -> str:
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_imports_are_not_watched_and_nothing_else_is_changed() -> None:
    look = "import builtins; print(builtins.__import__ is builtins.__feature_import__, compile.__module__)"
    assert answer("import PySide6.QtCore; " + look) == "True builtins"
    assert answer(LOAD + "load_pyside(); " + look) == "False builtins"


def test_no_generator_of_stub_files_is_loaded() -> None:
    look = "import PySide6.support.signature.lib.pyi_generator as left_out; print(hasattr(left_out, 'Formatter'))"
    assert answer(LOAD + "load_pyside(); " + look) == "False"
    assert answer("import PySide6.QtCore; " + look) == "True"


@pytest.mark.parametrize("first", ["load_pyside(); ", "import PySide6.QtCore; load_pyside(); "])
def test_a_wrong_argument_is_still_told_by_its_name(first: str) -> None:
    wrong = (
        "from PySide6.QtCore import QSize\n"
        "try:\n    QSize('wide')\n"
        "except TypeError as error:\n    print('PySide6.QtCore.QSize' in str(error))"
    )
    assert answer(LOAD + first + "\n" + wrong) == "True"


def test_the_loaded_modules_have_their_signatures() -> None:
    look = (
        "from PySide6.QtCore import QSize; from PySide6.support.signature import get_signature;"
        "print(get_signature(QSize.scaled))"
    )
    assert "Qt.AspectRatioMode" in answer(look)
    assert answer(LOAD + "load_pyside(); " + look) == answer(look)
