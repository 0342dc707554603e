"""The odds of the vault in words, from what a seat knows."""

from getaway.games.big_score.game import BigScore
from getaway.games.big_score.multiset import token_count
from getaway.games.big_score.phases import VAULT
from getaway.games.big_score.solo import phases as solo_phases
from getaway.games.big_score.solo.state import SoloState
from getaway.games.big_score.state import BigScoreState
from getaway.games.big_score.vault_odds import (
    bust,
    next_token,
    solo_round,
    solo_survive,
    solo_vault,
    survive,
    table_vault,
)
from getaway.kernel.bits import count
from getaway.kernel.chance import Chance
from getaway.kernel.peek import Peek
from getaway.kernel.phrases import percent


def odds(game: BigScore, peek: Peek, rng: Chance) -> list[str]:
    """What can be computed now, a line each; empty outside the vault."""
    state = peek.sample(rng)
    if isinstance(state, SoloState):
        return _solo_vault(state)
    assert isinstance(state, BigScoreState)
    return _vault(game, state)


def _vault(game: BigScore, state: BigScoreState) -> list[str]:
    if state.phase != VAULT:
        return []
    vault = table_vault(state)
    inside = int(count(state.insiders()))
    lines = [
        f"If {robbers} rob, this round busts with {percent(bust(vault, robbers))}." for robbers in range(1, inside + 1)
    ]
    ahead = ", ".join(f"{rounds}: {percent(survive(vault, inside, rounds))}" for rounds in range(1, 5))
    return [*lines, f"To get through so many rounds with {inside} robbing: {ahead}.", _tokens(game, state.vault)]


def _solo_vault(state: SoloState) -> list[str]:
    if state.phase != solo_phases.VAULT:
        return []
    draws = int(state.box.solo.vault_draw)
    lines = [f"The next draw of {draws} busts with {percent(solo_round(state))}, every bribe paid that can be."]
    if state.rules.traitors == 0 and not state.rules.key_frees_cops:
        vault = solo_vault(state)
        ahead = ", ".join(f"{rounds}: {percent(solo_survive(vault, draws, rounds))}" for rounds in range(1, 5))
        lines.append(f"To get through so many rounds without a bribe: {ahead}.")
    return lines


def _tokens(game: BigScore, vault: int) -> str:
    names = {token.id: token.name for token in game.pack.tokens}
    counts = {names[kind]: int(token_count(vault, at)) for at, kind in enumerate(game.box.token_ids)}
    chances = sorted(next_token(counts).items(), key=lambda pair: -pair[1])
    return "The next token: " + ", ".join(f"{name} {percent(chance)}" for name, chance in chances) + "."
