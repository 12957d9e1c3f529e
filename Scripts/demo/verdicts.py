"""What a picture gives away, in words and in a tone."""

# The worst first.
KINDS = ("pixels", "shape", "unknown")


class Verdict:
    """The words below a picture, and their tone: good, caution, bad or none."""

    def __init__(self, tone, words):
        self.tone, self.words = tone, words


def verdict(story, appearance=None):
    """Words what the pictures of a story give away, those of one appearance where it is named."""
    pictures = story["timeline"]["snapshots"]
    secrets = story["tried"]["secrets"]
    leaks = [leak for leak in story["leaks"] if appearance in (None, leak["appearance"])]
    if secrets == 0:
        return Verdict("none", "no secret declared")
    if not pictures:
        return Verdict("good", "no picture is kept")
    for kind in KINDS:
        views = {(leak["screen"], leak["view"]) for leak in leaks if leak["kind"] == kind}
        if views:
            return worded(kind, len(views), secrets)
    return Verdict("good", "no secret left")


def worded(kind, count, secrets):
    """Words a leak of some of the secrets."""
    share = f"{count} of {secrets}" if secrets > 1 else "the"
    if kind == "pixels":
        noun, shows = ("secrets", "show") if secrets > 1 and count != 1 else ("secret", "shows")
        noun = "secrets" if secrets > 1 else noun
        return Verdict("bad", f"{share} {noun} {shows}")
    if kind == "shape":
        return Verdict("caution", f"the shape of {share} secret{'s' if secrets > 1 else ''}")
    return Verdict("caution", "only the app's code knows")
