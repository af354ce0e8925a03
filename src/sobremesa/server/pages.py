"""The pages of the web app: a few files, kept in memory, the same for everybody."""

import gzip
from collections.abc import Awaitable, Callable
from importlib.resources import files
from mimetypes import guess_type

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

INDEX = "index.html"
STAMP = "stamp.txt"  # says from which sources the rest was built
ASSETS = "assets/"  # whose names change with what is in them
PLACES = (
    "/",
    "/t/{table}",
    "/replay/{table}",
    "/rules/{game}",
    "/profile",
    "/profile/{player}",
    "/settings",
)
KINDS = {"js": "text/javascript", "webmanifest": "application/manifest+json"}
SQUEEZED = ("text/", "application/", "image/svg")

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sobremesa</title>
<h1>Sobremesa</h1>
<p>The server is running, but the web app is not built. In a clone, <code>scripts/web build</code>
builds it; then start the server again. In a terminal, <code>sobremesa play</code> plays here and
now.</p>
</html>
"""


class File(Struct, frozen=True):
    """A file as it is sent."""

    kind: str
    content: bytes
    squeezed: bytes | None
    caching: str


def routes() -> list[Route]:
    """Return the routes of all files, and of all places that the web app shows."""
    found = dict(built())
    index = found.pop(INDEX, None) or file(INDEX, NOT_BUILT.encode())
    return [
        *(Route(place, answering(index)) for place in PLACES),
        *(Route(f"/{path}", answering(one)) for path, one in found.items()),
    ]


def built() -> dict[str, File]:
    """Return the files of the web app by their paths, if it is built."""
    folder = files("sobremesa.server") / "static"
    if not (folder / INDEX).is_file():
        return {}
    found = {}
    waiting = [("", folder)]
    while waiting:
        path, at = waiting.pop()
        for inner in at.iterdir():
            if inner.is_dir():
                waiting.append((f"{path}{inner.name}/", inner))
            elif inner.name != STAMP:
                found[path + inner.name] = file(path + inner.name, inner.read_bytes())
    return found


def file(path: str, content: bytes) -> File:
    """Return a file as it is sent."""
    kind = KINDS.get(path.rpartition(".")[2]) or guess_type(path)[0] or "application/octet-stream"
    lasting = path.startswith(ASSETS)
    return File(
        kind,
        content,
        gzip.compress(content, mtime=0) if kind.startswith(SQUEEZED) else None,
        "public, max-age=31536000, immutable" if lasting else "no-cache",
    )


def answering(one: File) -> Callable[[Request], Awaitable[Response]]:
    """Return a function that sends a file."""

    async def answer(request: Request) -> Response:
        small = one.squeezed and "gzip" in request.headers.get("accept-encoding", "")
        headers = {"cache-control": one.caching, "vary": "accept-encoding"}
        if small:
            headers["content-encoding"] = "gzip"
        content = one.squeezed if small else one.content
        return Response(content, headers=headers, media_type=one.kind)

    return answer
