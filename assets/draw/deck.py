"""What all decks have in common: the list of faces, number cards, indices and the variants of a drawing.

A deck is one `Deck` value.  Number cards are whole faces; aces, courts and jokers have no letters: these are
laid over them from ``index/``.  ``small/`` holds the courts once more without ornament, for narrow cards.
``large/`` and ``large-index/`` hold what is different with large indices.
"""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace

from .canvas import Canvas, Mark, sized, visible
from .card import CORNER, EDGE, HEIGHT, WIDTH, draw_sheet, twice
from .geometry import move, scale
from .paths import Subpath, bounds
from .suits import COLOUR, FOUR_COLOURS, SUITS
from .svg import COARSE, COARSE_TOLERANCE, TOLERANCE, UNIT, document, elements, elements_in_units, number

LETTERS = {"A": "A", "K": "K", "Q": "Q", "J": "J", "ru_A": "te", "ru_Q": "de", "ru_J": "ve"}  # К is K
COURTS = "KQJ"
JOKERS = {"joker-red": "H", "joker-black": "S"}  # with the suit whose colour each has
JOKER_WORDS = {"": ("J", "O", "K", "E", "R"), "ru_": ("de", "zhe", "O", "ka", "E", "er")}

_LEFT, _MIDDLE, _RIGHT = 81.0, 120.0, 159.0
_TOP, _BOTTOM = 56.0, 280.0
_CENTRE = HEIGHT / 2
_QUARTERS = (_TOP, _TOP + (_BOTTOM - _TOP) / 3, _BOTTOM - (_BOTTOM - _TOP) / 3, _BOTTOM)


def _columns(*rows: float) -> list[tuple[float, float]]:
    return [(x, y) for x in (_LEFT, _RIGHT) for y in rows]


# Places of the suit signs on the number cards; those below the middle stand on their heads.
PLACES = {
    2: [(_MIDDLE, _TOP), (_MIDDLE, _BOTTOM)],
    3: [(_MIDDLE, _TOP), (_MIDDLE, _CENTRE), (_MIDDLE, _BOTTOM)],
    4: _columns(_TOP, _BOTTOM),
    5: [*_columns(_TOP, _BOTTOM), (_MIDDLE, _CENTRE)],
    6: _columns(_TOP, _CENTRE, _BOTTOM),
    7: [*_columns(_TOP, _CENTRE, _BOTTOM), (_MIDDLE, 113)],
    8: [*_columns(_TOP, _CENTRE, _BOTTOM), (_MIDDLE, 113), (_MIDDLE, 223)],
    9: [*_columns(*_QUARTERS), (_MIDDLE, _CENTRE)],
    10: [
        *_columns(*_QUARTERS),
        (_MIDDLE, (_QUARTERS[0] + _QUARTERS[1]) / 2),
        (_MIDDLE, (_QUARTERS[2] + _QUARTERS[3]) / 2),
    ],
}

# With large indices the signs and the aces shrink and move together.
LARGE_COLUMNS = 0.62
LARGE_SIGNS = 0.72
LARGE_ACES = 0.62
LARGE_CORNER = (79.0, 149.0)  # what a large index covers, from the corner of the card

SMALL_BELOW = 100  # device pixels of a card's width

# Below these sizes, in units of the card, nothing is left of a mark on a card 60 to 100 pixels wide.
SMALL_MARK = 3.6
SMALL_LINE = 1.45
SMALL_GAIN = 1.3  # the lines that stay become heavier


@dataclass(frozen=True, slots=True)
class Index:
    """Letter or figure over a suit sign: centre, cap line and cap height of the one, place of the other.

    ``draw`` paints a character: canvas, name, x of the centre, top, height, colour.
    """

    draw: Callable[[Canvas, str, float, float, float, str], None]
    x: float = 29
    top: float = 15
    height: float = 52
    sign_y: float = 90
    sign_height: float = 31

    def large(self) -> "Index":
        return replace(self, x=40.5, top=14, height=76, sign_y=122, sign_height=46)


