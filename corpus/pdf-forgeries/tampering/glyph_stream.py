"""The glyphs that a content stream shows, in order, each tied to the bytes that show it."""
import re
from collections import namedtuple

from content_tokens import string_units, tokens, write_unit
from font_codes import FontCodes

# operator: number of the text-showing operator; gap: a wide move stands before this glyph in its TJ array
Glyph = namedtuple("Glyph", "text code kind start end operator gap font size")
# start..end: bytes of the operands and the operator
Shown = namedtuple("Shown", "start end")
WIDE_GAP = -180
DASHES = {"\u2212": "-", "\u2010": "-", "\u00ad": "-"}


class GlyphStream:
    def __init__(self, data, font_resources):
        self.data = data
        self.fonts = {name: FontCodes(font) for name, font in font_resources.items()}
        self.glyphs = []
        self.shown = []
        self._read()

    def _read(self):
        operands, font, size = [], None, b"1"
        for token in tokens(self.data):
            if token.kind != "word" or re.fullmatch(rb"[-+.\d]+", token.value):
                operands.append(token)
                continue
            if token.value == b"Tf" and len(operands) >= 2:
                font, size = operands[-2].value.decode("latin1"), operands[-1].value
            elif token.value in (b"Tj", b"TJ", b"'", b'"') and font in self.fonts and operands:
                self._show(operands, token, font, size)
            operands = []

    def _show(self, operands, operator, font, size):
        codes = self.fonts[font]
        number, wide = len(self.shown), False
        self.shown.append(Shown(operands[0].start, operator.end))
        for token in operands:
            if token.kind == "word":
                wide = wide or float(token.value) < WIDE_GAP
            if token.kind not in ("string", "hex"):
                continue
            units = string_units(token)
            step = codes.bytes_per_code
            for index in range(0, len(units) - step + 1, step):
                part = units[index : index + step]
                code = int.from_bytes(bytes(unit[0] for unit in part), "big")
                text = codes.text_of.get(code, "\ufffd")
                self.glyphs.append(Glyph(DASHES.get(text, text), code, token.kind, part[0][1], part[-1][2], number, wide, font, size))
                wide = False

    def find(self, text):
        """Runs of glyphs that spell `text` (spaces left out) and do not continue a longer number in the same move."""
        visible = [glyph for glyph in self.glyphs if glyph.text.strip()]
        joined = "".join(glyph.text[0] for glyph in visible)
        wanted = text.replace(" ", "")
        runs = []
        for match in re.finditer(re.escape(wanted), joined):
            run = visible[match.start() : match.end()]
            if self._continues(visible, match.start() - 1, match.start()) or self._continues(visible, match.end() - 1, match.end()):
                continue
            runs.append(run)
        return runs

    @staticmethod
    def _continues(visible, left, right):
        if left < 0 or right >= len(visible):
            return False
        one, other = visible[left], visible[right]
        separate = one.operator != other.operator or other.gap
        return not separate and bool(re.fullmatch(r"[\d.,]", one.text[0])) and bool(re.fullmatch(r"\d", other.text[0]))

    def code_for(self, glyph, char):
        """The code that shows `char` in the font of `glyph`."""
        codes = self.fonts[glyph.font]
        code = codes.code_of.get(char)
        if code is None:
            raise SystemExit(f"the font has no {char!r}")
        return code

    def written(self, glyph, char):
        return write_unit(glyph.kind, self.code_for(glyph, char), self.fonts[glyph.font].bytes_per_code)


def splice(data, changes):
    """`data` with every (start, end, replacement) applied; the spans do not overlap."""
    for start, end, replacement in sorted(changes, reverse=True):
        data = data[:start] + replacement + data[end:]
    return data
