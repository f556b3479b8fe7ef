import { type CheckResult, resultOf, ungrouped } from '../check-result.js';

const ALPHABET = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ';
const FORM =
  /^[A-Z]{4}\d{6}[HMX](?:AS|BC|BS|CC|CH|CL|CM|CS|DF|DG|GR|GT|HG|JC|MC|MN|MS|NE|NL|NT|OC|PL|QR|QT|SL|SP|SR|TC|TL|TS|VZ|YN|ZS)[A-Z]{3}[A-Z\d]\d$/u;

/** Clave Única de Registro de Población: 17 characters and one digit of check, weights 18 to 2, modulo 10 (RENAPO). */
export function checkCurp(text: string): CheckResult {
  const curp = ungrouped(text);
  if (!FORM.test(curp)) return 'not-of-form';
  let sum = 0;
  for (let index = 0; index < 17; index++) sum += ALPHABET.indexOf(curp.charAt(index)) * (18 - index);
  return resultOf((10 - (sum % 10)) % 10 === Number(curp.charAt(17)));
}
