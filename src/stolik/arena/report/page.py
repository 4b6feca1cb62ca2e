"""The layout of a report: one self-contained HTML file."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

_CLOTHS: Final = {
    "all-in": ("#4b2a55", "#fdf3df"),
    "illusion": ("#d9d3c8", "#2b1d16"),
    "call-to-adventure": ("#2d5647", "#fdf3df"),
    "blank": ("#d9b888", "#2b1d16"),
    "cardline": ("#24536c", "#fdf3df"),
}
_STYLE: Final = """
:root{color-scheme:light dark;--room:#e7d8bf;--paper:#fffaf0;--paper-2:#f7edda;--line:#d8c5a3;
--ink:#2b1d16;--ink-2:#5f4a3a;--bar:#b98d5c;--marked:#6e4124;--compare:#1f4f7d}
@media(prefers-color-scheme:dark){:root{--room:#17110d;--paper:#2a2019;--paper-2:#352920;
--line:#4d3c2e;--ink:#f7ecd9;--ink-2:#cdb89d;--bar:#8e6a45;--marked:#d9a566;--compare:#97c2ee}}
*{box-sizing:border-box}
body{margin:0;background:var(--room);color:var(--ink);font:15.5px/1.5 'Atkinson Hyperlegible Next',
'Segoe UI',system-ui,sans-serif;font-variant-numeric:tabular-nums}
header{background:var(--cloth);color:var(--on-cloth);padding:48px 24px 72px}
header>*,main{max-width:920px;margin:0 auto}
h1,h2,h3,.facts b{font-family:'Poltawski Nowy','Palatino Linotype',Georgia,serif;line-height:1.15}
h1{font-size:36px;margin:0 auto 8px}h2{font-size:25px;margin:0 0 4px}
h3{font-size:19px;margin:24px 0 4px}
main{padding:0 16px 48px;margin-top:-40px}
section{background:var(--paper);border-radius:20px;padding:24px;margin-bottom:16px;
box-shadow:0 1px 2px rgb(58 30 8/.22),0 6px 14px -4px rgb(58 30 8/.28)}
.why{color:var(--ink-2);margin:0 0 12px;max-width:62ch}
.facts{display:flex;flex-wrap:wrap;gap:8px 32px;margin:0;padding:0;list-style:none}
.facts b{display:block;font-size:25px}.facts span{color:var(--ink-2);font-size:13.5px}
.findings{margin:16px 0 0;padding-left:20px}
svg{display:block;width:100%;margin:8px 0}svg.rows{max-width:620px}
svg text{fill:var(--ink);font-size:14px}svg .small{font-size:12px;fill:var(--ink-2)}
.figure,.end{text-anchor:end}.mid{text-anchor:middle}
.bar{fill:var(--bar)}.marked{fill:var(--marked)}.dot{fill:var(--marked)}.pale{fill:var(--paper);stroke:var(--marked);stroke-width:2}
.reach{stroke:var(--ink);stroke-width:1.6;fill:none}.thick{stroke-width:4;stroke-linecap:round;
stroke:var(--bar)}.rail{stroke:var(--line);fill:none}
.line{stroke:var(--compare);stroke-width:2;stroke-dasharray:5 4}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:14px}
th,td{text-align:right;padding:6px 8px;border-bottom:1px solid var(--line);white-space:nowrap}
th:first-child,td:first-child{text-align:left}th{color:var(--ink-2);font-weight:600}
@media(max-width:640px){header{padding:32px 16px 64px}h1{font-size:28px}main{padding:0 8px 32px}
section{padding:16px 14px}}
@media print{body{background:none}section{box-shadow:none;break-inside:avoid}}
"""


def page(language: str, game: str, title: str, lead: str, sections: Sequence[str]) -> str:
    """The whole file."""
    cloth, text = _CLOTHS.get(game, ("#6e4124", "#fdf3df"))
    colours = f":root{{--cloth:{cloth};--on-cloth:{text}}}"
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width,initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{_STYLE}{colours}</style>\n</head>\n<body>\n"
        f"<header><h1>{escape(title)}</h1><p>{escape(lead)}</p></header>\n<main>\n"
        + "\n".join(sections)
        + "\n</main>\n</body>\n</html>\n"
    )


def section(title: str, why: str, *parts: str) -> str:
    """A titled part; `parts` are HTML already."""
    head = f"<h2>{escape(title)}</h2>" if title else ""
    lead = f'<p class="why">{escape(why)}</p>' if why else ""
    return f"<section>{head}{lead}{''.join(parts)}</section>"


def heading(text: str) -> str:
    """A heading within a section."""
    return f"<h3>{escape(text)}</h3>"


def facts(pairs: Sequence[tuple[str, str]]) -> str:
    """Large figures in a row, each with its name."""
    items = "".join(
        f"<li><b>{escape(value)}</b><span>{escape(name)}</span></li>" for name, value in pairs
    )
    return f'<ul class="facts">{items}</ul>'


def findings(sentences: Sequence[str]) -> str:
    """The findings, in sentences."""
    return f'<ul class="findings">{"".join(f"<li>{escape(one)}</li>" for one in sentences)}</ul>'


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Figures in rows."""
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "".join(
        f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows
    )
    return f'<div class="wide"><table><tr>{top}</tr>{body}</table></div>'
