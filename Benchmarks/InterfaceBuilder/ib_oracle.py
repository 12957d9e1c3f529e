#!/usr/bin/env python3
"""Layout oracle for iOS Interface Builder documents (.storyboard / .xib).

Afterimage's own judge of its layouts, which knows nothing of how they are made: `make score` imports
it, and it runs alone with nothing but Python 3.

Interface Builder stores, next to the Auto Layout constraints of every view, the
frame its own layout engine computed for that view on the design canvas
(<rect key="frame" .../>).  This tool reads those stored frames and compares a
layout engine's solved frames with them.

Three modes:

  ib_oracle.py dump PATH [-o ORACLE.json]
      PATH is one document or a directory (searched recursively).  Prints
      {"documents": [...], "skipped": [...]}: for every root view its scene,
      device and size, and for every view the stored frame and what is known
      about it.

  ib_oracle.py score ACTUAL.json ORACLE.json [-o REPORT.json]
      ACTUAL.json is one object, a list of them, or {"documents": [...]}:
          {"document": "a/b.storyboard",
           "roots": [{"id": "...", "views": {"view-id": [x, y, w, h]}}]}
      Frames are in the coordinate system of the superview, like the stored
      ones.  "document" must name the document as the oracle does, or end with
      the same path components.

  ib_oracle.py selftest PATH
      Scores the stored frames against themselves (must be 100 %) and against
      frames shifted by 0.4, 1 and 3 points.

What counts in a score
  * A view counts when it has a stored frame and is "comparable": installed, not
    hidden, not a root, and neither it nor an ancestor is marked misplaced or
    ambiguous.  Views whose class is sized by UIKit itself rather than by
    constraints (cells, content views, bars) count in a separate group, and so
    do views whose stored frame breaks one of their own required equalities by
    more than a point ("contradicted": a stale frame that nothing can match).
  * A view is right when left, top, right and bottom edge are all within the
    tolerance (0.5 pt and 2 pt).  A comparable view missing from ACTUAL.json is
    wrong.
  * "dependsOn" says what has to be known to place the view:
      constraints  required equalities, stack view rules and the root size
      control      also a fixed size of a control, image or placeholder
      text         also the measured size of a text (label, button, field ...)
      other        inequalities, optional constraints, or under-determined
      container    given by UIKit or by the canvas: cells, content views, bars
"""

import argparse
import json
import os
import sys
import xml.etree.ElementTree as ET

STORYBOARD = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
XIB = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
TOLERANCES = (0.5, 2.0)
EPSILON = 1e-7

# Elements whose frame UIKit (or the canvas) assigns; constraints do not.
CONTAINER_CLASSES = {
    "tableViewCell", "tableViewCellContentView", "collectionViewCell",
    "collectionViewCellContentView", "collectionReusableView",
    "navigationBar", "toolbar", "tabBar",
}
CONTAINER_KEYS = {
    "contentView", "tableHeaderView", "tableFooterView", "backgroundView",
    "selectedBackgroundView", "accessoryView", "editingAccessoryView",
    "sectionHeaderView", "sectionFooterView", "titleView", "customView",
    "inputView", "inputAccessoryView",
}
TEXT_CLASSES = {"label", "button", "textField", "segmentedControl"}
# class -> (has an intrinsic width, has an intrinsic height)
CONTROL_INTRINSICS = {
    "switch": (True, True), "stepper": (True, True), "slider": (False, True),
    "progressView": (False, True), "activityIndicatorView": (True, True),
    "pageControl": (True, True), "datePicker": (True, True),
    "pickerView": (True, True), "searchBar": (False, True),
    "navigationBar": (False, True), "toolbar": (False, True),
    "tabBar": (False, True),
}
# Constraints act on the alignment rectangle, the stored frame is the frame.  These
# insets (left, top, right, bottom) are what the documents themselves show; from tools
# version 24 on a slider has none.
ALIGNMENT_INSETS = {
    "slider": (2.0, 0.0, 2.0, 1.0), "switch": (0.0, 0.0, 2.0, 0.0),
    "segmentedControl": (0.0, 0.0, 0.0, 1.0),
}
CONTROLLER_CLASSES = {
    "viewController", "tableViewController", "collectionViewController",
    "navigationController", "tabBarController", "splitViewController",
    "pageViewController", "glkViewController", "avPlayerViewController",
    "hostingController", "viewControllerPlaceholder",
}
HORIZONTAL_EDGE = {
    "left": "L", "leading": "L", "leftMargin": "L", "leadingMargin": "L",
    "right": "R", "trailing": "R", "rightMargin": "R", "trailingMargin": "R",
}
VERTICAL_EDGE = {
    "top": "T", "topMargin": "T", "bottom": "B", "bottomMargin": "B",
}
CENTERS = {
    "centerX": ("L", "R"), "centerXWithinMargins": ("L", "R"),
    "centerY": ("T", "B"), "centerYWithinMargins": ("T", "B"),
}
BASELINES = {"baseline", "lastBaseline", "firstBaseline"}


