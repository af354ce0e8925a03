"""What a search knows of Take That: honest, never against the truth, and exact at the end."""

from typing import Any

import numpy as np
import pytest

from sobremesa.bots.players import Searcher
from sobremesa.engine.chance import Fair, generator
from sobremesa.engine.compile import twins
from sobremesa.engine.contract import CHANCE, HIDDEN, View
from sobremesa.engine.match import Match
from sobremesa.engine.speech import Speech, languages
from sobremesa.games.takethat import GAME, mind, rules
from sobremesa.games.takethat.endgame import over, worth
from sobremesa.games.takethat.rules import CARDS, DEAL, END, LEGAL, NUMBERS
from sobremesa.games.takethat.tests.test_rules import play, table, used_up
from sobremesa.games.takethat.words import say
from tests.play import hidden, listed, some_moments

ENDS = [  # hands and row at the end of a game, and the only action that is best
    ("12.32.33.71", "61.72.92", "25.41", "play 33"),
    ("23.42.73.82", "13.29.72", "28.92", "pair 82"),
    ("25.27.59.74", "45.95.96", "47.53", "pair 74"),
    ("34.43.25", "52.36.41", "31", "take"),
]


def seen(s: Any) -> View:
    """Return the view of the seat to act."""
    view = hidden(GAME, np.array([s], rules.STATE), int(s.turn))[0]
    return View(GAME, int(s.turn), view, int(s.turn), tuple(listed(GAME, view)[0]), ())


def best(s: Any, seat: int) -> float:
    """Return what a game is worth to a seat if both go on perfectly: all lines, one by one."""
    if over(s):
        return float(worth(s, seat))
    values = [best(after(s, action), seat) for action in listed(GAME, s)[0]]
    return max(values) if s.turn == seat else min(values)


def after(s: Any, action: int) -> Any:
    """Return a copy of a state, after an action."""
    copy = np.array([s], rules.STATE)
    rules.apply(copy[0], action)
    return copy[0]


@pytest.mark.parametrize(("mine", "other", "row", "choice"), ENDS)
def test_the_end_of_a_game_of_two_is_exact(mine: str, other: str, row: str, choice: str) -> None:
    for game in (1, 2):
        s = used_up(mine, other, row=row, game=game, score="9/40")
        action = mind.exact(seen(s))
        assert action is not None
        assert say(s, action) == choice
        assert best(after(s, action), 0) == best(s, 0)


def some_end(number: int, game: int) -> Any:
    """Return an end with any four cards against any three, and any row."""
    cards = np.random.default_rng(number).permutation(NUMBERS).tolist()
    hands = ".".join(map(str, sorted(cards[:4]))), ".".join(map(str, sorted(cards[4:7])))
    return used_up(*hands, row=".".join(map(str, cards[7:10])), game=game, score="9/12")


@pytest.mark.parametrize("number", range(12))
def test_any_end_is_solved_as_by_going_through_all_lines(number: int) -> None:
    for game in (1, 2):
        s = some_end(number, game)
        action = mind.exact(seen(s))
        assert action is not None
        assert best(after(s, action), 0) == best(s, 0)
        found = mind.exact_shares(seen(s))
        assert found is not None
        values = {action: best(after(s, action), 0) for action in listed(GAME, s)[0]}
        if game == 2:
            assert found == {a: (value > 0) + (value == 0) / 2 for a, value in values.items()}
        else:
            assert sorted(found, key=found.__getitem__) == sorted(values, key=values.__getitem__)
            assert all((found[a] > 0.5) == (value > 0) for a, value in values.items())


def test_what_is_exact_is_told_as_such() -> None:
    s = used_up("34.43.25", "52.36.41", row="31", game=2, score="9/40")
    found = Searcher(simulations=60).explain(seen(s), generator(1))
    assert [(e.share, e.error) for e in found] == [(0, 0)] * 3
    s = used_up("12.32.33.71", "61.72.92", row="25.41", game=2, score="9/3")
    found = Searcher(simulations=60).explain(seen(s), generator(1))
    shares = mind.exact_shares(seen(s))
    assert shares is not None
    assert {e.action: e.share for e in found} == shares
    assert found[0].share == max(shares.values())


