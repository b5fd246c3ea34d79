"""The game in motion: a QObject controller between the rules, the computer players, the disk and the table."""
