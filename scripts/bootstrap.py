"""Make .venv, install a set of packages into it, and start its Python.

scripts/setup calls this with a Python of 3.11 or newer. Every start goes through it, so what it
takes only for a set-up is imported where it is used.
"""

import hashlib
import json
import os
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from time import time
from typing import Any

SETS = ("run", "dev", "peers", "cuda", "scale")
SERVING = ("run", "dev", "scale")  # the sets for which the web app is built
# To be raised when a .venv made by an earlier form of this script will not do.
LAYOUT = 1

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
STATE = VENV / "setup.json"
LOCK = VENV / "setup.lock"
LOG = VENV / "setup.log"
WEB = ROOT / "scripts" / "web.py"
TRIED = VENV / "web.txt"  # the sources of the web app that could not be built


class SetupError(Exception):
    """Says why the set-up cannot go on."""


def main(arguments: Sequence[str]) -> int:
    """Set up the set named first, then start Python with the other arguments, if any."""
    if not arguments or arguments[0] not in SETS:
        print(f"usage: scripts/setup {{{','.join(SETS)}}} [PYTHON-ARGUMENT...]", file=sys.stderr)
        return 2
    try:
        ensure(arguments)
    except (SetupError, OSError) as error:
        print(f"Sobremesa could not be set up: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nThe set-up was interrupted; the next start does it again.", file=sys.stderr)
        return 130
    if arguments[1:]:
        os.execv(PYTHON, [str(PYTHON), *arguments[1:]])
    return 0


def ensure(arguments: Sequence[str]) -> None:
    """Install the set named first among the arguments, unless it is in place."""
    name = arguments[0]
    move_inside(arguments)
    if in_place(name) and web_in_place(name):
        return
    with alone() as lock:
        # While this one waited, another may have done the work.
        move_inside(arguments)
        if not in_place(name):
            set_up(name, lock)
        if not web_in_place(name):
            build_web(lock)


def set_up(name: str, lock: int) -> None:
    """Install the set `name`, in a new .venv if there is no sound one."""
    started = time()
    LOG.write_bytes(b"")
    sets = installed()
    if sets is None:
        make_venv(lock)
        sets = {}
    install(name, sets, lock)
    say(f"done in {time() - started:.0f} s")


def say(text: str) -> None:
    """Tell the user of a step."""
    print(f"Setting up Sobremesa (once): {text}", file=sys.stderr, flush=True)


# What is in place.


def inside() -> bool:
    """Say whether the Python of .venv runs this."""
    return Path(sys.executable).parent == PYTHON.parent


def move_inside(arguments: Sequence[str]) -> None:
    """Go on in the Python of .venv, if there is one and it works."""
    if not inside() and PYTHON.exists() and works():
        os.execv(PYTHON, [str(PYTHON), "-I", __file__, *arguments])


def works() -> bool:
    """Say whether the Python of .venv starts."""
    import subprocess

    return subprocess.run([PYTHON, "-I", "-c", ""], capture_output=True).returncode == 0


def maker() -> str:
    """Describe all that a .venv depends on: this script, the Python and the machine."""
    python = f"{sys.implementation.cache_tag}{sys.abiflags}"
    return f"{LAYOUT} {python} {sys.platform} {os.uname().machine}"


def installed() -> dict[str, str] | None:
    """Return the digest of each set in place, or None where .venv is to be made anew."""
    try:
        state = json.loads(STATE.read_text())
    except (OSError, ValueError):
        return None
    return dict(state["sets"]) if inside() and state["maker"] == maker() else None


def in_place(name: str) -> bool:
    """Say whether the set `name` is installed as its lock file has it."""
    return (installed() or {}).get(name) == digest(name)


def digest(name: str) -> str:
    """Return the hash of the lock file of the set `name`."""
    return hashlib.sha256(lock_file(name).read_bytes()).hexdigest()


def lock_file(name: str) -> Path:
    """Return the file that lists the packages of the set `name`."""
    return ROOT / "locks" / f"{name}.txt"


