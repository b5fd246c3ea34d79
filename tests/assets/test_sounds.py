"""The sounds on disk: the ones that would be written, short, clean at both ends, alike in loudness."""

import wave
from math import sqrt
from pathlib import Path

import pytest

from assets.synth.__main__ import SOUNDS, differing, samples_of, wav, write
from assets.synth.kit import RATE
from assets.synth.sounds import NAMES, sound
from hearts_qt.ui.sounds import FILES

FULL = 32768
MOST_BYTES = 400_000
LONGEST = 1.6
EDGE = 0.003
WINDOW = 0.05


def rms(samples: list[int]) -> float:
    return sqrt(sum(value * value for value in samples) / len(samples)) / FULL


def loudest(samples: list[int]) -> float:
    size, step = round(WINDOW * RATE), round(WINDOW * RATE / 4)
    return max(rms(samples[k : k + size]) for k in range(0, max(1, len(samples) - size), step))


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
    assert 0.15 * FULL < max(map(abs, samples)) < 0.9 * FULL
    assert abs(sum(samples) / len(samples)) < 0.002 * FULL


def test_no_sound_is_much_louder_than_another() -> None:
    loudness = {name: loudest(samples_of(SOUNDS / f"{name}.wav")) for name in NAMES}
    assert max(loudness.values()) < 2 * min(loudness.values()), loudness


def test_the_three_cards_differ() -> None:
    assert len({wav(sound(f"card-{k}")) for k in (1, 2, 3)}) == 3
