import type { Dice } from '../../../pdf-forgeries/dice.js';

/** The digit that checks the first eight of a Guatemalan identification code: weights 2 to 9, the remainder by eleven; none where that is ten (RENAP). */
export function codeCheckDigit(base: string): number | undefined {
  const rest = [...base].reduce((sum, digit, index) => sum + Number(digit) * (2 + index), 0) % 11;
  return rest === 10 ? undefined : rest;
}

/** A code as cards print it: `2530 97525 0101`. @param municipality department and municipality of birth, two digits each */
export function identificationCode(dice: Dice, municipality: string): string {
  const base = `${dice.between(1, 3)}${dice.digits(7)}`;
  const digit = codeCheckDigit(base);
  // Numbers without a digit are not given out.
  return digit === undefined
    ? identificationCode(dice, municipality)
    : `${base.slice(0, 4)} ${base.slice(4)}${digit} ${municipality}`;
}
