import { digitsOf, haveSameDigits, lettersOf } from '../../values/letters-and-digits.js';
import { changesAClaim, isNumeric, valueKind } from '../../values/value-text.js';
import { MEASURE } from './measure.js';

/**
 * How far a stored value and the text that is drawn for it part, on the check's scale. What formatting may do
 * - another separator, a currency sign, fewer decimals, wrapped lines, a cut end - is no difference.
 * @param isFormatted a script lays the value out: only two amounts can then be compared
 */
export function differenceOf(stored: string, shown: string, isFormatted: boolean): number {
  const [left, right] = [lettersOf(stored), lettersOf(shown)];
  if (left === right) return MEASURE.agrees;
  if (left === '' || right === '') return MEASURE.explicable;
  // What does not fit into the field is not drawn, or not in full.
  if (isPart(left, right)) return MEASURE.agrees;
  const kinds = [valueKind(stored), valueKind(shown)];
  if (kinds.every(isNumeric)) {
    const [one, other] = [isFormatted ? storedNumber(stored) : numberOf(stored), numberOf(shown)];
    if (one !== undefined && other !== undefined) {
      if (areSame(one, other, isFormatted)) return MEASURE.agrees;
      return MEASURE.claimDiffers;
    }
    if (isFormatted) return MEASURE.explicable;
    if (digitsOf(stored).length !== digitsOf(shown).length) return MEASURE.wordsDiffer;
    // The same date, day and month the other way round.
    if (kinds.includes('date') && haveSameDigits(stored, shown)) return MEASURE.explicable;
    return digitsOf(stored) === digitsOf(shown) ? MEASURE.wordsDiffer : MEASURE.claimDiffers;
  }
  if (isFormatted) return MEASURE.explicable;
  return kinds.every((kind) => kind === 'name') && changesAClaim(stored, shown)
    ? MEASURE.claimDiffers
    : MEASURE.wordsDiffer;
}

/** Shorter pieces than this are part of anything. */
const MIN_PART = 3;

function isPart(left: string, right: string): boolean {
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  // A number that lacks digits in front or behind is another number.
  return short.length >= MIN_PART && !/^\d+$/u.test(long) && long.includes(short);
}

/** An amount in either notation; undefined for what holds letters or several numbers. */
function numberOf(text: string): number | undefined {
  const bare = text.replace(/[\p{Sc}\s%'’()+]|[A-Z]{3}\b|R\$/gu, '');
  if (!/^-?\d[\d.,]*$/u.test(bare)) return undefined;
  const fraction = /[.,](\d{1,2})$/u.exec(bare)?.[1] ?? '';
  const whole = bare
    .slice(0, bare.length - (fraction === '' ? 0 : fraction.length + 1))
    .replace(/[.,]/gu, '');
  return Number(`${whole}.${fraction === '' ? 0 : fraction}`);
}

/** A script stores what it lays out as a plain number, `.` before the fraction, whatever it shows. */
const storedNumber = (text: string): number | undefined =>
  /^-?\d*\.\d+$/u.test(text) ? Number(text) : numberOf(text);

/** Fewer decimals may be shown than are stored, a sign be shown as brackets, a fraction as a percentage. */
function areSame(one: number, other: number, isFormatted: boolean): boolean {
  const [a, b] = [Math.abs(one), Math.abs(other)];
  if (Math.abs(a - b) < HALF_CENT || Math.round(a) === b || Math.round(b) === a) return true;
  return isFormatted && (isHundredfold(a, b) || isHundredfold(b, a));
}

const HALF_CENT = 0.0051;
const isHundredfold = (a: number, b: number): boolean => Math.abs(a * 100 - b) < 1;
