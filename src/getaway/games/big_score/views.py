"""What each viewer sees at a table of 2 to 6 players, field by field (BS-7.1 to BS-7.3): what is not written here
is not sent."""

from collections.abc import Sequence

import msgspec

from getaway.games.big_score import assign, belief, phases
from getaway.games.big_score.box import ITEMS
from getaway.games.big_score.breakdown import ScoreLine, lines_of
from getaway.games.big_score.multiset import crew_faces, crew_total
from getaway.games.big_score.position import Side
from getaway.games.big_score.state import BigScoreState
from getaway.kernel.bits import members


class SideView(msgspec.Struct, frozen=True):
    """What everyone sees of a player. Cards and tokens are named by their ids; `lines` explain the score at the end."""

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
    """The viewer's own cards; nobody else gets them. `places` are the jobs, Training and Unassigned, and so are
    `targets` while the viewer assigns."""

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
    """The public table, and the viewer's own cards."""
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
    assigned = side.hired + side.training
    held = {phases.HIRE: side.hand + side.hired, phases.ASSIGN: assigned, phases.JOATS: assigned - side.shown}
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
    seen = belief.passed_on(state, viewer) if state.aid and state.phase == phases.HIRE else []
    return OwnCards(
        hand=tuple(state.cards(side.hand)),
        hired=tuple(state.cards(side.hired)),
        unplaced=tuple(state.cards(side.unplaced)),
        places=tuple(tuple(state.cards(cards)) for cards in side.places),
        targets=_targets(state, side) if state.phase == phases.ASSIGN and state.waiting >> viewer & 1 else (),
        chosen=_chosen(state, side.choice) if side.choice >= 0 else None,
        recollections=tuple(Recollection(holder, tuple(state.cards(cards)), taken) for holder, cards, taken in seen),
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
    words: dict[int, Sequence[str]] = {
        phases.START_ITEMS: ITEMS,
        phases.HIRE: state.box.face_ids,
        phases.JOATS: "0123",
        phases.VAULT: ("rob", "flee"),
    }
    return words[state.phase][choice]
