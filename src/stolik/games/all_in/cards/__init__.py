"""The cards of All In: numbers, card data, faces."""
