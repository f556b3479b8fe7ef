import type { Queries } from '../database.js';

type DossierRow = readonly [dossierId: number, organizationId: number, sequence: number];

/**
 * Removes all that a detection is found by and all its links, those of others with it among them. In the
 * transaction that removes the record, before its row.
 */
export async function forgetLinks(
  queries: Queries,
  organizationId: number,
  detectionId: number,
): Promise<void> {
  const dossiers = await queries.all<DossierRow>(
    `SELECT dossier_id, organization_id, sequence FROM dossier
     WHERE detection_id = $1 AND organization_id = $2 ORDER BY dossier_id FOR UPDATE`,
    [detectionId, organizationId],
  );
  for (const dossier of dossiers) await forgetDossier(queries, dossier);
  await queries.run(
    `DELETE FROM evidence_link
     WHERE organization_id = $2 AND (source_detection_id = $1 OR related_detection_id = $1)`,
    [detectionId, organizationId],
  );
}

/** Removes at most `limit` dossiers, of any organization, whose end has come. @returns how many */
export async function forgetExpired(queries: Queries, nowMicros: number, limit: number): Promise<number> {
  const expired = await queries.all<DossierRow>(
    `SELECT dossier_id, organization_id, sequence FROM dossier WHERE expires_at_micros <= $1
     ORDER BY expires_at_micros LIMIT $2 FOR UPDATE SKIP LOCKED`,
    [nowMicros, limit],
  );
  // Organizations in one order, whoever does it: their rows are locked below.
  const ordered = expired.toSorted(([, one], [, other]) => one - other);
  for (const dossier of ordered) await forgetDossier(queries, dossier);
  return expired.length;
}

/**
 * Probes that another part of the same submission has stay. Without any part left, the submission is no longer
 * counted.
 */
async function forgetDossier(
  queries: Queries,
  [dossierId, organizationId, sequence]: DossierRow,
): Promise<void> {
  // Two parts of one submission do not go at the same time: each would leave the other's probes.
  await queries.run('SELECT 1 FROM organization WHERE organization_id = $1 FOR NO KEY UPDATE', [
    organizationId,
  ]);
  await queries.run(
    `WITH gone AS (DELETE FROM dossier WHERE dossier_id = $1 RETURNING probes)
     DELETE FROM dossier_probe p USING gone
     WHERE p.organization_id = $2 AND p.sequence = $3 AND p.probe = ANY(gone.probes)
       AND NOT EXISTS (SELECT 1 FROM dossier other WHERE other.organization_id = $2 AND other.sequence = $3
         AND other.dossier_id <> $1 AND p.probe = ANY(other.probes))`,
    [dossierId, organizationId, sequence],
  );
  await queries.run(
    `UPDATE organization SET submission_count = submission_count - 1 WHERE organization_id = $1
     AND NOT EXISTS (SELECT 1 FROM dossier WHERE organization_id = $1 AND sequence = $2)`,
    [organizationId, sequence],
  );
}
