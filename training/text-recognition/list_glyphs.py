"""`python3 list_glyphs.py FONTS`: writes fonts.json, which of the characters each font file has an ink for. Needs fontTools."""
import json
import os
import sys

from fontTools.pens.boundsPen import BoundsPen
from fontTools.ttLib import TTFont

folder = sys.argv[1]
glyphs = {}
for name in sorted(os.listdir(folder)):
    if not name.lower().endswith((".ttf", ".otf")):
        continue
    font = TTFont(os.path.join(folder, name))
    shapes, letters = font.getGlyphSet(), ""
    for code, glyph in font.getBestCmap().items():
        pen = BoundsPen(shapes)
        try:
            shapes[glyph].draw(pen)
        except Exception:
            continue
        if code > 32 and pen.bounds:
            letters += chr(code)
    if {"a", "A", "1", ",", "$"} <= set(letters):
        glyphs[name] = letters
    else:
        print("left out", name)
with open(os.path.join(folder, "fonts.json"), "w", encoding="utf-8") as file:
    json.dump(glyphs, file, ensure_ascii=False)
print(len(glyphs), "fonts")
