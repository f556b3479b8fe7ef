"""Redacts the old text and writes the new one in its place with PyMuPDF. Options: font (base14, near, own), garbage (0..4)."""
import json
import sys

import fitz
from found_text import background, find_all, font_file, left_of

job = json.load(sys.stdin)
document = fitz.open(job["input"])
places = find_all(document, job["replacements"])


def own_font(page, found):
    """The page's embedded font of the found text, if it has every glyph that is needed."""
    for entry in page.get_fonts(full=True):
        if entry[3].split("+")[-1] == found.font.split("+")[-1]:
            buffer = document.extract_font(entry[0])[3]
            if buffer:
                return fitz.Font(fontbuffer=buffer)
    return None


def font_for(page, found, new_text):
    if job["font"] == "near":
        return fitz.Font(fontfile=font_file(found))
    if job["font"] == "own":
        font = own_font(page, found)
        if font is None or not all(font.has_glyph(ord(char)) for char in new_text):
            raise SystemExit("the embedded font lacks a glyph")
        return font
    return fitz.Font(("tibo" if found.bold else "tiro") if found.serif else ("hebo" if found.bold else "helv"))


fonts = [font_for(document[found.page], found, new_text) for found, new_text in places]
for found, _ in places:
    page = document[found.page]
    inner = fitz.Rect(found.box.x0 + 0.3, found.origin.y - found.size * 0.6, found.box.x1 - 0.3, found.origin.y)
    page.add_redact_annot(inner, fill=False if job["font"] == "own" else background(page, found.box))
for page in document:
    page.apply_redactions(images=fitz.PDF_REDACT_IMAGE_NONE)
    if not page.is_wrapped:
        page.wrap_contents()
for (found, new_text), font in zip(places, fonts):
    page = document[found.page]
    writer = fitz.TextWriter(page.rect, color=found.colour)
    left = left_of(found, new_text, font.text_length(new_text, found.size))
    writer.append((left, found.origin.y), new_text, font=font, fontsize=found.size)
    writer.write_text(page)
document.save(job["output"], garbage=job.get("garbage", 3), deflate=True)
