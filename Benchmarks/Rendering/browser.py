"""Chromium, kept running, as Playwright and the DevTools protocol drive it."""
import base64
import contextlib
import time

import form

FLAGS = ["--no-sandbox", "--disable-gpu", "--force-color-profile=srgb"]


@contextlib.contextmanager
def opened(chromium, environment):
    """A page of the form's size at its scale, and the session of its DevTools."""
    from playwright.sync_api import sync_playwright
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS, env=environment)
        page = browser.new_page(
            viewport={"width": form.WIDTH, "height": form.HEIGHT}, device_scale_factor=form.SCALE)
        tools = page.context.new_cdp_session(page)
        tools.send("Emulation.setDeviceMetricsOverride", {
            "width": form.WIDTH, "height": form.HEIGHT, "deviceScaleFactor": form.SCALE, "mobile": False})
        yield page, tools
        browser.close()


def screenshot(page, document=None):
    """A step that takes a picture by Playwright, of a page that was set anew or as it stands; its time in ms."""
    return timed(page, document, page.screenshot)


def capture(page, tools, document=None):
    """A step that takes a picture by the protocol, as quick as it can."""
    return timed(page, document, lambda: captured(tools))


def captured(tools):
    """A PNG file of the page as it stands, by the protocol."""
    answer = tools.send("Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True})
    return base64.b64decode(answer["data"])


def timed(page, document, shot):
    """A step that shows a document, if there is one, and takes a picture of it."""
    def step():
        start = time.perf_counter()
        if document is not None:
            page.set_content(document)
        shot()
        return (time.perf_counter() - start) * 1000
    return step


def cold(chromium, folder, picture):
    """The command that starts Chromium for one picture of the form."""
    return [
        chromium, "--headless", *FLAGS, "--hide-scrollbars", f"--window-size={form.WIDTH},{form.HEIGHT}",
        f"--force-device-scale-factor={form.SCALE}", f"--screenshot={folder}/{picture}", f"file://{folder}/form.html"]
