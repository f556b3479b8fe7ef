import type { Dice } from '../../../pdf-forgeries/dice.js';

/** Number that the electoral courts give a state. */
type StateNumber = '06' | '01' | '02';

/** Ten counts as nothing, and nothing counts one in the two largest states (TSE, Resolução 21.538/2003, art. 12). */
const checkDigit = (sum: number, state: string): number => {
  const rest = sum % 11;
  if (rest === 10) return 0;
  return rest === 0 && (state === '01' || state === '02') ? 1 : rest;
};

/** The two digits that check a Brazilian voter's inscription. @param serial eight digits @param state two digits */
export function voterCheckDigits(serial: string, state: string): string {
  const first = checkDigit(
    [...serial].reduce((sum, digit, index) => sum + Number(digit) * (2 + index), 0),
    state,
  );
  const second = checkDigit(Number(state[0]) * 7 + Number(state[1]) * 8 + first * 9, state);
  return `${first}${second}`;
}

/** An inscription as papers print it, in groups of four: `0043 5687 0906`. */
export function voterNumber(dice: Dice, state: StateNumber): string {
  const serial = `0${dice.digits(7)}`;
  return `${serial.slice(0, 4)} ${serial.slice(4)} ${state}${voterCheckDigits(serial, state)}`;
}
