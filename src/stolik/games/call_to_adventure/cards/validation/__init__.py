"""Checks of the card set against the quotas of the ledger."""
