"""Makes the shown text longer by inserting glyph codes. Options: shift (moves the text left, so that its right edge stays), save."""
import json
import sys

import pikepdf
from glyph_stream import GlyphStream, splice
from page_streams import page_data, page_fonts, save, set_page_data

job = json.load(sys.stdin)
pdf = pikepdf.open(job["input"])
found = 0
for page in pdf.pages:
    data = page_data(page)
    stream = GlyphStream(data, page_fonts(page))
    changes = []
    for replacement in job["replacements"]:
        for run in stream.find(replacement["from"]):
            extra = len(replacement["to"]) - len(replacement["from"])
            if extra <= 0 or len(run) != len(replacement["from"]) or run[0].operator != run[-1].operator:
                raise SystemExit("this text cannot be made longer in place")
            new_text, found = replacement["to"], found + 1
            sign = 1 if new_text[0] == "-" else 0
            inserted = b"".join(stream.written(run[0], char) for char in new_text[sign : sign + extra])
            changes.append((run[sign].start, run[sign].start, inserted))
            shown = stream.shown[run[0].operator]
            if job["shift"]:
                width = extra * 0.5 * float(run[0].size)
                changes += [(shown.start, shown.start, b"-%.2f 0 Td " % width), (shown.end, shown.end, b" %.2f 0 Td" % width)]
    if changes:
        set_page_data(pdf, page, splice(data, changes))
if not found:
    raise SystemExit("not in the page streams")
save(pdf, job["output"], job["save"])
