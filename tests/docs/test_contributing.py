"""CONTRIBUTING.md: its example of a table action is the code of today."""

import re
import textwrap
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_example_of_a_table_action_is_real():
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    example = textwrap.dedent(re.findall(r"^ +```python\n(.*?)^ +```$", text, re.M | re.S)[0])
    source = (ROOT / "src/stolik/table/actions/hosting.py").read_text("utf-8")

    assert "class Lock(Request)" in example
    assert example in source
