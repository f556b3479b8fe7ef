"""Prints where the texts to be replaced stand: JSON list of {page (from 1), box in points from the top left, from}."""
import json
import sys

import fitz
from found_text import find_all

job = json.load(sys.stdin)
places = find_all(fitz.open(job["input"]), job["replacements"])
print(json.dumps([{"page": found.page + 1, "box": [round(value, 1) for value in found.box], "from": found.text} for found, _ in places]))
