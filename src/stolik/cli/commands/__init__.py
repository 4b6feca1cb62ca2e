"""The commands of `stolik`, a module each."""
