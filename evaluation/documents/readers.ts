import { loadRecognizer, type TextRecognizer } from '@assay/extraction';
import { readRecognizerModels } from '@assay/server';
import { loadTesseract } from './tesseract-recognizer.js';

/**
 * Who reads the text of pictures. `ours` is what the product does; `tesseract-only` puts Tesseract's words in their place, to show what
 * the product's own reading adds.
 */
export const READERS = ['ours', 'tesseract-only'] as const;
export type ReaderName = (typeof READERS)[number];

export async function loadReader(name: ReaderName): Promise<TextRecognizer> {
  const models = await readRecognizerModels();
  if (name === 'ours') return loadRecognizer(models);
  if (!models.tesseract) throw new TypeError('expected the models of Tesseract');
  return loadTesseract(models.tesseract);
}
