"""Whole sentences: triggers, clauses and duties made of phrases."""
