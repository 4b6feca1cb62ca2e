"""The rules as players read them: `guide.<language>.md` in a game's folder.

Every rule of the ledger has an anchor in the guide, written as
`<a id="CRD-07"></a>` right before the sentences that state it. Browsers jump
to it; the terminal takes it out or shows the id in its place. Sections begin
with `## `; a rule's section is the one its anchor stands in.
"""

from __future__ import annotations

import re
from importlib.resources import files

from rich.markdown import Markdown

from stolik.cli.fault import FAILED, USAGE, Fault
from stolik.cli.terminal.terminal import Terminal
from stolik.kernel.game import Game
from stolik.text.translations import translation

ANCHOR = re.compile(r'<a id="([A-Z]+-[A-Z]?\d+)"></a>')


class Guide:
    """A game's guide in one language."""

    def __init__(self, text: str) -> None:
        self.text = text

    def rules(self) -> tuple[str, ...]:
        """The ids of all rules, in the order of the guide."""
        return tuple(ANCHOR.findall(self.text))

    def section_of(self, rule: str) -> str:
        """The section that states a rule."""
        at = self.text.index(f'<a id="{rule}"></a>')
        start = self.text.rfind("\n## ", 0, at) + 1
        end = self.text.find("\n## ", at)
        return self.text[start : end if end >= 0 else None]

    def whole(self, with_ids: bool) -> Markdown:
        """The whole guide, for printing."""
        return Markdown(ANCHOR.sub(r"`\1` " if with_ids else "", self.text))

    def part(self, rule: str) -> Markdown:
        """A rule's section for printing, with the rule marked."""
        section = self.section_of(rule).replace(f'<a id="{rule}"></a>', f"**▸ {rule}** ")
        return Markdown(ANCHOR.sub("", section))


def guide_of(terminal: Terminal, game: Game) -> Guide:
    """The guide of a game in the terminal's language, or in one that the game has."""
    found = translation(files(game.package), "guide.{}.md", terminal.language)
    if found is None:
        raise Fault("no-guide", FAILED, game_id=game.id)
    return Guide(found[0].read_text(encoding="utf-8"))


def writing_of(terminal: Terminal, game: Game) -> Guide:
    """How to write cards for a game, in the terminal's language."""
    path = files(game.package) / "text" / f"writing.{terminal.language}.md"
    if not path.is_file():
        raise Fault("no-guide", FAILED, game_id=game.id)
    return Guide(path.read_text(encoding="utf-8"))


def rule_part(terminal: Terminal, game: Game, rule: str) -> Markdown:
    """The part of the guide that states a rule."""
    guide = guide_of(terminal, game)
    wanted = rule.upper()
    if wanted not in guide.rules():
        example = min(guide.rules(), default="–")
        raise Fault("unknown-rule", USAGE, rule=rule, game_id=game.id, example=example)
    return guide.part(wanted)
