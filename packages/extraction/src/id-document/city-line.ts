import { US_STATES } from '../countries/states.js';
import { CANADIAN_CODE } from '../layout/canadian-code.js';

/**
 * City, state and ZIP code (USPS, Publication 28, 2); a recogniser may lose the comma or a digit.
 */
const US_CITY_LINE = /(?:^|[\s,.])([A-Z]{2})[,.]? ?\d{4,6}(?:-\d{4})?$/u;
/** The same with a state that could not be read. */
const CITY_AND_ZIP = /^\p{Lu}[\p{L}.' -]{2,30}, ?[A-Z01]{0,2} ?\d{5}(?:-\d{4})?$/u;
const STATES = new Set(US_STATES.map(([code]) => code));
/**
 * Mexico: `C.P. 06700` or five digits before city and state; Brazil: a CEP of 5 and 3 digits; France and
 * Germany: five digits before the town.
 */
const POSTAL_CODE_AND_TOWN =
  /(?:^|[\s,])(?:C\.?P\.?:?\s*|CEP:?\s*|[FD]-)?(?:\d{5}-\d{3}\b|\d{5}[\s,]+\p{Lu}[\p{L}.' -]{2,})/u;

/** Whether a line of capitals ends an address in the United States. */
export function isCityLine(line: string): boolean {
  const state = US_CITY_LINE.exec(line)?.[1];
  return state !== undefined && STATES.has(state);
}

/** Whether a line holds the postal code of an address in one of the countries known here. */
export const hasPostalCode = (line: string): boolean =>
  isCityLine(line) || [CITY_AND_ZIP, POSTAL_CODE_AND_TOWN, CANADIAN_CODE].some((code) => code.test(line));
