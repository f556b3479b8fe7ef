import { bareName } from '@assay/identifiers';

/** A zone of names holds 39 characters at most and of cards 30; a shorter name was not cut. */
const SHORTEST_CUT_LETTERS = 12;

/**
 * Whether two readings may be the same name: as the zone transliterates and cuts it, with hyphens and spaces
 * left out, in any case. Errs toward yes: JOEL and JOL are the same here.
 */
export function sameName(a: string, b: string): boolean {
  const [short, long] = [bareName(a), bareName(b)].sort((one, other) => one.length - other.length) as [
    string,
    string,
  ];
  if (short === '' || long === '') return false;
  return short === long || (short.length >= SHORTEST_CUT_LETTERS && long.startsWith(short));
}

/** Of one inch. */
const CENTIMETERS = 2.54;
/** Of one pound. */
const KILOGRAMS = 0.4536;

/** Inches of a height as cards print and code it: `5'-08"`, `068 in`, `173 cm`, `1.73`, `508`. */
function inches(height: string): number | undefined {
  const text = height.trim().toUpperCase();
  const feet = /^(\d)\s?(?:['’`]|FT)\s?-?\s?(\d{1,2})?/u.exec(text);
  if (feet) return 12 * Number(feet[1]) + Number(feet[2] ?? 0);
  const meters = /^(\d)[.,](\d{2})/u.exec(text);
  if (meters) return Math.round(Number(`${meters[1]}${meters[2]}`) / CENTIMETERS);
  const number = Number(/^\d{2,3}/u.exec(text)?.[0] ?? Number.NaN);
  if (/CM$/u.test(text)) return Math.round(number / CENTIMETERS);
  return Number.isNaN(number) ? undefined : number;
}

/**
 * Pounds of a weight; without a unit it is one of pounds (AAMVA DL/ID Card Design Standard 2020, table D.3,
 * DAW).
 */
function pounds(weight: string): number | undefined {
  const number = Number(/^\d{2,3}/u.exec(weight.trim())?.[0] ?? Number.NaN);
  if (Number.isNaN(number)) return undefined;
  return /KG/iu.test(weight) ? Math.round(number / KILOGRAMS) : number;
}

/** Whether two texts state the same height; one that is none is the same only as itself. */
export const sameHeight = (a: string, b: string): boolean =>
  a === b || (inches(a) !== undefined && inches(a) === inches(b));

/** The same of weights. */
export const sameWeight = (a: string, b: string): boolean =>
  a === b || (pounds(a) !== undefined && pounds(a) === pounds(b));
