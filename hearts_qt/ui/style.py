"""Light and dark: the colours of the windows, and which set the table takes to go with them."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from hearts_qt.store.options import Theme
from hearts_qt.table.theme import Scheme, blend, palette

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hearts_qt.table.theme import Palette

_SCHEMES = {
    Theme.SYSTEM: Qt.ColorScheme.Unknown,
    Theme.LIGHT: Qt.ColorScheme.Light,
    Theme.DARK: Qt.ColorScheme.Dark,
}
HALF = 128
EXAMPLE = 0.66
"""How much of the ink there is in the example of an empty field, where everything else is in full ink."""
BOXES = "QCheckBox", "QRadioButton"
BOX_EDGE = 0.62
"""How much of the ink there is in the edge of a box to tick."""
FUSION_DARKENS = 1.4
_GROUPS = QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive, QPalette.ColorGroup.Disabled

_pretended: list[Scheme] = []


def apply_theme(theme: Theme) -> None:
    """Give every window the colours of ``theme``.

    Where the system's own style cannot be told, or the system has no colours, a palette of ours does it.
    """
    _choose_palette(theme)
    _edge_boxes()


def _choose_palette(theme: Theme) -> None:
    if _pretended:
        QApplication.setPalette(window_palette(palette(_pretended[-1])))
        return
    hints = QApplication.styleHints()
    hints.setColorScheme(_SCHEMES[theme])
    QApplication.setPalette(QPalette())
    wanted = {Theme.LIGHT: Scheme.LIGHT, Theme.DARK: Scheme.DARK}.get(theme, scheme())
    if theme is Theme.SYSTEM and wanted is Scheme.LIGHT and hints.colorScheme() is Qt.ColorScheme.Dark:
        # Under GNOME Qt learns that dark is wanted; the colours for it are those of a plug-in that a bundle lacks.
        wanted = Scheme.DARK
    if wanted is not scheme() or (wanted is Scheme.LIGHT and _is_without_colours()):
        QApplication.setPalette(window_palette(palette(wanted)))


def _is_without_colours() -> bool:
    """Whether nobody has given the windows any colours: they are those that Fusion has of its own."""
    style = QApplication.style()
    return style is not None and style.name() == "fusion" and QApplication.palette() == style.standardPalette()


def _edge_boxes() -> None:
    """Give boxes to tick an edge that can be seen, in every theme.

    Fusion takes a darker shade of the window's colour for it: in a dark window one that is no longer there.
    """
    style = QApplication.style()
    if style is None or style.name() != "fusion":
        return
    whole = QApplication.palette()
    boxes = QPalette(whole)
    for group, part in zip(_GROUPS, (BOX_EDGE, BOX_EDGE, BOX_EDGE / 2), strict=True):
        ink = QColor(whole.color(QPalette.ColorRole.WindowText))
        ink.setAlphaF(part)
        edge = blend(ink, whole.color(QPalette.ColorRole.Window))
        boxes.setColor(group, QPalette.ColorRole.Window, _before_fusion(edge))
    for kind in BOXES:
        QApplication.setPalette(boxes, kind)  # type: ignore[arg-type] # the stub asks for bytes, PySide for str


def _before_fusion(edge: QColor) -> QColor:
    """The colour of which Fusion makes ``edge``, as far as there is one."""
    hue, saturation = max(edge.hsvHueF(), 0.0), edge.hsvSaturationF()
    return QColor.fromHsvF(hue, saturation, min(1.0, FUSION_DARKENS * edge.valueF()))


def scheme() -> Scheme:
    """Which colours the windows have now, whoever gave them."""
    if _pretended:
        return _pretended[-1]
    hints = QApplication.styleHints()
    if hasattr(hints, "accessibility"):  # since Qt 6.10
        contrast = hints.accessibility().contrastPreference()
        if contrast is Qt.ContrastPreference.HighContrast:
            return Scheme.HIGH_CONTRAST
    dark = QApplication.palette().color(QPalette.ColorRole.Window).lightness() < HALF
    return Scheme.DARK if dark else Scheme.LIGHT


@contextmanager
def pretend(wanted: Scheme) -> Iterator[None]:
    """Meanwhile everything looks as if the system asked for ``wanted``, whatever the options say: for pictures."""
    _pretended.append(wanted)
    try:
        yield
    finally:
        _pretended.pop()


def window_palette(colours: Palette) -> QPalette:
    """The colours of paper and dialogs as a palette for stock widgets."""
    made = QPalette(colours.accent, colours.dialog)
    roles = QPalette.ColorRole
    dim = QColor(colours.paper_secondary)
    if dim == colours.paper_ink:  # an example in a field must not look as if it had been typed
        dim.setAlphaF(EXAMPLE)
        dim = blend(dim, colours.field)
    for role, colour in (
        (roles.Window, colours.dialog),
        (roles.WindowText, colours.paper_ink),
        (roles.Base, colours.field),
        (roles.AlternateBase, colours.dialog),
        (roles.Text, colours.paper_ink),
        (roles.PlaceholderText, dim),
        (roles.Button, colours.field),
        (roles.ButtonText, colours.paper_ink),
        (roles.ToolTipBase, colours.paper),
        (roles.ToolTipText, colours.paper_ink),
        (roles.Highlight, colours.accent),
        (roles.HighlightedText, colours.on_accent),
        (roles.Link, colours.accent),
        (roles.Accent, colours.accent),
        (roles.Light, colours.line),
        (roles.Midlight, colours.line),
        (roles.Mid, colours.line),
        (roles.Dark, colours.line),
        (roles.Shadow, colours.felt_edge),
    ):
        made.setColor(role, colour)
    off = QColor(colours.paper_ink)
    off.setAlphaF(0.4)
    for role, below in (
        (roles.WindowText, colours.dialog),
        (roles.Text, colours.field),
        (roles.ButtonText, colours.field),
    ):
        made.setColor(QPalette.ColorGroup.Disabled, role, blend(off, below))
    for role in (roles.Highlight, roles.Accent):  # so that a slider that is off shows it
        made.setColor(QPalette.ColorGroup.Disabled, role, blend(off, colours.dialog))
    return made
