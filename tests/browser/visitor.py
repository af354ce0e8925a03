"""Somebody at a browser, who plays any game by tapping what its board marks.

What boards mark is told in web/src/lib/pick.svelte.ts.
"""

import json
from random import Random
from typing import Any, ClassVar, cast

from playwright.sync_api import Browser, ConsoleMessage, Locator, StorageState

from sobremesa.engine.contract import Game

DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
NARROW = PHONE | {"viewport": {"width": 360, "height": 740}}

WAIT = 60_000  # milliseconds, until something is broken

# Choose something that is marked, one half of the time a button; bring it into sight, and say
# where it is and what would be hit there.
CHOOSE = """([way, which]) => {
    const all = (marks) => [...document.querySelectorAll(marks)].filter((e) => e.checkVisibility());
    const told = (element) => element?.outerHTML.slice(0, 200);
    const buttons = all("[data-do]:not(:disabled)");
    const lit = all('[data-lit="true"]');
    const items = all('[data-item][data-can="true"]:not(:disabled)');
    const things = lit.length ? lit : items;
    const some = !things.length || (buttons.length && way < 0.5) ? buttons : things;
    const one = some[Math.floor(which * some.length)];
    if (!one) return null;
    one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    return { x, y, what: told(one), hit: one.contains(hit), by: told(hit) };
}"""
STATE = """() => {
    const { phase = "", at = "-1", yours } = document.querySelector(".match")?.dataset ?? {};
    return { phase, at: Number(at), yours: yours === "true" };
}"""


class Visitor:
    """A browser with its own cookies, and whoever sits before it."""

    here: ClassVar[list["Visitor"]] = []

    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str = "",
        *,
        settings: dict[str, Any] | None = None,
        **ways: Any,
    ):
        kept = json.dumps({"language": "en", "speed": "none", "sound": False} | (settings or {}))
        origins = [{"origin": address, "localStorage": [{"name": "sobremesa", "value": kept}]}]
        state = cast(StorageState, {"origins": origins})
        self.context = browser.new_context(base_url=address, storage_state=state, **ways)
        self.context.set_default_timeout(WAIT)
        self.page = self.context.new_page()
        self.page.on("console", self.note)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.touch = bool(ways.get("has_touch"))
        self.complaints: list[str] = []
        self.offline = False
        self.here.append(self)
        if name:
            self.context.request.post("/api/me", data={"name": name})

    def note(self, message: ConsoleMessage) -> None:
        """Note what the browser complains of; without a network it always does."""
        if message.type == "error" and not self.offline:
            self.complaints.append(f"{message.text} ({message.location})")

    def leave(self) -> None:
        """Close the browser."""
        self.here.remove(self)
        self.context.close()

    def go(self, path: str) -> None:
        """Open a page, and wait until it shows something."""
        self.page.goto(path)
        self.page.locator("h1, h2").first.wait_for()

    def press(self, what: Locator) -> None:
        """Click or tap something, as people do on this device."""
        what.tap() if self.touch else what.click()

    def button(self, name: str) -> Locator:
        """Return the button of that name."""
        return self.page.get_by_role("button", name=name, exact=True)

    # At the table.

    def open_table(self, game: Game, options: dict[str, Any], players: int = 2) -> str:
        """Make a table for friends by these house rules, and return the link to it."""
        self.go("/")
        self.press(self.page.get_by_role("button").filter(has_text=game.title))
        dialog = self.page.get_by_role("dialog")
        while (shown := int(dialog.locator("output").inner_text())) != players:
            step = "Fewer" if shown > players else "More"
            self.press(dialog.get_by_role("button", name=step))
        self.press(self.button("Play with friends"))
        if options:
            self.press(dialog.get_by_text("House rules", exact=True))
        for name, value in options.items():
            field = dialog.locator(f'[id$="-{name}"]')
            field.select_option(value) if isinstance(value, str) else field.fill(str(value))
        self.press(self.button("Open the table"))
        return self.page.get_by_label("Whoever has this link can join").input_value()

    def state(self) -> dict[str, Any]:
        """Return the phase, how many actions there were, and whether it is one's turn."""
        return dict(self.page.evaluate(STATE))

    def tap_something(self, luck: Random) -> bool:
        """Tap something that the board marks; say whether there was anything."""
        one = self.page.evaluate(CHOOSE, [luck.random(), luck.random()])
        if one is None:
            return False
        assert one["hit"], f"{one['what']} is covered by {one['by']}"
        (self.page.touchscreen.tap if self.touch else self.page.mouse.click)(one["x"], one["y"])
        return True

    def wait_for(self, what: str, value: Any = None) -> None:
        """Wait until a script is true of the page."""
        self.page.wait_for_function(what, arg=value)
