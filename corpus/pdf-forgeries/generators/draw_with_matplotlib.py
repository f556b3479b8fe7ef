"""Draws a JSON drawing (standard input) with matplotlib (Type 3 or Type 42 fonts) into the PDF named by the first argument."""
import json
import sys

import matplotlib

matplotlib.use("pdf")
from matplotlib import pyplot
from matplotlib.backends.backend_pdf import PdfPages
from matplotlib.font_manager import FontProperties
from matplotlib.patches import Rectangle

drawing = json.load(sys.stdin)
matplotlib.rcParams["pdf.fonttype"] = 3 if drawing["standardFont"] else 42
matplotlib.rcParams["pdf.compression"] = 6 if drawing["compress"] else 0
width, height = drawing["width"], drawing["height"]
with PdfPages(sys.argv[1], metadata={"Title": drawing["title"], "Author": drawing["author"]}) as pages:
    for page in drawing["pages"]:
        figure = pyplot.figure(figsize=(width / 72, height / 72))
        axes = figure.add_axes([0, 0, 1, 1])
        axes.set_xlim(0, width)
        axes.set_ylim(height, 0)
        axes.axis("off")
        for order, item in enumerate(page):
            if item["kind"] == "rectangle":
                fill = [part / 255 for part in item["fill"]]
                axes.add_patch(Rectangle((item["x"], item["y"]), item["width"], item["height"], facecolor=fill, linewidth=0, zorder=order))
            elif item["kind"] == "line":
                colour = [part / 255 for part in item["colour"]]
                axes.plot([item["x1"], item["x2"]], [item["y1"], item["y2"]], color=colour, linewidth=item["width"], zorder=order)
            else:
                face = FontProperties(fname=drawing["fontFiles"]["bold" if item["bold"] else "regular"], size=item["size"])
                colour = [part / 255 for part in item["colour"]]
                text = item["text"].replace("$", r"\$")
                axes.text(item["x"], item["y"], text, fontproperties=face, color=colour, ha=item["anchor"], va="baseline", zorder=order)
        pages.savefig(figure)
        pyplot.close(figure)
