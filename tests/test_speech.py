"""What people read: every message in every language, none missing, none unused."""

import ast as python
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import sobremesa
from sobremesa import games
from sobremesa.engine.contract import Game, UnknownGame
from sobremesa.engine.speech import Speech, chosen, languages
from sobremesa.server.table import PHRASES
from sobremesa.server.wire import CLOSINGS

PACKAGE = Path(sobremesa.__file__).parent
FOLDERS = [PACKAGE, *(PACKAGE / "games" / name for name in games.names())]


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
    source = "\n".join([*texts, *(f.read_text("utf-8") for f in folder.glob("i18n/*.ftl"))])
    told = {f"{kind}-{name}" for kind in ("do", "did") for name in told_names(texts)}
    told |= {f"phrase-{name}" for name in PHRASES} | refusals(folder).keys()
    for name in messages(folder, "en"):
        named = re.search(rf'["\']{re.escape(name)}["\']|\{{ {re.escape(name)} \}}', source)
        option = name.startswith("option-") and f'"{name.removeprefix("option-")}"' in source
        prefix, _, rest = name.partition("-")  # as in f"step-{step.what}"
        composed = f'f"{prefix}-{{' in source and f'"{rest}"' in source
        assert named or option or composed or name in told, name


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
