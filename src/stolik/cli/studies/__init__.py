"""What `simulate` and `tournament` share."""
