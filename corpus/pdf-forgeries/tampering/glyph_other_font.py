"""Shows the token in a standard font that the forger's tool brings along (a font island). Option: save."""
import json
import sys

import pikepdf
from glyph_stream import GlyphStream, splice
from page_streams import page_data, page_fonts, save, set_page_data

job = json.load(sys.stdin)
pdf = pikepdf.open(job["input"])
found = 0
for page in pdf.pages:
    data = page_data(page)
    stream = GlyphStream(data, page_fonts(page))
    changes = []
    for replacement in job["replacements"]:
        for run in stream.find(replacement["from"]):
            shown = stream.shown[run[0].operator]
            whole = [glyph for glyph in stream.glyphs if glyph.operator == run[0].operator and glyph.text.strip()]
            if run[-1].operator != run[0].operator or len(whole) != len(run):
                raise SystemExit("the text does not have a show operator of its own")
            text = replacement["to"].encode("cp1252").replace(b"(", b"\\(").replace(b")", b"\\)")
            back = b"%s %s Tf" % (run[0].font.encode(), run[0].size)
            changes.append((shown.start, shown.end, b"/FIsland %s Tf (%s) Tj %s" % (run[0].size, text, back)))
            found += 1
    if changes:
        set_page_data(pdf, page, splice(data, changes))
        page.Resources.Font["/FIsland"] = pdf.make_indirect(
            pikepdf.Dictionary(Type=pikepdf.Name.Font, Subtype=pikepdf.Name.Type1, BaseFont=pikepdf.Name(job["face"]), Encoding=pikepdf.Name.WinAnsiEncoding)
        )
if not found:
    raise SystemExit("not in the page streams")
save(pdf, job["output"], job["save"])
