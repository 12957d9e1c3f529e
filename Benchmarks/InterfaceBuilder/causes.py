"""What holds the views that are not within half a point: which of them have a wrong size of their own, and which only follow."""

import collections
import os
import xml.etree.ElementTree as ElementTree

import ib_oracle

HALF, TWO = ib_oracle.TOLERANCES
TEXTS = {"label", "button", "textField", "textView", "segmentedControl", "searchBar"}
MISSING = "left out"
FOLLOWS = "a place or a size that nothing else explains"


def counts(corpus, oracle, actual):
    """For each cause the views whose own size is wrong by it, and those whose place or size follows from such a one.

    A view with the right size, and a container of the wrong one, follow the commonest cause in their root.
    """
    solved = {(d["document"], r["id"]): r for d in actual["documents"] for r in d["roots"]}
    own, following = collections.Counter(), collections.Counter()
    for document in oracle["documents"]:
        elements = None
        for root in document["roots"]:
            missed = misses(root, solved.get((document["document"], root["id"]), {}))
            if not missed:
                continue
            elements = elements or elements_by_id(os.path.join(corpus, document["document"]))
            causes = [cause(view, frame, elements.get(view["id"])) for view, frame in missed]
            known = collections.Counter(filter(None, causes))
            own.update(known)
            # Of equally common ones the first by its name, so that each run prints the same.
            leading = min(known, key=lambda name: (-known[name], name), default=FOLLOWS)
            following[leading] += causes.count(None)
    return {name: (own[name], following[name]) for name in sorted(own | following)}


def misses(root, ours):
    """The views of a root that count and are wrong, each with its frame of ours."""
    found, frames, sized = [], ours.get("views", {}), ours.get("storedSizes", [])
    for view in root["views"]:
        frame = frames.get(view["id"])
        if ib_oracle.is_scored(view, sized) and not is_right(frame, view["frame"]):
            found.append((view, frame))
    return found


def is_right(frame, stored):
    return frame is not None and ib_oracle.is_within(ib_oracle.edges_error(frame, stored), HALF)


def elements_by_id(path):
    return {e.get("id"): e for e in ElementTree.parse(path).iter() if e.get("id")}


def cause(view, frame, element):
    """Why the size of a view is wrong; None where it is right, or that of a view which others make as large as it is."""
    if frame is None:
        return MISSING
    wider, higher = (abs(frame[i] - view["frame"][i]) for i in (2, 3))
    if ib_oracle.is_within(max(wider, higher), HALF):
        return None
    if view["class"] in TEXTS:
        return text_cause(wider, higher, element)
    if view["customClass"]:
        return "a class of the project's own"
    return None


def text_cause(wider, higher, element):
    if element is not None and any(font.get("name") for font in element.findall("fontDescription")):
        return "a text in a font by name"
    if ib_oracle.is_within(wider, HALF):
        return "the height of a text"
    if ib_oracle.is_within(wider, TWO):
        return "the width of a text, by two points at most"
    return "the width of a text, by more"
