import { kindOf, normalized, withoutAccents } from './normalize.js';
import type { Value } from './types.js';

const MONTHS = [
  ['jan', 'ene'],
  ['feb', 'fev'],
  ['mar'],
  ['apr', 'abr'],
  ['may', 'mai'],
  ['jun'],
  ['jul'],
  ['aug', 'ago'],
  ['sep', 'set'],
  ['oct', 'out'],
  ['nov'],
  ['dec', 'dic', 'dez'],
] as const;

const MONTH_NAMES = [
  ['january', 'enero', 'janeiro'],
  ['february', 'febrero', 'fevereiro'],
  ['march', 'marzo', 'marco'],
  ['april', 'abril'],
  ['may', 'mayo', 'maio'],
  ['june', 'junio', 'junho'],
  ['july', 'julio', 'julho'],
  ['august', 'agosto'],
  ['september', 'septiembre', 'setembro'],
  ['october', 'octubre', 'outubro'],
  ['november', 'noviembre', 'novembro'],
  ['december', 'diciembre', 'dezembro'],
] as const;

/** Letters and digits alone: what is left of a text when spaces, marks and accents are forgiven. */
const squeezed = (text: string): string => withoutAccents(text.toLowerCase()).replace(/[^\p{L}\d]/gu, '');

/** Ways to print a day, squeezed; without the year too, since tables leave it out. */
function daySpellings(iso: string): string[] {
  const [year = '', month = '', day = ''] = iso.split('-');
  const index = Number(month) - 1;
  const names = [...(MONTHS[index] ?? []), ...(MONTH_NAMES[index] ?? [])];
  const days = [day, String(Number(day))];
  const months = [month, String(Number(month))];
  const inWords = names.flatMap((name) =>
    days.flatMap((number) => [`${name}${number}`, `${number}${name}`, `${number}de${name}`]),
  );
  const inDigits = months.flatMap((m) => days.flatMap((d) => [`${m}${d}`, `${d}${m}`]));
  // A machine-readable zone has the year first, in two digits.
  return [
    ...inWords,
    ...inDigits.filter((text) => text.length === 4),
    ...inDigits.map((text) => `${text}${year}`),
    `${year}${month}${day}`,
    `${year.slice(2)}${month}${day}`,
  ];
}

/**
 * Whether a value stands anywhere in a text, forgiving spaces, punctuation, accents and case: then the
 * characters were read, and what failed is finding them. Short values stand in a text by chance: this errs
 * toward blaming the layout.
 */
export function standsIn(text: string): (name: string, value: Value) => boolean {
  const all = squeezed(text);
  return (name, value) => {
    if (kindOf(name) === 'date')
      return daySpellings(String(value)).some((spelling) => all.includes(spelling));
    if (kindOf(name) === 'number' && typeof value === 'number')
      return numberSpellings(value).some((spelling) => all.includes(spelling));
    // An address's lines may stand beside other things: each part counts for itself.
    const parts = kindOf(name) === 'address' ? String(value).split(',') : [normalized(name, value)];
    return parts.every((part) => all.includes(squeezed(part)));
  };
}

const numberSpellings = (value: number): string[] => {
  const cents = Math.abs(value).toFixed(2).replace('.', '');
  return Number.isInteger(value) ? [cents, String(Math.abs(value))] : [cents];
};
