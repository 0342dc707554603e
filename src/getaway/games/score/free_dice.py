"""Dice for anything, thrown by a player (SC-9.14). The GM's own are in `rolls`."""

from getaway.games.score import paper_events as e
from getaway.games.score import paper_moves as m
from getaway.games.score.referee import Referee, Requirements, unless
from getaway.games.score.rolls import MOST_GM_DICE
from getaway.games.score.say import say


def why_not_throw(move: m.ThrowDice) -> Requirements:
    yield unless(1 <= move.dice <= MOST_GM_DICE, "SC-9.14", say("throw-range", most=MOST_GM_DICE))


def throw(referee: Referee, seat: int, move: m.ThrowDice) -> None:
    faces, first = referee.roll_open(move.dice)
    referee.emit(e.DiceThrown(seat, move.why, faces, first))
