"""Tools for hosts: who may come in and talk, what is kept, and what admins did."""
