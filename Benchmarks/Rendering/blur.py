"""A blur of the whole frame: its time, and how far it is from an exact one."""
import subprocess
import time

import goals
import setting as settings
import table
import turns

# 30 points at 3x are a radius of 90 pixels, which is twice the standard deviation.
SIGMA = 45
# Nearer to an edge than this many standard deviations, what lies beyond it tells.
REACH = 3


def rows(setting):
    """Times in turn, the error, and ImageMagick's time, which is taken once as it takes seconds."""
    command = [setting.driver, "blur", setting.path("form.png"), "9", str(SIGMA), setting.path("blurred-ours.png")]
    values = turns.in_turn(setting.having({
        "ours": (None, lambda: settings.least(command, "blur")),
        "Pillow": ("PIL", turns.shortest(3, pillow(setting)))}), setting.turns)
    return table.compared(goals.BLUR, "ms", values) + magick(setting, values["ours"]) + errors(setting)


def pillow(setting):
    """A step that blurs by Pillow, which takes boxes for the Gaussian too."""
    from PIL import Image, ImageFilter
    picture, gaussian = Image.open(setting.path("form.png")).convert("RGB"), ImageFilter.GaussianBlur(SIGMA)
    picture.filter(gaussian).save(setting.path("blurred-pillow.png"), compress_level=1)
    def step():
        start = time.process_time()
        picture.filter(gaussian)
        return (time.process_time() - start) * 1000
    return step


def magick(setting, ours):
    """A row of ImageMagick's, the whole process, once."""
    if "ImageMagick" not in setting.peers:
        return []
    start = time.perf_counter()
    subprocess.run([
        setting.peers["ImageMagick"], setting.path("form.png"), "-blur", f"0x{SIGMA}",
        setting.path("blurred-magick.png")], check=True, capture_output=True)
    took = (time.perf_counter() - start) * 1000
    return [table.against(goals.BLUR, "ms", ours, [took] * len(ours), "ImageMagick, a process")]


def errors(setting):
    """Rows of the largest difference from an exact Gaussian, in levels of 255, inside and at the edges."""
    if "numpy" not in setting.peers or "PIL" not in setting.peers:
        return []
    exact = gaussian(pixels(setting.path("form.png")))
    mine, theirs = (
        distances(pixels(setting.path(f"blurred-{name}.png")), exact) for name in ("ours", "pillow"))
    return [
        made for name, own, other in zip((goals.ERROR_INSIDE, goals.ERROR_EDGES), mine, theirs)
        for made in (table.row(name, "/255", own), table.row(name, "/255", own, other, other / own, "Pillow"))]


def pixels(path):
    """A picture as an array of rows, columns and channels."""
    import numpy
    from PIL import Image
    return numpy.asarray(Image.open(path).convert("RGB"), dtype=numpy.float32)


def gaussian(picture):
    """The exact blur, where what lies beyond an edge is as the edge."""
    import numpy
    tall, wide = (weights(length) for length in picture.shape[:2])
    across = numpy.einsum("xk,ykc->yxc", wide, picture, optimize=True)
    return numpy.einsum("yk,kxc->yxc", tall, across, optimize=True)


def weights(length):
    """For each place of a line how much each other one counts in it."""
    import numpy
    distance = numpy.arange(-8 * SIGMA, 8 * SIGMA + 1)
    kernel = numpy.exp(-distance**2 / (2 * SIGMA**2))
    matrix = numpy.zeros((length, length))
    places = numpy.arange(length)
    for step, weight in zip(distance, kernel / kernel.sum()):
        numpy.add.at(matrix, (places, (places + step).clip(0, length - 1)), weight)
    return matrix.astype(numpy.float32)


def distances(picture, exact):
    """The largest differences of two pictures: inside, and at the edges."""
    difference = abs(picture - exact).max(axis=2)
    reach = REACH * SIGMA
    inside = difference[reach:-reach, reach:-reach].max()
    difference[reach:-reach, reach:-reach] = 0
    return float(inside), float(difference.max())
