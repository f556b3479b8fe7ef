import { Type } from '@fastify/type-provider-typebox';
import { validationBody } from '../http/error-answers.js';
import { toIsoTime } from '../http/wire-time.js';
import type { Job } from '../store/job-types.js';

export const isoTime = (description: string) => Type.String({ format: 'date-time', description });

/** A job as the API spells it. */
export const jobToWire = (job: Job) => ({
  jobId: job.jobId,
  kind: job.kind,
  state: job.state,
  attempt: job.attempt,
  ...(job.recordId !== undefined && { recordId: job.recordId }),
  ...(job.issues && { refusal: validationBody(job.issues) }),
  ...(job.failure && { failure: job.failure }),
  createdAt: toIsoTime(job.createdAtMicros),
  ...(job.endedAtMicros !== undefined && { endedAt: toIsoTime(job.endedAtMicros) }),
});