def write_state(sets: Mapping[str, str]) -> None:
    """Note which sets are in place, in one go lest half a note be read."""
    draft = STATE.with_suffix(".new")
    draft.write_text(json.dumps({"maker": maker(), "sets": sets}))
    draft.replace(STATE)


@contextmanager
def alone() -> Iterator[int]:
    """Hold the lock of .venv, for which others wait, and give its file descriptor."""
    import fcntl

    VENV.mkdir(exist_ok=True)
    if any(VENV.iterdir()) and not LOCK.exists():
        raise SetupError(f"{VENV} was not made by this script; please move it away")
    with LOCK.open("a") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("waiting for another set-up to finish")
            fcntl.flock(file, fcntl.LOCK_EX)
        yield file.fileno()


def web_in_place(name: str) -> bool:
    """Say whether the web app is built, or could not be built, from its sources as they are."""
    if name not in SERVING:
        return True
    web = web_app()
    return web.fresh() or (TRIED.exists() and TRIED.read_text() == web.stamp())


def web_app() -> Any:
    """Return the module that builds the web app."""
    from importlib.util import module_from_spec, spec_from_file_location

    spec = spec_from_file_location("web", WEB)
    assert spec and spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


# How it gets there.


def make_venv(lock: int) -> None:
    """Make .venv anew, with pip and with the package of this repository."""
    import venv

    say(f"making .venv with Python {sys.version.split()[0]}")
    clear()
    venv.create(VENV, symlinks=True)
    add_pip(lock)
    source = os.path.relpath(ROOT / "src", site_packages())
    (site_packages() / "sobremesa.pth").write_text(f"{source}\n")
    write_state({})


def clear() -> None:
    """Remove what is in .venv, but not the files of the set-up that is going on."""
    import shutil

    for path in VENV.iterdir():
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        elif path not in (LOCK, LOG):
            path.unlink()


def site_packages() -> Path:
    """Return the folder of .venv into which packages go."""
    import sysconfig

    return Path(sysconfig.get_path("purelib", "venv", {"base": str(VENV)}))


def install(name: str, sets: Mapping[str, str], lock: int) -> None:
    """Install the packages of the set `name` where `sets` are in place."""
    # A set of an older lock file may lose some versions to this one. Each set holds all of "run".
    kept = {other: value for other, value in sets.items() if value == digest(other)}
    after = {**kept, "run": digest("run"), name: digest(name)}
    try:
        run_pip(lock_file(name), lock)
    except CommandError as error:
        show_log()
        raise SetupError(f"pip failed, as above; all it said is in {LOG}") from error
    write_state(after)


def run_pip(packages: Path, lock: int) -> None:
    """Install the packages listed in a file, and show how far it has come."""
    options = ["--require-hashes", "--no-deps", "--prefer-binary", "-r", str(packages)]
    progress = Progress()
    try:
        for line in output([str(PYTHON), "-I", "-m", "pip", "install", *options], lock):
            # Once pip has begun to install, a .venv left unfinished is good for nothing.
            if progress.take(line):
                STATE.unlink()
    finally:
        progress.clear()


def build_web(lock: int) -> None:
    """Build the web app; where that cannot be done, all else still works."""
    say("building the web app")
    if succeeds([str(PYTHON), "-I", str(WEB), "build"], lock):
        TRIED.unlink(missing_ok=True)
        return
    show_log()
    TRIED.write_text(web_app().stamp())
    say("the web app could not be built, as above; scripts/web build tries again")


