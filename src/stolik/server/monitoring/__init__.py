"""What a host watches: health, metrics and logs of a node."""
