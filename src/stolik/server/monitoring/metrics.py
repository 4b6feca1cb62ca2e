"""Metrics for Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Histogram:
    """A histogram of durations."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        """Note one duration."""
        self.total += seconds
        self.counts[bisect_left(BUCKETS, seconds)] += 1

    def lines(self, name: str) -> list[str]:
        """The histogram in Prometheus' text format."""
        lines, count = [f"# TYPE {name} histogram"], 0
        for bound, more in zip((*BUCKETS, "+Inf"), self.counts, strict=True):
            count += more
            lines.append(f'{name}_bucket{{le="{bound}"}} {count}')
        return [*lines, f"{name}_sum {self.total}", f"{name}_count {count}"]


class Metrics:
    """Counters of this node since it started."""

    def __init__(self) -> None:
        self.entries = 0
        self.messages = 0
        self.refused = 0
        self.failures = 0
        self.sockets = 0
        self.requests: dict[int, int] = {}
        self.answer_time = Histogram()
        self.bot_wait = Histogram()

    def request(self, status: int) -> None:
        """Note an answer to a request."""
        self.requests[status] = self.requests.get(status, 0) + 1

    def text(self, gauges: Mapping[str, float]) -> str:
        """Everything in Prometheus' text format."""
        lines = []
        for name in ("entries", "messages", "refused", "failures"):
            lines.append(f"# TYPE stolik_{name}_total counter")
            lines.append(f"stolik_{name}_total {getattr(self, name)}")
        lines.append("# TYPE stolik_requests_total counter")
        for status, count in sorted(self.requests.items()):
            lines.append(f'stolik_requests_total{{status="{status}"}} {count}')
        for name, value in {"sockets": self.sockets, **gauges}.items():
            lines += [f"# TYPE stolik_{name} gauge", f"stolik_{name} {value}"]
        lines += self.answer_time.lines("stolik_answer_seconds")
        lines += self.bot_wait.lines("stolik_bot_wait_seconds")
        return "\n".join(lines) + "\n"
