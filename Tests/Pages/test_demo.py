"""Tests the page of the demo in a browser: python3 test_demo.py FOLDER [--only WORD] [--chromium PATH]

FOLDER is what `make demo` has written. Each test is a sentence; the exit status is 1 where one is not true.
"""

import argparse
import contextlib
import pathlib
import re

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

from harness import new_page, run, test

SECTIONS = ("about", "gallery", "devices", "library", "stories", "documents", "uikit", "views", "own")
LIMIT = 6_000_000


class Stage:
    """The browser, and the folder of the demo."""

    def __init__(self, browser, folder):
        self.browser, self.folder = browser, folder

    @contextlib.contextmanager
    def open(self, address="", width=1440, height=900, **options):
        """Opens the page in a window of its own; an error of its script or policy fails the test."""
        context = self.browser.new_context(
            viewport={"width": width, "height": height}, reduced_motion="reduce", **options)
        page = new_page(context)
        page.goto((self.folder / "index.html").as_uri() + address)
        page.wait_for_timeout(300)
        yield page
        context.close()
        assert page.errors == [], page.errors


def press(page, *keys):
    """Presses keys one after the other."""
    for key in keys:
        page.keyboard.press(key)
    page.wait_for_timeout(200)


def shown_names(page):
    """The names of the pictures that are shown."""
    return page.evaluate("shownLinks().map((link) => link.dataset.name)")


@test
def sections(stage):
    """All sections are there, each with a heading, an entry in the bar and pictures or commands."""
    with stage.open() as page:
        assert page.evaluate("[...document.querySelectorAll('main > section')].map((one) => one.id)") == list(SECTIONS)
        for name in SECTIONS:
            assert page.locator(f"#bar a[href='#{name}'], #brand[href='#{name}']").count() >= 1, name
            assert page.locator(f"#{name}-title").inner_text(), name
            assert page.locator(f"#{name} img, #{name} code").count() > 1, name
        strategies = page.locator("#gallery .screen").first.locator(".exhibit").count()
        assert page.locator("#gallery .exhibit").count() == strategies * page.locator("#gallery .screen").count()
        assert page.locator("#library article").count() > 100
        for said in page.locator("#gallery .screen .exhibit").all()[:strategies]:
            assert said.locator(".verdict").count() == 1


@test
def whole(stage):
    """Every picture is a file of the folder, every file is shown, every link leads to a place of the page, and no id occurs twice."""
    with stage.open() as page:
        wanted = set(page.evaluate("""[...document.querySelectorAll('img')]
            .flatMap((one) => [one.getAttribute('src'), one.dataset.dark, one.dataset.light]).filter(Boolean)"""))
        there = {str(file.relative_to(stage.folder)) for file in stage.folder.rglob("*") if file.is_file()}
        assert wanted | {"index.html"} == there, wanted ^ there
        assert page.evaluate("""[...document.querySelectorAll('a[href^="#"]')]
            .filter((one) => !document.getElementById(decodeURIComponent(one.hash.slice(1)))).length""") == 0
        others = page.evaluate("[...document.querySelectorAll('a[href]')].map((one) => one.getAttribute('href'))")
        assert all(one.startswith("#") or one in wanted for one in others)
        ids = re.findall(r' id="([^"]*)"', (stage.folder / "index.html").read_text())
        assert len(ids) == len(set(ids)), sorted({one for one in ids if ids.count(one) > 1})


@test
def small(stage):
    """The whole folder has 6 MB at most, and the page loads no picture that is far from sight."""
    size = sum(file.stat().st_size for file in stage.folder.rglob("*") if file.is_file())
    assert size <= LIMIT, size
    with stage.open() as page:
        loaded = sum("/pictures/" in one for one in page.requests)
        assert 0 < loaded < 120, loaded
    print(f"    {size / 1e6:.2f} MB, {loaded} pictures at the beginning")


@test
def nothing_from_elsewhere(stage):
    """The page asks for nothing beyond its folder, and its policy allows nothing else."""
    with stage.open() as page:
        page.evaluate("prepareForPaper()")
        page.wait_for_timeout(1500)
        assert all(one.startswith(stage.folder.as_uri() + "/") for one in page.requests)
        assert page.evaluate("""[...document.images].filter((one) => one.id !== 'large-picture')
            .every((one) => one.complete && one.naturalWidth > 0)""")
        text = (stage.folder / "index.html").read_text()
        assert "default-src &#x27;none&#x27;" in text and "unsafe" not in text and " style=" not in text


@test
def searching(stage):
    """Search finds faults by their words and pictures by strategy, counts them, and Esc ends it."""
    with stage.open() as page:
        press(page, "/")
        page.keyboard.type("keyboard accessory")
        page.wait_for_timeout(200)
        assert page.locator("#fault-accessory-above-the-cover").is_visible()
        assert page.locator("#fault-alpha-animated").is_hidden() and page.locator("#devices").is_hidden()
        assert "search=keyboard" in page.url and " of " in page.inner_text("#found")
        press(page, "Escape")
        assert page.locator("#devices").is_visible() and page.locator("#found").is_hidden()
        page.evaluate("searchFor('card-form redact')")
        assert [one for one in shown_names(page) if one.startswith("card-form/")] == ["card-form/redact"]
        page.evaluate("searchFor('zzzz')")
        assert "Nothing has the words" in page.inner_text("#found") and shown_names(page) == []
    with stage.open("#search=pixelate") as page:
        assert page.input_value("#search") == "pixelate"
        assert all("/pixelate" in one for one in shown_names(page) if "fault" not in one and "published" not in one)


