import type { CaptureRefusal, CaptureSession } from '../capture-types.js';
import type { SqlValue } from './columns.js';

/** In the order of the table's columns. */
export type CaptureRow = readonly [
  captureSessionId: string,
  organizationId: number,
  instructions: string,
  createdAtMicros: number,
  expiresAtMicros: number,
  jobId: string | null,
];

export const captureOfRow = ([
  id,
  organizationId,
  instructions,
  created,
  expires,
  jobId,
]: CaptureRow): CaptureSession => ({
  captureSessionId: id,
  organizationId,
  instructions: JSON.parse(instructions) as CaptureSession['instructions'],
  createdAtMicros: created,
  expiresAtMicros: expires,
  ...(jobId !== null && { jobId }),
});

export const captureRow = (session: CaptureSession): SqlValue[] => [
  session.captureSessionId,
  session.organizationId,
  JSON.stringify(session.instructions),
  session.createdAtMicros,
  session.expiresAtMicros,
  session.jobId ?? null,
];

/** Why a session that could not be given to a job could not. */
export const refusalOf = (session: CaptureSession | undefined): CaptureRefusal =>
  session === undefined ? 'unknown' : session.jobId === undefined ? 'expired' : 'used';
