"""The program and its reader on an accessibility bus of their own; `test_at_spi` starts it on a screen of its own.

Arguments: the Python of the system, the folder of the profile, arguments for the reader. The last line that it
prints says what the reader met and how the program ended.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

READER = Path(__file__).with_name("at_spi_reader.py")
PATIENCE = 60.0


def main() -> None:
    """Start both, wait for both."""
    system_python, profile, *wishes = sys.argv[1:]
    env = {**os.environ, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "QT_QPA_PLATFORM": "xcb"}
    installed = os.environ.get("HEARTS_QT_PROGRAM")
    started = [sys.executable, "-m", "hearts_qt"] if installed is None else [installed]
    command = [*started, "--profile-dir", profile, "--language", "en"]
    with subprocess.Popen(command, env=env, cwd=READER.parents[2], stdout=subprocess.DEVNULL) as program:
        try:
            reader = subprocess.run(
                [system_python, str(READER), *wishes],
                capture_output=True,
                text=True,
                timeout=PATIENCE,
                check=False,
            )
            code: int | None = program.wait(PATIENCE) if reader.returncode == 0 else program.poll()
        finally:
            program.kill()
    met = json.loads(reader.stdout) if reader.returncode == 0 else reader.stderr
    # The bus writes here too.
    sys.stdout.write("\n" + json.dumps({"met": met, "read": reader.returncode == 0, "code": code}))


if __name__ == "__main__":
    main()
