import { loadRecognizer, type TextRecognizer } from '@assay/extraction';
import { readRecognizerModels } from './model-supply.js';

/**
 * What reads pixels: networks of 15 MB that take half a second to load. Loaded when a document first needs them - one
 * with a text layer never does - and kept for the worker's life.
 */
export class ReaderSupply {
  #loaded: Promise<TextRecognizer> | undefined;

  /** Loads on its first use. */
  readonly recognizer: TextRecognizer = {
    readPage: async (image) => (await this.#load()).readPage(image),
    readLine: async (image, quad, alphabet) => (await this.#load()).readLine(image, quad, alphabet),
  };

  #load(): Promise<TextRecognizer> {
    this.#loaded ??= readRecognizerModels().then(loadRecognizer);
    return this.#loaded;
  }
}
