"""Makes the faces of make-fonts: masters of Inter with the system font's measures, merged into variable faces.

usage: make.py SOURCES FOLDER MEASURES

A master is a weight of Inter at one optical size: its glyphs are scaled until capitals are as high as the system font's,
and then each is stretched to the advance that the system font has there. Between masters everything is linear.
"""
import json
import os
import statistics
import sys
import unicodedata

from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib import build
from fontTools.varLib.instancer import instantiateVariableFont

FACES = {"Regular": "Inter-roman.var.ttf", "Italic": "Inter-italic.var.ttf"}

# The system font's weights on the axis that it has itself, and Inter's of the same look.
WEIGHTS = {"ultraLight": (30, 100), "regular": (400, 400), "black": (1000, 900)}
# The optical sizes that have masters; how far a size lies between them, by knots.
SIZES = ["17", "34"]
OPTICAL_SIZE = {16: 0, 17: 0, 19: 1 / 11, 24: 9 / 11, 28: 1}

RANGES = [
    (0x0020, 0x007E),  # Basic Latin
    (0x00A0, 0x036F),  # Latin supplements, phonetics, combining marks
    (0x0370, 0x052F),  # Greek, Cyrillic
    (0x1E00, 0x1FFF),  # Latin and Greek extended
    (0x2000, 0x209F),  # punctuation, superscripts, subscripts
    (0x20A0, 0x20CF),  # currency
    (0x2100, 0x218F),  # letterlike symbols, fractions
    (0x2190, 0x21FF),  # arrows
    (0x2200, 0x22FF),  # mathematics
    (0x2300, 0x24FF),  # technical symbols, enclosed letters
    (0x25A0, 0x27BF),  # shapes, symbols, dingbats
    (0xFB00, 0xFB06),  # Latin ligatures
    (0xFFFD, 0xFFFD),  # the replacement character
]

# The quotation marks that are not straight: single and double ones.
QUOTES = "\u2018\u2019\u201c\u201d"

FEATURES = ["kern", "liga", "calt", "ccmp", "mark", "mkmk", "locl", "tnum", "case"]


def static_instance(path, weight):
    font = TTFont(path, recalcTimestamp=False)
    return instantiateVariableFont(font, {"wght": weight}, inplace=True)


def cut_down(font, ranges=RANGES, features=FEATURES):
    """Keeps the characters of some ranges and what of the layout some features need, without hints."""
    options = Options()
    options.layout_features = features
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = [0, 5, 7, 8, 9, 11, 13, 14]
    options.drop_tables += ["DSIG", "STAT", "FFTM", "kern"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[c for low, high in ranges for c in range(low, high + 1)])
    subsetter.subset(font)


def set_cap_height(font, height):
    """Scales everything evenly, so that capitals are that many em high."""
    units = font["head"].unitsPerEm
    scale_upem(font, round(units * height * units / font["OS/2"].sCapHeight))
    font["head"].unitsPerEm = units


def set_depth(font, measures, size):
    """Makes letters reach as deep below the line as the system font's, and lengthens the slash."""
    units, cmap, glyphs = font["head"].unitsPerEm, font.getBestCmap(), font["glyf"]
    letters = {g for c, g in cmap.items() if chr(c).isalpha()}
    depth = -measures["letterDescender"][size] * units / glyphs[cmap[ord("p")]].yMin
    for glyph in sorted(letters):
        outline = glyphs[glyph]
        if outline.numberOfContours > 0:
            move_points(outline, glyphs, lambda y: y * depth if y < 0 else y)
    slash = glyphs[cmap[ord("/")]]
    top, bottom = slash.yMax, slash.yMin
    longer = (top + measures["slashDepth"] * units) / (top - bottom)
    move_points(slash, glyphs, lambda y: top + (y - top) * longer)


def set_height(font, tops):
    """Makes stems, dots and the letter t as high as the system font's, those under accents too: in small print they stand above capitals."""
    units, cmap, glyphs = font["head"].unitsPerEm, font.getBestCmap(), font["glyf"]
    moves = {}
    for code, glyph in sorted(cmap.items()):
        letter = unicodedata.normalize("NFD", chr(code))[0]
        height = next((round(em * units) for letters, em in tops.items() if letter in letters), None)
        if height is not None and (letter == chr(code) or letter not in "ij"):
            top = glyphs[cmap[ord(letter)]].yMax
            moves[glyph] = raised(letter in "ij", height - top, top, font["OS/2"].sxHeight)
    for glyph, move in moves.items():
        move_points(glyphs[glyph], glyphs, move)


