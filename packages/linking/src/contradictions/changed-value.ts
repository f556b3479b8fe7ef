import { patternOf } from '../stated/field-names.js';
import { STATED_FIELDS, type StatedName } from '../stated/stated-fields.js';
import type { Contradiction, Dossier, StatedValue } from '../types.js';
import { MEASURE } from './measure.js';
import type { StatedPair } from './stated-pairs.js';
import { isConfirmed, isSure } from './sure-reading.js';

/** Half of the smallest coin. */
const SAME_WITHIN = 0.005;

export const calledOf = ({ name }: StatedValue): string =>
  STATED_FIELDS[patternOf(name) as StatedName]?.called ?? 'value';

/** The amount of a value; undefined for text. */
export const amountOf = (value: StatedValue | undefined): number | undefined =>
  typeof value?.value === 'number' ? value.value : undefined;

/** All amounts that a document states. */
export const amountsOf = ({ stated }: Dossier): number[] => stated.flatMap((value) => amountOf(value) ?? []);

export const areEqual = (one: number, other: number): boolean => Math.abs(one - other) < SAME_WITHIN;

/**
 * Whether two amounts contradict each other: both surely read, and neither the sign nor a lost decimal mark
 * is all the difference.
 * @param earlierAmounts all that the earlier document states: one of them under another name is a reader's
 * slip
 */
export function hasChanged({ newer, earlier }: StatedPair, earlierAmounts: readonly number[] = []): boolean {
  const [after, before] = [amountOf(newer), amountOf(earlier)];
  if (after === undefined || before === undefined || !isSure(newer, 'amount') || !isSure(earlier, 'amount'))
    return false;
  const [one, other] = [Math.abs(after), Math.abs(before)];
  if ([1, 10, 100, 1000].some((scale) => areEqual(one * scale, other) || areEqual(one, other * scale)))
    return false;
  return after === 0 || !earlierAmounts.some((amount) => areEqual(Math.abs(amount), one));
}

/**
 * @param what like `statement`
 * @param measure where both amounts are surely printed so; recognized ones that no sum confirms are doubtful
 * at most
 */
export function changedValue(what: string, { newer, earlier }: StatedPair, measure: number): Contradiction {
  return {
    code: 'VALUE_CHANGED',
    measure: isConfirmed(newer) && isConfirmed(earlier) ? measure : Math.min(measure, MEASURE.doubtful),
    summary: `The same ${what} was submitted before with another ${calledOf(newer)}: ${earlier.raw} then, ${newer.raw} now.`,
    ...placeOf(newer),
    before: earlier.raw,
    after: newer.raw,
  };
}

/** Where the new document states it. */
export const placeOf = ({ page, boundingBox }: StatedValue): Pick<Contradiction, 'page' | 'boundingBox'> => ({
  page,
  ...(boundingBox && { boundingBox }),
});
