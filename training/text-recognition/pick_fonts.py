"""`python3 pick_fonts.py SOURCE OUT`: the Latin part of the fonts below a folder into which Debian's packages of free fonts were
unpacked, without faces that no document prints with. Needs fontTools."""
import os
import re
import sys

from fontTools import subset

LEFT_OUT = re.compile(
    r"(Hairline|Thin|ExtraLight|UltraLight|Smallcaps|D050000L|Symbols|MathTeXGyre|Karla.*Tamil|Karla(-Italic)?\[|LobsterTwo-BoldItalic|cmun(vi|ui|bbx|bso|bbm|ci|orm|obi|oti)|LinBiolinum_K|LinLibertine_(DR|M|RZI|I)\.|OCRB[EFLSX]|Minus|JunicodeTwoBeta-(Semi|Exp|Light|Medium|.*Light|.*Medium)|LeagueMono-(Wide|.*Extra|.*Light|.*Semi|.*Medium)|CharisSIL-BoldI|Black|VL-PGothic|Asana)"
)
NOTO = re.compile(r"Noto(Sans|Serif|SansMono|SansDisplay|SerifDisplay|Mono)-")
CODES = [*range(0x20, 0x7F), *range(0xA1, 0x100), 0x152, 0x153, 0x178, *range(0x2010, 0x2027), 0x2032, 0x2033, 0x20AC, 0x2116, 0x2122]


def main(source, out):
    os.makedirs(out, exist_ok=True)
    options = subset.Options()
    options.layout_features = ["kern", "mark", "ccmp"]
    options.notdef_outline = options.legacy_kern = True
    options.drop_tables += ["FFTM", "DSIG"]
    for folder, _, names in sorted(os.walk(source)):
        for name in sorted(names):
            if not re.search(r"\.(ttf|otf)$", name, re.I) or LEFT_OUT.search(name) or ("noto" in folder and not NOTO.match(name)):
                continue
            try:
                font = subset.load_font(os.path.join(folder, name), options)
                subsetter = subset.Subsetter(options)
                subsetter.populate(unicodes=CODES)
                subsetter.subset(font)
                subset.save_font(font, os.path.join(out, name.replace(" ", "_")), options)
            except Exception as error:
                print("left out", name, error)


main(*sys.argv[1:])
