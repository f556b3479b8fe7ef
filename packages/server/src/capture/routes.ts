import { randomUUID } from 'node:crypto';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../access/authenticate.js';
import type { Clock } from '../clock.js';
import { AssayError } from '../errors.js';
import { takeJson } from '../http/json-body.js';
import type { CaptureSession } from '../store/capture-types.js';
import type { RecordStore } from '../store/types.js';
import { drawInstructions } from './draw-instructions.js';
import { createCaptureSchema, getCaptureSchema } from './schemas.js';
import { captureToWire } from './wire.js';

const MINUTE_MICROS = 60 * 1_000_000;
/** Long enough for a second try and a slow line; whoever cuts a clip to measure has as long, too. */
const VALID_MICROS = 5 * MINUTE_MICROS;
const KEPT_MICROS = 24 * 60 * MINUTE_MICROS;

export interface CaptureDeps {
  readonly store: RecordStore;
  readonly clock: Clock;
}

/** Capture sessions: what a person is asked to do while a selfie clip is made. */
export const captureRoutes =
  ({ store, clock }: CaptureDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    // It takes no body; programs that always send JSON may.
    takeJson(app as unknown as FastifyInstance);
    app.post(
      '/capture-sessions',
      { schema: createCaptureSchema, config: { permission: 'verification:write' } },
      async (request, reply) => {
        const now = clock();
        const session: CaptureSession = {
          captureSessionId: randomUUID(),
          organizationId: callerOf(request).organizationId,
          instructions: drawInstructions(),
          createdAtMicros: now,
          expiresAtMicros: now + VALID_MICROS,
        };
        await store.insertCaptureSession(session, now - KEPT_MICROS);
        return reply.code(201).send({ captureSession: captureToWire(session) });
      },
    );

    app.get(
      '/capture-sessions/:captureSessionId',
      { schema: getCaptureSchema, config: { permission: 'verification:read' } },
      async (request) => {
        const { captureSessionId } = request.params;
        const session = await store.findCaptureSession(callerOf(request).organizationId, captureSessionId);
        if (!session) throw new AssayError('CAPTURE_SESSION_NOT_FOUND');
        return { captureSession: captureToWire(session) };
      },
    );
  };
