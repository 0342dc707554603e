"""Messages of the server: refusals of requests, and reminders."""

from getaway.text.messages import sayer

say = sayer("server")
