"""Luck: the generator for simulations, and the keyed one for live games."""

import hashlib

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as some

from sobremesa.engine import chance
from sobremesa.engine.chance import (
    REJECTED,
    WORDS,
    Fair,
    below,
    chosen,
    generator,
    next_word,
    pick,
    scaled,
    stream,
    take,
)
from sobremesa.engine.compile import twins

WORD = 1 << 32


def test_the_generator_is_xoshiro128_plus_plus() -> None:
    """The reference's output for the state 1, 2, 3, 4, as the Rust crate rand_xoshiro has it."""
    rng = np.arange(1, 5, dtype=np.int64)
    assert [next_word(rng) for _ in range(10)] == [
        641, 1573767, 3222811527, 3517856514, 836907274,
        4247214768, 3867114732, 1355841295, 495546011, 621204420,
    ]  # fmt: skip


@given(some.integers(1, 1 << 31), some.data())
def test_scaling_favours_nobody(n: int, data: some.DataObject) -> None:
    """Every number comes from exactly as many of the 2 ** 32 words."""
    k = data.draw(some.integers(0, n - 1))
    first = -(-k * WORD // n)  # the first word that scales to k
    end = -(-(k + 1) * WORD // n)
    assert scaled(end - 1, n) in (k, REJECTED)
    rejected = sum(scaled(word, n) == REJECTED for word in range(first, min(first + 3, end)))
    assert (end - first) - rejected == WORD // n


def counted(out, n, draws, rng):  # type: ignore[no-untyped-def]
    """Count what many streams draw, a row each."""
    for number in range(len(out)):
        stream(rng, 1, number)
        for _ in range(draws):
            out[number, below(n, rng)] += 1


@pytest.mark.parametrize("n", [2, 3, 6, 7, 56])
def test_below_is_even_in_every_stream_and_over_all(n: int) -> None:
    """Chi square of each of 5,000 streams, and of their sum, spreads as it should."""
    out = np.zeros((5000, n), np.int64)
    draws = 20 * n
    twins(chance, "cpu").entry(counted)(out, n, draws, generator(0))
    streams = ((out - 20) ** 2 / 20).sum(axis=1)
    assert abs(streams.mean() - (n - 1)) < 5 * np.sqrt(2 * (n - 1) / 5000)
    assert abs(streams.var() / (2 * (n - 1)) - 1) < 0.2
    total = ((out.sum(axis=0) - 100_000) ** 2 / 100_000).sum()
    assert total < n - 1 + 5 * np.sqrt(2 * (n - 1)) + 5


def test_streams_differ_and_are_independent() -> None:
    states = {tuple(generator(seed, number)) for seed in range(50) for number in range(50)}
    assert len(states) == 2500
    words = np.array([[next_word(rng) for _ in range(8)] for rng in map(generator, range(2000))])
    bits = (words[:, :, None] >> np.arange(32)) & 1
    assert abs(bits.mean(axis=0) - 0.5).max() < 0.06  # 5 deviations of 2,000 fair coins
    flips = (bits[1:] ^ bits[:-1]).mean(axis=0)  # between neighbouring streams
    assert abs(flips - 0.5).max() < 0.06


def test_large_seeds_and_numbers_count_in_full() -> None:
    seen = {tuple(generator(seed, number)) for seed in (1, 1 + WORD) for number in (1, 1 + WORD)}
    assert len(seen) == 4


def test_a_stream_can_start_anew() -> None:
    rng = generator(3, 4)
    first = [next_word(rng) for _ in range(5)]
    stream(rng, 3, 4)
    assert [next_word(rng) for _ in range(5)] == first
    assert len(rng) == WORDS


@given(some.lists(some.integers(0, 9), min_size=1, max_size=9).filter(any))
def test_chosen_counts_through_the_weights(weights: list[int]) -> None:
    spelt = [place for place, weight in enumerate(weights) for _ in range(weight)]
    assert [chosen(weights, k) for k in range(sum(weights))] == spelt


def test_pick_keeps_to_the_odds() -> None:
    rng = generator(5)
    counts = np.bincount([pick([1, 0, 3], 3, rng) for _ in range(4000)], minlength=3)
    assert counts[1] == 0
    assert abs(counts[0] - 1000) < 150


def test_live_luck_is_hmac_over_a_counter() -> None:
    """Worked out from the definition of HMAC alone."""
    key = bytes(range(32))
    block = key + bytes(32)
    inner = hashlib.sha256(bytes(b ^ 0x36 for b in block) + (5).to_bytes(8, "big")).digest()
    outer = hashlib.sha256(bytes(b ^ 0x5C for b in block) + inner).digest()
    assert Fair(key).block(5) == outer
    fair = Fair(key)
    tape = fair.refill()
    words = [int.from_bytes(outer[i : i + 4], "big") for i in range(0, 32, 4)]
    assert tape[1 + 5 * 8 :][:8].tolist() == words


def test_the_commitment_is_the_hash_of_the_key() -> None:
    fair = Fair()
    assert fair.commitment == hashlib.sha256(fair.key).hexdigest()
    assert Fair().key != fair.key
    assert Fair.seeded(1).key == Fair.seeded(1).key != Fair.seeded(2).key


def test_a_tape_moves_on_only_with_a_number() -> None:
    tape = np.array([1, 0, 1 << 31], np.int64)
    assert scaled(0, 3) == REJECTED
    assert take(tape, 3) == 1  # passes over the word that would favour some
    assert tape[0] == 3
    assert take(tape, 3) == REJECTED
    assert tape[0] == 3


def test_a_refilled_tape_goes_on_where_it_was() -> None:
    whole, parts = Fair.seeded(9), Fair.seeded(9)
    whole.refill()
    expected = whole.refill().tolist()
    parts.refill()
    parts.tape[0] = 11
    assert parts.refill().tolist() == [1, *expected[11:]]
