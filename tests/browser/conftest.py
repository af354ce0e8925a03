"""Chromium, a server, and people who sit at browsers."""

import os
import shutil
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Playwright, sync_playwright

from sobremesa.server import pages
from tests.browser.visitor import DESK, Visitor
from tests.serving import Server

RESULTS = Path(__file__).parents[2] / "test-results"


def launched(play: Playwright) -> Browser | None:
    """Return the system's Chromium, if it has one."""
    program = shutil.which("chromium") or shutil.which("chromium-browser")
    # Chromium locks itself in with rights that root in a container does not have.
    arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
    return play.chromium.launch(executable_path=program, args=arguments) if program else None


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Return a browser that tests side by side share.

    Others cannot run beside it: Playwright keeps an event loop going.
    """
    with sync_playwright() as play:
        browser = launched(play)
        if browser is None:
            pytest.skip("there is no Chromium: ./test says how to get one")
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a server that all tests of a process share."""
    if not pages.built():
        pytest.skip("the web app is not built: scripts/web build says why")
    with Server(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Callable[..., Visitor]]:
    """Return a function that lets somebody come with a browser of his own.

    Whatever the browser complains of, in the end the test fails.
    """
    come: list[Visitor] = []

    def visit(name: str = "", **ways: Any) -> Visitor:
        visitor = Visitor(browser, f"http://127.0.0.1:{server.port}", name, **(DESK | ways))
        come.append(visitor)
        return visitor

    yield visit
    for visitor in come:
        complaints = visitor.complaints
        visitor.leave()
        assert not complaints


@pytest.fixture
def results() -> Path:
    """Return the folder where pictures are kept for people to look at."""
    RESULTS.mkdir(exist_ok=True)
    return RESULTS


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Keep a picture of what everybody saw when a test failed."""
    report = yield
    if report.failed and "visit" in getattr(item, "fixturenames", ()):
        for number, visitor in enumerate(Visitor.here):
            RESULTS.mkdir(exist_ok=True)
            name = "".join(c if c.isalnum() else "-" for c in item.name)
            with suppress(Error):  # of a page that is gone
                visitor.page.screenshot(path=RESULTS / f"failed-{name}-{number}.png")
    return report
