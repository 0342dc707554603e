"""Tables: a live game with people, its log, its bots and its clocks."""
