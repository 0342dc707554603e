"""Getaway: the house for heist games."""

__version__ = "0.1.0"
