"""Live games with people."""