class DocumentError(Exception):
    """A document this tool cannot use; the message says why."""


# --------------------------------------------------------------------------
# Reading a document
# --------------------------------------------------------------------------

def read_document(path, name=None):
    """Returns the oracle entry of one document, or raises DocumentError."""
    try:
        document = ET.parse(path).getroot()
    except (ET.ParseError, ValueError, LookupError) as error:
        raise DocumentError("not well-formed XML (%s)" % error) from None
    except OSError as error:
        raise DocumentError(str(error)) from None
    kind = {STORYBOARD: "storyboard", XIB: "xib"}.get(document.get("type"))
    if document.tag != "document" or kind is None:
        raise DocumentError("not an iOS Interface Builder document (type %r)"
                            % document.get("type"))
    if document.get("version") != "3.0":
        raise DocumentError("format version %r is not 3.0" % document.get("version"))
    if document.get("useAutolayout") != "YES":
        raise DocumentError("the document does not use Auto Layout")

    device = document.find("device")
    trait = size_class(device)
    designed = designed_sizes(document)
    parents = {child: parent for parent in document.iter() for child in parent}
    entry = {
        "document": name or path,
        "kind": kind,
        "toolsVersion": document.get("toolsVersion"),
        "device": None if device is None else {
            "id": device.get("id"),
            "orientation": device.get("orientation", "portrait"),
        },
        "useSafeAreas": document.get("useSafeAreas") == "YES",
        "useTraitCollections": document.get("useTraitCollections") == "YES",
        "storesFixedFrames": any(e.get("fixedFrame") == "YES" for e in document.iter()),
        "roots": [],
    }
    for element in document.iter():
        if is_view(element, parents) and not has_view_ancestor(element, parents):
            entry["roots"].append(read_root(element, parents, trait, tools_major(document), designed))
    return entry


def stored_frame(element):
    """The frame Interface Builder stored, as [x, y, w, h], or None."""
    for rect in element.findall("rect"):
        if rect.get("key") == "frame":
            try:
                return [float(rect.get(k)) for k in ("x", "y", "width", "height")]
            except (TypeError, ValueError):
                return None
    return None


def alignment_insets(element, tools):
    """Frame minus alignment rectangle, as (left, top, right, bottom)."""
    if element.tag == "slider" and tools >= 24:
        return (0.0, 0.0, 0.0, 0.0)
    return ALIGNMENT_INSETS.get(element.tag, (0.0, 0.0, 0.0, 0.0))


def tools_major(document):
    """Interface Builder's release: 24 for toolsVersion 24127, 14 for 14460.31; else 0."""
    build = ""
    for character in document.get("toolsVersion") or "":
        if not character.isdigit():
            break
        build += character
    return int(build) // 1000 if build else 0


def designed_sizes(document):
    """id -> element of the intrinsic sizes Interface Builder recorded for the
    custom classes it rendered (<designables>)."""
    return {d.get("name"): d.find("size") for d in document.findall("designables/designable")
            if d.find("size") is not None and d.find("size").get("key") == "intrinsicContentSize"}


def intrinsic_size(element, designed):
    """[width, height] stored for the view (placeholder or recorded), or None.
    One of them is None where the document says there is none."""
    if element.get("placeholderIntrinsicWidth") or element.get("placeholderIntrinsicHeight"):
        size = [number(element.get("placeholderIntrinsicWidth"), None),
                number(element.get("placeholderIntrinsicHeight"), None)]
    elif element.get("id") in designed:
        recorded = designed[element.get("id")]
        size = [number(recorded.get("width"), None), number(recorded.get("height"), None)]
        size = [None if v is not None and v < 0 else v for v in size]
    else:
        return None
    return size


def is_view(element, parents):
    parent = parents.get(element)
    if parent is None or element.get("id") is None:
        return False
    if parent.tag == "subviews" or element.get("key") in ("view", "contentView"):
        return True  # older documents store no frame for a cell's content view
    return stored_frame(element) is not None


def has_view_ancestor(element, parents):
    return view_parent(element, parents) is not None


def view_parent(element, parents):
    node = parents.get(element)
    while node is not None:
        if is_view(node, parents):
            return node
        node = parents.get(node)
    return None


