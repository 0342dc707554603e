"""Masters of the Heist: two-player simultaneous planning, and a solo campaign."""
