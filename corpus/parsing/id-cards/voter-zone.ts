import { isoDate } from '../printing/dates.js';
import type { Card } from './card.js';
import { sixDigits } from './facts.js';
import { td1 } from './mrz.js';

/**
 * The zone on the back of a Mexican voter's card.
 * @param bottom of the back, in tenths of a millimetre
 * @param cic the credential's number, which is printed nowhere else
 * @param optional what the model puts behind it: the citizen's number, or that of the printed credential
 */
export function voterZone(card: Card, bottom: number, cic: string, optional: string): void {
  const { person, say } = card;
  say('documentCode', 'ID');
  say('nationality', 'MEX');
  say('licenseNumber', cic);
  // The zone alone has the whole day: the last of the year that the front prints.
  const untilYearsEnd = { ...person, expiry: { ...person.expiry, month: 12, day: 31 } };
  say('expirationDate', isoDate(untilYearsEnd.expiry), sixDigits(untilYearsEnd.expiry));
  card.machineReadable(td1(untilYearsEnd, 'ID', 'MEX', cic, optional), bottom);
}
