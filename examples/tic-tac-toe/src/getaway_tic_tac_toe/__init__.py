"""Tic-tac-toe for Getaway."""
