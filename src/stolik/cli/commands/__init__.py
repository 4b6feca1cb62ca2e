"""The commands of `stolik`, one module each."""