def size_class(device):
    """(width class, height class) of the canvas; None where it is 'any'."""
    if device is None:
        return (None, None)
    name, orientation = device.get("id", ""), device.get("orientation", "portrait")
    if name.startswith("ipad"):
        return ("regular", "regular")
    if orientation == "portrait":
        return ("compact", "regular")
    large = name in ("retina5_5", "retina6_1", "retina6_5", "retina6_7")
    return ("regular" if large else "compact", "compact")


def variation_matches(key, trait):
    """True when a <variation key="widthClass=compact-..."> applies to the trait."""
    for part in key.split("-"):
        name, _, value = part.partition("=")
        wanted = {"widthClass": trait[0], "heightClass": trait[1]}.get(name)
        if wanted is None or wanted != value:
            return False
    return True


def uninstalled(element, trait, what):
    """Ids that the element's variations take out; `what` is a mask key."""
    excluded = set()
    variations = element.findall("variation")
    ordered = [v for v in variations if v.get("key") == "default"]
    ordered += [v for v in variations if v.get("key") != "default"
                and variation_matches(v.get("key", ""), trait)]
    for variation in ordered:
        for mask in variation.findall("mask"):
            if mask.get("key") != what:
                continue
            for change in mask:
                if change.tag == "exclude":
                    excluded.add(change.get("reference"))
                elif change.tag == "include":
                    excluded.discard(change.get("reference"))
    return excluded


def read_root(root, parents, trait, tools, designed):
    controller, scene = None, None
    node = parents.get(root)
    while node is not None:
        if controller is None and node.tag in CONTROLLER_CLASSES:
            controller = node
        if node.tag == "scene":
            scene = node.get("sceneID")
        node = parents.get(node)

    views, elements, order = {}, {}, []

    def visit(element, parent_id, path, flagged, installed):
        identifier = element.get("id")
        marked = element.get("misplaced") == "YES" or element.get("ambiguous") == "YES"
        flagged = flagged or marked
        parent_element = elements.get(parent_id)
        arranged = (parent_element is not None and parent_element.tag == "stackView")
        views[identifier] = {
            "id": identifier,
            "class": element.tag,
            "customClass": element.get("customClass"),
            "parent": parent_id,
            "key": element.get("key"),
            "path": path,
            "frame": stored_frame(element),
            "intrinsicContentSize": intrinsic_size(element, designed),
            "alignmentInsets": list(alignment_insets(element, tools)),
            "translatesAutoresizingMaskIntoConstraints":
                element.get("translatesAutoresizingMaskIntoConstraints", "YES") == "YES",
            "arranged": arranged,
            "hidden": element.get("hidden") == "YES",
            "installed": installed,
            "misplaced": element.get("misplaced") == "YES",
            "ambiguous": element.get("ambiguous") == "YES",
            "verifyAmbiguity": element.get("verifyAmbiguity"),
            "fixedFrame": element.get("fixedFrame") == "YES",
            "flagged": flagged,
        }
        elements[identifier] = element
        order.append(identifier)
        gone = uninstalled(element, trait, "subviews")
        for index, child in enumerate(children_views(element, parents)):
            visit(child, identifier, "%s/%s[%d]" % (path, child.tag, index), flagged,
                  installed and child.get("id") not in gone)

    visit(root, None, root.tag, False, True)
    classify(order, views, elements, controller, trait)
    checked, broken = contradictions(order, views, elements, trait)
    frame = stored_frame(root)
    return {
        "id": root.get("id"),
        "class": root.tag,
        "key": root.get("key"),
        "scene": scene,
        "controller": None if controller is None else {
            "id": controller.get("id"),
            "class": controller.tag,
            "customClass": controller.get("customClass"),
            "storyboardIdentifier": controller.get("storyboardIdentifier"),
        },
        "frame": frame,
        "size": None if frame is None else frame[2:],
        "constraintsChecked": checked,
        "constraintsBroken": broken,
        "views": [views[i] for i in order],
    }


def children_views(element, parents):
    """The nearest view descendants of a view, in document order."""
    found, stack = [], list(element)[::-1]
    while stack:
        node = stack.pop()
        if is_view(node, parents):
            found.append(node)
        else:
            stack.extend(list(node)[::-1])
    return found


def own_constraints(element, trait):
    """The installed constraints stored in one view, as plain dictionaries."""
    holder = element.find("constraints")
    if holder is None:
        return
    gone = uninstalled(element, trait, "constraints")
    for constraint in holder.findall("constraint"):
        if constraint.get("id") in gone:
            continue
        values = dict(constraint.attrib)
        for variation in constraint.findall("variation"):
            if variation_matches(variation.get("key", ""), trait):
                values.update({k: v for k, v in variation.attrib.items() if k != "key"})
        values.setdefault("firstItem", element.get("id"))
        yield values


