/** Numbers, dates and plurals, as the reader's language writes them. */

const LANGUAGE = 'en';

const plain = new Intl.NumberFormat(LANGUAGE, { maximumFractionDigits: 2 });
const tenths = new Intl.NumberFormat(LANGUAGE, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const hundredths = new Intl.NumberFormat(LANGUAGE, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const signed = new Intl.NumberFormat(LANGUAGE, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'always',
});
const money = new Intl.NumberFormat(LANGUAGE, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const minute = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'medium', timeStyle: 'short' });
const day = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'medium' });
const bytes = new Intl.NumberFormat(LANGUAGE, { maximumFractionDigits: 1 });

export const number = (value: number): string => plain.format(value);

/** "1 page", "2 pages". */
export const count = (value: number, one: string, other: string): string =>
  `${plain.format(value)} ${value === 1 ? one : other}`;

/** A likelihood of 0 to 100, to the tenth, as the record has it. */
export const likelihood = (value: number): string => tenths.format(value);

/** A weight or log-odds. */
export const weight = (value: number): string => signed.format(value).replace('-', '−');
export const decimals = (value: number): string => hundredths.format(value);

export const amount = (value: number): string => money.format(value);

/** A share of 0 to 1, as percent: 99.5 %. */
export const percent = (share: number): string => `${bytes.format(share * 100)} %`;

/** Of a time as the interfaces write it: UTC, with or without zone. */
export const time = (iso: string): string => minute.format(parseTime(iso));
export const date = (iso: string): string => day.format(parseTime(iso));

export const parseTime = (iso: string): Date => new Date(/(?:Z|[+-]\d\d:?\d\d)$/.test(iso) ? iso : `${iso}Z`);

export function fileSize(size: number): string {
  if (size < 1000) return `${size} B`;
  return size < 1_000_000 ? `${bytes.format(size / 1000)} kB` : `${bytes.format(size / 1_000_000)} MB`;
}
