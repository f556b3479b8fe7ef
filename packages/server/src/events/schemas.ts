import { Type } from '@fastify/type-provider-typebox';
import { errorResponses, refTo } from '../http/error-schemas.js';
import { word } from '../http/schema-types.js';
import { isoTime } from '../jobs/wire.js';
import { TOLD_DECISIONS } from '../reviews/schemas.js';
import { CORRECTION_CHANGES } from '../store/correction-types.js';
import { EVENT_TYPES } from '../store/event-types.js';
import { JOB_FAILURES } from '../store/job-types.js';
import { BASES, TRUTHS } from '../store/label-types.js';
import { RECORD_KINDS } from '../store/record-types.js';

/** A cursor is the store's own; all that is promised is that it can be sent back. */
const CURSOR_PATTERN = '^[0-9]{1,15}$';

const id = (of: string) => Type.Optional(Type.Integer({ minimum: 1, description: `Of the ${of}.` }));

/** What an event says, as pages and webhooks have it. */
export const EventBody = {
  type: word(EVENT_TYPES, 'What happened.'),
  timestamp: isoTime('When.'),
  data: Type.Object(
    {
      detectionId: id('detection'),
      parseId: id('parsed document'),
      verificationId: id('verification'),
      analysisId: id('analysis'),
      jobId: Type.Optional(Type.String({ format: 'uuid', description: 'Of the submission.' })),
      kind: Type.Optional(word(RECORD_KINDS, '`record.deleted`: what it was a record of.')),
      recordId: id('record, of a `record.deleted`'),
      webhookId: id('webhook'),
      reason: Type.Optional(
        word(['gone', 'failing'], '`webhook.disabled`: 410, or nothing was taken for three days.'),
      ),
      failure: Type.Optional(word(JOB_FAILURES, 'Of a `failed` one, as its job says it.')),
      likelihood: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
      fraudSeverity: Type.Optional(Type.String()),
      classification: Type.Optional(Type.String()),
      documentType: Type.Optional(Type.String()),
      confidence: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
      verified: Type.Optional(Type.Boolean()),
      model: Type.Optional(Type.String()),
      modelVersion: Type.Optional(Type.String()),
      decision: Type.Optional(word(TOLD_DECISIONS, '`review.decided`: what a person decided.')),
      isAgainst: Type.Optional(
        Type.Boolean({ description: '`review.decided`: it is not what the checks had found.' }),
      ),
      change: Type.Optional(word(CORRECTION_CHANGES, '`parse.corrected`: what a person said.')),
      path: Type.Optional(
        Type.String({ description: '`parse.corrected`: of the field, where it is about one.' }),
      ),
      truth: Type.Optional(word(TRUTHS, '`detection.labeled`: what the document turned out to be.')),
      basis: Type.Optional(word(BASES, '`detection.labeled`: how that is known.')),
      url: Type.Optional(Type.String({ description: 'Of the record, or of the job that made none.' })),
    },
    { description: 'Ids, figures and words of this API; never a value that was sent or read.' },
  ),
};

export const EventEntry = Type.Object(
  {
    id: Type.String({ description: 'The same wherever the event is told.' }),
    ...EventBody,
    cursor: Type.String({ description: 'To go on behind this event: `after`.' }),
  },
  { $id: 'Event' },
);

/** Added to the application under their `$id`, for the references to them. */
export const EVENT_COMPONENTS = [EventEntry];

export const listSchema = {
  operationId: 'listEvents',
  summary: 'Read events',
  description:
    'What happened to submissions, oldest first, for 30 days; of the kinds that the caller may read. Go on with `after` = `next` for as long as you like: an empty page says that nothing has happened since.',
  tags: ['Events'],
  querystring: Type.Object({
    after: Type.Optional(
      Type.String({
        pattern: CURSOR_PATTERN,
        description: '`next` of the page before, or the `cursor` of an event; from the oldest on without it.',
      }),
    ),
    limit: Type.Integer({ minimum: 1, maximum: 1000, default: 100 }),
    type: Type.Array(word(EVENT_TYPES), { default: [], description: 'Only those; may be repeated.' }),
  }),
  response: {
    200: Type.Object(
      {
        count: Type.Integer({ minimum: 0 }),
        data: Type.Array(refTo(EventEntry)),
        next: Type.String({ description: 'Where to go on.' }),
        hasMore: Type.Boolean({ description: 'Whether there is more already.' }),
      },
      { description: 'One page.' },
    ),
    ...errorResponses(401, 403, 422, 429, 500),
  },
};
