"""Every screen under every strategy, light and dark."""
from command import each
from markup import element, figure, text
from page import Section
from verdicts import verdict

CURTAIN = "cover-image:Screens/curtain.png"
WIDTH = 393


def collect(afterimage, pictures):
    """Draws all screens; the result makes the section once the pictures are made."""
    strategies = afterimage.json("list", "strategies", "--json")
    screens = sorted((afterimage.root / "Screens").glob("*.screen.json"))
    kept = each(lambda screen: drawn(afterimage, pictures, screen, strategies), screens)
    return lambda: section(pictures, strategies, kept)


def drawn(afterimage, pictures, screen, strategies):
    """Draws a screen under every strategy."""
    name = screen.name.removesuffix(".screen.json")
    options = [word for one in strategies for word in ("--strategy", chosen(one["name"]))]
    folder, stories = afterimage.kept(f"gallery/{name}", screen.relative_to(afterimage.root), *options)
    exhibits = []
    for strategy, story in zip(strategies, stories):
        keys = {
            appearance: pictures.add(path, WIDTH)
            for appearance in ("light", "dark")
            for path in folder.glob(f"{story['story']}.*.{appearance}.png")}
        exhibits.append((strategy["name"], keys, verdict(story)))
    views = sorted({leak["view"] for leak in stories[0]["leaks"]})
    return name, views, exhibits


def chosen(strategy):
    """A strategy with the option that it needs."""
    return CURTAIN if strategy == "cover-image" else strategy


def section(pictures, strategies, kept):
    """The section of the gallery."""
    meanings = element("dl", *(
        element("div", element("dt", element("button", text(one["name"]), type="button", data_search=one["name"])),
                element("dd", text(one["about"])))
        for one in strategies), class_="meanings")
    articles = [article(pictures, *one) for one in kept]
    count = sum(len(exhibits) for _, _, exhibits in kept)
    return Section(
        "gallery", "Gallery",
        f"{len(kept)} screens under {len(strategies)} strategies: what the system keeps of each, and what that gives "
        "away when every secret is varied. Choose a picture to see it large, and Space to hold it against the "
        "unprotected one.",
        element("details", element("summary", "What the strategies do"), meanings) + "".join(articles), count)


def article(pictures, name, views, exhibits):
    """A screen under all strategies."""
    figures = [
        figure(
            pictures, keys.get("light"), f"{name}/{strategy}", strategy, told, dark=keys.get("dark"),
            base=None if strategy == "none" else f"{name}/none")
        for strategy, keys, told in exhibits]
    secrets = f"Secrets: {', '.join(views)}" if views else "No secret declared"
    head = element("h3", element("a", text(name), href=f"#screen-{name}"))
    return element(
        "article", head, element("p", text(secrets), class_="of"),
        element("div", *(element("div", one, class_="unit", data_words=name) for one in figures), class_="strip"),
        id=f"screen-{name}", class_="group screen")
