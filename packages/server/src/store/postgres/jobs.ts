import { JobLost } from '../errors.js';
import type { Job, JobEnd, JobLease, JobPage, JobStore, NewJob, WaitingJob } from '../job-types.js';
import type { RecordKind } from '../record-types.js';
import { endedEvent } from '../rows/event.js';
import { JOB_COLUMNS, type JobRow, jobOfRow, KEY_VALID_MICROS, LOST_TOGETHER_MICROS } from '../rows/job.js';
import { releaseCaptureSession } from './capture.js';
import type { Queries } from './database.js';
import { insertEvent } from './events.js';
import { addWork } from './work-queue.js';

async function jobOfKey(
  queries: Queries,
  { organizationId, claim, createdAtMicros }: NewJob,
): Promise<Job | undefined> {
  if (!claim) return undefined;
  // Of two submissions with one key at the same time, the second waits here and finds the first.
  await queries.run('SELECT pg_advisory_xact_lock(hashtextextended($1, $2))', [claim.key, organizationId]);
  const row = await queries.get<JobRow>(
    `SELECT ${JOB_COLUMNS} FROM analysis_job WHERE organization_id = $1 AND idempotency_key = $2
     AND (state IN ('queued', 'running') OR state = 'done' AND created_at_micros > $3)
     ORDER BY created_at_micros DESC LIMIT 1`,
    [organizationId, claim.key, createdAtMicros - KEY_VALID_MICROS],
  );
  return row && jobOfRow(row);
}

