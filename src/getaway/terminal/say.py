"""What the terminal says itself: messages of the catalog "terminal"."""

from getaway.text.messages import sayer

say = sayer("terminal")