@test
def large(stage):
    """A picture opens large, is held against the unprotected one, leads to its neighbours, and gives the focus back."""
    with stage.open("#picture=card-form%2Fredact") as page:
        assert page.inner_text("#large-name") == "card-form, redact"
        first = page.get_attribute("#large-picture", "src")
        press(page, " ")
        assert page.get_attribute("#large-picture", "src") != first
        assert page.get_attribute("#comparing", "aria-pressed") == "true"
        press(page, " ", "ArrowRight")
        assert page.inner_text("#large-name") == "card-form, placeholder" and "placeholder" in page.url
        press(page, "Escape")
        assert page.locator("#large").is_hidden()
        assert page.evaluate("document.activeElement.dataset.name") == "card-form/placeholder"
        assert page.evaluate("location.hash") == ""


@test
def keys(stage):
    """Numbers go to sections, j and k through pictures, and the dialog of keys tells all."""
    with stage.open() as page:
        press(page, "3")
        assert page.url.endswith("#library") and page.evaluate("scrollY") > 1000
        press(page, "j", "j")
        name = page.evaluate("document.activeElement.dataset.name")
        press(page, "k", "j")
        assert page.evaluate("document.activeElement.dataset.name") == name and name.startswith("published-")
        press(page, "?")
        assert page.locator("#help").is_visible()
        press(page, "Escape")
        assert page.locator("#help").is_hidden()


@test
def deep_links(stage):
    """An address leads to a screen, a fault and a picture, also from a search that hides it."""
    for place in ("screen-wallet", "fault-late-completion", "device-right-to-left", "document-log-on"):
        with stage.open(f"#{place}") as page:
            box = page.locator(f"#{place}").bounding_box()
            assert 0 <= box["y"] < 300, (place, box)
    with stage.open("#search=wallet") as page:
        page.evaluate("location.hash = '#fault-late-completion'")
        page.wait_for_timeout(300)
        assert page.locator("#fault-late-completion").is_visible()


@test
def dark_and_light(stage):
    """Pictures follow the page's appearance, which a key changes."""
    shown = "document.querySelector('[data-name=\"about/none\"] img').src"
    with stage.open(color_scheme="dark") as page:
        dark = page.evaluate(shown)
        press(page, "d")
        assert page.evaluate(shown) != dark
    with stage.open() as page:
        light = page.evaluate(shown)
        press(page, "d")
        assert page.evaluate(shown) == dark != light


@test
def narrow(stage):
    """On a phone nothing is wider than the window, and strips scroll for themselves."""
    with stage.open(width=380, height=800) as page:
        assert page.evaluate("document.documentElement.scrollWidth") == 380
        assert page.evaluate("""(() => { const strip = document.querySelector('.screen .strip');
            return strip.scrollWidth > strip.clientWidth; })()""")


@test
def without_script(stage):
    """Without a script all is there to read, and pictures open as files."""
    with stage.open(java_script_enabled=False) as page:
        assert page.locator("#library article").count() > 100
        assert page.locator("#gallery .exhibit a").first.get_attribute("href").startswith("pictures/")


@test
def printing(stage):
    """Printed, the bar is away and what is folded is open."""
    with stage.open() as page:
        page.evaluate("prepareForPaper()")
        page.emulate_media(media="print")
        assert page.locator("#bar").is_hidden()
        assert page.locator("#library details p").first.is_visible()


@test
def section_links(stage):
    """An address leads to the head of its section, on wide pages and on narrow ones."""
    for width in (1440, 380):
        with stage.open(width=width) as page:
            links = page.evaluate("[...document.querySelectorAll('nav a')].map((link) => link.hash)")
        assert len(links) > 5, links
        for link in links:
            with stage.open(link, width=width) as page:
                page.wait_for_timeout(500)
                top, height = page.evaluate(
                    "(name) => [document.querySelector(name).getBoundingClientRect().top, document.documentElement.scrollHeight - innerHeight - scrollY]",
                    link)
                assert 0 <= top < 200 or height < 1, (width, link, top)


@test
def accessibility(stage):
    """The rules of axe find nothing: light and dark, wide and narrow, a search and the dialogs."""
    for scheme in ("light", "dark"):
        for width, address, key in (
            (1440, "", ""), (380, "", ""), (1000, "#search=keyboard", ""),
            (1440, "#picture=card-form%2Fredact", ""), (380, "#picture=card-form%2Fredact", ""), (1440, "", "?"),
        ):
            with stage.open(address, width=width, color_scheme=scheme) as page:
                if key:
                    press(page, key)
                found = Axe().run(page).response["violations"]
                told = [(one["id"], [node["html"][:120] for node in one["nodes"]][:5]) for one in found]
                assert told == [], (scheme, width, address, told)


def main():
    """Reads the arguments, and runs the tests in one browser."""
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("folder", type=pathlib.Path)
    arguments.add_argument("--only", help="run tests whose function's name has this word")
    arguments.add_argument("--chromium", default="/usr/bin/chromium")
    wanted = arguments.parse_args()
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=wanted.chromium, args=["--no-sandbox"])
        holds = run(wanted.only, Stage(browser, wanted.folder.resolve()))
        browser.close()
    raise SystemExit(0 if holds else 1)


if __name__ == "__main__":
    main()
