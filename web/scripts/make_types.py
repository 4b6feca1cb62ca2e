"""Write the TypeScript types of the protocol and of every game's view and events.

`python web/scripts/make_types.py` writes them, `--check` fails when they are out of date.
"""

from __future__ import annotations

import importlib
import inspect
import sys
from pathlib import Path
from types import ModuleType

import msgspec

from stolik.kernel.event import Event
from stolik.kernel.view import View
from stolik.server import typescript

SOURCE = Path(__file__).resolve().parents[1] / "src"
GAMES = Path(__file__).resolve().parents[2] / "src" / "stolik" / "games"
HEADER = "// Generated from stolik/games/{game} by web/scripts/make_types.py; do not edit.\n"


def structs(module: ModuleType, base: type) -> list[type]:
    """Give the structs of a kind that a module defines."""
    return [
        kind
        for kind in vars(module).values()
        if inspect.isclass(kind) and issubclass(kind, base) and kind.__module__ == module.__name__
    ]


def game_types(game: str) -> str | None:
    """Write what a game's views and events hold, or nothing where it has none yet."""
    try:
        view = importlib.import_module(f"stolik.games.{game}.view")
        events = importlib.import_module(f"stolik.games.{game}.events")
    except ModuleNotFoundError:
        return None
    told = structs(events, Event)
    roots = [*structs(view, View), *told]
    if (GAMES / game / "box.py").exists():
        roots.append(importlib.import_module(f"stolik.games.{game}.box").Box)
    _, parts = msgspec.json.schema_components(roots, ref_template="#/{name}")
    pieces = [HEADER.format(game=game)]
    pieces += [typescript.interface(name, part, False) for name, part in parts.items()]
    if told:
        pieces.append(f"export type Happening = {' | '.join(kind.__name__ for kind in told)};\n")
    return "\n".join(pieces)


def wanted() -> dict[Path, str]:
    """Give every generated file and its text."""
    files = {SOURCE / "net" / "protocol.ts": typescript.typescript()}
    for folder in sorted(path for path in GAMES.iterdir() if (path / "view.py").exists()):
        text = game_types(folder.name)
        if text is not None:
            files[SOURCE / "games" / folder.name / "types.ts"] = text
    return files


def main() -> int:
    """Write the files, or compare them."""
    stale = [
        path for path, text in wanted().items() if not path.exists() or path.read_text() != text
    ]
    if "--check" in sys.argv:
        for path in stale:
            sys.stderr.write(f"{path.name} of {path.parent.name} is out of date. Run {__file__}\n")
        return 1 if stale else 0
    for path in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(wanted()[path])
    return 0


if __name__ == "__main__":
    sys.exit(main())
