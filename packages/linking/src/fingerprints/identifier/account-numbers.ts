import { readClabe, readIban, ungrouped } from '@assay/identifiers';
import { issuerKey } from './issuer-key.js';
import { isMasked, isPlaceholder, isPublishedExample } from './masks.js';
import type { NumberReader, ReadIdentifier } from './types.js';

/**
 * Digits that a bank does not use twice. Brazilian accounts have five to eight and are told apart by an
 * agency that statements print elsewhere.
 */
const UNIQUE_DIGITS = 8;
/** Fewer are the end of a masked number, or one of a handful of members. */
const MIN_DIGITS = 6;
/**
 * Without its bank, a number is compared with those of all banks: so many digits two of them hardly both give
 * out.
 */
const MIN_DIGITS_WITHOUT_BANK = 10;

/**
 * An account's number: a CLABE or an IBAN is one alone, any other only together with the bank that is named
 * beside it. A long one is given without its bank, too: readers miss a bank's name more often than a number,
 * and who makes accounts up keeps the number and changes the bank.
 */
export const accountNumber: NumberReader = (value, { bankName }) => {
  const number = comparedAccountNumber(value);
  if (number === undefined) return [];
  const bare = bareOf(value);
  const international = clabeOrIban(bare);
  if (international) return [international];
  if (isPlaceholder(number)) return [];
  const bank = issuerKey(bankName);
  // Eighteen digits are a CLABE: one whose check digit fails was misread, or made up.
  const holds = readClabe(bare)?.holds;
  const part = number.length >= UNIQUE_DIGITS ? 'accountNumber' : 'shortAccountNumber';
  const withBank: ReadIdentifier[] =
    bank === undefined ? [] : [{ part, text: `account:${bank}:${number}`, holds }];
  if (number.length < MIN_DIGITS_WITHOUT_BANK) return withBank;
  return [...withBank, { part: 'accountNumberWithoutBank', text: `account::${number}`, holds }];
};

/**
 * A number as its fingerprint ends: a CLABE or an IBAN whole, any other without leading zeros; undefined
 * where it is masked, too short, or none.
 */
export function comparedAccountNumber(value: string): string | undefined {
  if (isMasked(value)) return undefined;
  const bare = bareOf(value);
  if (clabeOrIban(bare)) return bare;
  const number = bare.replace(/^0+/u, '');
  return /^\d+[A-Z]?$/u.test(bare) && number.length >= MIN_DIGITS ? number : undefined;
}

const bareOf = (value: string): string => ungrouped(value).replace(/[^A-Z\d]/gu, '');

/** @param bare without separators, in upper case */
export function clabeOrIban(bare: string): ReadIdentifier | undefined {
  if (isPublishedExample(bare)) return undefined;
  const clabe = readClabe(bare);
  if (clabe?.holds)
    return isPlaceholder(clabe.account) ? undefined : { part: 'clabe', text: `clabe:${bare}`, holds: true };
  const iban = readIban(bare);
  return iban?.holds && !isPlaceholder(iban.nationalPart)
    ? { part: 'iban', text: `iban:${bare}`, holds: true }
    : undefined;
}
