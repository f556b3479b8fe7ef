import type { Contradiction } from '../../types.js';
import { changedValue, hasChanged } from '../changed-value.js';
import { MEASURE } from '../measure.js';
import type { Occasion } from '../occasion.js';
import { bothState, pairOf } from '../stated-pairs.js';

/**
 * The same person's wages of the same year from the same employer, and others. An employer may correct them,
 * on a form of another name.
 */
export function changedWages({ newer, earlier, shared }: Occasion): Contradiction[] {
  const isSame = (part: string): boolean => shared.some((one) => one.part === part);
  if (!isSame('ssn') || !isSame('ein') || !bothState(newer, earlier, 'taxYear')) return [];
  return (['wagesTipsAndOtherCompensation', 'federalIncomeTaxWithheld'] as const).flatMap((name) => {
    const pair = pairOf(newer, earlier, name);
    return pair && hasChanged(pair) ? [changedValue('form', pair, MEASURE.doubtful)] : [];
  });
}
