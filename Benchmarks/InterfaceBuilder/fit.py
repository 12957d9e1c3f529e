"""A model of the widths of texts in the system's font, and the fit of the few numbers in it that no source has."""

import json
import math
import os
import re

import faces

FOLDER = os.path.dirname(os.path.abspath(__file__))
SOURCES = os.path.join(FOLDER, "..", "..", "Sources", "Graphics", "Text")
HALF = 0.5 + 1e-6

# name, what it starts from and is held to, how far it may well be from there (all but kerning in em).
NUMBERS = [
    ("kerning", 1.0, 0.25), ("percent sign", 0.0, 0.2), ("question mark", 0.0, 0.03),
    ("20 points", 0.0, 0.03), ("display face to iOS 10", -0.025, 0.03),
    ("display face to iOS 12", -0.025, 0.03), ("light", 0.0, 0.03),
]
NAMES = [name for name, _, _ in NUMBERS]
# Kerning is Inter's own, as that carries over best.
SHIPPED = NAMES[1:]
CHARACTERS = {"percent sign": "%", "question mark": "?!"}
# How many times the number for light a weight takes beside the one that stands in for it.
LIGHT = {"ultraLight": 2, "thin": 1.5, "light": 1}
# What heavier weights than bold are wider, in em, as FontFamily.swift has it.
HEAVY = {"heavy": 0.022, "black": 0.033}
# The weight of the priors beside one text: a text half a point off counts 0.3.
PRIOR = 1.0


def steps_in(file, columns):
    """The rows of numbers in a Swift source, as many columns wide."""
    with open(os.path.join(SOURCES, file), encoding="utf-8") as source:
        pattern = r"\((\d+)" + r", (-?[\d.]+)" * (columns - 1) + r"\)"
        return [tuple(map(float, row)) for row in re.findall(pattern, source.read())]


TRACKING = [row for row in steps_in("Font+Tracking.swift", 3) if row[0] != 20]
DISPLAY = steps_in("Font+Display.swift", 2)
with open(os.path.join(FOLDER, "..", "..", "Scripts", "system-font.json"), encoding="utf-8") as file:
    MEASURES = json.load(file)
FACES = {weight: faces.Face(weight) for weight in faces.STYLES}


def tracking(size, face):
    """What an advance is wider than at 17 points by what is measured, in em."""
    column = {"regular": 1, "semibold": 2, "bold": 2}
    value = lambda row: row[column[face]] if face in column else (row[1] + row[2]) / 2
    above = next((i for i, row in enumerate(TRACKING) if row[0] >= size), len(TRACKING) - 1)
    low, high = TRACKING[max(above - 1, 0)], TRACKING[above]
    if size <= low[0] or size >= high[0]:
        return value(low if size <= low[0] else high) / 1000
    share = (size - low[0]) / (high[0] - low[0])
    return (value(low) + share * (value(high) - value(low))) / 1000


def terms(text):
    """The width of a text in points without any of the numbers, and what each number is multiplied by."""
    face, measured = FACES[text.face], MEASURES["advances"][text.face]
    advances = [measured.get(c, face.advance(c)) for c in text.characters]
    if None in advances:
        return None
    count, factors = len(advances), dict.fromkeys(NAMES, 0.0)
    fixed = sum(advances) + count * (size_terms(text, count, factors) + HEAVY.get(text.weight, 0))
    factors["kerning"] = sum(map(face.kerning, text.characters, text.characters[1:]))
    for name, characters in CHARACTERS.items():
        factors[name] = sum(map(text.characters.count, characters))
    factors["light"] = LIGHT.get(text.weight, 0) * count
    return text.size * fixed, [text.size * factors[name] for name in NAMES]


def size_terms(text, count, factors):
    """The tracking of a text's size in em; where it is fitted, the numbers that add to it."""
    if text.release < 15 and 17 < text.size < 20:
        return (17 - text.size) / 1000
    if text.release < 15 and text.size >= 20:
        factors["display face to iOS %d" % (10 if text.release < 13 else 12)] = count
        return [row[1] for row in DISPLAY if row[0] <= text.size][-1] / 1000
    if 17 < text.size < 25:
        share = (text.size - 17) / 3 if text.size < 20 else (25 - text.size) / 5
        factors["20 points"] = share * count
    return tracking(text.size, text.face)


class Sample:
    """A text with the terms of its width."""

    def __init__(self, text, fixed, factors):
        self.text, self.fixed, self.factors = text, fixed, factors

    def width(self, numbers):
        """What the text asks for, in whole pixels."""
        width = self.fixed + sum(n * f for n, f in zip(numbers, self.factors))
        return math.ceil(width / self.text.pixel - 1e-6) * self.text.pixel

    def is_right(self, numbers):
        return abs(self.width(numbers) - self.text.width) <= HALF

    def miss(self, numbers):
        """How far a width lies outside what would be rounded up to the stored one, in points."""
        width = self.fixed + sum(n * f for n, f in zip(numbers, self.factors))
        high = self.text.width
        return max(0, width - high) + min(0, width - (high - self.text.pixel))


def samples(texts):
    """The texts whose width is in our layout, and in the stored one, about what the text asks for."""
    found = []
    for text in texts:
        known = terms(text)
        if known:
            sample = Sample(text, *known)
            asked = sample.width([start for _, start, _ in NUMBERS])
            room = 3 + 0.05 * asked
            if abs(text.ours - asked) <= room and abs(text.width - asked) <= room:
                found.append(sample)
    return found


def fitted(chosen, free=NAMES):
    """The numbers at which the misses are least, large ones counting no more than their length."""
    numbers = [start for _, start, _ in NUMBERS]
    indices = [NAMES.index(name) for name in free]
    for _ in range(40):
        matrix = [[0.0] * len(indices) for _ in indices]
        right = [0.0] * len(indices)
        for row, index in enumerate(indices):
            _, start, spread = NUMBERS[index]
            matrix[row][row] += PRIOR / spread ** 2
            right[row] -= PRIOR * (numbers[index] - start) / spread ** 2
        for sample in chosen:
            accumulate(sample, numbers, indices, matrix, right)
        change = solved(matrix, right)
        for index, step in zip(indices, change):
            numbers[index] += step
        if max(map(abs, change), default=0) < 1e-7:
            break
    return numbers


def accumulate(sample, numbers, indices, matrix, right):
    miss = sample.miss(numbers)
    # A width that rounds to the stored one holds the numbers, too, but weakly.
    weight = 1 / math.sqrt(miss * miss + 0.04) if miss else 0.2
    factors = [sample.factors[index] for index in indices]
    for row, factor in enumerate(factors):
        if factor:
            right[row] -= weight * factor * miss
            for column, other in enumerate(factors):
                matrix[row][column] += weight * factor * other


def solved(matrix, right):
    """The solution of a positive definite system, by elimination."""
    rows = [row[:] + [value] for row, value in zip(matrix, right)]
    for pivot, row in enumerate(rows):
        for lower in rows[pivot + 1:]:
            factor = lower[pivot] / row[pivot]
            for column in range(pivot, len(lower)):
                lower[column] -= factor * row[column]
    values = [0.0] * len(rows)
    for pivot in reversed(range(len(rows))):
        known = sum(rows[pivot][c] * values[c] for c in range(pivot + 1, len(rows)))
        values[pivot] = (rows[pivot][-1] - known) / rows[pivot][pivot]
    return values


def left_out(chosen, free=NAMES):
    """For each project the numbers fitted on the texts of all others."""
    projects = sorted({sample.text.project for sample in chosen})
    return {project: fitted([s for s in chosen if s.text.project != project], free)
            for project in projects}
