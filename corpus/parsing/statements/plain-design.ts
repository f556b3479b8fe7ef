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
