"""Exact sums over games, and the statistics made from them."""
