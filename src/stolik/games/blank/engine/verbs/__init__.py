"""What each verb does once performers, targets and picks are known."""
