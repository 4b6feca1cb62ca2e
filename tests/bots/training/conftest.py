"""PyTorch is an extra: without it these tests are left out, except where nothing may be."""

import os
from importlib.util import find_spec

collect_ignore_glob = (
    ["test_*.py"] if find_spec("torch") is None and not os.environ.get("STOLIK_NO_SKIPS") else []
)
