import type { BothSources } from './both-sources.js';
import { compareDates } from './compare-dates.js';
import type { Comparison, Subject } from './disagreements.js';

const DATES: readonly (readonly [field: string, subject: Subject])[] = [
  ['dateOfBirth', 'date of birth'],
  ['expirationDate', 'expiry date'],
];

/**
 * Dates of a machine-readable zone against those of a bar code on the same document: a zone is print that can
 * be changed with the rest of it, a bar code can not. The zone's date stands in the place of the printed one.
 */
export function compareCodes(sources: ReadonlyMap<string, BothSources>): Comparison[] {
  return DATES.flatMap(([field, subject]): Comparison[] => {
    const coded = sources.get(field)?.coded ?? [];
    const [zone, bars] = [
      coded.find(({ source }) => source === 'mrz'),
      coded.find(({ source }) => source === 'barcode'),
    ];
    if (!zone || !bars || zone.repaired || compareDates(String(zone.value), String(bars.value)) !== 'differs')
      return [];
    return [{ subject, kind: 'differs', printed: zone, coded: bars }];
  });
}
