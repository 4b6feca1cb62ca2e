"""What a seat of Cardline sees, as numbers for learners."""