def test_to_win_the_match_is_worth_more_than_points() -> None:
    s = used_up("34", "12", row="31.43", game=2)
    rules.apply(s, rules.TAKE)
    assert s.phase == END
    lead = int(s.score[0]) - int(s.score[1])
    assert lead < 0
    assert worth(s, 0) < -1000
    assert worth(s, 1) == -worth(s, 0)


def test_what_is_not_known_is_not_solved() -> None:
    known = used_up("34.43", "52", row="31")
    assert mind.exact(seen(known)) is not None
    pile = known.copy()
    pile.stock = 1
    under = known.copy()
    under.unseen[1] = 1
    for s in (pile, under, used_up("34.43", "52", "36", row="31")):
        assert mind.exact(seen(s)) is None
        assert mind.exact_shares(seen(s)) is None


PLAYERS = pytest.mark.parametrize("players", GAME.players)


@PLAYERS
def test_the_policy_sees_only_its_own_cards(players: int) -> None:
    actions, weights = np.zeros((2, LEGAL), np.int64)
    for number, moment in enumerate(some_moments(GAME, players, 3)):
        if moment.to_act >= 0:
            view = hidden(GAME, moment.state, moment.to_act)
            choices = [
                mind.policy(s[0], actions, weights, generator(number)) for s in (moment.state, view)
            ]
            assert choices[0] == choices[1]


def test_after_a_row_the_lead_counts_and_the_more_the_later() -> None:
    s = table("43", "12", row="31.33")
    out = np.zeros(2)
    assert not mind.outlook(s, out)
    play(s, "take")
    assert mind.outlook(s, out)
    early = out.copy()
    assert early.sum() == pytest.approx(1)
    assert early[0] < early[1]
    s.game = 2
    assert mind.outlook(s, out)
    assert out[0] < early[0]


def test_before_the_second_game_the_score_counts() -> None:
    s = used_up("43", "12", row="31.33")
    play(s, "take")
    assert s.phase == DEAL
    out = np.zeros(2)
    assert mind.outlook(s, out)
    assert 0 < out[0] < out[1] < 1


def told(*actions: str) -> Any:
    """Return the odds read from what two players did in turn, who drew a card after each turn."""
    log = [(CHANCE, HIDDEN)]
    turn = 0
    for action in actions:
        kind, _, number = action.partition(" ")
        card = card_of(int(number)) if number else 0
        log.append((turn, {"play": card, "pair": rules.PAIR + card, "take": rules.TAKE}[kind]))
        if kind != "take":
            log.append((CHANCE, HIDDEN))
            turn = 1 - turn
    view = View(GAME, 0, table("12", "98"), turn, (), tuple(log))
    return mind.evidence(view).reshape(rules.SEATS, CARDS)


def card_of(number: int) -> int:
    return list(NUMBERS).index(number)


def odds(found: Any, number: int) -> int:
    """Return the odds that seat 1 holds a card."""
    return int(found[1, card_of(number)])


def test_who_takes_the_row_probably_could_not_go_on() -> None:
    dearly = told("play 33", "take", "play 81")
    for number in (24, 39, 43):
        assert odds(dearly, number) < odds(dearly, 58) / 2
    cheaply = told("play 34", "take", "play 81")
    assert odds(cheaply, 39) < odds(cheaply, 58)
    assert odds(dearly, 39) < odds(cheaply, 39)  # who takes five points is believed sooner
    assert odds(cheaply, 43) < odds(cheaply, 42) / 2  # a pair would have been better still


def test_who_lays_a_card_probably_had_no_better() -> None:
    found = told("play 34", "play 38")
    assert odds(found, 43) < odds(found, 69)  # would have paired
    assert odds(found, 26) < odds(found, 69)  # would have reached
    assert odds(found, 83) > odds(found, 69)  # pairs with what was laid
    assert odds(found, 47) > odds(found, 69)  # follows it
    changed = np.flatnonzero(found[0] != told("play 34")[0])
    assert changed.tolist() == [card_of(83)]  # of another's hand only that its mirror has come


def test_who_starts_a_row_often_holds_the_mirror() -> None:
    started = told("play 34", "take", "play 81")
    went_on = told("play 85", "play 81")
    assert odds(started, 18) / odds(started, 58) > odds(went_on, 18) / odds(went_on, 69) > 1


