"""Reads a PDF and writes it again with pypdf."""
import json
import sys

from pypdf import PdfReader, PdfWriter

job = json.load(sys.stdin)
writer = PdfWriter()
for page in PdfReader(job["input"]).pages:
    writer.add_page(page)
writer.write(job["output"])
