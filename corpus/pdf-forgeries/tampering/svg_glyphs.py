"""Changes digits in an SVG that cairo wrote from a PDF page: a glyph is a <use> of a symbol, found by where it stands.
Options: input (the PDF page), svg (in), output (svg out), page."""
import json
import re
import sys
from pathlib import Path

import fitz
from found_text import find_text

job = json.load(sys.stdin)
document = fitz.open(job["input"])
page = document[job["page"] - 1]
source = Path(job["svg"]).read_text()
USE = re.compile(r'<use xlink:href="#(glyph[^"]+)" x="([-\d.]+)" y="([-\d.]+)"/>')
uses = [(match, match[1], float(match[2]), float(match[3])) for match in USE.finditer(source)]


def use_at(point):
    near = [use for use in uses if abs(use[2] - point.x) < 0.35 and abs(use[3] - point.y) < 0.35]
    return near[0] if near else None


def face_of(symbol):
    return symbol.rsplit("-", 1)[0]


symbols = {}
for block in page.get_text("rawdict", flags=0)["blocks"]:
    for line in block.get("lines", []):
        for span in line["spans"]:
            for char in span["chars"]:
                use = use_at(fitz.Point(char["origin"]))
                if use:
                    symbols[face_of(use[1]), char["c"]] = use[1]
changes = []
for replacement in job["replacements"]:
    for found in find_text(page, replacement["from"]):
        if len(replacement["to"]) != len(found.chars):
            raise SystemExit("the new text has another length")
        for (old, _, origin), new in zip(found.chars, replacement["to"]):
            if old == new:
                continue
            use = use_at(origin)
            symbol = use and symbols.get((face_of(use[1]), new))
            if not symbol:
                raise SystemExit(f"no symbol for {new!r}")
            changes.append((use[0].start(1), use[0].end(1), symbol))
if not changes:
    raise SystemExit("not on this page")
for start, end, symbol in sorted(changes, reverse=True):
    source = source[:start] + symbol + source[end:]
Path(job["output"]).write_text(source)
