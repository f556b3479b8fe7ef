import type { CallerSide } from '../caller-side.js';
import {
  IdempotencyKeyTaken,
  JobLost,
  LookOutdated,
  RecordHeld,
  StoreError,
  type StoreErrorCode,
} from '../errors.js';
import type { IdempotentAnswer } from '../types.js';
import type { READS, WRITES } from './operations.js';

export type Reads = CallerSide<typeof READS>;
export type Writes = CallerSide<typeof WRITES>;

export interface ThreadSettings {
  readonly path: string;
  readonly role: 'reader' | 'writer';
}

export interface Request {
  readonly requestId: number;
  /**
   * A name of {@link Reads} or {@link Writes}; or `open`, which comes first, or `close`, after which the
   * thread ends.
   */
  readonly operation: string;
  readonly parameters: readonly unknown[];
}

export type Response =
  | { readonly requestId: number; readonly ok: true; readonly value: unknown }
  | { readonly requestId: number; readonly ok: false; readonly failure: Failure };

/** An error between threads: rebuilt from its code, never from its message. */
export type Failure =
  | { readonly code: StoreErrorCode; readonly message: string }
  | { readonly code: 'IDEMPOTENCY_KEY_TAKEN'; readonly answer: IdempotentAnswer }
  | { readonly code: 'LOOK_OUTDATED' }
  | { readonly code: 'JOB_LOST' }
  | { readonly code: 'RECORD_HELD'; readonly holdIds: readonly number[] };

/** SQLite's result codes (https://sqlite.org/rescode.html); the lowest byte of an extended one is the primary one. */
const PRIMARY_CODE = 0xff;
const SQLITE_BUSY = 5;
const SQLITE_FULL = 13;
const SQLITE_CONSTRAINT = 19;

export function failureOf(error: unknown): Failure {
  if (error instanceof IdempotencyKeyTaken) return { code: 'IDEMPOTENCY_KEY_TAKEN', answer: error.answer };
  if (error instanceof LookOutdated) return { code: 'LOOK_OUTDATED' };
  if (error instanceof JobLost) return { code: 'JOB_LOST' };
  if (error instanceof RecordHeld) return { code: 'RECORD_HELD', holdIds: error.holdIds };
  if (error instanceof StoreError) return { code: error.code, message: error.message };
  const message = error instanceof Error ? error.message : String(error);
  if (!(error instanceof Error && 'errcode' in error)) return { code: 'DATABASE_FAILED', message };
  const extendedCode = Number(error.errcode);
  const primaryCode = extendedCode & PRIMARY_CODE;
  if (primaryCode === SQLITE_CONSTRAINT) return { code: 'CONSTRAINT', message };
  if (primaryCode === SQLITE_FULL) return { code: 'DISK_FULL', message };
  if (primaryCode === SQLITE_BUSY) return { code: 'DATABASE_BUSY', message };
  return { code: 'DATABASE_FAILED', message: `SQLite ${extendedCode}: ${message}` };
}

export function errorOf(failure: Failure): Error {
  if (failure.code === 'IDEMPOTENCY_KEY_TAKEN') return new IdempotencyKeyTaken(failure.answer);
  if (failure.code === 'LOOK_OUTDATED') return new LookOutdated();
  if (failure.code === 'JOB_LOST') return new JobLost();
  if (failure.code === 'RECORD_HELD') return new RecordHeld(failure.holdIds);
  return new StoreError(failure.code, failure.message);
}
