import { PDFDocument } from 'pdf-lib';
import { PICTURE_COPIES } from '../copies/page-pictures.js';
import type { PrintedStatement } from '../papers/statements.js';
import type { Series } from '../series.js';

/**
 * The same paper once more: by another PDF writer, as a picture of its first page in every way that people
 * send one, scanned.
 */
export async function addSavedAgain(series: Series, originals: readonly PrintedStatement[]): Promise<void> {
  for (const { printed, bytes, origin } of originals) {
    const pdf = await PDFDocument.load(bytes);
    pdf.setProducer('pdf-lib');
    series.add(`${origin.content}-resaved`, 'pdf', await pdf.save(), { ...origin, writer: 'pdf-lib' });
    for (const { name, look, dpi, extension, make } of PICTURE_COPIES) {
      const [page] = await printed.pictures(dpi);
      if (!page) throw new RangeError('expected a page');
      const { writer: _, ...ofPaper } = origin;
      series.add(`${origin.content}-${name}`, extension, await make(page, series.dice), { ...ofPaper, look });
    }
  }
}

/** The same bytes under another name. */
export function addSameFiles(series: Series, originals: readonly PrintedStatement[]): void {
  for (const { bytes, origin } of originals) series.add(`${origin.content}-again`, 'pdf', bytes, origin);
}
