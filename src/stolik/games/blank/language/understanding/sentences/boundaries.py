"""What stands between a trigger and its consequence."""

BOUNDARY_MARKS = (",", ":", "-", "=", "?", ".", ";", ">", "→")
BOUNDARY_WORDS = ("TO", "THEN")
NO_ONE = "nobody"  # stands for a performer that nothing names; no card has it
MEANS = ("znaczy", "oznacza", "powoduje", "sprawia", "skutkuje", "mean", "means", "cause", "causes")
