"""Makes what is seen and what is read differ for one token, by a second copy of its font.
Options: way ("to-unicode": the new codes are shown, the copy's ToUnicode still reads the old text;
"outlines": the codes stay, the copy's TrueType outlines of the digits are exchanged), save."""
import io
import json
import sys

import pikepdf
from fontTools.ttLib import TTFont
from glyph_stream import GlyphStream, splice
from page_streams import page_data, page_fonts, save, set_page_data

job = json.load(sys.stdin)
pdf = pikepdf.open(job["input"])


def copy_dictionary(thing):
    return pdf.make_indirect(pikepdf.Dictionary(dict(thing.items())))


def with_other_reading(font, reading, code_bytes):
    """A copy of the font whose ToUnicode reads the given codes as the given characters."""
    copy = copy_dictionary(font)
    rows = b"\n".join(b"<%0*X> <%04X>" % (code_bytes * 2, code, ord(char)) for code, char in reading.items())
    space = b"<" + b"00" * code_bytes + b"> <" + b"FF" * code_bytes + b">"
    text = b"/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /A def /CMapType 2 def\n"
    text += b"1 begincodespacerange\n%s\nendcodespacerange\n%d beginbfchar\n%s\nendbfchar\nendcmap end end" % (space, len(reading), rows)
    copy.ToUnicode = pdf.make_stream(text)
    return copy


def with_other_outlines(font, swaps):
    """A copy of a CID TrueType font in which glyph `old` is drawn as glyph `new`."""
    descendant = font.DescendantFonts[0]
    if "/FontFile2" not in descendant.FontDescriptor:
        raise SystemExit("not a TrueType font")
    program = TTFont(io.BytesIO(descendant.FontDescriptor.FontFile2.read_bytes()), lazy=False)
    outlines, order = program["glyf"], program.getGlyphOrder()
    before = {new: outlines[order[new]] for new in swaps.values()}
    for old, new in swaps.items():
        outlines[order[old]] = before[new]
    for missing in ("post", "name", "OS/2"):
        if missing in program and program.reader is not None and missing not in program.reader.tables:
            del program[missing]
    stream = io.BytesIO()
    program.save(stream)
    copy, inner, descriptor = copy_dictionary(font), copy_dictionary(descendant), copy_dictionary(descendant.FontDescriptor)
    descriptor.FontFile2 = pdf.make_stream(stream.getvalue(), Length1=len(stream.getvalue()))
    inner.FontDescriptor = descriptor
    copy.DescendantFonts = pikepdf.Array([inner])
    return copy


found = 0
for page in pdf.pages:
    data = page_data(page)
    fonts = page_fonts(page)
    stream = GlyphStream(data, fonts)
    changes = []
    for replacement in job["replacements"]:
        new_text = replacement["to"].replace(" ", "")
        for run in stream.find(replacement["from"]):
            if len(run) != len(new_text) or run[0].operator != run[-1].operator:
                raise SystemExit("the text does not have a show operator of its own")
            shown, font = stream.shown[run[0].operator], fonts[run[0].font]
            codes = [stream.code_for(glyph, char) for glyph, char in zip(run, new_text)]
            name = f"{run[0].font}x{found}"
            changes.append((shown.start, shown.start, b"%s %s Tf " % (name.encode(), run[0].size)))
            changes.append((shown.end, shown.end, b" %s %s Tf" % (run[0].font.encode(), run[0].size)))
            swaps = {}
            for glyph, code in zip(run, codes):
                if swaps.setdefault(glyph.code if job["way"] == "outlines" else code, code if job["way"] == "outlines" else glyph.text) not in (code, glyph.text):
                    raise SystemExit("one code would need two meanings")
            if job["way"] == "outlines":
                page.Resources.Font[name] = with_other_outlines(font, swaps)
            else:
                page.Resources.Font[name] = with_other_reading(font, swaps, stream.fonts[run[0].font].bytes_per_code)
                changes += [(glyph.start, glyph.end, stream.written(glyph, char)) for glyph, char in zip(run, new_text)]
            found += 1
    if changes:
        set_page_data(pdf, page, splice(data, changes))
if not found:
    raise SystemExit("not in the page streams")
save(pdf, job["output"], job["save"])
