"""What a seat of All In sees, as numbers for learners."""
