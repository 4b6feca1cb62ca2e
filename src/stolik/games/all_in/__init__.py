"""All In: Wizjonerzy: build a poker hand, then name whoever built the strongest."""
