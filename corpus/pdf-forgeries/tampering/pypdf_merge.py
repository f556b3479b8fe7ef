"""Merges an overlay PDF onto a document page by page with pypdf: the recipe found most often on question-and-answer sites."""
import json
import sys

from pypdf import PdfReader, PdfWriter

job = json.load(sys.stdin)
reader, overlay, writer = PdfReader(job["input"]), PdfReader(job["overlay"]), PdfWriter()
for page, cover in zip(reader.pages, overlay.pages):
    page.merge_page(cover)
    writer.add_page(page)
if reader.metadata:
    writer.add_metadata({key: str(value) for key, value in reader.metadata.items() if value})
writer.write(job["output"])
