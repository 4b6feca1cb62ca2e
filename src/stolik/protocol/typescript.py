"""Write the protocol as TypeScript types: `python -m stolik.protocol.typescript > protocol.ts`."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterable
from typing import Any

import msgspec

from stolik import protocol
from stolik.kernel.phrase import Phrase

HEADER = "// Generated from stolik/protocol by stolik.protocol.typescript; do not edit.\n"
PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def type_of(schema: dict[str, Any]) -> str:
    """Translate one JSON schema into a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if "const" in schema:
        return msgspec.json.encode(schema["const"]).decode()
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(part) for part in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        inner = type_of(schema.get("items") or {})
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object" and "properties" not in schema:
        return f"Record<string, {type_of(schema.get('additionalProperties') or {})}>"
    return PLAIN.get(str(kind), "unknown")


def interface(name: str, schema: dict[str, Any], spoken_by_client: bool) -> str:
    """Translate one struct into an interface; only what a client may leave out is optional."""
    needed = set(schema.get("required", ()))
    lines = []
    for field, kind in schema.get("properties", {}).items():
        optional = "?" if spoken_by_client and field not in needed else ""
        lines.append(f"  {field}{optional}: {type_of(kind)};")
    about = (schema.get("description") or "").strip().split("\n", 1)[0]
    return f"/** {about} */\nexport interface {name} {{\n" + "\n".join(lines) + "\n}\n"


def typescript() -> str:
    """The whole protocol as one TypeScript module."""
    structs: list[type[msgspec.Struct]] = [
        value
        for value in vars(protocol).values()
        if inspect.isclass(value)
        and issubclass(value, msgspec.Struct)
        and value.__module__.startswith(protocol.__name__)
        and value not in (protocol.Body, protocol.Answer)
        and value is not protocol.ServerMessage
        and value not in protocol.CLIENT_MESSAGES
    ]
    structs += protocol.CLIENT_MESSAGES
    roots = [*structs, Phrase]
    _, parts = msgspec.json.schema_components(roots, ref_template="#/{name}")
    spoken = {kind.__name__ for kind in structs if _is_spoken(kind)} | {"ClockRule", "AbsenceRule"}
    pieces = [HEADER, f"export const PROTOCOL = {protocol.PROTOCOL};\n"]
    pieces += [interface(name, part, name in spoken) for name, part in parts.items()]
    pieces.append(_union("FromServer", protocol.ServerMessage.__subclasses__()))
    pieces.append(_union("FromClient", protocol.CLIENT_MESSAGES))
    return "\n".join(pieces)


def _is_spoken(kind: type[msgspec.Struct]) -> bool:
    return issubclass(kind, protocol.Body | protocol.ClientMessage)


def _union(name: str, kinds: Iterable[type[msgspec.Struct]]) -> str:
    members = " | ".join(kind.__name__ for kind in kinds)
    return f"export type {name} = {members};\n"


if __name__ == "__main__":
    sys.stdout.write(typescript())
