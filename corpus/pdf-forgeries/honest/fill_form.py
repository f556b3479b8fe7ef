"""Adds text fields to a document (way: make), or fills them (way: fill). Options: fields (name, value), incremental."""
import json
import shutil
import sys

import fitz

job = json.load(sys.stdin)
if job["way"] == "fill" and job["incremental"]:
    shutil.copy(job["input"], job["output"])
    document = fitz.open(job["output"])
else:
    document = fitz.open(job["input"])
values = {field["name"]: field["value"] for field in job["fields"]}
if job["way"] == "make":
    page = document[-1]
    lowest = max((block[3] for block in page.get_text("blocks") if block[3] < page.rect.height - 60), default=80)
    top = lowest + 24
    if top + 22 * len(values) > page.rect.height - 50:
        raise SystemExit("no room for a form below the text")
    page.wrap_contents()
    for row, name in enumerate(values):
        y = top + 22 * row
        page.insert_text((60, y + 12), f"{name}:", fontsize=9)
        widget = fitz.Widget()
        widget.field_name, widget.field_type, widget.text_fontsize, widget.text_font = name, fitz.PDF_WIDGET_TYPE_TEXT, 9, "Helv"
        widget.rect = fitz.Rect(180, y, 400, y + 17)
        widget.border_color, widget.border_width = (0.6, 0.6, 0.6), 0.5
        page.add_widget(widget)
else:
    for page in document:
        for widget in page.widgets():
            widget.field_value = values[widget.field_name]
            widget.update()
if job["way"] == "fill" and job["incremental"]:
    document.saveIncr()
else:
    document.save(job["output"], deflate=True)
