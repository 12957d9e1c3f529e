"""One picture more of processes that are kept running."""
import contextlib
import subprocess

import browser
import form
import goals
import table
import turns

# How many pictures one turn takes: what others did to the caches between is the first one's alone.
BURST = 3


def rows(setting):
    """The form as it is, and blurred, against Chromium's in turn."""
    with contextlib.ExitStack() as stack:
        plain = stack.enter_context(served(setting.driver))
        blurred = stack.enter_context(served(setting.driver, "blur"))
        page, tools = None, None
        if "Chromium" in setting.peers and "playwright" in setting.peers:
            page, tools = stack.enter_context(browser.opened(setting.peers["Chromium"], setting.environment))
        return sharp(setting, plain, page, tools) + soft(setting, blurred, page)


def sharp(setting, ours, page, tools):
    """Rows of the form as it is."""
    steps = {"ours": ours}
    if page is not None:
        with open(setting.path("form.html")) as file:
            document = file.read()
        steps |= {
            "Playwright": browser.screenshot(page, document),
            "DevTools optimizeForSpeed": browser.capture(page, tools, document),
            "Playwright, nothing changed": browser.screenshot(page),
            "DevTools, nothing changed": browser.capture(page, tools)}
    rows = table.compared(goals.WARM, "ms", measured(setting, steps))
    if page is not None:
        page.screenshot(path=setting.path("warm-playwright.png"))
        with open(setting.path("warm-devtools.png"), "wb") as file:
            file.write(browser.captured(tools))
    return rows


def soft(setting, ours, page):
    """Rows of the form as the snapshot of an app that blurs its window, against a page that is blurred whole."""
    steps = {"ours": ours}
    if page is not None:
        with open(setting.path("blurred.html")) as file:
            steps["Playwright, the page blurred"] = browser.screenshot(page, file.read())
    rows = table.compared(goals.BLURRED, "ms", measured(setting, steps))
    if page is not None:
        page.screenshot(path=setting.path("warm-blurred-playwright.png"))
    return rows


def measured(setting, steps):
    """What each step takes when it is done a few times in a row, in turn."""
    return turns.in_turn({name: turns.burst(BURST, step) for name, step in steps.items()}, setting.turns)


@contextlib.contextmanager
def served(driver, *strategy):
    """A step that has a driver draw the form, or its snapshot under a strategy, once more; its time in ms."""
    with subprocess.Popen(
            [driver, "serve", form.SCREEN, *strategy], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            text=True) as child:
        def step():
            child.stdin.write("\n")
            child.stdin.flush()
            return float(child.stdout.readline())
        yield step
        child.stdin.close()
