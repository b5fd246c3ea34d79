"""What the frozen program runs."""

import sys

from hearts_qt.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
