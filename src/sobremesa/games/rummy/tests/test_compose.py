"""Turns that somebody composes tile by tile: what is said of a draft, and that it can be played."""

from dataclasses import replace

import pytest

from sobremesa.engine.chance import Fair, generator
from sobremesa.engine.contract import BadPosition, Composition
from sobremesa.engine.match import Match
from sobremesa.engine.speech import Speech, languages
from sobremesa.games.rummy import GAME, words
from sobremesa.games.rummy.bots import Player
from sobremesa.games.rummy.tests.test_table import placed


def composed(match: Match, draft: str, seat: int = 0) -> Composition:
    """Return what is said of a draft, in which | is between groups."""
    parts = [part.split() for part in draft.split("|") if part.strip()]
    return words.compose(match.view(seat), parts)


def lies(found: Composition) -> str:
    """Return the groups as they lie, each joker as what it stands for."""
    return " | ".join(
        " ".join(
            f"{thing}={stand.replace(' ', '/')}" if stand else thing
            for thing, stand in zip(group.things, group.stands, strict=True)
        )
        for group in found.groups
    )


def reasons(found: Composition) -> list[str]:
    """Return why groups are no combinations."""
    return [group.reason.name for group in found.groups if group.reason]


def test_a_draft_that_may_be_laid_comes_with_the_actions_that_play_it() -> None:
    """R2"""
    match = placed("g2 g3 g4 g5", "g6 y2 b2 r9")
    found = composed(match, "g3 g4 g5 g6 | y2 g2 b2")
    assert found.reason is None and not reasons(found)
    assert found.facts == {"laid": 3, "points": 24, "need": 0}
    match.play(found.actions, 0)
    assert match.to_act == 1
    assert match.view(0).table["table"] == ["g3 g4 g5 g6", "b2 g2 y2"]
    assert match.view(0).table["racks"][0] == ["r9"]


@pytest.mark.parametrize(
    ("tiles", "reason", "facts"),
    [
        ("r4 r5", "wrong-few", {"count": 1}),
        ("r4 r6", "wrong-few", {"count": 1}),
        ("r4 b4", "wrong-few", {"count": 1}),
        ("r4 J", "wrong-few", {"count": 1}),
        ("r4", "wrong-few", {"count": 2}),
        ("r4 r4", "wrong-twice", {}),
        ("r4 r7", "wrong-gap", {"tiles": "r5 r6"}),
        ("r4 b5", "wrong-mixed", {}),
        ("r4 b4 r4", "wrong-twice", {}),
        ("r4 b4 g4 J J", "wrong-many", {}),
        ("r4 r5 r5", "wrong-again", {}),
        ("r4 r5 r8", "wrong-gap", {"tiles": "r6 r7"}),
        ("r4 r8 J", "wrong-gap", {"tiles": "r5 r6 r7"}),
        ("r12 r13 r1", "wrong-gap", {"tiles": "r2 r3 r4 r5 r6 r7 r8 r9 r10 r11"}),
        ("r4 b5 g6", "wrong-mixed", {}),
        ("r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13 J", "wrong-end", {}),
    ],
)
def test_a_group_that_is_no_combination_says_why(
    tiles: str, reason: str, facts: dict[str, int | str]
) -> None:
    """§3, R8"""
    found = composed(placed("", tiles), tiles)
    why = found.groups[0].reason
    assert why and (why.name, why.facts) == (reason, facts)
    assert not found.actions and not found.reason
    for language in languages():
        assert "{" not in Speech(language, GAME).say(why.name, **why.facts)


