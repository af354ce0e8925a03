"""Records: readable, whole, and checked line by line."""

import hashlib
import hmac
import itertools
import re

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

import sobremesa
from sobremesa import games
from sobremesa.engine.chance import Fair
from sobremesa.engine.contract import CHANCE, Game
from sobremesa.engine.match import Match
from sobremesa.engine.record import BadRecord, checksum, read, write
from tests.play import listed, random_match


@pytest.fixture(scope="module")
def finished() -> str:
    """Return the record of a finished match."""
    return random_match(games.find("llama"), 3, seed=5, date="2026-11-16 20:15 UTC").record


def sealed(text: str) -> str:
    """Return an altered record with the last line that belongs to it, as a forger would."""
    lines = text.splitlines()[:-1]
    body = "\n".join(lines).partition("\n\n")[2]
    count = sum(len(line.split(",")) for line in body.splitlines() if ":" in line)
    return "\n".join([*lines, f"end: {count} actions, checksum {checksum(lines)}", ""])


def stripped(text: str) -> list[str]:
    """Return the lines that a record is made of."""
    return [line.strip() for line in text.splitlines() if line.strip()]


def line_of(text: str, pattern: str) -> int:
    """Return the number of the first line that matches."""
    return next(n for n, line in enumerate(text.splitlines(), 1) if re.search(pattern, line))


def test_a_record_replays(game: Game, players: int) -> None:
    names = [f"Ana {seat}" for seat in range(players)]
    match = random_match(game, players, names=names, target="cpu")
    again = sobremesa.replay(match.record)
    assert again.record == match.record
    assert again.log == match.log
    assert (again.points, again.names, again.options) == (match.points, match.names, match.options)


def test_a_record_says_what_was_played(finished: str) -> None:
    lines = finished.splitlines()
    assert lines[:5] == [
        "sobremesa record 1",
        "game: llama",
        "rules: 1",
        "options: stop=40 starter=played unplayed=same",
        "seat 0: player 0",
    ]
    assert re.search(r"^result: \d+ \d+ \d+$", finished, re.M)
    assert re.search(r"^\*: ([1-6L], ){18}[1-6L]$", finished, re.M)
    assert re.search(r"^0: (play [1-6L]|draw|quit)$", finished, re.M)


def test_an_unfinished_record_has_no_key() -> None:
    match = sobremesa.start("llama", 2, seed=1)
    match.play("draw")
    assert isinstance(match.chance, Fair)
    assert match.chance.key.hex() not in match.record
    assert f"commitment: {match.chance.commitment}" in match.record
    assert "result: *" in match.record
    again = sobremesa.replay(match.record)
    assert again.position == match.position
    again.play("draw")
    assert again.to_act == sobremesa.engine.contract.CHANCE  # nobody knows what comes


def test_a_kept_match_goes_on_with_the_same_luck() -> None:
    match = sobremesa.start("llama", 2, seed=1)
    match.play("draw")
    again = sobremesa.replay(write(match, key=True))
    for one in (match, again):
        one.play("draw")
        one.play("draw")
    assert again.position == match.position


def test_luck_is_verified(game: Game, players: int) -> None:
    match = random_match(game, players, target="cpu")
    assert sobremesa.verify(match.record).log == match.log


