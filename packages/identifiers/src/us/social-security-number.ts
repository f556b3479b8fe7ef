import { type Identifier, ungrouped } from '../identifier.js';

export interface SocialSecurityNumber {
  /** Before 2011-06-25 by state of application; at random since. */
  readonly area: string;
  readonly group: string;
  readonly serial: string;
}

/**
 * Numbers that advertisements and leaflets printed; the Social Security Administration has withdrawn them.
 */
const ADVERTISED = new Set(['078051120', '219099999', '457555462']);

/**
 * Social security number of the United States. It has no check digit: `holds` says that the Social Security
 * Administration gives out such numbers (area not 000, 666 or 900 to 999, no part all zeros).
 */
export function readSocialSecurityNumber(text: string): Identifier<SocialSecurityNumber> | undefined {
  const digits = ungrouped(text);
  if (!/^\d{9}$/u.test(digits)) return undefined;
  const [area, group, serial] = [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)];
  const issued = !/^(?:000|666|9..)$/u.test(area) && group !== '00' && serial !== '0000';
  return { holds: issued && !ADVERTISED.has(digits), area, group, serial };
}
