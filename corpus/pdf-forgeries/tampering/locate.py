"""Prints where the texts to be replaced stand: a JSON list of
{page (from 1), box and baseline in points from the top left, fontSize, from}."""
import json
import sys

import fitz
from found_text import find_all

job = json.load(sys.stdin)
places = find_all(fitz.open(job["input"]), job["replacements"])
listed = [
    {
        "page": found.page + 1,
        "box": [round(value, 1) for value in found.box],
        "baseline": round(found.origin.y, 1),
        "fontSize": round(found.size, 1),
        "from": found.text,
    }
    for found, _ in places
]
print(json.dumps(listed))
