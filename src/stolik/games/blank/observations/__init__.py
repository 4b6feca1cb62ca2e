"""What a seat of BLANK sees, as numbers for learners."""
