import { digitsOf } from '../../values/letters-and-digits.js';
import { lettersAndDigits } from '../printed-text/fold.js';

/** The place of a value may hold what stands beside it, such as the end of its label. */
export const holdsText = (again: string, first: string): boolean =>
  lettersAndDigits(again).includes(lettersAndDigits(first));

/** Of figures: the sign of a currency beside one is read for a letter. */
export const hasSameDigits = (again: string, first: string): boolean => digitsOf(again) === digitsOf(first);
