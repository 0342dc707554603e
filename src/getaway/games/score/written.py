"""What people write, and the numbers they set: types with their bounds, for moves and stored papers."""

from typing import Annotated

from msgspec import Meta

from getaway.kernel.text import LINES, PRINTABLE

NAME, LINE, NOTE = 40, 200, 2000
FAR = 99

Name = Annotated[str, Meta(min_length=1, max_length=NAME, pattern=PRINTABLE)]
Word = Annotated[str, Meta(max_length=NAME, pattern=PRINTABLE)]
Line = Annotated[str, Meta(max_length=LINE, pattern=PRINTABLE)]
Note = Annotated[str, Meta(max_length=NOTE, pattern=LINES)]
Number = Annotated[int, Meta(ge=-FAR, le=FAR)]
