"""What people read, in their language: Fluent messages of the table and of each game."""

import os
import re
from importlib.resources import files
from typing import Any

from sobremesa.engine.contract import Game, UnknownGame

DEFAULT = "en"

# Before it the data of all our languages have a hyphen, which is narrower than a plus.
BELOW_NOTHING = re.compile(r"(?<!\w)-(?=\d)")


def languages() -> list[str]:
    """Return the codes of all languages there are."""
    folder = files("sobremesa") / "i18n"
    return sorted(file.name.removesuffix(".ftl") for file in folder.iterdir())


def chosen(wanted: str | None = None) -> str:
    """Return the language that was asked for, or else the one of the environment."""
    if wanted is not None:
        if wanted not in languages():
            known = ", ".join(languages())
            raise UnknownGame(f"there is no language {wanted!r}; there are: {known}")
        return wanted
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(variable, "")[:2].lower()
        if code in languages():
            return code
    return DEFAULT


def with_minus(text: str) -> str:
    """Return a text with a true minus before each number below nothing."""
    return BELOW_NOTHING.sub("−", text)


class Speech:
    """The messages of one language, for the table and, if given, for a game."""

    def __init__(self, language: str, game: Game | None = None):
        """Load the messages."""
        from fluent.runtime import FluentBundle, FluentResource  # slow to load, and not always used

        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        folders = [files("sobremesa")]
        if game:
            folders.append(files(game.folder))
        for folder in folders:
            text = (folder / "i18n" / f"{language}.ftl").read_text(encoding="utf-8")
            self.bundle.add_resource(FluentResource(text))

    def has(self, name: str) -> bool:
        """Say whether there is a message of that name."""
        return bool(self.bundle.has_message(name))

    def say(self, name: str, /, **facts: Any) -> str:
        """Return the message `name` with its facts filled in."""
        pattern = self.bundle.get_message(name).value
        if pattern is None:
            raise LookupError(f"message {name} has no text in {self.language}")
        text, errors = self.bundle.format_pattern(pattern, facts)
        if errors:
            raise LookupError(f"message {name} in {self.language}: {errors}")
        return with_minus(str(text))