def number(text, default):
    """A constant, priority or multiplier; multipliers may read '16:9' or '1/3'."""
    if text is None or text == "infinite":
        return default
    try:
        for separator in ":/":
            if separator in text:
                over, under = text.split(separator, 1)
                return float(over) / float(under)
        return float(text)
    except (ValueError, ZeroDivisionError):
        return default


# --------------------------------------------------------------------------
# Whether the stored frames agree with the constraints
# --------------------------------------------------------------------------

def contradictions(order, views, elements, trait):
    """Sets views[...]["contradicted"]; returns how many constraints were checked
    and how many the stored frames break.

    Checked are the required equalities between two views (or of one view's size)
    whose terms can be read off the frames alone: no margins, guides, baselines or
    scroll view edges.  Frames that break one by more than a point are stale, or
    saved without the subviews being laid out, and no layout engine can match them.
    """
    absolute = {}
    for identifier in order:
        view = views[identifier]
        view["contradicted"] = False
        frame, parent = view["frame"], view["parent"]
        if frame is None:
            continue
        if parent is None:
            absolute[identifier] = [0.0, 0.0, frame[2], frame[3]]
        elif parent in absolute:
            x, y = absolute[parent][:2]
            absolute[identifier] = [x + frame[0], y + frame[1], frame[2], frame[3]]

    def measure(item, attribute):
        if item not in absolute or elements[item].tag == "scrollView":
            return None
        left, top, right, bottom = views[item]["alignmentInsets"]
        x, y, w, h = absolute[item]
        x, y, w, h = x + left, y + top, w - left - right, h - top - bottom
        return {"left": x, "leading": x, "right": x + w, "trailing": x + w,
                "top": y, "bottom": y + h, "width": w, "height": h,
                "centerX": x + w / 2, "centerY": y + h / 2}.get(attribute)

    checked = broken = 0
    for element in elements.values():
        for c in own_constraints(element, trait):
            if c.get("relation", "equal") != "equal" or number(c.get("priority"), 1000) < 1000:
                continue
            items = [c["firstItem"]] + ([c["secondItem"]] if c.get("secondItem") else [])
            if any(i not in views or views[i]["flagged"] or not views[i]["installed"]
                   or views[i]["hidden"] for i in items):
                continue
            first = measure(c["firstItem"], c.get("firstAttribute"))
            second = 0.0 if len(items) == 1 else measure(items[1], c.get("secondAttribute"))
            if first is None or second is None:
                continue
            checked += 1
            rest = first - number(c.get("multiplier"), 1) * second - number(c.get("constant"), 0)
            if abs(rest) > 1.0 + 1e-3:
                broken += 1
                for item in items:
                    views[item]["contradicted"] = True
    return checked, broken


# --------------------------------------------------------------------------
# Layout guides
# --------------------------------------------------------------------------

def layout_guides(elements, controller):
    """id -> (kind, owner view id) of every layout guide the root can name."""
    guides = {}
    for identifier, element in elements.items():
        for guide in element.findall("viewLayoutGuide"):
            guides[guide.get("id")] = (guide.get("key"), identifier)
    if controller is not None:
        holder = controller.find("layoutGuides")
        root = next(iter(elements))
        for guide in ([] if holder is None else holder):
            guides[guide.get("id")] = (guide.get("type") + "LayoutGuide", root)
    return guides


# --------------------------------------------------------------------------
# What a view's frame depends on
# --------------------------------------------------------------------------

class LinearSystem:
    """Row-reduced sparse homogeneous system; tells which variables are fixed."""

    def __init__(self):
        self.rows = {}  # pivot variable -> {variable: coefficient}

    def copy(self):
        other = LinearSystem()
        other.rows = {k: dict(v) for k, v in self.rows.items()}
        return other

    def reduce(self, row):
        row = dict(row)
        while True:
            pivot = next((v for v in row if v in self.rows), None)
            if pivot is None:
                return row
            factor = row[pivot]
            for variable, coefficient in self.rows[pivot].items():
                value = row.get(variable, 0.0) - factor * coefficient
                if abs(value) < EPSILON:
                    row.pop(variable, None)
                else:
                    row[variable] = value

    def add(self, row):
        row = self.reduce({k: v for k, v in row.items() if abs(v) > EPSILON})
        if not row:
            return
        pivot = next(iter(row))
        scale = row[pivot]
        row = {k: v / scale for k, v in row.items()}
        for other in self.rows.values():
            factor = other.get(pivot)
            if factor:
                for variable, coefficient in row.items():
                    value = other.get(variable, 0.0) - factor * coefficient
                    if abs(value) < EPSILON:
                        other.pop(variable, None)
                    else:
                        other[variable] = value
        self.rows[pivot] = row

    def fixed(self, row):
        return not self.reduce(row)


