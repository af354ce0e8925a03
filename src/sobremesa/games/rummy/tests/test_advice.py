"""What Rummy's bots say of a turn: outs, worlds, and what plans are worth."""

import json

import pytest
from click.testing import CliRunner

from sobremesa import bots
from sobremesa.cli import main
from sobremesa.engine.chance import Fair, generator
from sobremesa.engine.contract import LEVELS, View
from sobremesa.engine.match import Match
from sobremesa.engine.speech import Speech, languages
from sobremesa.games.rummy import GAME
from sobremesa.games.rummy.bots import Player
from sobremesa.games.rummy.chances import each_out, outs, summed
from sobremesa.games.rummy.combinations import KINDS
from sobremesa.games.rummy.plans import saving
from sobremesa.games.rummy.rules import DRAW, LAY, TAKE
from sobremesa.games.rummy.tests.test_table import placed
from sobremesa.games.rummy.turn import begun, goes_out
from sobremesa.games.rummy.worlds import imagined, share

EXPERT = Player(saving, simulations=12)


def first_view(turns: int) -> View:
    """Return the view of who is to act after nobody laid anything for so many turns."""
    match = Match(GAME, 2, chance=Fair.seeded(3), target="cpu")
    for _ in range(turns):
        match.play(DRAW)
    return match.view(match.to_act)


def test_outs_of_a_player_who_has_opened() -> None:
    """The red 9 and a joker make room for the red 10; the red 5 can only be laid itself."""
    found = summed(begun(placed("r6 r7 r8", "r10").view(0).state))
    assert (found.out, found.more, found.opens) == (4, 6, 0)
    assert found.unseen == 102


def test_outs_of_a_player_who_has_not_opened() -> None:
    """Two green tens, two yellow ones and two jokers."""
    found = summed(begun(placed("r6 r7 r8", "r10 b10 y1", opened=0).view(0).state))
    assert (found.opens, found.more, found.out) == (6, 6, 0)


def test_outs_say_of_each_kind_what_it_would_do() -> None:
    """As the turn with that tile in the rack would go; nothing else is unseen."""
    view = placed("r6 r7 r8 | b3 b4 b5", "r10 y3 g3").view(0)
    found = {one.tile: one for one in each_out(begun(view.state))}
    assert found == {one.tile: one for one in outs("r6 r7 r8 | b3 b4 b5", "r10 y3 g3")}
    assert len(found) == KINDS
    assert (found["r3"].lays, found["r3"].more, found["r3"].out) == (3, True, False)
    assert (found["r9"].lays, found["r9"].more, found["r9"].unseen) == (2, True, 2)
    assert (found["g13"].lays, found["g13"].more) == (0, False)
    assert (found["y3"].unseen, found["J"].unseen) == (1, 2)
    for one in found.values():
        then = begun(placed("r6 r7 r8 | b3 b4 b5", f"r10 y3 g3 {one.tile}").view(0).state)
        assert one.out == goes_out(then)
        assert not one.opens


def test_outs_before_the_first_lay_down() -> None:
    found = {one.tile: one for one in outs("", "r10 b10 y1", opening=True)}
    assert {tile for tile, one in found.items() if one.opens} == {"g10", "y10", "J"}
    assert [one.lays for one in found.values() if one.opens] == [3, 3, 3]
    assert not any(one.out for one in found.values())
    assert {tile for tile, one in found.items() if one.lays and not one.more} == set()
    assert any(one.out for one in outs("", "r10 b10", opening=True))


def test_the_shell_tells_outs_in_every_language() -> None:
    command = ["solve", "rummy", "--table", "r6 r7 r8", "--rack", "r10", "--outs"]
    told = CliRunner().invoke(main, command).stdout.splitlines()
    assert told[1:4] == [
        "6 of 102 unseen tiles would help.",
        "  r9 (2): 2 tiles could be laid, that is all",
        "  J (2): 2 tiles could be laid, that is all",
    ]
    assert told[4] == "  r5 (2): one tile could be laid"
    for language in languages():
        said = CliRunner().invoke(main, [*command, "--lang", language]).stdout
        assert "{" not in said and len(said.splitlines()) == len(told)
    found = json.loads(CliRunner().invoke(main, [*command, "--json"]).stdout)["outs"]
    assert {
        "tile": "r9",
        "unseen": 2,
        "lays": 2,
        "more": True,
        "opens": False,
        "out": True,
    } in found
    assert "outs" not in json.loads(CliRunner().invoke(main, [*command[:-1], "--json"]).stdout)


def test_worlds_believe_that_who_has_not_opened_could_not() -> None:
    def able(view: View) -> int:
        rival = 1 - view.seat
        solver = begun(view.state).solver
        worlds = [imagined(view, generator(5, n))[0] for n in range(60)]
        assert all(s.rack[rival].sum() == s.held[rival] for s in worlds)
        assert all((s.rack[view.seat] == view.state.rack[view.seat]).all() for s in worlds)
        return sum(solver.opening(s.rack[rival].tolist(), 30) is not None for s in worlds)

    assert able(first_view(1)) < able(first_view(0)) / 2


