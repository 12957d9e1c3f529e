"""The card form as the peers get it: a page and a drawing, made of the frames of our own layout."""
import html
import json
import math
import subprocess
import textwrap

SCREEN = "Screens/card-form.screen.json"
DEVICE = ["--device", "iphone-15-pro"]
WIDTH, HEIGHT, SCALE = 393, 852, 3
PIXELS = (WIDTH * SCALE, HEIGHT * SCALE)
FONTS = "Sources/CFonts/Inter"
FAMILY = "Afterimage Inter"

BLACK, WHITE, GREY, BLUE = "#000000", "#ffffff", "#3c3c4399", "#007aff"
BACKGROUND, BAR, MARK = "#f2f2f7", "#f9f9f9", "#e5e5ea"
SEPARATOR, HAIRLINE = "#3c3c434a", "#0000004d"

# What is added to each advance at a size in points.
TRACKING = {17: 0, 13: 0.247, 11: 0.319}


def write(program, folder):
    """Writes form.html, blurred.html and form.svg into a folder."""
    shapes, texts = contents(program)
    pages = {"form.html": page(shapes, texts), "blurred.html": page(shapes, texts, "filter:blur(15px);"),
             "form.svg": drawing(shapes, texts)}
    for name, text in pages.items():
        with open(f"{folder}/{name}", "w") as file:
            file.write(text)


def contents(program):
    """The rectangles and the lines of text of the form, from back to front."""
    listed = subprocess.run([program, "layout", SCREEN, *DEVICE, "--json"], capture_output=True, check=True)
    nodes = json.loads(listed.stdout)[0]["layout"]["nodes"]
    with open(SCREEN) as file:
        words = texts_by_name(json.load(file))
    shapes, texts = [], []
    for node in nodes:
        frame = node["snappedFrame"]
        shapes += shapes_of(node, frame)
        texts += texts_of(node, frame, words.get(node["name"], ""))
    return shapes, texts


def texts_by_name(screen):
    """What each view of the layout says, by its name there."""
    form, button = screen["root"]["subviews"]
    words = {"save": button["title"], "label 1 in navigationBar 1": screen["controller"]["title"]}
    footers = 0
    for number, section in enumerate(form["sections"], 1):
        words[f"header {number} in form"] = section["header"].upper()
        for place, row in enumerate(section["rows"], 1):
            words[f"label {place} in card {number} in form"] = row["label"]
            words[row["field"]["id"]] = shown(row["field"])
        if "footer" in section:
            footers += 1
            words[f"footer {footers} in form"] = section["footer"]
    return words


def shown(field):
    """A field's text as it stands on the screen: grouped, or as bullets."""
    text = field["text"]
    if field.get("secureTextEntry"):
        return "\u2022" * len(text)
    if field.get("part") == "number":
        return " ".join(textwrap.wrap(text, 4))
    return f"{text[:2]}/{text[2:]}" if field.get("part") == "expirationDate" else text


def shapes_of(node, frame):
    """The rectangles that a view draws: each its frame, corner radius and colour."""
    left, top, width, height = frame
    if node["name"] == "root":
        return [(frame, 0, BACKGROUND)]
    if node["name"] == "number":
        return [(mark(frame), 4, MARK)]
    if node["name"] == "separator 1 in navigationBar 1":
        return [(frame, 0, HAIRLINE)]
    radius, colour = {
        "card": (10, WHITE), "separator": (0, SEPARATOR), "button": (12, BLUE), "navigationBar": (0, BAR),
    }.get(node["type"], (0, None))
    return [([left, top, width, height], radius, colour)] if colour else []


def mark(frame):
    """Where the card's brand stands in the field of its number."""
    left, top, width, _ = frame
    return [left + width - 34, top, 34, 22]


def texts_of(node, frame, words):
    """The lines of text that a view draws: each its words, frame, size, weight, colour, and whether it is centred."""
    kind = node["type"]
    if kind in ("header", "footer"):
        return lines(words, frame)
    if kind == "button" or node["name"].startswith("label 1 in navigationBar"):
        return [(words, frame, 17, 600, WHITE if kind == "button" else BLACK, True)]
    brand = [("VISA", mark(frame), 11, 700, GREY, True)] if node["name"] == "number" else []
    return [(words, frame, 17, 400, BLACK, False)] * bool(words) + brand


def lines(words, frame):
    """Small print, broken where its frame ends."""
    left, top, width, height = frame
    broken = textwrap.wrap(words, int(width / 6.5))
    each = height / len(broken)
    return [(line, [left, top + place * each, width, each], 13, 400, GREY, False)
            for place, line in enumerate(broken)]


def baseline(frame, size):
    """Where the letters of a line that is centred in a frame stand, on a whole pixel."""
    return math.floor((frame[1] + frame[3] / 2 + 0.354 * size) * SCALE) / SCALE


def drawing(shapes, texts):
    """The form as SVG, with its texts as texts."""
    marks = [
        f'<rect x="{frame[0]}" y="{frame[1]}" width="{frame[2]}" height="{frame[3]}" rx="{radius}" '
        f'{painted(colour)}/>'
        for frame, radius, colour in shapes]
    for words, frame, size, weight, colour, centred in texts:
        x, anchor = (frame[0] + frame[2] / 2, "middle") if centred else (frame[0], "start")
        marks.append(
            f'<text x="{x:.3f}" y="{baseline(frame, size):.3f}" font-size="{size}" font-weight="{weight}" '
            f'letter-spacing="{TRACKING[size]}" text-anchor="{anchor}" {painted(colour)}>{html.escape(words)}</text>')
    body = "\n".join(marks)
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{PIXELS[0]}" height="{PIXELS[1]}" '
            f'viewBox="0 0 {WIDTH} {HEIGHT}" font-family="{FAMILY}">\n{body}\n</svg>\n')


def painted(colour):
    """The attributes of SVG that fill with a colour, whose last two digits may be its opacity."""
    opacity = int(colour[7:], 16) / 255 if len(colour) > 7 else 1
    return f'fill="{colour[:7]}" fill-opacity="{opacity:.3f}"'


def page(shapes, texts, style=""):
    """The form as HTML, each view placed absolutely, so that the browser has no layout to find."""
    marks = [
        f'<i style="{placed(frame)};height:{frame[3]}px;border-radius:{radius}px;background:{colour}"></i>'
        for frame, radius, colour in shapes]
    for words, frame, size, weight, colour, centred in texts:
        # A line without height has its letters' baseline at half of what they rise and fall, which is 0.36 em.
        top = baseline(frame, size) - 0.3636 * size
        box = placed([frame[0], round(top, 3), frame[2]])
        align = ";text-align:center" if centred else ""
        marks.append(
            f'<b style="{box};font-size:{size}px;font-weight:{weight};letter-spacing:{TRACKING[size]}px;'
            f'color:{colour}{align}">{html.escape(words)}</b>')
    body = "\n".join(marks)
    return (f'<!doctype html><html><head><meta charset="utf-8"><style>body{{margin:0;width:{WIDTH}px;height:{HEIGHT}px;'
            f'overflow:hidden;font-family:"{FAMILY}";{style}}}i,b{{position:absolute}}'
            f'b{{line-height:0;white-space:pre}}</style></head><body>\n{body}\n</body></html>\n')


def placed(frame):
    """A frame's corner and width as CSS."""
    return f"left:{frame[0]}px;top:{frame[1]}px;width:{frame[2]}px"
