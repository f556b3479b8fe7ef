/**
 * Draws a JSON drawing (standard input) with pdf-lib's standard fonts into the PDF named by the first
 * argument.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { PDFDocument, rgb, StandardFonts } from 'pdf-lib';
import type { Drawing } from '../layout/drawing.js';

const drawing = JSON.parse(readFileSync(0, 'utf8')) as Drawing & { objectStreams: boolean };
const ink = (color: readonly [number, number, number]) => rgb(color[0] / 255, color[1] / 255, color[2] / 255);
const pdf = await PDFDocument.create();
pdf.setTitle(drawing.title);
pdf.setAuthor(drawing.author);
const serif = drawing.fontFamily.includes('Serif');
const regular = await pdf.embedFont(serif ? StandardFonts.TimesRoman : StandardFonts.Helvetica);
const bold = await pdf.embedFont(serif ? StandardFonts.TimesRomanBold : StandardFonts.HelveticaBold);
for (const items of drawing.pages) {
  const page = pdf.addPage([drawing.width, drawing.height]);
  for (const item of items) {
    if (item.kind === 'rectangle') {
      page.drawRectangle({
        x: item.x,
        y: drawing.height - item.y - item.height,
        width: item.width,
        height: item.height,
        color: ink(item.fill),
      });
    } else if (item.kind === 'line') {
      const [start, end] = [
        { x: item.x1, y: drawing.height - item.y1 },
        { x: item.x2, y: drawing.height - item.y2 },
      ];
      page.drawLine({ start, end, thickness: item.width, color: ink(item.color) });
    } else {
      const font = item.bold ? bold : regular;
      const advance = item.anchor === 'right' ? font.widthOfTextAtSize(item.text, item.size) : 0;
      page.drawText(item.text, {
        x: item.x - advance,
        y: drawing.height - item.y,
        size: item.size,
        font,
        color: ink(item.color),
      });
    }
  }
}
writeFileSync(process.argv[2] ?? 'drawing.pdf', await pdf.save({ useObjectStreams: drawing.objectStreams }));
