"""What people read: every message in every language, none missing, none unused."""

import ast as python
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import sobremesa
from sobremesa import games
from sobremesa.engine.chance import Fair
from sobremesa.engine.contract import LEVELS, NOBODY, BadOption, Game, UnknownGame
from sobremesa.engine.match import Match
from sobremesa.engine.speech import Speech, chosen, languages, with_minus
from sobremesa.server.table import PHRASES
from sobremesa.server.wire import CLOSINGS

PACKAGE = Path(sobremesa.__file__).parent
WEB = PACKAGE.parent.parent / "web"
GAMES = [PACKAGE / "games" / name for name in games.names()]
FOLDERS = [PACKAGE, *GAMES, WEB]
FRENCH = [folder / "i18n" / "fr.ftl" for folder in FOLDERS]
FRENCH += [game / "web" / "rules" / "fr.md" for game in GAMES]


class Variables(Visitor):
    """Collects the facts that a message speaks of."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(folder: Path, language: str) -> dict[str, set[str]]:
    """Return the messages of a file and the facts each speaks of."""
    text = (folder / "i18n" / f"{language}.ftl").read_text("utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            facts = Variables()
            facts.visit(entry)
            found[entry.id.name] = facts.names
    return found


def test_there_are_five_languages() -> None:
    assert languages() == ["de", "en", "es", "fr", "it"]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_all_languages_have_the_same_messages(folder: Path) -> None:
    english = messages(folder, "en")
    for language in languages():
        other = messages(folder, language)
        assert other.keys() == english.keys(), language
        for name, facts in english.items():
            assert other[name] == facts or name in ("won", "you-won", "you-share"), (language, name)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_message_is_used(folder: Path) -> None:
    """By its name in the code, in another message, or as an option or something told."""
    files = [file for file in folder.rglob("*.py") if "tests" not in file.parts]
    texts = [file.read_text("utf-8") for file in files]
    pages = web_sources(None if folder in (PACKAGE, WEB) else folder)
    messages_too = [f.read_text("utf-8") for f in folder.glob("i18n/*.ftl")]
    source = "\n".join([*texts, *messages_too, pages])
    told = {f"{kind}-{name}" for kind in ("do", "did") for name in told_names(texts)}
    told |= {f"phrase-{name}" for name in PHRASES} | refusals(folder).keys()
    for name in messages(folder, "en"):
        named = re.search(rf'["\']{re.escape(name)}["\']|\{{ {re.escape(name)} \}}', source)
        option = name.startswith("option-") and f'"{name.removeprefix("option-")}"' in source
        prefix, _, rest = name.partition("-")  # as in f"step-{step.what}"
        composed = f'f"{prefix}-{{' in source and f'"{rest}"' in source
        shown = any(composes(pattern, name, source) for pattern in patterns(pages))
        assert named or option or composed or shown or name in told, name


def web_sources(game: Path | None) -> str:
    """Return the code of the pages, and of the boards: of all games, or of one."""
    folders = [WEB / "src", *(one / "web" for one in ([game] if game else GAMES))]
    files = [file for folder in folders for file in sorted(folder.rglob("*.*"))]
    return "\n".join(f.read_text("utf-8") for f in files if f.suffix in (".ts", ".svelte"))


def patterns(source: str) -> set[str]:
    """Return how the pages compose names, as in `clock-${name}`."""
    found = re.findall(r"`((?:[a-z-]+\$\{[^`{}]*\})+)`", source)
    return {re.sub(r"\$\{[^}]*\}", "(.+)", pattern) for pattern in found}


def composes(pattern: str, name: str, source: str) -> bool:
    """Say whether a pattern gives a name, of words that the code or the engine knows."""
    match = re.fullmatch(pattern, name)
    known = source + " ".join([*LEVELS, *PHRASES])
    return match is not None and all(re.search(rf"\b{part}\b", known) for part in match.groups())


def test_the_pages_name_no_message_that_is_missing() -> None:
    """What a board says may be a message of its game."""
    here = messages(PACKAGE, "en").keys() | messages(WEB, "en").keys()
    for game in GAMES:
        for path in (game / "web").rglob("*.svelte"):
            assert said_in(path) <= here | messages(game, "en").keys(), path
    for path in [*WEB.glob("src/**/*.svelte"), *WEB.glob("src/**/*.ts")]:
        assert said_in(path) <= here | {"tagline"}, path
    for game in GAMES:
        assert "tagline" in messages(game, "en")


def said_in(path: Path) -> set[str]:
    """Return the names of messages that a file of the pages says."""
    return set(re.findall(r"""\bsay\(["']([a-z-]+)["']""", path.read_text("utf-8")))


def test_no_message_hides_another() -> None:
    """The pages load their messages, those of the table and those of a game together."""
    common, pages = messages(PACKAGE, "en").keys(), messages(WEB, "en").keys()
    assert not common & pages
    for game in GAMES:
        assert not messages(game, "en").keys() & (common | pages), game.name


def told_names(texts: list[str]) -> set[str]:
    """Return every text in the code, as it would be the name of something told."""
    strings = re.findall(r'"([a-z0-9 -]+)"', "\n".join(texts))
    return {string.replace(" ", "-") for string in strings}


def refusals(folder: Path) -> dict[str, set[str]]:
    """Return the messages that say why something is refused, and the facts each can speak of."""
    found: dict[str, set[str]] = {}
    if folder == PACKAGE:
        found = {f"refused-{closing}": set() for closing in CLOSINGS}
    for file in sources(folder):
        for call in python.walk(python.parse(file.read_text("utf-8"))):
            if isinstance(call, python.Call) and (name := refusal(call)):
                facts = {keyword.arg for keyword in call.keywords if keyword.arg}
                found[name] = found.get(name, facts) & facts
    return found


def refusal(call: python.Call) -> str:
    """Return the message of a refusal, if a call makes one whose reason is written there."""
    called = python.unparse(call.func).rpartition(".")[2]
    words = [one.value for one in call.args if isinstance(one, python.Constant)]
    (reason,) = [word for word in words if isinstance(word, str)][:1] or [""]
    if called == "Message":
        return reason if reason.startswith("refused-") else ""
    return f"refused-{reason}" if reason and called in REFUSE else ""


REFUSE = ("Refusal", "Wrong", "Problem", "refused")


def sources(folder: Path) -> Iterator[Path]:
    """Return the code whose messages are those of a folder."""
    for file in folder.rglob("*.py"):
        inner = file.relative_to(folder).parts
        if "tests" not in inner and (folder != PACKAGE or inner[0] != "games"):
            yield file


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_refusal_is_said_with_facts_that_it_has_and_no_other(folder: Path) -> None:
    known = refusals(folder)
    said = {n: facts for n, facts in messages(folder, "en").items() if n.startswith("refused-")}
    assert said.keys() == known.keys()
    for name, facts in said.items():
        assert facts <= known[name], name


@pytest.mark.parametrize("language", languages())
def test_every_refusal_can_be_read_aloud(game: Game, language: str) -> None:
    speech = Speech(language, game)
    for folder in (PACKAGE, PACKAGE / "games" / game.name):
        for name, facts in refusals(folder).items():
            for count in (1, 2):
                assert speech.say(name, **dict.fromkeys(facts, count))


def test_every_phrase_is_said() -> None:
    said = {name for name in messages(PACKAGE, "en") if name.startswith("phrase-")}
    assert said == {f"phrase-{name}" for name in PHRASES}


@pytest.mark.parametrize("folder", FOLDERS[1:], ids=lambda folder: folder.name)
def test_no_message_of_a_game_has_the_name_of_another(folder: Path) -> None:
    """Both are read side by side."""
    assert not messages(folder, "en").keys() & messages(PACKAGE, "en").keys()


@pytest.mark.parametrize("language", languages())
def test_every_option_is_explained(game: Game, language: str) -> None:
    speech = Speech(language, game)
    for option in game.options:
        assert speech.say(f"option-{option.name}")


@pytest.mark.parametrize("file", FRENCH, ids=lambda file: f"{file.parent.parent.name}-{file.name}")
def test_no_french_line_ends_before_its_sign(file: Path) -> None:
    """A space before a colon and the like, and within quotation marks, holds them together."""
    lines = [re.sub(r"\]\(.*?\)", "", line) for line in file.read_text("utf-8").splitlines()]
    read = [line for line in lines if file.suffix == ".md" or not line.startswith("#")]
    assert not [line for line in read if re.search(r" [;:!?»](?!\w)|« ", line)]


def test_partners_find_each_other_before_the_match(game: Game, players: int) -> None:
    """Seats are called by their team then; at the table each seat has its own."""
    options = {"teams": "yes"}
    with suppress(BadOption):
        match = Match(game, players, options=options, chance=Fair())
        teams = game.words.table(match.shown(NOBODY))["teams"]
        for language in languages():
            speech = Speech(language, game)
            called = [speech.say("seat-teams-yes", seat=s, players=players) for s in range(players)]
            assert [called.index(one) for one in called] == [teams.index(one) for one in teams]


@pytest.mark.parametrize("language", languages())
def test_everything_that_happens_can_be_told(game: Game, language: str) -> None:
    from sobremesa.engine.story import Story
    from sobremesa.sitting import shown_names, spoken
    from tests.play import random_match

    speech = Speech(language, game)
    for seed in range(3):
        match = random_match(game, game.players[-1], seed, target="cpu")
        names = shown_names(match, speech)
        for seat in (0, -1):
            for happening in Story(match, seat).go_on():
                spoken(happening, names, seat, speech)


def test_the_language_is_the_one_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    assert chosen("es") == "es"
    assert chosen() == "en"
    monkeypatch.setenv("LANG", "de_CH.UTF-8")
    assert chosen() == "de"
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert chosen() == "de"
    with pytest.raises(UnknownGame, match="no language 'eo'; there are: de, en"):
        chosen("eo")


def test_a_missing_fact_is_an_error() -> None:
    with pytest.raises(LookupError, match="your-turn|points"):
        Speech("en").say("points")


@pytest.mark.parametrize("language", languages())
def test_points_below_nothing_have_a_true_minus(language: str) -> None:
    said = [Speech(language).say("points", points=points) for points in (-7, 7)]
    assert said[0] == f"−{said[1]}"
    assert with_minus("a-1, 3-4, -5") == "a-1, 3-4, −5"
