"""Tables: a live game, who sits at it, and what each of them is told. In memory only."""
