import { statesOfZipCode } from '@assay/identifiers';
import { US_STATES } from '../document-class/us-states.js';
import { CANADIAN_CODE } from '../layout/canadian-code.js';

/**
 * City, state and ZIP code (USPS, Publication 28, 2); a recogniser may lose the comma or a digit, and read
 * the state's letters as digits.
 */
const US_CITY_LINE = /(?:^|[\s,.])([A-Z01]{2})[,.]? ?\d{4,6}(?:-\d{4})?$/u;
/** The same with a state that could not be read. */
const CITY_AND_ZIP = /^\p{Lu}[\p{L}.' -]{2,30}, ?[A-Z01]{0,2} ?\d{5}(?:-\d{4})?$/u;
const STATES = new Set(US_STATES.map(([code]) => code));
/**
 * Mexico: `C.P. 06700` or five digits before city and state; Brazil: a CEP of 5 and 3 digits; France and
 * Germany: five digits before the town.
 */
const POSTAL_CODE_AND_TOWN =
  /(?:^|[\s,])(?:C\.?P\.?:?\s*|CEP:?\s*|[FD]-)?(?:\d{5}-\d{3}\b|\d{5}[\s,]+\p{Lu}[\p{L}.' -]{2,})/u;

const withLetters = (state: string): string => state.replace(/0/gu, 'O').replace(/1/gu, 'I');

/** A town that its state's letters ran into: `MOBILEAL 36604-1127`. */
const GLUED_STATE = /(?<=\p{Lu}{3})(\p{Lu}{2}) (\d{5})(?:-\d{4})?$/u;

/** Whether a line of capitals ends an address in the United States. */
export function isCityLine(line: string): boolean {
  const state = US_CITY_LINE.exec(line)?.[1];
  return (state !== undefined && STATES.has(withLetters(state))) || hasGluedState(line);
}

function hasGluedState(line: string): boolean {
  const [, state = '', zipCode = ''] = GLUED_STATE.exec(line) ?? [];
  return statesOfZipCode(zipCode).includes(state);
}

/** Whether a line holds the postal code of an address in one of the countries known here. */
export const hasPostalCode = (line: string): boolean =>
  isCityLine(line) || [CITY_AND_ZIP, POSTAL_CODE_AND_TOWN, CANADIAN_CODE].some((code) => code.test(line));

/** A US address with the letters of its state, apart from its town and its ZIP code: `EUGENE, 0R97401`. */
export const withStateLetters = (address: string): string =>
  (hasGluedState(address) ? address.replace(GLUED_STATE, ' $&') : address).replace(
    /(?<=[\s,])([A-Z01]{2})([,.]? ?)(?=\d{5}(?:-\d{4})?$)/u,
    (whole, state: string, gap: string) =>
      STATES.has(withLetters(state)) ? withLetters(state) + (gap || ' ') : whole,
  );
