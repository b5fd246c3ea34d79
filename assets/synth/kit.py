"""What the sounds are made of. A sound is a list of samples, one channel, about −1 … 1 until it is finished."""

from collections.abc import Callable
from math import ceil, exp, log10, pi, sin, tan
from random import Random

RATE = 22050
"""Samples per second."""

Samples = list[float]
Curve = Callable[[float], float]
"""A value over time in seconds."""

_WINDOW = 0.1
_HIGHEST_PEAK = 0.7
"""Three decibels below the highest."""
_LOWEST_HERTZ = 45.0
_FADE_IN = 0.0015
_FADE_OUT = 0.03
_SILENCE = 0.004
_TAIL = 0.006
"""−44 decibels."""


def count(seconds: float) -> int:
    """How many samples that is."""
    return ceil(seconds * RATE)


def noise(seconds: float, seed: int) -> Samples:
    """White noise, the same for the same seed."""
    source = Random(seed)
    return [2.0 * source.random() - 1.0 for _ in range(count(seconds))]


def band(samples: Samples, centre: float | Curve, q: float) -> Samples:
    """What is left of a sound around ``centre`` hertz; the greater ``q``, the narrower.

    A state variable filter after Chamberlin, run twice per sample so that it is stable up to a third of the rate.
    """
    low = mid = 0.0
    passed = []
    for k, value in enumerate(samples):
        hertz = centre(k / RATE) if callable(centre) else centre
        step = 2.0 * sin(pi * min(hertz, RATE / 3.2) / (2 * RATE))
        for _ in range(2):
            low += step * mid
            mid += step * (value - low - mid / q)
        passed.append(mid / q)
    return passed


def low_pass(samples: Samples, hertz: float) -> Samples:
    """A sound without what is far above ``hertz``, 12 decibels less for every octave."""
    keep = exp(-2 * pi * hertz / RATE)
    first = second = 0.0
    passed = []
    for value in samples:
        first = value + keep * (first - value)
        second = first + keep * (second - first)
        passed.append(second)
    return passed


def high_pass(samples: Samples, hertz: float) -> Samples:
    """A sound without what is far below ``hertz``."""
    keep = exp(-2 * pi * hertz / RATE)
    last = out = 0.0
    passed = []
    for value in samples:
        out = keep * (out + value - last)
        last = value
        passed.append(out)
    return passed


def shaped(samples: Samples, curve: Curve) -> Samples:
    """A sound as loud over time as ``curve`` says."""
    return [value * curve(k / RATE) for k, value in enumerate(samples)]


def decay(seconds: float, attack: float = 0.001) -> Curve:
    """Up at once, down to a thousandth in ``seconds``."""
    return lambda t: min(1.0, t / attack) * exp(-6.9 * t / seconds)


def swell(seconds: float, top: float = 0.5) -> Curve:
    """Up softly to the part ``top`` of the time and softly down again."""

    def curve(t: float) -> float:
        part = t / seconds
        if not 0.0 < part < 1.0:
            return 0.0
        bent = 0.5 * part / top if part < top else 0.5 + 0.5 * (part - top) / (1 - top)
        return sin(pi * bent) ** 2

    return curve


def mallet(hertz: float, seconds: float, hardness: float = 0.25) -> Samples:
    """A bar of wood struck with a soft mallet. Partials as a tuned bar has them: 1, 4 and about 9.5."""
    partials = ((1.0, 1.0, 1.0), (4.0, hardness, 0.32), (9.5, hardness**2 * 0.6, 0.12))
    return _struck(hertz, seconds, partials, attack=0.003)


def bell(hertz: float, seconds: float) -> Samples:
    """A small dark bell: a hum below, a minor third above, everything slow."""
    partials = (
        (0.5, 0.35, 1.0),
        (1.0, 1.0, 0.8),
        (1.189, 0.45, 0.6),
        (1.5, 0.2, 0.45),
        (2.0, 0.3, 0.35),
        (2.74, 0.1, 0.2),
    )
    return _struck(hertz, seconds, partials, attack=0.004)


