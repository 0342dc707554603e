"""What speaks for a move, in the game's own terms and from what its maker knows."""

from getaway.bots import masters as masters_policy
from getaway.bots import rob_a_bank as bank_policy
from getaway.bots.odds import percent
from getaway.bots.vault_odds import bust, solo_round, table_vault
from getaway.games.big_score import moves as score_moves
from getaway.games.big_score.game import BigScore
from getaway.games.big_score.multiset import crew_types
from getaway.games.big_score.pack import CREW_TYPES
from getaway.games.big_score.solo import moves as solo_moves
from getaway.games.big_score.solo.jobs import icons_open
from getaway.games.big_score.solo.state import SoloState
from getaway.games.big_score.state import BigScoreState
from getaway.games.masters import moves as masters_moves
from getaway.games.masters.game import Masters
from getaway.games.masters.phases import PLAN
from getaway.games.masters.state import MastersState
from getaway.games.rob_a_bank import moves as bank_moves
from getaway.games.rob_a_bank import packed
from getaway.games.rob_a_bank.game import RobABank
from getaway.games.rob_a_bank.phases import COLOURS
from getaway.games.rob_a_bank.state import BankState
from getaway.kernel.bits import count
from getaway.kernel.catalogue_game import CatalogueGame
from getaway.kernel.moves import Move
from getaway.kernel.state import State


def reason(game: CatalogueGame, state: State, seat: int, number: int) -> str:
    """One sentence. `state` is any world that the seat holds possible."""
    move = game.catalogue[number]
    if isinstance(game, Masters):
        assert isinstance(state, MastersState)
        return _masters(game, state, seat, move)
    if isinstance(game, RobABank):
        assert isinstance(state, BankState)
        return _bank(game, state, move)
    if isinstance(game, BigScore):
        if isinstance(state, SoloState):
            return _solo(game, state, move)
        assert isinstance(state, BigScoreState)
        return _score(game, state, seat, move)
    return ""


def _masters(game: Masters, state: MastersState, seat: int, move: Move) -> str:
    words = game.words
    side = state.sides[seat]
    match move:
        case masters_moves.BuyCrew() | masters_moves.TakeWelfare() | masters_moves.KeepCrew():
            card = words.crew[move.card]
            number = game.box.crew_ids.index(move.card)
            marks = state.deck_left() + count(masters_policy.open_slots(state))
            return (
                f"{card.name} adds Skill {card.skill + card.permanent} and Muscle {card.muscle}; with {marks} marks "
                f"left such a card brings about ${masters_policy.worth(game.box, number) * min(8, marks) // 8}K."
            )
        case masters_moves.Pass():
            return f"It keeps ${side.money}K, and money is what counts at the end."
        case masters_moves.PlanCrew():
            card = words.crew[move.card]
            draws = f" and draws {card.draw} more" if card.draw else ""
            return f"{card.name} brings Skill {card.skill}{draws} to the heist that is being filled."
        case masters_moves.PlanSelector() if state.phase == PLAN and move.number <= len(state.display):
            mark = state.display[move.number - 1]
            name = words.marks[game.box.mark_ids[mark]]
            return f"{name.name} needs Skill {name.difficulty} and pays ${name.payout}K."
    return "Nothing lies there: it keeps the other Selectors for later heists."


