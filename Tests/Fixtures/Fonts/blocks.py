"""Makes Blocks.ttf and BlocksBold.otf: fonts whose letters are boxes, so that tests know each of their pixels.

usage: blocks.py FOLDER (needs fontTools 4.68)

Capitals, figures and U+E000 are an em wide, small letters 0.6, the space 0.5; a box leaves 0.1 em of its advance free on
the right and is 0.7 em high, in the bold face 0.8. Both files call their family Blocks.
"""
import string
import sys

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.ttGlyphPen import TTGlyphPen

ADVANCES = {0x20: 500, 0xE000: 1000}
ADVANCES |= {ord(c): 600 for c in string.ascii_lowercase}
ADVANCES |= {ord(c): 1000 for c in string.ascii_uppercase + string.digits}


def box(pen, advance, height):
    pen.moveTo((0, 0))
    for point in [(0, height), (advance - 100, height), (advance - 100, 0)]:
        pen.lineTo(point)
    pen.closePath()


def build(style, height, is_truetype):
    cmap = {code: "uni%04X" % code for code in ADVANCES}
    widths = {".notdef": 500} | {cmap[code]: advance for code, advance in ADVANCES.items()}
    builder = FontBuilder(1000, isTTF=is_truetype)
    builder.setupGlyphOrder(list(widths))
    builder.setupCharacterMap(cmap)
    outlines = {}
    for glyph, advance in widths.items():
        pen = TTGlyphPen(None) if is_truetype else T2CharStringPen(advance, None)
        if glyph not in (".notdef", "uni0020"):
            box(pen, advance, height)
        outlines[glyph] = pen.glyph() if is_truetype else pen.getCharString()
    names = {"familyName": "Blocks", "styleName": style, "psName": "Blocks-" + style}
    if is_truetype:
        builder.setupGlyf(outlines)
    else:
        builder.setupCFF(names["psName"], {}, outlines, {})
    builder.setupHorizontalMetrics({glyph: (advance, 0) for glyph, advance in widths.items()})
    builder.setupHorizontalHeader(ascent=900, descent=-300)
    builder.setupNameTable(names)
    builder.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWinAscent=900, usWinDescent=300)
    builder.setupPost()
    builder.font["head"].created = builder.font["head"].modified = 0
    builder.font.recalcTimestamp = False
    return builder


build("Regular", 700, True).save(sys.argv[1] + "/Blocks.ttf")
build("Bold", 800, False).save(sys.argv[1] + "/BlocksBold.otf")
