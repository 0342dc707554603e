"""Score: a GM-led heist role-playing game."""
