"""Bots: they get an Observation and nothing else."""