def combine(*terms):
    row = {}
    for factor, part in terms:
        for variable, coefficient in part.items():
            row[variable] = row.get(variable, 0.0) + factor * coefficient
    return row


def edge(identifier, side):
    return {(identifier, side): 1.0}


def extent(identifier, axis):
    low, high = ("L", "R") if axis == "horizontal" else ("T", "B")
    return {(identifier, high): 1.0, (identifier, low): -1.0}


def is_container(view):
    return (view["class"] in CONTAINER_CLASSES or view["key"] in CONTAINER_KEYS
            or view["parent"] is None)


def classify(order, views, elements, controller, trait):
    """Fills in views[...]["dependsOn"] (see the module text)."""
    guides = layout_guides(elements, controller)
    base, later_text, controls, texts = LinearSystem(), [], [], []
    stacks = []

    def anchor(item, attribute, other):
        """The linear form of item.attribute, or None when it is not one."""
        if item in guides:
            kind, owner = guides[item]
            if kind in ("topLayoutGuide", "bottomLayoutGuide"):
                return {}  # known once the root is
            if kind == "contentLayoutGuide":
                owner = owner + "#content"
            item = owner
        elif item not in views:
            return None
        elif (views[item]["class"] == "scrollView" and other is not None
              and inside(other, item)
              and (attribute in HORIZONTAL_EDGE or attribute in VERTICAL_EDGE)):
            item = item + "#content"
        if attribute in HORIZONTAL_EDGE:
            return edge(item, HORIZONTAL_EDGE[attribute])
        if attribute in VERTICAL_EDGE:
            return edge(item, VERTICAL_EDGE[attribute])
        if attribute in CENTERS:
            low, high = CENTERS[attribute]
            return {(item, low): 0.5, (item, high): 0.5}
        if attribute == "width":
            return extent(item, "horizontal")
        if attribute == "height":
            return extent(item, "vertical")
        if attribute in BASELINES:
            return edge(item, "T")
        return None

    def inside(item, ancestor):
        if item in guides:
            item = guides[item][1]
        while item is not None and item in views:
            if item == ancestor:
                return False if views[item]["parent"] is None else item != ancestor
            item = views[item]["parent"]
            if item == ancestor:
                return True
        return False

    for identifier in order:
        view, element = views[identifier], elements[identifier]
        if is_container(view):
            for side in "LRTB":
                base.add(edge(identifier, side))
        elif view["fixedFrame"] or (view["translatesAutoresizingMaskIntoConstraints"]
                                    and not view["arranged"]):
            add_autoresizing(base, identifier, view["parent"], element, view["fixedFrame"])
        if element.tag == "scrollView":
            base.add(combine((1, edge(identifier + "#content", "L")), (-1, edge(identifier, "L"))))
            base.add(combine((1, edge(identifier + "#content", "T")), (-1, edge(identifier, "T"))))
        if element.tag == "stackView":
            stacks.append(identifier)
            add_stack(base, later_text, identifier, element, views, elements)
        for c in own_constraints(element, trait):
            if c.get("relation", "equal") != "equal" or number(c.get("priority"), 1000) < 1000:
                continue
            first = anchor(c["firstItem"], c.get("firstAttribute"), c.get("secondItem"))
            second = {} if c.get("secondItem") is None else anchor(
                c["secondItem"], c.get("secondAttribute"), c["firstItem"])
            if first is None or second is None:
                continue
            row = combine((1, first), (-number(c.get("multiplier"), 1), second))
            if c.get("firstAttribute") in BASELINES or c.get("secondAttribute") in BASELINES:
                later_text.append(row)
            else:
                base.add(row)
        horizontal, vertical = CONTROL_INTRINSICS.get(element.tag, (False, False))
        if element.tag == "imageView" and element.get("image"):
            horizontal = vertical = True
        known = view["intrinsicContentSize"] or [None, None]
        horizontal |= known[0] is not None
        vertical |= known[1] is not None
        target = controls
        if element.tag in TEXT_CLASSES or (
                element.tag == "textView" and element.get("scrollEnabled") == "NO"):
            horizontal, vertical, target = True, True, texts
        if horizontal:
            target.append(extent(identifier, "horizontal"))
        if vertical:
            target.append(extent(identifier, "vertical"))

    def fix_stack_extents(system):
        """A stack view's free cross size is the largest of its arranged views."""
        for _ in range(8):
            changed = False
            for identifier in stacks:
                axis = elements[identifier].get("axis", "horizontal")
                cross = "horizontal" if axis == "vertical" else "vertical"
                size = extent(identifier, cross)
                if system.fixed(size):
                    continue
                arranged = shown(identifier, views, elements)
                if arranged and all(system.fixed(extent(i, cross)) for i in arranged):
                    system.add(size)
                    changed = True
            if not changed:
                break
        return system

    levels = [("constraints", fix_stack_extents(base))]
    system = base.copy()
    for row in controls:
        system.add(row)
    levels.append(("control", fix_stack_extents(system)))
    system = system.copy()
    for row in later_text + texts:
        system.add(row)
    levels.append(("text", fix_stack_extents(system)))

    for identifier in order:
        if is_container(views[identifier]):
            views[identifier]["dependsOn"] = "container"
            continue
        views[identifier]["dependsOn"] = "other"
        for name, system in levels:
            if all(system.fixed(edge(identifier, side)) for side in "LRTB"):
                views[identifier]["dependsOn"] = name
                break


