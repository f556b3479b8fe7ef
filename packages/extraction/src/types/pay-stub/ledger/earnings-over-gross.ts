import type { Figure } from '@assay/media';
import type { PayEntry } from '../table/entries.js';
import { namedTotal } from '../table/total-names.js';

/** Lines over gross pay that are looked at. */
const MAX_LINES = 40;

/**
 * Lines without a heading that add up to the gross pay right below them are earnings: stubs that set only the columns' names
 * over them.
 */
export function withEarningsOverGross(entries: readonly PayEntry[]): readonly PayEntry[] {
  const gross = entries.findIndex(
    ({ section, labels }) =>
      section === undefined && namedTotal(labels.at(-1)?.folded ?? '')?.total === 'gross',
  );
  const total = entries[gross] && currentOf(entries[gross]);
  if (!total) return entries;
  let sum = 0;
  for (let at = gross - 1; at >= Math.max(0, gross - MAX_LINES); at--) {
    const entry = entries[at];
    const amount = entry && currentOf(entry);
    if (entry?.section !== undefined || !amount || amount.page !== total.page) return entries;
    sum += amount.units;
    if (sum === total.units)
      return entries.map((one, index) =>
        index >= at && index < gross ? { ...one, section: 'earnings' } : one,
      );
  }
  return entries;
}

const currentOf = ({ figures }: PayEntry): Figure | undefined =>
  figures.find(({ column }) => column === 'current')?.figure;
