"""Adds what a reader adds: highlights, a sticky note, an ink tick, a typed comment in blank margin. Options: mark, incremental."""
import json
import shutil
import sys

import fitz

job = json.load(sys.stdin)
if job["incremental"]:
    shutil.copy(job["input"], job["output"])
document = fitz.open(job["output"] if job["incremental"] else job["input"])
page = document[0]
words = [fitz.Rect(word[:4]) for word in page.get_text("words")]
if job["mark"] == "highlight":
    for box in words[len(words) // 2 : len(words) // 2 + 4]:
        page.add_highlight_annot(box)
elif job["mark"] == "underline":
    page.add_underline_annot(words[len(words) // 3])
elif job["mark"] == "note":
    page.add_text_annot((page.rect.width - 40, 60), "checked against the ledger")
elif job["mark"] == "ink":
    x, y = page.rect.width - 46, page.rect.height / 2
    page.add_ink_annot([[(x, y), (x + 6, y + 9), (x + 20, y - 14)]])
else:
    box = fitz.Rect(40, page.rect.height - 40, 240, page.rect.height - 22)
    page.add_freetext_annot(box, "Seen / visto 11-2026", fontsize=9)
if job["incremental"]:
    document.saveIncr()
else:
    document.save(job["output"], deflate=True)
