"""What must hold in every state of Rummy."""

from collections import Counter

from sobremesa.engine.contract import State
from sobremesa.games.rummy.combinations import COPIES, KINDS, NONE, TILES, size, tile
from sobremesa.games.rummy.rules import FINISHED, TURN


def counted(table: State) -> Counter[int]:
    """Return the tiles of a table."""
    return Counter(tile(x, i) for x in table if x != NONE for i in range(size(x)))


def audit(s: State) -> None:
    """Check that no tile got lost, that tables are sorted, and that points add up to nothing."""
    lying = counted(s.table)
    for k in range(KINDS):
        there = lying[k] + int(s.taken[k]) + int(s.rack[:, k].sum()) + int(s.pool[k])
        assert there == COPIES, k
        assert all(0 <= s.shown[seat, k] <= s.rack[seat, k] for seat in range(s.players))
    assert s.stock == TILES - sum(lying.values()) - s.loose - s.held.sum()
    assert s.loose == s.taken.sum() and (s.pool >= 0).all() and (s.taken >= 0).all()
    for table in (s.table, s.old, s.before, s.kept):
        assert list(table) == sorted(table, key=lambda x: (x == NONE, x))
    assert sum(s.score) == 0, "a round's points add up to nothing"
    if s.phase == TURN:
        assert not counted(s.before) - lying - Counter({k: int(s.taken[k]) for k in range(KINDS)})
        assert not counted(s.old) - lying
    if s.phase != FINISHED:
        assert (s.held[: s.players] == s.rack[: s.players].sum(axis=1)).all()
