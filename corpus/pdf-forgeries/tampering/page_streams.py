"""The content of a page as one byte string (pikepdf), and the ways a changed file is written."""
import pikepdf


def page_data(page):
    contents = page.Contents
    parts = contents if isinstance(contents, pikepdf.Array) else [contents]
    return b"\n".join(part.read_bytes() for part in parts)


def page_fonts(page):
    resources = page.get("/Resources") or page.obj.Parent.get("/Resources")
    return dict((resources.get("/Font") or {}).items())


def set_page_data(pdf, page, data):
    """Puts the new data into the page's own stream; several streams become one."""
    if isinstance(page.Contents, pikepdf.Array):
        page.Contents = pdf.make_stream(data)
    else:
        page.Contents.write(data)


def save(pdf, path, manner):
    """manner: plain, object-streams, linearized, uncompressed."""
    options = {
        "plain": {"object_stream_mode": pikepdf.ObjectStreamMode.preserve},
        "object-streams": {"object_stream_mode": pikepdf.ObjectStreamMode.generate},
        "linearized": {"linearize": True},
        "uncompressed": {"compress_streams": False, "stream_decode_level": pikepdf.StreamDecodeLevel.generalized},
    }[manner]
    pdf.save(path, **options)
