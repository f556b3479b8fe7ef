/** Months by the beginnings of their names in English, Spanish, Portuguese, French, German, Italian and Dutch; folded capitals. */
const MONTHS: readonly (readonly string[])[] = [
  ['JAN', 'ENE', 'JANV', 'GEN', 'JAEN'],
  ['FEB', 'FEV', 'FEVR'],
  ['MAR', 'MRZ', 'MRT', 'MAE', 'MAAR'],
  ['APR', 'ABR', 'AVR', 'AVRI'],
  ['MAY', 'MAI', 'MAG', 'MEI', 'MAIO', 'MAYO'],
  ['JUN', 'JUIN', 'GIU'],
  ['JUL', 'JUIL', 'LUG'],
  ['AUG', 'AGO', 'AOU', 'AOUT'],
  ['SEP', 'SET', 'SEPT'],
  ['OCT', 'OUT', 'OKT', 'OTT'],
  ['NOV'],
  ['DEC', 'DIC', 'DEZ'],
];

const LONGEST_FIRST = MONTHS.flatMap((starts, index) => starts.map((start) => ({ start, month: index + 1 }))).sort(
  (a, b) => b.start.length - a.start.length,
);

/** @returns 1..12 of a month's name or its beginning, in capitals without accents; undefined for any other word */
export const monthOf = (name: string): number | undefined =>
  name.length <= 12 ? LONGEST_FIRST.find(({ start }) => name.startsWith(start))?.month : undefined;
