"""Turns page pictures into what a scanner delivers: paper tone, noise, blur, a slight tilt, JPEG.
Options: images (paths), outputs (paths ending in .jpg, or .png for black and white), tilt (degrees), quality, colour (rgb, grey, bilevel), seed."""
import json
import sys

import numpy
from PIL import Image, ImageFilter

job = json.load(sys.stdin)
random = numpy.random.default_rng(job["seed"])
for path, output in zip(job["images"], job["outputs"]):
    picture = Image.open(path).convert("RGB").filter(ImageFilter.GaussianBlur(0.55))
    picture = picture.rotate(job["tilt"], resample=Image.BICUBIC, fillcolor=(250, 250, 248))
    pixels = numpy.asarray(picture).astype(float)
    height, width, _ = pixels.shape
    shade = numpy.linspace(0.985, 1.0, width)[None, :, None] * numpy.array([1.0, 0.995, 0.98])
    pixels = pixels * shade * 0.97 + random.normal(0, 3.2, (height, width, 1))
    picture = Image.fromarray(numpy.clip(pixels, 0, 255).astype("uint8"))
    if job["colour"] == "bilevel":
        picture.convert("L").point(lambda value: 255 if value > 150 else 0).convert("1").save(output, dpi=(job["dpi"], job["dpi"]))
        continue
    picture = picture.convert("L") if job["colour"] == "grey" else picture
    picture.save(output, quality=job["quality"], dpi=(job["dpi"], job["dpi"]))
