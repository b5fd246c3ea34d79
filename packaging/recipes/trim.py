"""What of Qt and Python stays out of the bundle: plug-ins and libraries that a card game never loads."""

from __future__ import annotations

import re
from pathlib import PurePath

TRANSLATIONS = ("qtbase_en.qm", "qtbase_ru.qm")
"""Qt's own texts in the languages of the program; the others stay out."""

IMAGE_FORMATS = ("qsvg", "libqsvg")
"""Cards are SVG, icons and felts PNG, which Qt reads without a plug-in."""

_UNWANTED = re.compile(
    r"""
    # Qt libraries that come along only because a plug-in that is left out wants them
    (lib)?Qt6?(Quick|Qml|Pdf|VirtualKeyboard|OpenGLWidgets|Designer|Test|Sql|WebSockets|3D)
    | QtOpenGL\.
    # the theme of GTK with its thirty libraries, other ways onto a screen than X11 and Wayland
    | /platformthemes/libqgtk3 | /platforminputcontexts/.*virtualkeyboard
    | /platforms/libq(eglfs|linuxfb|vnc|vkkhrdisplay|minimalegl|minimal)\. | /egldeviceintegrations/
    # the network, which the game never uses
    | /plugins/(tls|networkinformation|networkaccess|generic|sqldrivers|qmltooling|help|printsupport)/
    # films
    | /multimedia/.*ffmpeg | /(lib)?(avcodec|avformat|avutil|swscale|swresample)
    # a picture of OpenGL in software, for Windows
    | opengl32sw
    | _ssl\. | libssl | libcrypto-
    """,
    re.VERBOSE,
)

_OF_GTK = re.compile(
    r"^lib(gtk|gdk|atk|cairo|pango|harfbuzz|fribidi|thai|datrie|epoxy|graphite2|Xinerama|Xi\.|Xrandr|Xcursor|Xcomposite"
    r"|Xdamage|Xfixes|pixman|jbig|deflate|webp|tiff|LerC|jpeg|rsvg|xml2|icu(?!data|i18n|uc))"
)
"""Libraries that only the theme of GTK asks for."""


def is_wanted(place: str) -> bool:
    """Whether a file that PyInstaller found belongs into the bundle; ``place`` is its path there."""
    path = PurePath(place.replace("\\", "/")).as_posix()
    name = path.rpartition("/")[2]
    if "/translations/" in path:
        return name in TRANSLATIONS
    if "/plugins/imageformats/" in path:
        return name.split(".")[0] in IMAGE_FORMATS
    return not (_UNWANTED.search(f"/{path}") or _OF_GTK.match(name))
