"""The odds of The Big Score's vault as messages, from what a seat knows: a line each, none outside the vault."""

from getaway.games.big_score import phases
from getaway.games.big_score.chances import bust, next_token, solo_round, solo_survive, solo_vault, survive, table_vault
from getaway.games.big_score.game import BigScore
from getaway.games.big_score.multiset import token_count
from getaway.games.big_score.say import say
from getaway.games.big_score.solo import phases as solo_phases
from getaway.games.big_score.solo.state import SoloState
from getaway.games.big_score.state import BigScoreState
from getaway.kernel.bits import count
from getaway.kernel.chance import Chance
from getaway.kernel.observation import Observation
from getaway.text.messages import Message, Percent, Text, listing


def odds(game: BigScore, observation: Observation[BigScoreState], rng: Chance) -> list[Text]:
    state = observation.sample(rng)
    if state.phase != phases.VAULT:
        return []
    vault = table_vault(state)
    inside = int(count(state.insiders()))
    risks = [bust(vault, robbers) for robbers in range(1, inside + 1)]
    lines: list[Text] = [
        say("odds-bust", robbers=robbers, risk=Percent(float(risk))) if risk else say("odds-no-bust", robbers=robbers)
        for robbers, risk in enumerate(risks, start=1)
    ]
    if not any(risks):
        lines = [say("odds-safe")]
    ahead = [Percent(float(survive(vault, inside, rounds))) for rounds in range(1, 4)]
    lines.append(say("odds-ahead", inside=inside, one=ahead[0], two=ahead[1], three=ahead[2]))
    return [*lines, _tokens(game, state.vault)]


def _tokens(game: BigScore, vault: int) -> Message:
    counts = {kind: int(token_count(vault, at)) for at, kind in enumerate(game.box.token_ids)}
    chances = sorted(next_token(counts).items(), key=lambda pair: -pair[1])
    return say(
        "odds-tokens",
        tokens=listing(
            (say("odds-token", token=game.words.token(kind), share=Percent(float(share))) for kind, share in chances),
            "comma",
        ),
    )


def solo_odds(game: BigScore, observation: Observation[SoloState], rng: Chance) -> list[Text]:
    state = observation.sample(rng)
    if state.phase != solo_phases.VAULT:
        return []
    draws = int(state.box.solo.vault_draw)
    risk = solo_round(state)
    lines: list[Text] = [say("solo-odds-bust", risk=Percent(float(risk))) if risk else say("odds-safe")]
    if state.rules.traitors == 0 and not state.rules.key_frees_cops:
        vault = solo_vault(state)
        ahead = [Percent(float(solo_survive(vault, draws, rounds))) for rounds in range(1, 4)]
        lines.append(say("solo-odds-ahead", one=ahead[0], two=ahead[1], three=ahead[2]))
    return lines
