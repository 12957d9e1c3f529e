"""Makes a folder of a report from the template, with cases that a program made up.

python3 make_report.py FOLDER [--cases 60] [--failing 40] [--groups 8] [--kind test] [--hostile]
"""

import argparse
import base64
import hashlib
import json
import pathlib
import random
import re
import struct
import zlib

PAGES = pathlib.Path(__file__).resolve().parents[2] / "Sources" / "CPages"
WIDTH, HEIGHT = 120, 260
STRATEGIES = ["", "redact", "hide", "blur-dark", "cover-launch-screen"]
DEVICES = ["iphone-15-pro", "iphone-17-pro-max", "ipad-pro-11"]
HOSTILE = [
    "<script>window.broken = 1</script>.png",
    '<img src=x onerror="window.broken = 1">.png',
    '"\'`&lt;"><b>bold</b>.png',
    "a\u202egnp.exe\u200f.png",
    "name " * 800 + ".png",
    "</script><script>window.broken = 1</script>.png",
    "javascript:window.broken=1.png",
    "__proto__",
]


def png(rows):
    """Writes rows of RGB triples as a PNG."""
    raw = b"".join(b"\0" + bytes(channel for pixel in row for channel in pixel) for row in rows)

    def chunk(kind, data):
        return (
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        )

    head = struct.pack(">IIBBBBB", len(rows[0]), len(rows), 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", head)
        + chunk(b"IDAT", zlib.compress(raw))
        + chunk(b"IEND", b"")
    )


def screen(background, bar, button):
    """Draws a small screen: a bar, four lines and a button at x 10, y 200, 100 wide, 30 high."""
    rows = [[background] * WIDTH for _ in range(HEIGHT)]

    def fill(x, y, width, height, color):
        for line in range(y, y + height):
            rows[line][x : x + width] = [color] * width

    fill(0, 0, WIDTH, 30, bar)
    for place in range(4):
        fill(10, 50 + 30 * place, 60 + 10 * place, 12, tuple(abs(one - 60) for one in background))
    fill(10, 200, 100, 30, button)
    return png(rows)


class Folder:
    """The folder of a report that is being made."""

    def __init__(self, path):
        self.path = pathlib.Path(path)
        (self.path / "pictures").mkdir(parents=True, exist_ok=True)
        (self.path / "details").mkdir(exist_ok=True)

    def picture(self, data, readable):
        """Keeps a picture once, and the script beside it where its pixels are wanted."""
        name = hashlib.sha256(data).hexdigest()[:32]
        (self.path / "pictures" / f"{name}.png").write_bytes(data)
        if readable:
            text = base64.b64encode(data).decode()
            (self.path / "pictures" / f"{name}.js").write_text(
                f'afterimage.picture("{name}","{text}")\n'
            )
        return name

    def detail(self, index, value):
        """Writes the details of a case."""
        (self.path / "details" / f"{index}.js").write_text(
            f"afterimage.detail({index},{json.dumps(value)})\n"
        )

    def page(self, data):
        """Writes the page: style, script, policy and data are put at the marks of the template."""
        (self.path / "index.html").write_text(page(data), encoding="utf-8")


def source(name):
    """Reads a file of the page."""
    return (PAGES / name).read_text(encoding="utf-8")


def script():
    """Joins the scripts of both pages and of the report in the order in which the program holds them."""
    arrays = dict(re.findall(r"(\w+)\[\] = \{(.*?)\};", source("pages.c"), re.S))
    names = re.findall(r'#embed "(.*?)"', arrays["shared_script"] + arrays["report_script"])
    return "\n".join(source(name) for name in names)


def page(data):
    """Makes the page of a report's data."""
    style, code = "\n" + source("shared/base.css") + "\n" + source("report/report.css"), "\n" + script()
    fingerprint = (
        lambda text: "'sha256-"
        + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
        + "'"
    )
    policy = (
        f"default-src 'none'; script-src {fingerprint(code)} 'self'; "
        f"style-src {fingerprint(style)}; "
        "img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'"
    )
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    parts = {
        "<!--policy-->": f'<meta http-equiv="Content-Security-Policy" content="{policy}">',
        "<!--style-->": f"<style>{style}</style>",
        "<!--data-->": f'<script type="application/json" id="data">{text}</script>',
        "<!--script-->": f"<script>{code}</script>",
    }
    html = source("report/report.html")
    for mark, part in parts.items():
        assert html.count(mark) == 1, mark
        html = html.replace(mark, part)
    return html


def views_of(button):
    """The views of the small screen, as the details tell them."""
    return {
        "views": [
            {
                "n": "",
                "t": "view",
                "f": [0, 0, WIDTH, HEIGHT],
                "l": "card.screen.json:2",
                "c": ["backgroundColor #FFFFFF"],
                "d": 0,
            },
            {
                "n": "pay",
                "t": "button",
                "f": [10, 200, 100, 30],
                "l": "card.screen.json:12",
                "c": [f"backgroundColor {button}"],
                "d": 1,
            },
        ]
    }


def hexadecimal(color):
    """Writes a colour as #RRGGBB."""
    return "#" + "".join(f"{one:02X}" for one in color)


