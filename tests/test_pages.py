"""The web app as the server gives it: its files, their size, and the types they share."""

import asyncio
import gzip
import re
import subprocess
import sys
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import Response

from sobremesa.engine.speech import languages
from sobremesa.server import pages, typescript
from sobremesa.server.app import HEADERS

ROOT = Path(__file__).parent.parent
RULES = sorted(ROOT.glob("src/sobremesa/games/*/web/rules"))
STATIC = ROOT / "src/sobremesa/server/static"
FIRST_LOAD = 80_000  # bytes, compressed
GAME = 40_000  # bytes of a board, likewise

built = pytest.mark.skipif(
    not (STATIC / pages.INDEX).exists(),
    reason="the web app is not built: scripts/web build says why",
)


def get(path: str, encoding: str = "") -> Response | None:
    """Return what is answered, if there is such a page."""
    headers = [(b"accept-encoding", encoding.encode())]
    for route in pages.routes():
        if route.path_regex.match(path):
            request = Request({"type": "http", "headers": headers})
            response: Response = asyncio.run(route.endpoint(request))
            return response
    return None


def test_the_types_of_the_web_app_are_those_of_the_server() -> None:
    assert (ROOT / "web/src/wire.ts").read_text("utf-8") == typescript.document()


@built
@pytest.mark.parametrize(
    "path",
    ["/", "/t/abc", "/replay/abc", "/rules/chess", "/profile", "/profile/abc", "/settings"],
)
def test_every_place_is_the_same_page(path: str) -> None:
    answer = get(path)
    assert answer and answer.body == (STATIC / pages.INDEX).read_bytes()
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"


@built
def test_what_is_named_by_its_content_is_kept_for_good() -> None:
    for file in (STATIC / "assets").iterdir():
        answer = get(f"/assets/{file.name}")
        assert answer and answer.body == file.read_bytes()
        assert "immutable" in answer.headers["cache-control"]
        kind = answer.headers["content-type"]
        assert kind.startswith({".js": "text/javascript", ".css": "text/css"}.get(file.suffix, ""))


@built
def test_files_are_compressed_for_those_who_can_read_it() -> None:
    name = next(path.name for path in (STATIC / "assets").glob("*.js"))
    plain, small = get(f"/assets/{name}"), get(f"/assets/{name}", "br, gzip")
    assert plain and small
    assert "content-encoding" not in plain.headers
    assert small.headers["content-encoding"] == "gzip"
    assert gzip.decompress(bytes(small.body)) == plain.body


@built
def test_nothing_else_is_given() -> None:
    for path in ("/assets/../index.html", "/stamp.txt", "/index.html", "/nothing"):
        assert get(path) is None


@built
def test_nothing_is_inline_that_the_policy_forbids() -> None:
    assert HEADERS["content-security-policy"].startswith("default-src 'self'")
    page = (STATIC / pages.INDEX).read_text("utf-8")
    assert not re.search(r"<style|<script(?![^>]*\bsrc=)|\bon\w+=|\bstyle=", page)
    for file in (STATIC / "assets").glob("*.js"):
        assert not re.search(r"<[a-z][^<>`]*\sstyle=", file.read_text("utf-8")), file.name


@built
def test_the_first_page_is_small() -> None:
    """All that Home loads before somebody chooses a game, in the most talkative language."""
    page = (STATIC / pages.INDEX).read_text("utf-8")
    first = set(re.findall(r'(?:src|href)="/(assets/[^"]+)"', page))
    home = {path.relative_to(STATIC).as_posix() for path in STATIC.glob("assets/Home-*")}
    wanted = first | home
    for name in list(wanted):
        wanted |= imported(STATIC / name)
    words = (STATIC.glob(f"assets/{language}-*.js") for language in languages())
    most = max(sum(map(squeezed, files)) for files in words)
    pictures = sum(map(squeezed, STATIC.glob("assets/picture-*.svg")))
    total = sum(squeezed(STATIC / name) for name in wanted) + most + pictures
    assert 20_000 < total < FIRST_LOAD


@built
def test_each_game_is_small_and_comes_when_it_is_played() -> None:
    boards = list(STATIC.glob("assets/Board-*.js"))
    assert len(boards) == len(list(ROOT.glob("src/sobremesa/games/*/web/Board.svelte")))
    for file in STATIC.glob("assets/Board-*"):
        assert squeezed(file) < GAME


def imported(path: Path) -> set[str]:
    """Return the files that a built file cannot do without."""
    if path.suffix != ".js":
        return set()
    found = re.findall(r'(?:from|import)\s*"\./([^"]+)"', path.read_text("utf-8"))
    names = {f"assets/{name}" for name in found}
    return names.union(*(imported(STATIC / name) for name in names))


def squeezed(path: Path) -> int:
    """Return how many bytes of a file are sent."""
    return len(gzip.compress(path.read_bytes()))


@pytest.mark.parametrize("folder", RULES, ids=lambda folder: folder.parts[-3])
def test_rules_for_players_show_the_same_in_every_language(folder: Path) -> None:
    texts = {path.stem: path.read_text("utf-8") for path in folder.iterdir()}
    assert sorted(texts) == languages()
    shown = {tuple(re.findall(r"^!\[.+\]\((.+)\)$", text, re.M)) for text in texts.values()}
    headings = {text.count("\n## ") for text in texts.values()}
    assert len(shown) == len(headings) == 1
    assert len(shown.pop()) >= 4


def test_without_the_web_app_a_page_says_how_to_build_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "built", dict)
    answer = get("/t/abc")
    assert answer and b"scripts/web build" in answer.body


def test_a_change_of_the_sources_is_noticed(tmp_path: Path) -> None:
    """On a copy of what the stamp is of."""
    for part in ("scripts/web.py", "web/index.html", "web/src/main.ts"):
        (tmp_path / part).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / part).write_bytes((ROOT / part).read_bytes())
    (tmp_path / "src/sobremesa/games").mkdir(parents=True)
    before = stamp(tmp_path)
    assert stamp(tmp_path) == before
    (tmp_path / "web/src/main.ts").write_text("other")
    assert stamp(tmp_path) != before


def stamp(root: Path) -> str:
    """Return the stamp of the sources in a folder."""
    say = "import runpy; print(runpy.run_path('scripts/web.py')['stamp']())"
    return subprocess.check_output([sys.executable, "-c", say], cwd=root, text=True)
