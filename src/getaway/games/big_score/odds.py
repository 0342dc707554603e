"""The odds of the vault in words, from what a seat knows."""

from getaway.games.big_score.game import BigScore
from getaway.games.big_score.multiset import token_count
from getaway.games.big_score.phases import VAULT
from getaway.games.big_score.state import BigScoreState
from getaway.games.big_score.vault_odds import bust, next_token, survive, table_vault
from getaway.kernel.bits import count
from getaway.kernel.chance import Chance
from getaway.kernel.observation import Observation
from getaway.kernel.phrases import percent


def odds(game: BigScore, observation: Observation[BigScoreState], rng: Chance) -> list[str]:
    """What can be computed now, a line each; empty outside the vault."""
    state = observation.sample(rng)
    if state.phase != VAULT:
        return []
    vault = table_vault(state)
    inside = int(count(state.insiders()))
    lines = [
        f"If {robbers} rob, this round busts with {percent(bust(vault, robbers))}." for robbers in range(1, inside + 1)
    ]
    ahead = ", ".join(f"{rounds}: {percent(survive(vault, inside, rounds))}" for rounds in range(1, 5))
    return [*lines, f"To get through so many rounds with {inside} robbing: {ahead}.", _tokens(game, state.vault)]


def _tokens(game: BigScore, vault: int) -> str:
    names = {token.id: token.name for token in game.pack.tokens}
    counts = {names[kind]: int(token_count(vault, at)) for at, kind in enumerate(game.box.token_ids)}
    chances = sorted(next_token(counts).items(), key=lambda pair: -pair[1])
    return "The next token: " + ", ".join(f"{name} {percent(chance)}" for name, chance in chances) + "."
