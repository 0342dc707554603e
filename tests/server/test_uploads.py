"""Uploaded records: few and small enough to keep, and nobody pushes out those of others."""

from getaway.server.uploads import Uploads


def kept(uploads: Uploads, *names: str) -> list[str]:
    return [name for name in names if uploads.get(name) is not None]


def test_an_address_pushes_out_its_own_first() -> None:
    uploads = Uploads(per_address=2)
    uploads.keep("a", "1.1.1.1", b"a")
    for name in ("b", "c", "d"):
        uploads.keep(name, "2.2.2.2", b"x")
    assert kept(uploads, "a", "b", "c", "d") == ["a", "c", "d"]


def test_all_together_have_a_bound() -> None:
    uploads = Uploads(total=10)
    for name in ("a", "b", "c", "a"):
        uploads.keep(name, name, b"12345")
    assert kept(uploads, "a", "b", "c") == ["a", "c"]
    uploads.keep("d", "d", b"12345678901")
    assert kept(uploads, "a", "b", "c", "d") == []
