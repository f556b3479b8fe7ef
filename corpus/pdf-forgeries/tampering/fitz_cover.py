"""Covers the old text with a box or a small image and puts the new text on it with PyMuPDF.
Options: patch (text, image), font (base14, near), incremental, resolution (of the image patch, dots per inch)."""
import io
import json
import shutil
import sys

import fitz
from found_text import background, find_all, font_file, left_of
from PIL import Image, ImageDraw, ImageFont

job = json.load(sys.stdin)
if job.get("incremental"):
    shutil.copy(job["input"], job["output"])
document = fitz.open(job["output"] if job.get("incremental") else job["input"])


def image_patch(found, new_text, paper):
    """A PNG of the new text on the paper colour, and the box it covers."""
    scale = job["resolution"] / 72
    face = ImageFont.truetype(font_file(found), round(found.size * scale))
    width = max(face.getlength(new_text), found.box.width * scale) + 2
    picture = Image.new("RGB", (round(width), round(found.size * 1.15 * scale)), tuple(round(part * 255) for part in paper))
    ink = tuple(round(part * 255) for part in found.colour)
    left = left_of(found, new_text, face.getlength(new_text) / scale)
    start = min(found.box.x0, left)
    ImageDraw.Draw(picture).text(((left - start) * scale, found.size * 0.92 * scale), new_text, font=face, fill=ink, anchor="ls")
    stream = io.BytesIO()
    picture.save(stream, "PNG")
    top = found.origin.y - found.size * 0.92
    return stream.getvalue(), fitz.Rect(start, top, start + picture.width / scale, top + picture.height / scale)


for found, new_text in find_all(document, job["replacements"]):
    page = document[found.page]
    paper = background(page, found.box)
    if not page.is_wrapped:
        page.wrap_contents()
    if job["patch"] == "image":
        stream, box = image_patch(found, new_text, paper)
        page.insert_image(box, stream=stream, keep_proportion=False)
        continue
    cover = fitz.Rect(found.box.x0 - 1, found.origin.y - found.size * 0.85, found.box.x1 + 1, found.origin.y + found.size * 0.25)
    page.draw_rect(cover, color=None, fill=paper)
    name = "hebo" if found.bold else "helv"
    source = {"fontname": name}
    font = fitz.Font(name)
    if job["font"] == "near":
        source = {"fontname": "Patch", "fontfile": font_file(found)}
        font = fitz.Font(fontfile=source["fontfile"])
    left = left_of(found, new_text, font.text_length(new_text, found.size))
    page.insert_text((left, found.origin.y), new_text, fontsize=found.size, color=found.colour, **source)
if job.get("incremental"):
    document.saveIncr()
else:
    document.save(job["output"], garbage=1, deflate=True)
