"""temporary"""

from __future__ import annotations
import tomllib
from functools import cache
from pathlib import Path
from typing import Any
import msgspec
from stolik.kernel.phrase import Named


class Card(msgspec.Struct, frozen=True):
    id: str
    name: Named
    side: str
    values: tuple[int, ...]
    emblem: str


class Side(msgspec.Struct, frozen=True):
    id: str
    name: Named


class Attribute(msgspec.Struct, frozen=True):
    id: str
    name: Named
    meaning: Named
    unit: str


class Pack(msgspec.Struct, frozen=True):
    id: str
    name: Named
    sides: tuple[Side, ...]
    attributes: tuple[Attribute, ...]
    cards: tuple[Card, ...]


@cache
def load_pack(name: str) -> Pack:
    d = tomllib.loads((Path(__file__).parent / "packs" / f"{name}.toml").read_text())
    n: "Any" = lambda x: Named(**x)
    at = tuple(Attribute(a["id"], n(a["name"]), n(a["meaning"]), a["unit"]) for a in d["attribute"])
    return Pack(
        d["id"],
        n(d["name"]),
        tuple(Side(s["id"], n(s["name"])) for s in d["side"]),
        at,
        tuple(
            Card(c["id"], n(c["name"]), c["side"], tuple(c[a.id] for a in at), c["emblem"])
            for c in d["card"]
        ),
    )
