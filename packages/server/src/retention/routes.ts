import type { FastifyPluginAsyncTypebox, Static } from '@fastify/type-provider-typebox';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf } from '../access/authenticate.js';
import { noteAction } from '../access/note-action.js';
import type { Clock } from '../clock.js';
import { AssayError, ValidationError } from '../errors.js';
import { readBody, takeJson } from '../http/json-body.js';
import { missing, multipleValues } from '../http/validation-issues.js';
import type { AuditDetail } from '../store/account-types.js';
import type { RecordKind } from '../store/record-types.js';
import type { HeldThing } from '../store/retention-types.js';
import type { RecordStore } from '../store/types.js';
import { dueRecords } from './due-records.js';
import { detailOfHold, detailOfRetention, isThere } from './held-thing.js';
import {
  dueSchema,
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

/** Who says what is kept: a program, or a person in the console. */
interface Keeper {
  readonly organizationId: number;
  /** As the audit log has it. */
  readonly actor: string;
  /** Holds what it was sent itself, and does not say how long anything is kept. */
  readonly isTest: boolean;
}

/** How they come in: what their routes ask for, and who stands behind a request that passed. */
export interface RetentionDoor {
  readonly config: FastifyContextConfig;
  readonly keeperOf: (request: FastifyRequest) => Keeper;
}

const DOOR_OF_PROGRAMS: RetentionDoor = {
  config: { permission: 'retention:manage' },
  keeperOf: (request) => {
    const { organizationId, credential: actor, isTest = false } = callerOf(request);
    return { organizationId, actor, isTest };
  },
};

/** Under `/v1`, by a key: legal holds, and for how long records are kept. */
export const retentionRoutes =
  (deps: RetentionDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    takeJson(app as unknown as FastifyInstance);
    await app.register(manageRetention(deps, DOOR_OF_PROGRAMS));
  };

/** The routes, whoever comes in by that door. Bodies are read as JSON already. */
export const manageRetention =
  (
    { store, clock, settings }: RetentionDeps,
    { config, keeperOf }: RetentionDoor,
  ): FastifyPluginAsyncTypebox =>
  async (app) => {
    const note = (keeper: Keeper, action: string, object: string, detail?: AuditDetail) =>
      noteAction({ store, clock }, keeper, action, object, detail);

    app.post('/holds', { schema: placeHoldSchema, config }, async (request, reply) => {
      const keeper = keeperOf(request);
      const { organizationId } = keeper;
      const body = readBody(request, NewHoldBody);
      const on = heldThing(body);
      if (!(await isThere(store, organizationId, on))) throw new AssayError('RECORD_NOT_FOUND');
      const { reason } = body;
      const hold = await store.insertHold({ organizationId, on, reason, createdAtMicros: clock() });
      await note(keeper, 'hold.placed', `hold:${hold.holdId}`, detailOfHold(on));
      return reply.code(201).send({ hold: holdToWire(hold) });
    });

    app.get('/holds', { schema: listHoldsSchema, config }, async (request) => {
      const holds = await store.listHolds(keeperOf(request).organizationId);
      return { count: holds.length, data: holds.map(holdToWire) };
    });

    app.delete('/holds/:holdId', { schema: liftHoldSchema, config }, async (request, reply) => {
      const keeper = keeperOf(request);
      const { holdId } = request.params;
      if (!(await store.deleteHold(keeper.organizationId, holdId))) throw new AssayError('HOLD_NOT_FOUND');
      await note(keeper, 'hold.lifted', `hold:${holdId}`);
      return reply.code(204).send(null);
    });

    const retentionOf = async (organizationId: number) =>
      retentionToWire(await store.retentionDays(organizationId), settings.retentionDays);

    app.get('/retention', { schema: getRetentionSchema, config }, (request) =>
      retentionOf(keeperOf(request).organizationId),
    );

    app.get('/retention/:kind/due', { schema: dueSchema, config }, async (request) => {
      const { organizationId } = keeperOf(request);
      const { kind } = request.params;
      const own = async (): Promise<number> =>
        (await store.retentionDays(organizationId))[kind] ?? settings.retentionDays;
      const days = request.query.days ?? (await own());
      return { kind, days, ...(await dueRecords({ store, clock }, organizationId, kind, days)) };
    });

    const setDays = async (request: FastifyRequest, kind: RecordKind, days?: number): Promise<Keeper> => {
      const keeper = keeperOf(request);
      const { organizationId } = keeper;
      // What is sent with test keys is kept as long as what is meant: they do not say how long that is.
      if (keeper.isTest) throw new AssayError('FORBIDDEN');
      await store.setRetention(organizationId, kind, days);
      await note(keeper, 'retention.set', `organization:${organizationId}`, detailOfRetention(kind, days));
      return keeper;
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
