"""What a seat sees of the table."""
