"""Getaway: heist games to play, to simulate and to study.

The games as a library:

    >>> from getaway.games.registry import game_type
    >>> from getaway.kernel.chance import seeded
    >>> game = game_type("masters").from_toml()
    >>> state = game.new_state(seeded(1), 2, game.options_type())
    >>> seat = state.actor()
    >>> state.play_move(seat, state.legal(seat)[0])
    >>> [str(game.catalogue[number]) for number in state.legal(state.actor())][:1]
    ["BuyCrew(card='con_artist')"]

A State is the position of one game. `actor()` says who decides next, -1 at the end; `legal(seat)` lists the numbers of
the moves, which `game.catalogue` turns into moves; `play_move(seat, number)` checks a move and makes it, and `apply`
makes it unchecked, for speed. `clone()`, `copy.deepcopy` and `pickle` give an independent copy with its generator;
`returns()` is each seat's share of the win, `scores()` what it made. Compiled classes carry no docstrings: those stand
in the source beside them, first in `getaway/kernel/state.py`. Bots are in `getaway.bots` (docs/bots.md).
"""

__version__ = "0.1.0"
