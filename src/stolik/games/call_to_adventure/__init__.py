"""Call to Adventure (Zew przygody): three acts, a cast of runes, a tale at the end."""
