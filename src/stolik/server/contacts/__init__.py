"""People who know each other from tables: whom one can invite, and whom one has blocked."""
