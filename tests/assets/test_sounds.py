"""The sounds on disk: the ones that would be written, short, clean at both ends, alike in loudness."""

import cmath
import wave
from pathlib import Path

import pytest

from assets.synth.__main__ import SOUNDS, differing, samples_of, wav, write
from assets.synth.kit import RATE, loudest
from assets.synth.sounds import NAMES, sound
from hearts_qt.ui.sounds import FILES

FULL = 32768
MOST_BYTES = 400_000
LONGEST = 1.6
EDGE = 0.003
CHUNK = 1024
THREE_DECIBELS = 0.708
CARDS = tuple(name for name in NAMES if name.startswith("card-"))
OFTEN = (*CARDS, "take")
EVENTS = ("broken", "dearest", "moon", "won", "lost")


def ear(name: str) -> float:
    """How loud the loudest moment of a sound is to an ear, in decibels."""
    return loudest([value / FULL for value in samples_of(SOUNDS / f"{name}.wav")])


def powers(samples: list[int]) -> list[float]:
    """How much of a sound there is at each height, from the lowest to half the rate."""
    total = [0.0] * (CHUNK // 2)
    for start in range(0, len(samples), CHUNK):
        chunk = [complex(value / FULL) for value in samples[start : start + CHUNK]]
        found = transformed([*chunk, *[0j] * (CHUNK - len(chunk))])
        total = [before + abs(new) ** 2 for before, new in zip(total, found, strict=False)]
    return total


def transformed(values: list[complex]) -> list[complex]:
    """Fourier's, fast; as many values as a power of two."""
    if len(values) == 1:
        return values
    even, odd = transformed(values[::2]), transformed(values[1::2])
    turned = [cmath.exp(-2j * cmath.pi * k / len(values)) * value for k, value in enumerate(odd)]
    return [a + b for a, b in zip(even, turned, strict=True)] + [a - b for a, b in zip(even, turned, strict=True)]


def share(found: list[float], low: float, high: float) -> float:
    """The part of a sound between two heights in hertz."""
    step = RATE / CHUNK
    return sum(found[round(low / step) : round(high / step)]) / sum(found)


def test_the_files_are_those_that_would_be_written() -> None:
    assert differing(SOUNDS) == []


def test_the_program_plays_these_files_and_no_others() -> None:
    assert sorted(FILES) == sorted(NAMES)


def test_a_sound_made_twice_is_the_same() -> None:
    assert wav(sound("deal")) == wav(sound("deal"))


def test_a_missing_a_changed_and_a_foreign_file_are_found(tmp_path: Path) -> None:
    write(tmp_path)
    assert differing(tmp_path) == []
    (tmp_path / "take.wav").unlink()
    changed = [value // 2 for value in samples_of(tmp_path / "moon.wav")]
    (tmp_path / "moon.wav").write_bytes(wav(changed))
    (tmp_path / "gong.wav").write_bytes(wav([0]))
    assert differing(tmp_path) == ["gong", "moon", "take"]


def test_the_whole_set_is_small() -> None:
    assert sum(path.stat().st_size for path in SOUNDS.glob("*.wav")) <= MOST_BYTES


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_short_mono_and_of_16_bits(name: str) -> None:
    with wave.open(str(SOUNDS / f"{name}.wav"), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        assert 0.05 < file.getnframes() / RATE < LONGEST


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_begins_and_ends_in_silence_and_jumps_nowhere_near_it(name: str) -> None:
    samples = samples_of(SOUNDS / f"{name}.wav")
    edge = round(EDGE * RATE)
    assert not any(samples[:edge])
    assert not any(samples[-edge:])
    # What comes right before the silence is soft enough that its end is no click.
    assert max(map(abs, samples[-3 * edge :])) < 0.01 * FULL


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_neither_cut_off_nor_lopsided(name: str) -> None:
    samples = samples_of(SOUNDS / f"{name}.wav")
    assert 0.1 * FULL < max(map(abs, samples)) < THREE_DECIBELS * FULL
    assert abs(sum(samples) / len(samples)) < 0.002 * FULL


def test_what_is_heard_most_is_the_softest_and_the_end_of_a_match_the_loudest() -> None:
    loudness = {name: ear(name) for name in NAMES}
    often = max(loudness[name] for name in OFTEN)
    assert max(loudness[name] for name in OFTEN) - min(loudness[name] for name in OFTEN) < 0.5
    assert all(loudness[name] >= often - 0.1 for name in NAMES), loudness
    assert all(loudness[name] > often + 4 for name in EVENTS), loudness
    assert max(loudness.values()) < often + 6, loudness


@pytest.mark.parametrize("name", CARDS)
def test_a_card_is_over_before_the_next_one_comes(name: str) -> None:
    assert len(samples_of(SOUNDS / f"{name}.wav")) / RATE < 0.15


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_neither_hisses_nor_is_lost_in_a_small_speaker(name: str) -> None:
    found = powers(samples_of(SOUNDS / f"{name}.wav"))
    assert share(found, 8000, RATE / 2) < 0.02
    assert share(found, 220, 8000) > 0.7


def test_the_three_cards_differ() -> None:
    assert len({wav(sound(f"card-{k}")) for k in (1, 2, 3)}) == 3
