import { curpCheckDigit } from '../../identifiers/identifiers.js';
import { curpOf, type Person } from '../facts.js';

/** A population register key of who was born in one state. @param state its two letters in the key; `NE` for who was born abroad */
export function curpBornIn(person: Person, state: string): string {
  const anywhere = curpOf(person);
  const base = `${anywhere.slice(0, 11)}${state}${anywhere.slice(13, 17)}`;
  return `${base}${curpCheckDigit(base)}`;
}
