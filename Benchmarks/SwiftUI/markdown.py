"""Stands in for the parser of Markdown that a project calls in C, which is not read as source.

`cmark-gfm` itself (a package of Debian's and Homebrew's) parses every text in the tests, and its answers are
written as Swift, in place of the file that calls it, in a copy of the project.
"""
import json
import os
import re
import subprocess
import textwrap
import xml.etree.ElementTree as ElementTree

EXTENSIONS = ["autolink", "strikethrough", "tagfilter", "tasklist", "table"]
INLINES = {"emph": "emphasis", "strong": "strong", "strikethrough": "strikethrough"}


def texts(source):
    """The texts of a Swift file that may be Markdown: literals of several lines and of one."""
    found = []
    for literal in re.findall(r'#?"""\n(.*?)\n[ \t]*"""', source, re.S):
        text = re.sub(r"\\#u\{([0-9a-fA-F]+)\}", lambda match: chr(int(match[1], 16)), literal)
        found.append(textwrap.dedent(text))
    rest = re.sub(r'#?"""\n.*?"""', "", source, flags=re.S)
    for literal in re.findall(r'"((?:[^"\\\n]|\\.)*)"', rest):
        found.append(literal.replace("\\n", "\n").replace('\\"', '"'))
    return found


def parsed(text):
    """The document that cmark makes of a text."""
    words = ["cmark-gfm", "-t", "xml"] + [word for name in EXTENSIONS for word in ("-e", name)]
    run = subprocess.run(words, input=text, capture_output=True, text=True, check=True)
    return ElementTree.fromstring(re.sub(r' xmlns="[^"]*"', "", run.stdout))


def literal(text):
    """A text as Swift has it."""
    return re.sub(r"\\u([0-9a-f]{4})", r"\\u{\1}", json.dumps(text or "", ensure_ascii=False))


def listed(nodes, one):
    return "[" + ", ".join(one(node) for node in nodes) + "]"


def inline(node):
    """A node within a paragraph."""
    tag = node.tag
    if tag == "text":
        return f".text({literal(node.text)})"
    if tag in ("softbreak", "linebreak"):
        return ".softBreak" if tag == "softbreak" else ".lineBreak"
    if tag == "code":
        return f".code({literal(node.text)})"
    if tag == "html_inline":
        return f".html({literal(node.text)})"
    children = listed(node, inline)
    if tag == "link":
        return f".link(destination: {literal(node.get('destination'))}, children: {children})"
    if tag == "image":
        return f".image(source: {literal(node.get('destination'))}, children: {children})"
    return f".{INLINES[tag]}(children: {children})"


def item(node):
    """An item of a list."""
    return f".init(children: {listed(node, block)})"


def task(node):
    """An item of a list of tasks."""
    return f".init(isCompleted: {node.get('completed', 'false')}, children: {listed(node, block)})"


def block(node):
    """A node of a document."""
    tag = node.tag
    if tag == "block_quote":
        return f".blockquote(children: {listed(node, block)})"
    if tag == "list":
        tight = node.get("tight", "false")
        if any(child.tag == "tasklist" for child in node):
            return f".taskList(isTight: {tight}, items: {listed(node, task)})"
        items = listed(node, item)
        if node.get("type") == "ordered":
            return f".numberedList(isTight: {tight}, start: {node.get('start', 1)}, items: {items})"
        return f".bulletedList(isTight: {tight}, items: {items})"
    if tag == "code_block":
        return f".codeBlock(fenceInfo: {literal(node.get('info'))}, content: {literal(node.text)})"
    if tag == "html_block":
        return f".htmlBlock(content: {literal(node.text)})"
    if tag == "heading":
        return f".heading(level: {node.get('level')}, content: {listed(node, inline)})"
    if tag == "thematic_break":
        return ".thematicBreak"
    if tag == "table":
        return table(node)
    return f".paragraph(content: {listed(node, inline)})"


def table(node):
    """A table, whose first row tells how its columns lie."""
    sides = [cell.get("align", "none") for cell in node[0]]
    cells = listed(node, lambda row: ".init(cells: " + listed(
        row, lambda cell: f".init(content: {listed(cell, inline)})") + ")")
    return f".table(columnAlignments: {listed(sides, lambda side: '.' + side)}, rows: {cells})"


def stand_in(folder, parser):
    """Writes what cmark answers to every text in the tests of a project in place of its parser."""
    found = []
    for place, _, names in os.walk(os.path.join(folder, "Tests")):
        for name in sorted(names):
            if name.endswith(".swift"):
                with open(os.path.join(place, name), encoding="utf-8") as file:
                    found += texts(file.read())
    cases = "".join(
        f"    case {literal(text)}: self = {listed(parsed(text), block)}\n"
        for text in dict.fromkeys(found))
    with open(os.path.join(folder, parser), "w", encoding="utf-8") as file:
        file.write(
            "extension Array where Element == BlockNode {\n  init(markdown: String) {\n"
            f"    switch markdown {{\n{cases}    default: self = []\n    }}\n  }}\n}}\n")
