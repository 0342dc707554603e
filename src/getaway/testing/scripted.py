"""A generator with scripted draws, so that tests can go through all outcomes."""

from getaway.kernel.chance import Chance


class Scripted(Chance):
    """Gives the draws of `script`, then zeros; `asked` notes how many choices each draw had."""

    def __init__(self, script: list[int] | None = None) -> None:
        self.script = script or []
        self.asked: list[int] = []

    def word(self) -> int:
        return self.below(2**31)

    def below(self, n: int) -> int:
        at = len(self.asked)
        self.asked.append(n)
        return self.script[at] if at < len(self.script) else 0

    def clone(self) -> "Scripted":
        twin = Scripted(self.script)
        twin.asked = self.asked[:]
        return twin

    def dump(self) -> bytes:
        return b"scripted"
