"""The cards of the ledger as data, and the founding editions of a deck."""
