/**
 * Covers texts with white boxes and writes new ones, as editors in a browser do. Reads the job as JSON from
 * standard input.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { PDFDocument, rgb, StandardFonts } from 'pdf-lib';
import type { Place } from './technique.js';

const job = JSON.parse(readFileSync(0, 'utf8')) as {
  input: string;
  output: string;
  places: readonly (Place & { to: string })[];
};
const pdf = await PDFDocument.load(readFileSync(job.input));
const font = await pdf.embedFont(StandardFonts.Helvetica);
for (const { page: number, box, baseline, fontSize, to } of job.places) {
  const page = pdf.getPage(number - 1);
  const [left, , right] = box;
  const y = page.getHeight() - baseline;
  const advance = font.widthOfTextAtSize(to, fontSize);
  // numbers keep their right edge
  const x = /^[-\d.,]+$/.test(to) ? right - advance : left;
  page.drawRectangle({
    x: left - 1,
    y: y - fontSize * 0.25,
    width: right - left + 2,
    height: fontSize * 1.1,
    color: rgb(1, 1, 1),
  });
  page.drawText(to, { x, y, size: fontSize, font, color: rgb(0.1, 0.1, 0.1) });
}
writeFileSync(job.output, await pdf.save());
