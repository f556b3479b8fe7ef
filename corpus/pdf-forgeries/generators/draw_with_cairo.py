"""Draws a JSON drawing (standard input) with cairo into the PDF named by the first argument."""
import json
import sys

import cairo

drawing = json.load(sys.stdin)
surface = cairo.PDFSurface(sys.argv[1], drawing["width"], drawing["height"])
surface.set_metadata(cairo.PDF_METADATA_TITLE, drawing["title"])
surface.set_metadata(cairo.PDF_METADATA_AUTHOR, drawing["author"])
context = cairo.Context(surface)
for page in drawing["pages"]:
    for item in page:
        if item["kind"] == "rectangle":
            context.set_source_rgb(*[part / 255 for part in item["fill"]])
            context.rectangle(item["x"], item["y"], item["width"], item["height"])
            context.fill()
        elif item["kind"] == "line":
            context.set_source_rgb(*[part / 255 for part in item["colour"]])
            context.set_line_width(item["width"])
            context.move_to(item["x1"], item["y1"])
            context.line_to(item["x2"], item["y2"])
            context.stroke()
        else:
            context.set_source_rgb(*[part / 255 for part in item["colour"]])
            weight = cairo.FONT_WEIGHT_BOLD if item["bold"] else cairo.FONT_WEIGHT_NORMAL
            context.select_font_face(drawing["fontFamily"], cairo.FONT_SLANT_NORMAL, weight)
            context.set_font_size(item["size"])
            advance = context.text_extents(item["text"]).x_advance
            context.move_to(item["x"] - (advance if item["anchor"] == "right" else 0), item["y"])
            context.show_text(item["text"])
    surface.show_page()
surface.finish()
