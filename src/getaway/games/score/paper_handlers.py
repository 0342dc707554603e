"""The handlers of the moves in `paper_moves`."""

from getaway.games.score import boundaries, free_dice, long_clocks, papers
from getaway.games.score import paper_moves as m
from getaway.games.score.referee import ANY, Handler, MakeAnswer, WhyNot, nothing_open, unseen
from getaway.kernel.moves import Move


def _secret(why_not: WhyNot, answer: MakeAnswer) -> Handler:
    """A move of the GM's that players may not know of."""
    return Handler("gm", ANY, why_not, nothing_open, answer, unseen)


PAPER_HANDLERS: dict[type[Move], Handler] = {
    m.EditNote: _secret(papers.why_not_edit_note, papers.answer_edit_note),
    m.PrepareScene: _secret(papers.why_not_prepare_scene, papers.answer_prepare_scene),
    m.EditScene: _secret(papers.why_not_edit_scene, papers.answer_edit_scene),
    m.WritePerson: _secret(papers.why_not_write_person, papers.answer_write_person),
    m.EditPerson: _secret(papers.why_not_edit_person, papers.answer_edit_person),
    m.ShowPerson: Handler(
        "gm",
        ANY,
        papers.why_not_show_person,
        papers.show_person,
        papers.answer_show_person,
        papers.redact_show_person,
    ),
    m.HidePerson: Handler("gm", ANY, papers.why_not_hide_person, papers.hide_person),
    m.KeepClock: Handler(
        "gm", ANY, long_clocks.why_not_keep, long_clocks.keep, long_clocks.answer_keep, long_clocks.redact_keep
    ),
    # Final, because the log says who takes a move back.
    m.AddBoundary: Handler("anyone", ANY, boundaries.why_not_add, boundaries.add, final=True),
    m.RemoveBoundary: Handler("anyone", ANY, boundaries.why_not_remove, boundaries.remove, final=True),
    m.ThrowDice: Handler("player", ANY, free_dice.why_not_throw, free_dice.throw),
}
