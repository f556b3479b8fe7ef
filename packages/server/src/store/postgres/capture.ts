import type { CaptureRefusal, CaptureSession } from '../capture-types.js';
import { type CaptureRow, captureOfRow, captureRow, refusalOf } from '../rows/capture.js';
import type { Queries } from './database.js';

export async function insertCaptureSession(
  queries: Queries,
  session: CaptureSession,
  forgetBeforeMicros: number,
): Promise<void> {
  await queries.run('DELETE FROM capture_session WHERE organization_id = $1 AND expires_at_micros < $2', [
    session.organizationId,
    forgetBeforeMicros,
  ]);
  await queries.run('INSERT INTO capture_session VALUES ($1, $2, $3, $4, $5, $6)', captureRow(session));
}

export async function findCaptureSession(
  queries: Queries,
  organizationId: number,
  captureSessionId: string,
): Promise<CaptureSession | undefined> {
  const row = await queries.get<CaptureRow>(
    'SELECT * FROM capture_session WHERE organization_id = $1 AND capture_session_id = $2',
    [organizationId, captureSessionId],
  );
  return row && captureOfRow(row);
}

export async function useCaptureSession(
  queries: Queries,
  organizationId: number,
  captureSessionId: string,
  jobId: string,
  receivedAtMicros: number,
): Promise<CaptureSession | CaptureRefusal> {
  const given = await queries.run(
    `UPDATE capture_session SET job_id = $1 WHERE organization_id = $2 AND capture_session_id = $3
       AND coalesce(job_id, $1) = $1 AND expires_at_micros >= $4`,
    [jobId, organizationId, captureSessionId, receivedAtMicros],
  );
  const session = await findCaptureSession(queries, organizationId, captureSessionId);
  return given === 1 && session ? session : refusalOf(session);
}

/** A submission that failed by no fault of its own leaves its session to another, as long as that comes in time. */
export async function releaseCaptureSession(
  queries: Queries,
  organizationId: number,
  jobId: string,
): Promise<void> {
  await queries.run('UPDATE capture_session SET job_id = NULL WHERE organization_id = $1 AND job_id = $2', [
    organizationId,
    jobId,
  ]);
}
