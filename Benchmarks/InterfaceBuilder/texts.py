"""Texts of one line whose widths Interface Builder stored, out of the documents of a corpus."""

import collections
import os
import xml.etree.ElementTree as ElementTree

# The canvases with three pixels in a point, as Score/Canvas.swift has them.
SHARP = {"retina5_5", "retina5_9", "retina6_5", "retina6_0", "retina6_7", "retina6_12", "retina6_3",
         "retina6_72"}
STYLES = {"Title0": 34, "Title1": 28, "Title2": 22, "Title3": 20, "Headline": 17, "Body": 17,
          "Callout": 16, "Subhead": 15, "Footnote": 13, "Caption1": 12, "Caption2": 11}
WEIGHTS = {"ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"}

Text = collections.namedtuple(
    "Text", "project characters size weight release width pixel ours views")


def single_lines(corpus, oracle, actual):
    """The labels and buttons without pictures in the system's font, each once for its project, font and width.

    Whether a width is the text's own shows in ours, which `fit.samples` holds to what the text asks for.
    """
    frames = {(d["document"], r["id"]): r["views"] for d in actual["documents"] for r in d["roots"]}
    found = {}
    for document in oracle["documents"]:
        root = ElementTree.parse(os.path.join(corpus, document["document"])).getroot()
        elements = {e.get("id"): e for e in root.iter() if e.get("id")}
        for scene in document["roots"]:
            ours = frames.get((document["document"], scene["id"]), {})
            for view in scene["views"]:
                text = read(document, view, elements.get(view["id"]), ours.get(view["id"]))
                if text:
                    key = text[:7]
                    known = found.get(key, text._replace(views=0))
                    found[key] = known._replace(views=known.views + 1)
    return list(found.values())


def read(document, view, element, ours):
    if element is None or ours is None or view["class"] not in ("label", "button") or not counts(view):
        return None
    is_label = view["class"] == "label"
    characters = title(element) if not is_label else element.get("text")
    font = font_of(element, 17 if is_label else usual_title_size(element))
    if not characters or "\n" in characters or font is None or has_more_than_text(element):
        return None
    size, weight = font
    # Buttons are whole points wide.
    pixel = 1 if not is_label else 1 / 3 if (document["device"] or {}).get("id") in SHARP else 1 / 2
    release = int((document["toolsVersion"] or "0").split(".")[0]) // 1000
    return Text(document["document"].split("/")[0], characters, size, weight, release,
                view["frame"][2], pixel, ours[2], 1)


def counts(view):
    return (view["frame"] is not None and view["installed"] and not view["hidden"]
            and not view["flagged"] and not view["contradicted"] and not view["fixedFrame"]
            and (view["arranged"] or not view["translatesAutoresizingMaskIntoConstraints"]))


def title(button):
    state = next((e for e in button.findall("state") if e.get("key") == "normal"), None)
    return None if state is None or state.get("image") else state.get("title")


def usual_title_size(button):
    return 15 if button.get("buttonType") in ("system", "roundedRect") else 18


def has_more_than_text(element):
    return element.find("buttonConfiguration") is not None or any(
        (e.get("key") or "").endswith("EdgeInsets") for e in element.findall("inset"))


def font_of(element, usual):
    """The size in points and the weight of a font of the system's; None for any other font."""
    font = next((e for e in element.findall("fontDescription") if e.get("key") == "fontDescription"), None)
    if font is None:
        return usual, "regular"
    style = (font.get("style") or "").replace("UICTFontTextStyle", "")
    if style:
        return (STYLES[style], "semibold" if style == "Headline" else "regular") if style in STYLES else None
    if font.get("type") not in ("system", "boldSystem") or not font.get("pointSize"):
        return None
    weight = "bold" if font.get("type") == "boldSystem" else font.get("weight") or "regular"
    return (float(font.get("pointSize")), weight) if weight in WEIGHTS else None
