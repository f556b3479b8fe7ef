import type { Day } from '../printing/dates.js';

/** Elements of the subfile `DL`, in order; see AAMVA DL/ID Card Design Standard (2020), annex D. */
export type AamvaElements = readonly (readonly [identifier: string, value: string])[];

const two = (value: number): string => String(value).padStart(2, '0');
/** The standard's date of US issuers: `MMDDCCYY`. */
export const aamvaDate = ({ year, month, day }: Day): string => `${two(month)}${two(day)}${year}`;

const HEADER_LENGTH = 21;
const DESIGNATOR_LENGTH = 10;

/** The text of a license's bar code with one subfile. @param issuer six digits @param version 1..10 */
export function aamvaText(issuer: string, version: number, elements: AamvaElements): string {
  const subfile = `DL${elements.map(([identifier, value]) => `${identifier}${value}`).join('\n')}\r`;
  const offset = HEADER_LENGTH + DESIGNATOR_LENGTH;
  const four = (value: number): string => String(value).padStart(4, '0');
  return `@\n\x1e\rANSI ${issuer}${two(version)}0001DL${four(offset)}${four(subfile.length)}${subfile}`;
}
