"""The Big Score's vault in exact numbers: every draw counted, as fractions.

All of it follows from what everyone at the table knows: the tokens still in the vault and the Cop Track.
"""

from fractions import Fraction
from functools import lru_cache
from math import comb
from typing import NamedTuple

from getaway.games.big_score import phases
from getaway.games.big_score.box import COP, GOLD, KEY, TYPES
from getaway.games.big_score.game import BigScore
from getaway.games.big_score.multiset import token_count, token_total
from getaway.games.big_score.say import say
from getaway.games.big_score.solo import phases as solo_phases
from getaway.games.big_score.solo.bribes import funds
from getaway.games.big_score.solo.state import SoloState
from getaway.games.big_score.state import BigScoreState
from getaway.kernel.bits import count
from getaway.kernel.chance import Chance
from getaway.kernel.observation import Observation
from getaway.text.messages import Message, Percent, Text, listing

ZERO = Fraction(0)
ONE = Fraction(1)


class Vault(NamedTuple):
    """What is left in the vault, and how many more Cops are a bust."""

    cops: int
    others: int
    wanting: int

    @property
    def tokens(self) -> int:
        return self.cops + self.others


def exactly(vault: Vault, draws: int, cops: int) -> Fraction:
    draws = min(draws, vault.tokens)
    if cops > draws:
        return ZERO
    return Fraction(comb(vault.cops, cops) * comb(vault.others, draws - cops), comb(vault.tokens, draws))


def bust(vault: Vault, draws: int) -> Fraction:
    """The chance that so many draws bring the Cops that are wanting."""
    return ONE - sum((exactly(vault, draws, cops) for cops in range(max(0, vault.wanting))), ZERO)


def survive(vault: Vault, robbers: int, rounds: int) -> Fraction:
    """The chance to get through so many rounds with so many robbers each: what is drawn never goes back."""
    return ONE - bust(vault, robbers * rounds)


def next_token(counts: dict[str, int]) -> dict[str, Fraction]:
    total = sum(counts.values())
    return {kind: Fraction(number, total) for kind, number in counts.items() if number}


# Alone: three tokens a round; the first Cop always counts, others may be bribed and go back.


@lru_cache(maxsize=65536)
def solo_survive(vault: Vault, draws: int, rounds: int) -> Fraction:
    """The chance to get through so many rounds, taking one token and removing one in each, without a bribe."""
    if vault.wanting <= 0:
        return ZERO
    if rounds == 0 or vault.tokens == 0:
        return ONE
    safe = ZERO
    drawn = min(draws, vault.tokens)
    for cops in range(min(vault.wanting, drawn + 1)):
        chance = exactly(vault, draws, cops)
        if chance:
            gone = min(2, drawn - cops)
            after = Vault(vault.cops - cops, vault.others - gone, vault.wanting - cops)
            safe += chance * solo_survive(after, draws, rounds - 1)
    return safe


def solo_bust(vault: Vault, draws: int, bribes: int = 0, keys: int = 0) -> Fraction:
    """The chance that this round busts, with so many bribes to pay at most; where Keys free Cops (SO-4.5) they are
    counted among the others, and a draw with one of them is safe."""
    drawn = min(draws, vault.tokens)
    chance = ZERO
    for cops in range(1, drawn + 1):
        if cops - min(bribes, cops - 1) >= vault.wanting:
            ways = comb(vault.cops, cops) * comb(vault.others - keys, drawn - cops)
            chance += Fraction(ways, comb(vault.tokens, drawn))
    return chance


def row_bust(state: SoloState, draws: int) -> Fraction:
    """The same for Betray the Traitor: Cops go on the row, placed as well as can be (SO-4.8)."""
    vault = _vault(state.vault, 0)
    row = tuple(
        (int(token_total(state.tokens[crew])), token_count(state.tokens[crew], COP) > 0)
        for crew in range(TYPES)
        if state.row >> crew & 1
    )
    drawn = min(draws, vault.tokens)
    return sum((exactly(vault, draws, cops) for cops in range(1, drawn + 1) if not _row_holds(row, cops)), ZERO)


def _row_holds(row: tuple[tuple[int, bool], ...], cops: int) -> bool:
    """Whether so many Cops find cards, and leave one without."""
    if all(cop for _, cop in row):
        return False
    if cops == 0:
        return True
    fewest = min(tokens for tokens, _ in row)
    return any(
        _row_holds((*row[:at], (tokens + 1, True), *row[at + 1 :]), cops - 1)
        for at, (tokens, cop) in enumerate(row)
        if tokens == fewest and not cop
    )


def table_vault(state: BigScoreState) -> Vault:
    return _vault(state.vault, state.bust_at - state.cops)


def solo_vault(state: SoloState) -> Vault:
    return _vault(state.vault, state.rules.bust - state.cops)


def _vault(tokens: int, wanting: int) -> Vault:
    cops = token_count(tokens, COP)
    return Vault(cops, token_total(tokens) - cops, wanting)


def solo_round(state: SoloState) -> Fraction:
    """The chance that the next round of a solitaire busts, all bribes paid that can be."""
    draws = int(state.box.solo.vault_draw)
    if state.rules.traitors > 0:
        return row_bust(state, draws)
    bribes = int(funds(state, 1 << 30) // state.box.solo.bribe)
    keys = token_count(state.vault, KEY) if state.rules.key_frees_cops else 0
    if state.gold_frees:
        keys += token_count(state.vault, GOLD)
    return solo_bust(solo_vault(state), draws, bribes, keys)


# As messages, from what a seat knows: a line each, none outside the vault.


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
