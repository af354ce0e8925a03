"""The app on a phone's first screen, and what it shows while the server cannot be reached."""

from collections.abc import Callable
from pathlib import Path
from struct import unpack

import pytest
from playwright.sync_api import Browser

from tests.browser.visitor import PHONE, Visitor
from tests.serving import Server

SOON = "navigator.serviceWorker.ready.then(() => caches.match('/offline')).then((page) => !!page)"


@pytest.mark.parametrize("language", ["en", "de"])
def test_without_the_server_a_page_says_so_and_comes_back(
    browser: Browser, tmp_path: Path, language: str
) -> None:
    title = "h1"
    with Server(tmp_path) as server:
        address = f"http://127.0.0.1:{server.port}"
        settings = {"language": language}
        visitor = Visitor(browser, address, "Ana", settings=settings, **PHONE)
        visitor.go("/settings")
        visitor.page.wait_for_function(SOON)
        settings_title = visitor.page.locator(title).inner_text()
    visitor.offline = True
    visitor.page.goto("/settings")
    offline = visitor.page.locator(title).inner_text()
    assert offline != settings_title
    assert visitor.page.locator("html").get_attribute("lang") == language
    visitor.examine()
    with Server(tmp_path, server.port):
        visitor.press(visitor.page.get_by_role("link"))
        visitor.page.get_by_role("heading", name=settings_title).wait_for()
        visitor.leave()


def test_no_code_is_kept(visit: Callable[..., Visitor]) -> None:
    """Whoever comes back later gets the app of that day."""
    visitor = visit("Ana")
    visitor.go("/")
    visitor.page.wait_for_function(SOON)
    kept = """async () => {
        const caught = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
        const requests = await Promise.all(caught.map((cache) => cache.keys()));
        return requests.flat().map(({ url }) => new URL(url).pathname);
    }"""
    assert visitor.page.evaluate(kept) == ["/offline"]


def test_the_app_can_be_put_on_the_first_screen(visit: Callable[..., Visitor]) -> None:
    """Chromium finds nothing that stands against it."""
    visitor = visit("Ana", **PHONE)
    visitor.go("/")
    devtools = visitor.context.new_cdp_session(visitor.page)
    manifest = devtools.send("Page.getAppManifest")
    assert not manifest["errors"]
    errors = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {error["errorId"] for error in errors} <= {"in-incognito"}  # as every browser of a test
    request = visitor.context.request
    for icon in request.get("/manifest.webmanifest").json()["icons"]:
        answer = request.get(icon["src"])
        assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width, height = unpack(">II", answer.body()[16:24])
            assert icon["sizes"] == f"{width}x{height}"
