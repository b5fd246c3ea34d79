"""Names of files that are asked for where what reads them is not needed yet: it takes a hundredth of a second."""

HISTORY_FILE = "history.sqlite"
