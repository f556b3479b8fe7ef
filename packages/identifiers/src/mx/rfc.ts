import { type CheckResult, resultOf, ungrouped } from '../check-result.js';

const ALPHABET = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';
/** Sales to the public and to foreigners. */
const GENERIC = ['XAXX010101000', 'XEXX010101000'];

/**
 * Registro Federal de Contribuyentes, 12 characters for companies, 13 for persons. The tax office itself issued about 1.5 %
 * with another check character (python-stdnum's measurement): weak on its own.
 */
export function checkRfc(text: string): CheckResult {
  const rfc = ungrouped(text);
  if (!/^[A-ZÑ&]{3,4}\d{6}[A-Z\d]{2}[A\d]$/u.test(rfc) || GENERIC.includes(rfc)) return 'not-of-form';
  const body = rfc.slice(0, -1).padStart(12, ' ');
  let sum = 0;
  for (let index = 0; index < 12; index++) sum += ALPHABET.indexOf(body.charAt(index)) * (13 - index);
  return resultOf('0123456789A'.charAt((11 - (sum % 11)) % 11) === rfc.slice(-1));
}
