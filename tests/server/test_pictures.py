"""What becomes of an uploaded picture."""

import struct
import zlib
from io import BytesIO
from random import Random

import pytest
from PIL import Image, PngImagePlugin

from getaway.server.pictures import LONGEST_SIDE, MOST_BYTES, MOST_PIXELS, MOST_SCANS, UPLOAD_BYTES, made_anew
from getaway.text.render import english


def file_of(picture: Image.Image, kind: str, **options: object) -> bytes:
    file = BytesIO()
    picture.save(file, kind, **options)
    return file.getvalue()


def remade(data: bytes) -> Image.Image:
    made = made_anew(data)
    assert isinstance(made, bytes), made
    assert len(made) <= MOST_BYTES
    return Image.open(BytesIO(made))


def png_header(width: int, height: int) -> bytes:
    """A PNG that says it is this large, with next to nothing in it."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(b"\0" * 1000)) + chunk(b"IEND", b"")
    )


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP", "GIF"])
def test_pictures_of_four_kinds_become_webp(kind: str) -> None:
    picture = remade(file_of(Image.new("RGB", (300, 200), (200, 30, 30)), kind))
    assert (picture.format, picture.size) == ("WEBP", (300, 200))
    pixel = picture.convert("RGB").getpixel((150, 100))
    assert isinstance(pixel, tuple)
    assert pixel[0] > 180 > 60 > pixel[1]


def test_a_large_picture_becomes_smaller() -> None:
    assert remade(file_of(Image.new("RGB", (4000, 1000)), "PNG")).size == (LONGEST_SIDE, 400)


def test_noise_becomes_small_enough() -> None:
    noise = Image.frombytes("RGB", (1600, 1600), Random(1).randbytes(1600 * 1600 * 3))
    assert remade(file_of(noise, "JPEG", quality=90)).width <= LONGEST_SIDE


def test_transparency_stays() -> None:
    assert remade(file_of(Image.new("RGBA", (20, 20), (0, 0, 0, 0)), "PNG")).mode == "RGBA"


def test_nothing_but_pixels_is_kept() -> None:
    exif = Image.Exif()
    exif[0x010E] = "taken at home"
    exif[0x0112] = 6  # turned by 90 degrees
    made = made_anew(file_of(Image.new("RGB", (300, 200)), "JPEG", exif=exif))
    assert isinstance(made, bytes)
    assert b"taken at home" not in made
    assert b"EXIF" not in made
    assert Image.open(BytesIO(made)).size == (200, 300), "it is turned as the camera says"
    notes = PngImagePlugin.PngInfo()
    notes.add_text("Comment", "<script>")
    made = made_anew(file_of(Image.new("RGB", (8, 8)), "PNG", pnginfo=notes))
    assert isinstance(made, bytes)
    assert b"script" not in made


def test_a_bomb_is_not_decoded() -> None:
    bomb = png_header(60_000, 60_000)
    assert len(bomb) < 200
    made = made_anew(bomb)
    assert not isinstance(made, bytes)
    assert english(made) == (
        "This picture is too large: 60,000 × 60,000 pixels. At most 24 million pixels are allowed."
    )
    assert MOST_PIXELS == 24_000_000


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "picture-unknown"),
        (b"<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>", "picture-unknown"),
        (b"%PDF-1.7", "picture-unknown"),
        (b"%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 10 10\n", "picture-unknown"),
        (file_of(Image.new("RGB", (9, 9)), "TIFF"), "picture-unknown"),
        (png_header(500, 500), "picture-broken"),
        (file_of(Image.new("RGB", (500, 500)), "JPEG")[:400], "picture-broken"),
    ],
)
def test_what_is_no_picture_is_refused_in_a_sentence(data: bytes, why: str) -> None:
    made = made_anew(data)
    assert not isinstance(made, bytes)
    assert not isinstance(made, str)
    assert made.id == f"server.{why}"


def test_a_jpeg_of_endless_scans_is_refused() -> None:
    whole = file_of(Image.new("L", (400, 300)), "JPEG", progressive=True)
    last = whole[whole.rindex(b"\xff\xda") : -2]
    for times, why in ((20, None), (MOST_SCANS, "server.picture-broken")):
        made = made_anew(whole[:-2] + last * times + b"\xff\xd9")
        assert (None if isinstance(made, bytes | str) else made.id) == why


def test_any_bytes_are_answered() -> None:
    rng = Random(7)
    whole = [file_of(Image.new("RGB", (40, 30), (9, 80, 200)), kind) for kind in ("PNG", "JPEG", "WEBP", "GIF")]
    for _ in range(150):
        data = bytearray(rng.choice(whole))
        for _ in range(rng.randrange(1, 6)):
            data[rng.randrange(len(data))] = rng.randrange(256)
        made = made_anew(bytes(data))
        assert isinstance(made, bytes) or not isinstance(made, str)
    assert UPLOAD_BYTES == 2 * 1024 * 1024
