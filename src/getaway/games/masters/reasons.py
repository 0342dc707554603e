"""Reasons for a move, from what the player knows."""

from getaway.games.masters import carry_over
from getaway.games.masters.game import Masters
from getaway.games.masters.heist import skill_of
from getaway.games.masters.moves import BuyCrew, KeepCrew, Pass, PlanCrew, PlanSelector, TakeWelfare
from getaway.games.masters.policy import by_loot, open_slots, worth
from getaway.games.masters.policy_solo import CampaignPolicy
from getaway.games.masters.scoring import highest_muscle
from getaway.games.masters.state import MastersState
from getaway.kernel.bits import bit, count
from getaway.kernel.moves import Move
from getaway.kernel.phrases import counted


def reason(game: Masters, state: MastersState, seat: int, move: Move) -> str:
    side = state.sides[seat]
    match move:
        case BuyCrew() | TakeWelfare():
            return _buy(game, state, seat, move.card)
        case Pass():
            return f"It keeps ${side.money}K, and money is what counts at the end."
        case PlanCrew():
            return _crew(game, state, seat, move.card)
        case PlanSelector():
            return _selector(game, state, seat, move.number - 1)
        case KeepCrew():
            price = game.words.crew[move.card].price
            return f"Its price of ${price}K is in the ${carry_over.surplus(state)}K above the goal that are left."
    return "The next game begins with the crew that is kept."


def _buy(game: Masters, state: MastersState, seat: int, name: str) -> str:
    card = game.words.crew[name]
    number = game.box.crew_ids.index(name)
    if card.permanent:
        what = f"adds {card.permanent} Skill to every heist of yours"
    elif card.skill:
        draws = f" and draws {card.draw} more" if card.draw else ""
        what = f"adds Skill {card.skill} and Muscle {card.muscle}{draws}"
    else:
        what = f"draws {card.draw} more crew into its heist"
    owned = state.sides[seat].owned
    if state.solo:
        policy = CampaignPolicy(game)
        gain = int(policy.prospect(state, owned | bit(number)) - policy.prospect(state, owned)) // 100
        rounds = 1 + int(state.deck_left()) // int(state.box.display)
        return f"{card.name} {what}; in {counted(rounds, 'round')} it brings about ${gain}K."
    marks = int(state.deck_left() + count(open_slots(state)))
    gain = int(worth(game.box, number)) * min(8, marks) // 8
    words = f"{card.name} {what}; with {counted(marks, 'mark')} left such a card brings about ${gain}K."
    if card.muscle > max(highest_muscle(state, side.owned) for side in state.sides):
        words += " Nobody has more Muscle."
    return words


def _heists(state: MastersState, seat: int) -> list[int]:
    """The crew of each heist as planned so far; the last may still wait for cards."""
    groups = [0]
    due = 1
    for card in state.sides[seat].plan:
        groups[-1] |= int(bit(card))
        due += state.box.draw[card] - 1
        if due == 0:
            groups.append(0)
            due = 1
    return groups


def _crew(game: Masters, state: MastersState, seat: int, name: str) -> str:
    side = state.sides[seat]
    number = game.box.crew_ids.index(name)
    heists = _heists(state, seat)
    group = heists[-1] | bit(number)
    marks = [state.display[slot] for slot in by_loot(state, side, open_slots(state))]
    robbed = next((mark for mark in marks if skill_of(state, side, group, mark) >= state.box.difficulty[mark]), None)
    here = f"{game.words.crew[name].name} on heist {len(heists)}"
    draws = state.box.draw[number]
    more = f" It draws {draws} more." if draws else ""
    if robbed is not None:
        mark = game.words.marks[game.box.mark_ids[robbed]]
        skill = skill_of(state, side, group, robbed)
        enough = f"enough for {mark.name} ({mark.difficulty} for ${mark.payout}K)"
        return f"{here} makes its Skill {skill}, {enough}.{more}"
    return f"{here} brings Skill {state.box.skill[number]}.{more}"


def _selector(game: Masters, state: MastersState, seat: int, slot: int) -> str:
    if slot >= len(state.display):
        return "Nothing lies there: it keeps the other Selectors for what does."
    side = state.sides[seat]
    heist = len(side.selectors)
    heists = [group for group in _heists(state, seat) if group]
    mark = game.words.marks[game.box.mark_ids[state.display[slot]]]
    pays = f"{mark.name} for ${mark.payout}K"
    if heist >= len(heists):
        return f"No crew is left for a heist {heist + 1}: it comes up only if an earlier mark is gone."
    skill = int(skill_of(state, side, heists[heist], state.display[slot]))
    if skill >= mark.difficulty:
        return f"Heist {heist + 1} has Skill {skill} against Difficulty {mark.difficulty}: it can rob {pays}."
    return f"There is {pays}, at Difficulty {mark.difficulty}."
