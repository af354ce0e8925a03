"""Take pictures of the real app with Chromium: every game for the documents, and its icons.

Games are found. Bots play each of them for a while in the reader's place; he then takes his seat
back, and the picture is taken in his turn.
"""

import base64
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from sobremesa import games
from sobremesa.engine.contract import Game
from tests.browser.conftest import launched
from tests.browser.visitor import DESK, PHONE, Visitor
from tests.serving import Server

ROOT = Path(__file__).resolve().parent.parent
PUBLIC = ROOT / "web" / "public"
PICTURES = ROOT / "docs" / "pictures"
SEEN = 12  # changes of a table before its picture is taken
QUALITY = 0.82
ICONS = {"icon-192": (192, 1.0), "icon-512": (512, 1.0), "icon-maskable": (512, 0.8)}

# Chromium writes WebP, but not of its own pages.
SQUEEZE = """async ([png, quality]) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.width, image.height];
    canvas.getContext("2d").drawImage(image, 0, 0);
    return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""


def draw_icons(browser: Browser) -> None:
    """Draw the icon in all sizes; where systems cut a shape of their own, with room around it."""
    drawing = (PUBLIC / "icon.svg").read_text("utf-8")
    for name, (size, share) in ICONS.items():
        page = browser.new_page(viewport={"width": size, "height": size})
        ground = "transparent" if share == 1 else "#b4532a"
        style = f"body{{margin:{size * (1 - share) / 2}px;background:{ground}}}svg{{display:block}}"
        page.set_content(f"<style>{style}svg{{width:{size * share}px}}</style>{drawing}")
        page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
        page.close()


def take_pictures(browser: Browser, names: Sequence[str]) -> None:
    """Take a picture of the first page, and of each of these games on a desk and on a phone."""
    PICTURES.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder, Server(Path(folder), pace="0.05") as server:
        address = f"http://127.0.0.1:{server.port}"
        home = Visitor(browser, address, "Ana", **DESK)
        home.go("/")
        home.page.wait_for_load_state("networkidle")
        keep(home, "home")
        home.leave()
        for name in names:
            for size, ways in (("desk", DESK), ("phone", PHONE)):
                show(games.find(name), Visitor(browser, address, "Ana", **ways), f"{name}-{size}")


def show(game: Game, visitor: Visitor, name: str) -> None:
    """Take a picture of a game somewhere in a match."""
    visitor.play_with_bots(game)
    visitor.press(visitor.button("Leave"))
    visitor.press(visitor.button("Let a bot play"))
    seen, at = 0, -1
    while seen < SEEN and (state := visitor.state())["phase"] == "playing":
        seen, at = seen + (state["at"] != at), state["at"]
        visitor.page.wait_for_timeout(30)
    visitor.press(visitor.button("Take my seat back"))
    visitor.wait_for_turn()
    visitor.page.evaluate("scrollTo(0, 0)")
    keep(visitor, name)
    visitor.leave()


def keep(visitor: Visitor, name: str) -> None:
    """Keep a picture of what somebody sees."""
    png: Any = base64.b64encode(visitor.page.screenshot()).decode()
    paper = visitor.context.browser.new_page() if visitor.context.browser else visitor.page
    squeezed = paper.evaluate(SQUEEZE, [png, QUALITY])
    paper.close()
    (PICTURES / f"{name}.webp").write_bytes(base64.b64decode(squeezed))
    print(f"docs/pictures/{name}.webp")


def main(arguments: Sequence[str]) -> int:
    """Do what was asked for."""
    known = games.names()
    if list(arguments) != ["icons"] and not set(arguments) <= set(known):
        print(f"usage: scripts/pictures [icons | {' '.join(known)}]", file=sys.stderr)
        return 2
    with sync_playwright() as play:
        browser = launched(play)
        if browser is None:
            print("There is no Chromium on this machine.", file=sys.stderr)
            return 1
        if "icons" in arguments:
            draw_icons(browser)
        else:
            take_pictures(browser, arguments or known)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
