"""What of Qt and Python stays out of the bundle: plug-ins and libraries that a card game never loads."""

from __future__ import annotations

import re
from pathlib import PurePath

TRANSLATIONS = ("qtbase_en.qm", "qtbase_ru.qm")
"""Qt's own texts in the languages of the program; the others stay out."""

IMAGE_FORMATS = frozenset(
    f"{prefix}{plugin}" for plugin in ("qsvg", "qjpeg", "qwebp", "qgif") for prefix in ("", "lib")
)
"""Cards are SVG, and a person's own picture on the table is what cameras and browsers save. Icons and felts are
PNG, which Qt reads without a plug-in."""

UNWANTED_MODULES = (
    *("tkinter", "unittest", "pydoc", "doctest", "pdb", "lib2to3", "setuptools", "pip", "Cython", "numpy"),
    # Python has these hashes in modules of its own as well, without the whole of OpenSSL.
    *("_ssl", "_hashlib"),
    # East Asian encodings, which no text of the game is in.
    *("_codecs_cn", "_codecs_hk", "_codecs_jp", "_codecs_kr", "_codecs_tw", "_codecs_iso2022", "_multibytecodec"),
)

_UNWANTED = re.compile(
    r"""
    # Qt libraries that come along only because a plug-in that is left out wants them
    (lib)?Qt6?(Quick|Qml|Pdf|VirtualKeyboard|OpenGLWidgets|Designer|Test|Sql|WebSockets|3D)
    | QtOpenGL\.
    # the theme of GTK with its thirty libraries, ways onto a screen that no desktop takes
    | /platformthemes/libqgtk3 | /platforminputcontexts/.*virtualkeyboard
    | /platforms/(lib)?q(eglfs|linuxfb|vnc|vkkhrdisplay|minimalegl|minimal|direct2d)\. | /egldeviceintegrations/
    # the network, which the game never uses
    | /plugins/(tls|networkinformation|networkaccess|generic|sqldrivers|qmltooling|help|printsupport)/
    # films
    | /multimedia/.*ffmpeg | /(lib)?(avcodec|avformat|avutil|swscale|swresample)
    # a picture of OpenGL in software, for Windows
    | opengl32sw
    | /(_ssl|_hashlib|_codecs_(cn|hk|jp|kr|tw|iso2022)|_multibytecodec)\. | /lib(ssl|crypto)[-.]
    | /libQt6EglF
    """,
    re.VERBOSE,
)

_ASKED_BY_WHAT_IS_LEFT_OUT = re.compile(
    r"""^lib(
    gtk|gdk|gio|gmodule|gobject|atk|atspi|cairo|pango|harfbuzz|fribidi|thai|datrie|epoxy|graphite2|pixman|rsvg|xml2
    |Xinerama|Xi\.|Xrandr|Xcursor|Xcomposite|Xdamage|Xfixes|jbig|deflate|webp|tiff|LerC|jpeg|mount|blkid|selinux
    |pulse|sndfile|FLAC|vorbis|ogg|opus|asyncns|mpg123|mp3lame
    )""",
    re.VERBOSE,
)
"""Libraries of the theme of GTK; and the sound system, of which only the system's own copy can be heard."""


def is_wanted(place: str) -> bool:
    """Whether a file that PyInstaller found belongs into the bundle; ``place`` is its path there."""
    path = PurePath(place.replace("\\", "/")).as_posix()
    name = path.rpartition("/")[2]
    if "/translations/" in path:
        return name in TRANSLATIONS
    if "/plugins/imageformats/" in path:
        return name.split(".")[0] in IMAGE_FORMATS
    return not (_UNWANTED.search(f"/{path}") or _ASKED_BY_WHAT_IS_LEFT_OUT.match(name))
