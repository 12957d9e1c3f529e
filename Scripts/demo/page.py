"""The page: its sections, its style and its script in one file, which asks for nothing but the pictures beside it."""
import base64
import hashlib
import pathlib

from markup import element, plain, text

FOLDER = pathlib.Path(__file__).resolve().parent


class Section:
    """A part of the page: what addresses and the bar call it, what it says, and how many things are in it."""

    def __init__(self, name, short, words, body, count, title=None):
        self.name, self.short, self.title = name, short, title or short
        self.words, self.body, self.count = words, body, count

    @property
    def link(self):
        """Its entry in the bar."""
        count = "" if self.count is None else element("span", text(self.count), class_="count")
        return element("li", element("a", text(self.short), count, href=f"#{self.name}"))

    @property
    def html(self):
        """The section."""
        heading = element("h2", text(self.title), id=f"{self.name}-title")
        lead = element("p", text(self.words), class_="lead")
        return element(
            "section", element("div", heading, lead, class_="head"), self.body, id=self.name,
            aria_labelledby=f"{self.name}-title")


def page(sections):
    """The page of these sections."""
    style = (FOLDER / "page.css").read_text(encoding="utf-8")
    script = (FOLDER / "page.js").read_text(encoding="utf-8")
    policy = (
        f"default-src 'none'; style-src {fingerprint(style)}; script-src {fingerprint(script)}; img-src 'self'; "
        "base-uri 'none'; form-action 'none'")
    marks = {
        "policy": f'<meta http-equiv="Content-Security-Policy" content="{plain(policy)}">',
        "style": f"<style>{style}</style>", "script": f"<script>{script}</script>",
        "links": "".join(one.link for one in sections), "sections": "\n".join(one.html for one in sections)}
    markup = (FOLDER / "page.html").read_text(encoding="utf-8")
    for mark, part in marks.items():
        markup = markup.replace(f"<!--{mark}-->", part)
    return markup


def fingerprint(source):
    """The hash by which the policy lets a style or a script in."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(source.encode()).digest()).decode()}'"
