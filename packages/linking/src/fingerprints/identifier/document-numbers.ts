import { ungrouped } from '@assay/identifiers';
import { issuerKey } from './issuer-key.js';
import { isMasked, isPlaceholder, isPublishedExample } from './masks.js';
import { knownScheme, SPECIMEN_COUNTRY, ssn } from './person-numbers.js';
import type { NumberContext, NumberReader } from './types.js';

/** Cards print years, months and folds of shorter numbers beside their own, and readers take them for it. */
const MIN_CHARACTERS = 7;
const MIN_DIGITS = 4;
/** `20180112`: a day, as cards print it without marks. */
const DAY = /^(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/u;
/** States count their editions with shorter ones, too: `01`. */
const MIN_DISCRIMINATOR_CHARACTERS = 8;
const MIN_INVOICE_CHARACTERS = 4;

/** Countries whose driving licenses are the states'. */
const STATES_ISSUE = ['USA', 'CAN'];

/**
 * Who counts the numbers: a country's passports, a state's licenses; undefined where the document does not
 * say.
 */
function issuerOf({ className, country, region }: NumberContext): string | undefined {
  const [group, type] = className?.split('/') ?? [];
  if (group !== 'identity' || country === undefined || country === SPECIMEN_COUNTRY) return undefined;
  if (type !== 'driver_license') return `${country}:${type}`;
  if (!STATES_ISSUE.includes(country)) return `${country}:license`;
  return region && `${country}-${region}:license`;
}

const isNumber = (number: string, minCharacters: number): boolean => {
  const digits = number.replace(/\D/gu, '');
  return (
    number.length >= minCharacters &&
    digits.length >= Math.min(MIN_DIGITS, minCharacters) &&
    !isPlaceholder(digits) &&
    !DAY.test(number)
  );
};

/**
 * Number of a license, passport or card, of its issuer. A social security card's is its person's, and so is a
 * Brazilian identity card's, the CPF.
 */
export const documentNumber: NumberReader = (value, context) => {
  if (context.className === 'identity/social_security_card') return ssn(value, context);
  const known = context.className === 'identity/driver_license' ? [] : knownScheme(value, context);
  if (known.length > 0) return known;
  const number = ungrouped(value).replace(/[^A-Z\d]/gu, '');
  const issuer = issuerOf(context);
  if (
    isMasked(value) ||
    issuer === undefined ||
    !isNumber(number, MIN_CHARACTERS) ||
    isPublishedExample(number)
  )
    return [];
  return [{ part: 'documentNumber', text: `document:${issuer}:${number}`, holds: undefined }];
};

/** Tells editions of one license apart (AAMVA: DCF). */
export const documentDiscriminator: NumberReader = (value, context) => {
  const number = ungrouped(value).replace(/[^A-Z\d]/gu, '');
  const issuer = issuerOf(context);
  if (isMasked(value) || issuer === undefined || !isNumber(number, MIN_DISCRIMINATOR_CHARACTERS)) return [];
  return [{ part: 'documentDiscriminator', text: `edition:${issuer}:${number}`, holds: undefined }];
};

/** An invoice's number is one of its vendor. */
export const invoiceId: NumberReader = (value, { vendorName }) => {
  const number = ungrouped(value).replace(/[^\p{L}\d]/gu, '');
  const vendor = issuerKey(vendorName);
  if (isMasked(value) || vendor === undefined || !isNumber(number, MIN_INVOICE_CHARACTERS)) return [];
  return [{ part: 'invoiceId', text: `invoice:${vendor}:${number}`, holds: undefined }];
};
