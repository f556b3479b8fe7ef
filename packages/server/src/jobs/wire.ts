import { Type } from '@fastify/type-provider-typebox';
import type { Job } from '../store/job-types.js';

export const isoTime = (description: string) => Type.String({ format: 'date-time', description });

const iso = (micros: number): string => new Date(Math.floor(micros / 1000)).toISOString();

/** A job as the API spells it. */
export const jobToWire = (job: Job) => ({
  jobId: job.jobId,
  kind: job.kind,
  state: job.state,
  attempt: job.attempt,
  ...(job.recordId !== undefined && { recordId: job.recordId }),
  ...(job.issues && {
    refusal: { detail: job.issues.map((issue) => ({ ...issue, loc: [...issue.loc] })) },
  }),
  ...(job.failure && { failure: job.failure }),
  createdAt: iso(job.createdAtMicros),
  ...(job.endedAtMicros !== undefined && { endedAt: iso(job.endedAtMicros) }),
});
