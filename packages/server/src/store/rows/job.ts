import type { Job, JobFailure, JobState } from '../job-types.js';
import type { RecordKind } from '../record-types.js';

/**
 * Leases of one process end within this time of each other: it renews them every five seconds, for fifteen.
 * Those of a process that lives end later.
 */
export const LOST_TOGETHER_MICROS = 5_000_000;

/** How long a key names the job that answered it: 24 hours, as with records. */
export const KEY_VALID_MICROS = 24 * 3600 * 1_000_000;

export type JobRow = readonly [
  jobId: string,
  organizationId: number,
  kind: RecordKind,
  state: JobState,
  attempt: number,
  request: string,
  key: string | null,
  requestSha256: string | null,
  recordId: number | null,
  issues: string | null,
  failure: JobFailure | null,
  createdAtMicros: number,
  endedAtMicros: number | null,
];

export const JOB_COLUMNS = `job_id, organization_id, kind, state, attempt, request, idempotency_key,
  request_sha256, record_id, issues, failure, created_at_micros, ended_at_micros`;

export function jobOfRow(row: JobRow): Job {
  const [jobId, organizationId, kind, state, attempt, request, key, requestSha256] = row;
  const [recordId, issues, failure, createdAtMicros, endedAtMicros] = row.slice(8) as unknown as [
    ...(readonly [number | null, string | null, JobFailure | null, number, number | null]),
  ];
  return {
    jobId,
    organizationId,
    kind,
    state,
    attempt,
    request,
    createdAtMicros,
    ...(key !== null && requestSha256 !== null && { claim: { key, requestSha256 } }),
    ...(recordId !== null && { recordId }),
    ...(issues !== null && { issues: JSON.parse(issues) }),
    ...(failure !== null && { failure }),
    ...(endedAtMicros !== null && { endedAtMicros }),
  };
}