def test_the_documented_procedure_gives_every_draw(game: Game, players: int) -> None:
    """The steps of docs/records.md, taken from the page and not from our code."""
    match = random_match(game, players, target="cpu")
    record = read(match.record)
    key = bytes.fromhex(record.header["key"])
    assert hashlib.sha256(key).hexdigest() == record.header["commitment"]
    blocks = (hmac.digest(key, i.to_bytes(8, "big"), "sha256") for i in itertools.count())
    words = (int.from_bytes(block[i : i + 4], "big") for block in blocks for i in range(0, 32, 4))
    states = game.blank()
    game.rules.setup(states[0], players)
    for who, action, _ in match.log:
        if who == CHANCE:
            actions, weights = listed(game, states[0])
            n = sum(weights)
            m = next(m for w in words if (m := w * n) % 2**32 >= 2**32 % n)
            shares = [a for a, weight in zip(actions, weights, strict=True) for _ in range(weight)]
            assert shares[m // 2**32] == action
        game.rules.apply(states[0], action)


NONCES = f"{'0a' * 16} - {'f3' * 16}"


def match_with(nonces: str) -> Match:
    """Return a finished match of three under the same key, to which the players added something."""
    match = Match(games.find("llama"), 3, chance=Fair(bytes(32), nonces))
    while not match.over:
        match.play("quit" if "quit" in match.spoken().values() else match.legal()[-1])
    return match


def test_what_players_add_changes_the_luck_and_is_in_the_record() -> None:
    match, other = match_with(NONCES), match_with("")
    assert match.log != other.log
    assert f"\nnonces: {NONCES}\n" in match.record
    assert "nonces" not in other.record
    assert sobremesa.verify(match.record).log == match.log
    first = hmac.digest(bytes(32), bytes(8) + NONCES.encode(), "sha256")  # as docs/records.md says
    assert Fair(bytes(32), NONCES).block(0) == first


@pytest.mark.parametrize("nonces", [NONCES.replace("f3", "f4"), "- - -", "- -", f"{NONCES} -"])
def test_other_nonces_are_found(nonces: str) -> None:
    forged = sealed(match_with(NONCES).record.replace(NONCES, nonces))
    with pytest.raises(BadRecord, match="is not what the key gives here|nonces are, for each seat"):
        sobremesa.verify(forged)


def test_an_exchanged_draw_is_found(finished: str) -> None:
    """Two cards of the first deal change hands; the record is still legal, but not fair."""
    line = line_of(finished, r"^\*: ")
    first = finished.splitlines()[line - 1]
    cards = first.removeprefix("*: ").split(", ")
    other = next(i for i, card in enumerate(cards) if card != cards[0])
    cards[0], cards[other] = cards[other], cards[0]
    forged = sealed(finished.replace(first, "*: " + ", ".join(cards)))
    with pytest.raises(BadRecord, match=rf"^line {line}: '.' is not what the key gives here"):
        sobremesa.verify(forged)


def test_another_key_is_found(finished: str) -> None:
    key = re.search(r"^key: (.*)$", finished, re.M)
    assert key
    forged = sealed(finished.replace(key[1], "00" * 32))
    line = line_of(finished, "^key")
    with pytest.raises(BadRecord, match=f"line {line}: the key is not the one that was committed"):
        sobremesa.verify(forged)


@pytest.mark.parametrize("entry", ["key", "commitment"])
def test_without_a_key_nothing_is_verified(finished: str, entry: str) -> None:
    bare = sealed(re.sub(rf"^{entry}: .*\n", "", finished, flags=re.M))
    with pytest.raises(BadRecord, match=f"without '{entry}'"):
        sobremesa.verify(bare)


@pytest.mark.parametrize(
    ("pattern", "other", "message"),
    [
        ("^sobremesa record 1", "sobremesa record 2", "a record starts with 'sobremesa record 1'"),
        ("^game: llama", "game: lama", "no game 'lama'; there are: "),
        ("^rules: 1", "rules: 9", "played by version 9 of the rules of llama; known is 1"),
        ("^options: stop=40", "options: stop=4", "stop cannot be '4'; possible: 10 to 100"),
        ("^options: stop=40", "options: decks=40", "no option decks"),
        ("^result: .*", "result: 1 2 3", "the result is .*, not 1 2 3"),
        ("^key: ..", "key: xx", "a key has 64 hexadecimal digits"),
        ("^key: ..", "key: ", "a key has 64 hexadecimal digits"),
        ("^date: .*", "date:", "'date' says nothing"),
        ("^date: ", "place: ", "a header has no 'place' here"),
        ("^seat 2: ", "seat 3: ", "a header has no 'seat 3' here"),
        ("^options: ", "options: stop=30 ", "an option stands there twice"),
        ("^seat 1: .*", "seat 1: \x07", "not a name that can be printed|says nothing"),
        ("^0: .*", "٠: quit", "is not a seat"),
        ("^0: .*", "9" * 5000 + ": quit", "is not a seat"),
        ("^seat 1: .*", "seat 0: Ana", "'seat 0' stands twice"),
        ("^0: .*", "0: play 9", "'play 9' is not legal; seat 0 can: "),
        ("^0: .*", "1: quit", "seat 1 is not to act; seat 0 is"),
        ("^0: .*", "zero: quit", "'zero' is not a seat, and the header is over"),
        ("^0: .*", "quit", "'quit' is neither an entry nor an action"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(
    finished: str, pattern: str, other: str, message: str
) -> None:
    line = line_of(finished, pattern)
    forged = sealed(re.sub(pattern, other, finished, count=1, flags=re.M))
    with pytest.raises(BadRecord, match=f"^line {line}: .*{message}"):
        sobremesa.replay(forged)


@pytest.mark.parametrize("entry", ["game", "rules", "options", "date", "result"])
def test_a_missing_entry_is_named(finished: str, entry: str) -> None:
    bare = sealed(re.sub(rf"^{entry}: .*\n", "", finished, flags=re.M))
    with pytest.raises(BadRecord, match=f"line 1: the header has no '{entry}'"):
        sobremesa.replay(bare)


def test_only_a_finished_match_is_verified(finished: str) -> None:
    """A match that was cut, resealed and says it goes on; or that was never begun."""
    match = sobremesa.start("llama", 2, seed=1)
    match.play("draw")
    kept = write(match, key=True)
    with pytest.raises(BadRecord, match="only a finished match can be verified"):
        sobremesa.verify(kept)
    empty = sealed(kept.partition("\n\n")[0] + "\n\nend:\n")
    with pytest.raises(BadRecord, match="only a finished match can be verified"):
        sobremesa.verify(empty)
    with pytest.raises(BadRecord, match="ends before the luck that followed"):
        sobremesa.replay(empty)


def test_luck_that_followed_cannot_be_cut_off() -> None:
    match = sobremesa.start("llama", 2, seed=1)
    match.play("draw")
    kept = write(match, key=True)
    cut = sealed(re.sub(r"^\*: .\n\n", "\n", kept, flags=re.M))
    with pytest.raises(BadRecord, match="ends before the luck that followed"):
        sobremesa.replay(cut)


def test_a_short_key_is_no_key(finished: str) -> None:
    forged = re.sub("^key: .*", "key: 00", finished, flags=re.M)
    commitment = hashlib.sha256(bytes(1)).hexdigest()
    forged = sealed(re.sub("^commitment: .*", f"commitment: {commitment}", forged, flags=re.M))
    with pytest.raises(BadRecord, match="a key has 64 hexadecimal digits"):
        sobremesa.verify(forged)


def test_a_byte_order_mark_is_passed_over(finished: str) -> None:
    assert sobremesa.replay("\ufeff" + finished).record == finished


def test_half_a_character_is_an_error_with_a_line(finished: str) -> None:
    with pytest.raises(BadRecord, match=r"^line \d+: "):
        sobremesa.replay(finished.replace("player 1", "player \ud800"))


def test_every_truncation_is_an_error(finished: str) -> None:
    lines = finished.splitlines()
    for count in range(len(lines)):
        with pytest.raises(BadRecord, match=r"^line \d+: "):
            sobremesa.replay("\n".join(lines[:count]))


def test_something_behind_the_end_is_an_error(finished: str) -> None:
    with pytest.raises(BadRecord, match="something follows the end"):
        read(finished + "0: quit\n")


@settings(max_examples=300, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(some.data())
def test_every_altered_letter_is_an_error(finished: str, data: some.DataObject) -> None:
    place = data.draw(some.integers(0, len(finished) - 2))
    letter = data.draw(some.characters(min_codepoint=32, max_codepoint=126))
    altered = finished[:place] + letter + finished[place + 1 :]
    if stripped(altered) == stripped(finished):
        return  # spaces around a line and empty lines do not count
    with pytest.raises(BadRecord, match=r"^line \d+: "):
        sobremesa.replay(altered)


@given(some.text(max_size=200))
def test_anything_else_is_an_error_with_a_line(text: str) -> None:
    with pytest.raises(BadRecord, match=r"^line 1: "):
        sobremesa.replay(text)


def test_line_ends_and_spaces_do_not_matter(finished: str) -> None:
    mailed = "\r\n".join(f"{line}  " for line in finished.splitlines())
    assert sobremesa.replay(mailed).record == finished
