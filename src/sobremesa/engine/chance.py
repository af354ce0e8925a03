"""The one source of luck.

Simulations draw from xoshiro128++, one stream per game, so that what happens in a game depends
on its seed and number alone: not on the batch it is played in, nor on the device.
Live games draw from HMAC-SHA256 over a counter, under a key that is published as a hash before
the game and in the clear after it: nobody can foresee a draw, and everybody can check them all.
Games that are compared draw by event: the n-th card that a seat is dealt, its n-th roll. So they
share their luck even after their players have decided differently.

The functions up to `keyed` are written like rules: plain Python that compiles. They calculate
with words of 32 bits in whole numbers of 64, so that nothing overflows anywhere.
"""

import hashlib
import hmac
import secrets

import numpy as np

from sobremesa.engine.contract import BadOption, Integers

WORD = 0xFFFFFFFF
REJECTED = -1
WORDS = 4  # of a generator's state
BLOCKS = 8  # of a live game's words that are made at a time
BLOCK = 8  # words of a block

# A tape of words begins with the place of the next one. A tape of keyed luck begins with KEYED, its
# key and a generator; then it counts, for everything that can be drawn, how often it was.
KEYED = 0
KEY, EVENT, COUNTS = 1, 2, 2 + WORDS
DRAWINGS = 64  # things to draw, see `drawing` in contract.py
LOTS = 256  # up to so many have a word each; with more, as for many dice, one word decides


def rotated(word: int, by: int) -> int:
    """Return the 32 bits of `word` turned left by `by`."""
    return ((word << by) & WORD) | (word >> (32 - by))


def next_word(rng: Integers) -> int:
    """Return the next 32 random bits of `rng`: xoshiro128++ by Blackman and Vigna."""
    a, b, c, d = int(rng[0]), int(rng[1]), int(rng[2]), int(rng[3])
    result = (rotated((a + d) & WORD, 7) + a) & WORD
    shifted = (b << 9) & WORD
    c ^= a
    d ^= b
    rng[0] = a ^ d
    rng[1] = b ^ c
    rng[2] = c ^ shifted
    rng[3] = rotated(d, 11)
    return result


def mixed(word: int) -> int:
    """Return a word in which each bit depends on every bit of `word`: MurmurHash3's finish."""
    word ^= word >> 16
    word = (word * 0x85EBCA6B) & WORD
    word ^= word >> 13
    word = (word * 0xC2B2AE35) & WORD
    return word ^ (word >> 16)


def stream(rng: Integers, seed: int, number: int) -> None:
    """Put `rng` at the start of stream `number` of `seed`, independent of all the others."""
    word = 0x9E3779B9
    for i in range(WORDS):
        word = mixed((word + (seed & WORD) + i) & WORD)
        word = mixed(word ^ ((seed >> 32) & WORD))
        word = mixed((word + (number & WORD)) & WORD)
        word = mixed(word ^ ((number >> 32) & WORD))
        rng[i] = word
    rng[0] |= 1  # all zeros is the one state the generator must never be in


def scaled(word: int, n: int) -> int:
    """Return a random word scaled to 0 … n - 1, or REJECTED where it would favour some (Lemire)."""
    product = word * n
    rest = product & WORD
    if rest < n and rest < ((WORD + 1) - n) % n:
        return REJECTED
    return product >> 32


def below(n: int, rng: Integers) -> int:
    """Return a number from 0 to n - 1, all equally likely; n is at most 2 ** 31."""
    number = scaled(next_word(rng), n)
    while number == REJECTED:
        number = scaled(next_word(rng), n)
    return number


def chosen(weights: Integers, k: int) -> int:
    """Return the place in `weights` that the k-th of their sum falls into."""
    place = 0
    while k >= weights[place]:
        k -= int(weights[place])
        place += 1
    return place


def pick(weights: Integers, count: int, rng: Integers) -> int:
    """Return a place in the first `count` of `weights`, by their odds."""
    total = 0
    for i in range(count):
        total += int(weights[i])
    return chosen(weights, below(total, rng))


def take(tape: Integers, n: int) -> int:
    """Return a number from 0 to n - 1 from the words on `tape`, or REJECTED when they run out.

    tape[0] is the place of the next word. It moves on only when a number comes back.
    """
    for place in range(tape[0], len(tape)):
        number = scaled(int(tape[place]), n)
        if number != REJECTED:
            tape[0] = place + 1
            return number
    return REJECTED


