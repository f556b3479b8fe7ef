"""Changes the codes of the shown glyphs in place: same font, same positions. Texts keep their length.
Options: save (manner of page_streams.save), mark (wraps the shown operator as Acrobat's text tool does)."""
import json
import sys

import pikepdf
from glyph_stream import GlyphStream, splice
from page_streams import page_data, page_fonts, save, set_page_data

job = json.load(sys.stdin)
pdf = pikepdf.open(job["input"])
missing = {replacement["from"] for replacement in job["replacements"]}
for page in pdf.pages:
    data = page_data(page)
    stream = GlyphStream(data, page_fonts(page))
    changes, marked = [], set()
    for replacement in job["replacements"]:
        new_text = replacement["to"].replace(" ", "")
        for run in stream.find(replacement["from"]):
            if len(run) != len(new_text):
                raise SystemExit("the new text has another length")
            missing.discard(replacement["from"])
            changes += [(glyph.start, glyph.end, stream.written(glyph, char)) for glyph, char in zip(run, new_text) if glyph.text != char]
            marked |= {glyph.operator for glyph in run}
    if job.get("mark"):
        for operator in marked:
            shown = stream.shown[operator]
            changes += [(shown.start, shown.start, b"/TouchUp_TextEdit MP\n")]
    if changes:
        set_page_data(pdf, page, splice(data, changes))
if missing:
    raise SystemExit(f"not in the page streams: {sorted(missing)}")
save(pdf, job["output"], job["save"])
