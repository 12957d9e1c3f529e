"""What the tests of all pages have in common: a list of tests, running them, and pages that note what they do."""

import traceback

TESTS = []


def test(function):
    """Adds a test; its name is its docstring."""
    TESTS.append(function)
    return function


def run(only, *stage):
    """Runs the tests whose function's name has a word, prints what each says and has measured; True where all hold, and there are some."""
    wanted = [one for one in TESTS if (only or "") in one.__name__]
    failures = 0
    for one in wanted:
        try:
            found = one(*stage)
            print("ok  ", one.__doc__, f"({found})" if found else "", flush=True)
        except Exception:
            failures += 1
            print("FAIL", one.__doc__, flush=True)
            traceback.print_exc()
    return bool(wanted) and failures == 0


def new_page(context):
    """Opens a page that keeps the errors of its scripts in `errors` and what it asks for in `requests`."""
    page = context.new_page()
    page.errors, page.requests = [], []
    page.on("pageerror", lambda error: page.errors.append(str(error)))
    page.on("console", lambda told: page.errors.append(told.text) if told.type == "error" else None)
    page.on("request", lambda request: page.requests.append(request.url))
    return page
