import { IdempotencyKeyTaken, JobLost, LookOutdated, RecordHeld, StoreError } from '../errors.js';

/** PostgreSQL's codes: a transaction that others got in the way of. */
const RETRIABLE: ReadonlySet<unknown> = new Set(['40001', '40P01']);

/** Classes of codes: no connection, too many of them, an operator ended it. */
const UNAVAILABLE_CLASSES: ReadonlySet<string> = new Set(['08', '53', '57']);
const CONSTRAINT_CLASS = '23';
/** A statement that ran into its limit (BEGIN_READ). */
const CANCELED = '57014';

/** Codes of sockets, and PostgreSQL's for a database that takes nobody. */
const UNREACHABLE: ReadonlySet<string> = new Set([
  '55000',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

export const isRetriable = (error: unknown): boolean => RETRIABLE.has(codeOf(error));

/** An error as the store's callers know it. Neither PostgreSQL's `detail`, which quotes values, nor the address gets into it. */
export function storeErrorOf(error: unknown): Error {
  if (
    error instanceof StoreError ||
    error instanceof IdempotencyKeyTaken ||
    error instanceof JobLost ||
    error instanceof LookOutdated ||
    error instanceof RecordHeld ||
    error instanceof RangeError
  )
    return error;
  const message = error instanceof Error ? error.message : String(error);
  const code = codeOf(error);
  if (code.startsWith(CONSTRAINT_CLASS)) return new StoreError('CONSTRAINT', message);
  if (isRetriable(error)) return new StoreError('DATABASE_BUSY', message);
  if (code === CANCELED) return new StoreError('QUERY_TOO_LONG', message);
  if (UNREACHABLE.has(code) || UNAVAILABLE_CLASSES.has(code.slice(0, 2)) || isBrokenOff(message))
    return new StoreError('DATABASE_UNREACHABLE', message);
  return new StoreError('DATABASE_FAILED', code ? `${code}: ${message}` : message);
}

/** `pg` has no codes for these. */
const isBrokenOff = (message: string): boolean =>
  /^(Connection terminated|Client has encountered a connection error|timeout (expired|exceeded))/i.test(
    message,
  );
