"""Bots: they get a Peek and nothing else."""
