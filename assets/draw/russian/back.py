"""The back of the deck: the lattice in blue."""

from ..backs.plain import lattice
from ..deck import Layers


def draw_back() -> Layers:
    return lattice("blue")
