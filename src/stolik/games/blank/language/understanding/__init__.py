"""From people's words to a card: words, phrases, clauses, sentences, questions and answers."""
