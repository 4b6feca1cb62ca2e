"""How a bot of All In imagines hidden cards and evaluates hands."""