def test_a_world_is_played_to_the_end() -> None:
    view = placed("r6 r7 r8", "r9 r10").view(0)
    turn = begun(view.state)
    assert share(view, saving(turn), 1, 0) == 1.0
    assert {share(view, None, 1, n) for n in range(6)} <= {0.0, 0.5, 1.0}


def test_who_can_go_out_is_told_so_first() -> None:
    found = EXPERT.explain(placed("r6 r7 r8", "r9 r10").view(0), generator(1))
    assert found[0].share == 1.0
    assert found[0].reason and found[0].reason.name == "why-out"
    draw = next(estimate for estimate in found if estimate.action == DRAW)
    assert draw.share < 1.0, "the other has two tiles"
    assert draw.reason and draw.reason.name == "why-finish"


def test_plans_are_told_with_what_they_lay_and_leave() -> None:
    view = placed("r6 r7 r8", "r9 b1 b2 b3 y12 y1").view(0)
    found = EXPERT.explain(view, generator(1))
    assert all(estimate.action in view.legal for estimate in found)
    facts = {
        tuple(e.reason.facts.items()) for e in found if e.reason and e.reason.name == "why-lay"
    }
    assert (("count", 4), ("left", 13)) in facts, "the most"
    assert (("count", 3), ("left", 22)) in facts, "from the rack alone"
    assert [e.action for e in found].count(DRAW) == 1
    assert len({(e.action, str(e.reason and e.reason.facts)) for e in found}) == len(found)
    assert all(e.trials == 4 for e in found), "12 simulations for three plans"


def test_a_turn_that_has_begun_is_explained_from_where_it_is() -> None:
    match = placed("r6 r7 r8", "r9 b1 b2 b3 y12 y1")
    match.play("take r6 r7 r8")
    found = EXPERT.explain(match.view(0), generator(1))
    assert {e.action for e in found} <= set(match.legal())
    assert not [e for e in found if TAKE < e.action <= LAY]


def test_what_was_laid_stays_and_no_other_plan_is_told() -> None:
    """To take it back one must draw; what cannot be made any more is worth nothing."""
    match = placed("r6 r7 r8", "r9 b1 b2 b3 b4 y12 y1")
    match.play("lay b2 b3 b4")
    found = EXPERT.explain(match.view(0), generator(1))
    told = {GAME.words.say(match.view(0).state, e.action): e for e in found}
    assert {e.action for e in found} == set(match.legal())
    assert told["end"].reason and told["end"].reason.facts == {"count": 3, "left": 23}
    assert told["draw"].reason and told["draw"].reason.name == "why-draw"
    for one in found:
        assert one.proposal is None or ("b2", "b3", "b4") in one.proposal.draft


def test_all_that_is_legal_is_told_of() -> None:
    """With the turn that it may begin, or why it begins none."""
    match = placed("r6 r7 r8", "r9 b1 b2 b3 b4 b5 b6 y12 y1")
    found = EXPERT.explain(match.view(0), generator(1))
    assert {e.action for e in found} == set(match.legal())
    laying = {GAME.words.say(match.view(0).state, e.action): e for e in found}["lay b2 b3 b4"]
    assert laying.reason and laying.reason.facts == {"count": 4, "left": 25}  # and the red 9
    young = placed("", "r10 b10 g10 y1 y2 y3", opened=0)
    names = {
        GAME.words.say(young.view(0).state, e.action): e.reason and e.reason.name
        for e in EXPERT.explain(young.view(0), generator(1))
    }
    assert names["lay y1 y2 y3"] == "why-out"
    poor = placed("", "r10 b10 y1 y2 y3 g4", opened=0)
    (need,) = [e for e in EXPERT.explain(poor.view(0), generator(1)) if e.action > LAY]
    assert need.reason and (need.reason.name, need.reason.facts) == ("why-need", {"need": 30})


def test_combinations_that_lie_there_can_be_taken_up() -> None:
    match = placed("r6 r7 r8 | b1 b2 b3", "r9 y1 y2 y5 g1 g5 g10")
    found = EXPERT.explain(match.view(0), generator(1))
    assert {e.action for e in found} == set(match.legal())
    (loose,) = [e for e in found if e.reason and e.reason.name == "why-loose"]
    assert [e for e in found if e.aside] == [loose], "what begins no plan is no hint"
    assert loose.share == max(e.share for e in found)  # it can be put down again


@pytest.mark.parametrize("name", LEVELS)
def test_every_level_explains(name: str) -> None:
    bot = bots.find(GAME, name)
    assert isinstance(bot, Player)
    view = placed("", "r10 b10 g10 y1 y2", opened=0).view(0)
    found = Player(bot.plan, bot.overlooks, bot.leaves, simulations=4).explain(view, generator(1))
    assert {e.reason.name for e in found if e.reason} >= {"why-open", "why-lay"}
    for language in languages():
        for estimate in found:
            assert estimate.reason
            assert Speech(language, GAME).say(estimate.reason.name, **estimate.reason.facts)
