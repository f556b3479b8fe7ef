import { type Identifier, ungrouped, weightedSum } from '../identifier.js';

export interface TituloEleitoral {
  /** State that registered the voter; `ZZ` abroad. */
  readonly state: string;
}

/** Numbers 1 to 28 (Resolução TSE 21.538/2003, article 12). */
const STATES = 'SP MG RJ RS BA PR CE PE SC GO MA PB PA ES PI RN AL MT MS DF SE AM RO AC AP RR TO ZZ'.split(
  ' ',
);

/**
 * Voter's registration of Brazil: 8 digits, state, two digits of check: modulo 11 over the
 * sequence, then over state and first digit. São Paulo and Minas Gerais write 1 where the remainder is 0;
 * public formulas differ on whether that goes for the second digit, too: either is accepted.
 */
export function readTituloEleitoral(text: string): Identifier<TituloEleitoral> | undefined {
  const digits = ungrouped(text);
  if (!/^\d{12}$/u.test(digits)) return undefined;
  const state = STATES[Number(digits.slice(-4, -2)) - 1];
  if (state === undefined) return undefined;
  const writesOne = state === 'SP' || state === 'MG';
  const digitOf = (sum: number, ofZero: number): number => (sum % 11 === 0 ? ofZero : (sum % 11) % 10);
  const first = digitOf(weightedSum(digits.slice(0, -4), [2, 3, 4, 5, 6, 7, 8, 9]), writesOne ? 1 : 0);
  const overState = weightedSum(`${digits.slice(-4, -2)}${first}`, [7, 8, 9]);
  const seconds = [digitOf(overState, 0), digitOf(overState, writesOne ? 1 : 0)];
  return { holds: seconds.some((second) => digits.endsWith(`${first}${second}`)), state };
}
