/** Covers texts with white boxes and writes new ones, as editors in a browser do. Reads the job as JSON from standard input. */
import { readFileSync, writeFileSync } from 'node:fs';
import { PDFDocument, rgb, StandardFonts } from 'pdf-lib';
import type { Place } from './technique.js';

const job = JSON.parse(readFileSync(0, 'utf8')) as { input: string; output: string; places: readonly (Place & { to: string })[] };
const pdf = await PDFDocument.load(readFileSync(job.input));
const font = await pdf.embedFont(StandardFonts.Helvetica);
for (const { page: number, box, to } of job.places) {
  const page = pdf.getPage(number - 1);
  const height = page.getHeight();
  const [left, top, right, bottom] = box;
  page.drawRectangle({ x: left - 1, y: height - bottom + 1, width: right - left + 2, height: bottom - top - 2, color: rgb(1, 1, 1) });
  const size = Math.min((bottom - top) * 0.78, ((right - left) / font.widthOfTextAtSize(to, 1)) * 1.02);
  page.drawText(to, {
    x: right - font.widthOfTextAtSize(to, size),
    y: height - bottom + (bottom - top) * 0.24,
    size,
    font,
    color: rgb(0.1, 0.1, 0.1),
  });
}
writeFileSync(job.output, await pdf.save());