def keyed(tape: Integers, drawing: int, actions: Integers, weights: Integers, count: int) -> int:
    """Return the place in `actions` of what keyed luck gives as the next of this `drawing`."""
    rng = tape[EVENT:COUNTS]
    stream(rng, int(tape[KEY]), (drawing << 32) + int(tape[COUNTS + drawing]))
    tape[COUNTS + drawing] += 1
    total = 0
    for i in range(count):
        total += int(weights[i])
    if total > LOTS:
        return chosen(weights, below(total, rng))
    return highest(actions, weights, count, rng)


def highest(actions: Integers, weights: Integers, count: int, rng: Integers) -> int:
    """Return the place of the outcome that has the highest lot, if each has as many as its weight.

    A lot belongs to its outcome, not to its place: what is missing from a pile changes a draw
    only if it would have been the one drawn.
    """
    place = 0
    best = -1
    for i in range(count):
        own = mixed((int(rng[0]) + int(actions[i])) & WORD) ^ int(rng[1])
        for copy in range(weights[i]):
            lot = mixed((own + copy) & WORD)
            if lot > best:
                best = lot
                place = i
    return place


def check_seed(seed: int) -> None:
    """Refuse a seed that compiled code cannot take."""
    if not isinstance(seed, int) or not 0 <= seed < 1 << 63:
        raise BadOption(f"a seed is a whole number from 0 to 2 ** 63 - 1, not {seed!r}")


def generator(seed: int, number: int = 0) -> Integers:
    """Return a new generator at the start of stream `number` of `seed`."""
    rng = np.zeros(WORDS, np.int64)
    stream(rng, seed, number)
    return rng


class Fair:
    """Luck for one live game: committed to at the start, revealed at the end.

    Who publishes the commitment first, and then hears what the players add, cannot choose it.
    """

    def __init__(self, key: bytes | None = None, nonces: str = ""):
        """Take `key`, or a fresh one from the operating system's secure source.

        The `nonces` are what the players add, as a record has them.
        """
        self.key = secrets.token_bytes(32) if key is None else key
        self.nonces = nonces
        self.blocks = 0
        self.tape = np.ones(1, np.int64)

    @classmethod
    def seeded(cls, seed: int) -> "Fair":
        """Return the luck that belongs to `seed`: the same every time."""
        return cls(hashlib.sha256(f"sobremesa seed {seed}".encode()).digest())

    @property
    def commitment(self) -> str:
        """Return what is published before the game: the hash of the key."""
        return hashlib.sha256(self.key).hexdigest()

    def refill(self) -> Integers:
        """Put more words behind what is left on the tape, and return it."""
        fresh = b"".join(self.block(self.blocks + i) for i in range(BLOCKS))
        self.blocks += BLOCKS
        words = np.frombuffer(fresh, ">u4").astype(np.int64)
        self.tape = np.concatenate((self.tape[:1], self.tape[self.tape[0] :], words))
        self.tape[0] = 1
        return self.tape

    @property
    def drawn(self) -> int:
        """Return how many words were taken so far."""
        return BLOCK * self.blocks - (len(self.tape) - int(self.tape[0]))

    def skip(self, drawn: int) -> Integers:
        """Go to where so many words were taken, and return the tape."""
        self.blocks, self.tape = drawn // BLOCK, np.ones(1, np.int64)
        self.refill()
        self.tape[0] += drawn % BLOCK
        return self.tape

    def block(self, counter: int) -> bytes:
        """Return 32 bytes, eight words in a row: HMAC-SHA256 of `counter` and the nonces."""
        return hmac.digest(self.key, counter.to_bytes(8, "big") + self.nonces.encode(), "sha256")


class Keyed:
    """Luck for a game to be compared with others: the same events, the same luck.

    An event is what is drawn, as the rules' `drawing` says, and how often it was drawn before.
    """

    def __init__(self, seed: int, number: int = 0):
        """Take the key from stream `number` of `seed`."""
        rng = generator(seed, number)
        self.tape = np.zeros(COUNTS + DRAWINGS, np.int64)
        self.tape[KEY] = next_word(rng) << 31 | next_word(rng) >> 1
