"""Who may import whom: engine <- bots <- games <- study <- the rest."""

import ast
from pathlib import Path

import sobremesa
from sobremesa import games

PACKAGE = Path(sobremesa.__file__).parent
LEVELS = ("engine", "bots", "games", "study")
RULES = {"numpy", "sobremesa.engine.contract", "sobremesa.engine.chance"}


def imported(path: Path) -> set[str]:
    """Return the modules that a file imports."""
    found = set()
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}: imports are written out"
            found.add(node.module or "")
            found |= {f"{node.module}.{a.name}" for a in node.names if node.module == "sobremesa"}
    return found


def level(module: str) -> int:
    """Return how high a module of ours stands."""
    part = module.split(".")[1] if "." in module else ""
    return LEVELS.index(part) if part in LEVELS else len(LEVELS)


def sources() -> list[tuple[Path, str]]:
    """Return all files of the package but tests, and their modules' names."""
    files = [f for f in PACKAGE.rglob("*.py") if "tests" not in f.relative_to(PACKAGE).parts]
    return [
        (f, ".".join(["sobremesa", *f.relative_to(PACKAGE).with_suffix("").parts])) for f in files
    ]


def test_imports_look_only_down() -> None:
    for path, module in sources():
        for other in imported(path):
            if other.startswith("sobremesa."):
                assert level(other) <= level(module), f"{module} imports {other}"


def test_games_do_not_see_each_other_and_nobody_names_them() -> None:
    for path, module in sources():
        for game in games.names():
            own = module.startswith(f"sobremesa.games.{game}")
            assert own or not any(o.startswith(f"sobremesa.games.{game}") for o in imported(path))
            words = {
                node.value
                for node in ast.walk(ast.parse(path.read_bytes()))
                if isinstance(node, ast.Constant)
            }
            assert own or game not in words, f"{module} names {game}"


def compiled(name: str) -> list[Path]:
    """Return the files of a game that are compiled: its rules and what they use of its folder."""
    folder = PACKAGE / "games" / name
    found, waiting = [], [folder / "rules.py", *folder.glob("search.py")]
    while waiting:
        found.append(waiting.pop())
        for module in imported(found[-1]):
            path = folder / f"{module.rpartition('.')[2]}.py"
            own = module.startswith(f"sobremesa.games.{name}.")
            if own and path not in found and path not in waiting:
                waiting.append(path)
    return found


def test_rules_import_next_to_nothing() -> None:
    for name in games.names():
        for path in compiled(name):
            own = {m for m in imported(path) if m.startswith(f"sobremesa.games.{name}.")}
            assert imported(path) - own <= RULES


def test_rules_are_plain_functions() -> None:
    for path in (path for name in games.names() for path in compiled(name)):
        tree = ast.parse(path.read_bytes())
        for node in ast.walk(tree):
            assert not isinstance(node, ast.ClassDef | ast.Lambda | ast.Try | ast.AsyncFunctionDef)
            if isinstance(node, ast.FunctionDef):
                assert not node.decorator_list
