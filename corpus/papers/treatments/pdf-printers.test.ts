import { writeFileSync } from 'node:fs';
import { decodePDFRawStream, PDFDocument, PDFRawStream, StandardFonts } from 'pdf-lib';
import { expect, test } from 'vitest';
import { hasTool, scratchPath } from '../../pdf-forgeries/tools.js';
import { REDRAWN_BY_CELL } from './pdf-printers.js';

/** How often a PDF's pages show a text (operator `Tj`). */
async function textsShown(bytes: Uint8Array): Promise<number> {
  const pdf = await PDFDocument.load(bytes);
  const streams = pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? [object] : []));
  const contents = streams.map((stream) =>
    Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1'),
  );
  return contents.join('\n').match(/\bTj\b/g)?.length ?? 0;
}

/** One line of a table: `Total other deposits` and, far from it, `$ 5.00`. */
async function printedLine(): Promise<string> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([400, 100]);
  page.drawText('Total other deposits', { x: 20, y: 50, size: 10, font });
  page.drawText('$ 5.00', { x: 300, y: 50, size: 10, font });
  const path = scratchPath('pdf');
  writeFileSync(path, await pdf.save());
  return path;
}

test.skipIf(!hasTool('pdftotext'))('each cell of a line is redrawn as one text', async () => {
  const path = await printedLine();
  expect(await textsShown(await REDRAWN_BY_CELL.print(path))).toBe(2);
});
