export * from './detection-types.js';
export { IdempotencyKeyTaken, LookOutdated, StoreError, type StoreErrorCode } from './errors.js';
export { MAX_CANDIDATES, MAX_SHARED_BY_COUNTED } from './link-limits.js';
export * from './link-types.js';
export * from './parsing-types.js';
export * from './record-types.js';
export { openSqliteStore, type SqliteStoreOptions } from './sqlite/open.js';
export * from './types.js';
export * from './verification-types.js';