@dataclass(frozen=True, slots=True)
class Layers:
    """A court or a joker: the half is drawn twice, the second time turned round; ``above`` hides its edges."""

    below: Canvas
    half: Canvas
    above: Canvas


@dataclass(frozen=True, slots=True)
class Deck:
    """``name`` is the folder; signs lie in a box of about -50..50; ``panel`` is the border of a court's panel.

    ``court`` takes the name of a court or joker, ``ace`` draws its sign without a sheet, ``back`` with it.
    """

    name: str
    paper: str
    signs: Mapping[str, str]
    index: Index
    panel: str
    court: Callable[[str], Layers]
    ace: Callable[[Canvas, str], None]
    back: Callable[[], Layers]
    sign_height: float = 49
    corner: tuple[float, float] = (11, 11)  # upper left corner of the panel


def suit_of(name: str) -> str:
    """The suit of a card, or the one that gives a joker its colour."""
    return JOKERS.get(name, name[-1])


# ---------------------------------------------------------------- parts of a face
def _sheet(deck: Deck) -> list[str]:
    canvas = Canvas()
    draw_sheet(canvas, deck.paper)
    return elements(canvas.marks)


def _index(deck: Deck, index: Index, character: str, suit: str, ground: Canvas | None = None) -> list[str]:
    """The index in both corners, on a ground that belongs to the upper left one."""
    canvas = ground or Canvas()
    index.draw(canvas, character, index.x, index.top, index.height, COLOUR[suit])
    canvas.shape(sized(deck.signs[suit], index.x, index.sign_y, index.sign_height), COLOUR[suit])
    return twice(elements(canvas.marks), "index")


def _word(deck: Deck, word: tuple[str, ...], joker: str, *, large: bool = False) -> list[str]:
    """The joker's word as an upright column in both corners."""
    canvas = _large_corner(deck) if large else Canvas()
    index = deck.index.large() if large else deck.index
    top = index.top
    pitch = (index.sign_y + index.sign_height / 2 - top) / len(word)
    for place, character in enumerate(word):
        height = pitch * (0.76 if character == "de" else 0.82)
        index.draw(canvas, character, index.x, top + place * pitch, height, COLOUR[JOKERS[joker]])
    return twice(elements(canvas.marks), "index")


def simplified(marks: list[Mark]) -> list[Mark]:
    """The drawing without ornament, hair lines and specks, its outlines a little heavier."""
    result = []
    for mark in marks:
        if mark.fine or (mark.fill is None and mark.width < SMALL_LINE):
            continue
        path = tuple(sub for sub in mark.path if _extent(sub) + mark.width >= SMALL_MARK)
        if path:
            circle = mark.circle if len(path) == len(mark.path) else None
            result.append(replace(mark, path=path, circle=circle, width=mark.width * SMALL_GAIN))
    return result


def _extent(sub: Subpath) -> float:
    left, top, right, bottom = bounds((sub,))
    return max(right - left, bottom - top)


def _large_corner(deck: Deck) -> Canvas:
    """Paper under a large index, with the corner of the panel drawn anew around it."""
    right, bottom = LARGE_CORNER
    canvas = Canvas()
    bend = CORNER - EDGE
    canvas.shape(
        f"M{EDGE},{EDGE + bend} Q{EDGE},{EDGE} {EDGE + bend},{EDGE} H{right} V{bottom} H{EDGE} Z", deck.paper
    )
    canvas.shape(
        f"M{right},{deck.corner[1] - 0.9} V{bottom} H{deck.corner[0] - 0.9}",
        None,
        deck.panel,
        1.8,
        cap="butt",
        join="miter",
    )
    return canvas


# ---------------------------------------------------------------- faces
def court_face(deck: Deck, layers: Layers, *, plain: bool = False) -> str:
    below, half, above = (
        simplified(canvas.marks) if plain else canvas.marks for canvas in (layers.below, layers.half, layers.above)
    )
    half = visible(half)
    unit, tolerance = (COARSE, COARSE_TOLERANCE) if plain else (UNIT, TOLERANCE)
    lines = [*elements(below), *twice(elements_in_units(half, unit, tolerance), "half"), *elements(above)]
    return document([*_sheet(deck), *lines], (WIDTH, HEIGHT))


