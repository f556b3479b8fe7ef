"""Writes a PDF to lay over or under a document: a stamp in the margin, page numbers, Bates numbers, a watermark. Options: kind, text."""
import json
import sys

import fitz
from reportlab.pdfgen.canvas import Canvas

job = json.load(sys.stdin)
canvas = Canvas(job["output"])
document = fitz.open(job["input"])


def blank_spot(page, width, height):
    """The lowest place near the right margin that no text touches."""
    taken = [fitz.Rect(block[:4]) for block in page.get_text("blocks")]
    for y in range(int(page.rect.height - height - 60), 20, -12):
        for x in (page.rect.width - width - 40, page.rect.width / 2 - width / 2, 40):
            spot = fitz.Rect(x, y, x + width, y + height)
            if not any(spot.intersects(box) for box in taken):
                return spot
    raise SystemExit("no blank place for a stamp")


for number, page in enumerate(document, 1):
    width, height = page.rect.width, page.rect.height
    canvas.setPageSize((width, height))
    if job["kind"] == "stamp" and number == 1:
        spot = blank_spot(page, 130, 44)
        canvas.saveState()
        canvas.translate(spot.x0 + 4, height - spot.y1 + 6)
        canvas.rotate(4)
        canvas.setStrokeColorRGB(0.75, 0.1, 0.1)
        canvas.setFillColorRGB(0.75, 0.1, 0.1)
        canvas.setLineWidth(2)
        canvas.roundRect(0, 0, 118, 30, 4)
        canvas.setFont("Helvetica-Bold", 15)
        canvas.drawCentredString(59, 10, job["text"])
        canvas.restoreState()
    elif job["kind"] == "page-numbers":
        canvas.setFont("Times-Roman", 8)
        canvas.drawCentredString(width / 2, 14, f"{number}/{len(document)}")
    elif job["kind"] == "bates":
        canvas.setFont("Courier", 8)
        canvas.drawString(20, 10, f"{job['text']}{number:06d}")
    elif job["kind"] == "watermark":
        canvas.saveState()
        canvas.translate(width / 2, height / 2)
        canvas.rotate(48)
        canvas.setFont("Helvetica-Bold", 90)
        canvas.setFillColorRGB(0.6, 0.6, 0.6, alpha=0.25)
        canvas.drawCentredString(0, -30, job["text"])
        canvas.restoreState()
    canvas.showPage()
canvas.save()
