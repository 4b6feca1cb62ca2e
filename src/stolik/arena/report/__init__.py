"""Results as sentences, tables, charts and an HTML page."""

from stolik.arena.report.html_report import report

__all__ = ["report"]
