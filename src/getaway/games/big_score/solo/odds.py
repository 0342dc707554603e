"""The odds of the vault for one player alone, in words."""

from getaway.games.big_score.game import BigScore
from getaway.games.big_score.solo.phases import VAULT
from getaway.games.big_score.solo.state import SoloState
from getaway.games.big_score.vault_odds import solo_round, solo_survive, solo_vault
from getaway.kernel.chance import Chance
from getaway.kernel.observation import Observation
from getaway.kernel.phrases import percent


def odds(game: BigScore, observation: Observation[SoloState], rng: Chance) -> list[str]:
    """What can be computed now, a line each; empty outside the vault."""
    state = observation.sample(rng)
    if state.phase != VAULT:
        return []
    draws = int(state.box.solo.vault_draw)
    lines = [f"The next draw of {draws} busts with {percent(solo_round(state))}, every bribe paid that can be."]
    if state.rules.traitors == 0 and not state.rules.key_frees_cops:
        vault = solo_vault(state)
        ahead = ", ".join(f"{rounds}: {percent(solo_survive(vault, draws, rounds))}" for rounds in range(1, 5))
        lines.append(f"To get through so many rounds without a bribe: {ahead}.")
    return lines
