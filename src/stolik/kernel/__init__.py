"""The contract that every game implements: moves, entropy, events, records."""
