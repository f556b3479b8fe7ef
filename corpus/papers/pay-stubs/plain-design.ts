/** What an American pay stub is like unless its design says otherwise: two weeks, hours and the year beside the amounts, taxes set apart. */
export const PLAIN_PAY_STUB = {
  country: 'US',
  language: 'en',
  page: 'letter',
  money: { decimal: '.', symbol: '', negative: 'leading' },
  dateStyle: 'MM/DD/YYYY',
  withHours: true,
  withYearToDate: true,
  taxesAmongDeductions: false,
  frequency: 'biweekly',
  capitalNames: false,
} as const;

/** What Mexico and Brazil have in common. */
export const PLAIN_LATIN = { withHours: false, withYearToDate: false, taxesAmongDeductions: true } as const;

/** Brazil's paper and money, by the month. */
export const PLAIN_BRAZILIAN = {
  country: 'BR',
  language: 'pt',
  page: 'A4',
  money: { decimal: ',', symbol: '', negative: 'leading' },
  frequency: 'monthly',
} as const;
