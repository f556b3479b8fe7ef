/** Names of the fields of a statement as a whole; `docs/fields.md` explains them. */
export const STATEMENT_FIELD_NAMES = [
  'bankName',
  'bankAddress',
  'accountHolderName',
  'accountHolderAddress',
  'statementStartDate',
  'statementEndDate',
] as const;

/** Under `accounts[i]`. */
export const ACCOUNT_FIELD_NAMES = [
  'accountNumber',
  'accountType',
  'beginningBalance',
  'endingBalance',
  'totalDeposits',
  'totalWithdrawals',
  'totalServiceFees',
] as const;

/** Under `accounts[i].transactions[j]`. */
export const TRANSACTION_FIELD_NAMES = ['date', 'description', 'checkNumber', 'depositAmount', 'withdrawalAmount', 'balance'] as const;

/** Under `accounts[i].checks[j]`. */
export const CHECK_FIELD_NAMES = ['number', 'date', 'amount'] as const;

export type StatementFieldName = (typeof STATEMENT_FIELD_NAMES)[number];
export type AccountFieldName = (typeof ACCOUNT_FIELD_NAMES)[number];
export type TransactionFieldName = (typeof TRANSACTION_FIELD_NAMES)[number];
export type CheckFieldName = (typeof CHECK_FIELD_NAMES)[number];