class Progress:
    """Shows how far pip has come, on a terminal as a line that changes."""

    def __init__(self) -> None:
        self.live = sys.stderr.isatty() and os.environ.get("TERM") != "dumb"
        self.started = time()
        self.collected = self.downloaded = self.total = 0
        say("collecting packages")

    def take(self, line: str) -> bool:
        """Take a line of pip's, empty for a pause, and say whether it starts to install."""
        words = line.split()
        begins = line.startswith("Installing collected packages:")
        if begins:
            self.total = len(words) - 3
            self.clear()
            say(f"installing {self.total} packages")
        elif line.startswith("Collecting "):
            self.collected += 1
        elif words[:1] == ["Downloading"] or words[:2] == ["Using", "cached"]:
            self.downloaded += ".metadata" not in line
        self.show()
        return begins

    def show(self) -> None:
        """Write the line anew."""
        if not self.live:
            return
        text = f"{self.collected} packages collected, {self.downloaded} downloaded"
        if self.total:
            text = f"{self.installed()} of {self.total} packages installed"
        sys.stderr.write(f"\r\x1b[K{text}, {time() - self.started:.0f} s")
        sys.stderr.flush()

    def installed(self) -> int:
        """Count the packages pip has finished; it tells only when it has finished all."""
        count = 0
        for record in site_packages().glob("*.dist-info/RECORD"):
            with suppress(FileNotFoundError):
                count += record.stat().st_mtime >= self.started
        return count

    def clear(self) -> None:
        """Remove the line."""
        if self.live:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()


class CommandError(Exception):
    """Says that a command failed."""


def output(command: Sequence[str], lock: int) -> Iterator[str]:
    """Run and log a command; yield each line it prints, and an empty one at each pause."""
    import subprocess

    settings = {
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "PIP_NO_COLOR": "1",
        "PIP_NO_INPUT": "1",
        "PIP_PROGRESS_BAR": "off",
        "PIP_USER": "0",  # Some people's pip is set to install for the user, not into .venv.
    }
    with (
        LOG.open("a") as log,
        subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env={**os.environ, **settings},
            pass_fds=[lock],  # Were this script killed, others should still wait for pip.
        ) as process,
    ):
        assert process.stdout
        for line in lines(process.stdout.fileno()):
            log.write(f"{line}\n" if line else "")
            yield line
    if process.returncode:
        raise CommandError


def lines(source: int) -> Iterator[str]:
    """Yield each line of a file descriptor, and an empty one at each pause."""
    import select

    rest = b""
    while True:
        if not select.select([source], [], [], 0.2)[0]:
            yield ""
            continue
        chunk = os.read(source, 65536)
        if not chunk:
            break
        *whole, rest = (rest + chunk).split(b"\n")
        for line in whole:
            yield line.decode(errors="replace")


def show_log() -> None:
    """Print the last lines of the log."""
    for line in LOG.read_text(errors="replace").splitlines()[-8:]:
        print(f"    {line}", file=sys.stderr)


# Where pip comes from.


def add_pip(lock: int) -> None:
    """Install pip into .venv: that of this Python, else with one found, else from the index."""
    import shutil

    say("adding pip")
    ways = [[str(PYTHON), "-I", "-m", "ensurepip"]]
    for found in (["python3", "-m", "pip"], ["pip3"]):
        if shutil.which(found[0]):
            ways.append([*found, "--python", str(PYTHON), "install", "pip"])
    if any(succeeds(way, lock) for way in ways):
        return
    say("fetching pip")
    wheel = fetch_pip()
    install_itself = [f"{wheel}/pip", "install", "--no-index", str(wheel)]
    if not succeeds([str(PYTHON), "-I", *install_itself], lock):
        show_log()
        raise SetupError("pip was fetched, but failed, as above")
    wheel.unlink()


def succeeds(command: Sequence[str], lock: int) -> bool:
    """Run and log a command, and say whether it succeeds."""
    try:
        for _ in output(command, lock):
            pass
    except CommandError:
        return False
    return True


def fetch_pip() -> Path:
    """Fetch the newest pip from the package index and return its wheel."""
    from http.client import HTTPException
    from urllib.parse import urljoin

    index = pip_setting("index-url")
    if not index:
        raise SetupError(
            "this Python has no pip: install it (some systems have it in a package called "
            "python3-venv), or name a package index to fetch it from in PIP_INDEX_URL"
        )
    page = index.rstrip("/") + "/pip/"
    try:
        kind, content = fetch(page)
        files = json.loads(content)["files"] if kind.endswith("json") else html_files(content)
        wheel = newest(files)
        _, data = fetch(urljoin(page, wheel["url"]))
    except (OSError, ValueError, HTTPException) as error:
        raise SetupError(
            "this Python has no pip (some systems have it in a package called python3-venv), "
            f"and none could be fetched from the package index: {error}"
        ) from error
    if hashlib.sha256(data).hexdigest() != wheel["hashes"]["sha256"]:
        raise SetupError("the pip fetched from the package index does not have the hash it should")
    path = VENV / str(wheel["filename"])
    path.write_bytes(data)
    return path


