"""Pictures made small for a page: each once by its content, scaled to the device's points, and packed as tightly as it looks the same."""
import concurrent.futures
import hashlib
import io
import os

from PIL import Image

COLORS = 128
JPEG_QUALITY = 80
# A photograph is smaller as a JPEG by more than this; what has edges and letters is not.
JPEG_SHARE = 0.7


class Pictures:
    """The pictures of a page, named by what they were made from."""

    def __init__(self, folder):
        self.folder, self.wanted, self.made = folder, {}, {}

    def add(self, path, width):
        """Wants a picture in a width of so many pixels at most; the result is the key that it is found by."""
        data = path.read_bytes()
        key = hashlib.sha256(data + str(width).encode()).hexdigest()[:16]
        self.wanted.setdefault(key, (path, width))
        return key

    def make(self):
        """Makes all pictures that are wanted, on all cores."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with concurrent.futures.ProcessPoolExecutor(os.cpu_count()) as pool:
            made = pool.map(small, *zip(*self.wanted.values()), chunksize=8)
            for key, (data, ending, size) in zip(self.wanted, made):
                (self.folder / f"{key}.{ending}").write_bytes(data)
                self.made[key] = (f"{self.folder.name}/{key}.{ending}", *size)

    def __getitem__(self, key):
        """The file of a picture, its width and its height."""
        return self.made[key]


def small(path, width):
    """Scales a picture down and packs it; the result is its bytes, the ending of its name, and its size."""
    picture = Image.open(path).convert("RGB")
    width = min(width, picture.width)
    size = (width, max(1, round(picture.height * width / picture.width)))
    picture = picture.resize(size, Image.Resampling.LANCZOS, reducing_gap=3)
    drawn = packed(picture.quantize(COLORS, dither=Image.Dither.NONE), "PNG", optimize=True)
    photographed = packed(picture, "JPEG", quality=JPEG_QUALITY, optimize=True, progressive=True)
    if len(photographed) < JPEG_SHARE * len(drawn):
        return photographed, "jpg", size
    return drawn, "png", size


def packed(picture, form, **options):
    """The bytes of a picture in a form."""
    file = io.BytesIO()
    picture.save(file, form, **options)
    return file.getvalue()
