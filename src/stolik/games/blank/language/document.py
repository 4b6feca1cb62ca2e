"""Cards as plain JSON data: keys in the ledger's order, defaults left out."""

from functools import cache
from typing import Any, TypeAlias

import msgspec

from stolik.games.blank.language.card import Card, Clause, RuleCard
from stolik.games.blank.language.conditions import Cond, Not
from stolik.games.blank.language.terms import Node
from stolik.games.blank.language.verbs import PeekHand, PeekPile

Data: TypeAlias = dict[str, Any]
Value: TypeAlias = Any


def to_data(card: Card) -> Data:
    """Write the card as plain JSON data."""
    is_rule = isinstance(card, RuleCard)
    data: Data = {"lang": 1, "kind": "rule" if is_rule else "effect", "author": card.author}
    if isinstance(card, RuleCard):
        if card.name is not None:
            data["name"] = _node(card.name)
        triggers = [_node(trigger) for trigger in card.triggers]
        data["if"] = triggers[0] if len(triggers) == 1 else {"anyOf": triggers}
    else:
        data["title"] = _node(card.title)
        if card.react is not None:
            data["react"] = {"to": card.react.to, "cancel": True}
    if card.when:
        data["when"] = [cond_data(cond) for cond in card.when]
    data["then"] = [clause_data(clause) for clause in card.then]
    return data


def to_json(card: Card) -> str:
    """Write the card as one line of JSON text."""
    return msgspec.json.encode(to_data(card)).decode()


def cond_data(cond: Cond) -> Data:
    """Write a condition."""
    return {"not": _node(cond.cond)} if isinstance(cond, Not) else _node(cond)


def clause_data(clause: Clause) -> Data:
    """Write a clause, the verb's tag and arguments beside `who`, `may` and `only`."""
    data: Data = {"who": clause.who}
    if clause.may:
        data["may"] = True
    if clause.only is not None:
        data["only"] = cond_data(clause.only)
    return data | _node(clause.verb)


def _node(node: Node) -> Data:
    config = node.__struct_config__
    data: Data = {}
    if config.tag_field is not None:
        data[config.tag_field] = config.tag
    if isinstance(node, PeekHand | PeekPile):
        data["at"] = node.at
    for name, key, is_required, default in _fields(type(node)):
        value = getattr(node, name)
        if is_required or value != default:
            data[key] = _value(value)
    return data


@cache
def _fields(kind: type[Node]) -> list[tuple[str, str, bool, Value]]:
    return [
        (each.name, each.encode_name, each.required, each.default)
        for each in msgspec.structs.fields(kind)
    ]


def _value(value: object) -> Value:
    if isinstance(value, Clause):
        return clause_data(value)
    if isinstance(value, Node):
        return _node(value)
    if isinstance(value, tuple):
        return list(value)
    return value
