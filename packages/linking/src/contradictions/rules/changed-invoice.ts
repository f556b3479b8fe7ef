import type { Contradiction } from '../../types.js';
import { changedValue, hasChanged } from '../changed-value.js';
import { MEASURE } from '../measure.js';
import type { Occasion } from '../occasion.js';
import { differIn, pairOf } from '../stated-pairs.js';

/**
 * The same invoice of the same vendor with another total. Vendors do send a corrected one under the same
 * number: doubtful.
 */
export function changedInvoice({ newer, earlier, shared }: Occasion): Contradiction[] {
  if (!shared.some(({ part }) => part === 'invoiceId') || differIn(newer, earlier, 'invoiceDate')) return [];
  const total = pairOf(newer, earlier, 'invoiceTotal');
  return total && hasChanged(total) ? [changedValue('invoice', total, MEASURE.doubtful)] : [];
}
