"""Every rule id that code, tests and refusals cite leads to a line of docs/rules, and back."""

import re
import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
LEDGERS = ROOT / "docs" / "rules"

ID = re.compile(r"(?<![\w-])((?:AIN|BLK|CRD|CTA|ILL)-[A-Z]?\d+|(?:EX|INV|W)-\d+)(?![\w-])")
DEFINITION = re.compile(rf"^(?:- |\| *|#+ )?(?:\*\*)?{ID.pattern}", flags=re.MULTILINE)
READ = (".ftl", ".md", ".py", ".svelte", ".toml", ".ts", ".txt")

UNKNOWN_ON_PURPOSE = {"CRD-99"}
"""Asked for where a test shows the answer to an unknown id."""


@cache
def defined() -> frozenset[str]:
    texts = (path.read_text(encoding="utf-8") for path in LEDGERS.glob("*.md"))
    return frozenset(found for text in texts for found in DEFINITION.findall(text))


def cited(*folders: str) -> dict[str, str]:
    """Each id cited in files of the repository, with one of the places."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", *folders],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    found: dict[str, str] = {}
    for name in listed.splitlines():
        path = ROOT / name
        if path.suffix in READ and path.is_file():
            for rule in ID.findall(path.read_text(encoding="utf-8")):
                found.setdefault(rule, name)
    return found


def test_every_cited_rule_stands_in_a_ledger():
    places = cited("src", "tests", "web", "docs", "bench", "examples", "*.md")
    missing = {rule: place for rule, place in places.items() if rule not in defined()}
    assert set(missing) <= UNKNOWN_ON_PURPOSE, missing


def test_every_rule_of_the_ledgers_is_cited_by_a_test():
    assert defined() <= set(cited("tests", ":!tests/test_ledgers.py"))


def test_the_ledgers_define_every_family_of_ids():
    families = {re.sub(r"\d+$", "", rule) for rule in defined()}
    games = {f"{game}-" for game in ("AIN", "BLK", "CRD", "CTA", "ILL")}
    blank = {f"BLK-{family}" for family in "LWDRXI"}
    assert families >= games | blank | {"AIN-R", "CRD-R", "CTA-R", "ILL-R", "EX-", "INV-", "W-"}
