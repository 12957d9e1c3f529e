"""Stories moment by moment: what the user saw, the cards of the switcher and the pictures, side by side."""
from command import each
from faults import comment
from markup import element, figure, text
from page import Section

STORIES = (
    "protections/fade-out-blocks-the-next", "protections/fixed-frame-on-tablet", "protections/late-completion",
    "blank-form-cover.as-written")
WIDTH = 1400


def collect(afterimage, pictures):
    """Draws the film strips; the result makes the section once the pictures are made."""
    drawn = each(lambda story: draw(afterimage, pictures, story), STORIES)
    return lambda: section(pictures, drawn)


def draw(afterimage, pictures, story):
    """Draws the film strip of a story."""
    path = afterimage.root / f"Screens/{story}.scenario.json"
    strip = afterimage.work / f"stories/{path.name}.png"
    strip.parent.mkdir(parents=True, exist_ok=True)
    afterimage.run("snapshot", path.relative_to(afterimage.root), "--film-strip", strip, "--jobs", 1)
    return path.name.removesuffix(".scenario.json"), comment(path), pictures.add(strip, WIDTH)


def section(pictures, drawn):
    """The section of stories."""
    articles = [
        element(
            "article", element("h3", element("a", text(name.replace("-", " ").replace(".", ", ")), href=f"#story-{name}")),
            figure(pictures, key, f"story-{name}/strip", "in the order of time"),
            *(element("p", text(part)) for part in words), id=f"story-{name}", class_="unit story")
        for name, words, key in drawn]
    return Section(
        "stories", "Stories",
        "The life of an app on a virtual clock: what its user sees, what the switcher shows, and the picture that the "
        "system takes, each with what it gives away.",
        "".join(articles), len(articles))
