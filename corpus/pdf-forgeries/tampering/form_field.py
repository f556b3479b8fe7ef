"""Changes a filled form field so that what is shown and what is stored part.
Options: way (appearance: only the drawn appearance changes; value: only the stored value changes), incremental."""
import json
import sys
from pathlib import Path

import pikepdf
from incremental_update import append_update, trailer_source

job = json.load(sys.stdin)
pdf = pikepdf.open(job["input"])
replacement = job["replacements"][0]
objects = {}
for page in pdf.pages:
    for widget in page.get("/Annots", []):
        if str(widget.get("/V", "")) != replacement["from"]:
            continue
        if job["way"] == "value":
            widget.V = replacement["to"]
            objects[widget.objgen[0]] = widget.unparse(resolved=True)
            continue
        stream = widget.AP.N
        before, after = replacement["from"].encode("cp1252"), replacement["to"].encode("cp1252")
        data = stream.read_bytes()
        if before not in data:
            raise SystemExit("the appearance spells the value another way")
        stream.write(data.replace(before, after))
        dictionary = pikepdf.Dictionary({key: value for key, value in stream.items() if key not in ("/Length", "/Filter", "/DecodeParms")})
        body = data.replace(before, after)
        dictionary.Length = len(body)
        objects[stream.objgen[0]] = dictionary.unparse(resolved=True) + b"\nstream\n" + body + b"\nendstream"
if not objects:
    raise SystemExit("no such field")
if job["incremental"]:
    Path(job["output"]).write_bytes(append_update(Path(job["input"]).read_bytes(), objects, trailer_source(pdf)))
else:
    pdf.save(job["output"])
