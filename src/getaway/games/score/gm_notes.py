"""The GM's preparation: the generated heist field by field (SC-6), notes and complications (SC-8, SC-9.3)."""

from getaway.games.score import events as e
from getaway.games.score import generator, heist_texts
from getaway.games.score import moves as m
from getaway.games.score.paper_types import Person, PreparedScene
from getaway.games.score.referee import Referee, Requirements, unless
from getaway.games.score.say import say
from getaway.games.score.state import Answer, RevealedDetail
from getaway.kernel.events import Rejection
from getaway.text.messages import listing

MOST_NOTES = 99
MOST_COMPLICATIONS = 20


def why_not_generate(referee: Referee, move: m.GenerateHeist) -> Requirements:
    known = generator.kinds(referee.pack)
    there_is = listing(known, "comma")
    yield unless(not move.kind or move.kind in known, "SC-6.1", say("no-such-kind", kind=move.kind, known=there_is))
    yield why_not_changed(referee, move)


def why_not_changed(referee: Referee, move: m.GenerateHeist) -> Rejection | None:
    """Whether a heist that was prepared elsewhere has the fields that were changed in it."""
    if not (move.again or move.by_hand):
        return None
    try:
        referee.generate(referee.pack, move.seed, move.kind or None, dict(move.again), dict(move.by_hand))
    except generator.HeistError as problem:
        return Rejection("SC-6.3", problem.text)
    return unless(move.seed, "SC-6.3", say("changed-without-seed"))


def answer_generate(referee: Referee, move: m.GenerateHeist) -> None:
    hidden = referee.secrets
    assert referee.secret_chance is not None
    seed = move.seed or generator.new_seed(referee.secret_chance)
    hidden.again, hidden.by_hand = dict(move.again), dict(move.by_hand)
    hidden.heist = referee.generate(referee.pack, seed, move.kind or None, hidden.again, hidden.by_hand)
    referee.emit_to_gm(e.HeistGenerated(seed, heist_texts.heist_title(referee.pack, hidden.heist)))


def _why_not_field(referee: Referee, field: str, also_jobs: bool) -> Rejection | None:
    heist = referee.secrets.heist
    if heist is None:
        return Rejection("SC-6.3", say("no-generated-heist"))
    known = (["jobs"] if also_jobs else []) + [row.id for row in heist.all_fields]
    if field not in known:
        return Rejection("SC-6.3", say("no-such-field", field=field, known=listing(known, "comma")))
    return None


def why_not_again(referee: Referee, move: m.RollAgain) -> Requirements:
    yield _why_not_field(referee, move.field, also_jobs=True)


def _remade(referee: Referee, field: str) -> None:
    hidden, heist = referee.secrets, referee.heist
    if field == "jobs":
        # Another job has other fields: what was changed in the old ones is gone.
        kept = {"jobs": hidden.again["jobs"]}
        hidden.again, hidden.by_hand = kept, {}
    hidden.heist = referee.generate(referee.pack, heist.seed, heist.kind, hidden.again, hidden.by_hand)
    if field == "jobs":
        referee.emit_to_gm(e.HeistGenerated(heist.seed, heist_texts.heist_title(referee.pack, hidden.heist)))
    else:
        row = hidden.heist.field(field)
        name, text = heist_texts.field_name(hidden.heist, row), heist_texts.field_text(referee.pack, hidden.heist, row)
        referee.emit_to_gm(e.FieldChanged(name, text))


def answer_again(referee: Referee, move: m.RollAgain) -> None:
    hidden = referee.secrets
    hidden.again[move.field] = hidden.again.get(move.field, 0) + 1
    hidden.by_hand.pop(move.field, None)
    _remade(referee, move.field)


def why_not_set(referee: Referee, move: m.SetField) -> Requirements:
    yield unless(move.text, "SC-6.3", say("field-empty"))
    yield _why_not_field(referee, move.field, also_jobs=False)


def answer_set(referee: Referee, move: m.SetField) -> None:
    referee.secrets.by_hand[move.field] = move.text
    _remade(referee, move.field)


def why_not_show(referee: Referee, move: m.ShowField) -> Requirements:
    if referee.hidden is not None:
        yield _why_not_prepared(referee)
        yield _why_not_field(referee, move.field, also_jobs=False)


def _why_not_prepared(referee: Referee) -> Rejection | None:
    return unless(referee.open.job, "SC-3.2", say("prepare-first"))


def answer_show(referee: Referee, move: m.ShowField) -> Answer:
    heist = referee.heist
    field = heist.field(move.field)
    text = referee.as_kept(heist_texts.field_text(referee.pack, heist, field))
    return Answer(name=referee.text(heist_texts.field_name(heist, field)), text=text)


def reveal(referee: Referee, answer: Answer) -> None:
    referee.job.shown.append(RevealedDetail(answer.name, answer.text))
    referee.emit(e.Revealed(answer.name, answer.text))


def why_not_note(referee: Referee, move: m.WriteNote) -> Requirements:
    room = len(referee.secrets.notes) < MOST_NOTES
    yield unless(move.text, "SC-9.3", say("note-empty"))
    yield unless(room, "SC-9.3", say("notes-full", most=MOST_NOTES))


def answer_note(referee: Referee, move: m.WriteNote) -> None:
    referee.secrets.notes.append(move.text)
    referee.emit_to_gm(e.Noted(move.text))


def why_not_complicate(referee: Referee, move: m.PrepareComplication) -> Requirements:
    room = len(referee.secrets.complications) < MOST_COMPLICATIONS
    yield unless(move.text, "SC-9.3", say("complication-empty"))
    yield unless(room, "SC-9.3", say("complications-full", most=MOST_COMPLICATIONS))


def answer_complicate(referee: Referee, move: m.PrepareComplication) -> None:
    complications = referee.secrets.complications
    complications.append(move.text)
    text = heist_texts.known_complication(referee.pack, move.text)
    referee.emit_to_gm(e.ComplicationPrepared(len(complications), text))


def why_not_show_complication(referee: Referee, move: m.ShowComplication) -> Requirements:
    if referee.hidden is not None:
        yield _why_not_prepared(referee)
        assert isinstance(move.number, int)
        there = 1 <= move.number <= len(referee.hidden.complications)
        yield unless(there, "SC-8.1", say("no-such-complication", number=move.number))


def answer_show_complication(referee: Referee, move: m.ShowComplication) -> Answer:
    assert isinstance(move.number, int)
    return used_complication(referee, move.number)


def used_complication(referee: Referee, number: int) -> Answer:
    """A prepared complication is used up, and everyone learns of it."""
    text = heist_texts.known_complication(referee.pack, referee.secrets.complications.pop(number - 1))
    return Answer(name=referee.text(say("field-complication")), text=referee.as_kept(text))


def _pages(referee: Referee, what: str) -> list[str] | list[PreparedScene] | list[Person]:
    hidden = referee.secrets
    match what:
        case "note":
            return hidden.notes
        case "complication":
            return hidden.complications
        case "scene":
            return hidden.scenes
        case _:
            return hidden.people


def why_not_strike(referee: Referee, move: m.Strike) -> Requirements:
    there = 1 <= move.number <= len(_pages(referee, move.what))
    yield unless(there, "SC-9.3", say("no-such-page", what=move.what, number=move.number))


def answer_strike(referee: Referee, move: m.Strike) -> None:
    page = _pages(referee, move.what).pop(move.number - 1)
    text = heist_texts.known_complication(referee.pack, page) if isinstance(page, str) else page.name
    referee.emit_to_gm(e.Struck(move.what, text))
