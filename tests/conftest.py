"""Settings for all tests: nothing is skipped in secret, and each mode is the one it claims."""

from __future__ import annotations

import os
import signal

import pytest

from stolik.kernel import entropy


def pytest_configure(config: pytest.Config) -> None:
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        # Begun in the background of a shell; the programs that tests interrupt would inherit it.
        signal.signal(signal.SIGINT, signal.default_int_handler)
    compiled = entropy.__file__.endswith(".so")
    expected = os.environ.get("STOLIK_EXPECT")
    if expected and (expected == "compiled") != compiled:
        found = "compiled" if compiled else "interpreted"
        raise pytest.UsageError(f"these tests expect {expected} rules and found {found} ones")


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item):
    """Where nothing may be skipped, a skip is a failure."""
    outcome = yield
    report = outcome.get_result()
    if (
        report.skipped
        and os.environ.get("STOLIK_NO_SKIPS") == "1"
        and not hasattr(report, "wasxfail")
    ):
        report.outcome = "failed"
        report.longrepr = f"{item.nodeid} was skipped: {report.longrepr}"
