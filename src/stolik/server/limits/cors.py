"""CORS: which pages of other hosts may use this server, with a visitor's cookies."""

from __future__ import annotations

import re

from litestar.config.cors import CORSConfig

from stolik.server.config import Config


def listed_origins(config: Config) -> frozenset[str]:
    """The origins that the host of this server has listed."""
    return frozenset(one.strip() for one in config.origins.split(",") if one.strip())


def cors_config(config: Config) -> CORSConfig | None:
    """How Litestar answers pages of the listed origins; None when there are none."""
    origins = sorted(listed_origins(config))
    if not origins:
        return None
    return CORSConfig(
        # As an expression, because in a list of origins an asterisk would be a wildcard.
        allow_origins=[],
        allow_origin_regex="|".join(re.escape(origin) for origin in origins),
        allow_methods=["GET", "POST"],
        allow_headers=["content-type"],
        allow_credentials=True,
    )
