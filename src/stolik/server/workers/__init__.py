"""Worker processes and the queues for them: bots and pictures."""
