"""The list of safeguards: each is still in the sources, and its test exists."""

from __future__ import annotations

import pytest

from mutants.safeguards import ROOT, safeguards


@pytest.mark.parametrize("one", safeguards(), ids=lambda one: one.point)
def test_what_is_listed_is_there_once_and_has_its_test(one):
    source = (ROOT / "src" / "stolik" / one.file).read_text(encoding="utf-8")
    assert source.count(one.text) == 1
    assert one.text != one.without
    file, _, name = one.test.partition("::")
    tests = (ROOT / file).read_text(encoding="utf-8")
    assert f"def {name.partition('[')[0]}(" in tests or not name
