"""The house rules: what no game states, because at a table nobody would have to be told."""

from getaway.kernel.rulebook import PLAY_RULES, Rulebook, read_rulebook

HOUSE_RULES = Rulebook(PLAY_RULES.markdown + read_rulebook("getaway.table").markdown)
"""Those of every game, and those of every table (HR-6 on)."""
