"""What all measurements are given: the programs, the peers, and how often."""
import dataclasses
import subprocess

import form
import needs


@dataclasses.dataclass(frozen=True)
class Setting:
    """The command and the driver of ours, the peers that are there by name, their environment, the number of turns."""
    program: str
    driver: str
    peers: dict
    environment: dict
    turns: int

    def path(self, name):
        """Where a file of this run lies."""
        return f"{needs.FOLDER}/{name}"

    def having(self, steps):
        """The steps whose peers are there, of steps with the name of the peer that each needs, or none."""
        return {name: step for name, (peer, step) in steps.items() if peer is None or peer in self.peers}


def prepare(setting):
    """Writes the form for the peers, our picture of it, also as raw pixels and as a golden, and two that differ."""
    form.write(setting.program, needs.FOLDER)
    picture = setting.path("form.png")
    subprocess.run(
        [setting.program, "render", form.SCREEN, *form.DEVICE, "-o", picture], check=True, capture_output=True)
    samples([setting.driver, "small", picture, setting.path("golden.png")])
    write_pixels(setting, picture)


def write_pixels(setting, picture):
    """Writes the raw frame, and pictures with a few pixels and with all of them changed."""
    from PIL import Image, ImageChops
    frame = Image.open(picture).convert("RGB")
    with open(setting.path("form.bgrx"), "wb") as file:
        file.write(frame.tobytes("raw", "BGRX"))
    ImageChops.invert(frame).save(setting.path("all.png"), compress_level=1)
    # A caret's worth of pixels.
    caret = (600, 900, 605, 975)
    frame.paste(ImageChops.invert(frame.crop(caret)), caret)
    frame.save(setting.path("few.png"), compress_level=1)


def samples(command, environment=None):
    """What a program prints of the work that it measures: by name its numbers."""
    done = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=120, check=True)
    words = [line.split() for line in done.stdout.splitlines()]
    return {name: numbers for name, *numbers in words}


def least(command, name):
    """The shortest time in ms that a program prints of one kind of work, which it did several times without a break."""
    return float(samples(command)[name][0])
