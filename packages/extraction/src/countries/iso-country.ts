import { PhraseFinder } from '../phrases/phrase-finder.js';
import { squeeze } from '../phrases/squeezed-line.js';
import { COUNTRIES } from './countries.js';

/** Codes of machine-readable zones that are no ISO code (ICAO Doc 9303-3, section 5). */
const ICAO_CODES: Readonly<Record<string, string>> = { D: 'DEU', GBD: 'GBR', GBN: 'GBR', GBO: 'GBR', GBP: 'GBR', GBS: 'GBR' };

const NAMES = COUNTRIES.flatMap(([code, names, nationals]) => [...names, ...nationals].map((name) => ({ code, name })));
const FINDER = new PhraseFinder(NAMES.map(({ name }) => name));
/** A name may stand beside its translation: `AMERICAN/AMERICAINE`. */
const LEAST_SHARE = 0.4;

/** @returns ISO 3166-1 alpha-3 of a country as a machine-readable zone codes it; undefined for what is no code */
export function isoCountry(coded: string): string | undefined {
  const code = coded.replace(/</gu, '').toUpperCase();
  return ICAO_CODES[code] ?? (/^[A-Z]{3}$/u.test(code) ? code : undefined);
}

/** @returns ISO 3166-1 alpha-3 of a nationality or country as printed; undefined for one that is not known here */
export function countryOfNationality(printed: string): string | undefined {
  const bare = squeeze(printed);
  if (/^[A-Z]{3}$/u.test(printed.trim()) && COUNTRIES.some(([code]) => code === printed.trim())) return printed.trim();
  const same = NAMES.find(({ name }) => squeeze(name) === bare);
  if (same) return same.code;
  const { line, matches } = FINDER.find(printed.split(/\s+/u));
  const [longest] = [...matches].sort((a, b) => b.end - b.start - (a.end - a.start));
  return longest && longest.end - longest.start >= LEAST_SHARE * line.text.length ? NAMES[longest.phrase]?.code : undefined;
}
