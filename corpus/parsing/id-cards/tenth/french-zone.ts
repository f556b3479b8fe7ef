import type { Person } from '../facts.js';
import { sixDigits } from '../facts.js';
import { mrzCheckDigit } from '../mrz.js';
import { withoutAccents } from '../without-accents.js';

const filled = (text: string, length: number): string => text.padEnd(length, '<').slice(0, length);
const spelt = (name: string): string => withoutAccents(name).replace(/[^A-Z]+/g, '<');

/**
 * Lines of the French identity card of 1995, which follow no part of ICAO Doc 9303: two of 36 characters, the surname and the issuing office,
 * then number, given names, birth and sex, each line's digits and both lines together checked with the weights 7, 3, 1,
 * as the published specimen has them that the test holds.
 * @param number twelve digits: year, month, department, serial number @param office six characters: department and office
 */
export function frenchCardLines(
  { firstName, lastName, birth, sex }: Person,
  number: string,
  office: string,
): [string, string] {
  const first = `IDFRA${filled(spelt(lastName), 25)}${filled(office, 6)}`;
  const given = filled(firstName.split(', ').map(spelt).join('<<'), 14);
  const born = sixDigits(birth);
  const second = `${number}${mrzCheckDigit(number)}${given}${born}${mrzCheckDigit(born)}${sex}`;
  return [first, `${second}${mrzCheckDigit(`${first}${second}`)}`];
}
