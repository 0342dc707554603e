"""Uploaded records, kept in memory for a while."""

from collections import OrderedDict

PER_ADDRESS = 4
TOTAL_BYTES = 64 * 1024 * 1024


class Uploads:
    """The newest uploads. An address that sends many displaces its own first."""

    def __init__(self, per_address: int = PER_ADDRESS, total: int = TOTAL_BYTES) -> None:
        self._per_address = per_address
        self._total = total
        self._bytes = 0
        self._kept: OrderedDict[str, tuple[str, bytes]] = OrderedDict()

    def keep(self, name: str, address: str, data: bytes) -> None:
        self._drop(name)
        self._kept[name] = (address, data)
        self._bytes += len(data)
        own = [each for each, (sender, _) in self._kept.items() if sender == address]
        for each in own[: -self._per_address]:
            self._drop(each)
        while self._bytes > self._total:
            self._drop(next(iter(self._kept)))

    def get(self, name: str) -> bytes | None:
        found = self._kept.get(name)
        return None if found is None else found[1]

    def _drop(self, name: str) -> None:
        if (found := self._kept.pop(name, None)) is not None:
            self._bytes -= len(found[1])
