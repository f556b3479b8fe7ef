import { isShortDate } from '../calendar-date.js';
import { type Identifier, ungrouped } from '../identifier.js';

export interface Rfc {
  readonly holder: 'person' | 'company';
  /** `YYMMDD` of birth, or of foundation. */
  readonly shortDate: string;
}

const ALPHABET = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';
/** Sales to the public and to foreigners. */
const GENERIC = ['XAXX010101000', 'XEXX010101000'];

/** Whether an RFC is one of the two that stand for nobody in particular: the public, and foreigners. */
export const isGenericRfc = (text: string): boolean => GENERIC.includes(ungrouped(text));

/**
 * Registro Federal de Contribuyentes, 12 characters for companies, 13 for persons. The tax office itself
 * issued about 1.5 % with another check character (python-stdnum's measurement): weak on its own.
 */
export function readRfc(text: string): Identifier<Rfc> | undefined {
  const rfc = ungrouped(text);
  if (!/^[A-ZÑ&]{3,4}\d{6}[A-Z\d]{2}[A\d]$/u.test(rfc) || isGenericRfc(rfc)) return undefined;
  const body = rfc.slice(0, -1).padStart(12, ' ');
  let sum = 0;
  for (let index = 0; index < 12; index++) sum += ALPHABET.indexOf(body.charAt(index)) * (13 - index);
  const shortDate = rfc.slice(-9, -3);
  const digitFits = '0123456789A'.charAt((11 - (sum % 11)) % 11) === rfc.slice(-1);
  return {
    holds: digitFits && isShortDate(shortDate),
    holder: rfc.length === 13 ? 'person' : 'company',
    shortDate,
  };
}