def ace_face(deck: Deck, suit: str, size: float = 1) -> str:
    canvas = Canvas()
    with canvas.placed(move(WIDTH / 2, HEIGHT / 2), scale(size), move(-WIDTH / 2, -HEIGHT / 2)):
        deck.ace(canvas, suit)
    return document([*_sheet(deck), *elements_in_units(canvas.marks)], (WIDTH, HEIGHT))


def number_face(deck: Deck, rank: int, suit: str, *, large: bool = False) -> str:
    height = deck.sign_height * (0.9 if rank > 8 else 1) * (LARGE_SIGNS if large else 1)
    sign = Canvas()
    sign.shape(sized(deck.signs[suit], 0, 0, height), COLOUR[suit])
    lines = _sheet(deck)
    for place, (x, y) in enumerate(PLACES[rank]):
        x = _MIDDLE + (x - _MIDDLE) * LARGE_COLUMNS if large else x
        flip = " rotate(180)" if y > _CENTRE else ""
        transform = f'transform="translate({number(x)} {number(y)}){flip}"'
        if place == 0:
            lines += [f"<g {transform}>", f'<g id="sign">{"".join(elements(sign.marks))}</g>', "</g>"]
        else:
            lines.append(f'<use xlink:href="#sign" {transform}/>')
    index = deck.index.large() if large else deck.index
    return document([*lines, *_index(deck, index, str(rank), suit)], (WIDTH, HEIGHT))


def back_face(layers: Layers) -> str:
    half = twice(elements_in_units(layers.half.marks), "half") if layers.half.marks else []
    return document([*elements(layers.below.marks), *half, *elements(layers.above.marks)], (WIDTH, HEIGHT))


def _lettered(deck: Deck) -> Iterator[tuple[str, str]]:
    """Aces and courts, and the letters that are laid over them."""
    for suit in SUITS:
        yield f"A{suit}", ace_face(deck, suit)
        yield f"large/A{suit}", ace_face(deck, suit, LARGE_ACES)
        for rank in COURTS:
            layers = deck.court(f"{rank}{suit}")
            yield f"{rank}{suit}", court_face(deck, layers)
            yield f"small/{rank}{suit}", court_face(deck, layers, plain=True)
        for name, character in LETTERS.items():
            index = _index(deck, deck.index, character, suit)
            yield f"index/{name}{suit}", document(index, (WIDTH, HEIGHT))
            ground = None if name.endswith("A") else _large_corner(deck)
            large = _index(deck, deck.index.large(), character, suit, ground)
            yield f"large-index/{name}{suit}", document(large, (WIDTH, HEIGHT))


def _jokers(deck: Deck) -> Iterator[tuple[str, str]]:
    for joker in JOKERS:
        layers = deck.court(joker)
        yield joker, court_face(deck, layers)
        yield f"small/{joker}", court_face(deck, layers, plain=True)
        for prefix, word in JOKER_WORDS.items():
            yield f"index/{prefix}{joker}", document(_word(deck, word, joker), (WIDTH, HEIGHT))
            large = _word(deck, word, joker, large=True)
            yield f"large-index/{prefix}{joker}", document(large, (WIDTH, HEIGHT))


def decks_json(decks: tuple[Deck, ...]) -> str:
    """What a program must know of the decks: the colours that stand for the suits, and those of four colours."""
    return (
        json.dumps(
            {
                "decks": [deck.name for deck in decks],
                "suit_colours": COLOUR,
                "four_colours": FOUR_COLOURS,
                "small_below": SMALL_BELOW,
            },
            indent=2,
        )
        + "\n"
    )


def drawings(deck: Deck) -> Iterator[tuple[str, str]]:
    """(path below the deck's folder without suffix, SVG) of every file of the deck."""
    for suit in SUITS:
        for rank in range(2, 11):
            yield f"{rank}{suit}", number_face(deck, rank, suit)
            yield f"large/{rank}{suit}", number_face(deck, rank, suit, large=True)
    yield from _lettered(deck)
    yield from _jokers(deck)
    yield "back", back_face(deck.back())
