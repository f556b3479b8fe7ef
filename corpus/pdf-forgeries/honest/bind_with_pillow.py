"""Binds pictures into a PDF with Pillow. Options: images, output, dpi."""
import json
import sys

from PIL import Image

job = json.load(sys.stdin)
first, *rest = [Image.open(path).convert("RGB") for path in job["images"]]
first.save(job["output"], "PDF", resolution=job["dpi"], save_all=True, append_images=rest)
