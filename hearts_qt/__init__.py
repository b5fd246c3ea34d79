"""Hearts: the classic card game against three computer players."""

__version__ = "0.1.0"
