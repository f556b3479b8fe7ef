import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { callerOf } from '../access/authenticate.js';
import type { Caller } from '../access/types.js';
import { AssayError } from '../errors.js';
import { sendPage } from '../lists/page.js';
import { JOB_STATES, type Job } from '../store/job-types.js';
import { RECORD_KINDS, type RecordKind } from '../store/record-types.js';
import type { RecordStore } from '../store/types.js';
import { cancelSchema, getSchema, listSchema } from './schemas.js';
import type { AnalysisQueue } from './types.js';
import { jobToWire } from './wire.js';

export interface JobsDeps {
  readonly store: RecordStore;
  readonly queue: AnalysisQueue;
}

/** A job is read by who may read what it makes. */
const mayRead = ({ permissions }: Caller, kind: RecordKind): boolean => permissions.has(`${kind}:read`);

async function readableJob({ store }: JobsDeps, caller: Caller, jobId: string): Promise<Job> {
  const job = await store.findJob(caller.organizationId, jobId);
  if (!job || !mayRead(caller, job.kind)) throw new AssayError('JOB_NOT_FOUND');
  return job;
}

export const jobRoutes =
  (deps: JobsDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get('/jobs', { schema: listSchema, config: { permission: 'any' } }, async (request, reply) => {
      const caller = callerOf(request);
      const { kind, state, limit, offset } = request.query;
      const kinds = RECORD_KINDS.filter((one) => mayRead(caller, one) && (kind ?? one) === one);
      const states = state ? [state] : JOB_STATES;
      return sendPage(
        reply,
        { limit, offset },
        {
          read: async (wanted) => {
            const query = { kinds, states, ...wanted };
            const { totalCount, jobs } = await deps.store.listJobs(caller.organizationId, query);
            return { totalCount, records: jobs };
          },
          idOf: ({ jobId }) => jobId,
          toWire: jobToWire,
        },
      );
    });

    app.get('/jobs/:jobId', { schema: getSchema, config: { permission: 'any' } }, async (request) => ({
      job: jobToWire(await readableJob(deps, callerOf(request), request.params.jobId)),
    }));

    app.delete('/jobs/:jobId', { schema: cancelSchema, config: { permission: 'any' } }, async (request) => {
      const caller = callerOf(request);
      const { jobId, kind } = await readableJob(deps, caller, request.params.jobId);
      if (!caller.permissions.has(`${kind}:write`))
        throw new AssayError('FORBIDDEN', { permission: `${kind}:write` });
      if (!(await deps.queue.cancel(caller.organizationId, jobId))) throw new AssayError('JOB_BEGUN');
      return { job: jobToWire(await readableJob(deps, caller, jobId)) };
    });
  };
