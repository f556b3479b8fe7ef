"""Draws a JSON drawing (standard input) with ReportLab's canvas into the PDF named by the first argument."""
import json
import sys

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

drawing = json.load(sys.stdin)
height = drawing["height"]
names = {False: "Helvetica", True: "Helvetica-Bold"}
if not drawing["standardFont"]:
    names = {False: "Body", True: "BodyBold"}
    pdfmetrics.registerFont(TTFont("Body", drawing["fontFiles"]["regular"]))
    pdfmetrics.registerFont(TTFont("BodyBold", drawing["fontFiles"]["bold"]))
canvas = Canvas(sys.argv[1], pagesize=(drawing["width"], height), pageCompression=int(drawing["compress"]))
canvas.setTitle(drawing["title"])
canvas.setAuthor(drawing["author"])
for page in drawing["pages"]:
    for item in page:
        if item["kind"] == "rectangle":
            canvas.setFillColorRGB(*[part / 255 for part in item["fill"]])
            canvas.rect(item["x"], height - item["y"] - item["height"], item["width"], item["height"], stroke=0, fill=1)
        elif item["kind"] == "line":
            canvas.setStrokeColorRGB(*[part / 255 for part in item["colour"]])
            canvas.setLineWidth(item["width"])
            canvas.line(item["x1"], height - item["y1"], item["x2"], height - item["y2"])
        else:
            canvas.setFillColorRGB(*[part / 255 for part in item["colour"]])
            canvas.setFont(names[item["bold"]], item["size"])
            draw = canvas.drawRightString if item["anchor"] == "right" else canvas.drawString
            draw(item["x"], height - item["y"], item["text"])
    canvas.showPage()
canvas.save()
