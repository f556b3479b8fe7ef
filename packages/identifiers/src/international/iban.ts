import { type Identifier, ungrouped } from '../identifier.js';

export interface Iban {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Bank and account as the country writes them. */
  readonly nationalPart: string;
}

/**
 * National part by country: digits `n`, letters `a`, either `c`, with their counts (SWIFT IBAN registry).
 * Countries whose documents this engine meets; others are not of the form.
 */
const NATIONAL: Readonly<Record<string, string>> = {
  AT: 'n16',
  BE: 'n12',
  BR: 'n23a1c1',
  CH: 'n5c12',
  CZ: 'n20',
  DE: 'n18',
  DK: 'n14',
  ES: 'n20',
  FI: 'n14',
  FR: 'n10c11n2',
  GB: 'a4n14',
  IE: 'a4n14',
  IT: 'a1n10c12',
  LU: 'n3c13',
  NL: 'a4n10',
  NO: 'n11',
  PL: 'n24',
  PT: 'n21',
  SE: 'n20',
};

const CLASSES: Readonly<Record<string, string>> = { n: '\\d', a: '[A-Z]', c: '[A-Z\\d]' };

const FORM = new Map(
  Object.entries(NATIONAL).map(([country, form]) => [
    country,
    new RegExp(
      `^${country}\\d{2}${form.replace(/([nac])(\d+)/gu, (_, kind: string, count: string) => `${CLASSES[kind]}{${count}}`)}$`,
      'u',
    ),
  ]),
);

/**
 * International bank account number (ISO 13616, check digits by ISO/IEC 7064 MOD 97-10). Any one changed
 * digit is seen.
 */
export function readIban(text: string): Identifier<Iban> | undefined {
  const iban = ungrouped(text);
  if (!FORM.get(iban.slice(0, 2))?.test(iban)) return undefined;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/gu, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  let remainder = 0;
  for (const digit of digits) remainder = (remainder * 10 + Number(digit)) % 97;
  return { holds: remainder === 1, country: iban.slice(0, 2), nationalPart: iban.slice(4) };
}
