"""Changes the bytes of the content streams inside the file and nothing else: every offset stays true.
A compressed stream is packed again and filled up with zeros after the end of the deflate data to its old length."""
import json
import re
import sys
import zlib
from pathlib import Path

import pikepdf
from glyph_stream import GlyphStream, splice
from page_streams import page_fonts

job = json.load(sys.stdin)
pdf = pikepdf.open(job["input"])
file = Path(job["input"]).read_bytes()


def pack_into(data, room):
    for level in (9, 8, 7, 6):
        for strategy in (zlib.Z_DEFAULT_STRATEGY, zlib.Z_FILTERED):
            packer = zlib.compressobj(level, zlib.DEFLATED, 15, 9, strategy)
            packed = packer.compress(data) + packer.flush()
            if len(packed) <= room:
                return packed + b"\0" * (room - len(packed))
    raise SystemExit("the new stream does not fit")


found = 0
for page in pdf.pages:
    parts = page.Contents if isinstance(page.Contents, pikepdf.Array) else [page.Contents]
    for part in parts:
        raw, data = part.read_raw_bytes(), part.read_bytes()
        stream = GlyphStream(data, page_fonts(page))
        changes = []
        for replacement in job["replacements"]:
            new_text = replacement["to"].replace(" ", "")
            for run in stream.find(replacement["from"]):
                if len(run) != len(new_text):
                    raise SystemExit("the new text has another length")
                changes += [(glyph.start, glyph.end, stream.written(glyph, char)) for glyph, char in zip(run, new_text) if glyph.text != char]
                found += 1
        if not changes:
            continue
        new_data = splice(data, changes)
        if file.count(raw) != 1 or len(new_data) != len(data):
            raise SystemExit("the stream cannot be patched in place")
        if re.fullmatch(r"/?FlateDecode|\[\s*/FlateDecode\s*\]", str(part.get("/Filter", "")).strip()) or part.get("/Filter") == pikepdf.Name.FlateDecode:
            new_data = pack_into(new_data, len(raw))
        elif raw != data:
            raise SystemExit("a filter that is not undone here")
        file = file.replace(raw, new_data)
if not found:
    raise SystemExit("not in the page streams")
Path(job["output"]).write_bytes(file)
