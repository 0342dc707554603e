"""A fair deal with secrets from the operating system."""

import secrets

from getaway.kernel.deal import Entropy, FairDeal, commit, house_bytes, renewed


class Dealer:
    """Holds the seed of one deal: committed to before anyone is ready, revealed when the game is over."""

    def __init__(self, table: str, seed: str, salt: str) -> None:
        self._table = table
        self._seed = seed
        self._salt = salt
        self.commitment = commit(seed, salt)
        self.bytes = house_bytes(seed, table)

    def again(self) -> "Dealer":
        """With another seed and salt, for a deal that starts over. They follow from these: nothing can be chosen."""
        return Dealer(self._table, renewed(self._seed, self._table), renewed(self._salt, self._table))

    def closed(self, entropy: tuple[Entropy, ...]) -> FairDeal:
        """The deal as it may be shown while the game goes on."""
        return FairDeal(self._table, self.commitment, entropy)

    def opened(self, entropy: tuple[Entropy, ...]) -> FairDeal:
        """The deal with its seed: to deal by, and to show when the game is over."""
        return FairDeal(self._table, self.commitment, entropy, self._seed, self._salt)


def secret() -> str:
    """32 bytes that nobody can guess."""
    return secrets.token_hex(32)
