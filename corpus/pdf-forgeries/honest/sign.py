"""Signs a PDF in an incremental update: a signature field, a ByteRange over everything but the signature, a detached CMS by openssl.
Options: certificate, key (PEM), docmdp (0: approval signature; 1..3: certification at that level, ISO 32000-1 12.8.2.2), name."""
import json
import subprocess
import sys
from pathlib import Path

import pikepdf

sys.path.insert(0, str(Path(__file__).parent.parent / "tampering"))
from incremental_update import append_update, first_free_number, trailer_source

HEX_DIGITS = 12000
job = json.load(sys.stdin)
pdf = pikepdf.open(job["input"])
page = pdf.pages[0]
if "/AcroForm" in pdf.Root:
    raise SystemExit("already has a form")
first = first_free_number(pdf)
signature, widget = first, first + 1
reference = f"/Reference [<< /Type /SigRef /TransformMethod /DocMDP /TransformParams << /Type /TransformParams /V /1.2 /P {job['docmdp']} >> >>]" if job["docmdp"] else ""
objects = {
    signature: f"<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /Name ({job['name']}) /M (D:20261120120000Z) {reference} /ByteRange [0 ********** ********** **********] /Contents <{'0' * HEX_DIGITS}> >>".encode("latin1"),
    widget: f"<< /Type /Annot /Subtype /Widget /FT /Sig /T (Signature1) /F 132 /Rect [0 0 0 0] /P {page.objgen[0]} 0 R /V {signature} 0 R >>".encode(),
}
annotations = [f"{annotation.objgen[0]} 0 R" for annotation in page.get("/Annots", [])]
changed_page = pikepdf.Dictionary({key: value for key, value in page.obj.items() if key != "/Annots"}).unparse()
objects[page.objgen[0]] = changed_page.rstrip()[:-2] + f" /Annots [{' '.join([*annotations, f'{widget} 0 R'])}] >>".encode()
catalog = pikepdf.Dictionary({key: value for key, value in pdf.Root.items() if key != "/Perms"}).unparse()
permissions = f" /Perms << /DocMDP {signature} 0 R >>" if job["docmdp"] else ""
objects[pdf.Root.objgen[0]] = catalog.rstrip()[:-2] + f" /AcroForm << /Fields [{widget} 0 R] /SigFlags 3 >>{permissions} >>".encode()
data = append_update(Path(job["input"]).read_bytes(), objects, trailer_source(pdf))
start = data.rindex(b"/Contents <" + b"0" * 100) + len(b"/Contents ")
end = start + HEX_DIGITS + 2
byte_range = b"[0 %010d %010d %010d]" % (start, end, len(data) - end)
data = data.replace(b"[0 ********** ********** **********]", byte_range)
command = ["openssl", "cms", "-sign", "-binary", "-outform", "DER", "-md", "sha256", "-signer", job["certificate"], "-inkey", job["key"]]
cms = subprocess.run(command, input=data[:start] + data[end:], capture_output=True, check=True).stdout
Path(job["output"]).write_bytes(data[: start + 1] + cms.hex().encode().ljust(HEX_DIGITS, b"0") + data[end - 1 :])
