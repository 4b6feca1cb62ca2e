"""A server asks to run soon after it wakes, which gives it no more of the processor."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from stolik.server.workers import time_slices

ASK = """
import os
from stolik.server.workers.time_slices import SHORT, ask_for_slices
os.nice(19)
print(ask_for_slices(SHORT), os.nice(0), os.sched_getscheduler(0))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="slices are Linux's")
def test_short_slices_change_neither_niceness_nor_policy():
    asked = subprocess.run([sys.executable, "-c", ASK], capture_output=True, text=True, check=True)

    assert asked.stdout.split() == [
        str(time_slices.platform.machine() in time_slices._SCHED_SETATTR),
        "19",
        str(os.SCHED_OTHER),
    ]


def test_a_processor_of_another_kind_keeps_its_slices(monkeypatch):
    monkeypatch.setattr(time_slices.platform, "machine", lambda: "riscv64")

    assert not time_slices.ask_for_slices(time_slices.SHORT)
