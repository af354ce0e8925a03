"""A match as one seat lives it."""

from sobremesa.engine.contract import ALL, CHANCE, NOBODY, Game, Message
from sobremesa.engine.story import Story
from sobremesa.sitting import named_facts
from tests.play import random_match


def test_a_seat_is_told_what_it_saw_and_no_more(game: Game, players: int) -> None:
    """What is told of an unseen outcome is the same whatever it was."""
    match = random_match(game, players, target="cpu")
    for seat in (NOBODY, *range(players)):
        happenings = list(Story(match, seat).go_on())
        assert len(happenings) == len(match.log)
        for happening, (who, _, _), (_, seen) in zip(
            happenings, match.log, match.view(seat).log, strict=True
        ):
            assert happening.who == who
            assert (happening.notation is None) == (seen == -1)
            if happening.notation is None and happening.told:
                assert set(happening.told.facts) <= {"seat"}


def test_others_draws_are_not_told() -> None:
    from sobremesa import games

    match = random_match(games.find("llama"), 3, seed=2)
    own = [h for h in Story(match, 0).go_on() if h.who == CHANCE and h.told]
    told = {(h.told.name, h.told.facts.get("seat")) for h in own if h.told}
    assert ("turn-up", None) in told
    assert {seat for name, seat in told if name == "receive"} <= {0}
    everything = [h.told.facts.get("seat") for h in Story(match, ALL).go_on() if h.told]
    assert {1, 2} & set(everything)


def test_a_story_goes_on_where_it_was(game: Game) -> None:
    match = random_match(game, 2, target="cpu")
    story = Story(match, 0)
    story.skip()
    assert list(story.go_on()) == []


def test_what_an_event_brought_adds_up(game: Game) -> None:
    match = random_match(game, 2, target="cpu")
    events = [h for h in Story(match, 0).go_on() if h.event]
    for seat in range(2):
        assert sum(h.gained[seat] for h in events) == events[-1].points[seat]


def test_people_read_the_names_of_all_whom_something_concerns() -> None:
    names = ("You", "Bruno", "Carla")
    told = named_facts(Message("give", whom=2, count=1), 1, names, 0)
    assert told == {"who": "Bruno", "you": "no", "whom": "Carla", "to_you": "no", "count": 1}
    told = named_facts(Message("take", seat=0, whom=2), CHANCE, names, 2)
    assert told == {"seat": 0, "who": "You", "you": "no", "whom": "Carla", "to_you": "yes"}
    told = named_facts(Message("turn-up", card="5"), CHANCE, names, 0)
    assert told == {"who": "", "you": "no", "card": "5"}
