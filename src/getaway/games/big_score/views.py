"""What each viewer sees at a table of 2 to 6 players, field by field (BS-7.1 to BS-7.3): what is not written here
does not leave the State."""

import msgspec

from getaway.games.big_score import assign, belief, moves, phases
from getaway.games.big_score.box import ITEMS
from getaway.games.big_score.multiset import crew_faces, crew_total, token_total
from getaway.games.big_score.reckoning import ScoreLine, lines_of
from getaway.games.big_score.state import BigScoreState, Side
from getaway.games.big_score.words import Words, counted, face_id, jacks
from getaway.kernel.bits import members
from getaway.kernel.moves import Move
from getaway.kernel.views import Offer

PHASES = ("bosses", "items", "hire", "assign", "joats", "vault", "grease_man", "muscle", "trade", "gun_man", "over")
RULES = (
    "BS-2.2", "BS-2.4", "BS-3.4", "BS-3.8", "BS-3.18", "BS-4.4", "BS-4.19", "BS-4.16", "BS-4.10", "BS-4.18", "",
)  # fmt: skip
"""The rule that each phase's decision goes by."""


class SideView(msgspec.Struct, frozen=True):
    """A player's open part. Cards and tokens are named by their ids; `lines` tell at the end what the score is of."""

    boss: str | None
    item: str | None
    cash: int
    diamonds: int
    artifacts: int
    hard_drives: int
    joats: int
    cards: int
    training: tuple[str, ...]
    ability: str | None
    ability_used: bool
    inside: bool
    busted: bool
    loot: tuple[str, ...]
    drawn: str | None
    decided: bool
    score: int
    lines: tuple[ScoreLine, ...]


class JobView(msgspec.Struct, frozen=True):
    """A job on the table; `settled` once it has been resolved this round."""

    number: int
    job: str
    settled: bool


class PileView(msgspec.Struct, frozen=True):
    """The job being resolved: who sent which cards, the Inside Man, and the icons still missing."""

    number: int
    sent: tuple[tuple[str, ...], ...]
    inside_man: str | None
    missing: int


class VaultView(msgspec.Struct, frozen=True):
    """Act II: what is still in the vault, the floor, the track and the marker."""

    round: int
    tokens: tuple[str, ...]
    floor: tuple[str, ...]
    cops: int
    bust_at: int
    marker: int


class Recollection(msgspec.Struct, frozen=True):
    """A hand that the viewer passed on: as it was then, who has it now, how many cards it has lost since."""

    holder: int
    cards: tuple[str, ...]
    taken: int


class Target(msgspec.Struct, frozen=True):
    """A place of the assignment: which of the viewer's cards may go there, how many of them, and whether these must
    all be alike."""

    at: str
    takes: tuple[str, ...]
    most: int
    alike: bool


class OwnCards(msgspec.Struct, frozen=True):
    """The viewer's own; nobody else gets it. `places` are the jobs, Training and Unassigned, and so are `targets`
    while the viewer assigns."""

    hand: tuple[str, ...]
    hired: tuple[str, ...]
    unplaced: tuple[str, ...]
    places: tuple[tuple[str, ...], ...]
    targets: tuple[Target, ...]
    chosen: str | None
    recollections: tuple[Recollection, ...]


class Board(msgspec.Struct, frozen=True, tag="table", tag_field="kind"):
    """The table of The Big Score for 2 to 6 players; `simple` is without Training (BS-6.1)."""

    simple: bool
    act: int
    round: int
    to_left: bool
    jobs: tuple[JobView, ...]
    deck: int
    discards: tuple[str, ...]
    youth: tuple[int, ...]
    sides: tuple[SideView, ...]
    pile: PileView | None
    vault: VaultView | None
    own: OwnCards | None


def board(state: BigScoreState, viewer: int) -> Board:
    """The public table, and what is the viewer's own."""
    totals = state.scores()
    return Board(
        simple=state.simple,
        act=1 if state.phase < phases.VAULT else 2,
        round=state.round,
        to_left=state.to_left(),
        jobs=tuple(
            JobView(n + 1, state.box.job_ids[job], state.phase == phases.JOATS and n < state.job)
            for n, job in enumerate(state.jobs)
        ),
        deck=crew_total(state.deck),
        discards=tuple(state.cards(state.discards)),
        youth=tuple(state.youth),
        sides=tuple(_side(state, seat, side, totals[seat]) for seat, side in enumerate(state.sides)),
        pile=_pile(state) if state.phase == phases.JOATS else None,
        vault=_vault(state) if state.phase >= phases.VAULT else None,
        own=_own(state, viewer) if viewer >= 0 else None,
    )


