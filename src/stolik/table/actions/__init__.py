"""Everything that can happen at a table, one module for each topic.

An action is in one place: the request that a client sends (`Request.entry` checks it and
makes an entry of the log), the entry, what the entry does (`Entry.fold`), and what is said
about it (`Entry.phrase`). Requests and entries are found by their base classes, so nothing
else has to name them.
"""