def shown(identifier, views, elements):
    holder = elements[identifier].find("subviews")
    return [e.get("id") for e in ([] if holder is None else holder)
            if e.get("id") in views and not views[e.get("id")]["hidden"]
            and views[e.get("id")]["installed"]]


def add_autoresizing(system, identifier, parent, element, fixed):
    mask = element.find("autoresizingMask")
    flags = {} if mask is None or fixed else mask.attrib
    for low, high, size, flexible_low, flexible_high in (
            ("L", "R", "widthSizable", "flexibleMinX", "flexibleMaxX"),
            ("T", "B", "heightSizable", "flexibleMinY", "flexibleMaxY")):
        near, far = edge(identifier, low), edge(identifier, high)
        if flags.get(flexible_low) == "YES" and flags.get(flexible_high) != "YES":
            system.add(combine((1, far), (-1, edge(parent, high))))
            system.add(combine((1, near), (-1, far)))
            continue
        system.add(combine((1, near), (-1, edge(parent, low))))
        reference = edge(parent, high) if flags.get(size) == "YES" else near
        system.add(combine((1, far), (-1, reference)))


def add_stack(system, text_rows, identifier, element, views, elements):
    """The equalities a stack view creates for its arranged views."""
    vertical = element.get("axis") == "vertical"
    low, high, axis = ("T", "B", "vertical") if vertical else ("L", "R", "horizontal")
    cross_low, cross_high = ("L", "R") if vertical else ("T", "B")
    distribution = element.get("distribution", "fill")
    alignment = element.get("alignment", "fill")
    arranged = shown(identifier, views, elements)
    if not arranged:
        return
    system.add(combine((1, edge(arranged[0], low)), (-1, edge(identifier, low))))
    system.add(combine((1, edge(arranged[-1], high)), (-1, edge(identifier, high))))
    for previous, current in zip(arranged, arranged[1:]):
        if distribution == "equalSpacing":
            system.add(combine((1, edge(current, low)), (-1, edge(previous, high)),
                               (-1, {(identifier, "gap"): 1.0})))
        elif distribution == "equalCentering":
            system.add(combine((.5, edge(current, low)), (.5, edge(current, high)),
                               (-.5, edge(previous, low)), (-.5, edge(previous, high)),
                               (-1, {(identifier, "gap"): 1.0})))
        else:
            system.add(combine((1, edge(current, low)), (-1, edge(previous, high))))
        if distribution == "fillEqually":
            system.add(combine((1, extent(current, axis)), (-1, extent(previous, axis))))
        elif distribution == "fillProportionally":
            text_rows.append(combine((1, extent(current, axis)), (-1, extent(previous, axis))))
    for item in arranged:
        near = combine((1, edge(item, cross_low)), (-1, edge(identifier, cross_low)))
        far = combine((1, edge(item, cross_high)), (-1, edge(identifier, cross_high)))
        if alignment == "fill":
            system.add(near)
            system.add(far)
        elif alignment in ("leading", "top"):
            system.add(near)
        elif alignment in ("trailing", "bottom"):
            system.add(far)
        elif alignment == "center":
            system.add(combine((1, near), (1, far)))
        else:  # firstBaseline, lastBaseline
            text_rows.append(near)


# --------------------------------------------------------------------------
# Dump
# --------------------------------------------------------------------------

def find_documents(path):
    """(file, name) pairs; names are relative to the directory given."""
    if os.path.isfile(path):
        return [(path, path)]
    if not os.path.isdir(path):
        raise SystemExit("error: no such file or directory: %s" % path)
    found = []
    for folder, folders, files in os.walk(path):
        folders.sort()
        for name in sorted(files):
            if name.endswith((".storyboard", ".xib")):
                full = os.path.join(folder, name)
                found.append((full, os.path.relpath(full, path)))
    if not found:
        raise SystemExit("error: no .storyboard or .xib under %s" % path)
    return found


