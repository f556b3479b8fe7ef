import type { Dice } from '../../pdf-forgeries/dice.js';
import type { Edited } from '../../photo-edits/edits/types.js';
import type { Pixels } from '../../photo-edits/pixels.js';

/**
 * One way to edit a capture. @param other another capture, by the same kind of device
 * @throws RangeError where the capture has nothing to be edited so
 */
export type CaptureEdit = (capture: Pixels, other: Pixels, dice: Dice) => Edited | Promise<Edited>;
