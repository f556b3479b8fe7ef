"""Appends an incremental update to a PDF, byte by byte as ISO 32000-1, 7.5.6 describes, in the xref form of the file."""
import re
import zlib

import pikepdf


def append_update(data, objects, trailer):
    """`objects`: object number -> body between obj and endobj; `trailer`: the previous trailer's entries as source text, by key."""
    previous = int(re.findall(rb"startxref\s+(\d+)", data)[-1])
    as_table = data[previous : previous + 4] == b"xref"
    out = bytearray(data if data.endswith(b"\n") else data + b"\n")
    offsets = {}
    for number, body in sorted(objects.items()):
        offsets[number] = len(out)
        out += b"%d 0 obj\n%s\nendobj\n" % (number, body)
    start = len(out)
    size = max(int(trailer["/Size"]), max(objects) + (1 if as_table else 2))
    entries = b" ".join(b"%s %s" % (key.encode(), value.encode()) for key, value in trailer.items() if key not in ("/Size", "/Prev", "/XRefStm"))
    if as_table:
        out += b"xref\n"
        for number, offset in offsets.items():
            out += b"%d 1\n%010d 00000 n \n" % (number, offset)
        out += b"trailer\n<< /Size %d /Prev %d %s >>\n" % (size, previous, entries)
    else:
        stream_number = size - 1
        offsets[stream_number] = start
        rows = b"".join(b"\x01" + offset.to_bytes(4, "big") + b"\0\0" for offset in offsets.values())
        index = " ".join(f"{number} 1" for number in offsets).encode()
        packed = zlib.compress(rows)
        out += b"%d 0 obj\n<< /Type /XRef /W [1 4 2] /Index [%s] /Size %d /Prev %d %s /Filter /FlateDecode /Length %d >>\nstream\n%s\nendstream\nendobj\n" % (
            stream_number, index, size, previous, entries, len(packed), packed)
    out += b"startxref\n%d\n%%%%EOF\n" % start
    return bytes(out)


def first_free_number(pdf):
    """An object number above all that the document uses."""
    return pdf.make_indirect(pikepdf.Dictionary()).objgen[0]


def trailer_source(pdf):
    """Root, Info, ID and Size of a pikepdf document as source text; the Size is put right where a writer counted too few (gropdf does)."""
    entries = {"/Size": str(first_free_number(pdf))}
    for key in ("/Root", "/Info"):
        if key in pdf.trailer:
            number, generation = pdf.trailer[key].objgen
            entries[key] = f"{number} {generation} R"
    if "/ID" in pdf.trailer:
        entries["/ID"] = "[" + " ".join(f"<{bytes(part).hex()}>" for part in pdf.trailer.ID) + "]"
    return entries
