"""Moves the old text into an optional content group that is switched off and shows the new text beside it. Option: save."""
import json
import sys

import pikepdf
from glyph_stream import GlyphStream, splice
from page_streams import page_data, page_fonts, save, set_page_data

job = json.load(sys.stdin)
pdf = pikepdf.open(job["input"])
found = 0
layer = pdf.make_indirect(pikepdf.Dictionary(Type=pikepdf.Name.OCG, Name="Layer 2"))
for page in pdf.pages:
    data = page_data(page)
    stream = GlyphStream(data, page_fonts(page))
    changes = []
    for replacement in job["replacements"]:
        new_text = replacement["to"].replace(" ", "")
        for run in stream.find(replacement["from"]):
            first, last = stream.shown[run[0].operator], stream.shown[run[-1].operator]
            if len(run) != len(new_text) or first is not last:
                raise SystemExit("the text does not have a show operator of its own")
            old_part = data[first.start : first.end]
            inner = [(glyph.start - first.start, glyph.end - first.start, stream.written(glyph, char)) for glyph, char in zip(run, new_text)]
            new_part = splice(old_part, inner)
            # 0 0 Td goes back to where the hidden text began
            changes.append((first.start, first.end, b"/OC /Off BDC " + old_part + b" EMC 0 0 Td " + new_part))
            found += 1
    if changes:
        set_page_data(pdf, page, splice(data, changes))
        page.Resources["/Properties"] = pikepdf.Dictionary({"/Off": layer})
if not found:
    raise SystemExit("not in the page streams")
off = pikepdf.Array([layer])
pdf.Root.OCProperties = pikepdf.Dictionary(OCGs=off, D=pikepdf.Dictionary(OFF=off, Order=off))
save(pdf, job["output"], job["save"])
