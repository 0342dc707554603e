"""Pictures for handouts, made anew by the server: what somebody uploads is decoded in a worker, and never stored or
sent on as it came. It needs Pillow.
"""

from io import BytesIO
from typing import TYPE_CHECKING

from getaway.server.say import say
from getaway.text.messages import Text

if TYPE_CHECKING:
    from PIL.Image import Image

UPLOAD_BYTES = 2 * 1024 * 1024
"""Maximum size of an uploaded picture."""
MOST_PIXELS = 24_000_000
"""Decoded, a picture takes at most 4 bytes for each pixel: 96 MB. A photo from a phone has 12 million."""
MOST_SCANS = 100
"""A progressive JPEG has about ten. Each costs as much as the whole picture, and takes as little as 42 bytes."""
LONGEST_SIDE = 1600
MOST_BYTES = 1024 * 1024
"""Maximum size of a stored picture."""
KINDS = ("PNG", "JPEG", "WEBP", "GIF")
"""What is decoded, by Pillow's names: no format that can load other files or run anything."""
MEDIA_TYPE = "image/webp"
_JPEG, _SCAN = b"\xff\xd8", b"\xff\xda"
"""How a JPEG begins, and each of its scans. In the data of a scan there is always a zero after 0xff."""
QUALITIES = ((LONGEST_SIDE, 82), (LONGEST_SIDE, 60), (1000, 50), (600, 40))
"""Tried in this order until the picture is small enough."""


def made_anew(data: bytes) -> bytes | Text:
    """In a worker: the picture as WebP, without metadata, and not larger than a screen needs; or why there is none."""
    from PIL import Image, UnidentifiedImageError

    if data.startswith(_JPEG) and data.count(_SCAN) > MOST_SCANS:
        return say("picture-broken")
    Image.MAX_IMAGE_PIXELS = None  # its limit is larger, and only warns; ours is checked before anything is decoded
    try:
        with Image.open(BytesIO(data), formats=KINDS) as found:
            if found.width * found.height > MOST_PIXELS:
                return say("picture-too-large", width=found.width, height=found.height, most=MOST_PIXELS // 1_000_000)
            picture = _upright(found)
    except UnidentifiedImageError:
        return say("picture-unknown")
    except (OSError, SyntaxError, ValueError, EOFError, OverflowError, MemoryError):
        return say("picture-broken")
    for side, quality in QUALITIES:
        picture.thumbnail((side, side))
        file = BytesIO()
        picture.save(file, "WEBP", quality=quality)
        if file.tell() <= MOST_BYTES:
            return file.getvalue()
    return say("picture-broken")


def _upright(found: "Image") -> "Image":
    """The first frame as its camera meant it to be seen: its pixels and nothing else."""
    from PIL import Image, ImageOps

    found.draft("RGB", (LONGEST_SIDE, LONGEST_SIDE))  # a large JPEG is decoded smaller
    turned = ImageOps.exif_transpose(found)
    mode = "RGBA" if turned.has_transparency_data else "RGB"
    drawn = turned.convert(mode)
    bare = Image.new(mode, drawn.size)
    bare.paste(drawn)
    return bare
