"""A review as one self-contained HTML file."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from stolik.kernel.game import Game
from stolik.kernel.mind import CHANCE
from stolik.review.data import FORCED, Judgement, Review
from stolik.review.sentences import percent
from stolik.text import Speaker

_SEATS: Final = (
    "#d9772b",
    "#2f8a4e",
    "#2a3f8f",
    "#5aa5dd",
    "#a3306b",
    "#7a5a12",
    "#555",
    "#0a7f7f",
)
_STYLE: Final = """
:root{color-scheme:light dark;--room:#e7d8bf;--paper:#fffaf0;--line:#d8c5a3;--ink:#2b1d16;
--ink-2:#5f4a3a;--good:#226b3f;--bad:#a52a1f}
@media(prefers-color-scheme:dark){:root{--room:#17110d;--paper:#2a2019;--line:#4d3c2e;--ink:#f7ecd9;
--ink-2:#cdb89d;--good:#7fd09c;--bad:#f19a8e}}
*{box-sizing:border-box}body{margin:0;background:var(--room);color:var(--ink);
font:15.5px/1.5 'Atkinson Hyperlegible Next','Segoe UI',system-ui,sans-serif;
font-variant-numeric:tabular-nums}
header,main{max-width:960px;margin:0 auto;padding:24px 16px 0}
h1,h2{font-family:'Poltawski Nowy','Palatino Linotype',Georgia,serif;line-height:1.15;
margin:0 0 6px}
section{background:var(--paper);border-radius:16px;padding:20px;margin-bottom:16px}
p{margin:0 0 10px;max-width:66ch}.why{color:var(--ink-2)}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:14px}
th,td{text-align:left;vertical-align:top;padding:6px 8px;border-bottom:1px solid var(--line)}
th{color:var(--ink-2)}.n{text-align:right;white-space:nowrap}
.mistake,.inaccuracy{color:var(--bad);font-weight:600}.best{color:var(--good);font-weight:600}
svg{display:block;width:100%;height:auto}.rail{stroke:var(--line)}
.key{display:inline-block;width:12px;height:12px;border-radius:6px;margin-right:6px}
"""


class Page:
    """Writes the page of a review in one language; the speaker knows the players' names."""

    def __init__(self, review: Review, game: Game, speaker: Speaker) -> None:
        self.review = review
        self.game = game
        self.speaker = speaker

    def html(self) -> str:
        """The whole file."""
        say = self.speaker.say
        title = say("review-title", game=say("name"))
        parts = [self._moments(), self._course(), self._balance(), self._decisions()]
        return (
            f'<!doctype html>\n<html lang="{self.speaker.language}">\n<head>\n'
            '<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width,initial-scale=1">\n'
            f"<title>{escape(title)}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n"
            f'<header><h1>{escape(title)}</h1><p class="why">{escape(say("review-lead"))}</p>'
            f"</header>\n<main>\n" + "\n".join(parts) + "\n</main>\n</body>\n</html>\n"
        )

    def _section(self, title: str, why: str, body: str) -> str:
        lead = f'<p class="why">{escape(self.speaker.say(why))}</p>' if why else ""
        return f"<section><h2>{escape(self.speaker.say(title))}</h2>{lead}{body}</section>"

    def _moments(self) -> str:
        say = self.speaker.say
        items = "".join(
            "<li>"
            + escape(
                say(
                    "review-moment",
                    step=one.step,
                    player=self.speaker.name_of(one.seat),
                    kind=say(f"kind-{one.kind}"),
                    size=percent(one.size),
                )
            )
            + "</li>"
            for one in self.review.moments
        )
        body = f"<ul>{items}</ul>" if items else f"<p>{escape(say('review-moments-none'))}</p>"
        return self._section("review-moments", "", body)

    def _course(self) -> str:
        """Each player's chance from the own seat, as a line."""
        course = self.review.course
        last = max(1, course[-1].step)
        lines = []
        for seat in range(len(self.review.balance)):
            points = " ".join(
                f"{20 + 900 * one.step / last:.1f},{210 - 200 * one.seen_by[seat][seat]:.1f}"
                for one in course
            )
            lines.append(
                f'<polyline points="{points}" fill="none" stroke="{_colour(seat)}" '
                'stroke-width="2.5" stroke-linejoin="round"/>'
            )
        rails = "".join(
            f'<line class="rail" x1="20" x2="920" y1="{y}" y2="{y}"/>' for y in (10, 110, 210)
        )
        keys = " ".join(
            f'<span><span class="key" style="background:{_colour(seat)}"></span>'
            f"{escape(self.speaker.name_of(seat))}</span>"
            for seat in range(len(self.review.balance))
        )
        svg = f'<svg viewBox="0 0 940 220" role="img">{rails}{"".join(lines)}</svg><p>{keys}</p>'
        return self._section("review-course", "review-course-why", svg)

    def _balance(self) -> str:
        rows = [
            (
                self.speaker.name_of(seat),
                signed(-one.given_away),
                signed(one.luck),
                signed(one.skill),
                str(percent(one.expected)),
                str(percent(one.result)),
            )
            for seat, one in enumerate(self.review.balance)
        ]
        heads = ("player", "given-away", "luck", "skill", "expected", "result")
        table = _table([self.speaker.say(f"review-{one}") for one in heads], rows)
        is_chance = any(one.measure == CHANCE for one in self.review.judgements)
        return self._section(
            "review-balance", "review-balance-why" + ("-chance" if is_chance else ""), table
        )

    def _decisions(self) -> str:
        say = self.speaker.say
        rows = [
            "<tr>"
            f'<td class="n">{one.step}</td><td>{escape(self.speaker.name_of(one.seat))}</td>'
            f'<td class="{one.verdict}">{escape(say(f"verdict-{one.verdict}"))}</td>'
            f"<td>{self._made(one)}</td></tr>"
            for one in self.review.judgements
            if one.verdict != FORCED
        ]
        heads = "".join(
            f"<th>{escape(say(f'review-{one}'))}</th>"
            for one in ("move", "player", "verdict", "made")
        )
        body = f'<div class="wide"><table><tr>{heads}</tr>{"".join(rows)}</table></div>'
        return self._section("review-decisions", "", body)

    def _made(self, judgement: Judgement) -> str:
        speaker = self.speaker
        lines = []
        for option in judgement.options:
            words = escape(speaker.tell(option.words))
            value = speaker.say(
                "review-between",
                percent=percent(option.value),
                low=percent(option.low),
                high=percent(option.high),
            )
            shown = f"<b>{words}</b>" if option.move == judgement.played else words
            lines.append(f"{shown}: {escape(value)}")
        why = " ".join(escape(speaker.tell(one.phrase)) for one in judgement.why)
        return f'{"<br>".join(lines)}<br><span class="why">{why}</span>'


def signed(share: float) -> str:
    """A share in whole per cent with its sign, and a real minus.

    >>> signed(-0.142), signed(0.0)
    ('−14', '0')
    """
    whole = percent(abs(share))
    return f"{'+' if share > 0 else '−'}{whole}" if whole else "0"


def _colour(seat: int) -> str:
    return _SEATS[seat % len(_SEATS)]


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(one)}</th>" for one in heads)
    body = "".join(
        "<tr>"
        + "".join(
            f"<td{' class=n' if place else ''}>{escape(one)}</td>" for place, one in enumerate(row)
        )
        + "</tr>"
        for row in rows
    )
    return f'<div class="wide"><table><tr>{head}</tr>{body}</table></div>'
