"""What a seat of Illusion sees, as numbers for learners."""