def dump(path):
    documents, skipped = [], []
    for full, name in find_documents(path):
        try:
            documents.append(read_document(full, name))
        except DocumentError as error:
            skipped.append({"document": name, "reason": str(error)})
    return {"documents": documents, "skipped": skipped}


# --------------------------------------------------------------------------
# Score
# --------------------------------------------------------------------------

def comparable(view):
    return (view["frame"] is not None and view["parent"] is not None
            and view["installed"] and not view["hidden"] and not view["flagged"])


def is_scored(view, sized):
    """True for a view that is right or wrong in the sum: none that UIKit sizes, none with a stale frame, none of the ids of those whose size was taken from the document."""
    return (comparable(view) and view["dependsOn"] != "container"
            and not view["contradicted"] and view["id"] not in sized)


def is_within(error, tolerance):
    """True where an error in points keeps to a tolerance, but for what is lost in sums."""
    return error <= tolerance + 1e-6


def load(path):
    try:
        with open(path, encoding="utf-8") as stream:
            return json.load(stream)
    except OSError as error:
        raise SystemExit("error: %s" % error) from None
    except ValueError as error:
        raise SystemExit("error: %s is not JSON: %s" % (path, error)) from None


def document_list(data, what):
    if isinstance(data, dict) and "documents" in data:
        data = data["documents"]
    elif isinstance(data, dict):
        data = [data]
    if not isinstance(data, list) or not all(
            isinstance(d, dict) and "document" in d and isinstance(d.get("roots"), list)
            for d in data):
        raise SystemExit('error: %s: expected objects with "document" and "roots"' % what)
    return data


def same_document(a, b):
    first, second = a.split("/"), b.split("/")
    shorter = min(len(first), len(second))
    return first[-shorter:] == second[-shorter:]


def edges_error(actual, stored):
    """The largest distance between two frames' four edges, in points."""
    if (not isinstance(actual, (list, tuple)) or len(actual) != 4
            or not all(isinstance(v, (int, float)) for v in actual)):
        raise SystemExit("error: a frame must be [x, y, w, h], not %r" % (actual,))
    ax, ay, aw, ah = actual
    sx, sy, sw, sh = stored
    errors = (abs(ax - sx), abs(ay - sy), abs(ax + aw - sx - sw), abs(ay + ah - sy - sh))
    worst = max(errors)
    return worst if worst == worst else float("inf")  # NaN is wrong, not right


class Tally:
    def __init__(self):
        self.views = 0
        self.missing = 0
        self.within = {t: 0 for t in TOLERANCES}

    def count(self, error):
        self.views += 1
        if error is None:
            self.missing += 1
            return
        for tolerance in TOLERANCES:
            if is_within(error, tolerance):
                self.within[tolerance] += 1

    def report(self):
        result = {"views": self.views, "missing": self.missing}
        for tolerance in TOLERANCES:
            share = 100.0 * self.within[tolerance] / self.views if self.views else None
            result["within%gpt" % tolerance] = None if share is None else round(share, 2)
        return result


