import {
  readClaveDeElector,
  readCpf,
  readCurp,
  readNss,
  readRfc,
  readSocialSecurityNumber,
  ungrouped,
} from '@assay/identifiers';
import { isMasked, isPlaceholder } from './masks.js';
import type { IdentifierPart } from './parts.js';
import type { NumberContext, NumberReader, ReadIdentifier } from './types.js';

type Read = (text: string) => { readonly holds: boolean } | undefined;

/** A scheme of its own: the number is one person's, whatever the document. */
const scheme =
  (part: IdentifierPart, read: Read, hasCheckDigits: boolean): NumberReader =>
  (value) => {
    const result = isMasked(value) ? undefined : read(value);
    const number = ungrouped(value);
    if (!result || isPlaceholder(number) || (!hasCheckDigits && !result.holds)) return [];
    return [{ part, text: `${part}:${number}`, holds: hasCheckDigits ? result.holds : undefined }];
  };

export const ssn = scheme('ssn', readSocialSecurityNumber, false);
export const curp = scheme('curp', readCurp, true);
export const cpf = scheme('cpf', readCpf, true);
export const nss = scheme('nss', readNss, true);
export const electorKey = scheme('electorKey', readClaveDeElector, false);

/** A person's has 13 characters; a company's is an institution's. */
export const rfc: NumberReader = (value) => {
  const read = isMasked(value) ? undefined : readRfc(value);
  if (!read) return [];
  const part = read.holder === 'person' ? 'rfc' : 'companyRfc';
  return [{ part, text: `rfc:${ungrouped(value)}`, holds: read.holds }];
};

const MIN_CHARACTERS = 7;
const MIN_DIGITS = 6;

/** A CPF as it is printed; without its marks only Brazil's papers can mean one. */
const CPF_WITH_MARKS = /^\d{3}\.\d{3}\.\d{3}-\d{2}$/u;

/** A number of a scheme that is one person's in any document. */
export function knownScheme(value: string, context: NumberContext): readonly ReadIdentifier[] {
  const read = curp(value, context);
  if (read.length > 0) return read;
  return context.country === 'BRA' || CPF_WITH_MARKS.test(value.trim()) ? cpf(value, context) : [];
}

/**
 * `personalNumber` is whatever number its country gives people: a scheme that is known, or one of that
 * country.
 */
export const personalNumber: NumberReader = (value, context) => {
  const known = knownScheme(value, context);
  if (known.length > 0) return known;
  const number = ungrouped(value).replace(/[^A-Z\d]/gu, '');
  const digits = number.replace(/\D/gu, '');
  if (
    isMasked(value) ||
    number.length < MIN_CHARACTERS ||
    digits.length < MIN_DIGITS ||
    isPlaceholder(digits)
  )
    return [];
  if (context.country === undefined || context.country === SPECIMEN_COUNTRY) return [];
  return [{ part: 'personalNumber', text: `person:${context.country}:${number}`, holds: undefined }];
};

/** Utopia, the country of specimens (ICAO Doc 9303-3, section 5). */
export const SPECIMEN_COUNTRY = 'UTO';
