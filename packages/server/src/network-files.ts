import { readFileSync } from 'node:fs';

/** An operator's own network, as it lies on the disk. */
export interface NetworkFiles {
  /** ONNX. */
  readonly model: Uint8Array;
  /** JSON, known to be a card of its kind. */
  readonly card: string;
}

/** The largest networks of these kinds have some ten million weights of four bytes. */
const MAX_MODEL_BYTES = 256 * 1024 * 1024;

/** Where the card of a network lies. */
export const cardPathOf = (path: string): string => `${path}.json`;

/**
 * Reads networks of one kind, each with its card, which lies beside it under the same name with `.json`
 * behind.
 * @param parseCard throws a TypeError for what is no card of this kind
 * @throws RangeError of the function returned, with what was expected, as the parsers of settings do
 */
export const networkFiles =
  (parseCard: (card: string) => unknown) =>
  (path: string): NetworkFiles => {
    const model = bytesOf(path);
    if (model.length > MAX_MODEL_BYTES)
      throw new RangeError(
        `expected a network of at most ${MAX_MODEL_BYTES} bytes, "${path}" has ${model.length}`,
      );
    const card = bytesOf(cardPathOf(path)).toString('utf8');
    try {
      parseCard(card);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      throw new RangeError(`expected a card in "${cardPathOf(path)}" (${error.message})`);
    }
    return { model: Uint8Array.from(model), card };
  };

function bytesOf(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new RangeError(
      `expected a file that can be read, received "${path}" (${(error as NodeJS.ErrnoException).code})`,
    );
  }
}
