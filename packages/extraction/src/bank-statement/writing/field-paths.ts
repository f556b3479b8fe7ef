import type { BANK_STATEMENT_FIELD_NAMES } from '../field-names.js';

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
