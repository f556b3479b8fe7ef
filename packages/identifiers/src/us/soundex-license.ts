import { calendarDate } from '../calendar-date.js';
import { type Identifier, ungrouped } from '../identifier.js';

export interface SoundexLicense {
  /** {@link soundex} of the last name. */
  readonly lastNameCode: string;
  /** Of the year of birth, the last two digits. */
  readonly yearOfBirth: string;
  readonly monthOfBirth: number;
  readonly dayOfBirth: number;
  readonly sex: 'M' | 'F';
}

/**
 * Days that a month counts in the three digits of the birthday, and what women add. The states do not publish
 * it; described by A. De Smet ("Unique ID", highprogrammer.com), for Illinois also by drivers comparing their
 * own in 1992 (chi.general).
 */
const BIRTHDAY_CODES: Readonly<
  Record<string, { readonly daysPerMonth: number; readonly female: number; readonly form: RegExp }>
> = {
  FL: { daysPerMonth: 40, female: 500, form: /^([A-Z]\d{3})\d{3}(\d\d)(\d{3})\d$/u },
  IL: { daysPerMonth: 31, female: 600, form: /^([A-Z]\d{3})\d{3}(\d\d)(\d{3})$/u },
  WI: { daysPerMonth: 40, female: 500, form: /^([A-Z]\d{3})\d{3}(\d\d)(\d{3})\d\d$/u },
};

/**
 * License numbers of Florida, Illinois and Wisconsin encode last name, birthday and sex. No check digit:
 * `holds` says that the three digits are a day of the year.
 * @param state postal code; undefined is answered for other states
 */
export function readSoundexLicense(text: string, state: string): Identifier<SoundexLicense> | undefined {
  const rule = BIRTHDAY_CODES[state];
  const match = rule?.form.exec(ungrouped(text));
  if (!rule || !match) return undefined;
  const [, lastNameCode = '', yearOfBirth = '', coded = ''] = match;
  const sex = Number(coded) > rule.female ? 'F' : 'M';
  const days = Number(coded) - (sex === 'F' ? rule.female : 0) - 1;
  const monthOfBirth = Math.floor(days / rule.daysPerMonth) + 1;
  const dayOfBirth = (days % rule.daysPerMonth) + 1;
  // 2000 is a leap year: the century is not coded.
  return {
    holds: days >= 0 && calendarDate(2000, monthOfBirth, dayOfBirth) !== undefined,
    lastNameCode,
    yearOfBirth,
    monthOfBirth,
    dayOfBirth,
    sex,
  };
}
