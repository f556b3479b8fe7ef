import { type AamvaElements, aamvaDate, aamvaText } from './aamva.js';
import type { Card } from './card.js';

/** A state as its licenses name it, with the issuer's number of the AAMVA. */
export interface LicenseIssuer {
  readonly name: string;
  readonly state: string;
  readonly issuer: string;
}

/** What a license says beside names and dates; each is noted when it is printed. */
export interface LicenseData {
  readonly number: string;
  readonly discriminator: string;
  readonly vehicleClass: string;
  readonly height: { readonly printed: string; readonly inches: number };
  readonly weight: number;
  readonly eyes: string;
  readonly hair: string;
}

export function rollLicense({ person }: Card): LicenseData {
  const { dice } = person;
  const inches = dice.between(60, 76);
  return {
    number: `${dice.pick([...'ABDHKRST'])}${dice.digits(8)}`,
    discriminator: dice.digits(14),
    vehicleClass: dice.pick(['C', 'D', 'M']),
    height: { printed: `${Math.floor(inches / 12)}'-${String(inches % 12).padStart(2, '0')}"`, inches },
    weight: dice.between(110, 240),
    eyes: dice.pick(['BRO', 'BLU', 'HAZ', 'GRN']),
    hair: dice.pick(['BRO', 'BLK', 'BLN', 'RED']),
  };
}

/** The bar code of a license's back; what the front does not say is noted as it is coded. */
export function licenseCode(
  { person, ledger, say }: Card,
  data: LicenseData,
  { state, issuer }: LicenseIssuer,
  version: number,
): string {
  const { firstName, lastName, sex, birth, issue, expiry, street, town } = person;
  const [city = '', region = ''] = town.split(', ');
  const onFront = new Set(ledger.stated.map(({ path }) => path));
  const inches = `${String(data.height.inches).padStart(3, '0')} in`;
  if (!onFront.has('height')) say('height', inches);
  if (!onFront.has('weight')) say('weight', String(data.weight));
  const elements: AamvaElements = [
    ['DAQ', data.number],
    ['DCS', lastName],
    ['DAC', firstName],
    ['DAD', 'NONE'],
    ['DBD', aamvaDate(issue)],
    ['DBB', aamvaDate(birth)],
    ['DBA', aamvaDate(expiry)],
    ['DBC', sex === 'M' ? '1' : '2'],
    ['DAU', inches],
    ['DAY', data.eyes],
    ['DAZ', say('hairColor', data.hair)],
    ['DAG', street],
    ['DAI', city],
    ['DAJ', region.slice(0, 2)],
    ['DAK', `${region.slice(3)}0000`],
    ['DCF', say('documentDiscriminator', data.discriminator)],
    ['DCG', 'USA'],
    ['DCA', data.vehicleClass],
    ['DCB', 'NONE'],
    ['DCD', 'NONE'],
    ['DDE', 'N'],
    ['DDF', 'N'],
    ['DDG', 'N'],
    ['DAW', String(data.weight)],
  ];
  say('region', state);
  return aamvaText(issuer, version, elements);
}
