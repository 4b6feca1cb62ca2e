"""How a bot values moves and chooses one quickly."""
