import { isShortDate } from '../calendar-date.js';
import { type Identifier, ungrouped } from '../identifier.js';
import { STATE_BY_NUMBER } from './states.js';

export interface ClaveDeElector {
  /** First letter and next consonant of both surnames and the given name. */
  readonly nameLetters: string;
  /** `YYMMDD`. */
  readonly shortDateOfBirth: string;
  /** Second part of ISO 3166-2:MX; undefined for numbers that are no state's, as for people born abroad. */
  readonly stateOfBirth: string | undefined;
  readonly sex: 'M' | 'F' | 'X';
}

const SEXES = { H: 'M', M: 'F', X: 'X' } as const;

/**
 * The voter's key on the credential of INE: six letters, date of birth, state, sex, three digits. One of the
 * three checks the others by a formula that is not public: `holds` says that the date is one. `X` for the sex
 * is admitted, its spelling in the key unverified.
 */
export function readClaveDeElector(text: string): Identifier<ClaveDeElector> | undefined {
  const match = /^([A-Z]{6})(\d{6})(\d\d)([HMX])\d{3}$/u.exec(ungrouped(text));
  if (!match) return undefined;
  const [, nameLetters = '', shortDateOfBirth = '', state = '', sex = ''] = match;
  return {
    holds: isShortDate(shortDateOfBirth),
    nameLetters,
    shortDateOfBirth,
    stateOfBirth: STATE_BY_NUMBER.get(state),
    sex: SEXES[sex as keyof typeof SEXES],
  };
}
