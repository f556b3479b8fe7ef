import type { Static } from '@fastify/type-provider-typebox';
import { toIsoTime } from '../http/wire-time.js';
import type { CaptureSession } from '../store/capture-types.js';
import type { CaptureSessionEntry } from './schemas.js';

/** For the last movement to be seen, should the person be slow. */
const AFTER_LAST_MS = 1000;

/** A capture session as the API spells it. */
export const captureToWire = (session: CaptureSession): Static<typeof CaptureSessionEntry> => ({
  captureSessionId: session.captureSessionId,
  instructions: session.instructions.map((instruction) => ({ ...instruction })),
  durationMs: (session.instructions.at(-1)?.toMs ?? 0) + AFTER_LAST_MS,
  createdAt: toIsoTime(session.createdAtMicros),
  expiresAt: toIsoTime(session.expiresAtMicros),
  isUsed: session.jobId !== undefined,
});
