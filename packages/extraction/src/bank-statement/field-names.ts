import { CURRENCY_FIELD_NAME, type FieldName } from '../fields/types.js';

/** What statements of accounts state. */
export const BANK_STATEMENT_FIELD_NAMES = [
  { name: 'bankName', kind: 'text', meaning: 'name of the bank' },
  { name: 'bankAddress', kind: 'text', meaning: "the bank's address in one string" },
  { name: 'accountHolderName', kind: 'text', meaning: 'name of the account holder, as printed' },
  { name: 'accountHolderAddress', kind: 'text', meaning: "the account holder's address in one string" },
  { name: 'statementStartDate', kind: 'date', meaning: 'first day of the period' },
  { name: 'statementEndDate', kind: 'date', meaning: 'last day of the period' },
  CURRENCY_FIELD_NAME,
  {
    name: 'accounts[].accountNumber',
    kind: 'text',
    meaning: 'number of the account, as far as it is printed',
  },
  { name: 'accounts[].accountType', kind: 'text', meaning: 'kind of account, as printed' },
  { name: 'accounts[].beginningBalance', kind: 'number', meaning: 'balance before the first transaction' },
  { name: 'accounts[].endingBalance', kind: 'number', meaning: 'balance after the last transaction' },
  { name: 'accounts[].totalServiceFees', kind: 'number', meaning: 'fees of the period together' },
  { name: 'accounts[].totalDeposits', kind: 'number', meaning: 'amounts credited in the period together' },
  { name: 'accounts[].totalWithdrawals', kind: 'number', meaning: 'amounts debited in the period together' },
  { name: 'accounts[].transactions[].date', kind: 'date', meaning: 'day of the transaction' },
  { name: 'accounts[].transactions[].description', kind: 'text', meaning: 'description, as printed' },
  { name: 'accounts[].transactions[].checkNumber', kind: 'text', meaning: 'number of the check' },
  { name: 'accounts[].transactions[].depositAmount', kind: 'number', meaning: 'amount credited' },
  {
    name: 'accounts[].transactions[].withdrawalAmount',
    kind: 'number',
    meaning: 'amount debited, above zero',
  },
  {
    name: 'accounts[].transactions[].balance',
    kind: 'number',
    meaning:
      'balance after the transaction, printed beside it or, for the last of a day, in a row of its own below it',
  },
  { name: 'accounts[].checks[].number', kind: 'text', meaning: 'number of a check in the list of checks' },
  { name: 'accounts[].checks[].date', kind: 'date', meaning: 'day on which it was paid' },
  { name: 'accounts[].checks[].amount', kind: 'number', meaning: 'its amount' },
] as const satisfies readonly FieldName[];

type Path = (typeof BANK_STATEMENT_FIELD_NAMES)[number]['name'];
type Under<P extends string, List extends string> = P extends `${List}.${infer Name}`
  ? Name extends `${string}.${string}`
    ? never
    : Name
  : never;

export type StatementFieldName = Exclude<Path, `accounts${string}`>;
export type AccountFieldName = Under<Path, 'accounts[]'>;
export type TransactionFieldName = Under<Path, 'accounts[].transactions[]'>;
export type CheckFieldName = Under<Path, 'accounts[].checks[]'>;
