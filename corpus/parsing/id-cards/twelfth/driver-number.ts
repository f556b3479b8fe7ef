import type { Person } from '../facts.js';
import { withoutAccents } from '../without-accents.js';

/**
 * A British driver's number (DVLA): five letters of the surname, the decade of birth, its month (fifty more for women), day and the year's last
 * digit, two initials, `9`, two letters that check it, whose rule is not published; what a name lacks is a 9.
 */
export function driverNumber({
  lastName,
  firstName,
  sex,
  birth,
  dice,
}: Pick<Person, 'lastName' | 'firstName' | 'sex' | 'birth' | 'dice'>): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const surname = withoutAccents(lastName)
    .replace(/[^A-Z]/g, '')
    .slice(0, 5)
    .padEnd(5, '9');
  const year = two(birth.year % 100);
  const initials = firstName
    .split(' ')
    .map((name) => name.slice(0, 1))
    .join('')
    .slice(0, 2)
    .padEnd(2, '9');
  const letters = [...'AEFHKLNPSTVX'];
  return `${surname}${year[0]}${two(birth.month + (sex === 'F' ? 50 : 0))}${two(birth.day)}${year[1]}${initials}9${dice.pick(letters)}${dice.pick(letters)}`;
}
