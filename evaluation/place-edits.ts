import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DecodeError, loadPdfium, type Pdfium, sniff } from '@assay/media';
import { readPdfiumBinary } from '@assay/server';
import sharp from 'sharp';
import type { CorpusFile } from './manifest.js';
import { type TrueBox, trueBoxes } from './true-boxes.js';

/**
 * Looks up, for every tampered PDF and picture, where it was changed. Files that cannot be opened have no
 * place.
 */
export async function placeEdits(
  folder: string,
  files: readonly CorpusFile[],
): Promise<ReadonlyMap<string, readonly TrueBox[]>> {
  const pdfium = await loadPdfium(await readPdfiumBinary());
  const places = new Map<string, readonly TrueBox[]>();
  for (const known of files.filter(({ tampered }) => tampered)) {
    const bytes = readFileSync(join(folder, known.file));
    const boxes =
      sniff(bytes) === 'pdf' ? boxesOfPdf(pdfium, bytes, known) : await boxesOfPicture(bytes, known);
    if (boxes) places.set(known.file, boxes);
  }
  return places;
}

function boxesOfPdf(pdfium: Pdfium, bytes: Uint8Array, known: CorpusFile): readonly TrueBox[] | undefined {
  try {
    const document = pdfium.open(bytes);
    const boxes = trueBoxes(document, known);
    document.close();
    return boxes;
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    return undefined;
  }
}

async function boxesOfPicture(bytes: Uint8Array, known: CorpusFile): Promise<readonly TrueBox[]> {
  const { width, height } = await sharp(bytes).metadata();
  const size = { widthPoints: width, heightPoints: height };
  return trueBoxes({ pageCount: 1, page: () => size, text: () => ({ words: [] }) }, known);
}
