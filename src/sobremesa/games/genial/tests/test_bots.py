"""The bots of Genial: sensible choices, and a margin over chance."""

from sobremesa.games.genial import GAME
from sobremesa.games.genial.tests.drawn import EMPTY_2, marks, play, shown, table
from sobremesa.games.genial.tests.test_rules import FIVE, RED_AND_BLUE, TWO_BLUE, after_placing
from tests.play import choice, victories

OPEN_BLUE = TWO_BLUE.replace("B R", ". .")


def test_the_lowest_colour_comes_first() -> None:
    """Two points for the lowest are better than two for another one."""
    rack = "bo ro ro ro ro ro"
    s = table(OPEN_BLUE, rack, mark=marks("r9 g9 o9 y9 p9"))
    play(s, choice(GAME, "sensible", s))
    assert s.mark[0, 2] >= 2
    s = table(OPEN_BLUE, rack, mark=marks("r1 g9 b9 o9 y9 p9"))
    play(s, choice(GAME, "sensible", s))
    assert s.mark[0, 0] >= 2


def test_extra_plays_are_wanted_and_played() -> None:
    s = table(RED_AND_BLUE, "rb rg rg oy oy oy", mark=marks("r16 b17 g9 o9 y9 p9"))
    play(s, choice(GAME, "sensible", s))
    assert s.extra >= 1
    s = table(RED_AND_BLUE, "rb rg rg oy oy oy", mark=marks("r17 b16 g9 o9 y9 p9"))
    play(s, shown(RED_AND_BLUE))
    assert choice(GAME, "sensible", s) != "stop"


def test_an_extra_play_is_worth_more_than_a_point_for_the_lowest() -> None:
    """Red reaches 18, rather than blue 3."""
    s = table(EMPTY_2, "ro by by by by by", mark=marks("r17 g9 b2 o9 y9 p9"))
    play(s, choice(GAME, "sensible", s))
    assert s.mark[0].tolist() == [18, 9, 2, 9, 9, 9] and s.extra == 1


def test_nothing_is_wasted_on_a_marker_at_the_end() -> None:
    """A point for red, rather than five for blue that do not count."""
    open_ = FIVE.replace("B b b", ". b b").replace("R", ".")
    s = table(open_, "rb rb rb rb rb rb", mark=marks("r12 g9 b18 o9 y9 p9"))
    play(s, choice(GAME, "sensible", s))
    assert s.mark[0].tolist() == [13, 9, 18, 9, 9, 9]


def test_a_rack_is_renewed() -> None:
    assert choice(GAME, "sensible", after_placing("gg go oy yp pp")) == "renew"


def test_alone_there_is_no_extra_play_to_win() -> None:
    """A point for the lowest, rather than red at 18."""
    s = table(EMPTY_2, "rb", players=1, mark=marks("r17 g9 b2 o9 y9 p9"))
    play(s, choice(GAME, "sensible", s))
    assert s.mark[0].tolist() == [17, 9, 3, 9, 9, 9]


def test_sensible_beats_random() -> None:
    """Of 40 games of two, nearly all."""
    assert victories(GAME, "sensible", "random", 40) >= 38


def test_expectiminimax_renews_and_beats_random() -> None:
    assert choice(GAME, "expectiminimax", after_placing("gg go oy yp pp")) == "renew"
    assert victories(GAME, "expectiminimax", "random", 10) >= 9
