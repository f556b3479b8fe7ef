import type { CaptureRefusal, CaptureSession } from '../capture-types.js';
import { type CaptureRow, captureOfRow, captureRow, refusalOf } from '../rows/capture.js';
import type { Connection } from './connection.js';

export function insertCaptureSession(
  connection: Connection,
  session: CaptureSession,
  forgetBeforeMicros: number,
): void {
  connection.run('DELETE FROM capture_session WHERE organization_id = ? AND expires_at_micros < ?', [
    session.organizationId,
    forgetBeforeMicros,
  ]);
  connection.run('INSERT INTO capture_session VALUES (?, ?, ?, ?, ?, ?)', captureRow(session));
}

export function findCaptureSession(
  connection: Connection,
  organizationId: number,
  captureSessionId: string,
): CaptureSession | undefined {
  const row = connection.get<CaptureRow>(
    'SELECT * FROM capture_session WHERE organization_id = ? AND capture_session_id = ?',
    [organizationId, captureSessionId],
  );
  return row && captureOfRow(row);
}

export function useCaptureSession(
  connection: Connection,
  organizationId: number,
  captureSessionId: string,
  jobId: string,
  receivedAtMicros: number,
): CaptureSession | CaptureRefusal {
  const given = connection.run(
    `UPDATE capture_session SET job_id = ?1 WHERE organization_id = ?2 AND capture_session_id = ?3
       AND coalesce(job_id, ?1) = ?1 AND expires_at_micros >= ?4`,
    [jobId, organizationId, captureSessionId, receivedAtMicros],
  );
  const session = findCaptureSession(connection, organizationId, captureSessionId);
  return given === 1 && session ? session : refusalOf(session);
}

/** A submission that failed by no fault of its own leaves its session to another, as long as that comes in time. */
export function releaseCaptureSession(connection: Connection, organizationId: number, jobId: string): void {
  connection.run('UPDATE capture_session SET job_id = NULL WHERE organization_id = ? AND job_id = ?', [
    organizationId,
    jobId,
  ]);
}
