"""The contract every game keeps: moves, entropy, agenda, events, records."""
