import { CANADIAN_CODE } from '../../layout/canadian-code.js';
import { patternOf } from '../../vocabulary/pattern.js';
import PATTERNS from './postal-lines.json' with { type: 'json' };

/** States and territories of the United States by USPS abbreviation (Publication 28, appendix B). */
const US_STATES =
  'AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|PR|GU|VI|AS|MP';
const US_STATE_NAMES =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|District of Columbia|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|Puerto Rico';
/**
 * `Columbus, OH 43215`, `Ohio 43215-1234`, `Monterrey NL 64000`, `Monterrey, N.L. 64000`; recognisers set
 * spaces between digits.
 */
const US_STATE = String.raw`\b(?:${US_STATES}|${US_STATE_NAMES})\.?`;
const STATE_CUT_SHORT = String.raw`,\s*\p{Lu}\p{L}{1,4}\.?|,\s*(?:\p{Lu}\.){2,3}|\b\p{Lu}{2,4}\.?`;
const CODE = String.raw`\d(?:\s?\d){4,5}(?:\s?-\s?\d{4})?`;
const COUNTRY = String.raw`(?:,?\s+(?:USA|U\.S\.A\.|United States|M[eé]xico|MX))?`;
const STATE_AND_CODE = new RegExp(
  String.raw`(?:${US_STATE}|${STATE_CUT_SHORT}),?\s+${CODE}${COUNTRY}[.,]?$`,
  'u',
);
const NOT_A_CODE = /\b(?:box|apartado(?: postal)?|suite|ste|apt|no|account|acct)\.?\s+[\d ]+$/iu;
/** `C.P. 06600` (Mexico), `CEP 01310-100` or the code alone (Brazil). */
const MEXICAN_CODE = /\bC\.?\s?P\.?\s*:?\s*\d{5}\b/iu;
const BRAZILIAN_CODE =
  /(?:\bCEP\.?\s*:?\s*\d{2}\.?\d{3}\s?-?\s?\d{3}\b|(?<![\d-])\d{2}\.?\d{3}-\d{3}(?![\d-]))/iu;
/** `06600 Ciudad de México, CDMX`. */
const CODE_AND_CITY =
  /(?:^|,\s*)\d{5}(?:,|\s)\s*\p{Lu}(?:[\p{L}. ]|(?<=\p{L})\d(?=\p{L}))+(?:,\s*\p{L}[\p{L}. ]*)?$/u;
const STREET = patternOf(PATTERNS.street, 'iu');

/** The line of an address that holds its postal code. */
export function isPostalLine(line: string): boolean {
  const text = line.trim();
  if (text.length > 120 || NOT_A_CODE.test(text)) return false;
  if (
    STATE_AND_CODE.test(text) ||
    MEXICAN_CODE.test(text) ||
    BRAZILIAN_CODE.test(text) ||
    CANADIAN_CODE.test(text)
  )
    return true;
  return CODE_AND_CITY.test(text) && !STREET.test(text.replace(/^.*\d{5}/u, ''));
}

/** A line of an address, or one that could be: a number or a word for a street. */
export const isStreetLine = (text: string): boolean =>
  !TELEPHONE.test(text) && !isBranchName(text) && hasStreet(text);

/** `Main Street Office`: what a bank calls a branch. */
export const isBranchName = (text: string): boolean => /^\D*\b(?:office|branch|cent(?:er|re))$/iu.test(text);

/** `Customer Service 800-555-0100`: whom to call, at the end of a line. */
const TELEPHONE = /\p{L}.*(?:\b1[-. ])?\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}$/u;

const hasStreet = (text: string): boolean =>
  STREET.test(text) || (/\d/u.test(text) && /\p{L}/u.test(text)) || /^#?\d/u.test(text);

/** Where mail is kept for whoever fetches it: an address without a street. */
const POST_BOX =
  /^(?:(?:p\.?\s?o\.?|post(?:al)? office) (?:box|drawer)|(?:apartado|apdo\.?|caixa) postal)\b/iu;
export const isPostBox = (text: string): boolean => POST_BOX.test(text);

/** `06600 Ciudad de México, CDMX`: the number at its head is no house's. */
export const beginsWithCode = (text: string): boolean =>
  /^\d{5}/u.test(text) && CODE_AND_CITY.test(text.trim());

const BRANCH_OR_TAX_NUMBER = patternOf(PATTERNS.branchOrTaxNumber, 'iu');
/**
 * `SUCURSAL 0412 CENTRO`, `CNPJ 12.345.678/0001-90`, `CLIENT SERVICES 040`: a line with a number under a
 * bank's name that is no street.
 */
export const isBranchOrTaxNumber = (text: string): boolean => BRANCH_OR_TAX_NUMBER.test(text);

/** Whether a line speaks of a street in words. */
export const namesStreet = (text: string): boolean => STREET.test(text);
