"""The GM's papers: notes, prepared scenes and people (SC-9.11)."""

from getaway.games.score import paper_events as e
from getaway.games.score import paper_moves as m
from getaway.games.score.moves import MOST_APPROACHES, Approach, Seal, SetScene
from getaway.games.score.paper_types import MOST_PEOPLE, MOST_SCENES, Person, PreparedScene
from getaway.games.score.referee import Referee, Requirements, unless
from getaway.games.score.say import say
from getaway.games.score.state import Answer
from getaway.games.score.written import LINE
from getaway.kernel.events import Rejection
from getaway.kernel.moves import Move


def _why_not_numbered(what: str, number: int, count: int) -> Rejection | None:
    return unless(1 <= number <= count, "SC-9.11", say("no-such-page", what=what, number=number))


# Notes.


def why_not_edit_note(referee: Referee, move: m.EditNote) -> Requirements:
    yield _why_not_numbered("note", move.number, len(referee.secrets.notes))
    yield unless(move.text, "SC-9.11", say("note-empty"))


def answer_edit_note(referee: Referee, move: m.EditNote) -> None:
    referee.secrets.notes[move.number - 1] = move.text
    referee.emit_to_gm(e.NoteEdited(move.number, move.text))


# Scenes.


def why_not_prepare_scene(referee: Referee, move: m.PrepareScene) -> Requirements:
    room = len(referee.secrets.scenes) < MOST_SCENES
    yield unless(room, "SC-9.11", say("scenes-full", most=MOST_SCENES))
    yield from _why_not_written(move)


def why_not_edit_scene(referee: Referee, move: m.EditScene) -> Requirements:
    yield _why_not_numbered("scene", move.number, len(referee.secrets.scenes))
    yield from _why_not_written(move)


def _why_not_written(move: m.PrepareScene | m.EditScene) -> Requirements:
    yield unless(move.name and move.text, "SC-9.11", say("scene-empty"))


def answer_prepare_scene(referee: Referee, move: m.PrepareScene) -> None:
    referee.secrets.own_papers().scenes.append(PreparedScene(move.name, move.text, move.ways))
    referee.emit_to_gm(e.ScenePrepared(move.name, edited=False))


def answer_edit_scene(referee: Referee, move: m.EditScene) -> None:
    referee.secrets.scenes[move.number - 1] = PreparedScene(move.name, move.text, move.ways)
    referee.emit_to_gm(e.ScenePrepared(move.name, edited=True))


def on_the_table(scene: PreparedScene) -> SetScene:
    """The move that puts a prepared scene on the table, with a way through it for each line of `ways` that has room."""
    lines = [line[:LINE] for line in scene.ways.split("\n") if line][:MOST_APPROACHES]
    ways = tuple(Approach(f"way_{at}", line) for at, line in enumerate(lines, start=1))
    return SetScene(scene.name, scene.text, ways)


# People.


def why_not_write_person(referee: Referee, move: m.WritePerson) -> Requirements:
    people = referee.secrets.people
    yield unless(len(people) < MOST_PEOPLE, "SC-9.11", say("people-full", most=MOST_PEOPLE))
    yield _why_not_named([person.name for person in people], move.name)


def why_not_edit_person(referee: Referee, move: m.EditPerson) -> Requirements:
    people = referee.secrets.people
    yield _why_not_numbered("person", move.number, len(people))
    others = [person.name for at, person in enumerate(people, start=1) if at != move.number]
    yield _why_not_named(others, move.name)


def _why_not_named(names: list[str], name: str) -> Rejection | None:
    return unless(name not in names, "SC-9.11", say("person-taken", name=name))


def answer_write_person(referee: Referee, move: m.WritePerson) -> None:
    referee.secrets.own_papers().people.append(Person(move.name, move.role, move.want, move.look))
    referee.emit_to_gm(e.PersonWritten(move.name, edited=False))


def answer_edit_person(referee: Referee, move: m.EditPerson) -> None:
    referee.secrets.people[move.number - 1] = Person(move.name, move.role, move.want, move.look)
    referee.emit_to_gm(e.PersonWritten(move.name, edited=True))


def why_not_show_person(referee: Referee, move: m.ShowPerson) -> Requirements:
    if referee.hidden is None:
        return
    assert isinstance(move.number, int)
    people = referee.hidden.people
    yield _why_not_numbered("person", move.number, len(people))
    # A card that has another name by now still lies there under the old one.
    lies = {card.name for card in referee.open.people} | {people[move.number - 1].name}
    yield unless(len(lies) <= MOST_PEOPLE, "SC-9.11", say("people-full", most=MOST_PEOPLE))


def answer_show_person(referee: Referee, move: m.ShowPerson) -> Answer:
    assert isinstance(move.number, int)
    person = referee.secrets.people[move.number - 1]
    return Answer(person=Person(person.name, person.role, person.want if move.want else "", person.look))


def show_person(referee: Referee, answer: Answer) -> None:
    shown = answer.person
    assert shown is not None
    cards = referee.open.people
    names = [card.name for card in cards]
    if shown.name in names:
        cards[names.index(shown.name)] = shown
    else:
        cards.append(shown)
    referee.emit(e.PersonShown(shown.name, shown.role, shown.look, shown.want))


def redact_show_person(referee: Referee, move: m.ShowPerson) -> Move:
    """The number would count the people that only the GM knows."""
    return m.ShowPerson(Seal(referee.seal(move.number)), move.want)


def why_not_hide_person(referee: Referee, move: m.HidePerson) -> Requirements:
    lies = any(card.name == move.name for card in referee.open.people)
    yield unless(lies, "SC-9.11", say("person-not-shown", name=move.name))


def hide_person(referee: Referee, move: m.HidePerson) -> None:
    referee.open.people = [card for card in referee.open.people if card.name != move.name]
    referee.emit(e.PersonHidden(move.name))