@pytest.mark.parametrize(
    ("tiles", "as_it_lies"),
    [
        ("r5 r4 r6", "r4 r5 r6"),
        ("b8 r8 y8", "r8 b8 y8"),
        ("r3 J r5", "r3 J=r4 r5"),
        ("r3 r5 J", "r3 J=r4 r5"),
        ("r3 r4 J", "r3 r4 J=r5"),
        ("J r3 r4", "J=r2 r3 r4"),
        ("r12 r13 J", "J=r11 r12 r13"),
        ("J r4 J r6 r3", "r3 r4 J=r5 r6 J=r7"),
        ("r8 J b8", "r8 b8 J=g8/y8"),
        ("r8 J b8 g8", "r8 b8 g8 J=y8"),
        ("r5 J J", "r5 J=b5/g5/y5 J=b5/g5/y5"),
        ("r5 J6 J7", "r5 J6=r6 J7=r7"),
        ("J6 r5 J7", "J4=r4 r5 J6=r6"),
    ],
)
def test_a_joker_shows_what_it_stands_for(tiles: str, as_it_lies: str) -> None:
    """§3.3, §3.4, §6.4: where the order leaves it open, a gap comes first, then the upper end"""
    plain = " ".join("J" if word[0] == "J" else word for word in tiles.split())
    found = composed(placed("", plain), tiles)
    assert lies(found) == as_it_lies and not reasons(found)
    again = composed(placed("", plain), " ".join(found.groups[0].things))
    assert lies(again) == as_it_lies, "what it is called means the same again"


def test_a_tile_and_two_jokers_can_be_read_as_a_set_or_as_a_run() -> None:
    """§3.3"""
    match = placed("", "r5 J J")
    assert composed(match, "r5 J J").groups[0].other == ("r5", "J6", "J7")
    assert composed(match, "r5 J6 J7").groups[0].other == ("r5", "J", "J")
    assert composed(placed("", "r5 r6 J J"), "r5 J J r6").groups[0].other == ()


def test_points_of_the_first_lay_down_are_counted_while_it_is_composed() -> None:
    """§4.1, §3.5, R4, R5"""
    match = placed("b1 b2 b3", "r11 J r13 r9 b9 g9 y4 y5", opened=0)
    assert composed(match, "b1 b2 b3 | y4 y5").facts == {"laid": 2, "points": 0, "need": 30}
    few = composed(match, "b1 b2 b3 | r9 b9 g9")
    assert few.facts["points"] == 27 and not few.actions
    assert few.reason and few.reason.facts == {"points": 27, "need": 30}
    enough = composed(match, "b1 b2 b3 | r11 J r13")
    assert enough.facts["points"] == 36
    match.play(enough.actions, 0)
    assert match.view(0).table["opened"][0]


@pytest.mark.parametrize(
    ("table", "rack", "draft", "reason"),
    [
        ("r1 r2 r3", "r4 b9", "r1 r2 r3 b9 | y9", "not-held"),
        ("r1 r2 r3", "r4", "r1 r2 r3 | r4 r4 r4", "not-held"),
        ("b4 b5 b6", "r1 r2 r3", "r1 r2 r3", "left-alone"),
        ("r4 r5 r6 J", "b5 b6", "r4 r5 r6 | b5 b6 J", "joker-moved"),
        ("r3 r4 r5 | b7 b8 b9", "r6", "b7 b8 b9 | r3 r4 r5", "nothing-laid"),
    ],
)
def test_a_turn_that_cannot_end_so_says_why(table: str, rack: str, draft: str, reason: str) -> None:
    """§5.5, §6.1"""
    found = composed(placed(table, rack), draft)
    assert found.reason and found.reason.name == f"refused-{reason}"
    assert not found.actions


def test_the_table_is_not_for_who_has_not_laid_yet() -> None:
    """§4.2"""
    found = composed(placed("r1 r2 r3", "r4 r5", opened=0), "r1 r2 r3 r4 r5")
    assert found.reason and found.reason.name == "refused-not-opened"


def test_a_joker_is_freed_by_the_tile_it_stands_for() -> None:
    """§6.1, R6"""
    match = placed("r3 J r5 | b7 b8 b9", "r4 y1")
    found = composed(match, "r3 r4 r5 | b7 b8 b9 J")
    match.play(found.actions, 0)
    assert match.view(0).table["table"] == ["r3 r4 r5", "b7 b8 b9 J"]
    same = composed(placed("r3 J r5", "r4 y1"), "r3 J r5 r4")
    assert lies(same) == "r3 r4 r5 J=r6" and same.actions, "it may go on in the same run"
    free = composed(placed("r4 r5 r6 J", "b5 b6", jokers="free"), "r4 r5 r6 | b5 b6 J")
    assert free.actions, "§6.6"


