"""Terminal input and output of commands, and their help."""
