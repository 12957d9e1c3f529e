"""What Afterimage is: one paragraph, and one screen unprotected and masked."""
from markup import element, figure, text
from page import Section
from verdicts import verdict

SCREEN, STRATEGIES = "card-form", (("none", "without protection"), ("blur", "blurred"), ("redact", "redacted"))
WIDTH = 590

WORDS = (
    "When an iOS app goes to the background, the system photographs its screen and keeps the picture on disk: a card "
    "number on it is a leak. Afterimage lays out a screen, plays the app's life on a virtual clock, draws the picture "
    "that the system would keep under every masking strategy, and says whether a secret shows in it: a blur "
    "looks safe, and its pixels still change with the card number. It needs neither "
    "a device nor Xcode, runs on Linux and macOS, and gives the same bytes each time.")

COMMANDS = (
    ("afterimage init screen login", "writes a screen with comments to start from"),
    ("afterimage snapshot login.screen.json --strategy redact --fail-on-leak -o kept.png",
     "draws what is kept, and ends with 1 where a secret shows"),
    ("afterimage explain login.screen.json --strategy blur", "says why, and the smallest change that mends it"),
    ("afterimage audit App --strategy redact", "looks through all screens, stories and storyboards of a folder"),
    ("afterimage preview App -o pictures", "draws them all under every strategy"),
)


def collect(afterimage, pictures):
    """Draws the screen of the beginning; the result makes the section once the pictures are made."""
    options = [word for strategy, _ in STRATEGIES for word in ("--strategy", strategy)]
    folder, stories = afterimage.kept("about", f"Screens/{SCREEN}.screen.json", *options)
    exhibits = []
    for (strategy, label), story in zip(STRATEGIES, stories):
        keys = [
            pictures.add(next(folder.glob(f"{story['story']}.*.{appearance}.png")), WIDTH)
            for appearance in ("light", "dark")]
        exhibits.append((strategy, label, keys, verdict(story)))
    return lambda: section(pictures, exhibits)


def section(pictures, exhibits):
    """The section that the page begins with."""
    figures = [
        figure(pictures, light, f"about/{strategy}", label, told, dark=dark,
               base=None if strategy == "none" else "about/none")
        for strategy, label, (light, dark), told in exhibits]
    return Section(
        "about", "What it is", WORDS, element("div", *figures, class_="central"), None, "The picture that stays behind")


def own():
    """The section that says how to make such pictures of one's own."""
    lines = element("dl", *(
        element("div", element("dt", element("code", text(command))), element("dd", text(words)))
        for command, words in COMMANDS), class_="commands")
    return Section(
        "own", "Your own", "Everything here was drawn by the command `afterimage`. `make install` installs it; "
        "`Screens/README.md` leads from an empty file to a verdict, and `README.md` to tests in Swift.",
        lines, None, "Pictures of your own")
