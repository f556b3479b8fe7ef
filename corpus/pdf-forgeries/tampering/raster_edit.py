"""Edits a page picture. Options: images (paths by page, changed in place as PNG or JPEG), dpi, way
(type: paints the paper colour over the text and types the new one; copy: moves pictures of the same digits from elsewhere on the page),
tilt (degrees by which a scan is turned), quality (JPEG), input (the PDF that tells where the text stands)."""
import json
import math
import sys

import fitz
from found_text import find_all, font_file, left_of
from PIL import Image, ImageDraw, ImageFont

job = json.load(sys.stdin)
scale = job["dpi"] / 72
document = fitz.open(job["input"])
pages = {number: Image.open(path).convert("RGB") for number, path in enumerate(job["images"])}


def turned(point, page):
    """Where a point of the page lies in the picture, in pixels: a scan is turned about its centre."""
    angle = math.radians(job["tilt"])
    centre = (page.rect.width / 2, page.rect.height / 2)
    x, y = point[0] - centre[0], point[1] - centre[1]
    return ((centre[0] + x * math.cos(angle) + y * math.sin(angle)) * scale, (centre[1] - x * math.sin(angle) + y * math.cos(angle)) * scale)


def paper_of(picture, box):
    part = picture.crop(box).convert("RGB")
    colours = sorted(part.getdata(), key=sum)
    return colours[int(len(colours) * 0.8)]


def pixel_box(page, box):
    x, y = turned((box.x0, box.y0), page)
    return round(x), round(y), round(x + box.width * scale), round(y + box.height * scale)


def donors(page):
    """One place for every character of the page: where a picture of it can be taken from, by character and size."""
    places = {}
    for block in page.get_text("rawdict", flags=0)["blocks"]:
        for line in block.get("lines", []):
            for span in line["spans"]:
                for char in span["chars"]:
                    places.setdefault((char["c"], round(span["size"], 1), span["font"]), []).append(char)
    return places


def copy_digits(picture, page, found, new_text):
    if len(new_text) != len(found.chars):
        raise SystemExit("the new text has another length")
    places = donors(page)
    original = picture.copy()
    for (old, box, origin), new in zip(found.chars, new_text):
        if old == new:
            continue
        same = places.get((new, round(found.size, 1), found.font))
        if not same:
            raise SystemExit(f"no picture of {new!r} to copy")
        donor = same[len(same) // 2]
        top, left = origin.y - found.size * 0.8, origin.x
        width = max(box.width, 1)
        from_x, from_y = turned((donor["origin"][0], donor["origin"][1] - found.size * 0.8), page)
        to_x, to_y = turned((left, top), page)
        size = (round(width * scale), round(found.size * scale))
        part = original.crop((round(from_x), round(from_y), round(from_x) + size[0], round(from_y) + size[1]))
        picture.paste(part, (round(to_x), round(to_y)))


def type_over(picture, page, found, new_text):
    box = pixel_box(page, fitz.Rect(found.box.x0 - 1, found.origin.y - found.size * 0.85, found.box.x1 + 1, found.origin.y + found.size * 0.24))
    drawing = ImageDraw.Draw(picture)
    drawing.rectangle(box, fill=paper_of(picture, box))
    face = ImageFont.truetype(font_file(found), round(found.size * scale))
    left = left_of(found, new_text, face.getlength(new_text) / scale)
    ink = tuple(round(part * 255) for part in found.colour)
    drawing.text(turned((left, found.origin.y), page), new_text, font=face, fill=ink, anchor="ls")


for found, new_text in find_all(document, job["replacements"]):
    change = copy_digits if job["way"] == "copy" else type_over
    change(pages[found.page], document[found.page], found, new_text)
for number, path in enumerate(job["images"]):
    pages[number].save(path, **({"quality": job["quality"]} if path.endswith(".jpg") else {}))
