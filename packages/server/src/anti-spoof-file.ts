import { readFileSync } from 'node:fs';
import { parseAntiSpoofCard } from '@assay/biometrics';

/** An operator's own network against attacks, as it lies on the disk. */
export interface AntiSpoofFiles {
  /** ONNX. */
  readonly model: Uint8Array;
  /** JSON, known to be a card. */
  readonly card: string;
}

/** The largest networks of this kind have a few million weights of four bytes. */
const MAX_MODEL_BYTES = 256 * 1024 * 1024;

/**
 * Reads a network and its card, which lies beside it under the same name with `.json` behind.
 * @throws RangeError with what was expected, as the parsers of settings do
 */
export function antiSpoofFiles(path: string): AntiSpoofFiles {
  const model = bytesOf(path);
  if (model.length > MAX_MODEL_BYTES)
    throw new RangeError(`expected a network of at most ${MAX_MODEL_BYTES} bytes, "${path}" has ${model.length}`);
  const cardPath = `${path}.json`;
  const card = bytesOf(cardPath).toString('utf8');
  try {
    parseAntiSpoofCard(card);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new RangeError(`expected a card in "${cardPath}" (${error.message})`);
  }
  return { model: Uint8Array.from(model), card };
}

function bytesOf(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new RangeError(`expected a file that can be read, received "${path}" (${(error as NodeJS.ErrnoException).code})`);
  }
}
