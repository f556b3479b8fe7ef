"""Where a text stands on a page, how it looks, and what lies behind it (PyMuPDF)."""
import re
import subprocess
from collections import Counter, namedtuple

import fitz

# chars: list of (character, box, origin); box: fitz.Rect of the whole text; size in points; colour: (r, g, b) in 0..1
Found = namedtuple("Found", "page text chars box origin size colour font bold serif")
DASHES = str.maketrans({"\u2212": "-", "\u2010": "-", "\u00ad": "-", "\u00a0": " "})


def pattern_of(text):
    """Matches the text standing alone: not as the tail or head of a longer number or word."""
    return re.compile(r"(?<![\w.,])" + re.escape(text) + r"(?![\w]|[.,]\d)")


def find_text(page, text):
    """Every place of `text` on the page, in the order PyMuPDF reads it."""
    pattern = pattern_of(text)
    found = []
    for block in page.get_text("rawdict", flags=0)["blocks"]:
        for line in block.get("lines", []):
            chars = [(char["c"].translate(DASHES), char, span) for span in line["spans"] for char in span["chars"]]
            joined = "".join(char for char, _, _ in chars)
            if len(joined) != len(chars):
                continue
            for match in pattern.finditer(joined):
                part = chars[match.start() : match.end()]
                span = part[0][2]
                boxes = [fitz.Rect(char["bbox"]) for _, char, _ in part]
                whole = fitz.Rect(boxes[0])
                for box in boxes:
                    whole |= box
                colour = tuple(((span["color"] >> shift) & 255) / 255 for shift in (16, 8, 0))
                letters = [(char, fitz.Rect(glyph["bbox"]), fitz.Point(glyph["origin"])) for char, glyph, _ in part]
                bold = any(name in span["font"].lower() for name in ("bold", "lmbx", "sfbx"))
                serif = any(name in span["font"].lower() for name in ("serif", "times", "roman", "lmr"))
                found.append(Found(page.number, text, letters, whole, letters[0][2], span["size"], colour, span["font"], bold, serif))
    return found


def find_all(document, replacements):
    """Pairs (found place, new text) for every replacement on every page; a text that is nowhere is an error."""
    places = []
    for replacement in replacements:
        here = [(found, replacement["to"]) for page in document for found in find_text(page, replacement["from"])]
        if not here:
            raise SystemExit(f"not found: {replacement['from']}")
        places += here
    return places


def background(page, box):
    """The commonest colour (0..1 each) of the rendered page inside `box`."""
    pixels = page.get_pixmap(clip=box, dpi=100, alpha=False)
    samples = pixels.samples
    counts = Counter(samples[index : index + 3] for index in range(0, len(samples), 3))
    return tuple(part / 255 for part in counts.most_common(1)[0][0])


def font_file(found):
    """A font file near the found text's face; fontconfig chooses."""
    family = re.sub(r"^[A-Z]{6}\+", "", found.font).split("-")[0]
    family = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", family)
    style = "Bold" if found.bold else "Regular"
    return subprocess.run(["fc-match", "-f", "%{file}", f"{family}:style={style}"], capture_output=True, text=True, check=True).stdout


def left_of(found, new_text, width):
    """Where the new text starts: numbers keep their right edge, words their left."""
    return found.box.x1 - width if re.fullmatch(r"[-$\d.,R ]+", new_text) else found.box.x0
