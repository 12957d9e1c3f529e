"""Drives a review in a browser, served by the real command.

python3 test_review.py --afterimage PATH [--chromium PATH]
"""

import argparse
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile

from playwright.sync_api import sync_playwright

from harness import run, test

COLORS = [f"#{place:02X}40C0" for place in range(40)]


class Suite:
    """A folder with screens and their goldens: each screen is a group of its own when its colour changes."""

    def __init__(self, command, screens=6, cases=2):
        self.command, self.screens = command, screens
        self.path = pathlib.Path(tempfile.mkdtemp(prefix="afterimage-review-"))
        (self.path / "Goldens").mkdir()
        devices = ["iphone-se", "iphone-8", "iphone-x", "iphone-xr", "iphone-15-pro", "ipad-9-7", "ipad-pro-11"]
        asked = [
            {"screen": f"screen-{place}", "device": device, "appearance": appearance}
            for place in range(screens)
            for device in devices
            for appearance in ("light", "dark")
        ]
        chosen = [
            case
            for place in range(screens)
            for case in [one for one in asked if one["screen"] == f"screen-{place}"][:cases]
        ]
        self.count = len(chosen)
        (self.path / "Goldens/cases.json").write_text(json.dumps({"format": 1, "cases": chosen}))
        self.write(COLORS)
        self.run("test")
        self.run("approve")

    def write(self, colors):
        """Writes every screen with its colour."""
        for place in range(self.screens):
            view = {"type": "view", "id": f"card{place}", "backgroundColor": colors[place]}
            screen = {
                "format": 1,
                "name": f"screen-{place}",
                "root": {
                    "type": "view",
                    "subviews": [view],
                    "constraints": [f"card{place}.top == super.top + 90", f"H:|[card{place}]|",
                                    f"card{place}.height == 50"],
                },
            }
            (self.path / f"Goldens/screen-{place}.screen.json").write_text(json.dumps(screen))

    def change(self):
        """Changes the colour of every screen to another one."""
        self.write([color[:-2] + f"{place:02X}" for place, color in enumerate(COLORS)])

    def run(self, *words):
        """Runs a command to its end."""
        return subprocess.run(
            [self.command, *words], cwd=self.path, capture_output=True, text=True
        )

    def review(self):
        """Starts a review, and returns its process and its address."""
        process = subprocess.Popen(
            [self.command, "review", "--no-browser"], cwd=self.path, stdout=subprocess.PIPE, text=True
        )
        line = process.stdout.readline()
        return process, re.search(r"http://\S+", line).group(0)

    def remove(self):
        """Takes the folder away."""
        shutil.rmtree(self.path)


def progress(page, words):
    """Waits until the progress says something."""
    page.wait_for_function(
        "words => document.querySelector('#progress').textContent.includes(words)", arg=words
    )


@test
def one_key_a_group(browser, command):
    """forty groups of five hundred goldens are approved with forty-five keys at most"""
    suite = Suite(command, screens=40, cases=13)
    suite.change()
    process, address = suite.review()
    page = browser.new_page()
    page.goto(address)
    progress(page, f"{suite.count} to decide")
    keys = 0
    while "0 to decide" not in page.inner_text("#progress").split(", ")[-1].split("\n")[0][:11]:
        page.keyboard.press("g")
        keys += 1
        page.wait_for_timeout(60)
        assert keys <= 45, f"{keys} keys: {page.inner_text('#progress')}"
    progress(page, f"{suite.count} approved")
    page.close()
    assert "approved" in process.communicate(timeout=240)[0]
    assert f"{suite.count} passed, 0 failed" in suite.run("test", "--no-cache").stdout
    suite.remove()
    return f"{suite.count} goldens, {keys} keys"


@test
def two_windows(browser, command):
    """a decision in one window appears in the other, and undo takes it back in both"""
    suite = Suite(command)
    suite.change()
    process, address = suite.review()
    first, second = browser.new_page(), browser.new_page()
    first.goto(address)
    second.goto(address)
    progress(second, f"{suite.count} to decide")
    first.keyboard.press("g")
    progress(second, "2 approved")
    second.keyboard.press("u")
    progress(first, "0 approved")
    first.close()
    second.close()
    process.communicate(timeout=60)
    suite.remove()


@test
def hidden_key(browser, command):
    """the key leaves the address once the page is there, and the page can be loaded anew without it"""
    suite = Suite(command, screens=1)
    suite.change()
    process, address = suite.review()
    page = browser.new_page()
    page.goto(address + "#view=slider")
    progress(page, "2 to decide")
    assert "token" in address and "token" not in page.url and "view=slider" in page.url, page.url
    page.reload()
    progress(page, "2 to decide")
    page.wait_for_function("() => [...document.querySelectorAll('#list canvas')].some((one) => one.width > 0)")
    assert "token" not in page.url, page.url
    page.close()
    process.communicate(timeout=60)
    suite.remove()


@test
def killed(browser, command):
    """a server that is killed has kept what was approved, and the page says that it is gone"""
    suite = Suite(command)
    suite.change()
    process, address = suite.review()
    page = browser.new_page()
    page.goto(address)
    page.keyboard.press("g")
    progress(page, "2 approved")
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    page.wait_for_selector("#trouble:not([hidden])")
    page.close()
    assert f"2 passed, {suite.count - 2} failed" in suite.run("test").stdout
    suite.remove()


@test
def changed_since(browser, command):
    """a picture that another run has seen since is not approved, and the page says so"""
    suite = Suite(command, screens=1)
    suite.change()
    process, address = suite.review()
    page = browser.new_page()
    page.goto(address)
    progress(page, "2 to decide")
    suite.write(["#123456"] * 40)
    suite.run("test")
    page.keyboard.press("g")
    page.wait_for_function("() => document.body.textContent.includes('another one than was seen')")
    page.close()
    process.communicate(timeout=60)
    suite.remove()


def main():
    """Runs every test, and ends with 1 where one fails."""
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--afterimage", required=True)
    arguments.add_argument("--chromium", default="/usr/bin/chromium")
    arguments.add_argument("--only", default="")
    wanted = arguments.parse_args()
    command = str(pathlib.Path(wanted.afterimage).resolve())
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=wanted.chromium, args=["--no-sandbox"]
        )
        holds = run(wanted.only, browser, command)
        browser.close()
    sys.exit(0 if holds else 1)


if __name__ == "__main__":
    main()
