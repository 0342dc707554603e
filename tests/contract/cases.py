"""All cases of the contract suite, for other tests that go through every game."""

from getaway.testing import cases

ALL_GAMES = cases.game_types(None)
CATALOGUE_GAMES = [game.name for game in cases.with_state(None)]
PLAY_CASES = cases.Case.every()
STATE_CASES = cases.StateCase.every()
