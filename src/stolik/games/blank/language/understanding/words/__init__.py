"""Words of both languages: their forms, what each can stand for, and typing errors."""
