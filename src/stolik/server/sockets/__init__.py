"""The sockets of tables: reading clients' messages, sending answers."""
