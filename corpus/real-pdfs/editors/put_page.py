"""Puts a page of another file in the place of one with PyMuPDF. Options: order (path and page from 1, of every page of the result)."""
import json
import sys

import fitz

job = json.load(sys.stdin)
document = fitz.open(job["input"])
for index, part in enumerate(job["order"]):
    if part["path"] == job["input"]:
        continue
    document.delete_page(index)
    document.insert_pdf(fitz.open(part["path"]), from_page=part["page"] - 1, to_page=part["page"] - 1, start_at=index)
document.save(job["output"], garbage=3, deflate=True)
