import type { Dice } from '../../pdf-forgeries/dice.js';
import type { Mask, Pixels } from '../pixels.js';

/** An edited photograph and what of it was replaced. */
export interface Edited {
  readonly pixels: Pixels;
  readonly mask: Mask;
  /** What was done, in words for the manifest; no commas. */
  readonly notes: string;
}

/** One way to edit. @param other another photograph, for splices */
export type Edit = (photo: Pixels, other: Pixels, dice: Dice) => Edited;
