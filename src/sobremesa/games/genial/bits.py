"""Words of bits: how many are set, and where the k-th of them is."""


def ones(bits: int) -> int:
    """Return how many bits of a word are set, counted side by side in twos, fours and eights."""
    bits -= bits >> 1 & 0x5555555555555555
    bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333)
    bits = bits + (bits >> 4) & 0x0F0F0F0F0F0F0F0F
    return bits * 0x0101010101010101 >> 56 & 0xFF


def nth_one(bits: int, k: int) -> int:
    """Return the place of the k-th bit that is set, halving the word."""
    place = 0
    width = 32
    while width > 0:
        lower = ones(bits & ((1 << width) - 1))
        if k >= lower:
            k -= lower
            bits >>= width
            place += width
        width >>= 1
    return place
