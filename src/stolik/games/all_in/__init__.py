"""All In: Wizjonerzy: build a poker hand, then name the player who built the strongest."""
