"""A fair deal with secrets from the operating system."""

import secrets

from getaway.kernel.deal import Entropy, FairDeal, commit


class Dealer:
    """Holds the seed of one table: committed to before anyone is ready, opened when the game is over."""

    def __init__(self, table: str) -> None:
        self._table = table
        self._seed = secrets.token_hex(32)
        self._salt = secrets.token_hex(32)
        self.commitment = commit(self._seed, self._salt)

    def closed(self, entropy: tuple[Entropy, ...]) -> FairDeal:
        """The deal as it may be shown while the game goes on."""
        return FairDeal(self._table, self.commitment, entropy)

    def opened(self, entropy: tuple[Entropy, ...]) -> FairDeal:
        """The deal with its seed: to deal by, and to show when the game is over."""
        return FairDeal(self._table, self.commitment, entropy, self._seed, self._salt)


def server_entropy() -> Entropy:
    """The bytes of a seat that cannot make its own: a bot's."""
    return Entropy(secrets.token_hex(32), "server")
