"""One challenge, from its declaration to its consequences."""
