"""Writes a PDF that holds only covers and new texts, for another tool to stamp on. Options: writer (reportlab, cairo)."""
import json
import sys

import cairo
import fitz
from found_text import background, find_all, font_file, left_of
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

job = json.load(sys.stdin)
document = fitz.open(job["input"])
places = find_all(document, job["replacements"])


def with_reportlab():
    canvas = Canvas(job["output"])
    for page in document:
        height = page.rect.height
        canvas.setPageSize((page.rect.width, height))
        for number, (found, new_text) in enumerate(places):
            if found.page != page.number:
                continue
            canvas.setFillColorRGB(*background(page, found.box))
            canvas.rect(found.box.x0 - 1, height - found.origin.y - found.size * 0.22, found.box.width + 2, found.size, stroke=0, fill=1)
            name = "Helvetica-Bold" if found.bold else "Helvetica"
            if job["font"] == "near":
                name = f"Near{number}"
                pdfmetrics.registerFont(TTFont(name, font_file(found)))
            canvas.setFont(name, found.size)
            canvas.setFillColorRGB(*found.colour)
            canvas.drawString(left_of(found, new_text, pdfmetrics.stringWidth(new_text, name, found.size)), height - found.origin.y, new_text)
        canvas.showPage()
    canvas.save()


def with_cairo():
    surface = cairo.PDFSurface(job["output"], 10, 10)
    for page in document:
        surface.set_size(page.rect.width, page.rect.height)
        context = cairo.Context(surface)
        for found, new_text in places:
            if found.page != page.number:
                continue
            context.set_source_rgb(*background(page, found.box))
            context.rectangle(found.box.x0 - 1, found.origin.y - found.size * 0.8, found.box.width + 2, found.size)
            context.fill()
            weight = cairo.FONT_WEIGHT_BOLD if found.bold else cairo.FONT_WEIGHT_NORMAL
            context.select_font_face("Liberation Serif" if found.serif else "Liberation Sans", cairo.FONT_SLANT_NORMAL, weight)
            context.set_font_size(found.size)
            context.set_source_rgb(*found.colour)
            context.move_to(left_of(found, new_text, context.text_extents(new_text).x_advance), found.origin.y)
            context.show_text(new_text)
        surface.show_page()
    surface.finish()


with_cairo() if job["writer"] == "cairo" else with_reportlab()
