"""What a seat of Call to Adventure sees, as numbers for learners."""
