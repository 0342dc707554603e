"""Texts for people: messages, catalogs in Project Fluent's format, and their rendering at the edge."""

from getaway.text.messages import (
    Argument,
    Listing,
    Message,
    Money,
    Name,
    Ordinal,
    Percent,
    Person,
    Sayer,
    Seat,
    Text,
    either,
    listing,
    sayer,
)

__all__ = [
    "Argument",
    "Listing",
    "Message",
    "Money",
    "Name",
    "Ordinal",
    "Percent",
    "Person",
    "Sayer",
    "Seat",
    "Text",
    "either",
    "listing",
    "sayer",
]
