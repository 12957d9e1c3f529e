"""A new process for each picture: its time and its memory."""
import os
import statistics

import browser
import form
import goals
import needs
import process
import table
import turns

PICTURES = {
    "ours": "cold-ours.png", "resvg": "cold-resvg.png", "rsvg-convert": "cold-rsvg.png",
    "Chromium": "cold-chromium.png", "Chromium's headless shell": "cold-shell.png"}
# Levels of 255 by which pictures of the same form differ in the mean: the edges of letters.
TOLERANCE = 2
BROWSERS = ["Chromium", "Chromium's headless shell"]


def rows(setting):
    """Measures all commands in turn, and the memory of what they were."""
    peaks = {}
    steps = {name: recording(setting, name, command, peaks) for name, command in commands(setting).items()}
    walls = turns.in_turn(steps, setting.turns)
    check_pictures(setting, walls)
    return table.compared(goals.COLD, "ms", walls) + memory(setting, peaks)


def commands(setting):
    """By name the commands that draw the form into a file."""
    folder, out = os.path.abspath(needs.FOLDER), setting.path
    def given(peer, arguments):
        return [setting.peers[peer], *arguments] if peer in setting.peers else None
    made = {
        "ours": [setting.program, "render", form.SCREEN, *form.DEVICE, "-o", out(PICTURES["ours"])],
        "resvg": given("resvg", [
            "--skip-system-fonts", "--use-fonts-dir", form.FONTS, out("form.svg"), out(PICTURES["resvg"])]),
        "rsvg-convert": given("rsvg-convert", [out("form.svg"), "-o", out(PICTURES["rsvg-convert"])])}
    for name in BROWSERS:
        if name in setting.peers:
            made[name] = browser.cold(setting.peers[name], folder, PICTURES[name])
    return {name: command for name, command in made.items() if command}


def recording(setting, name, command, peaks):
    """A step that runs a command; its wall time, while its memory is remembered by name."""
    environment = None if name == "ours" else setting.environment
    def step():
        wall, peak = process.run(setting.peers["spawn"], command, environment)
        peaks.setdefault(name, []).append(peak)
        return wall
    return step


def memory(setting, peaks):
    """The peaks of the commands; of Chromium's whole tree of processes."""
    theirs = {name: statistics.median(values) for name, values in peaks.items()}
    for name in theirs.keys() & {*BROWSERS}:
        theirs[name] = turns.attempt(f"memory of {name}", tree(setting, name))
    ours = theirs.pop("ours")
    return [table.row(goals.MEMORY, "MiB", ours)] + [
        table.row(goals.MEMORY, "MiB", ours, peak, peak / ours, name) for name, peak in theirs.items() if peak]


def tree(setting, name):
    """A step that measures the memory of all processes of a browser."""
    return lambda: process.tree_peak(commands(setting)[name], setting.environment)


def check_pictures(setting, names):
    """Tells of each peer whose picture is not that of the form."""
    from PIL import Image, ImageChops, ImageStat
    form_picture = Image.open(setting.path("form.png")).convert("RGB")
    for name in names:
        picture = Image.open(setting.path(PICTURES[name])).convert("RGB")
        mean = max(ImageStat.Stat(ImageChops.difference(form_picture, picture)).mean)
        if picture.size != form_picture.size or mean > TOLERANCE:
            needs.say(f"{name} draws another picture than ours, by {mean:.1f} levels in the mean")
