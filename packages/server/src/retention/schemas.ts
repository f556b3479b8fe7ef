import { Type } from '@fastify/type-provider-typebox';
import { errorResponses, refTo } from '../http/error-schemas.js';
import { word } from '../http/schema-types.js';
import { isoTime } from '../jobs/wire.js';
import { RECORD_KINDS } from '../store/record-types.js';
import { MOST_RETENTION_DAYS } from '../store/retention-types.js';
import { TagEntry } from '../submission/schemas.js';
import { MAX_NAME_CHARACTERS, MAX_VALUE_CHARACTERS } from '../submission/tags.js';
import { MOST_COUNTED } from './due-records.js';

const heldRecord = Type.Object({
  kind: word(RECORD_KINDS),
  recordId: Type.Integer({ minimum: 1 }),
});

const reason = Type.String({ minLength: 1, maxLength: 200, description: 'For people: a case number.' });

export const HoldEntry = Type.Object(
  {
    holdId: Type.Integer({ minimum: 1 }),
    record: Type.Optional(heldRecord),
    tag: Type.Optional(refTo(TagEntry)),
    reason,
    createdAt: isoTime('When it was placed.'),
  },
  { $id: 'Hold', description: 'On a `record`, or on every record with a `tag`, later ones too.' },
);

export const RetentionEntry = Type.Object(
  {
    kind: word(RECORD_KINDS),
    days: Type.Integer({
      minimum: 0,
      description: 'Days after which its records are deleted; 0 keeps them.',
    }),
    isOwn: Type.Boolean({ description: 'False where the server’s setting applies.' }),
  },
  { $id: 'Retention' },
);

export const RETENTION_COMPONENTS = [HoldEntry, RetentionEntry];

/** A `tag` as it was sent with the records. */
const heldTag = Type.Object({
  name: Type.String({ minLength: 1, maxLength: MAX_NAME_CHARACTERS }),
  value: Type.String({ maxLength: MAX_VALUE_CHARACTERS }),
});

export const NewHoldBody = Type.Object({
  record: Type.Optional(heldRecord),
  tag: Type.Optional(heldTag),
  reason,
});

export const RetentionBody = Type.Object({
  days: Type.Integer({
    minimum: 0,
    maximum: MOST_RETENTION_DAYS,
    description: 'Days after which records are deleted with their files; 0 keeps them.',
  }),
});

const tags = ['Retention'];
const nothing = { 204: { type: 'null', description: 'Done.' } as const };
const kindParams = Type.Object({ kind: word(RECORD_KINDS) });

export const placeHoldSchema = {
  operationId: 'placeHold',
  summary: 'Place a legal hold',
  description:
    'What it is on is not deleted until it is lifted: not by hand, not by a tag, not when its time is up. On a `record` or on a `tag`, one of both.',
  tags,
  body: NewHoldBody,
  response: {
    201: Type.Object({ hold: refTo(HoldEntry) }, { description: 'The hold.' }),
    ...errorResponses(401, 403, 404, 415, 422, 429, 500),
  },
};

export const listHoldsSchema = {
  operationId: 'listHolds',
  summary: 'List legal holds',
  description: 'All of the organization, the oldest first.',
  tags,
  response: {
    200: Type.Object(
      { count: Type.Integer({ minimum: 0 }), data: Type.Array(refTo(HoldEntry)) },
      { description: 'All of them.' },
    ),
    ...errorResponses(401, 403, 429, 500),
  },
};

export const liftHoldSchema = {
  operationId: 'liftHold',
  summary: 'Lift a legal hold',
  description: 'What it was on goes when its time is up, or at the next look where it is up already.',
  tags,
  params: Type.Object({ holdId: Type.Integer({ minimum: 1 }) }),
  response: { ...nothing, ...errorResponses(401, 403, 404, 422, 429, 500) },
};

const retentionOfAll = Type.Object(
  { data: Type.Array(refTo(RetentionEntry)) },
  { description: 'How long records of each kind are kept.' },
);

export const getRetentionSchema = {
  operationId: 'getRetention',
  summary: 'Get retention',
  description: 'For how many days records of each kind are kept.',
  tags,
  response: { 200: retentionOfAll, ...errorResponses(401, 403, 429, 500) },
};

export const dueSchema = {
  operationId: 'getDueRecords',
  summary: 'What would be deleted',
  description:
    'How many records of a kind would be deleted within the hour if they were kept for so many days. Nothing is changed.',
  tags,
  params: kindParams,
  querystring: Type.Object({
    days: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: MOST_RETENTION_DAYS,
        description: 'Days to try; those that apply now without it.',
      }),
    ),
  }),
  response: {
    200: Type.Object(
      {
        kind: word(RECORD_KINDS),
        days: Type.Integer({ minimum: 0 }),
        records: Type.Integer({ minimum: 0, description: 'That would be deleted.' }),
        held: Type.Integer({ minimum: 0, description: 'Old enough, but kept by a legal hold.' }),
        isMore: Type.Boolean({ description: `There are more than the ${MOST_COUNTED} that were counted.` }),
      },
      { description: 'What is due.' },
    ),
    ...errorResponses(401, 403, 422, 429, 500),
  },
};

export const setRetentionSchema = {
  operationId: 'setRetention',
  summary: 'Set retention',
  description:
    'For how many days records of a kind are kept from now on. Those that are older already are deleted within the hour.',
  tags,
  params: kindParams,
  body: RetentionBody,
  response: { 200: retentionOfAll, ...errorResponses(401, 403, 415, 422, 429, 500) },
};

export const takeBackRetentionSchema = {
  operationId: 'takeBackRetention',
  summary: 'Take retention back',
  description: 'The server’s setting applies to the kind again.',
  tags,
  params: kindParams,
  response: { ...nothing, ...errorResponses(401, 403, 422, 429, 500) },
};
