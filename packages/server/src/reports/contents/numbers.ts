import type { Language } from '@assay/forensics';

/** How numbers are written where most of a language's reports are read. Fixed: two machines write the same. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-MX', pt: 'pt-BR' };

/** Numbers as a report in a language writes them. */
export function numbersIn(language: Language) {
  const fixed = (digits: number): Intl.NumberFormat =>
    new Intl.NumberFormat(LOCALES[language], {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  const [whole, tenths, hundredths] = [fixed(0), fixed(1), fixed(2)];
  return {
    whole: (value: number): string => whole.format(value),
    /** A likelihood of 0 to 100, to the tenth, as the record has it. */
    likelihood: (value: number): string => tenths.format(value),
    decimals: (value: number): string => hundredths.format(value).replace('-', '−'),
    /** With its sign. */
    weight: (value: number): string => `${value < 0 ? '−' : '+'}${hundredths.format(Math.abs(value))}`,
    /** How often the one for each of the other: of ten and more no decimals are told. */
    times: (value: number): string => (value >= 10 ? whole : tenths).format(value),
  };
}

/** UTC to the second, from microseconds since the Unix epoch. */
export const utc = (micros: number): string =>
  new Date(Math.floor(micros / 1000)).toISOString().slice(0, 19).replace('T', ' ');

export const logOddsOf = (percent: number): number => Math.log(percent / (100 - percent));
