"""Score with a pack whose automatic GM plays the pack's own scenes instead of the stories."""

import tomllib

from getaway.games.score.game import Score
from getaway.games.score.pack import ScorePack

_TREE = tomllib.loads(Score.standard_pack_text().decode())
_TREE["house"]["story"] = ""
_GAME = Score.from_tree(_TREE)
assert isinstance(_GAME, Score)
GAME: Score = _GAME
PACK: ScorePack = GAME.pack
