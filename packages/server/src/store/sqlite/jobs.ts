import { JobLost } from '../errors.js';
import type { Job, JobEnd, JobLease, JobPage, JobState, NewJob, WaitingJob } from '../job-types.js';
import type { RecordKind } from '../record-types.js';
import { endedEvent } from '../rows/event.js';
import { JOB_COLUMNS, type JobRow, jobOfRow, KEY_VALID_MICROS, LOST_TOGETHER_MICROS } from '../rows/job.js';
import { releaseCaptureSession } from './capture.js';
import type { Connection } from './connection.js';
import { insertEvent } from './events.js';

function jobOfKey(connection: Connection, { organizationId, claim, createdAtMicros }: NewJob) {
  if (!claim) return undefined;
  const row = connection.get<JobRow>(
    `SELECT ${JOB_COLUMNS} FROM analysis_job WHERE organization_id = ? AND idempotency_key = ?
     AND (state IN ('queued', 'running') OR state = 'done' AND created_at_micros > ?)
     ORDER BY created_at_micros DESC LIMIT 1`,
    [organizationId, claim.key, createdAtMicros - KEY_VALID_MICROS],
  );
  return row && jobOfRow(row);
}

/** @returns the job that stands for the key already, or this one */
export function insertJob(connection: Connection, job: NewJob): Job {
  const { jobId, organizationId, kind, request, claim, createdAtMicros, runningUntilMicros } = job;
  const earlier = jobOfKey(connection, job);
  if (earlier) return earlier;
  const state = runningUntilMicros === undefined ? 'queued' : 'running';
  const attempt = runningUntilMicros === undefined ? 0 : 1;
  connection.run(
    `INSERT INTO analysis_job (job_id, organization_id, kind, state, attempt, lease_until_micros, request,
       idempotency_key, request_sha256, created_at_micros) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
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
  return { jobId, organizationId, kind, state, attempt, request, claim, createdAtMicros };
}

export function beginJob(
  connection: Connection,
  jobId: string,
  leaseUntilMicros: number,
): { job: Job; lease: JobLease } | undefined {
  const row = connection.get<JobRow>(
    `UPDATE analysis_job SET state = 'running', attempt = attempt + 1, lease_until_micros = ?
     WHERE job_id = ? AND state = 'queued' RETURNING ${JOB_COLUMNS}`,
    [leaseUntilMicros, jobId],
  );
  return row && { job: jobOfRow(row), lease: { jobId, attempt: row[4] } };
}

export function renewJobs(
  connection: Connection,
  leases: readonly JobLease[],
  leaseUntilMicros: number,
): void {
  for (const { jobId, attempt } of leases)
    connection.run(
      `UPDATE analysis_job SET lease_until_micros = ? WHERE job_id = ? AND attempt = ? AND state = 'running'`,
      [leaseUntilMicros, jobId, attempt],
    );
}

/** What was asked names a person's file and tags: it is overwritten, not only let go. */
export function endJob(
  connection: Connection,
  { jobId, attempt }: JobLease,
  end: JobEnd,
  nowMicros: number,
): boolean {
  const row = connection.erasing(() =>
    connection.get<[number, RecordKind]>(
      `UPDATE analysis_job SET state = ?, request = '', lease_until_micros = NULL, ended_at_micros = ?,
       issues = ?, failure = ?, record_id = ?
     WHERE job_id = ? AND attempt = ? AND state = 'running' RETURNING organization_id, kind`,
      [
        end.state,
        nowMicros,
        end.state === 'refused' ? JSON.stringify(end.issues) : null,
        end.state === 'failed' ? end.failure : null,
        end.state === 'done' ? end.recordId : null,
        jobId,
        attempt,
      ],
    ),
  );
  if (!row) return false;
  // What ended with a record is told with the record.
  if (end.state === 'done') return true;
  const [organizationId, kind] = row;
  if (end.state === 'failed') releaseCaptureSession(connection, organizationId, jobId);
  insertEvent(connection, endedEvent({ jobId, organizationId, kind }, end, nowMicros));
  return true;
}

/** In the transaction that inserts the record. @throws JobLost when somebody else has the job now */
export function concludeJob(connection: Connection, lease: JobLease, recordId: number, nowMicros: number) {
  if (!endJob(connection, lease, { state: 'done', recordId }, nowMicros)) throw new JobLost();
}

export function dropJob(connection: Connection, { jobId, attempt }: JobLease): boolean {
  const row = connection.erasing(() =>
    connection.get<[string]>(
      `DELETE FROM analysis_job WHERE job_id = ? AND attempt = ? AND state = 'running' RETURNING job_id`,
      [jobId, attempt],
    ),
  );
  return row !== undefined;
}

export function giveBackJob(connection: Connection, { jobId, attempt }: JobLease, counts: boolean): void {
  connection.run(
    `UPDATE analysis_job SET state = 'queued', lease_until_micros = NULL, attempt = attempt - ?
     WHERE job_id = ? AND attempt = ? AND state = 'running'`,
    [counts ? 0 : 1, jobId, attempt],
  );
}

export function recoverJobs(connection: Connection, nowMicros: number, mostAttempts: number): number {
  const lostBefore = (micros: number): [string, number][] =>
    connection.all<[string, number]>(
      `SELECT job_id, attempt FROM analysis_job
       WHERE state = 'running' AND lease_until_micros < ?`,
      [micros],
    );
  if (lostBefore(nowMicros).length === 0) return 0;
  const lost = lostBefore(nowMicros + LOST_TOGETHER_MICROS);
  for (const [jobId, attempt] of lost) {
    const lease = { jobId, attempt };
    const isToBlame = attempt >= mostAttempts && (lost.length === 1 || attempt >= 3 * mostAttempts);
    if (!isToBlame) giveBackJob(connection, lease, true);
    else endJob(connection, lease, { state: 'failed', failure: 'worker_lost' }, nowMicros);
  }
  return lost.length;
}

export const waitingJobs = (connection: Connection): readonly WaitingJob[] =>
  connection
    .all<[string, number, number]>(
      `SELECT job_id, organization_id, attempt FROM analysis_job
       WHERE state = 'queued' ORDER BY created_at_micros, rowid`,
      [],
    )
    .map(([jobId, organizationId, attempt]) => ({ jobId, organizationId, attempt }));

export const unendedRequests = (connection: Connection): readonly string[] =>
  connection
    .all<[string]>(`SELECT request FROM analysis_job WHERE state = 'queued' OR state = 'running'`, [])
    .map(([request]) => request);

export function findJob(connection: Connection, organizationId: number, jobId: string): Job | undefined {
  const row = connection.get<JobRow>(
    `SELECT ${JOB_COLUMNS} FROM analysis_job WHERE job_id = ? AND organization_id = ?`,
    [jobId, organizationId],
  );
  return row && jobOfRow(row);
}

export function listJobs(
  connection: Connection,
  organizationId: number,
  query: {
    readonly kinds: readonly RecordKind[];
    readonly states: readonly JobState[];
    readonly limit: number;
    readonly offset: number;
  },
): JobPage {
  const { kinds, states, limit, offset } = query;
  const where = `organization_id = ? AND kind IN (SELECT value FROM json_each(?))
    AND state IN (SELECT value FROM json_each(?))`;
  const values = [organizationId, JSON.stringify(kinds), JSON.stringify(states)];
  return connection.readTransaction(() => ({
    totalCount: connection.get<[number]>(`SELECT count(*) FROM analysis_job WHERE ${where}`, values)![0],
    jobs: connection
      .all<JobRow>(
        `SELECT ${JOB_COLUMNS} FROM analysis_job WHERE ${where} ORDER BY created_at_micros DESC, rowid DESC
         LIMIT ? OFFSET ?`,
        [...values, limit, offset],
      )
      .map(jobOfRow),
  }));
}

export function cancelJob(
  connection: Connection,
  organizationId: number,
  jobId: string,
  nowMicros: number,
): boolean {
  const row = connection.erasing(() =>
    connection.get<[RecordKind]>(
      `UPDATE analysis_job SET state = 'cancelled', request = '', ended_at_micros = ?
     WHERE job_id = ? AND organization_id = ? AND state = 'queued' RETURNING kind`,
      [nowMicros, jobId, organizationId],
    ),
  );
  if (!row) return false;
  const [kind] = row;
  insertEvent(connection, endedEvent({ jobId, organizationId, kind }, { state: 'cancelled' }, nowMicros));
  return true;
}

/** With the record, whose id the job names. */
export function deleteJobsOfRecord(connection: Connection, kind: RecordKind, recordId: number): void {
  connection.run('DELETE FROM analysis_job WHERE kind = ? AND record_id = ?', [kind, recordId]);
}

export function forgetJobs(connection: Connection, endedBeforeMicros: number, limit: number): number {
  return connection.all<[string]>(
    `DELETE FROM analysis_job WHERE job_id IN
       (SELECT job_id FROM analysis_job WHERE ended_at_micros < ? ORDER BY ended_at_micros LIMIT ?)
     RETURNING job_id`,
    [endedBeforeMicros, limit],
  ).length;
}
