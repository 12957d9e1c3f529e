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
    ("display face to iOS 10", 0.0, 0.03),
]
NAMES = [name for name, _, _ in NUMBERS]
# Kerning is known from texts that were measured.
SHIPPED = NAMES[1:]
CHARACTERS = {"percent sign": "%", "question mark": "?!"}
# Where a weight lies between the two beside it that have advances of their own (Font.Weight's places on the axis).
WEIGHTS = {"ultraLight": 30, "thin": 110, "light": 274, "regular": 400, "medium": 510, "semibold": 590,
           "bold": 700, "heavy": 860, "black": 1000}
OPTICAL_SIZE = [(17, 0), (19, 1 / 11), (24, 9 / 11), (28, 1)]
DISPLAY_SIZE = 20
# The weight of the priors beside one text: a text half a point off counts 0.3.
PRIOR = 1.0


def steps_in(file):
    """The pairs of numbers in a Swift source."""
    with open(os.path.join(SOURCES, file), encoding="utf-8") as source:
        return [tuple(map(float, row)) for row in re.findall(r"\((\d+), (-?[\d.]+)\)", source.read())]


TRACKING = steps_in("Font+Tracking.swift")
DISPLAY = steps_in("Font+Display.swift")
with open(os.path.join(FOLDER, "..", "..", "Scripts", "fonts", "system-font.json"), encoding="utf-8") as file:
    MEASURES = json.load(file)
FACE = faces.Face()


def between(steps, x):
    """The value at a place, linear between two steps and the last one's beyond."""
    above = next((i for i, step in enumerate(steps) if step[0] >= x), len(steps) - 1)
    (x0, low), (x1, high) = steps[max(above - 1, 0)], steps[above]
    if x <= x0 or x >= x1:
        return low if x <= x0 else high
    return low + (x - x0) / (x1 - x0) * (high - low)


def advance(character, weight, optical_size):
    """The system font's advance without tracking, in em; None where neither it nor the bundled face has the character."""
    tables, place = MEASURES["advances"], WEIGHTS[weight]
    other, reach = ("ultraLight", 370) if place < 400 else ("black", 600)
    share = abs(place - 400) / reach
    if character not in tables["regular"]["17"]:
        return FACE.advance(character)
    at = lambda size: (1 - share) * tables["regular"][size][character] + share * tables[other][size][character]
    large = between(OPTICAL_SIZE, optical_size)
    return (1 - large) * at("17") + large * at("34")


def terms(text):
    """The width of a text in points without any of the numbers, and what each number is multiplied by."""
    factors = dict.fromkeys(NAMES, 0.0)
    optical_size, tracking = face_of(text, factors)
    advances = [advance(c, text.weight, optical_size) for c in text.characters]
    if None in advances:
        return None
    fixed = sum(advances) + len(advances) * tracking
    factors["kerning"] = sum(map(FACE.kerning, text.characters, text.characters[1:]))
    for name, characters in CHARACTERS.items():
        factors[name] = sum(map(text.characters.count, characters))
    return text.size * fixed, [text.size * factors[name] for name in NAMES]


def face_of(text, factors):
    """The optical size of a text's face and its tracking in em; where it is fitted, the number that adds to it."""
    if text.release >= 15 or text.size <= 17:
        return text.size, between(TRACKING, text.size) / 2048
    if text.size < DISPLAY_SIZE:
        return 17, between(TRACKING, 17) / 2048 + (17 - text.size) / 1000
    if text.release < 13:
        factors["display face to iOS 10"] = len(text.characters)
    return 28, [row[1] for row in DISPLAY if row[0] <= text.size][-1] / 1000


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
