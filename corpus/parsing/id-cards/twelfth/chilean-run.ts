import type { Dice } from '../../../pdf-forgeries/dice.js';

/** The character that checks a Chilean RUN (Registro Civil): weights 2 to 7 from the right, eleven less the remainder; ten is `K`. @param base digits alone */
export function runCheckCharacter(base: string): string {
  const sum = [...base]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (2 + (index % 6)), 0);
  const rest = 11 - (sum % 11);
  return rest === 11 ? '0' : rest === 10 ? 'K' : String(rest);
}

/** A RUN of eight digits as cards print it: `12.345.678-5`. */
export function chileanRun(dice: Dice): string {
  const base = `1${dice.digits(7)}`;
  return `${base.slice(0, 2)}.${base.slice(2, 5)}.${base.slice(5)}-${runCheckCharacter(base)}`;
}
