"""Protections that leak beside the same ones mended: a library of faults, and protections as they were published."""
import re

from command import each
from markup import element, figure, text
from page import Section
from verdicts import Verdict

WIDTH, WIDE = 320, 480
LINE = re.compile(r"^\| `([a-z0-9-]+)` \| (.+?) \| (.+?) \|$", re.M)
DISCLOSED = {
    "leaks": Verdict("bad", "a secret shows"), "cannot-tell": Verdict("caution", "only the app's code knows"),
    "tried": Verdict("good", "no secret shows"), "proved": Verdict("good", "no secret left")}


def collect(afterimage, pictures):
    """Plays and draws all pairs; the result makes the section once the pictures are made."""
    folder = afterimage.root / "Screens"
    told = {name: words for name, *words in LINE.findall(
        (afterimage.root / "Documentation/library.md").read_text(encoding="utf-8"))}
    published = [
        (path, path.with_name(path.name.replace(".as-written", ".intended")), "as written", "as intended")
        for path in sorted(folder.glob("*.as-written.scenario.json"))]
    faults = [
        (path, path.with_name(path.name.replace(".scenario", ".mended.scenario")), "as the code does it", "mended")
        for path in sorted((folder / "protections").glob("*.scenario.json")) if ".mended" not in path.name]
    pairs = each(lambda pair: played(afterimage, pictures, *pair), published + faults)
    return lambda: section(pictures, pairs[:len(published)], pairs[len(published):], told)


def played(afterimage, pictures, *pair):
    """Plays both stories of a pair: of the first the picture that tells most, of the second the same one."""
    paths, labels = pair[:2], pair[2:]
    explained = [explain(afterimage, path) for path in paths]
    shown = decisive(explained[0]["exposures"])
    same = twin(explained[1]["exposures"], shown)
    sides = [
        side(afterimage, pictures, *one) for one in zip(paths, labels, explained, (shown, same))]
    return paths[0].name.split(".")[0], explained[0], sides


def explain(afterimage, path):
    """Why the pictures of a story are as they are."""
    return afterimage.json("explain", path.relative_to(afterimage.root), "--json", "--jobs", 1)[0]["explanation"]


def decisive(exposures):
    """The first that leaks and is a picture, else the first that leaks, else the first; None without any."""
    leaking = [one for one in exposures if one["leaks"]]
    ordered = [one for one in leaking if one["kind"] == "picture"] + leaking + exposures
    return next(iter(ordered), None)


def twin(exposures, shown):
    """The exposure of the same kind and circumstances in another story, or else its first picture."""
    alike = ("kind", "moment", "scene", "appearance", "orientation")
    same = [one for one in exposures if shown and all(one[key] == shown[key] for key in alike)]
    return next(iter(same + [one for one in exposures if one["kind"] == "picture"]), None)


def side(afterimage, pictures, path, label, explained, exposure):
    """One side of a pair: its label, its picture, its verdict, why that is so, and the words of its file."""
    key = exposure and drawn(afterimage, pictures, path, exposure)
    if exposure is None:
        return label, None, Verdict("good", "no picture is kept"), "The system keeps no picture.", comment(path)
    told = DISCLOSED[exposure["verdict"]]
    if exposure["leaks"] and all(leak["kind"] == "shape" for leak in exposure["leaks"]):
        told = Verdict("caution", "the shape of a secret")
    return label, key, told, exposure["reasons"][0] if exposure["reasons"] else "", comment(path)


def drawn(afterimage, pictures, path, exposure):
    """Draws all pictures of a story, and wants the one that belongs to an exposure; None where that is no picture."""
    name = path.name.removesuffix(".scenario.json")
    folder = afterimage.work / "faults" / path.parent.name
    afterimage.run(
        "snapshot", path.relative_to(afterimage.root), "--jobs", 1, "--output", folder)
    scene = f".scene{exposure['scene']}" if exposure["scene"] is not None else ""
    across = ".landscape" if exposure["orientation"] == "landscape" else ""
    places = [
        folder / f"{name}.{exposure['moment']}{part}.{exposure['appearance']}{across}.png" for part in (scene, "")]
    found = next((place for place in places if place.is_file()), None)
    return found and pictures.add(found, WIDE if across else WIDTH)


def comment(path):
    """What a story says at its top, paragraph by paragraph."""
    lines = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line.startswith("//"):
            break
        lines.append(line.removeprefix("//").strip())
    return [part.replace("\n", " ") for part in "\n".join(lines).split("\n\n") if part]


def section(pictures, published, faults, told):
    """The section of the library."""
    parts = [
        element("h3", "As published", id="published"),
        element("p", "Protections from articles, as they were written and as they were meant."),
        element("div", *(article(pictures, told, "published", *pair) for pair in published), class_="pairs"),
        element("h3", "A library of faults", id="faults"),
        element("p", "Code as people have written it, each with the smallest change that makes it safe."),
        element("div", *(article(pictures, told, "fault", *pair) for pair in faults), class_="pairs")]
    count = len(published) + len(faults)
    return Section(
        "library", "Faults",
        f"{count} protections that leak, each beside the same one mended: what the system keeps, and why. "
        "Search for a callback, a framework or a symptom.",
        "".join(element("div", *parts[place:place + 3], class_="group") for place in (0, 3)), count)


def article(pictures, told, kind, name, explained, sides):
    """A pair: what it is, both sides, why, and the smallest change that mends it."""
    identity = f"{kind}-{name}"
    about, *rest = told.get(name, ("", ""))
    figures = []
    for place, (label, key, verdict, reason, _) in enumerate(sides):
        figures.append(element("div", figure(
            pictures, key, f"{identity}/{('left', 'right')[place]}", label, verdict,
            base=f"{identity}/left" if place and sides[0][1] else None, note=reason),
            element("p", text(reason)), class_="side"))
    change = (explained["amendment"] or {}).get("changes", [])
    facts = [("Smallest change", "; ".join(change))] if change else []
    facts += [("Source" if kind == "fault" else "As written", words) for words in rest[-1:] if words]
    facts += [("Device", f"{explained['device']}, {explained['system']}")]
    return element(
        "article", element("h4", element("a", text(name.replace("-", " ")), href=f"#{identity}")),
        element("p", text(f"A protection that {about}."), class_="of")
        if about else "",
        element("div", *figures, class_="pair"),
        element("dl", *(element("dt", text(key)) + element("dd", text(value)) for key, value in facts)),
        element("details", element("summary", "The stories"), *(
            element("p", text(part)) for one in sides for part in one[4])),
        id=identity, class_="unit", data_words=name)
