import type { Dice } from '../../../pdf-forgeries/dice.js';

/** Whether nine digits can be a Dutch citizen service number: weighted 9 to 2 and -1, their sum is a multiple of eleven (Wet algemene bepalingen burgerservicenummer). */
export function isServiceNumber(digits: string): boolean {
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (index === 8 ? -1 : 9 - index),
    0,
  );
  return digits.length === 9 && sum % 11 === 0;
}

/** Rolls a citizen service number that can be. */
export function serviceNumber(dice: Dice): string {
  const base = dice.digits(8);
  const last = [...'0123456789'].find((digit) => isServiceNumber(`${base}${digit}`));
  // A sum that would need a tenth digit has none: such numbers are not given out.
  return last === undefined ? serviceNumber(dice) : `${base}${last}`;
}