def set_discs(font, discs):
    """Makes round signs as large as the system font's, at their height and in the middle of their advance."""
    units, cmap, glyphs = font["head"].unitsPerEm, font.getBestCmap(), font["glyf"]
    for character, disc in discs.items():
        glyph = cmap[ord(character)]
        outline, advance = glyphs[glyph], font["hmtx"].metrics[glyph][0]
        ratio = disc["ink"] * units / (outline.xMax - outline.xMin)
        across, up = (outline.xMin + outline.xMax) / 2, (outline.yMin + outline.yMax) / 2
        for index, (x, y) in enumerate(outline.coordinates):
            outline.coordinates[index] = (
                round(advance / 2 + (x - across) * ratio),
                round(disc["middle"] * units + (y - up) * ratio))
        outline.recalcBounds(glyphs)
        font["hmtx"].metrics[glyph] = advance, outline.xMin


def raised(has_dot, distance, top, middle):
    """Where the points of a letter come to lie: a dot moves as a whole, a stem grows from the height of small letters on."""
    if has_dot:
        return lambda y: y + distance if y > middle else y
    return lambda y: y + distance * max(0, min(1, (y - middle) / (top - middle)))


def move_points(outline, glyphs, height):
    """Gives each point of an outline another height."""
    for index, (x, y) in enumerate(outline.coordinates):
        outline.coordinates[index] = x, round(height(y))
    outline.recalcBounds(glyphs)


def known(table, face, weight, size):
    """The numbers of a master in em; an italic one is known at one master, and differs as the upright ones do."""
    upright = table[weight][size]
    if face == "Regular":
        return dict(upright)
    italic, base = table["italic"]["17"], table["regular"]["17"]
    return {key: italic[key] + upright[key] - base[key] for key in italic}


def add_quotes(ems):
    """Single marks are as wide as the comma that they look like, double ones wider by what straight ones have."""
    for mark in QUOTES[:2]:
        ems[mark] = ems[","]
    for mark in QUOTES[2:]:
        ems[mark] = ems[","] + ems['"'] - ems["'"]


def widths(font, advances):
    """The advance of each glyph whose character, or whose letter under an accent, it is known for; figures of one width are as wide as a plus sign."""
    units, found = font["head"].unitsPerEm, {}
    for code, glyph in sorted(font.getBestCmap().items()):
        letter = unicodedata.normalize("NFD", chr(code))[0]
        if letter in advances and (letter == chr(code) or letter.isalpha()):
            found.setdefault(glyph, round(advances[letter] * units))
    figures = {font.getBestCmap()[ord(digit)] for digit in "0123456789"}
    for glyph, variant in tabular(font).items():
        found[variant] = found[font.getBestCmap()[ord("+")] if glyph in figures else glyph]
    return found


def tabular(font):
    """The glyphs that stand in for others where figures have one width, by those."""
    table = font["GSUB"].table
    lookups = {
        number for record in table.FeatureList.FeatureRecord if record.FeatureTag == "tnum"
        for number in record.Feature.LookupListIndex}
    found = {}
    for number in sorted(lookups):
        for part in table.LookupList.Lookup[number].SubTable:
            found.update(getattr(part, "ExtSubTable", part).mapping)
    return found


def fit(font, advances, measures, tracking):
    """Gives glyphs their advances: letters and digits are stretched as wide as they are set, marks keep their shape in the middle."""
    units, cmap = font["head"].unitsPerEm, font.getBestCmap()
    # Tracking is room between the outlines, so they are fitted as if it were a part of the advance, and it is taken off again.
    room = round(tracking * units)
    shifts = {cmap[ord(c)]: em * units for c, em in measures["shifts"].items()}
    inks = {cmap[ord(c)]: bar["ink"] * units for c, bar in measures["bars"].items()}
    letters = {g for c, g in font.getBestCmap().items() if chr(c).isalnum() or chr(c) in QUOTES}
    figures = set(tabular(font).values())
    metrics = font["hmtx"].metrics
    ratios = {g: (advances[g] + room) / metrics[g][0] for g in advances if metrics[g][0]}
    usual = statistics.median(sorted(r for g, r in ratios.items() if g in letters))
    glyphs = font.getGlyphSet()
    outlines = {}
    for glyph in font.getGlyphOrder():
        base = glyph.partition(".")[0]
        width = metrics[glyph][0]
        if glyph in inks:
            stretch = inks[glyph] / (font["glyf"][glyph].xMax - font["glyf"][glyph].xMin)
            shift = (advances[glyph] - stretch * width) / 2
        elif glyph in advances and glyph not in letters and glyph not in figures:
            stretch, shift = 1, (advances[glyph] - width) / 2
        else:
            stretch = ratios.get(glyph, ratios.get(base, usual) if base in letters else 1)
            shift = -room / 2 if width else 0
        shift += shifts.get(glyph, 0)
        outlines[glyph] = stretched(glyphs, glyph, stretch, shift), stretch, shift
    for glyph, (outline, stretch, shift) in outlines.items():
        font["glyf"][glyph] = outline
        width = metrics[glyph][0] and round(metrics[glyph][0] * stretch) - room
        outline.recalcBounds(font["glyf"])
        metrics[glyph] = advances.get(glyph, width), getattr(outline, "xMin", 0)
    place_marks(font, {g: (stretch, shift) for g, (_, stretch, shift) in outlines.items()})


