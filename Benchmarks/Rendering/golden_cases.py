#!/usr/bin/env python3
"""Makes a folder of golden cases: the shipped screens on devices, in variations, each compared as a picture.

usage: Benchmarks/Rendering/golden_cases.py DIR COUNT [AFTERIMAGE]

With the command, its goldens are recorded too, and what has passed is remembered in DIR/seen:
`afterimage test DIR -o DIR/seen` then has COUNT unchanged cases.
"""
import itertools
import json
import os
import pathlib
import subprocess
import sys

SCREENS = pathlib.Path(__file__).resolve().parent.parent.parent / "Screens"
VARIATIONS = {
    "device": ["iphone-15-pro", "iphone-se-3", "iphone-17-pro-max", "iphone-x"],
    "appearance": ["light", "dark"],
    "textSize": ["large", "small", "accessibilityLarge"],
    "direction": ["ltr", "rtl"],
    "orientation": ["portrait", "landscape"],
}


def golden_cases(folder, count):
    """Writes FOLDER/cases.json with a number of cases, the simplest of every screen first."""
    screens = sorted(path.name.removesuffix(".screen.json") for path in SCREENS.glob("*.screen.json"))
    # The last factor varies fastest: the screens.
    varied = itertools.product(*VARIATIONS.values(), screens)
    cases = [
        {"screen": screen, **dict(zip(VARIATIONS, values))}
        for *values, screen in itertools.islice(varied, count)]
    if len(cases) < count:
        sys.exit(f"there are {len(cases)} cases only")
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, "cases.json"), "w") as file:
        json.dump({"format": 1, "screens": os.path.relpath(SCREENS, folder), "cases": cases}, file)


def record(folder, afterimage):
    """Makes what the cases give now their goldens, as it was seen: `approve` takes longer, for small files."""
    seen = os.path.join(folder, "seen")
    test = [afterimage, "test", folder, "-o", seen]
    subprocess.run(test, stdout=subprocess.DEVNULL, check=False)
    for name in os.listdir(seen):
        if name.startswith("actual."):
            os.replace(os.path.join(seen, name), os.path.join(folder, name.removeprefix("actual.")))
    subprocess.run(test, stdout=subprocess.DEVNULL, check=True)


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    golden_cases(sys.argv[1], int(sys.argv[2]))
    if len(sys.argv) == 4:
        record(sys.argv[1], sys.argv[3])
