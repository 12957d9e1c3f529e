"""Screens on other devices and in other circumstances, as their user sees them and as they are kept under a strategy."""
from command import each
from markup import element, figure, text
from page import Section
from verdicts import verdict

# What it shows, the screen, the strategy, and the options of its circumstances.
CIRCUMSTANCES = (
    ("iPad", "sales-dashboard", "redact", "--device ipad-pro-11"),
    ("iPad, across", "wallet", "redact", "--device ipad-pro-11 --orientation landscape"),
    ("Right to left", "card-form", "redact", "--direction rtl"),
    ("Large text", "settings", "redact", "--text-size accessibilityExtraLarge"),
    ("iOS 26", "wallet", "redact", "--device iphone-17-pro --system ios-26"),
    ("iOS 26, dark", "bank-profile", "placeholder", "--device iphone-17-pro --system ios-26 --appearance dark"),
    ("Dark", "payment", "redact", "--appearance dark"),
    ("Landscape", "card-form", "redact", "--orientation landscape"),
    ("A small phone", "confirm-transfer", "redact", "--device iphone-se --system ios-12"),
    ("A large phone", "statement", "placeholder", "--device iphone-17-pro-max --system ios-26"),
    ("High contrast", "health-record", "redact", "--contrast high"),
    ("Reduced transparency", "chat", "blur", "--opaque"),
)
WIDTH, WIDE = 393, 640


def collect(afterimage, pictures):
    """Draws all circumstances; the result makes the section once the pictures are made."""
    drawn = each(lambda one: draw(afterimage, pictures, *one), CIRCUMSTANCES)
    return lambda: section(pictures, drawn)


def draw(afterimage, pictures, title, screen, strategy, options):
    """Draws a screen in its circumstances."""
    name = title.lower().replace(",", "").replace(" ", "-")
    subject, words = f"Screens/{screen}.screen.json", options.split()
    seen = afterimage.work / f"devices/{name}.png"
    seen.parent.mkdir(parents=True, exist_ok=True)
    afterimage.run("render", subject, *words, "--chrome", "--output", seen)
    folder, stories = afterimage.kept(f"devices/{name}", subject, "--strategy", strategy, *words)
    appearance = "dark" if "--appearance dark" in options else "light"
    across = ".landscape" if "--orientation landscape" in options else ""
    kept = next(folder.glob(f"*.{appearance}{across}.png"))
    width = WIDE if across or "ipad" in options else WIDTH
    keys = pictures.add(seen, width), pictures.add(kept, width)
    return name, title, screen, strategy, options, keys, verdict(stories[0], appearance)


def section(pictures, drawn):
    """The section of devices."""
    articles = [article(pictures, *one) for one in drawn]
    return Section(
        "devices", "Devices",
        "The same screens on other devices, systems and sides of the world, with the options that make them so: "
        "on the left as their user sees them, on the right as the system keeps them under a strategy.",
        element("div", *articles, class_="pairs"), len(articles))


def article(pictures, name, title, screen, strategy, options, keys, told):
    """A screen in its circumstances."""
    seen, kept = keys
    identity = f"device-{name}"
    figures = (
        figure(pictures, seen, f"{identity}/seen", "as its user sees it"),
        figure(pictures, kept, f"{identity}/{strategy}", strategy, told, base=f"{identity}/seen"))
    return element(
        "article", element("h3", element("a", text(title), href=f"#{identity}")),
        element("p", text(f"{screen} "), element("code", text(options)), class_="of"),
        element("div", *figures, class_="pair"), id=identity,
        class_="unit" if "ipad" in options or "iphone-se" in options else "unit rounded")
