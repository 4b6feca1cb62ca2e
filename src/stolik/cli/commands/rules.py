"""`stolik rules`: the rules as players read them."""

from __future__ import annotations

from typing import Annotated

import typer

from stolik.cli.desk import desk_of
from stolik.cli.guide import guide_of, rule_part


def rules(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="meta-game", help="help-game")],
    rule: Annotated[str, typer.Argument(metavar="meta-rule", help="help-rules-rule")] = "",
    ids: Annotated[bool, typer.Option("--ids", help="help-rules-ids")] = False,
) -> None:
    """Print a game's guide, or the section of one rule."""
    desk = desk_of(context)
    found = desk.game(game)
    if rule:
        desk.show(rule_part(desk, found, rule))
    else:
        desk.show(guide_of(desk, found).whole(with_ids=ids))
