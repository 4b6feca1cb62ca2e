"""Five modern card games at one table."""
