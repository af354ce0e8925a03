"""Somebody at a browser, who plays any game by tapping what its board marks.

What boards mark is told in web/src/lib/pick.svelte.ts.
"""

import json
from random import Random
from typing import Any, ClassVar, Literal, cast

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, ConsoleMessage, Locator, StorageState, expect

from sobremesa.engine.contract import Game

DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
NARROW = PHONE | {"viewport": {"width": 360, "height": 740}}

WAIT = 600_000  # milliseconds, until something is broken; bots may have to be compiled first
expect.set_options(timeout=WAIT)  # a slow machine is no failure

# Whether anything moves that will come to rest.
MOVING = """() => document.getAnimations().some((one) =>
    one.playState === "running" && one.effect.getComputedTiming().endTime < Infinity)"""

# Choose something that is marked, one half of the time a button; bring it into sight, and say
# where it is and what would be hit there. What flies by may cover it for a moment.
CHOOSE = f"""([way, which]) => {{
    const moving = {MOVING};
    const find = (marks) => document.querySelector(marks);
    // A question comes first.
    const asked = find(".board dialog[open]") ?? find(".board") ?? document;
    const all = (marks) => [...asked.querySelectorAll(marks)].filter((e) => e.checkVisibility());
    const told = (element) => element?.outerHTML.slice(0, 200);
    const buttons = all("[data-do]:not(:disabled)");
    const lit = all('[data-lit="true"]');
    const items = all('[data-item][data-can="true"]:not(:disabled)');
    const things = lit.length ? lit : items;
    const some = !things.length || (buttons.length && way < 0.5) ? buttons : things;
    const one = some[Math.floor(which * some.length)];
    if (!one) return null;
    one.scrollIntoView({{ block: "center", inline: "center", behavior: "instant" }});
    const {{ left, top, width, height }} = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    if (!one.contains(hit) && moving()) return null;
    return {{ x, y, what: told(one), hit: one.contains(hit), by: told(hit) }};
}}"""
STATE = """() => {
    const { phase = "", at = "-1", yours, busy } = document.querySelector(".match")?.dataset ?? {};
    return { phase, at: Number(at), yours: yours === "true", busy: busy === "true" };
}"""

# What is seen and heard of the board; not where one would come to by Tab, nor what is only told of
# what one points at.
LOOK = """() => [...document.querySelectorAll(".board *")].flatMap((e) => {
    if (e.closest("[data-pointed]")) return [];
    const own = [...e.childNodes].filter((n) => n.nodeType === Node.TEXT_NODE).map((n) => n.data);
    const shape = ["d", "fill", "cx", "cy", "transform"].map((name) => e.getAttribute(name));
    return [e.tagName, [...e.classList].sort(), e.getAttribute("aria-label"), shape, own].join(" ");
})"""

# What is looked at in dark and in light: only how colours go together depends on that.
COLOURS: dict[Literal["light", "dark"], dict[str, Any]] = {
    "dark": {"rules": {"target-size": {"enabled": True}}},
    "light": {"runOnly": ["color-contrast"]},
}
ONLY_FAULTS = {"resultTypes": ["violations"]}
# Whatever reaches out of a page that would have to be scrolled sideways, or out of a panel.
TOO_LARGE = """() => {
    const { scrollWidth, clientWidth: room } = document.documentElement;
    const wide = (e) => scrollWidth > room && e.getBoundingClientRect().right > room + 1;
    const full = (e) => e.matches(".panel") &&
        (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1);
    const found = [...document.body.querySelectorAll("*")].filter((e) => wide(e) || full(e));
    return found.map((e) => e.outerHTML.slice(0, 120));
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
        """Return the phase, how many actions there were, and whether it is one's turn.

        While one's action is on its way it is nobody's turn.
        """
        return dict(self.page.evaluate(STATE))

    def look(self) -> list[str]:
        """Return what is seen and heard of the board; it may come after the log."""
        self.page.locator(".board *").first.wait_for(state="attached")
        return list(self.page.evaluate(LOOK))

    @property
    def log(self) -> Locator:
        """Return what has happened, in words."""
        return self.page.get_by_role("log", name="What happened")

    def tap_something(self, luck: Random) -> bool:
        """Tap something that the board marks; say whether there was anything."""
        one = self.page.evaluate(CHOOSE, [luck.random(), luck.random()])
        if one is None:
            return False
        assert one["hit"], f"{one['what']} is covered by {one['by']}"
        (self.page.touchscreen.tap if self.touch else self.page.mouse.click)(one["x"], one["y"])
        return True

    def wait_for_turn(self) -> None:
        """Wait until it is one's turn."""
        self.page.locator('[data-yours="true"]').wait_for()

    def play_with_bots(self, game: Game) -> None:
        """Make a table with bots, and wait for one's turn."""
        self.go("/")
        self.press(self.page.get_by_role("button").filter(has_text=game.title))
        self.press(self.button("Play now"))
        self.wait_for_turn()

    def rest(self) -> None:
        """Wait until nothing moves any more."""
        self.page.wait_for_function(f"() => !({MOVING})()")

    # What must hold of every page.

    def examine(self) -> None:
        """Fail if somebody cannot use the page, in light or dark, or must scroll it sideways."""
        for colours, rules in COLOURS.items():
            self.page.emulate_media(color_scheme=colours)
            self.rest()
            found = Axe().run(self.page, options=ONLY_FAULTS | rules).response["violations"]
            serious = [one for one in found if one["impact"] in ("serious", "critical")]
            told = [(one["id"], [node["html"] for node in one["nodes"]]) for one in serious]
            assert not told, f"{self.page.url} in {colours}: {told}"
        size = self.page.viewport_size
        assert size
        if self.touch:
            self.page.set_viewport_size(NARROW["viewport"])
        too_large = self.page.evaluate(TOO_LARGE)
        self.page.set_viewport_size(size)
        assert not too_large, self.page.url
