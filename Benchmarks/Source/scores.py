"""What the scores of screens that are read from source have in common."""
import os
import re

BUILD = os.environ.get("AFTERIMAGE_BUILD") or os.path.join(
    os.path.dirname(os.path.abspath(__file__)), "..", "..", ".build", "release")


def program(name):
    """A program that the build has made."""
    return os.path.join(BUILD, name)


def swift_files(folder):
    """The Swift files in a folder, in order."""
    found = []
    for place, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        found += [os.path.join(place, name) for name in sorted(names) if name.endswith(".swift")]
    return found


def tests(folder):
    """The names of test functions by their classes, of the files in a folder."""
    classes = {}
    for path in swift_files(folder):
        with open(path, encoding="utf-8") as file:
            text = file.read()
        owner = re.search(r"class (\w+): \w*TestCase", text)
        if owner:
            classes.setdefault(owner.group(1), []).extend(re.findall(r"func (test\w+)\(", text))
    return classes


def clone(clones, has):
    """The clone in a folder that has a file; None where there is none."""
    for name in sorted(os.listdir(clones)):
        if os.path.isfile(os.path.join(clones, name, has)):
            return os.path.join(clones, name)
    return None


def held_back(names, every=3):
    """Each so manyth of what is named, where there are three: nothing is changed for what only those show."""
    return set(sorted(names)[::every]) if len(names) > 2 else set()


def told(title, counts):
    """Prints how many pieces hold, and gives the share in percent."""
    held, total = sum(c[0] for c in counts), sum(c[1] for c in counts)
    share = 100 * held / max(1, total)
    print(f"{title}: {held} of {total} pieces hold, {share:.2f} %")
    return share
