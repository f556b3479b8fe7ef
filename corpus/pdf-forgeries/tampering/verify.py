"""Says how much of each box changed between two PDFs. Prints JSON: for each place the number of pixels, at 110 dots per inch,
whose grey level moved by more than a quarter of the scale."""
import json
import sys

import fitz

job = json.load(sys.stdin)
before, after = fitz.open(job["before"]), fitz.open(job["after"])
if before.page_count != after.page_count:
    raise SystemExit("the number of pages changed")
differences = []
for place in job["places"]:
    box = fitz.Rect(place["box"])
    views = [document[place["page"] - 1].get_pixmap(clip=box, dpi=110, colorspace=fitz.csGRAY, alpha=False) for document in (before, after)]
    if (views[0].width, views[0].height) != (views[1].width, views[1].height):
        raise SystemExit("the page changed its size")
    differences.append(sum(abs(one - other) > 64 for one, other in zip(views[0].samples, views[1].samples)))
print(json.dumps(differences))
