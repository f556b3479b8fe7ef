export { IdempotencyKeyTaken, StoreError, type StoreErrorCode } from './errors.js';
export { openSqliteStore, type SqliteStoreOptions } from './sqlite/open.js';
export * from './types.js';
