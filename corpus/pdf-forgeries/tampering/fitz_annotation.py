"""Lays an annotation with the new text over the old one. Options: annotation (freetext, square-and-freetext), incremental."""
import json
import shutil
import sys

import fitz
from found_text import background, find_all

job = json.load(sys.stdin)
if job.get("incremental"):
    shutil.copy(job["input"], job["output"])
document = fitz.open(job["output"] if job.get("incremental") else job["input"])
for found, new_text in find_all(document, job["replacements"]):
    page = document[found.page]
    paper = background(page, found.box)
    width = fitz.get_text_length(new_text, "helv", found.size) + 4
    left = min(found.box.x0 - 1, found.box.x1 + 2 - width)
    box = fitz.Rect(left, found.origin.y - found.size * 0.95, max(found.box.x1 + 2, left + width), found.origin.y + found.size * 0.35)
    if job["annotation"] == "square-and-freetext":
        square = page.add_rect_annot(box)
        square.set_colors(stroke=paper, fill=paper)
        square.set_border(width=0)
        square.update()
    note = page.add_freetext_annot(box, new_text, fontsize=found.size, fontname="helv", text_color=found.colour, fill_color=paper, align=2)
    note.update(fontsize=found.size, text_color=found.colour, fill_color=paper)
if job.get("incremental"):
    document.saveIncr()
else:
    document.save(job["output"], garbage=1, deflate=True)
