"""Small faults for the rules of a game: every place for one, and a sample that stays the same.

A fault is one edit of a syntax tree: an operator exchanged, a number or truth value changed, a
statement removed, a condition negated.
"""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

SEED = 19
KINDS = ("operator", "constant", "statement", "condition")
ROOMS = ("rules.py", "state.py", "views.py", "views", "deck.py", "engine", "challenge", "decisions")

INNER = (ast.stmt, ast.ExceptHandler, ast.match_case)

OPERATORS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


@dataclass(frozen=True)
class Edit:
    """A field of a node before and after."""

    kind: str
    node: ast.AST
    field: str
    old: object
    new: object

    def make(self) -> None:
        setattr(self.node, self.field, self.new)

    def undo(self) -> None:
        setattr(self.node, self.field, self.old)


@dataclass(frozen=True)
class Mutation:
    """An edit with the names by which people and lists know it."""

    file: str
    function: str
    before: str
    after: str
    number: int  # of several that read alike, from 0
    edit: Edit
    module: ast.Module

    @property
    def name(self) -> str:
        again = f" #{self.number}" if self.number else ""
        return f"{self.file} {self.function}{again}: {self.before} → {self.after}"

    def source(self) -> str:
        """The file's text with the fault in it."""
        self.edit.make()
        text = ast.unparse(ast.fix_missing_locations(self.module))
        self.edit.undo()
        return text


def rooms(game: Path) -> list[Path]:
    """The files of a game that hold its rules."""
    places = [game / room for room in ROOMS]
    files = [file for place in places for file in (place, *place.rglob("*.py"))]
    return sorted(file for file in files if file.is_file())


def sample(game: Path, each: int = 10) -> list[Mutation]:
    """As many of each kind, those with the lowest digests: a change elsewhere leaves them alone."""
    found = [mutation for file in rooms(game) for mutation in mutations(file, game)]
    found.sort(key=lambda mutation: hashlib.sha256(f"{SEED} {mutation.name}".encode()).digest())
    return [
        mutation
        for kind in KINDS
        for mutation in [one for one in found if one.edit.kind == kind][:each]
    ]


def mutations(file: Path, game: Path) -> Iterator[Mutation]:
    """Every fault that a file has a place for."""
    module = ast.parse(file.read_text(encoding="utf-8"))
    seen: dict[tuple[str, str, str], int] = {}
    for function, statement in _statements(module, ""):
        for edit in _edits(statement):
            before, after = _difference(statement, edit)
            key = (function, before, after)
            number = seen[key] = seen.get(key, -1) + 1
            path = file.relative_to(game).as_posix()
            yield Mutation(path, function, before, after, number, edit, module)


def _statements(parent: ast.AST, function: str) -> Iterator[tuple[str, ast.AST]]:
    """Nodes that hold statements, and statements, each with the name of its function."""
    yield function or "(module)", parent
    for child in ast.iter_child_nodes(parent):
        if isinstance(child, (ast.FunctionDef, ast.ClassDef)):
            inner = f"{function}.{child.name}" if function else child.name
            yield from _statements(child, inner)
        elif isinstance(child, INNER) and not _is_for_the_type_checker(child):
            yield from _statements(child, function)


def _is_for_the_type_checker(statement: ast.AST) -> bool:
    return isinstance(statement, ast.Assert) or (
        isinstance(statement, ast.If) and ast.unparse(statement.test) == "TYPE_CHECKING"
    )


def _edits(statement: ast.AST) -> Iterator[Edit]:
    """Faults of a statement's own: removed ones of its body, and those in its expressions."""
    for field in ("body", "orelse"):
        body = getattr(statement, field, None)
        if isinstance(body, list):
            for place, inner in enumerate(body):
                if _is_removable(inner):
                    without = [*body[:place], ast.Pass(), *body[place + 1 :]]
                    yield Edit("statement", statement, field, body, without)
    if isinstance(statement, (ast.If, ast.While)):
        yield Edit("condition", statement, "test", statement.test, _negated(statement.test))
    if isinstance(statement, ast.AugAssign):
        yield from _exchanged(statement, "op", statement.op)
    for node in _expressions(statement):
        yield from _expression_edits(node)


def _is_removable(statement: ast.stmt) -> bool:
    """Calls and changes of what outlives the function; a lost local name is no subtle fault."""
    if isinstance(statement, ast.Expr):
        return isinstance(statement.value, ast.Call)
    if isinstance(statement, ast.Assign):
        return not any(isinstance(target, ast.Name) for target in statement.targets)
    return isinstance(statement, (ast.AugAssign, ast.Continue, ast.Break))


def _expressions(node: ast.AST) -> Iterator[ast.AST]:
    """All expressions of a statement, without inner statements and without types."""
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not isinstance(child, INNER):
                yield child
                yield from _expressions(child)


def _expression_edits(node: ast.AST) -> Iterator[Edit]:
    if isinstance(node, ast.Compare):
        exchanged = OPERATORS[type(node.ops[0])]()
        yield Edit("operator", node, "ops", node.ops, [exchanged, *node.ops[1:]])
    elif isinstance(node, (ast.BinOp, ast.BoolOp)):
        yield from _exchanged(node, "op", node.op)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        changed = not node.value if isinstance(node.value, bool) else node.value + 1
        yield Edit("constant", node, "value", node.value, changed)
    elif isinstance(node, ast.IfExp):
        yield Edit("condition", node, "test", node.test, _negated(node.test))
    elif isinstance(node, ast.comprehension) and node.ifs:
        yield Edit("condition", node, "ifs", node.ifs, [_negated(node.ifs[0]), *node.ifs[1:]])


def _exchanged(node: ast.AST, field: str, operator: ast.AST) -> Iterator[Edit]:
    if type(operator) in OPERATORS:
        yield Edit("operator", node, field, operator, OPERATORS[type(operator)]())


def _negated(test: ast.expr) -> ast.expr:
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        return test.operand
    return ast.UnaryOp(ast.Not(), test)


def _difference(statement: ast.AST, edit: Edit) -> tuple[str, str]:
    """The first line that reads otherwise."""
    before = ast.unparse(statement).splitlines()
    edit.make()
    after = ast.unparse(ast.fix_missing_locations(statement)).splitlines()
    edit.undo()
    pairs = zip(before, after, strict=False)
    old, new = next(((old, new) for old, new in pairs if old != new), (before[-1], after[-1]))
    return old.strip(), new.strip()
