import { type BarcodeReader, loadRecognizer, type TextRecognizer } from '@assay/extraction';
import { loadBarcodes } from './barcode-supply.js';
import { readPreparedModels } from './model-supply.js';
import { once } from './once.js';

/** What reads pixels. */
export interface Readers {
  readonly recognizer: TextRecognizer;
  readonly barcodes: BarcodeReader;
}

/**
 * The engine's own readers: networks of 9 MB that take a fifth of a second to load, and a decoder of bar codes.
 * Loaded when a document first needs them - one with a text layer never does - and kept for the worker's
 * life.
 */
export class ReaderSupply implements Readers {
  readonly #recognizer = once(async () => loadRecognizer(await readPreparedModels()));
  readonly #barcodes = once(loadBarcodes);

  /** Loads on its first use. */
  readonly recognizer: TextRecognizer = {
    readPage: async (image) => (await this.#recognizer()).readPage(image),
    readBeside: async (image, known) => (await this.#recognizer()).readBeside(image, known),
    readLine: async (image, quad, alphabet) => (await this.#recognizer()).readLine(image, quad, alphabet),
    readLineOtherwise: async (image, quad, alphabet) =>
      (await this.#recognizer()).readLineOtherwise?.(image, quad, alphabet),
  };

  /** Loads on its first use. */
  readonly barcodes: BarcodeReader = {
    read: async (image, look) => (await this.#barcodes()).read(image, look),
  };
}
