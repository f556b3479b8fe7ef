"""Draws a JSON drawing (standard input) with Qt's QPdfWriter into the PDF named by the first argument."""
import json
import os
import sys

os.environ["QT_QPA_PLATFORM"] = "offscreen"
from PyQt5.QtCore import QMarginsF, QPointF, QRectF, QSizeF
from PyQt5.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QPageSize, QPainter, QPdfWriter, QPen

DOTS_PER_POINT = 10
drawing = json.load(sys.stdin)
application = QGuiApplication([])
writer = QPdfWriter(sys.argv[1])
writer.setResolution(72 * DOTS_PER_POINT)
writer.setPageSize(QPageSize(QSizeF(drawing["width"], drawing["height"]), QPageSize.Point))
writer.setPageMargins(QMarginsF(0, 0, 0, 0))
writer.setTitle(drawing["title"])
writer.setCreator(drawing["author"])
painter = QPainter(writer)
for number, page in enumerate(drawing["pages"]):
    if number:
        writer.newPage()
    for item in page:
        if item["kind"] == "rectangle":
            box = [item[key] * DOTS_PER_POINT for key in ("x", "y", "width", "height")]
            painter.fillRect(QRectF(*box), QColor(*item["fill"]))
        elif item["kind"] == "line":
            painter.setPen(QPen(QColor(*item["colour"]), item["width"] * DOTS_PER_POINT))
            ends = [QPointF(item[f"x{end}"] * DOTS_PER_POINT, item[f"y{end}"] * DOTS_PER_POINT) for end in (1, 2)]
            painter.drawLine(*ends)
        else:
            font = QFont(drawing["fontFamily"])
            font.setPixelSize(round(item["size"] * DOTS_PER_POINT))
            font.setBold(item["bold"])
            painter.setFont(font)
            painter.setPen(QColor(*item["colour"]))
            advance = QFontMetricsF(font).horizontalAdvance(item["text"]) if item["anchor"] == "right" else 0
            painter.drawText(QPointF(item["x"] * DOTS_PER_POINT - advance, item["y"] * DOTS_PER_POINT), item["text"])
painter.end()