def test_before_the_turn_a_draft_is_compared_with_the_table_as_it_was() -> None:
    match = placed("r1 r2 r3 | b7 b8 b9", "r4 b10 y1")
    state = match._states[0]
    state.opened[1] = 1
    alone = words.compose(match.view(1), [["r1", "r2", "r3"], ["b7", "b8", "b9"], ["y12", "y13"]])
    assert reasons(alone) == ["wrong-few"] and alone.facts["laid"] == 2
    match.play(composed(match, "r1 r2 r3 r4 | b7 b8 b9").actions[:1], 0)
    assert match.view(1).table["loose"], "the other is in the middle of a turn"
    assert match.view(1).table["before"] == ["r1 r2 r3", "b7 b8 b9"]
    later = words.compose(match.view(1), [["r1", "r2", "r3"], ["b7", "b8", "b9"]])
    assert later.reason and later.reason.name == "refused-nothing-laid"
    wrong = words.compose(match.view(1), [["b7", "b8", "b9"]])
    assert wrong.reason and wrong.reason.name == "refused-left-alone"


def test_a_draft_before_the_turn_can_be_played_when_it_comes() -> None:
    match = placed("r1 r2 r3 | b7 b8 b9", "y1 g5 g9")
    match._states[0].opened[1] = 1
    match._states[0].rack[1] = 0
    match._states[0].rack[1][3] = match._states[0].rack[1][20] = 1  # r4, b8
    draft = [["r1", "r2", "r3", "r4"], ["b7", "b8", "b9"]]
    found = words.compose(match.view(1), draft)
    assert found.actions and match.to_act == 0
    match.play("draw")
    assert words.compose(match.view(1), draft).actions == found.actions
    match.play(found.actions, 1)
    assert match.to_act == 0


def test_what_was_begun_in_another_way_can_be_gone_on_with() -> None:
    match = placed("r1 r2 r3 | b7 b8 b9", "r4 b10 y1 y2 y3")
    match.play("lay y1 y2 y3")
    match.play("take 1")
    found = composed(match, "y1 y2 y3 | r1 r2 r3 r4 | b7 b8 b9")
    assert found.facts["laid"] == 4
    match.play(found.actions, 0)
    assert match.to_act == 1
    fresh = placed("b7 b8 b9", "y1 y2 y3 y4")
    fresh.play("lay y1 y2 y3")
    found = composed(fresh, "b7 b8 b9 | y1 y2 y3 y4")
    assert found.reason and found.reason.name == "refused-fresh"


def test_tiles_that_there_are_not_are_refused() -> None:
    for name in ("r14", "x3", "joker", "?"):
        with pytest.raises(BadPosition, match="no tile"):
            composed(placed("", "r4"), name)


def test_whatever_is_proposed_can_be_drafted_and_played() -> None:
    """A hint's draft is a turn of its own, which its steps speak of."""
    match = placed("g2 g3 g4 g5 | r3 J r5", "g6 y2 b2 r4 y13")
    expert = GAME.levels[-1].bot
    assert isinstance(expert, Player)
    told = replace(expert, simulations=4).explain(match.view(0), generator(1))
    whole = [one.proposal for one in told if one.proposal]
    assert 0 < len(whole) < len(told), "to draw is a choice too, and no draft"
    for proposal in whole:
        found = words.compose(match.view(0), proposal.draft)
        assert found.actions and found.facts["laid"] == proposal.told.facts["count"]
        assert proposal.steps
        for language in languages():
            speech = Speech(language, GAME)
            for message in proposal.steps:
                assert "{" not in speech.say(message.name, **message.facts)


def test_every_table_of_a_match_is_read_as_it_lies() -> None:
    match = Match(GAME, 3, chance=Fair.seeded(3), target="cpu")
    tables = 0
    while not match.over:
        view = match.view(match.to_act)
        if view.table["table"] and not view.table["loose"]:
            found = words.compose(view, [text.split() for text in view.table["table"]])
            assert [" ".join(group.things) for group in found.groups] == view.table["table"]
            assert [list(group.stands) for group in found.groups] == view.table["stands"]
            assert not reasons(found)
            tables += 1
        match.play(GAME.bots["greedy"](view, generator(3, len(match.log))))
    assert tables > 50
