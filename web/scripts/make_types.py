"""Write the TypeScript types of the protocol and of every game's view, events and moves.

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
from stolik.kernel.phrase import Named, Player, Several, Words
from stolik.kernel.registry import load
from stolik.kernel.typed_move import TypedMove
from stolik.kernel.view import View
from stolik.protocol import typescript

SOURCE = Path(__file__).resolve().parents[1] / "src"
GAMES = Path(__file__).resolve().parents[2] / "src" / "stolik" / "games"
SHARED = {kind.__name__ for kind in (Named, Player, Several, Words)}
"""Parts of a view that the protocol's own messages have too; its module declares them."""
HEADER = "// Generated from stolik/games/{game} by web/scripts/make_types.py; do not edit.\n"


def structs(module: ModuleType, base: type) -> list[type]:
    """Return the structs of a kind that a module defines."""
    return [
        kind
        for kind in vars(module).values()
        if inspect.isclass(kind) and issubclass(kind, base) and kind.__module__ == module.__name__
    ]


def move_structs(game: str) -> list[type]:
    """Return the structs of a game's moves; none where they are sent as notation only."""
    if not (GAMES / game / "typed_moves.py").exists():
        return []
    return structs(importlib.import_module(f"stolik.games.{game}.typed_moves"), TypedMove)


def highlight_pictures(game: str) -> list[type]:
    """Return the structs that a game draws its highlight from."""
    module = importlib.import_module(f"stolik.games.{game}.ending")
    return [module.HighlightPicture] if hasattr(module, "HighlightPicture") else []


def union(name: str, kinds: list[type]) -> str:
    """Write a union of interfaces."""
    return f"export type {name} = {' | '.join(kind.__name__ for kind in kinds)};\n"


def game_types(game: str) -> str | None:
    """Write what a game's views, events and moves hold, or nothing where it has none yet."""
    try:
        view = importlib.import_module(f"stolik.games.{game}.view")
        events = importlib.import_module(f"stolik.games.{game}.events")
    except ModuleNotFoundError:
        return None
    happened = structs(events, Event)
    views = structs(view, View)
    moves = move_structs(game)
    roots = [*views, *happened, *moves, *highlight_pictures(game)]
    box = load(game.replace("_", "-")).box("en")
    if box is not None:
        roots.append(type(box))
    _, parts = msgspec.json.schema_components(roots, ref_template="#/{name}")
    shared = [name for name in parts if name in SHARED]
    pieces = [HEADER.format(game=game)]
    if shared:
        pieces.append(f"import type {{ {', '.join(shared)} }} from '../../net/protocol';\n")
    own = [(name, part) for name, part in parts.items() if name not in SHARED]
    pieces += [typescript.interface(name, part, False) for name, part in own]
    if happened:
        pieces.append(union("Happening", happened))
    if moves:
        pieces.append(union(views[0].__name__.replace("View", "Move"), moves))
    return "\n".join(pieces)


def wanted() -> dict[Path, str]:
    """Return every generated file and its text."""
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
