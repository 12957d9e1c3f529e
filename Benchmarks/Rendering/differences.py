"""Comparing two pictures: in memory against the machine's own comparison, and as a command."""
import subprocess
import time

import form
import goals
import setting as settings
import table
import turns

MANY = "21"
CASES = {goals.DIFF_EQUAL: "form.png", goals.DIFF_FEW: "few.png", goals.DIFF_ALL: "all.png"}


def rows(setting):
    """Each case against the comparison of two equal frames by memcmp, and what the command takes."""
    cases = [made for operation, other in CASES.items() for made in in_memory(setting, operation, other)]
    return cases + files(setting)


def in_memory(setting, operation, other):
    """A row of two frames that are in memory."""
    ours = [setting.driver, "diff", setting.path("form.png"), setting.path(other), MANY]
    steps = {"ours": lambda: settings.least(ours, "diff"), "memcmp": floor(setting, "memcmp")}
    values = turns.in_turn(steps, setting.turns)
    return table.compared(operation, "ms", values)[1:]


def floor(setting, name):
    """A step that measures what the machine takes at least for a frame."""
    command = [setting.peers["memory"], setting.path("form.bgrx"), *map(str, form.PIXELS), MANY]
    return lambda: settings.least(command, name)


def floors(setting):
    """What the machine takes at least to fill, copy and compare a frame, in ms."""
    return {
        name: turns.in_turn({"ours": floor(setting, name)}, 3)["ours"][1] for name in ("memset", "memcpy", "memcmp")}


def files(setting):
    """Rows of whole processes that compare two files, where a few pixels differ."""
    paths = [setting.path("form.png"), setting.path("few.png")]
    values = turns.in_turn(setting.having({
        "ours": (None, differing([setting.program, "diff", *paths])),
        "ImageMagick": ("ImageMagick", differing(magick(setting, paths)))}), setting.turns)
    return table.compared("diff of two files, a process", "ms", values)


def magick(setting, paths):
    """ImageMagick's command that counts the pixels that differ."""
    program = setting.peers.get("ImageMagick", "")
    compare = [program, "compare"] if program.endswith("magick") else [program.replace("convert", "compare")]
    return [*compare, "-metric", "AE", *paths, "null:"]


def differing(command):
    """A step that runs a command which says by its exit code that two pictures differ."""
    def step():
        start = time.perf_counter()
        done = subprocess.run(command, capture_output=True, check=False)
        took = (time.perf_counter() - start) * 1000
        if done.returncode != 1:
            raise OSError(done.stderr.decode() or "the pictures are the same")
        return took
    return step
