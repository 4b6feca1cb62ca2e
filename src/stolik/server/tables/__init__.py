"""Live tables of a node: loading, changing, broadcasting, keeping and clearing them."""
