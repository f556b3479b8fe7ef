/**
 * Draws a JSON drawing (standard input) with PDFKit, taken from the folder in the second argument, into the
 * PDF of the first.
 */
import { createWriteStream, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const [path, toolsFolder] = process.argv.slice(2);
const PDFDocument = createRequire(`${toolsFolder}/package.json`)('pdfkit');
const drawing = JSON.parse(readFileSync(0, 'utf8'));
const pdf = new PDFDocument({
  autoFirstPage: false,
  margin: 0,
  compress: drawing.compress,
  info: { Title: drawing.title, Author: drawing.author },
});
pdf.pipe(createWriteStream(path));
const fonts = drawing.standardFont ? { regular: 'Helvetica', bold: 'Helvetica-Bold' } : drawing.fontFiles;
for (const items of drawing.pages) {
  pdf.addPage({ size: [drawing.width, drawing.height], margin: 0 });
  for (const item of items) {
    if (item.kind === 'rectangle') pdf.rect(item.x, item.y, item.width, item.height).fill(item.fill);
    else if (item.kind === 'line')
      pdf.moveTo(item.x1, item.y1).lineTo(item.x2, item.y2).lineWidth(item.width).stroke(item.color);
    else {
      pdf
        .font(fonts[item.bold ? 'bold' : 'regular'])
        .fontSize(item.size)
        .fillColor(item.color);
      const left = item.x - (item.anchor === 'right' ? pdf.widthOfString(item.text) : 0);
      pdf.text(item.text, left, item.y, { lineBreak: false, baseline: 'alphabetic' });
    }
  }
}
pdf.end();
