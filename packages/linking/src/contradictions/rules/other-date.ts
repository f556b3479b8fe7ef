import type { Contradiction, StatedValue } from '../../types.js';
import { calledOf, placeOf } from '../changed-value.js';
import { MEASURE } from '../measure.js';
import type { Occasion } from '../occasion.js';
import { bothState, pairOf, type StatedPair } from '../stated-pairs.js';
import { isSure } from '../sure-reading.js';

/** A new passport has a new number; a renewed license, and many national cards, keep theirs. */
const NEW_NUMBER_EACH_TIME = ['identity/passport', 'identity/passport_card'];

/**
 * The same person or document with another date of birth; the same edition of a document with another date of
 * expiry.
 */
export function otherDate({ newer, earlier, shared, isSameClass }: Occasion): Contradiction[] {
  const isOf = (of: string): boolean =>
    shared.some((one) => one.isTelling && one.of === of && one.part !== 'invoiceId');
  const isSameEdition =
    isSameClass &&
    isOf('document') &&
    (NEW_NUMBER_EACH_TIME.includes(newer.documentClass ?? '') ||
      shared.some(({ part }) => part === 'documentDiscriminator') ||
      bothState(newer, earlier, 'dateOfIssue'));
  const pairs = [
    isOf('person') || isOf('document') ? pairOf(newer, earlier, 'dateOfBirth') : undefined,
    isSameEdition ? pairOf(newer, earlier, 'expirationDate') : undefined,
  ];
  return pairs.flatMap((pair) => (pair && areOtherDays(pair) ? [contradictionOf(pair)] : []));
}

function contradictionOf({ newer, earlier }: StatedPair): Contradiction {
  const recognized = [newer, earlier].some(({ source }) => source === undefined || source === 'ocr');
  const isOneDigit = differingCharacters(newer, earlier) === 1;
  return {
    code: 'OTHER_DATE',
    // One misread digit makes another day, and nothing in a date confirms it.
    measure: recognized && isOneDigit ? MEASURE.explicable : MEASURE.doubtful,
    summary: `The same number was submitted before with another ${calledOf(newer)}: ${earlier.raw} then, ${newer.raw} now.`,
    ...placeOf(newer),
    before: earlier.raw,
    after: newer.raw,
  };
}

/** Both are sure and differ, and not only in which of two numbers is the day. */
function areOtherDays({ newer, earlier }: StatedPair): boolean {
  if (!isSure(newer, 'date') || !isSure(earlier, 'date') || newer.value === earlier.value) return false;
  const [year, month, day] = String(newer.value).split('-');
  return String(earlier.value) !== `${year}-${day}-${month}`;
}

function differingCharacters({ value: one }: StatedValue, { value: other }: StatedValue): number {
  const [a, b] = [String(one), String(other)];
  return [...a].filter((character, index) => character !== b[index]).length;
}