def glass(hertz: float, seconds: float) -> Samples:
    """A clear high ping, as of a chip of clay or a glass."""
    partials = ((1.0, 1.0, 1.0), (1.63, 0.5, 0.6), (2.41, 0.3, 0.4))
    return _struck(hertz, seconds, partials, attack=0.0008)


def _struck(
    hertz: float, seconds: float, partials: tuple[tuple[float, float, float], ...], attack: float
) -> Samples:
    """Sines that die away; each partial is (times the pitch, loudness, part of the time that it lasts)."""
    total = [0.0] * count(seconds)
    for times, loudness, lasts in partials:
        pitch = hertz * times
        if pitch > RATE * 0.45:
            continue
        envelope = decay(seconds * lasts, attack)
        for k in range(count(seconds)):
            t = k / RATE
            total[k] += loudness * envelope(t) * sin(2 * pi * pitch * t)
    return total


def mix(*parts: tuple[float, float, Samples]) -> Samples:
    """Sounds over each other; each part is (when it begins in seconds, how loud, what)."""
    length = max(count(at) + len(samples) for at, _, samples in parts)
    total = [0.0] * length
    for at, loudness, samples in parts:
        start = count(at)
        for k, value in enumerate(samples):
            total[start + k] += loudness * value
    return total


def finished(samples: Samples, loudness: float) -> list[int]:
    """The sound as whole numbers of 16 bits, its loudest tenth of a second as loud as asked for in decibels.

    It begins and ends in silence, and no peak is cut off: a sound that would be too high is made softer instead.
    """
    clean = _without_tail(high_pass(samples, _LOWEST_HERTZ))
    last = len(clean) - 1
    fade_in, fade_out = count(_FADE_IN), count(min(_FADE_OUT, len(clean) / RATE / 4))
    clean = [value * min(1.0, k / fade_in, (last - k) / fade_out) for k, value in enumerate(clean)]
    scale = min(10 ** ((loudness - loudest(clean)) / 20), _HIGHEST_PEAK / max(map(abs, clean)))
    edge = [0] * count(_SILENCE)
    return [*edge, *(round(value * scale * 32767) for value in clean), *edge]


def _without_tail(samples: Samples) -> Samples:
    """Up to where nothing can be heard any more."""
    floor = _TAIL * max(map(abs, samples))
    heard = max(k for k, value in enumerate(samples) if abs(value) > floor)
    return samples[: min(len(samples), heard + count(_FADE_OUT))]


def loudest(samples: Samples) -> float:
    """How loud the loudest tenth of a second is to an ear, in decibels below the loudest there can be (LUFS)."""
    size = count(_WINDOW)
    quiet = [0.0] * size
    heard = [value * value for value in (*quiet, *as_heard(samples), *quiet)]
    total = most = 0.0
    for gone, new in zip(heard, heard[size:], strict=False):
        total += new - gone
        most = max(most, total)
    return -0.691 + 10 * log10(most / size)


def as_heard(samples: Samples) -> Samples:
    """A sound as an ear weighs it: the K curve of ITU-R BS.1770, heights lifted, the lowest taken away."""
    k, lift = tan(pi * 1681.97 / RATE), 10 ** (4.0 / 20)
    part = lift**0.4997
    shelf = _filtered(
        samples,
        (lift + part * k / 0.7072 + k * k, 2 * (k * k - lift), lift - part * k / 0.7072 + k * k),
        (1 + k / 0.7072 + k * k, 2 * (k * k - 1), 1 - k / 0.7072 + k * k),
    )
    k = tan(pi * 38.135 / RATE)
    whole = 1 + k / 0.5003 + k * k
    return _filtered(shelf, (whole, -2 * whole, whole), (whole, 2 * (k * k - 1), 1 - k / 0.5003 + k * k))


def _filtered(samples: Samples, forward: tuple[float, float, float], back: tuple[float, float, float]) -> Samples:
    """A filter of the second order, by its factors."""
    now, once, twice = (value / back[0] for value in forward)
    out_once, out_twice = (value / back[0] for value in back[1:])
    x1 = x2 = y1 = y2 = 0.0
    passed = []
    for value in samples:
        out = now * value + once * x1 + twice * x2 - out_once * y1 - out_twice * y2
        x2, x1, y2, y1 = x1, value, y1, out
        passed.append(out)
    return passed
