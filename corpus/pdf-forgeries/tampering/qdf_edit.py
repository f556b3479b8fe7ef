"""Edits the text of a file in qpdf's QDF form as with a text editor: only plain literal strings can be found."""
import json
import sys
from pathlib import Path

job = json.load(sys.stdin)
data = Path(job["input"]).read_bytes()
for replacement in job["replacements"]:
    before, after = (replacement[key].encode("cp1252") for key in ("from", "to"))
    forms = [(opening + before + b")", opening + after + b")") for opening in (b"(", b"($", b"(R$ ", b" ")]
    if not any(old in data for old, _ in forms):
        raise SystemExit("no such literal string")
    for old, new in forms:
        data = data.replace(old, new)
Path(job["output"]).write_bytes(data)
