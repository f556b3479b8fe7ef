"""Puts the words of a document as invisible text (Tr 3) behind the pictures of its scan, as scanning software with OCR does."""
import json
import sys

import fitz

job = json.load(sys.stdin)
source, scan = fitz.open(job["words"]), fitz.open(job["input"])
for page, picture in zip(source, scan):
    for word in page.get_text("words"):
        box = fitz.Rect(word[:4])
        size = box.width / max(fitz.get_text_length(word[4], "helv", 1), 0.01)
        picture.insert_text((box.x0, box.y1 - box.height * 0.22), word[4], fontsize=size, fontname="helv", render_mode=3)
scan.save(job["output"], deflate=True)