def _side(state: BigScoreState, seat: int, side: Side, score: int) -> SideView:
    box = state.box
    held = {phases.HIRE: side.hand + side.hired, phases.ASSIGN: side.hired + side.training, phases.JOATS: _unseen(side)}
    return SideView(
        boss=box.boss_ids[side.boss] if side.boss >= 0 else None,
        item=ITEMS[side.item] if side.item >= 0 else None,
        cash=side.cash,
        diamonds=side.diamonds,
        artifacts=side.artifacts,
        hard_drives=side.drives,
        joats=side.joats,
        cards=crew_total(held.get(state.phase, 0)),
        training=tuple(state.cards(side.training)) if state.phase not in (phases.ASSIGN, phases.JOATS) else (),
        ability=box.type_ids[side.ability] if side.ability >= 0 else None,
        ability_used=side.used,
        inside=side.inside,
        busted=side.busted,
        loot=tuple(state.tokens(side.loot)),
        drawn=box.token_ids[side.drawn] if side.drawn >= 0 else None,
        decided=state.simultaneous() and not state.waiting >> seat & 1,
        score=score,
        lines=lines_of(state, seat) if state.phase == phases.OVER else (),
    )


def _unseen(side: Side) -> int:
    """What he has assigned and nobody has seen yet."""
    return side.hired + side.training - side.shown


def _pile(state: BigScoreState) -> PileView:
    inside_man = state.cards(state.inside_man)
    return PileView(
        number=state.job + 1,
        sent=tuple(tuple(state.cards(side.places[state.job])) for side in state.sides),
        inside_man=inside_man[0] if inside_man else None,
        missing=state.missing,
    )


def _vault(state: BigScoreState) -> VaultView:
    return VaultView(
        round=state.vault_round,
        tokens=tuple(state.tokens(state.vault)),
        floor=tuple(state.tokens(state.floor)),
        cops=state.cops,
        bust_at=state.bust_at,
        marker=state.marker,
    )


def _own(state: BigScoreState, viewer: int) -> OwnCards:
    side = state.sides[viewer]
    return OwnCards(
        hand=tuple(state.cards(side.hand)),
        hired=tuple(state.cards(side.hired)),
        unplaced=tuple(state.cards(side.unplaced)),
        places=tuple(tuple(state.cards(cards)) for cards in side.places),
        targets=_targets(state, side) if state.phase == phases.ASSIGN and state.waiting >> viewer & 1 else (),
        chosen=_chosen(state, side.choice) if side.choice >= 0 else None,
        recollections=_recollections(state, viewer) if state.aid and state.phase == phases.HIRE else (),
    )


def _targets(state: BigScoreState, side: Side) -> tuple[Target, ...]:
    """Where the cards may go before any is placed (BS-3.8 to BS-3.11)."""
    fresh = Side()
    fresh.places = [0] * len(side.places)
    cards = side.hired + side.training
    training = int(state.box.jobs_a_round)
    names = [f"job:{number + 1}" for number in range(training)] + ["training", "unassigned"]
    found: list[list[str]] = [[] for _ in names]
    for face in members(crew_faces(cards)):
        for place in members(assign.open_places(state, fresh, face)):
            found[place].append(state.box.face_ids[face])
    return tuple(
        Target(name, tuple(takes), state.box.training if place == training else crew_total(cards), place == training)
        for place, (name, takes) in enumerate(zip(names, found, strict=True))
        if place != training or not state.simple
    )


def _chosen(state: BigScoreState, choice: int) -> str:
    """The viewer's own sealed choice, in one word."""
    if state.phase == phases.START_ITEMS:
        return ITEMS[choice]
    if state.phase == phases.HIRE:
        return state.box.face_ids[choice]
    if state.phase == phases.JOATS:
        return str(choice)
    return ("rob", "flee")[choice]


def _recollections(state: BigScoreState, viewer: int) -> tuple[Recollection, ...]:
    """The hands that the viewer has passed on this round and does not hold now."""
    return tuple(
        Recollection(holder, tuple(state.cards(cards)), taken)
        for holder, cards, taken in belief.passed_on(state, viewer)
    )


