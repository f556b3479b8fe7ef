import type { Connection } from '../connection.js';
import { deleteProbes, unpackProbes } from './probes.js';

/**
 * Removes all that a detection is found by and all its links, those of others with it among them. In the
 * transaction that removes the record, before its row.
 */
export function forgetLinks(connection: Connection, organizationId: number, detectionId: number): void {
  const sql = `SELECT ${DOSSIER_COLUMNS} FROM dossier WHERE detection_id = ? AND organization_id = ?`;
  for (const dossier of connection.all<DossierRow>(sql, [detectionId, organizationId]))
    forgetDossier(connection, dossier);
  for (const end of ['source_detection_id', 'related_detection_id']) {
    connection.run(`DELETE FROM evidence_link WHERE ${end} = ? AND organization_id = ?`, [
      detectionId,
      organizationId,
    ]);
  }
}

/** Removes at most `limit` dossiers, of any organization, whose end has come. @returns how many */
export function forgetExpired(connection: Connection, nowMicros: number, limit: number): number {
  const sql = `SELECT ${DOSSIER_COLUMNS} FROM dossier WHERE expires_at_micros <= ? ORDER BY expires_at_micros LIMIT ?`;
  const expired = connection.all<DossierRow>(sql, [nowMicros, limit]);
  for (const dossier of expired) forgetDossier(connection, dossier);
  return expired.length;
}

const DOSSIER_COLUMNS = 'dossier_id, organization_id, sequence, probes';
type DossierRow = readonly [dossierId: number, organizationId: number, sequence: number, probes: Uint8Array];

/**
 * Probes that another part of the same submission has stay. Without any part left, the submission is no
 * longer counted.
 */
function forgetDossier(
  connection: Connection,
  [dossierId, organizationId, sequence, packed]: DossierRow,
): void {
  connection.run('DELETE FROM dossier WHERE dossier_id = ?', [dossierId]);
  const sql = 'SELECT probes FROM dossier WHERE organization_id = ? AND sequence = ?';
  const others = connection.all<[Uint8Array]>(sql, [organizationId, sequence]);
  const kept = new Set(others.flatMap(([probes]) => unpackProbes(probes)));
  const gone = unpackProbes(packed).filter((probe) => !kept.has(probe));
  deleteProbes(connection, organizationId, sequence, gone);
  if (others.length > 0) return;
  connection.run(
    'UPDATE organization SET submission_count = submission_count - 1 WHERE organization_id = ?',
    [organizationId],
  );
}
