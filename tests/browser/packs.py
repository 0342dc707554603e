"""Boxes of The Big Score in which a rare thing comes up at once: the printed one with some figures changed."""

import tomllib
from importlib.resources import files
from typing import Any

Box = dict[str, Any]


def printed(game: str = "big_score") -> Box:
    return tomllib.loads(files(f"getaway.games.{game}").joinpath("pack.toml").read_text())


def experts(crew: str) -> Box:
    """One round, in which everybody holds nothing but Experts of one type; one in Training is enough, no Cop comes."""
    box = printed() | {"rounds": 1, "training": 1, "deals": [4, 4, 3, 2, 2]}
    for each in box["crew"]:
        each |= {"regular": 0, "expert": 15 if each["id"] == crew else 0}
    return _with_tokens(box, cop=0)


def loot_for(**solo: int) -> Box:
    """Alone: one round with one job, no Cop in the vault, and other figures of a scenario."""
    box = printed() | {"rounds": 1}
    box["solo"] |= solo
    return _with_tokens(box, cop=0)


def together() -> Box:
    """Alone: all crew are Con Men and one is enough for a job, so that all jobs that lie open are completed at once."""
    box = printed() | {"rounds": 1, "deals": [4, 4, 3, 2, 2]}
    for each in box["crew"]:
        each |= {"regular": 0, "expert": 15 if each["id"] == "con_man" else 0}
    for job in box["jobs"]:
        for crew in box["crew"]:
            job.pop(crew["id"], None)
        job |= {"con_man": 1, "source": "reconstructed"}
    return _with_tokens(box, cop=0)


def gold() -> Box:
    """Alone: most tokens of the vault are Gold Bars."""
    return _with_tokens(loot_for(), gold_bar=60)


def _with_tokens(box: Box, **counts: int) -> Box:
    for token in box["tokens"]:
        token["count"] = counts.get(token["id"], token["count"])
    return box