def prompt(words: Words, state: BigScoreState, viewer: int) -> str:
    """What is being decided, for this viewer."""
    if state.phase == phases.OVER:
        return "The game is over."
    if viewer < 0 or not state.pending() >> viewer & 1:
        return _others(state)
    side = state.sides[viewer]
    match state.phase:
        case 0:
            return "Choose your boss."
        case 1:
            return f"You are {words.bosses[state.box.boss_ids[side.boss]].name}: choose one of your two starting items."
        case 2:
            left = crew_total(side.hand)
            way = "left" if state.to_left() else "right"
            return f"Hire one of these {left} cards; the rest goes to the player on your {way}."
        case 3:
            return _assign_prompt(words, state, side)
        case 4:
            return f"{_job(words, state)} lacks {counted(state.missing, 'icon')}: reveal a Jack of All Trades?"
        case 5:
            return f"Rob or flee? On the track: {counted(state.cops, 'Cop')}; {state.bust_at} are a bust."
        case 6:
            return "You flee as a Grease Man: take one token from the Vault Floor."
        case 7:
            return f"You are a Muscle: steal the First Player Marker from Player {state.marker + 1}?"
        case 8:
            return f"You drew {words.token(state.box.token_ids[side.drawn])}: trade with the Vault Floor?"
        case _:
            return "You are a Gun Man: take one token more from the Vault Floor?"


def _job(words: Words, state: BigScoreState) -> str:
    return words.jobs[state.box.job_ids[state.jobs[state.job]]].name


def _assign_prompt(words: Words, state: BigScoreState, side: Side) -> str:
    cards = state.cards(side.unplaced)
    if side.unplaced == side.hired + side.training:
        training = "" if state.simple else ", to Training"
        return f"Assign your crew: each of {counted(len(cards), 'card')} to a job{training} or nowhere."
    last = " This confirms the assignment." if len(cards) == 1 else f" {len(cards) - 1} more after it."
    return f"Assign your crew: where does the {words.card(cards[0])} go?{last}"


def _others(state: BigScoreState) -> str:
    """For those who are not asked now."""
    if state.simultaneous():
        return {
            phases.START_ITEMS: "Starting items are being chosen.",
            phases.HIRE: "Crew is being hired.",
            phases.ASSIGN: "Crew is being assigned.",
            phases.JOATS: "The participants think about their Jacks of All Trades.",
        }.get(state.phase, "Those in the vault decide: rob or flee.")
    who = f"Player {state.turn + 1}"
    return {
        phases.BOSSES: f"{who} chooses a boss.",
        phases.GREASE: f"{who} flees as a Grease Man and takes a token from the Vault Floor.",
        phases.MUSCLES: f"{who}, a Muscle, may steal the First Player Marker.",
        phases.TRADE: f"{who} may trade with the Vault Floor.",
        phases.GUN: f"{who}, a Gun Man, may take a token from the Vault Floor.",
    }[state.phase]


def offer(words: Words, state: BigScoreState, seat: int, move: Move) -> Offer:
    """A legal move, what it does, and what it points at."""
    side = state.sides[seat]
    match move:
        case moves.ChooseBoss():
            return Offer(move, f"Be {words.boss(move.boss)}", f"boss:{move.boss}")
        case moves.TakeItem():
            return Offer(
                move, f"Start with {words.item(move.item, state.box.boss_cash[side.boss])}", f"item:{move.item}"
            )
        case moves.Hire():
            card = face_id(move.crew, move.expert)
            return Offer(move, f"Hire the {words.card(card)}", f"crew:{card}")
        case moves.SendToJob():
            card = words.card(face_id(move.crew, move.expert))
            job = words.job(state.box.job_ids[state.jobs[move.job - 1]])
            return Offer(move, f"Send the {card} to job {move.job}, {job}", f"job:{move.job}")
        case moves.Train():
            return Offer(move, f"Train the {words.card(face_id(move.crew, True))}", "training")
        case moves.LeaveUnassigned():
            card = words.card(face_id(move.crew, move.expert))
            return Offer(move, f"Leave the {card} unassigned", "unassigned")
        case moves.RevealJoats():
            return Offer(move, f"Reveal {jacks(move.number)}", f"joat:{move.number}")
        case moves.Rob():
            return Offer(move, f"Rob: draw one of the {token_total(state.vault)} tokens in the vault", "vault")
        case moves.Flee():
            return Offer(move, f"Flee with {counted(token_total(side.loot), 'vault token')}", "flee")
        case moves.KeepToken():
            return Offer(move, f"Keep {words.token(state.box.token_ids[side.drawn])}", "keep")
        case moves.Trade():
            return Offer(move, f"Trade it for {words.token(move.take)}", f"floor:{move.take}")
        case moves.TradeEarlier():
            text = f"Give {words.token(move.give)} of before instead, for {words.token(move.take)}"
            return Offer(move, text, f"loot:{move.give}")
        case moves.TakeFromFloor():
            return Offer(move, f"Take {words.token(move.take)}", f"floor:{move.take}")
        case moves.LeaveFloor():
            return Offer(move, "Take nothing now", "nothing")
        case moves.StealMarker():
            return Offer(move, "Steal the First Player Marker", "marker")
        case _:
            return Offer(move, "Leave the First Player Marker", "nothing")