def test_evidence_fades_as_cards_are_drawn() -> None:
    lines = ["play 33", "take", "play 81"]
    before = told(*lines)
    after = told(*lines, "play 82", "play 84", "play 86", "play 87")
    assert odds(before, 39) / odds(before, 58) < odds(after, 39) / odds(after, 58) < 1


def test_cards_whose_mirror_may_still_come_stay_in_hands() -> None:
    found = told("play 84", "play 86", "play 94", "play 95")
    assert odds(found, 13) > odds(found, 33)
    assert odds(found, 13) > odds(found, 49)


def supposed(view: View, found: Any, number: int) -> Any:
    """Return a world that a seat imagines by the odds."""
    world = np.array([view.state], rules.STATE)
    mind.suppose(world[0], view.seat, found, generator(number))
    return world


@PLAYERS
def test_supposed_worlds_look_the_same_to_the_seat(players: int) -> None:
    compiled = twins(rules, "cpu", mind).entry(mind.suppose)
    options: dict[str, int | str] = {"advanced": "yes", "games": 1}
    match = Match(GAME, players, options=options, chance=Fair.seeded(3), target="cpu")
    while not match.over:
        view = match.view(match.to_act)
        if match._states[0].stock % 4 == 0:
            found = mind.evidence(view)
            world = supposed(view, found, len(match.log))
            assert hidden(GAME, world, view.seat)[0] == view.state
            assert held(world[0]) == placed(world[0])
            again = np.array([view.state], rules.STATE)
            compiled(again[0], view.seat, found, generator(len(match.log)))
            assert again.tobytes() == world.tobytes()
        match.play(GAME.bots["random"](view, generator(players, len(match.log))))


def held(s: Any) -> list[list[int]]:
    """Return the hands."""
    return [[card for card in hand if card != rules.NO_CARD] for hand in s.hand.tolist()]


def placed(s: Any) -> list[list[int]]:
    """Return where the hands should be, by the places of all cards."""
    seats = range(rules.SEATS)
    return [np.flatnonzero(s.place == rules.IN_HAND + seat).tolist() for seat in seats]


def test_hands_are_dealt_by_the_odds() -> None:
    s = table("12.34", "35.53", "98.97", row="31")
    view = seen(s)
    found = np.ones((rules.SEATS, CARDS), np.int64)
    found[1, [card_of(35), card_of(53)]] = 10**8
    for number in range(9):
        s = supposed(view, found.reshape(-1), number)[0]
        assert held(s)[1] == [card_of(35), card_of(53)]


def test_without_evidence_any_hand_is_as_likely() -> None:
    view = seen(table("12.34", "35.53", "98.97", row="31"))
    world = np.array([view.state], rules.STATE)
    rules.deal(world[0], generator(7))
    assert supposed(view, np.zeros(1, np.int64), 7).tobytes() == world.tobytes()


def test_who_took_a_dear_row_is_seldom_imagined_with_cards_that_fitted() -> None:
    match = Match(GAME, 2, chance=Fair.seeded(2))
    while match._states[0].length < 5:
        match.play(match.legal()[0])
    taker, row = match.to_act, match._states[0].row.tolist()
    match.play(rules.TAKE)
    match.play(match.legal()[-1])
    view = match.view(1 - taker)
    fitted = np.flatnonzero(np.abs(NUMBERS - NUMBERS[row[4]]) <= rules.REACH)
    fits = [
        np.isin(supposed(view, found, number)[0].hand[taker], fitted).sum()
        for found in (mind.evidence(view), np.zeros(1, np.int64))
        for number in range(200)
    ]
    assert sum(fits[:200]) < sum(fits[200:]) / 2


@pytest.mark.parametrize("language", languages())
def test_every_reason_can_be_told(language: str) -> None:
    speech = Speech(language, GAME)
    told = set()
    s = table("43.53.33.24.27.32.23.36", "98", row="34.72.35.31", up="-/42.73")
    for action in listed(GAME, s)[0]:
        why = mind.reason(seen(s), action)
        told.add(why.name)
        assert speech.say(why.name, **why.facts)
        assert (why.name == "why-twin") == (say(s, action) == "play 27")
    assert told == {
        *("why-take", "why-pair", "why-toad", "why-held", "why-open", "why-gone", "why-twin"),
    }
