"""Pages of the site that are kept elsewhere: guides of the games, ARCHITECTURE.md and the like.

A hook of mkdocs. Every page has one source: it is read from its place in the repository, and its
links are made to fit. A link to a file that is not on the site becomes the file's path.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parent.parent
GAMES = "src/stolik/games"
PICTURES = {
    "all-in": "all-in",
    "blank": "blank",
    "call-to-adventure": "adventure",
    "cardline": "cardline",
    "illusion": "illusion",
}
"""The picture above each game's guide, by its name in docs/screens."""

KEPT_ELSEWHERE = {
    "architecture.md": "ARCHITECTURE.md",
    "contributing.md": "CONTRIBUTING.md",
    "changes.md": "CHANGELOG.md",
    "results.md": "bench/results.md",
    "play/blank-writing.md": f"{GAMES}/blank/text/writing.en.md",
    "play/blank-writing.pl.md": f"{GAMES}/blank/text/writing.pl.md",
    **{f"play/{game}.md": f"{GAMES}/{game.replace('-', '_')}/guide.en.md" for game in PICTURES},
    **{f"play/{game}.pl.md": f"{GAMES}/{game.replace('-', '_')}/guide.pl.md" for game in PICTURES},
}
"""Where a page of the site is kept."""

ADDING_A_GAME = "## Adding a game, step by step"

LINE = re.compile(r"L\d+")
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that are kept elsewhere."""
    for page, source in KEPT_ELSEWHERE.items():
        files.append(File.generated(config, page, content=_page(page, source)))
    game = _section((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"), ADDING_A_GAME)
    text = relinked("# Write a game\n" + game, "CONTRIBUTING.md", "write-a-game.md")
    files.append(File.generated(config, "write-a-game.md", content=text))
    return files


def on_page_markdown(markdown: str, page: object, **_: object) -> str:
    """Make the links of the pages in docs/ fit as well."""
    uri: str = page.file.src_uri  # type: ignore[attr-defined]
    if uri in KEPT_ELSEWHERE or uri == "write-a-game.md":
        return markdown
    return relinked(markdown, f"docs/{uri}", uri)


def _page(page: str, source: str) -> str:
    text = (ROOT / source).read_text(encoding="utf-8")
    game = posixpath.basename(page).partition(".")[0]
    if page.startswith("play/") and game in PICTURES:
        title, newline, rest = text.partition("\n")
        if not title.startswith("# "):
            title, newline, rest = f"# {game}", "\n", text
        screen = f"![](../screens/{PICTURES[game]}-desktop-light.webp)"
        text = f"{title}{newline}\n{screen}\n{rest}"
    return relinked(text, source, page)


def relinked(text: str, source: str, page: str) -> str:
    """Turn links between files of the repository into links between pages of the site.

    >>> relinked("[how](docs/host.md#backup) [why](LICENSE)", "README.md", "play/x.md")
    '[how](../host.md#backup) `LICENSE`'
    """
    return LINK.sub(lambda found: _link(found, source, page), text)


def _link(found: re.Match[str], source: str, page: str) -> str:
    mark, words, target = found.groups()
    path, hash_, anchor = target.partition("#")
    if not path or ":" in path:
        return found.group()
    kept = posixpath.normpath(posixpath.join(posixpath.dirname(source), path))
    place = _place(kept)
    if LINE.fullmatch(anchor):  # a line of a file, as code hosts name it; pages have none
        hash_ = anchor = ""
    if place is None:
        if kept.startswith("docs/") or mark:
            return found.group()
        return words if words.startswith("`") else f"`{kept}`"
    to = posixpath.relpath(place, posixpath.dirname(page) or ".")
    return f"{mark}[{words}]({to}{hash_}{anchor})"


def _place(kept: str) -> str | None:
    """The page on which a file of the repository is shown."""
    for page, source in KEPT_ELSEWHERE.items():
        if source == kept:
            return page
    if kept == "docs/rules":
        return "rules/all-in.md"
    if kept.startswith("docs/") and (ROOT / kept).is_file():
        return kept.removeprefix("docs/")
    return None


def _section(text: str, heading: str) -> str:
    """The part of a text below a heading, up to the next one of its kind."""
    _, found, rest = text.partition(heading + "\n")
    if not found:
        raise ValueError(f"CONTRIBUTING.md has no part {heading!r}")
    return rest.partition("\n## ")[0]
