import { editDistance } from '@assay/media';
import { lettersAndDigits } from '../printed-text/fold.js';
import { mayBeMisread } from './look-alikes.js';

/**
 * Characters that a recognizer loses at once: `10,` before `707.25`, three where a mark was read for the end
 * of a number.
 */
const MOST_LOST = 3;
/** A `$` or a sign is read for a digit, or a digit twice. */
const MOST_ADDED = 1;

/**
 * A slip of reading. One made `once` a second reading hardly repeats. One made `twice` lies in the print:
 * where a gap or an edge cuts characters off, both readings lose them, and letters in the shape of digits or
 * of one another (0 and O, U and V) are alike to both: what second readings settle was measured on digits.
 */
export type Slip = 'once' | 'twice';

/**
 * How a text may have come of one that would fit: with characters that look alike, without some of them or
 * its sign, or with one too many.
 * @param fitting values that would fit, as the document would print them
 * @param bare what of both is compared
 * @returns undefined where none of them explains it
 */
export function slipOf(read: string, fitting: readonly string[], bare = lettersAndDigits): Slip | undefined {
  const text = bare(read);
  const slips = fitting.map((meant) => slipBetween(text, bare(meant)));
  return slips.includes('twice') ? 'twice' : slips.find((slip) => slip !== undefined);
}

function slipBetween(read: string, meant: string): Slip | undefined {
  if (read === meant) return 'once';
  if (read !== '' && (meant.endsWith(read) || meant.startsWith(read))) return 'twice';
  if (isShortened(read, meant, MOST_LOST) || isShortened(meant, read, MOST_ADDED)) return 'once';
  if (!mayBeMisread(read, meant)) return undefined;
  return isDigitsAlone(read, meant) ? 'once' : 'twice';
}

/**
 * Whether `short` is left of `long` when at most `most` characters are taken out: no other edit lies between
 * them.
 */
function isShortened(short: string, long: string, most: number): boolean {
  const lost = long.length - short.length;
  return lost > 0 && lost <= most && editDistance(short, long) === lost;
}

/** Two texts of one length differ in digits, and nowhere in a letter. */
const isDigitsAlone = (one: string, other: string): boolean =>
  [...one].every(
    (character, at) => character === other.charAt(at) || /^\d\d$/u.test(character + other.charAt(at)),
  );
