"""Duties, breaches, call-outs and reports."""
