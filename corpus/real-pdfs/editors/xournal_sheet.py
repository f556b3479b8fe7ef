"""Writes a Xournal++ sheet over a PDF: a thick white stroke over each place and the new text on it. Job as JSON on standard input."""
import gzip
import json
import sys
from xml.sax.saxutils import escape, quoteattr

import fitz

job = json.load(sys.stdin)
document = fitz.open(job["input"])
pages = []
for page in document:
    background = f'domain="absolute" filename={quoteattr(job["input"])} ' if page.number == 0 else ""
    marks = []
    for place in job["places"]:
        if place["page"] != page.number + 1:
            continue
        x0, y0, x1, y1 = place["box"]
        middle = (y0 + y1) / 2
        marks.append(
            f'<stroke tool="pen" color="#ffffffff" width="{y1 - y0:.2f}">{x0:.2f} {middle:.2f} {x1:.2f} {middle:.2f}</stroke>'
            f'<text font="Liberation Sans" size="{place["fontSize"]}" x="{x0:.2f}" y="{y0:.2f}" color="#000000ff">{escape(place["to"])}</text>'
        )
    pages.append(
        f'<page width="{page.rect.width}" height="{page.rect.height}"><background type="pdf" {background}pageno="{page.number + 1}"/>'
        f'<layer>{"".join(marks)}</layer></page>'
    )
sheet = f'<?xml version="1.0"?><xournal creator="Xournal++" fileversion="4">{"".join(pages)}</xournal>'
with gzip.open(job["sheet"], "wb") as out:
    out.write(sheet.encode())
