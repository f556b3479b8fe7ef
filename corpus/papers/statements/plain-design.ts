/** What a statement is like unless its design says otherwise: one account, running balances, oldest first, nothing beside its table. */
export const PLAIN_STATEMENT = {
  fontSizePoints: 9,
  summary: undefined,
  closing: undefined,
  withBalance: true,
  newestFirst: false,
  accounts: 1,
  checks: false,
  fees: false,
  detailLines: false,
  capitalNames: false,
  overNewYear: false,
} as const;

/** Country, language, paper and the plainest writing of amounts; a design's own come behind them. */
export const PLAIN_US = {
  country: 'US',
  language: 'en',
  page: 'letter',
  money: { decimal: '.', symbol: '', negative: 'leading' },
} as const;
export const PLAIN_MX = { ...PLAIN_US, country: 'MX', language: 'es' } as const;
export const PLAIN_BR = {
  country: 'BR',
  language: 'pt',
  page: 'A4',
  money: { decimal: ',', symbol: '', negative: 'leading' },
} as const;