def score(actual_documents, oracle_documents, worst_count=20):
    exact = {d["document"]: d for d in actual_documents}
    total, containers, contradicted, stored = Tally(), Tally(), Tally(), Tally()
    by_dependence, by_class, by_device, by_document = {}, {}, {}, {}
    worst, absent, used = [], [], set()
    roots = {"total": 0, "all0.5pt": 0, "all2pt": 0}
    for document in oracle_documents:
        name = document["document"]
        device = (document.get("device") or {}).get("id", "none")
        actual = exact.get(name)
        if actual is None:
            candidates = [d for d in actual_documents if same_document(d["document"], name)]
            if len(candidates) > 1:
                raise SystemExit("error: several actual documents match %r; name it in full"
                                 % name)
            actual = candidates[0] if candidates else None
        if actual is None:
            absent.append(name)
        else:
            used.add(id(actual))
        solved = {r.get("id"): r for r in (actual or {"roots": []})["roots"]}
        for root in document["roots"]:
            ours = solved.get(root["id"], {})
            frames, sized = ours.get("views", {}), ours.get("storedSizes", [])
            errors = []
            for view in root["views"]:
                if not comparable(view):
                    continue
                frame = frames.get(view["id"])
                error = None if frame is None else edges_error(frame, view["frame"])
                if view["dependsOn"] == "container":
                    containers.count(error)
                    continue
                if view["contradicted"]:
                    contradicted.count(error)
                    continue
                if view["id"] in sized:
                    stored.count(error)
                    continue
                errors.append(float("inf") if error is None else error)
                total.count(error)
                by_dependence.setdefault(view["dependsOn"], Tally()).count(error)
                by_class.setdefault(view["class"], Tally()).count(error)
                by_device.setdefault(device, Tally()).count(error)
                by_document.setdefault(name, Tally()).count(error)
                if error is not None and error > TOLERANCES[0]:
                    worst.append((error, name, view, frame))
            if errors:
                roots["total"] += 1
                roots["all0.5pt"] += is_within(max(errors), TOLERANCES[0])
                roots["all2pt"] += is_within(max(errors), TOLERANCES[1])
    worst.sort(key=lambda w: -w[0])
    return {
        "all": total.report(),
        "roots": roots,
        "byDependence": {k: by_dependence[k].report() for k in sorted(by_dependence)},
        "byClass": {k: by_class[k].report() for k in
                    sorted(by_class, key=lambda k: -by_class[k].views)},
        "byDevice": {k: by_device[k].report() for k in
                     sorted(by_device, key=lambda k: -by_device[k].views)},
        "containers": containers.report(),
        "contradicted": contradicted.report(),
        "storedSizes": stored.report(),
        "byDocument": {k: by_document[k].report() for k in sorted(by_document)},
        "documentsWithoutActual": absent,
        "actualWithoutOracle": [d["document"] for d in actual_documents if id(d) not in used],
        "worst": [{"error": round(e, 3), "document": n, "id": v["id"], "class": v["class"],
                   "path": v["path"], "stored": v["frame"], "actual": f,
                   "dependsOn": v["dependsOn"]} for e, n, v, f in worst[:worst_count]],
    }


def stored_as_actual(oracle, shift=0.0):
    """The stored frames in the form of ACTUAL.json, each shifted right."""
    documents = []
    for document in oracle["documents"]:
        roots = []
        for root in document["roots"]:
            roots.append({"id": root["id"], "views": {
                v["id"]: [v["frame"][0] + shift] + v["frame"][1:]
                for v in root["views"] if v["frame"] is not None}})
        documents.append({"document": document["document"], "roots": roots})
    return documents


def selftest(path):
    oracle = dump(path)
    failed = False
    for shift, half, two in ((0.0, 100, 100), (0.4, 100, 100), (1.0, 0, 100), (3.0, 0, 0)):
        report = score(stored_as_actual(oracle, shift), oracle["documents"])["all"]
        right = (report["within0.5pt"], report["within2pt"]) == (half, two)
        failed |= not right
        print("shift %.1f pt: %6.2f %% within 0.5 pt, %6.2f %% within 2 pt of %d views  %s"
              % (shift, report["within0.5pt"] or 0, report["within2pt"] or 0,
                 report["views"], "ok" if right else "WRONG"))
    print("%d documents read, %d skipped" % (len(oracle["documents"]), len(oracle["skipped"])))
    return 1 if failed else 0


def write(data, output):
    text = json.dumps(data, indent=1, ensure_ascii=False)
    if output:
        with open(output, "w", encoding="utf-8") as stream:
            stream.write(text + "\n")
    else:
        print(text)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    modes = parser.add_subparsers(dest="mode", required=True, metavar="MODE")
    mode = modes.add_parser("dump", help="print the stored frames of one document or a directory")
    mode.add_argument("path")
    mode.add_argument("-o", "--output", help="write here instead of standard output")
    mode = modes.add_parser("score", help="compare solved frames with the stored ones")
    mode.add_argument("actual", help="the solved frames, JSON")
    mode.add_argument("oracle", help="what `dump` printed, JSON")
    mode.add_argument("-o", "--output", help="write here instead of standard output")
    mode.add_argument("--worst", type=int, default=20, metavar="N",
                      help="list the N worst views (default 20)")
    mode = modes.add_parser("selftest", help="check the scoring on stored and shifted frames")
    mode.add_argument("path")
    arguments = parser.parse_args()
    if arguments.mode == "dump":
        result = dump(arguments.path)
        write(result, arguments.output)
        if not result["documents"]:
            for entry in result["skipped"]:
                print("skipped %(document)s: %(reason)s" % entry, file=sys.stderr)
            return 1
        return 0
    if arguments.mode == "score":
        write(score(document_list(load(arguments.actual), arguments.actual),
                    document_list(load(arguments.oracle), arguments.oracle),
                    arguments.worst), arguments.output)
        return 0
    return selftest(arguments.path)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BrokenPipeError:
        sys.exit(1)
