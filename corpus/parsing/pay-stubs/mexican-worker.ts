import { diceFrom } from '../../pdf-forgeries/dice.js';
import { curpOf } from '../id-cards/facts.js';
import { rfcCheckCharacter } from '../identifiers/identifiers.js';
import type { PayFacts } from './facts.js';

/** A worker's numbers with right check characters: population register, tax authority, social security. */
export interface MexicanWorker {
  readonly curp: string;
  readonly rfc: string;
  readonly nss: string;
}

/** The last digit of a social security number (IMSS): Luhn's over the ten before. */
export function nssCheckDigit(base: string): string {
  const sum = [...base].reduce((total, character, index) => {
    const weighted = Number(character) * (index % 2 === 0 ? 1 : 2);
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

/** Rolled from the number that the employer gives: the same worker has the same numbers. */
export function mexicanWorker({ employee, employeeNumber }: PayFacts): MexicanWorker {
  const dice = diceFrom(Number(employeeNumber));
  const words = employee.toUpperCase().split(' ');
  const birth = { year: dice.between(1961, 1999), month: dice.between(1, 12), day: dice.between(1, 28) };
  const [firstName, lastName] = [words.slice(0, -2).join(' '), words.slice(-2).join(' ')];
  const curp = curpOf({ firstName, lastName, sex: dice.pick(['M', 'F']), birth, dice });
  const taxBase = `${curp.slice(0, 10)}${dice.pick(['4K', 'TR', 'H1', 'Q9'])}`;
  const insured = dice.digits(10);
  return { curp, rfc: `${taxBase}${rfcCheckCharacter(taxBase)}`, nss: `${insured}${nssCheckDigit(insured)}` };
}