def stretched(glyphs, glyph, stretch, shift):
    """The outline of a glyph, without components, scaled and then moved along the line."""
    recording, pen = DecomposingRecordingPen(glyphs), TTGlyphPen(None)
    glyphs[glyph].draw(recording)
    recording.replay(TransformPen(pen, (stretch, 0, 0, 1, shift, 0)))
    return pen.glyph()


def place_marks(font, changes):
    """Moves the points that accents hang on with the outlines that bear them."""
    for table in positionings(font, 4):
        for glyph, record in zip(table.BaseCoverage.glyphs, table.BaseArray.BaseRecord):
            stretch, shift = changes[glyph]
            for anchor in record.BaseAnchor:
                if anchor:
                    anchor.XCoordinate = round(anchor.XCoordinate * stretch + shift)


def positionings(font, kind):
    """The tables of one kind that place glyphs."""
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            if table.LookupType == kind:
                yield table


class Kerning:
    """The pairs of a font that stand closer or farther than their advances say."""

    def __init__(self, font):
        self.font = font
        self.cmap = font.getBestCmap()
        names = {g: chr(c) for c, g in sorted(self.cmap.items(), reverse=True)}
        self.kinds = {g: self.kind(names.get(g.partition(".")[0])) for g in font.getGlyphOrder()}

    @staticmethod
    def kind(character):
        if character is None:
            return "capitals"
        return "digits" if character.isdigit() else "letters" if character.islower() else "capitals"

    def kind_of(self, first, second):
        """The kind that both glyphs of a pair are of; that of capitals, where they differ."""
        return self.kinds[first] if self.kinds[first] == self.kinds[second] else "capitals"

    def each(self):
        """Each record of two glyphs or classes: one glyph of the first, one of the second, and the record."""
        for table in positionings(self.font, 2):
            if table.Format == 1:
                for first, pairs in zip(table.Coverage.glyphs, table.PairSet):
                    for pair in pairs.PairValueRecord:
                        yield first, pair.SecondGlyph, pair.Value1
            else:
                firsts = self.classes(table.Coverage.glyphs, table.ClassDef1)
                seconds = self.classes(self.font.getGlyphOrder(), table.ClassDef2)
                for number, row in enumerate(table.Class1Record):
                    for other, record in enumerate(row.Class2Record):
                        if number in firsts and other in seconds:
                            yield firsts[number], seconds[other], record.Value1

    def classes(self, glyphs, definition):
        """A glyph of each class: one with a character of its own, where there is one."""
        found = {}
        for glyph in sorted(glyphs, key=lambda g: (g not in self.cmap.values(), g)):
            found.setdefault(definition.classDefs.get(glyph, 0), glyph)
        return found

    def between(self, first, second):
        """By how much a pair is moved, in units: the first table that has it decides."""
        for table in positionings(self.font, 2):
            if first not in table.Coverage.glyphs:
                continue
            if table.Format == 1:
                pairs = table.PairSet[table.Coverage.glyphs.index(first)].PairValueRecord
                value = next((p.Value1 for p in pairs if p.SecondGlyph == second), None)
                if value is None:
                    continue
            else:
                row = table.Class1Record[table.ClassDef1.classDefs.get(first, 0)]
                value = row.Class2Record[table.ClassDef2.classDefs.get(second, 0)].Value1
            return getattr(value, "XAdvance", 0) if value else 0
        return 0

    def fit(self, texts, narrowed):
        """Pulls pairs of digits, of small letters, and all others in by factors that narrow known texts by as much as they are.

        Small letters stay as far apart as they are: stored widths of "Birthday" and "Start" have room between r and t.
        Others lose that room, as the known texts show none.
        """
        for first, second, value in self.each():
            if getattr(value, "XAdvance", 0) > 0 and self.kind_of(first, second) != "letters":
                value.XAdvance = 0
        factors = {}
        # The text of capitals comes last, as it has pairs of small letters, too.
        for kind in ["digits", "letters", "capitals"]:
            closer, others = 0, 0
            glyphs = [self.cmap[ord(c)] for c in texts[kind]]
            for pair in zip(glyphs, glyphs[1:]):
                move, own = self.between(*pair) / self.font["head"].unitsPerEm, self.kind_of(*pair)
                if own == kind and move < 0:
                    closer += move
                else:
                    others += move * (factors.get(own, 1) if move < 0 else 1)
            factors[kind] = (narrowed[kind] - others) / closer
        for first, second, value in self.each():
            if getattr(value, "XAdvance", 0) < 0:
                value.XAdvance = round(value.XAdvance * factors[self.kind_of(first, second)])


