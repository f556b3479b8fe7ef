import { calendarDate } from '../calendar-date.js';
import { type Identifier, ungrouped } from '../identifier.js';
import { STATE_BY_REGISTER_CODE } from './states.js';

export interface Curp {
  /**
   * First letter and first inner vowel of the first surname, first letters of the second surname and of the
   * given name.
   */
  readonly nameLetters: string;
  readonly dateOfBirth: string | undefined;
  readonly sex: 'M' | 'F' | 'X';
  /** State of birth, second part of ISO 3166-2:MX; undefined for people born abroad. */
  readonly stateOfBirth: string | undefined;
}

const ALPHABET = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ';
const SEXES = { H: 'M', M: 'F', X: 'X' } as const;

/**
 * Clave Única de Registro de Población: 17 characters and one digit of check, weights 18 to 2, modulo 10
 * (RENAPO). The seventeenth is a digit for births before 2000, a letter since. `X` for the sex has been given
 * out since 2023.
 */
export function readCurp(text: string): Identifier<Curp> | undefined {
  const curp = ungrouped(text);
  const match = /^([A-Z]{4})(\d\d)(\d\d)(\d\d)([HMX])([A-Z]{2})[A-Z]{3}([A-Z\d])\d$/u.exec(curp);
  if (!match) return undefined;
  const [, nameLetters = '', year = '', month = '', day = '', sex = '', state = '', homonym = ''] = match;
  if (state !== 'NE' && !STATE_BY_REGISTER_CODE.has(state)) return undefined;
  let sum = 0;
  for (let index = 0; index < 17; index++) sum += ALPHABET.indexOf(curp.charAt(index)) * (18 - index);
  const dateOfBirth = calendarDate(
    (/\d/u.test(homonym) ? 1900 : 2000) + Number(year),
    Number(month),
    Number(day),
  );
  return {
    holds: (10 - (sum % 10)) % 10 === Number(curp.charAt(17)) && dateOfBirth !== undefined,
    nameLetters,
    dateOfBirth,
    sex: SEXES[sex as keyof typeof SEXES],
    stateOfBirth: STATE_BY_REGISTER_CODE.get(state),
  };
}
