import { AssayError, type AssayErrorCode, ValidationError } from '../errors.js';
import { IdempotencyKeyTaken, StoreError, type StoreErrorCode } from '../store/errors.js';
import type { JobEnd } from '../store/job-types.js';

/** No word on the document: the pool had no place, is closing, nobody waits any more, or files cannot be stored. */
const NOT_TAKEN: ReadonlySet<AssayErrorCode> = new Set([
  'QUEUE_FULL',
  'SHUTTING_DOWN',
  'CLIENT_GONE',
  'STORAGE_UNAVAILABLE',
]);
/** Of a database that another machine serves. */
const DATABASE_GONE: ReadonlySet<StoreErrorCode> = new Set(['DATABASE_UNREACHABLE', 'STORE_STOPPED']);

/** How long a job waits that found every place taken. */
export const RETRY_MS = 250;
/** How long one waits whose record or files could not be stored; the store of files tried for some seconds then. */
export const STORAGE_RETRY_MS = 15_000;

/** How long a job waits whose conclusion threw what is no word on its document; undefined: it has ended. */
export function againAfterMs(error: unknown): number | undefined {
  if (error instanceof StoreError && DATABASE_GONE.has(error.code)) return STORAGE_RETRY_MS;
  if (!(error instanceof AssayError && NOT_TAKEN.has(error.code))) return undefined;
  return error.code === 'STORAGE_UNAVAILABLE' ? STORAGE_RETRY_MS : RETRY_MS;
}

/** How a job ends whose conclusion threw. */
export function endOf(error: unknown): JobEnd {
  if (error instanceof ValidationError) return { state: 'refused', issues: error.issues };
  if (error instanceof IdempotencyKeyTaken) return { state: 'done', recordId: error.answer.recordId };
  const isBusy = error instanceof AssayError && error.statusCode === 503;
  return { state: 'failed', failure: isBusy ? 'unavailable' : 'internal' };
}
