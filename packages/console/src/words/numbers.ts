/** Numbers, dates and plurals, as the reader's language writes them. */

const formatsOf = (language: string) => ({
  plain: new Intl.NumberFormat(language, { maximumFractionDigits: 2 }),
  tenth: new Intl.NumberFormat(language, { maximumFractionDigits: 1 }),
  tenths: new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  hundredths: new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  percent: new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }),
  signed: new Intl.NumberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: 'always',
  }),
  plural: new Intl.PluralRules(language),
  minute: new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }),
  day: new Intl.DateTimeFormat(language, { dateStyle: 'medium' }),
});

let formats = formatsOf('en');

/** From now on in this language (BCP 47): `es-MX`. What was written before stays as it is. */
export function writeIn(language: string): void {
  formats = formatsOf(language);
}

export const number = (value: number): string => formats.plain.format(value);

/** "1 page", "2 pages"; Brazilians write "0 página", too. */
export const count = (value: number, one: string, other: string): string =>
  `${number(value)} ${formats.plural.select(value) === 'one' ? one : other}`;

/** A likelihood of 0 to 100, to the tenth, as the record has it. */
export const likelihood = (value: number): string => formats.tenths.format(value);

/** A weight or log-odds. */
export const weight = (value: number): string => formats.signed.format(value).replace('-', '−');
export const decimals = (value: number): string => formats.hundredths.format(value);

export const amount = (value: number): string => formats.hundredths.format(value);

/** A share of 0 to 1, as percent: 99.5%. */
export const percent = (share: number): string => formats.percent.format(share);

/** Of a time as the interfaces write it: UTC, with or without zone. */
export const time = (iso: string): string => formats.minute.format(parseTime(iso));
export const date = (iso: string): string => formats.day.format(parseTime(iso));

export const parseTime = (iso: string): Date => new Date(/(?:Z|[+-]\d\d:?\d\d)$/.test(iso) ? iso : `${iso}Z`);

export function fileSize(size: number): string {
  if (size < 1000) return `${size} B`;
  return size < 1_000_000
    ? `${formats.tenth.format(size / 1000)} kB`
    : `${formats.tenth.format(size / 1_000_000)} MB`;
}
