/** Numbers as an English report writes them. Of a fixed locale: two machines write the same. */

const fixed = (digits: number): Intl.NumberFormat =>
  new Intl.NumberFormat('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const tenths = fixed(1);
const hundredths = fixed(2);

/** A likelihood of 0 to 100, to the tenth, as the record has it. */
export const likelihood = (value: number): string => tenths.format(value);
export const decimals = (value: number): string => hundredths.format(value).replace('-', '−');
/** With its sign. */
export const weight = (value: number): string =>
  `${value < 0 ? '−' : '+'}${hundredths.format(Math.abs(value))}`;
/** `60 to 1` of a natural log-likelihood ratio; below one `1 to 1.2`. */
export function odds(ratio: number): string {
  const times = Math.exp(Math.abs(ratio));
  const text = times >= 10 ? Math.round(times).toLocaleString('en') : tenths.format(times);
  return ratio >= 0 ? `${text} to 1` : `1 to ${text}`;
}

/** UTC to the second, from microseconds since the Unix epoch. */
export const utc = (micros: number): string =>
  new Date(Math.floor(micros / 1000)).toISOString().slice(0, 19).replace('T', ' ');

export const logOddsOf = (percent: number): number => Math.log(percent / (100 - percent));