def _bank(game: RobABank, state: BankState, move: Move) -> str:
    match move:
        case bank_moves.ThrowBag():
            left = state.team.bags_to_win - state.scored
            return f"It scores: {left} {'bag is' if left == 1 else 'bags are'} still needed to win."
        case bank_moves.Tackle():
            bags = packed.at(state.carried, COLOURS.index(move.robber))
            return f"The {move.robber} robber drops {bags} {'bag' if bags == 1 else 'bags'} and loses a turn."
        case bank_moves.LockBag():
            return f"The bag in room {move.room} then takes an Unlock before it can be picked up."
        case bank_moves.PickUp() | bank_moves.UnlockBag():
            room = packed.at(state.robbers, state.side - 1)
            steps = bank_policy.way_out(state, room, state.car)
            return f"The car is {steps} {'step' if steps == 1 else 'steps'} away from this bag."
        case bank_moves.MoveRobber() | bank_moves.MoveToAnyRoom():
            room = move.room - 1
            bags = packed.at(state.loose, room)
            steps = bank_policy.way_out(state, room, state.car)
            return f"From there the car is {steps} steps away; loose bags there: {bags}."
        case bank_moves.MoveGuard():
            near = min(
                bank_policy.distance(state.ways, move.room - 1, 1 << packed.at(state.robbers, robber))
                for robber in range(state.team.robbers)
            )
            return f"The nearest robber is then {near} {'Move' if near == 1 else 'Moves'} away."
        case bank_moves.PlayCard():
            return f"It is card {state.card + 1} of {state.box.stack}: by then the floor may look different."
        case bank_moves.PepperSpray():
            return "Without that guard the room is free for picking up, unlocking and throwing."
        case bank_moves.Revive():
            return "All guards act again from the next turn on."
    return "It changes little now, and leaves the other actions open."


def _named(crew: str) -> str:
    return crew.replace("_", " ").title()


def _still_needs(game: BigScore, job: int, sent: int) -> str:
    """The icons of a job that crew, packed by type, does not meet yet."""
    icons = {crew: getattr(game.pack.jobs[job], crew) - (sent >> 4 * at & 15) for at, crew in enumerate(CREW_TYPES)}
    needs = [f"{number} {_named(crew)}" for crew, number in icons.items() if number > 0]
    return f"{game.pack.jobs[job].name} {'still needs ' + ', '.join(needs) if needs else 'has all it needs'}"


def _score(game: BigScore, state: BigScoreState, seat: int, move: Move) -> str:
    side = state.sides[seat]
    match move:
        case score_moves.Hire():
            jobs = [game.pack.jobs[job].name for job in state.jobs if getattr(game.pack.jobs[job], move.crew)]
            came = "" if state.step == 0 else " Whoever passed you this hand did not take it."
            return f"A {_named(move.crew)} is needed at {', '.join(jobs) or 'no job of this round'}.{came}"
        case score_moves.SendToJob():
            sent = crew_types(side.places[move.job - 1])
            return f"{_still_needs(game, state.jobs[move.job - 1], sent)}; whoever takes part gets the whole payout."
        case score_moves.Train():
            return f"{state.box.training} Experts of one type in Training at the end bring their ability in the vault."
        case score_moves.RevealJoats():
            short = "icon is" if state.missing == 1 else "icons are"
            return f"{state.missing} {short} missing; without enough Jacks the job fails for everyone there."
        case score_moves.Rob() | score_moves.Flee():
            inside = int(count(state.insiders()))
            return f"With {inside} robbing, this round busts with {percent(bust(table_vault(state), inside))}."
    return "It follows from what cards and tokens are worth to you now."


def _solo(game: BigScore, state: SoloState, move: Move) -> str:
    match move:
        case solo_moves.RobVault() | solo_moves.FleeVault():
            return f"The next draw busts with {percent(solo_round(state))}, every bribe paid that can be."
        case solo_moves.PlaceCard() | solo_moves.PlaceExtra() | solo_moves.SpendJacks():
            job = state.jobs[move.job - 1]
            return f"{_still_needs(game, job, state.crew[move.job - 1])}."
        case solo_moves.ChooseType():
            crew = CREW_TYPES.index(move.crew)
            cards = state.hand >> 4 * crew & 15
            return f"{cards} {_named(move.crew)} in hand, {icons_open(state, crew)} open icons for them."
    return f"${state.cash}K in cash, {state.completed} jobs done, {state.deck_size()} cards left in this round's deck."
