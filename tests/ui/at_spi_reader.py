"""Plays the first moves through the accessibility bus alone, as a screen reader would, and writes what it met.

Run by the Python of the system, which has the bindings of AT-SPI; `test_at_spi` starts it and reads its JSON. With
``--probe`` it only says whether those bindings and a bus are there. With ``--old`` it listens like a screen reader
that knows no announcements, and hears how the name of the window changes.
"""

from __future__ import annotations

import importlib
import json
import re
import sys
import time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from typing import TypeAlias

    Node: TypeAlias = Any
    """Something of bindings that have no types."""

PATIENCE = 20.0
"""Seconds until something that does not come will not come any more."""


class Reader:
    """Looks at one application through the bus."""

    def __init__(self, atspi: Node, context: Node, *, is_old: bool) -> None:
        self._atspi = atspi
        self._context = context
        self._is_old = is_old
        self.announced: list[str] = []
        self._listener = atspi.EventListener.new(self._hear)
        self._listener.register("object:property-change:accessible-name" if is_old else "object:announcement")

    def find(self, start: Node, role: str, name: str) -> Node:
        """The first node with this role whose name begins so, waited for."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.rest()
            found = self._search(start or self._atspi.get_desktop(0), role, name)
            if found is not None:
                return found
        raise SystemExit(f"no {role} named {name!r}; announced: {self.announced}")

    def rest(self) -> None:
        """Let events arrive."""
        end = time.monotonic() + 0.05
        while time.monotonic() < end:
            if not self._context.iteration(False):
                time.sleep(0.005)

    def children(self, node: Node) -> list[Node]:
        """All of them, as they are now."""
        node.clear_cache()
        found = [node.get_child_at_index(number) for number in range(node.get_child_count())]
        return [child for child in found if child is not None]

    def tree(self, node: Node) -> list[Node]:
        """Roles and names, nested."""
        return [node.get_role_name(), node.get_name(), [self.tree(child) for child in self.children(node)]]

    def around(self, node: Node) -> list[str]:
        """The roles of what it stands in, up to the application."""
        outer = node.get_parent()
        roles: list[str] = []
        while outer is not None and outer.get_role_name() != "application":
            roles.append(outer.get_role_name())
            outer = outer.get_parent()
        return roles

    def press(self, node: Node) -> None:
        """Its first action."""
        node.do_action(0)
        self.rest()

    def wait_for(self, *beginnings: str) -> str:
        """Until something is announced that begins in one of these ways."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.rest()
            for line in self.announced:
                if line.startswith(beginnings):
                    return line
        raise SystemExit(f"{beginnings} was not announced: {self.announced}")

    def _search(self, node: Node, role: str, name: str) -> Node:
        for child in self.children(node):
            if child.get_role_name() == role and (child.get_name() or "").startswith(name):
                return child
            found = self._search(child, role, name)
            if found is not None:
                return found
        return None

    def _hear(self, event: Node) -> None:
        if not self._is_old or event.source.get_role_name() == "frame":
            self.announced += re.split(r"(?<=[.]) ", str(event.any_data))


def main() -> None:
    """Choose three cards, pass them, take what comes, play a card; all by pressing what the bus shows."""
    gi = importlib.import_module("gi")
    gi.require_version("Atspi", "2.0")
    atspi = importlib.import_module("gi.repository.Atspi")
    glib = importlib.import_module("gi.repository.GLib")
    if sys.argv[1:] == ["--probe"]:
        atspi.get_desktop(0).get_child_count()
        return
    reader = Reader(atspi, glib.MainContext.default(), is_old="--old" in sys.argv[1:])
    application = reader.find(None, "application", "hearts-qt")
    table = reader.find(application, "panel", "Card table")
    hand = reader.find(table, "list", "Your hand")
    reader.find(table, "push button", "Pass left")
    met: dict[str, object] = {"tree": reader.tree(table), "around": reader.around(hand)}
    for card in reader.children(hand)[:3]:
        reader.press(card)
        reader.wait_for(f"You choose the {card.get_name().split(',')[0]}")
    met["chosen"] = [card.get_name() for card in reader.children(hand)]
    reader.press(reader.find(table, "push button", "Pass left"))
    reader.wait_for("You received")
    reader.press(reader.find(table, "push button", "Take the cards"))
    reader.wait_for("Your ", "You lead", "You cannot follow")
    playable = [card for card in reader.children(hand) if "cannot be played" not in card.get_name()]
    playable[-1].do_action(1)
    reader.rest()
    states = [card.get_state_set() for card in reader.children(hand)]
    met["focused"] = [state.contains(atspi.StateType.FOCUSED) for state in states]
    met["last"] = [card.get_name() for card in reader.children(hand)].index(playable[-1].get_name())
    met["played"] = playable[0].get_name()
    reader.press(playable[0])
    reader.wait_for("You play ")
    met["left"] = [card.get_name() for card in reader.children(hand)]
    met["announced"] = reader.announced
    reader.press(reader.find(application, "menu item", "Game"))
    reader.press(reader.find(application, "menu item", "Quit"))
    sys.stdout.write(json.dumps(met, ensure_ascii=False))


if __name__ == "__main__":
    main()
