import { aamvaDate, aamvaText } from '../aamva.js';
import type { Person } from '../facts.js';

/** What a licence's bar code tells beside the holder's names, days, sex and address. */
export interface CodedLicence {
  /** The issuer's number of the AAMVA. */
  readonly issuer: string;
  /** Of the AAMVA's standard. */
  readonly version: number;
  readonly number: string;
  readonly discriminator: string;
  readonly vehicleClass: string;
  readonly restrictions: string;
  readonly endorsements: string;
  readonly inches: number;
  readonly eyes: string;
  /** Further elements that this issuer codes, as hair and weight. */
  readonly further?: readonly (readonly [identifier: string, value: string])[];
}

/** The text of a licence's bar code: the given name and what follows it in elements of their own. @param holder with the days as printed */
export function licenceCodeOf(holder: Person, licence: CodedLicence): string {
  const [firstName = '', ...middleNames] = holder.firstName.split(' ');
  const [, city = '', state = '', zip = ''] = /^(.*?),? ([A-Z]{2}) ([\d-]+)$/.exec(holder.town) ?? [];
  return aamvaText(licence.issuer, licence.version, [
    ['DCA', licence.vehicleClass],
    ['DCB', licence.restrictions],
    ['DCD', licence.endorsements],
    ['DBA', aamvaDate(holder.expiry)],
    ['DCS', holder.lastName],
    ['DAC', firstName],
    ['DAD', middleNames.join(' ') || 'NONE'],
    ['DBD', aamvaDate(holder.issue)],
    ['DBB', aamvaDate(holder.birth)],
    ['DBC', holder.sex === 'M' ? '1' : '2'],
    ['DAY', licence.eyes],
    ['DAU', `${String(licence.inches).padStart(3, '0')} in`],
    ['DAG', holder.street],
    ['DAI', city],
    ['DAJ', state],
    ['DAK', zip.replace('-', '').padEnd(9, '0')],
    ['DAQ', licence.number],
    ['DCF', licence.discriminator],
    ['DCG', 'USA'],
    ...(licence.further ?? []),
  ]);
}
