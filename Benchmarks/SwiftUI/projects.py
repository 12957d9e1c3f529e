"""The projects that keep pictures of views of SwiftUI, and the circumstances that each picture was drawn in."""
import os
import re
import struct


def size(path):
    """The width and the height of a PNG file, in pixels."""
    with open(path, "rb") as file:
        return struct.unpack(">II", file.read(24)[16:])


def found(folder, *places):
    """The pictures below folders of a project."""
    paths = []
    for place in places:
        for where, folders, names in os.walk(os.path.join(folder, place)):
            folders.sort()
            paths += [os.path.join(where, name) for name in sorted(names) if name.endswith(".png")]
    return paths


def picture(path, check, scale, system, **more):
    """A picture with what most have in common: it shows the view alone."""
    width, height = size(path)
    name = os.path.basename(path)[: -len(".png")]
    return {
        "name": check.split(".")[0] + "/" + name, "path": path, "check": check, "named": None, "index": 0,
        "width": width / scale, "height": height / scale, "scale": scale, "x": 0, "y": 0, "safeTop": 0,
        "safeBottom": 0, "system": system, "isDark": False, "textSize": "large",
        "veils": None, **more}


class Project:
    """A project, known by a file of its own, with the folders that are read."""

    def __init__(self, name, known_by, parts, pictures, parser=None):
        self.name, self.known_by, self.parts = name, known_by, parts
        self.pictures, self.parser = pictures, parser


def markdown(folder):
    """Every test of a document: on an iPhone 8, whose status bar is 20 points high, at 2x.

    Devices of swift-snapshot-testing have texts of the size medium, a step below the usual one.
    """
    return [
        picture(path, os.path.basename(os.path.dirname(path)) + "." + os.path.basename(path).split(".")[0],
                2, 17, safeTop=20, textSize="medium")
        for path in found(folder, "Tests/MarkdownUITests/__Snapshots__")]


def previews(folder):
    """Every preview on iOS: 400 points wide and high, at 1x."""
    pictures = []
    for path in found(folder, "Examples", "Tests"):
        match = re.match(r"(test_\w+)\.((?:iOS|UIKit)-.*)\.png", os.path.basename(path))
        if match:
            case = os.path.basename(os.path.dirname(path))
            pictures.append(picture(
                path, case + "." + match[1], 1, 15, named=match[2],
                isDark=match[2].endswith("-Dark")))
    return pictures


def snapshot_testing(folder):
    """The one view: as large as it wants to be twice, fixed, and on an iPhone SE of 2016."""
    place = "Tests/SnapshotTestingTests/__Snapshots__/SnapshotTestingTests"
    order = ["1", "size-that-fits", "fixed", "device"]
    return [
        picture(path, "SnapshotTestingTests.testSwiftUIView_iOS", 2, 13, index=order.index(kind),
                **({"safeTop": 20, "textSize": "medium"} if kind == "device" else {}))
        for path in found(folder, place)
        for kind in re.findall(r"testSwiftUIView_iOS\.(.*)\.png", path)]


def accessibility(folder):
    """Views on three systems below coloured veils, with a legend beside or below them.

    The window of SnapshotTestingTests has no controller, and keeps nothing free at its lower edge: what is higher
    than the safe area lies on all three systems in the middle of what the upper edge leaves.
    """
    systems = {"17": (393, 852, 59), "18": (402, 874, 62), "26": (402, 874, 62)}
    pictures = []
    for path in found(folder, "Example/SnapshotTests"):
        name = os.path.basename(path)
        case = os.path.basename(os.path.dirname(path)).split(".")[-1]
        match = re.match(r"(test\w+?)(?:_|\.\d+x\d+-)(17|18|26)[_-]\d", name)
        if not match or "SwiftUI" not in case + match[1]:
            continue
        width, height, top = systems[match[2]]
        more = {"width": width, "height": height, "safeTop": top, "safeBottom": 0 if case == "SnapshotTestingTests" else 34}
        if "SizeThatFits" in match[1]:
            more = {"width": 30, "height": 608, "x": 429}
        pictures.append(picture(
            path, case + "." + match[1], 3, int(match[2]), **{"veils": 0.3, **more}))
    return pictures


ALL = [
    Project(
        "gonzalezreal/swift-markdown-ui", "Sources/MarkdownUI/Views/Markdown.swift", ["Sources", "Tests"],
        markdown, "Sources/MarkdownUI/Parser/MarkdownParser.swift"),
    Project(
        "doordash-oss/swiftui-preview-snapshots", "Sources/PreviewSnapshots/PreviewSnapshots.swift",
        ["Examples", "Sources", "Tests"], previews),
    Project(
        "pointfreeco/swift-snapshot-testing", "Sources/SnapshotTesting/AssertSnapshot.swift",
        ["Tests/SnapshotTestingTests"], snapshot_testing),
    Project(
        "cashapp/AccessibilitySnapshot", "Example/AccessibilitySnapshot/SwiftUIView.swift", ["Example"], accessibility),
]
