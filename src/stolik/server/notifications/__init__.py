"""Tells people who are away: by Web Push and by e-mail, what each wants, once."""
