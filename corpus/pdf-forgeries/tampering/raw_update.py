"""Replaces page content streams by an incremental update written by hand; the texts keep their length."""
import json
import sys
import zlib
from pathlib import Path

import pikepdf
from glyph_stream import GlyphStream, splice
from incremental_update import append_update, trailer_source
from page_streams import page_data, page_fonts

job = json.load(sys.stdin)
pdf = pikepdf.open(job["input"])
objects = {}
for page in pdf.pages:
    if isinstance(page.Contents, pikepdf.Array) and len(page.Contents) > 1:
        continue
    contents = page.Contents[0] if isinstance(page.Contents, pikepdf.Array) else page.Contents
    data = page_data(page)
    stream = GlyphStream(data, page_fonts(page))
    changes = []
    for replacement in job["replacements"]:
        new_text = replacement["to"].replace(" ", "")
        for run in stream.find(replacement["from"]):
            if len(run) != len(new_text):
                raise SystemExit("the new text has another length")
            changes += [(glyph.start, glyph.end, stream.written(glyph, char)) for glyph, char in zip(run, new_text)]
    if changes:
        packed = zlib.compress(splice(data, changes))
        objects[contents.objgen[0]] = b"<< /Length %d /Filter /FlateDecode >>\nstream\n%s\nendstream" % (len(packed), packed)
if not objects:
    raise SystemExit("not in the page streams")
Path(job["output"]).write_bytes(append_update(Path(job["input"]).read_bytes(), objects, trailer_source(pdf)))
