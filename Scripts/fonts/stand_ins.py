"""Makes the faces that stand in for Apple's families: as wide as those, each in a file of its own.

usage: stand_ins.py SOURCES FOLDER MEASURES

Liberation has the advances of Helvetica, Arial, Times, Times New Roman and the Couriers, DejaVu Sans Mono those of Menlo:
they are cut down and named anew, as the licences ask for. Helvetica Neue has no free face of its measures: Inter's glyphs
are stretched to its advances.
"""
import json
import os
import sys

from fontTools.ttLib import TTFont

import make

STYLES = {"Regular": (400, False), "Bold": (700, False), "Italic": (400, True), "BoldItalic": (700, True)}
# The family, the folder it is kept in and that of its source, and the files of the four styles there.
COPIES = [
    ("Afterimage Sans", "Liberation", "liberation2", "LiberationSans-{}.ttf", {}),
    ("Afterimage Serif", "Liberation", "liberation2", "LiberationSerif-{}.ttf", {}),
    ("Afterimage Typewriter", "Liberation", "liberation2", "LiberationMono-{}.ttf", {}),
    ("Afterimage Console", "DejaVu", "dejavu", "DejaVuSansMono{}.ttf",
     {"Regular": "", "Bold": "-Bold", "Italic": "-Oblique", "BoldItalic": "-BoldOblique"}),
]

# Inter's weight of the same look, and that of the face.
WEIGHTS = {"ultraLight": (100, 200), "thin": (200, 100), "light": (300, 300), "regular": (400, 400),
           "medium": (500, 500), "bold": (700, 700)}

RANGES = [
    (0x0020, 0x007E),  # Basic Latin
    (0x00A0, 0x017F),  # Latin supplements
    (0x2000, 0x206F),  # punctuation
    (0x20A0, 0x20BF),  # currency
    (0x2122, 0x2122),  # the trade mark
    (0x2190, 0x2193),  # arrows
    (0x2202, 0x2265),  # mathematics
    (0xFB01, 0xFB02),  # ligatures
]

FEATURES = ["kern", "liga", "ccmp", "mark", "locl"]


def save(font, folder, family, style):
    os.makedirs(folder, exist_ok=True)
    path = os.path.join(folder, f"{family.removeprefix('Afterimage ')}-{style}.ttf")
    font.recalcTimestamp = False
    font.save(path, reorderTables=True)
    print(f"make-fonts: {path}, {len(font.getGlyphOrder())} glyphs, {os.path.getsize(path)} bytes")


def copy(sources, folder, family, home, pattern, names):
    for style, (weight, is_italic) in STYLES.items():
        path = os.path.join(sources, pattern.format(names.get(style, style)))
        font = TTFont(path, recalcTimestamp=False)
        make.cut_down(font, RANGES, FEATURES)
        make.set_names(font, family, style, weight, is_italic)
        save(font, os.path.join(folder, home), family, style)


def neue_advances(measures, weight):
    """The advances of a weight, in em by character."""
    rows = {name: list(map(int, row.split())) for name, row in measures["advances"].items()}
    factors = measures["light"].get(weight)
    ems = {chr(32 + i): advance / 1000 for i, advance in enumerate(rows.get(weight, rows["regular"]))}
    for character in filter(str.isalpha, ems) if factors else []:
        ems[character] *= factors["capital" if character.isupper() else "small"]
    return ems | {mark: advance / 1000 for mark, advance in measures["marks"].items()}


def pull_together(font, rule):
    """Keeps the pairs of letters, one a capital, that stand closer by more than the least, and pulls them in by the factor."""
    least = rule["least"] * font["head"].unitsPerEm
    letters = {glyph for code, glyph in font.getBestCmap().items() if chr(code).isalpha()}
    kerning = make.Kerning(font)
    for first, second, value in kerning.each():
        if not getattr(value, "XAdvance", 0):
            continue
        is_kept = (value.XAdvance < -least and {first, second} <= letters
                   and kerning.kind_of(first, second) == "capitals")
        value.XAdvance = round(value.XAdvance * rule["factor"]) if is_kept else 0


def neue(sources, folder, measures):
    for upright, source in [(True, "Inter-roman.var.ttf"), (False, "Inter-italic.var.ttf")]:
        for weight, (look, number) in WEIGHTS.items():
            font = make.static_instance(os.path.join(sources, source), look)
            make.cut_down(font, RANGES, FEATURES)
            make.set_cap_height(font, measures["capHeight"])
            make.fit(font, make.widths(font, neue_advances(measures, weight)), {"shifts": {}}, 0)
            pull_together(font, measures["kerning"])
            style = (weight[0].upper() + weight[1:] + ("" if upright else "Italic")).replace("RegularI", "I")
            make.set_names(font, "Afterimage Neue", style, number, not upright)
            save(font, os.path.join(folder, "Inter"), "Afterimage Neue", style)


def main(sources, folder, measures):
    with open(measures, encoding="utf-8") as file:
        neue(os.path.join(sources, "inter-vf"), folder, json.load(file))
    for family, home, source, pattern, names in COPIES:
        copy(os.path.join(sources, source), folder, family, home, pattern, names)


if __name__ == "__main__":
    main(*sys.argv[1:])
