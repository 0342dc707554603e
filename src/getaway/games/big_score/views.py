"""What each viewer sees at a table of 2 to 6 players, field by field (BS-7.1 to BS-7.3): what is not written here
is not sent."""

from collections.abc import Sequence

import msgspec

from getaway.games.big_score import assign, belief, phases
from getaway.games.big_score.box import COP, ITEMS, TYPES
from getaway.games.big_score.breakdown import ScoreLine, lines_of
from getaway.games.big_score.chances import table_risks
from getaway.games.big_score.multiset import crew_count, crew_faces, crew_total, crew_types, one_token
from getaway.games.big_score.position import Side
from getaway.games.big_score.stakes import Holding, Stake, holding, job_gain, stakes
from getaway.games.big_score.state import BigScoreState
from getaway.kernel.bits import members


class SideView(msgspec.Struct, frozen=True):
    """What everyone sees of a player. Cards and tokens are named by their ids; `stakes` say what tokens are worth now,
    with the one just drawn, and `lines` explain the score at the end."""

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
    stakes: tuple[Stake, ...]
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
    """Act II: what is still in the vault, the floor, the track and the marker. `risks`: the chance that the next round
    busts if one robs, if two rob, and so on to all inside; none while this round's Cops and tokens are still moving."""

    round: int
    tokens: tuple[str, ...]
    floor: tuple[str, ...]
    cops: int
    bust_at: int
    marker: int
    risks: tuple[float, ...]


class Recollection(msgspec.Struct, frozen=True):
    """A hand that the viewer passed on: as it was then, who has it now, how many cards it has lost since."""

    holder: int
    cards: tuple[str, ...]
    taken: int


class Target(msgspec.Struct, frozen=True):
    """A place of the assignment: which of the viewer's cards may go there, how many of them, and whether these must
    all be alike. `missing`: the crew that a job still lacks, as far as the viewer knows: by what they have placed on it
    themselves."""

    at: str
    takes: tuple[str, ...]
    most: int
    alike: bool
    missing: tuple[str, ...]


class OwnCards(msgspec.Struct, frozen=True):
    """The viewer's own cards; nobody else gets them. `places` are the jobs, Training and Unassigned, and so are
    `targets` while the viewer assigns. `gains`: what each job on the table would add to the viewer's total now."""

    hand: tuple[str, ...]
    hired: tuple[str, ...]
    unplaced: tuple[str, ...]
    places: tuple[tuple[str, ...], ...]
    targets: tuple[Target, ...]
    chosen: str | None
    gains: tuple[int, ...]
    recollections: tuple[Recollection, ...]


class Board(msgspec.Struct, frozen=True, tag="table", tag_field="kind"):
    """The table of The Big Score for 2 to 6 players; `simple` is without Training (BS-6.1). `estimates`: what each seat
    would score now, from what everyone knows, with the tokens just drawn."""

    simple: bool
    act: int
    round: int
    to_left: bool
    jobs: tuple[JobView, ...]
    deck: int
    discards: tuple[str, ...]
    youth: tuple[int, ...]
    sides: tuple[SideView, ...]
    estimates: tuple[int, ...]
    pile: PileView | None
    vault: VaultView | None
    own: OwnCards | None


def board(state: BigScoreState, viewer: int) -> Board:
    """The public table, and the viewer's own cards."""
    totals = state.scores()
    kept = _with_drawn(state)
    held = _held(kept)
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
        sides=tuple(_side(state, seat, held[seat], totals[seat]) for seat in range(state.seats)),
        estimates=tuple(kept.scores()),
        pile=_pile(state) if state.phase == phases.JOATS else None,
        vault=_vault(state) if state.phase >= phases.VAULT else None,
        own=_own(state, viewer, held[viewer]) if viewer >= 0 else None,
    )


def _with_drawn(state: BigScoreState) -> BigScoreState:
    """The position as if everyone kept the token just drawn, for totals so far."""
    if all(side.drawn <= COP for side in state.sides):
        return state
    kept = state.clone()
    for side in kept.sides:
        if side.drawn > COP:
            side.loot += one_token(side.drawn)
    return kept


