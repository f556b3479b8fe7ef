"""Scrubs or forges the metadata of an edited file. Options: way (scrub, forge), like (the file whose Info and XMP are taken over)."""
import json
import sys

import pikepdf

job = json.load(sys.stdin)
pdf = pikepdf.open(job["input"])
if "/Metadata" in pdf.Root:
    del pdf.Root.Metadata
if "/Info" in pdf.trailer:
    del pdf.trailer.Info
if job["way"] == "forge":
    like = pikepdf.open(job["like"])
    if "/Info" in like.trailer:
        pdf.trailer.Info = pdf.copy_foreign(like.trailer.Info if like.trailer.Info.is_indirect else like.make_indirect(like.trailer.Info))
    if "/Metadata" in like.Root:
        pdf.Root.Metadata = pdf.copy_foreign(like.Root.Metadata)
pdf.save(job["output"], static_id=False)
