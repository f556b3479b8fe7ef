"""Inserts or deletes a table row by showing the page twice through clips, the lower part moved by one row.
Options: row (the row's texts; `to` is what the new row says), nextRow (its texts, the balance last), page, way (insert, delete)."""
import json
import sys

import fitz
import pikepdf
from found_text import find_text
from page_streams import page_data

job = json.load(sys.stdin)
view = fitz.open(job["input"])
pdf = pikepdf.open(job["input"])
cells = [find_text(view[job["page"] - 1], cell["from"]) for cell in job["row"]]
below = find_text(view[job["page"] - 1], job["nextRow"][-1])
if not all(cells) or not below:
    raise SystemExit("the row was not found")
amount = cells[-1][-1]
next_baseline = min((place.origin.y for place in below if place.origin.y > amount.origin.y + 2), default=None)
if next_baseline is None or next_baseline - amount.origin.y > 40:
    raise SystemExit("no row below this one")
pitch = next_baseline - amount.origin.y
page = pdf.pages[job["page"] - 1]
width, height = (float(page.MediaBox[index]) - float(page.MediaBox[index - 2]) for index in (2, 3))
cut = height - amount.origin.y - pitch * 0.32
whole = pdf.make_stream(page_data(page), Type=pikepdf.Name.XObject, Subtype=pikepdf.Name.Form, BBox=page.MediaBox, Resources=page.Resources)
footer = 40
page.Resources = pikepdf.Dictionary(XObject=pikepdf.Dictionary({"/Whole": whole}))


def strip(low, high, down):
    return f"q 0 {low:.2f} {width:.2f} {high - low:.2f} re W n 1 0 0 1 0 {-down:.2f} cm /Whole Do Q\n"


if job["way"] == "delete":
    content = strip(cut + pitch, height, 0) + strip(footer, cut + pitch, -pitch) + strip(0, footer, 0)
else:
    content = strip(cut, height, 0) + strip(footer, cut, pitch) + strip(0, footer, 0)
    page.Resources.Font = pikepdf.Dictionary()
    for bold, face in ((False, "Helvetica"), (True, "Helvetica-Bold")):
        page.Resources.Font[f"/New{int(bold)}"] = pdf.make_indirect(
            pikepdf.Dictionary(Type=pikepdf.Name.Font, Subtype=pikepdf.Name.Type1, BaseFont=pikepdf.Name("/" + face), Encoding=pikepdf.Name.WinAnsiEncoding)
        )
    for cell, places in zip(job["row"], cells):
        place = min(places, key=lambda found: abs(found.origin.y - amount.origin.y))
        text = cell["to"]
        left = place.box.x1 - fitz.get_text_length(text, "helv", place.size) if cell["right"] else place.origin.x
        colour = " ".join(f"{part:.3f}" for part in place.colour)
        literal = text.encode("cp1252").decode("latin1").replace("\\", "\\\\").replace("(", "\\(").replace(")", "\\)")
        content += f"BT {colour} rg /New{int(place.bold)} {place.size:.2f} Tf {left:.2f} {height - amount.origin.y - pitch:.2f} Td ({literal}) Tj ET\n"
page.Contents = pdf.make_stream(content.encode("latin1"))
pdf.save(job["output"])
