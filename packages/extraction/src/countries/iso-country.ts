import { PhraseFinder, squeeze } from '@assay/media';
import { wordsIn } from '../layout/characters.js';
import { phrasesOf } from '../vocabulary/pattern.js';
import COUNTRY_NAMES from './countries.json' with { type: 'json' };
import CODES from './iso-codes.json' with { type: 'json' };

/**
 * Countries by ISO 3166-1 alpha-3, with what their documents call them, and their nationals; lower case
 * without accents.
 */
export const COUNTRIES = Object.entries(COUNTRY_NAMES).map(
  ([code, [names = '', nationals = '']]): readonly [
    code: string,
    names: readonly string[],
    nationals: readonly string[],
  ] => [code, phrasesOf([names]), phrasesOf([nationals])],
);

/** Codes of machine-readable zones that are no ISO code (ICAO Doc 9303-3, section 5). */
const ICAO_CODES: Readonly<Record<string, string>> = CODES.icao;

/**
 * ISO 3166-1 alpha-3, all assigned codes (iso.org, 2025), then the codes that zones use beside them, and
 * Utopia of the specimens.
 */
const ISO_CODES: ReadonlySet<string> = new Set(CODES.iso.flatMap((row) => row.split(' ')));

const NAMES = COUNTRIES.flatMap(([code, names, nationals]) =>
  [...names, ...nationals].map((name) => ({ code, name })),
);
const FINDER = new PhraseFinder(NAMES.map(({ name }) => name));
/** A name may stand beside its translation: `AMERICAN/AMERICAINE`. */
const LEAST_SHARE = 0.4;

/**
 * @returns ISO 3166-1 alpha-3 of a country as a machine-readable zone codes it; undefined for what is no code
 */
export function isoCountry(coded: string): string | undefined {
  const code = coded.replaceAll('<', '').toUpperCase();
  return ICAO_CODES[code] ?? (ISO_CODES.has(code) ? code : undefined);
}

/**
 * @returns ISO 3166-1 alpha-3 of a nationality or country as printed; undefined for one that is not known
 * here
 */
export function countryOfNationality(printed: string): string | undefined {
  const bare = squeeze(printed);
  if (/^[A-Z]{3}$/u.test(printed.trim()) && ISO_CODES.has(printed.trim())) return printed.trim();
  const same = NAMES.find(({ name }) => squeeze(name) === bare);
  if (same) return same.code;
  const { line, matches } = FINDER.find(wordsIn(printed));
  const [longest] = [...matches].sort((a, b) => b.end - b.start - (a.end - a.start));
  return longest && longest.end - longest.start >= LEAST_SHARE * line.text.length
    ? NAMES[longest.phrase]?.code
    : undefined;
}
