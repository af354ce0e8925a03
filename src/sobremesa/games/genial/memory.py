"""What is remembered of renewals in Genial: by everybody, and by all of their own tiles. §8.3

Tiles that were shown have been in the bag since, so nobody has one whose tiles are all older. The
last renewals are kept, the oldest first. A tile's age is how many of these there had been when it
was drawn. Of tiles that look alike nobody knows which is which: then what allows most is kept.
"""

from sobremesa.games.genial.tiles import KINDS

MEMORY = 4  # renewals that are remembered


def remember_drawn(s, seat, kind):
    """Note that a tile has come onto a rack."""
    for i in range(s.renewals):
        s.fresh[i, seat] += 1
        s.since[i, seat, kind] += 1


def remember_left(s, seat, kind):
    """Note that a tile has left a rack, for all to see: it may be one that was shown."""
    find(s, seat, kind, 0)
    for i in range(s.renewals):
        s.fresh[i, seat] = min(int(s.fresh[i, seat]), int(s.held[seat]))
        s.since[i, seat, kind] = min(int(s.since[i, seat, kind]), int(s.hand[seat, kind]))


def find(s, seat, kind, others):
    """Count a tile as one that was shown as late as it can be; `others` may be newer still."""
    for i in range(s.renewals - 1, -1, -1):
        if s.fresh[i, seat] > others and s.shown[i, kind] > 0:
            s.shown[i, kind] -= 1
            return


def put_aside(s, seat):
    """Show a whole rack and put it aside; if too much is remembered, forget what is oldest."""
    for kind in range(KINDS):
        for others in range(s.hand[seat, kind]):
            find(s, seat, kind, others)
    for i in range(s.renewals):
        s.fresh[i, seat] = 0
    conceal(s, seat)
    if s.renewals == MEMORY:
        forget_oldest(s)
    for kind in range(KINDS):
        s.shown[s.renewals, kind] = s.hand[seat, kind]
        s.hand[seat, kind] = 0
    s.held[seat] = 0


def conceal(s, seat):
    """Forget which tiles of a rack are new."""
    for i in range(s.renewals):
        for kind in range(KINDS):
            s.since[i, seat, kind] = 0


def forget_oldest(s):
    """Forget the oldest renewal."""
    for i in range(MEMORY):
        for seat in range(s.players):
            s.fresh[i, seat] = s.fresh[i + 1, seat] if i + 1 < MEMORY else 0
        for kind in range(KINDS):
            s.shown[i, kind] = s.shown[i + 1, kind] if i + 1 < MEMORY else 0
            for seat in range(s.players):
                s.since[i, seat, kind] = s.since[i + 1, seat, kind] if i + 1 < MEMORY else 0
    s.renewals -= 1


def reserved(s, kind, age):
    """Return how many unseen tiles of a kind are too new for tiles of an age.

    Those shown later are, unless somebody whose tiles are known has drawn them since.
    """
    count = 0
    found = 0
    for i in range(s.renewals - 1, age - 1, -1):
        drawn = -found
        for seat in range(s.players):
            drawn += int(s.since[i, seat, kind])
        known = min(int(s.shown[i, kind]), drawn)
        found += known
        count += int(s.shown[i, kind]) - known
    return count


def newer(s, age, seat):
    """Return how many tiles of a rack are known to have been drawn after a renewal."""
    count = 0
    for kind in range(KINDS):
        count += int(s.since[age, seat, kind])
    return count


def in_hand(s, seat):
    """Return how many tiles of a rack are face up."""
    count = 0
    for kind in range(KINDS):
        count += int(s.hand[seat, kind])
    return count
