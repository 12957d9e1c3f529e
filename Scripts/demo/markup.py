"""Markup: texts are escaped where they are put in, and nothing else is."""
import html
import re

# Long names of code may be broken after a full stop and before a capital.
LONG = re.compile(r"\w[\w.]{17,}")
PLACE = re.compile(r"(?<=[a-z]\.)(?=\w)|(?<=[a-z])(?=[A-Z])")


def text(value):
    """A text as markup; `names` between backquotes become code."""
    broken = LONG.sub(lambda found: PLACE.sub("<wbr>", found[0]), html.escape(str(value)))
    parts = broken.split("`")
    return "".join(f"<code>{part}</code>" if place % 2 else part for place, part in enumerate(parts))


def plain(value):
    """A text for an attribute."""
    return html.escape(str(value), quote=True)


def element(tag, *children, **attributes):
    """An element; `class_` stands for class, underscores for hyphens, None for no attribute."""
    words = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{plain(value)}"' if value is not True else f" {key}"
        for key, value in attributes.items() if value is not None and value is not False)
    return f"<{tag}{words}>{''.join(child for child in children if child)}</{tag}>"


def figure(pictures, key, name, label, verdict=None, dark=None, base=None, note="", tag="figure"):
    """A picture that opens large, with its name and what it gives away; without a key, the place of one that is not kept.

    - name: what addresses call it.
    - dark: the picture of the other appearance, where there is one.
    - base: the figure that it is compared with.
    """
    told = verdict and verdict.words
    marked = verdict and element("span", text(told), class_=f"verdict {verdict.tone}")
    caption = element("figcaption", element("span", text(label), class_="label"), marked or "")
    if key is None:
        body = element("span", "–", class_="nothing", aria_hidden="true")
        return element(tag, body, caption, class_="exhibit", id=name)
    file, width, height = pictures[key]
    image = (
        f'<img src="{file}" width="{width}" height="{height}" loading="lazy" decoding="async"'
        f' alt="{plain(", ".join(part for part in (name.replace("/", ", "), told) if part))}"'
        + (f' data-light="{file}" data-dark="{pictures[dark][0]}"' if dark else "") + ">")
    link = element(
        "a", image, href=file, data_name=name, data_base=base, data_note=note or None)
    return element(tag, link, caption, class_="exhibit" + (" wide" if width > height else ""), id=name)
