"""The search for positions that are hard for the solver."""

from itertools import islice
from random import Random

import pytest

from sobremesa.games.rummy.bench import position
from sobremesa.games.rummy.climb import changed, climbs, spare
from sobremesa.games.rummy.combinations import COPIES
from sobremesa.games.rummy.solver import total, workplace


@pytest.mark.parametrize("tiles", [12, 40, 70])
def test_no_step_makes_tiles(tiles: int) -> None:
    rng = Random(tiles)
    here, sizes = position(rng, tiles, 30), set()
    for _ in range(400):
        here = changed(rng, here)
        assert all(0 <= left <= COPIES for left in spare(here))
        sizes.add((total(here[0]), sum(here[1])))
    assert len(sizes) > 30, "table and rack grow and shrink"


def test_a_climb_goes_on_from_what_is_harder() -> None:
    """As if a full rack were hard."""

    def count(_: list[int], rack: list[int]) -> None:
        workplace().record.work = sum(rack)

    found = [took for _, took in islice(climbs(count, Random(1)), 150)]
    assert max(found) > found[0] + 5
    assert all(took >= max(found[:i], default=0) - 9 for i, took in enumerate(found))
