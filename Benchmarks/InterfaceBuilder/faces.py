"""Advances and kerning of the bundled face, read from its file with Python's own library alone: those of its default, regular at 17 points."""

import os
import struct

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "Sources", "CFonts", "Inter")


class Face:
    """A face of TrueType outlines, as far as the width of a line of text depends on it."""

    def __init__(self):
        with open(os.path.join(FOLDER, "Inter-Regular.ttf"), "rb") as file:
            self.bytes = file.read()
        self.tables = {}
        for index in range(self.u16(4)):
            record = 12 + 16 * index
            self.tables[self.bytes[record:record + 4]] = self.u32(record + 8)
        self.units = self.u16(self.tables[b"head"] + 18)
        self.glyphs = self.read_cmap()
        self.pairs = self.pair_tables()
        self.known = {}

    def u16(self, place):
        return struct.unpack_from(">H", self.bytes, place)[0]

    def i16(self, place):
        return struct.unpack_from(">h", self.bytes, place)[0]

    def u32(self, place):
        return struct.unpack_from(">I", self.bytes, place)[0]

    def read_cmap(self):
        """The glyphs of the characters of the first plane."""
        table, glyphs = self.tables[b"cmap"], {}
        places = [table + self.u32(table + 8 + 8 * i) for i in range(self.u16(table + 2))]
        place = next(p for p in places if self.u16(p) == 4)
        count = self.u16(place + 6) // 2
        ends, starts = place + 14, place + 16 + 2 * count
        for i in range(count):
            delta, offset = self.u16(starts + 2 * (count + i)), self.u16(starts + 2 * (2 * count + i))
            for code in range(self.u16(starts + 2 * i), self.u16(ends + 2 * i) + 1):
                glyph = code
                if offset:
                    glyph = self.u16(
                        starts + 2 * (2 * count + i) + offset + 2 * (code - self.u16(starts + 2 * i)))
                if glyph or not offset:
                    glyphs[code] = (glyph + delta) & 0xFFFF
        return glyphs

    def advance(self, character):
        """The advance of a character, in em; None where there is no glyph."""
        glyph = self.glyphs.get(ord(character))
        if glyph is None:
            return None
        last = self.u16(self.tables[b"hhea"] + 34) - 1
        return self.u16(self.tables[b"hmtx"] + 4 * min(glyph, last)) / self.units

    def pair_tables(self):
        """For each lookup of the feature `kern` the places of its tables of pairs."""
        table = self.tables[b"GPOS"]
        features, lookups = table + self.u16(table + 6), table + self.u16(table + 8)
        chosen = set()
        for i in range(self.u16(features)):
            record = features + 2 + 6 * i
            if self.bytes[record:record + 4] == b"kern":
                feature = features + self.u16(record + 4)
                chosen |= {self.u16(feature + 4 + 2 * k) for k in range(self.u16(feature + 2))}
        return [self.subtables(lookups + self.u16(lookups + 2 + 2 * i)) for i in sorted(chosen)]

    def subtables(self, lookup):
        places = []
        for i in range(self.u16(lookup + 4)):
            place = lookup + self.u16(lookup + 6 + 2 * i)
            kind = self.u16(lookup)
            if kind == 9:
                kind, place = self.u16(place + 2), place + self.u32(place + 4)
            if kind == 2:
                places.append(place)
        return places

    def kerning(self, first, second):
        """How much nearer the second of two characters stands, in em, negative for nearer."""
        if (first, second) not in self.known:
            glyphs = self.glyphs.get(ord(first)), self.glyphs.get(ord(second))
            values = [] if None in glyphs else [self.adjustment(places, *glyphs) for places in self.pairs]
            self.known[first, second] = sum(values) / self.units
        return self.known[first, second]

    def adjustment(self, places, first, second):
        for place in places:
            index = self.covered(place + self.u16(place + 2), first)
            if index is not None:
                value = self.listed(place, index, second) if self.u16(place) == 1 else self.by_class(place, first, second)
                if value is not None:
                    return value
        return 0

    def listed(self, place, index, second):
        size = 2 + 2 * (self.format_size(place + 4) + self.format_size(place + 6))
        pairs = place + self.u16(place + 10 + 2 * index)
        for i in range(self.u16(pairs)):
            if self.u16(pairs + 2 + size * i) == second:
                return self.x_advance(place + 4, pairs + 4 + size * i)
        return None

    def by_class(self, place, first, second):
        size = 2 * (self.format_size(place + 4) + self.format_size(place + 6))
        rows = self.class_of(place + self.u16(place + 8), first)
        column = self.class_of(place + self.u16(place + 10), second)
        record = place + 16 + size * (rows * self.u16(place + 14) + column)
        return self.x_advance(place + 4, record)

    def format_size(self, place):
        return bin(self.u16(place)).count("1")

    def x_advance(self, format_place, record):
        value_format = self.u16(format_place)
        return self.i16(record + 2 * bin(value_format & 3).count("1")) if value_format & 4 else 0

    def covered(self, place, glyph):
        count = self.u16(place + 2)
        if self.u16(place) == 1:
            for i in range(count):
                if self.u16(place + 4 + 2 * i) == glyph:
                    return i
            return None
        for i in range(count):
            start, end, index = struct.unpack_from(">HHH", self.bytes, place + 4 + 6 * i)
            if start <= glyph <= end:
                return index + glyph - start
        return None

    def class_of(self, place, glyph):
        if self.u16(place) == 1:
            index = glyph - self.u16(place + 2)
            return self.u16(place + 6 + 2 * index) if 0 <= index < self.u16(place + 4) else 0
        for i in range(self.u16(place + 2)):
            start, end, kind = struct.unpack_from(">HHH", self.bytes, place + 4 + 6 * i)
            if start <= glyph <= end:
                return kind
        return 0
