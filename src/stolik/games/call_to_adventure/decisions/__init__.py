"""What may be decided, why not, and what a decision does."""
