import { type Identifier, ungrouped } from '../identifier.js';

/**
 * Fourth and fifth digit of an ITIN: 50 to 65, 70 to 88, 90 to 92, 94 to 99 (IRS; 93 is for adoptions, the
 * others internal).
 */
const ITIN_GROUP = /^(?:5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])$/u;

/**
 * Individual taxpayer identification number of the IRS, for people without a social security number. No check
 * digit.
 */
export function readItin(text: string): Identifier | undefined {
  const digits = ungrouped(text);
  return /^9\d{8}$/u.test(digits) ? { holds: ITIN_GROUP.test(digits.slice(3, 5)) } : undefined;
}

/**
 * Prefixes that no campus of the IRS gives out (those missing from "How EINs are assigned and valid EIN
 * prefixes", irs.gov, as two reprints list them, seen 2026-11-22; the IRS adds prefixes, so that a number
 * outside says little).
 */
const UNASSIGNED_PREFIXES = new Set('00 07 08 09 17 18 19 28 29 49 69 70 78 79 89 96 97'.split(' '));

/** Employer identification number of the IRS. No check digit. */
export function readEin(text: string): Identifier<{ readonly prefix: string }> | undefined {
  const digits = ungrouped(text);
  if (!/^\d{9}$/u.test(digits)) return undefined;
  const prefix = digits.slice(0, 2);
  return { holds: !UNASSIGNED_PREFIXES.has(prefix), prefix };
}
