"""What the operations of card effects do."""
