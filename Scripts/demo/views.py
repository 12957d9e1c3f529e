"""The families of views, each in all its states."""
from markup import element, figure
from page import Section

WIDTH = 393


def collect(afterimage, pictures):
    """Draws the reference screens; the result makes the section once the pictures are made."""
    screens = sorted((afterimage.root / "Screens/reference").glob("*.screen.json"))
    folder = afterimage.work / "views"
    afterimage.run("render", *(one.relative_to(afterimage.root) for one in screens), "--output", folder)
    names = [one.name.removesuffix(".screen.json") for one in screens]
    keys = [pictures.add(folder / f"{name}.png", WIDTH) for name in names]
    return lambda: section(pictures, names, keys)


def section(pictures, names, keys):
    """The section of views."""
    figures = [
        element("div", figure(pictures, key, f"view-{name}/light", name.replace("-", " ")), class_="unit")
        for name, key in zip(names, keys)]
    return Section(
        "views", "Views", "What screens are made of, each family in all its states.",
        element("div", *figures, class_="strip views"), len(names))
