import { loadRecognizer, preparedModels, type TextRecognizer } from '@assay/extraction';
import { readRecognizerModels } from '@assay/server';
import { loadBareNetworks } from './bare-networks.js';
import { loadTesseract } from './tesseract-recognizer.js';

/**
 * Who reads the text of pictures. `ours` is what the product does; the others show what it adds: to the
 * networks as they come (`recognizer-only`), and beside Tesseract.
 */
export const READERS = ['ours', 'recognizer-only', 'tesseract-only'] as const;
export type ReaderName = (typeof READERS)[number];

export async function loadReader(name: ReaderName): Promise<TextRecognizer> {
  const models = await readRecognizerModels();
  if (name === 'ours') return loadRecognizer(preparedModels(models));
  if (name === 'recognizer-only') return loadBareNetworks(models);
  if (!models.tesseract) throw new TypeError('expected the models of Tesseract');
  return loadTesseract(models.tesseract);
}