def text_case(folder, index):
    """Writes the details of a case of frames."""
    before = [f"view {place} at 16, {place * 44} size 361 × 44" for place in range(200)]
    after = list(before)
    after[100] = "view 100 at 20, 4400 size 353 × 44"
    after.insert(150, "separator at 0, 6600 size 393 × 1")
    folder.detail(index, {"texts": {"expected": "\n".join(before), "actual": "\n".join(after)}})


def make(
    path, cases=60, failing=40, groups=8, kind="test", hostile=False, review=None, title="Goldens"
):
    """Makes a report, and returns its data."""
    chance = random.Random(7)
    folder = Folder(path)
    subjects = [
        f"{word}-form.screen.json"
        for word in ("card", "login", "bank", "selfie", "ticket", "health")
    ]
    made, grouped = [], [[] for _ in range(groups)]
    passing = [
        folder.picture(
            screen((255, 255, 255 - place), (40, 60 + place * 20, 200), (0, 122, 255)), False
        )
        for place in range(6)
    ]
    for index in range(cases):
        subject, device, strategy = (
            index % len(subjects),
            index % len(DEVICES),
            index % len(STRATEGIES),
        )
        dark = index % 2 == 1
        form = "frames" if index < failing and index % 10 == 9 else "png"
        names = [
            subjects[subject].split(".")[0] + f"-{index}",
            DEVICES[device],
            "dark" if dark else "light",
            STRATEGIES[strategy],
            form,
        ]
        one = {
            "n": ".".join(name for name in names if name),
            "s": subject,
            "d": device,
            "t": strategy,
            "a": "dark" if dark else "light",
            "o": "same",
            "k": form,
            "w": WIDTH,
            "h": HEIGHT,
            "v": chance.choice(["safe", "safe", "safe", "partial", "unknown"]),
        }
        if hostile and index < len(HOSTILE):
            one["n"] = HOSTILE[index]
        if kind != "test":
            one["p"] = passing[index % 6]
        elif index < failing:
            fail(folder, one, index, index * groups // max(1, failing), grouped, chance)
        else:
            one["e"] = passing[index % 6]
        made.append(one)
    sentences = [
        f"`tintColor` of {place + 2} views went from #007AFF to "
        + hexadecimal((10, 132, 255 - place))
        for place in range(groups)
    ]
    if hostile and sentences:
        sentences[0] = "<b>`<script>window.broken = 1</script>`</b> went away"
    for place, members in enumerate(grouped):
        for index in members:
            made[index]["c"] = [sentences[place]] + (
                ["`balance` moved down by 4 points"] if index % 7 == 0 else []
            )
    data = {
        "format": 1,
        "kind": kind,
        "title": title,
        "tool": "afterimage 0.1.0",
        "libraries": "cairo 1.16.0, pango 1.50.12",
        "subjects": subjects,
        "devices": DEVICES,
        "strategies": STRATEGIES,
        "groups": [
            {
                "id": f"group{place}",
                "sentence": sentences[place],
                "kind": "colour",
                "cases": members,
            }
            for place, members in enumerate(grouped)
            if members
        ],
        "cases": made,
    }
    if review:
        data["review"] = {"token": review}
    folder.page(data)
    return data


def fail(folder, one, index, group, grouped, chance):
    """Makes a case fail: it differs, or has no golden yet."""
    dark = one["a"] == "dark"
    background = (20, 20, 24) if dark else (255, 255, 255)
    button = (10, 132, 255 - group % 200)
    actual = screen(background, (40, 60, 200), button)
    one["m"] = "100 × 30 pixels differ by up to 10 in one place."
    if one["k"] == "frames":
        one.update(o="differs", x=1, m="2 lines differ.")
        del one["w"], one["h"]
        text_case(folder, index)
        grouped[group].append(index)
        return
    one["p"] = folder.picture(actual, True)
    if index % 13 == 12:
        one.update(
            o="missing", m="There is no golden yet. `afterimage approve` keeps this picture."
        )
        return
    one.update(
        o="differs", x=1, e=folder.picture(screen(background, (40, 60, 200), (0, 122, 255)), True)
    )
    if chance.random() < 0.2:
        one.update(v="leaks", j="Now `balance` shows.")
    folder.detail(
        index,
        {
            "scale": 1,
            "clusters": [[10, 200, 50, 30], [60, 200, 50, 30]],
            "pixels": 3000,
            "largest": 10,
            "expected": views_of("#007AFF"),
            "actual": views_of(hexadecimal(button)),
        },
    )
    grouped[group].append(index)


def main():
    """Reads the arguments and makes the report."""
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("folder")
    for name, value in (("cases", 60), ("failing", 40), ("groups", 8)):
        arguments.add_argument(f"--{name}", type=int, default=value)
    arguments.add_argument("--kind", default="test")
    arguments.add_argument("--hostile", action="store_true")
    arguments.add_argument("--review", metavar="TOKEN")
    wanted = arguments.parse_args()
    make(
        wanted.folder,
        wanted.cases,
        wanted.failing,
        wanted.groups,
        wanted.kind,
        wanted.hostile,
        wanted.review,
    )


if __name__ == "__main__":
    main()
