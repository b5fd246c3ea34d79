"""The sounds of the game, one function each. Cards are noise, everything else is struck softly."""

from collections.abc import Callable
from random import Random

from .kit import (
    Samples,
    band,
    bell,
    decay,
    finished,
    glass,
    high_pass,
    low_pass,
    mallet,
    mix,
    noise,
    shaped,
    swell,
)

_CARDS = -24.0
_MANY_CARDS = -23.0
_QUIET_TONES = -22.0
_TONES = -19.5
"""How loud to an ear, in decibels: the softest is what is heard fifty times a deal, the loudest an event."""

C4, D4, E4, F4, G4, A4, B4 = 261.63, 293.66, 329.63, 349.23, 392.0, 440.0, 493.88
"""Equal temperament, A at 440 Hz."""
C5, D5, E5, G5, A5, C6, E6 = 2 * C4, 2 * D4, 2 * E4, 2 * G4, 2 * A4, 4 * C4, 4 * E4
E_FLAT_4 = 311.13


def _tap(seed: int, brightness: float, seconds: float = 0.09) -> Samples:
    """The edge of a card meets something: a short snap over a soft body."""
    snap = low_pass(shaped(band(noise(seconds, seed), brightness, 1.2), decay(0.03, 0.0008)), 3400.0)
    body = shaped(band(noise(seconds, seed + 1), 300.0, 1.6), decay(0.08, 0.002))
    return mix((0.0, 1.0, snap), (0.0, 2.6, body))


def _slide(seed: int, seconds: float, low: float, high: float, top: float = 0.6) -> Samples:
    """Paper over cloth, its pitch rising and falling."""
    envelope = swell(seconds, top)
    rubbed = band(noise(seconds, seed), lambda t: low + (high - low) * envelope(t), 1.5)
    return low_pass(shaped(high_pass(rubbed, 400.0), envelope), 3200.0)


def _card(seed: int, brightness: float) -> Samples:
    """It slides the last bit and comes down."""
    return mix((0.0, 0.5, _slide(seed, 0.05, 900.0, 1900.0, 0.7)), (0.025, 1.0, _tap(seed + 10, brightness, 0.12)))


def _take() -> Samples:
    """Four cards are drawn together and squared up."""
    taps = [(0.2 + 0.022 * k, 0.32 - 0.03 * k, _tap(60 + k, 2100.0 + 160 * k, 0.07)) for k in range(4)]
    return mix((0.0, 1.0, _slide(50, 0.28, 900.0, 2400.0)), *taps)


def _deal() -> Samples:
    """A riffle, faster and faster, and the pack pushed together."""
    jitter = Random(70)
    at, interval = 0.0, 0.042
    taps: list[tuple[float, float, Samples]] = []
    while at < 0.62:
        taps.append((at, 0.5 + 0.4 * at, _tap(80 + len(taps), 2300.0 + 500 * jitter.random(), 0.05)))
        at += interval * (0.8 + 0.4 * jitter.random())
        interval = max(0.014, interval * 0.955)
    return mix(*taps, (0.62, 0.7, _slide(71, 0.26, 800.0, 2000.0, 0.4)), (0.84, 0.7, _tap(72, 1500.0)))


def _pass() -> Samples:
    """Three cards, one after another."""
    slides = [(0.09 * k, 0.9 - 0.1 * k, _slide(130 + k, 0.2, 1000.0, 2700.0 - 200 * k)) for k in range(3)]
    return mix(*slides, (0.36, 0.5, _tap(135, 1900.0)))


def _refused() -> Samples:
    """Two knocks on wood, the second lower; not so low that a small speaker would lose them."""
    first, second = mallet(277.0, 0.16, 0.4), mallet(233.0, 0.2, 0.4)
    return mix((0.0, 1.0, first), (0.0, 0.5, _tap(140, 900.0)), (0.11, 0.9, second), (0.11, 0.4, _tap(142, 800.0)))


def _broken() -> Samples:
    """Two notes falling by a third, and something of glass in them."""
    return mix(
        (0.0, 1.0, mallet(A4, 0.6)),
        (0.0, 0.12, glass(2 * E5, 0.5)),
        (0.16, 0.9, mallet(F4, 0.85)),
        (0.16, 0.1, glass(2 * C5, 0.6)),
    )


def _dearest() -> Samples:
    """A low bell, twice: the second time a half tone above, and softer."""
    return mix((0.0, 1.0, bell(D4, 1.25)), (0.2, 0.6, bell(E_FLAT_4, 1.1)))


def _chips() -> Samples:
    """Four chips of clay fall on a heap."""
    jitter = Random(150)
    falls = []
    for k in range(4):
        at = 0.065 * k + 0.02 * jitter.random()
        pitch = 2300.0 + 700.0 * jitter.random()
        falls.append((at, 0.9 - 0.15 * k, glass(pitch, 0.13)))
        falls.append((at, 0.35, _tap(151 + 3 * k, 3200.0, 0.06)))
    return mix(*falls)


def _moon() -> Samples:
    """Up five steps of a scale without half tones, and a glimmer that stays."""
    steps = (C4, E4, G4, A4, C5, E5)
    climb = [(0.11 * k, 0.8, mallet(pitch, 0.75)) for k, pitch in enumerate(steps)]
    glimmer = [(0.66 + 0.05 * k, 0.14, glass(pitch, 0.6)) for k, pitch in enumerate((C6, E6, 2 * A5))]
    return mix(*climb, *glimmer)


def _deal_end() -> Samples:
    return mix((0.0, 0.8, mallet(G4, 0.45)), (0.14, 0.9, mallet(C5, 0.65)))


def _won() -> Samples:
    """A chord struck upwards, and once more an octave higher."""
    first = [(0.12 * k, 0.8, mallet(pitch, 0.7)) for k, pitch in enumerate((C5, E5, G5))]
    last = [(0.42 + 0.012 * k, 0.75, mallet(pitch, 1.0)) for k, pitch in enumerate((C4, G4, E5, C6))]
    return mix(*first, *last)


def _lost() -> Samples:
    """Three steps down, the last one low."""
    return mix((0.0, 0.8, mallet(G4, 0.55)), (0.2, 0.8, mallet(E_FLAT_4, 0.6)), (0.42, 0.9, mallet(C4, 0.8)))


_SOUNDS: dict[str, tuple[Callable[[], Samples], float]] = {
    "card-1": (lambda: _card(1, 2300.0), _CARDS),
    "card-2": (lambda: _card(21, 2600.0), _CARDS),
    "card-3": (lambda: _card(41, 2050.0), _CARDS),
    "take": (_take, _CARDS),
    "deal": (_deal, _MANY_CARDS),
    "pass": (_pass, _MANY_CARDS),
    "refused": (_refused, _QUIET_TONES),
    "broken": (_broken, _TONES),
    "dearest": (_dearest, _TONES),
    "chips": (_chips, _QUIET_TONES),
    "moon": (_moon, _TONES),
    "deal_end": (_deal_end, _QUIET_TONES),
    "won": (_won, _TONES),
    "lost": (_lost, _TONES),
}

NAMES = tuple(_SOUNDS)


def sound(name: str) -> list[int]:
    """The samples of one sound, 16 bits each."""
    make, loudness = _SOUNDS[name]
    return finished(make(), loudness)
