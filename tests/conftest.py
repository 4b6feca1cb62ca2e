"""Settings for all tests: nothing is skipped in secret, and each mode is the one it claims."""

from __future__ import annotations

import gc
import os
import secrets
import signal
from collections.abc import Iterator

import hypothesis
import pytest

from deals import HAS_LUCK, Deals
from stolik.kernel import entropy


def pytest_configure(config: pytest.Config) -> None:
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        # Begun in the background of a shell; the programs that tests interrupt would inherit it.
        signal.signal(signal.SIGINT, signal.default_int_handler)
    # No example has a time limit: machines are shared.
    calm = {"deadline": None, "suppress_health_check": [hypothesis.HealthCheck.too_slow]}
    hypothesis.settings.register_profile("stolik", derandomize=not HAS_LUCK, **calm)
    hypothesis.settings.load_profile("stolik")
    compiled = entropy.__file__.endswith(".so")
    expected = os.environ.get("STOLIK_EXPECT")
    if expected and (expected == "compiled") != compiled:
        found = "compiled" if compiled else "interpreted"
        raise pytest.UsageError(f"these tests expect {expected} rules and found {found} ones")


def pytest_collection_finish() -> None:
    """What was collected stays to the end: nothing of it is looked through for garbage again."""
    gc.collect()
    gc.freeze()


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


@pytest.fixture(autouse=True)
def same_deals(request: pytest.FixtureRequest) -> Iterator[None]:
    """Tables and players of this process bring the test's own deals."""
    with pytest.MonkeyPatch.context() as patch:
        here = Deals(lambda: request.node.nodeid)
        patch.setattr(secrets, "token_hex", here.token_hex)
        patch.setattr(secrets, "token_urlsafe", here.token_urlsafe)
        yield
