import type { Dice } from '../../../pdf-forgeries/dice.js';

/** The character that checks a São Paulo general register number (SSP-SP): weights 2 to 9 from the left, eleven less the remainder; ten is `X`. @param base eight digits */
export function registerCheckCharacter(base: string): string {
  const sum = [...base].reduce((total, digit, index) => total + Number(digit) * (2 + index), 0);
  const rest = (11 - (sum % 11)) % 11;
  return rest === 10 ? 'X' : String(rest);
}

/** A register number as São Paulo's cards print it: `12.345.678-2`. */
export function registerNumber(dice: Dice): string {
  const base = dice.digits(8);
  return `${base.slice(0, 2)}.${base.slice(2, 5)}.${base.slice(5)}-${registerCheckCharacter(base)}`;
}
