"""`stolik rules`: the rules as players read them."""

from __future__ import annotations

from typing import Annotated

import typer

from stolik.cli.guide import guide_of, rule_part, writing_of
from stolik.cli.terminal.terminal import terminal_of


def rules(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="meta-game", help="help-game")],
    rule: Annotated[str, typer.Argument(metavar="meta-rule", help="help-rules-rule")] = "",
    ids: Annotated[bool, typer.Option("--ids", help="help-rules-ids")] = False,
    writing: Annotated[bool, typer.Option("--writing", help="help-rules-writing")] = False,
) -> None:
    """Print a game's guide, the section of one rule, or how to write cards for it."""
    terminal = terminal_of(context)
    found = terminal.game(game)
    if writing:
        terminal.show(writing_of(terminal, found).whole(with_ids=False))
    elif rule:
        terminal.show(rule_part(terminal, found, rule))
    else:
        terminal.show(guide_of(terminal, found).whole(with_ids=ids))
