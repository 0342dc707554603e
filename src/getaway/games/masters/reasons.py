"""Reasons for a move, from what the player knows."""

from getaway.games.masters import carry_over
from getaway.games.masters.game import Masters
from getaway.games.masters.heist import skill_of
from getaway.games.masters.moves import BuyCrew, KeepCrew, Pass, PlanCrew, PlanSelector, TakeWelfare
from getaway.games.masters.pack import Mark
from getaway.games.masters.policy import by_loot, open_slots, worth
from getaway.games.masters.policy_solo import CampaignPolicy
from getaway.games.masters.say import say
from getaway.games.masters.scoring import highest_muscle
from getaway.games.masters.state import MastersState
from getaway.kernel.bits import bit, count
from getaway.kernel.moves import Move
from getaway.text.messages import Argument, Message, Money


def reason(game: Masters, state: MastersState, seat: int, move: Move) -> Message:
    side = state.sides[seat]
    match move:
        case BuyCrew() | TakeWelfare():
            return _buy(game, state, seat, move.card)
        case Pass():
            return say("reason-pass", money=Money(side.money))
        case PlanCrew():
            return _crew(game, state, seat, move.card)
        case PlanSelector():
            return _selector(game, state, seat, move.number - 1)
        case KeepCrew():
            price, surplus = game.words.crew[move.card].price, carry_over.surplus(state)
            return say("reason-keep", price=Money(price), surplus=Money(surplus))
    return say("reason-stop")


def _buy(game: Masters, state: MastersState, seat: int, name: str) -> Message:
    card = game.words.crew[name]
    number = game.box.crew_ids.index(name)
    if card.permanent:
        what = say("reason-adds-always", skill=card.permanent)
    elif card.skill:
        what = say("reason-adds", skill=card.skill, muscle=card.muscle, draw=card.draw)
    else:
        what = say("reason-draws", draw=card.draw)
    owned = state.sides[seat].owned
    given: dict[str, Argument] = {"card": game.words.card(name), "what": what}
    if state.solo:
        policy = CampaignPolicy(game)
        gain = int(policy.prospect(state, owned | bit(number)) - policy.prospect(state, owned)) // 100
        rounds = 1 + int(state.deck_left()) // int(state.box.display)
        return say("reason-buy-solo", **given, rounds=rounds, gain=Money(gain), earns="yes" if gain > 0 else "no")
    marks = int(state.deck_left() + count(open_slots(state)))
    gain = int(worth(game.box, number)) * min(8, marks) // 8
    strongest = card.muscle > max(highest_muscle(state, side.owned) for side in state.sides) > 0
    return say("reason-buy", **given, marks=marks, gain=Money(gain), strongest="yes" if strongest else "no")


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


def _crew(game: Masters, state: MastersState, seat: int, name: str) -> Message:
    side = state.sides[seat]
    number = game.box.crew_ids.index(name)
    heists = _heists(state, seat)
    group = heists[-1] | bit(number)
    marks = [state.display[slot] for slot in by_loot(state, side, open_slots(state))]
    robbed = next((mark for mark in marks if skill_of(state, side, group, mark) >= state.box.difficulty[mark]), None)
    given: dict[str, Argument] = {
        "card": game.words.card(name),
        "heist": len(heists),
        "draw": int(state.box.draw[number]),
    }
    if robbed is None:
        return say("reason-crew", **given, skill=int(state.box.skill[number]))
    mark = game.words.marks[game.box.mark_ids[robbed]]
    skill = int(skill_of(state, side, group, robbed))
    return say("reason-crew-enough", **given, skill=skill, **_mark(game, mark))


def _mark(game: Masters, mark: Mark) -> dict[str, Argument]:
    return {"mark": game.words.mark(mark.id), "difficulty": mark.difficulty, "payout": Money(mark.payout)}


def _selector(game: Masters, state: MastersState, seat: int, slot: int) -> Message:
    if slot >= len(state.display):
        return say("reason-selector-empty")
    side = state.sides[seat]
    heist = len(side.selectors)
    heists = [group for group in _heists(state, seat) if group]
    mark = game.words.marks[game.box.mark_ids[state.display[slot]]]
    if heist >= len(heists):
        return say("reason-selector-spare", heist=heist + 1)
    skill = int(skill_of(state, side, heists[heist], state.display[slot]))
    if skill >= mark.difficulty:
        return say("reason-selector", heist=heist + 1, skill=skill, **_mark(game, mark))
    return say("reason-selector-short", **_mark(game, mark))