/** @returns the job that stands for the key already, or this one */
export async function insertJob(queries: Queries, job: NewJob): Promise<Job> {
  const earlier = await jobOfKey(queries, job);
  if (earlier) return earlier;
  const { jobId, organizationId, kind, request, claim, createdAtMicros, runningUntilMicros } = job;
  const state = runningUntilMicros === undefined ? 'queued' : 'running';
  const attempt = runningUntilMicros === undefined ? 0 : 1;
  await queries.run(
    `INSERT INTO analysis_job (job_id, organization_id, kind, state, attempt, lease_until_micros, request,
       idempotency_key, request_sha256, created_at_micros) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      jobId,
      organizationId,
      kind,
      state,
      attempt,
      runningUntilMicros ?? null,
      request,
      claim?.key ?? null,
      claim?.requestSha256 ?? null,
      createdAtMicros,
    ],
  );
  if (state === 'queued') await addWork(queries, { jobId, organizationId, waits: job.waits ?? false });
  return { jobId, organizationId, kind, state, attempt, request, claim, createdAtMicros };
}

export async function beginJob(
  queries: Queries,
  jobId: string,
  leaseUntilMicros: number,
): Promise<{ job: Job; lease: JobLease } | undefined> {
  const row = await queries.get<JobRow>(
    `UPDATE analysis_job SET state = 'running', attempt = attempt + 1, lease_until_micros = $1
     WHERE job_id = $2 AND state = 'queued' RETURNING ${JOB_COLUMNS}`,
    [leaseUntilMicros, jobId],
  );
  return row && { job: jobOfRow(row), lease: { jobId, attempt: row[4] } };
}

export async function renewJobs(
  queries: Queries,
  leases: readonly JobLease[],
  leaseUntilMicros: number,
): Promise<void> {
  await queries.run(
    `UPDATE analysis_job j SET lease_until_micros = $1
     FROM unnest($2::text[], $3::integer[]) held (job_id, attempt)
     WHERE j.job_id = held.job_id AND j.attempt = held.attempt AND j.state = 'running'`,
    [leaseUntilMicros, leases.map(({ jobId }) => jobId), leases.map(({ attempt }) => attempt)],
  );
}

export async function endJob(
  queries: Queries,
  { jobId, attempt }: JobLease,
  end: JobEnd,
  nowMicros: number,
): Promise<boolean> {
  const ended = await queries.get<[number, RecordKind]>(
    `UPDATE analysis_job SET state = $1, request = '', lease_until_micros = NULL, ended_at_micros = $2,
       issues = $3, failure = $4, record_id = $5
     WHERE job_id = $6 AND attempt = $7 AND state = 'running' RETURNING organization_id, kind`,
    [
      end.state,
      nowMicros,
      end.state === 'refused' ? JSON.stringify(end.issues) : null,
      end.state === 'failed' ? end.failure : null,
      end.state === 'done' ? end.recordId : null,
      jobId,
      attempt,
    ],
  );
  if (!ended) return false;
  // What ended with a record is told with the record.
  if (end.state === 'done') return true;
  const [organizationId, kind] = ended;
  if (end.state === 'failed') await releaseCaptureSession(queries, organizationId, jobId);
  await insertEvent(queries, endedEvent({ jobId, organizationId, kind }, end, nowMicros));
  return true;
}

/** In the transaction that inserts the record. @throws JobLost when somebody else has the job now */
export async function concludeJob(
  queries: Queries,
  lease: JobLease,
  recordId: number,
  nowMicros: number,
): Promise<void> {
  if (!(await endJob(queries, lease, { state: 'done', recordId }, nowMicros))) throw new JobLost();
}

export async function dropJob(queries: Queries, { jobId, attempt }: JobLease): Promise<boolean> {
  const sql = `DELETE FROM analysis_job WHERE job_id = $1 AND attempt = $2 AND state = 'running'`;
  return (await queries.run(sql, [jobId, attempt])) > 0;
}

export async function giveBackJob(
  queries: Queries,
  { jobId, attempt }: JobLease,
  counts: boolean,
): Promise<void> {
  await queries.run(
    `UPDATE analysis_job SET state = 'queued', lease_until_micros = NULL, attempt = attempt - $1
     WHERE job_id = $2 AND attempt = $3 AND state = 'running'`,
    [counts ? 0 : 1, jobId, attempt],
  );
}

export async function recoverJobs(
  queries: Queries,
  nowMicros: number,
  mostAttempts: number,
): Promise<number> {
  const lostBefore = (micros: number): Promise<[string, number][]> =>
    queries.all<[string, number]>(
      `SELECT job_id, attempt FROM analysis_job WHERE state = 'running' AND lease_until_micros < $1
       ORDER BY job_id FOR UPDATE`,
      [micros],
    );
  if ((await lostBefore(nowMicros)).length === 0) return 0;
  const lost = await lostBefore(nowMicros + LOST_TOGETHER_MICROS);
  for (const [jobId, attempt] of lost) {
    const lease = { jobId, attempt };
    const isToBlame = attempt >= mostAttempts && (lost.length === 1 || attempt >= 3 * mostAttempts);
    if (!isToBlame) await giveBackJob(queries, lease, true);
    else await endJob(queries, lease, { state: 'failed', failure: 'worker_lost' }, nowMicros);
  }
  return lost.length;
}

export async function waitingJobs(queries: Queries): Promise<readonly WaitingJob[]> {
  const rows = await queries.all<[string, number, number]>(
    `SELECT job_id, organization_id, attempt FROM analysis_job
     WHERE state = 'queued' ORDER BY created_at_micros, position`,
  );
  return rows.map(([jobId, organizationId, attempt]) => ({ jobId, organizationId, attempt }));
}

export async function unendedRequests(queries: Queries): Promise<readonly string[]> {
  const sql = `SELECT request FROM analysis_job WHERE state = 'queued' OR state = 'running'`;
  return (await queries.all<[string]>(sql)).map(([request]) => request);
}

export async function findJob(
  queries: Queries,
  organizationId: number,
  jobId: string,
): Promise<Job | undefined> {
  const row = await queries.get<JobRow>(
    `SELECT ${JOB_COLUMNS} FROM analysis_job WHERE job_id = $1 AND organization_id = $2`,
    [jobId, organizationId],
  );
  return row && jobOfRow(row);
}

/** On one snapshot. */
export async function listJobs(
  queries: Queries,
  organizationId: number,
  { kinds, states, limit, offset }: Parameters<JobStore['listJobs']>[1],
): Promise<JobPage> {
  const where = 'organization_id = $1 AND kind = ANY($2::text[]) AND state = ANY($3::text[])';
  const values = [organizationId, kinds, states];
  const [totalCount] = (await queries.get<[number]>(
    `SELECT count(*) FROM analysis_job WHERE ${where}`,
    values,
  ))!;
  const rows = await queries.all<JobRow>(
    `SELECT ${JOB_COLUMNS} FROM analysis_job WHERE ${where}
     ORDER BY created_at_micros DESC, position DESC LIMIT $4 OFFSET $5`,
    [...values, limit, offset],
  );
  return { totalCount, jobs: rows.map(jobOfRow) };
}

export async function cancelJob(
  queries: Queries,
  organizationId: number,
  jobId: string,
  nowMicros: number,
): Promise<boolean> {
  const cancelled = await queries.get<[RecordKind]>(
    `UPDATE analysis_job SET state = 'cancelled', request = '', ended_at_micros = $1
     WHERE job_id = $2 AND organization_id = $3 AND state = 'queued' RETURNING kind`,
    [nowMicros, jobId, organizationId],
  );
  if (!cancelled) return false;
  const [kind] = cancelled;
  await insertEvent(queries, endedEvent({ jobId, organizationId, kind }, { state: 'cancelled' }, nowMicros));
  return true;
}

/** With the record, whose id the job names. */
export async function deleteJobsOfRecord(
  queries: Queries,
  kind: RecordKind,
  recordId: number,
): Promise<void> {
  await queries.run('DELETE FROM analysis_job WHERE kind = $1 AND record_id = $2', [kind, recordId]);
}

export function forgetJobs(queries: Queries, endedBeforeMicros: number, limit: number): Promise<number> {
  return queries.run(
    `DELETE FROM analysis_job WHERE job_id IN
       (SELECT job_id FROM analysis_job WHERE ended_at_micros < $1 ORDER BY ended_at_micros LIMIT $2)`,
    [endedBeforeMicros, limit],
  );
}
