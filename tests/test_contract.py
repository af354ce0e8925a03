"""The names all games share."""

from dataclasses import replace

import numpy as np
import pytest

from sobremesa import games
from sobremesa.engine.batch import Batch
from sobremesa.engine.contract import BadOption, Game, Option, layout
from sobremesa.engine.match import Match
from sobremesa.engine.record import BadRecord, checksum, replay


def test_a_layout_has_no_gaps() -> None:
    """NumPy copies no gaps, so equal states could differ in them."""
    record = layout(("a", "i1"), ("b", "i4"), ("c", "i1", (3,)), ("d", "i2"))
    assert record.itemsize == sum(kind.itemsize for kind, *_ in record.fields.values())
    assert [record.fields[name][1] for name in "abcd"] == [0, 4, 8, 12]
    dirty = np.full(64, 127, np.uint8)
    states = np.zeros(2, record)
    copies = np.ndarray(2, record, buffer=dirty.data)
    copies[:] = states
    assert copies.tobytes() == states.tobytes()


def test_a_record_of_a_game_has_no_gaps(game: Game) -> None:
    record = game.rules.STATE
    assert record.itemsize == sum(kind.itemsize for kind, *_ in record.fields.values())


def test_a_field_cannot_be_called_like_a_method() -> None:
    with pytest.raises(ValueError, match="a field cannot be called round"):
        layout(("round", "i2"))


def test_options_are_numbers_or_words() -> None:
    number = Option("stop", 40, range(10, 101))
    assert (number.encode("40"), number.encode(40), number.decode(40)) == (40, 40, 40)
    word = Option("starter", "played", ("played", "acted"))
    assert (word.encode("acted"), word.decode(1)) == (1, "acted")
    for option, value in ((number, 9), (number, -20), (number, "4.5"), (word, 1), (word, "")):
        with pytest.raises(BadOption, match=f"{option.name} cannot be"):
            option.encode(value)


def test_options_that_do_not_fit_are_refused_with_a_reason() -> None:
    """By whatever starts a match, and by whoever reads its record."""
    game = replace(games.find("llama"), unfit=lambda n, o: "not so" if o["stop"] == 20 * n else "")
    for start in (lambda **m: Match(game, **m), lambda **m: Batch(game, count=1, seed=1, **m)):
        with pytest.raises(BadOption, match="not so"):
            start(players=3, options={"stop": "60"})
        start(players=4, options={"stop": "60"})
        start(players=3)
    record = Match(game, 3, options={"stop": 59}).record
    altered = record.replace("stop=59", "stop=60")
    end = altered.splitlines()[:-1]
    sealed = "\n".join([*end, f"end: 0 actions, checksum {checksum(end)}", ""])
    with pytest.raises(BadRecord, match=r"line \d+: not so"):
        replay(sealed, lambda name: game)
