"""Messages of the table, for every game: its log, its refusals and its verdicts."""

from getaway.text.messages import sayer

say = sayer("table")