def pip_setting(key: str) -> str | None:
    """Return a setting from pip's environment variables or else its configuration files."""
    import configparser

    settings = configparser.RawConfigParser(strict=False)
    try:
        settings.read(pip_configurations())
    except configparser.Error as error:
        raise SetupError(f"a configuration file of pip is unreadable: {error}") from error
    configured = settings.get("global", key, fallback=None)
    configured = settings.get("install", key, fallback=configured)
    return os.environ.get(f"PIP_{key.upper().replace('-', '_')}") or configured


def pip_configurations() -> list[str]:
    """Return where configuration files of pip may be, those that overrule others last."""
    users = os.environ.get("XDG_CONFIG_HOME") or "~/.config"
    on_macos = "Library/Application Support/pip"
    folders = ["/etc", f"/{on_macos}", "~/.pip", f"{users}/pip", f"~/{on_macos}"]
    files = [os.path.expanduser(f"{folder}/pip.conf") for folder in folders]
    return [*files, os.environ.get("PIP_CONFIG_FILE", "")]


def fetch(url: str) -> tuple[str, bytes]:
    """Fetch a page or file and return its kind and its content."""
    import base64
    import ssl
    from urllib.parse import unquote, urlsplit
    from urllib.request import Request, urlopen

    parts = urlsplit(url)
    login, _, host = parts.netloc.rpartition("@")
    request = Request(parts._replace(netloc=host).geturl())
    request.add_header("Accept", "application/vnd.pypi.simple.v1+json, text/html;q=0.5, */*;q=0.1")
    if login:
        token = base64.b64encode(unquote(login).encode()).decode()
        request.add_header("Authorization", f"Basic {token}")
    # Without a certificate file of pip's, the usual SSL_CERT_FILE counts.
    context = ssl.create_default_context(cafile=pip_setting("cert"))
    with urlopen(request, timeout=60, context=context) as answer:
        return answer.headers.get_content_type(), answer.read()


def html_files(page: bytes) -> Iterator[dict[str, Any]]:
    """Yield the files an index lists in HTML as they would be in JSON."""
    import html
    import re

    for tag, name in re.findall(r"<a\s([^>]*)>\s*([^<]*?)\s*</a>", page.decode()):
        pairs = re.findall(r"""([\w-]+)=(?:"([^"]*)"|'([^']*)')""", tag)
        attributes = {key: html.unescape(one or other) for key, one, other in pairs}
        url, _, fragment = attributes.get("href", "").partition("#")
        kind, _, value = fragment.partition("=")
        yield {
            "filename": name,
            "url": url,
            "hashes": {kind: value},
            "requires-python": attributes.get("data-requires-python"),
            "yanked": "data-yanked" in tag,
        }


def newest(files: Iterable[dict[str, Any]]) -> dict[str, Any]:
    """Return the newest pip among the files of an index."""
    best = max(files, key=version, default={})
    if not best or not version(best):
        raise ValueError("it has none for this Python")
    return best


def version(file: Mapping[str, Any]) -> tuple[int, ...]:
    """Return the version of pip in a file, or () where it is of no use here."""
    import re

    wheel = re.fullmatch(r"pip-(\d+(?:\.\d+)*)-py3-none-any\.whl", file["filename"])
    least = re.search(r">=\s*3\.(\d+)", file.get("requires-python") or "")
    too_new = least and int(least[1]) > sys.version_info.minor
    if not wheel or too_new or file.get("yanked") or "sha256" not in file["hashes"]:
        return ()
    return tuple(map(int, wheel[1].split(".")))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
