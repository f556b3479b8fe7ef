import { Type } from '@fastify/type-provider-typebox';
import { errorResponses, refTo, ValidationErrorBody } from '../http/error-schemas.js';
import { word } from '../http/schema-types.js';
import { pageOf } from '../lists/schemas.js';
import { JOB_FAILURES, JOB_STATES } from '../store/job-types.js';
import { RECORD_KINDS } from '../store/record-types.js';
import { isoTime } from './wire.js';

export const JobEntry = Type.Object(
  {
    jobId: Type.String({ format: 'uuid' }),
    kind: word(RECORD_KINDS, 'What was submitted, and what its record is.'),
    state: word(
      JOB_STATES,
      '`done` made a record; `refused` is the 422 that a waiting sender would have got; `failed` is our fault.',
    ),
    attempt: Type.Integer({ minimum: 0, description: 'Times that it was begun.' }),
    recordId: Type.Optional(Type.Integer({ minimum: 1, description: 'Of the record, once `done`.' })),
    refusal: Type.Optional(refTo(ValidationErrorBody)),
    failure: Type.Optional(
      word(
        JOB_FAILURES,
        '`internal`: see the log; `unavailable`: send it again later; `worker_lost`: two processes ended while they examined it.',
      ),
    ),
    createdAt: isoTime('When it was accepted.'),
    endedAt: Type.Optional(isoTime('When it ended.')),
  },
  { $id: 'Job' },
);

/** Added to the application under its `$id`, for the references to it. */
export const JOB_COMPONENTS = [JobEntry];

/** The answer to a submission whose sender does not wait. */
export const acceptedResponse = {
  202: Type.Object(
    { job: refTo(JobEntry) },
    { description: 'Accepted, with `Prefer: respond-async`; `Location` names the job.' },
  ),
};

const tags = ['Jobs'];
const params = Type.Object({
  jobId: Type.String({
    format: 'uuid',
    pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
    description: 'In lower case, as it was given.',
  }),
});
const job = Type.Object({ job: refTo(JobEntry) }, { description: 'The job.' });

export const getSchema = {
  operationId: 'getJob',
  summary: 'Get a job',
  description: 'How far an accepted submission is. For 30 days after its end, or until its record is erased.',
  tags,
  params,
  response: { 200: job, ...errorResponses(401, 403, 404, 422, 429, 500) },
};

export const cancelSchema = {
  operationId: 'cancelJob',
  summary: 'Cancel a job',
  description: 'Takes a submission back that nobody has begun to examine; its upload is removed.',
  tags,
  params,
  response: { 200: job, ...errorResponses(401, 403, 404, 409, 422, 429, 500) },
};

export const listSchema = {
  operationId: 'listJobs',
  summary: 'List jobs',
  description: 'Newest first; of the kinds that the caller may read.',
  tags,
  querystring: Type.Object({
    limit: Type.Integer({ minimum: 1, maximum: 100, default: 25 }),
    offset: Type.Integer({ minimum: 0, default: 0 }),
    state: Type.Optional(word(JOB_STATES, 'Only those.')),
    kind: Type.Optional(word(RECORD_KINDS, 'Only those.')),
  }),
  response: { 200: pageOf(JobEntry), ...errorResponses(401, 403, 422, 429, 500) },
};
