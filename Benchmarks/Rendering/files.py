"""PNG files of the form: writing, their size, and reading."""
import io
import time

import form
import goals
import setting as settings
import table
import turns

FRAME = [*map(str, form.PIXELS)]
# How often a program does its work in one turn; the slow ones do less of it.
MANY, FEW = "9", "3"


def rows(setting):
    """Encoding, the bytes of it, and decoding."""
    return encoding(setting) + sizes(setting) + decoding(setting)


def encoding(setting):
    """Rows of a file of a frame in memory."""
    driver, raw = setting.driver, setting.path("form.bgrx")
    def peer(name, count):
        command = [setting.peers.get(name, name), *(["encode"] if name == "spng" else []), raw, *FRAME, count]
        return name, lambda: settings.least(command, "encode")
    values = turns.in_turn(setting.having({
        "ours": (None, lambda: settings.least([driver, "encode", setting.path("form.png"), MANY], "encode")),
        "Cairo": peer("cairo", FEW),
        "libspng level 1": peer("spng", MANY),
        "libdeflate level 1": peer("deflate", MANY),
        "Pillow level 1": ("PIL", turns.shortest(int(FEW), pillow_encoding(setting)))}), setting.turns)
    return table.compared(goals.ENCODE, "ms", values)


def pillow_encoding(setting):
    """A step that writes a file to memory by Pillow."""
    from PIL import Image
    picture = Image.open(setting.path("form.png")).convert("RGB")
    def step():
        start = time.process_time()
        picture.save(io.BytesIO(), "PNG", compress_level=1)
        return (time.process_time() - start) * 1000
    return step


def sizes(setting):
    """Rows of the files' sizes."""
    command = [setting.driver, "encode", setting.path("form.png"), "1"]
    ours = int(settings.samples(command)["encode-bytes"][0]) / 1000
    rows = []
    for label, name in (("libdeflate level 1", "deflate"), ("libspng level 1", "spng"), ("Cairo", "cairo")):
        if name in setting.peers:
            mode = ["encode"] if name == "spng" else []
            command = [setting.peers[name], *mode, setting.path("form.bgrx"), *FRAME, "1"]
            theirs = int(settings.samples(command)["bytes"][0]) / 1000
            rows.append(table.row(goals.SIZE, "KB", ours, theirs, theirs / ours, label))
    return rows


def decoding(setting):
    """Rows of a golden's pixels."""
    golden = setting.path("golden.png")
    def decoded(program, name):
        return lambda: settings.least([program, "decode", golden, MANY], name)
    spng = setting.peers.get("spng")
    values = turns.in_turn(setting.having({
        "ours": (None, decoded(setting.driver, "decode")),
        "libspng": ("spng", decoded(spng, "decode")),
        "libspng, three bytes a pixel": ("spng", decoded(spng, "decode-rgb")),
        "Pillow": ("PIL", turns.shortest(int(FEW), pillow_decoding(golden)))}), setting.turns)
    return table.compared(goals.DECODE, "ms", values)


def pillow_decoding(golden):
    """A step that reads a file in memory by Pillow."""
    from PIL import Image
    with open(golden, "rb") as file:
        content = file.read()
    def step():
        start = time.process_time()
        Image.open(io.BytesIO(content)).load()
        return (time.process_time() - start) * 1000
    return step
