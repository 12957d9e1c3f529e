"""Pictures that Apple's UIKit drew beside ours of the same screens, with every piece of ink framed."""
import re
import subprocess

from command import each
from markup import element, figure, text
from page import Section

# Words in the names of the pictures that are compared.
WORDS = ("artsy", "checkout", "26_2", "testTableViewController", "testTraits.ipad-9-7", "testReadmeExample.iPhone-8")
SCORE = re.compile(r"^ *[0-9.]+ +(\d+)/(\d+) +(\S+)__(\S+?)/(\S+)$", re.M)
WIDTH = 760


def collect(afterimage, pictures, score):
    """Compares the pictures; the result makes the section once the pictures are made."""
    found = [one for some in each(lambda word: compare(afterimage, pictures, score, word), WORDS) for one in some]
    return lambda: section(pictures, found)


def compare(afterimage, pictures, score, word):
    """Compares the pictures that have a word in their name."""
    folder = afterimage.work / "uikit" / word
    subprocess.run([score, "Benchmarks/UIKit", folder, word], cwd=afterimage.root, capture_output=True, check=True)
    lines = SCORE.findall((folder / "score.txt").read_text(encoding="utf-8"))
    return [
        (f"{owner}/{project}", name, int(held), int(pieces), pictures.add(folder / f"{name}.png", WIDTH))
        for held, pieces, owner, project, name in lines if (folder / f"{name}.png").is_file()]


def section(pictures, found):
    """The section of comparisons."""
    held, pieces = (sum(one[place] for one in found) for place in (2, 3))
    figures = [
        element("div", figure(
            pictures, key, f"uikit/{name}", f"{named(name)}, {held} of {pieces} pieces", note=project),
            element("p", text(project), class_="of"), class_="unit", data_words=name)
        for project, name, held, pieces, key in found]
    return Section(
        "uikit", "UIKit",
        f"UIKit's own picture on the left, ours on the right. A piece is a line of text, a separator, an outline or an "
        f"icon; it is framed green where each edge lies within a point of UIKit's, and red where not: {held} of "
        f"{pieces} in these {len(found)} pictures. `make score-uikit` compares them all.",
        element("div", *figures, class_="comparisons"), len(found))


def named(name):
    """The name of a test as words."""
    test = name.split("_")[0].split("@")[0].removeprefix("test").replace(".", " ")
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", test)
