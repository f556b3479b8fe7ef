import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DecodeError, loadPdfium } from '@assay/media';
import { readPdfiumBinary } from '@assay/server';
import type { CorpusFile } from './manifest.js';
import { type TrueBox, trueBoxes } from './true-boxes.js';

/** Looks up, for every tampered PDF, where it was changed. Files that cannot be opened have no place. */
export async function placeEdits(folder: string, files: readonly CorpusFile[]): Promise<ReadonlyMap<string, readonly TrueBox[]>> {
  const pdfium = await loadPdfium(await readPdfiumBinary());
  const places = new Map<string, readonly TrueBox[]>();
  for (const known of files.filter(({ tampered }) => tampered)) {
    try {
      const document = pdfium.open(readFileSync(join(folder, known.file)));
      places.set(known.file, trueBoxes(document, known));
      document.close();
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
    }
  }
  return places;
}
