"""Takes a row out of a table. Options: way (`redact`: MuPDF takes the text away, the gap is left; `strings`: its strings are taken out of the
content stream, the gap is left; `clip`: the page is shown twice through clips, the lower part moved up; `plan`: nothing is
written), seed. Prints JSON: page from 1, top, bottom (points from the top), text of the row."""
import json
import os
import random
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../../pdf-forgeries/tampering"))

import fitz
import pikepdf
from find_row import longest_table
from glyph_stream import GlyphStream, splice
from page_streams import page_data, page_fonts, set_page_data

FOOTER = 40

job = json.load(sys.stdin)
view = fitz.open(job["input"])
number, rows = longest_table(view)
if len(rows) < 2:
    raise SystemExit("no table of three rows")
top, bottom, words = random.Random(job["seed"]).choice(rows)


def redact():
    page = view[number]
    page.add_redact_annot(fitz.Rect(0, top + 1, page.rect.width, bottom - 1), fill=False)
    page.apply_redactions(images=fitz.PDF_REDACT_IMAGE_NONE)
    view.save(job["output"], garbage=3, deflate=True)


def strings():
    pdf = pikepdf.open(job["input"])
    page = pdf.pages[number]
    stream = GlyphStream(page_data(page), page_fonts(page))
    spans = [
        span["text"].strip()
        for block in view[number].get_text("dict", flags=0)["blocks"]
        for line in block.get("lines", [])
        for span in line["spans"]
        if top < (span["bbox"][1] + span["bbox"][3]) / 2 < bottom and span["text"].strip()
    ]
    shown = order_of_operators(stream, spans)
    set_page_data(pdf, page, splice(stream.data, [(stream.shown[index].start, stream.shown[index].end, b"") for index in shown]))
    pdf.save(job["output"])


def order_of_operators(stream, spans):
    """The show operators of the row: those that spell its texts, each found once, and nothing else."""
    members = {}
    for glyph in stream.glyphs:
        members.setdefault(glyph.operator, []).append(glyph)
    anchor = None
    for text in spans:
        runs = stream.find(text)
        if len(runs) == 1:
            anchor = runs[0][0].operator
            break
    if anchor is None:
        raise SystemExit("no text of the row stands once in the stream")
    taken = set()
    for text in spans:
        runs = stream.find(text)
        if not runs:
            raise SystemExit("a text of the row is not in the page's own stream")
        run = min(runs, key=lambda found: abs(found[0].operator - anchor))
        inside = {(glyph.start, glyph.end) for glyph in run}
        for operator in {glyph.operator for glyph in run}:
            if any((glyph.start, glyph.end) not in inside for glyph in members[operator] if glyph.text.strip()):
                raise SystemExit("a string of the row shows other text, too")
            taken.add(operator)
    return taken


def clip():
    pdf = pikepdf.open(job["input"])
    page = pdf.pages[number]
    left, low, right, high = (float(edge) for edge in page.MediaBox)
    whole = pdf.make_stream(page_data(page), Type=pikepdf.Name.XObject, Subtype=pikepdf.Name.Form, BBox=page.MediaBox, Resources=page.Resources)
    page.Resources = pikepdf.Dictionary(XObject=pikepdf.Dictionary({"/Whole": whole}))

    def strip(lower, upper, up):
        return f"q {left} {lower:.2f} {right - left:.2f} {upper - lower:.2f} re W n 1 0 0 1 0 {up:.2f} cm /Whole Do Q\n"

    height = bottom - top
    foot = low + FOOTER
    content = strip(high - top, high, 0) + strip(foot + height, high - top, height) + strip(low, foot, 0)
    page.Contents = pdf.make_stream(content.encode("latin1"))
    pdf.save(job["output"])


{"redact": redact, "strings": strings, "clip": clip, "plan": lambda: None}[job["way"]]()
print(json.dumps({"page": number + 1, "top": top, "bottom": bottom, "text": " ".join(word[4] for word in words)}))
