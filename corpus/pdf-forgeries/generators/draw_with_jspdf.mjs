/**
 * Draws a JSON drawing (standard input) with jsPDF, taken from the folder in the second argument, into the
 * PDF of the first.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const [path, toolsFolder] = process.argv.slice(2);
const { jsPDF } = createRequire(`${toolsFolder}/package.json`)('jspdf');
const drawing = JSON.parse(readFileSync(0, 'utf8'));
const orientation = drawing.width > drawing.height ? 'landscape' : 'portrait';
const pdf = new jsPDF({
  unit: 'pt',
  format: [drawing.width, drawing.height],
  orientation,
  compress: drawing.compress,
});
pdf.setProperties({ title: drawing.title, author: drawing.author });
let family = drawing.fontFamily.includes('Serif') ? 'times' : 'helvetica';
if (!drawing.standardFont) {
  family = 'Body';
  for (const [style, file] of [
    ['normal', drawing.fontFiles.regular],
    ['bold', drawing.fontFiles.bold],
  ]) {
    pdf.addFileToVFS(`${style}.ttf`, readFileSync(file).toString('base64'));
    pdf.addFont(`${style}.ttf`, family, style);
  }
}
drawing.pages.forEach((items, index) => {
  if (index > 0) pdf.addPage([drawing.width, drawing.height], orientation);
  for (const item of items) {
    if (item.kind === 'rectangle')
      pdf.setFillColor(...item.fill).rect(item.x, item.y, item.width, item.height, 'F');
    else if (item.kind === 'line')
      pdf
        .setDrawColor(...item.color)
        .setLineWidth(item.width)
        .line(item.x1, item.y1, item.x2, item.y2);
    else
      pdf
        .setFont(family, item.bold ? 'bold' : 'normal')
        .setFontSize(item.size)
        .setTextColor(...item.color)
        .text(item.text, item.x, item.y, { align: item.anchor });
  }
});
writeFileSync(path, Buffer.from(pdf.output('arraybuffer')));
