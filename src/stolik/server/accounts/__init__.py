"""Players: names, sessions, passwords, devices, ratings, deletion."""
