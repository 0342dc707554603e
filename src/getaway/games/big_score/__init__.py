"""The Big Score: draft, secret assignment and push your luck for 2 to 6 players, and nine solo scenarios."""
