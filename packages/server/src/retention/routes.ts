import type { FastifyPluginAsyncTypebox, Static } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf } from '../access/authenticate.js';
import { noteAction } from '../access/note-action.js';
import type { Caller } from '../access/types.js';
import type { Clock } from '../clock.js';
import { AssayError, ValidationError } from '../errors.js';
import { readBody, takeJson } from '../http/json-body.js';
import { missing, multipleValues } from '../http/validation-issues.js';
import type { AuditDetail } from '../store/account-types.js';
import type { RecordKind } from '../store/record-types.js';
import type { HeldThing } from '../store/retention-types.js';
import type { RecordStore } from '../store/types.js';
import { detailOfHold, detailOfRetention, isThere } from './held-thing.js';
import {
  getRetentionSchema,
  liftHoldSchema,
  listHoldsSchema,
  NewHoldBody,
  placeHoldSchema,
  RetentionBody,
  setRetentionSchema,
  takeBackRetentionSchema,
} from './schemas.js';
import { holdToWire, retentionToWire } from './wire.js';

export interface RetentionDeps {
  readonly store: RecordStore;
  readonly clock: Clock;
  readonly settings: { readonly retentionDays: number };
}

/** Legal holds, and for how long records are kept. */
export const retentionRoutes =
  ({ store, clock, settings }: RetentionDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    takeJson(app as unknown as FastifyInstance);
    const config = { permission: 'retention:manage' } as const;
    const note = (
      { organizationId, credential }: Caller,
      action: string,
      object: string,
      detail?: AuditDetail,
    ) => noteAction({ store, clock }, { organizationId, actor: credential }, action, object, detail);

    app.post('/holds', { schema: placeHoldSchema, config }, async (request, reply) => {
      const caller = callerOf(request);
      const { organizationId } = caller;
      const body = readBody(request, NewHoldBody);
      const on = heldThing(body);
      if (!(await isThere(store, organizationId, on))) throw new AssayError('RECORD_NOT_FOUND');
      const { reason } = body;
      const hold = await store.insertHold({ organizationId, on, reason, createdAtMicros: clock() });
      await note(caller, 'hold.placed', `hold:${hold.holdId}`, detailOfHold(on));
      return reply.code(201).send({ hold: holdToWire(hold) });
    });

    app.get('/holds', { schema: listHoldsSchema, config }, async (request) => {
      const holds = await store.listHolds(callerOf(request).organizationId);
      return { count: holds.length, data: holds.map(holdToWire) };
    });

    app.delete('/holds/:holdId', { schema: liftHoldSchema, config }, async (request, reply) => {
      const caller = callerOf(request);
      const { holdId } = request.params;
      if (!(await store.deleteHold(caller.organizationId, holdId))) throw new AssayError('HOLD_NOT_FOUND');
      await note(caller, 'hold.lifted', `hold:${holdId}`);
      return reply.code(204).send(null);
    });

    const retentionOf = async (organizationId: number) =>
      retentionToWire(await store.retentionDays(organizationId), settings.retentionDays);

    app.get('/retention', { schema: getRetentionSchema, config }, (request) =>
      retentionOf(callerOf(request).organizationId),
    );

    const setDays = async (request: FastifyRequest, kind: RecordKind, days?: number): Promise<Caller> => {
      const caller = callerOf(request);
      // What is sent with test keys is kept as long as what is meant: they do not say how long that is.
      if (caller.isTest) throw new AssayError('FORBIDDEN');
      await store.setRetention(caller.organizationId, kind, days);
      await note(
        caller,
        'retention.set',
        `organization:${caller.organizationId}`,
        detailOfRetention(kind, days),
      );
      return caller;
    };

    app.put('/retention/:kind', { schema: setRetentionSchema, config }, async (request) => {
      const { days } = readBody(request, RetentionBody);
      const { organizationId } = await setDays(request, request.params.kind, days);
      return retentionOf(organizationId);
    });

    app.delete('/retention/:kind', { schema: takeBackRetentionSchema, config }, async (request, reply) => {
      await setDays(request, request.params.kind);
      return reply.code(204).send(null);
    });
  };

/** @throws ValidationError where it is neither on a record nor on a tag, or on both */
function heldThing({ record, tag }: Static<typeof NewHoldBody>): HeldThing {
  if (tag) {
    if (record) throw new ValidationError([multipleValues(['body', 'tag'], 2)]);
    return { tag };
  }
  if (!record) throw new ValidationError([missing(['body', 'record'])]);
  return record;
}
