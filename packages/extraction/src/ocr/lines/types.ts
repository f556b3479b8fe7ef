import type { CropWord } from '../recognition/words.js';
import type { Quad } from '../types.js';

/** A piece of text as detected, and what was read in it. */
export interface ReadBox {
  /** Pixels of the image that was read. */
  readonly quad: Quad;
  /** Pixels of the crop that {@link words} are placed in. */
  readonly cropWidth: number;
  readonly cropHeight: number;
  readonly words: readonly CropWord[];
}