def _held(state: BigScoreState) -> list[tuple[Holding, int]]:
    """What each seat holds, and the most Artifacts that another has."""
    held = [holding(side.diamonds, side.artifacts, side.drives, side.loot, side.ability) for side in state.sides]
    return [(own, max(other.artifacts for other in held if other is not own)) for own in held]


def _side(state: BigScoreState, seat: int, held: tuple[Holding, int], score: int) -> SideView:
    box = state.box
    side = state.sides[seat]
    assigned = side.hired + side.training
    crew = {phases.HIRE: side.hand + side.hired, phases.ASSIGN: assigned, phases.JOATS: assigned - side.shown}
    return SideView(
        boss=box.boss_ids[side.boss] if side.boss >= 0 else None,
        item=ITEMS[side.item] if side.item >= 0 else None,
        cash=side.cash,
        diamonds=side.diamonds,
        artifacts=side.artifacts,
        hard_drives=side.drives,
        joats=side.joats,
        cards=crew_total(crew.get(state.phase, 0)),
        training=tuple(state.cards(side.training)) if state.phase not in (phases.ASSIGN, phases.JOATS) else (),
        ability=box.type_ids[side.ability] if side.ability >= 0 else None,
        ability_used=side.used,
        inside=side.inside,
        busted=side.busted,
        loot=tuple(state.tokens(side.loot)),
        drawn=box.token_ids[side.drawn] if side.drawn >= 0 else None,
        decided=state.simultaneous() and not state.waiting >> seat & 1,
        stakes=stakes(box, held[0], int(box.most_artifacts), held[1]),
        score=score,
        lines=lines_of(state, seat) if state.phase == phases.OVER else (),
    )


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
        risks=table_risks(state),
    )


def _own(state: BigScoreState, viewer: int, held: tuple[Holding, int]) -> OwnCards:
    box, side = state.box, state.sides[viewer]
    seen = belief.passed_on(state, viewer) if state.aid and state.phase == phases.HIRE else []
    return OwnCards(
        hand=tuple(state.cards(side.hand)),
        hired=tuple(state.cards(side.hired)),
        unplaced=tuple(state.cards(side.unplaced)),
        places=tuple(tuple(state.cards(cards)) for cards in side.places),
        targets=_targets(state, side) if state.phase == phases.ASSIGN and state.waiting >> viewer & 1 else (),
        chosen=_chosen(state, side.choice) if side.choice >= 0 else None,
        gains=tuple(job_gain(box, held[0], int(box.most_artifacts), held[1], job) for job in state.jobs),
        recollections=tuple(Recollection(holder, tuple(state.cards(cards)), taken) for holder, cards, taken in seen),
    )


def _targets(state: BigScoreState, side: Side) -> tuple[Target, ...]:
    """Where the cards may go before any is placed (BS-3.8 to BS-3.11), and what each job lacks as it stands."""
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
        Target(
            name,
            tuple(takes),
            state.box.training if place == training else crew_total(cards),
            place == training,
            _missing(state, side, place) if place < training else (),
        )
        for place, (name, takes) in enumerate(zip(names, found, strict=True))
        if place != training or not state.simple
    )


def _missing(state: BigScoreState, side: Side, place: int) -> tuple[str, ...]:
    """The crew types that a player's own cards leave open on a job, an entry for each icon (BS-3.15)."""
    need = state.box.need[state.jobs[place]]
    have = crew_types(side.places[place])
    return tuple(
        state.box.type_ids[crew]
        for crew in range(TYPES)
        for _ in range(crew_count(need, crew) - crew_count(have, crew))
    )


def _chosen(state: BigScoreState, choice: int) -> str:
    """The viewer's own sealed choice, in one word."""
    words: dict[int, Sequence[str]] = {
        phases.START_ITEMS: ITEMS,
        phases.HIRE: state.box.face_ids,
        phases.JOATS: "0123",
        phases.VAULT: ("rob", "flee"),
    }
    return words[state.phase][choice]
