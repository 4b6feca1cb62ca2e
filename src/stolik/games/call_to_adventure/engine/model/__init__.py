"""The values a state is made of."""