def set_names(font, family, style, weight, is_italic):
    # A family of its own: where the source itself is installed, it must not be taken for this one.
    stem = family.replace("Afterimage ", "Afterimage")
    names = {
        1: family,
        2: style,
        3: f"{stem}-{style}",
        4: f"{family} {style}",
        6: f"{stem}-{style}",
    }
    for identifier, text in names.items():
        font["name"].setName(text, identifier, 3, 1, 0x409)
    font["OS/2"].usWeightClass = weight
    is_bold = weight >= 700
    own = (1 if is_italic else 0) | (1 << 5 if is_bold else 0)
    has_typographic_metrics = font["OS/2"].version >= 4
    font["OS/2"].fsSelection = (own or 1 << 6) | (1 << 7 if has_typographic_metrics else 0)
    font["head"].macStyle = (1 if is_bold else 0) | (2 if is_italic else 0)


def master(path, style, weight, size, measures):
    font = static_instance(path, WEIGHTS[weight][1])
    cut_down(font)
    set_cap_height(font, measures["capHeight"])
    ems = known(measures["advances"], style, weight, size)
    for character, em in measures["corrections"].get(size, {}).items():
        ems[character] += em
    add_quotes(ems)
    for signs in (measures["bars"], measures["discs"]):
        ems.update({character: sign["advance"] for character, sign in signs.items()})
    advances = widths(font, ems)
    fit(font, advances, measures, measures["tracking"][size])
    set_depth(font, measures, size)
    set_height(font, measures["tops"][weight][size])
    set_discs(font, measures["discs"])
    Kerning(font).fit(measures["texts"], known(measures["kerning"], style, weight, size))
    set_names(font, "Afterimage Inter", style, 400, style == "Italic")
    return font


def axis(tag, name, low, usual, high, knots):
    found = AxisDescriptor(tag=tag, name=name, minimum=low, default=usual, maximum=high)
    found.map = knots
    return found


def variable(path, style, measures):
    """One face of all weights and optical sizes."""
    space = DesignSpaceDocument()
    space.addAxis(axis("wght", "Weight", 30, 400, 1000, []))
    # Nobody asks for the default: cairo takes a face for a variable one by what was drawn with it last.
    space.addAxis(axis("opsz", "Optical Size", 16, 16, 28, list(OPTICAL_SIZE.items())))
    for weight, (value, _) in WEIGHTS.items():
        for size in SIZES:
            source = SourceDescriptor(font=master(path, style, weight, size, measures))
            source.location = {"Weight": value, "Optical Size": SIZES.index(size)}
            space.addSource(source)
    font, _, _ = build(space, exclude=["MVAR", "STAT"])
    font.recalcTimestamp = False
    return font


def main(sources, folder, measures):
    with open(measures, encoding="utf-8") as file:
        measures = json.load(file)
    os.makedirs(folder, exist_ok=True)
    for style, name in FACES.items():
        font = variable(os.path.join(sources, name), style, measures)
        path = os.path.join(folder, f"Inter-{style}.ttf")
        font.save(path, reorderTables=True)
        print(f"make-fonts: {path}, {len(font.getGlyphOrder())} glyphs, {os.path.getsize(path)} bytes")


if __name__ == "__main__":
    main(*sys.argv[1:])
