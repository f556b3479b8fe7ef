import MONTHS from './months.json' with { type: 'json' };

/** Languages of papers. */
export type PaperLanguage = 'en' | 'es' | 'pt';

/** A day of the Gregorian calendar; `month` 1..12. */
export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export type DateStyle = 'MM/DD' | 'MM/DD/YYYY' | 'DD/MM/YYYY' | 'DD MMM YYYY' | 'long';

const two = (value: number): string => String(value).padStart(2, '0');

export const isoDate = ({ year, month, day }: Day): string => `${year}-${two(month)}-${two(day)}`;

/** The day `count` days later; earlier when negative. */
export function daysAfter({ year, month, day }: Day, count: number): Day {
  const date = new Date(Date.UTC(year, month - 1, day + count));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

export function formatDay({ year, month, day }: Day, style: DateStyle, language: PaperLanguage): string {
  const name = MONTHS[language].split(' ')[month - 1] ?? '';
  if (style === 'long') return language === 'en' ? `${name} ${day}, ${year}` : `${day} de ${name} de ${year}`;
  const short = language === 'en' ? name.slice(0, 3) : name.slice(0, 3).toUpperCase();
  return style
    .replace('YYYY', String(year))
    .replace('DD', two(day))
    .replace(/MMM?/, (part) => (part === 'MM' ? two(month) : short));
}
