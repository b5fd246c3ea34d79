"""Where the program keeps what belongs to its player."""

from __future__ import annotations

import os
from pathlib import Path

import appdirs
from msgspec import Struct

from hearts_qt.support.errors import KnownError, Trouble

APP_FOLDER = "hearts-qt"


class Profile(Struct, frozen=True):
    """The four folders of one player.

    Attributes:
        config: settings and window geometry.
        data: the saved match and the history; what would be missed most.
        cache: what can be made again at any time.
        log: the log of the program and its crash reports.
    """

    config: Path
    data: Path
    cache: Path
    log: Path

    @classmethod
    def inside(cls, folder: Path) -> Profile:
        """A profile that lies in one folder."""
        folder = folder.absolute()
        return cls(folder / "config", folder / "data", folder / "cache", folder / "log")

    def create(self) -> None:
        """Make the folders that are not there yet.

        Raises:
            KnownError: FOLDER_NOT_WRITABLE, if one of them can not be made or written.
        """
        for folder in (self.config, self.data, self.cache, self.log):
            try:
                folder.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise KnownError(
                    Trouble.FOLDER_NOT_WRITABLE, folder=folder, reason=error.strerror or error
                ) from error
            if not os.access(folder, os.W_OK | os.X_OK):
                raise KnownError(Trouble.FOLDER_NOT_WRITABLE, folder=folder, reason=os.strerror(13))


def system_profile() -> Profile:
    """The folders that the system sets aside for this program. Nothing else in the program knows appdirs."""
    dirs = appdirs.AppDirs(APP_FOLDER, appauthor=False)
    return Profile(
        config=Path(dirs.user_config_dir),
        data=Path(dirs.user_data_dir),
        cache=Path(dirs.user_cache_dir),
        log=Path(dirs.user_log_dir),
    )


def open_profile(profile_dir: Path | None = None) -> Profile:
    """The profile of this run, its folders made.

    Args:
        profile_dir: the folder given with ``--profile-dir``, which then holds everything of this run.

    Raises:
        KnownError: FOLDER_NOT_WRITABLE.
    """
    profile = system_profile() if profile_dir is None else Profile.inside(profile_dir)
    profile.create()
    return profile
