import { LookOutdated } from '../../errors.js';
import { MAX_FOLLOWED } from '../../link-limits.js';
import type { DetectionLinking, KeyedDossier } from '../../link-types.js';
import { type LinkInsert, linkInsert } from '../../rows/link.js';
import type { Connection } from '../connection.js';
import { countWithProbe, insertProbes, newestWithProbe, packProbes } from './probes.js';

/** A detection's {@link DetectionLinking} on its way to the writer. */
export interface LinkingInsert {
  readonly dossiers: readonly KeyedDossier[];
  readonly lookedThrough: number;
  readonly links: readonly LinkInsert[];
}

export const linkingInsert = ({ dossiers, lookedThrough, links }: DetectionLinking): LinkingInsert => ({
  dossiers,
  lookedThrough,
  links: links.map(linkInsert),
});

/** The detection that a linking belongs to. */
interface Owner {
  readonly id: number;
  readonly organizationId: number;
}

/**
 * Inserts dossiers, probes and links of a detection whose row is there; in the transaction of that row.
 * @throws LookOutdated when a submission that the look would have found came after it
 */
export function insertLinking(
  connection: Connection,
  owner: Owner,
  { dossiers, lookedThrough, links }: LinkingInsert,
): void {
  if (dossiers.length > 0) insertDossiers(connection, owner, dossiers, lookedThrough);
  for (const link of links) insertLink(connection, owner, link);
}

function insertDossiers(
  connection: Connection,
  { id, organizationId }: Owner,
  dossiers: readonly KeyedDossier[],
  lookedThrough: number,
): void {
  const [sequence] = connection.get<[number]>(
    `UPDATE organization SET last_sequence = last_sequence + 1, submission_count = submission_count + 1
     WHERE organization_id = ? RETURNING last_sequence`,
    [organizationId],
  )!;
  const probes = new Set(dossiers.flatMap((dossier) => dossier.probes));
  const isOutdated = (probe: number) => hasFollowedSince(connection, organizationId, probe, lookedThrough);
  if (sequence - 1 > lookedThrough && [...probes].some(isOutdated)) throw new LookOutdated();
  for (const dossier of dossiers) {
    connection.run(
      'INSERT INTO dossier (organization_id, sequence, detection_id, expires_at_micros, probes, sealed) VALUES (?, ?, ?, ?, ?, ?)',
      [
        organizationId,
        sequence,
        id,
        dossier.expiresAtMicros ?? null,
        packProbes(dossier.probes),
        dossier.sealed,
      ],
    );
  }
  insertProbes(connection, organizationId, sequence, probes);
}

/**
 * Whether a submission with the probe came after the look and would be followed. A probe that is too common
 * to be followed whole is no reason to look again: submissions that come at the same time would hold each
 * other up for a bank's logo.
 */
function hasFollowedSince(
  connection: Connection,
  organizationId: number,
  probe: number,
  lookedThrough: number,
): boolean {
  const [newest = 0] = newestWithProbe(connection, organizationId, probe, 1);
  return (
    newest > lookedThrough &&
    countWithProbe(connection, organizationId, probe, MAX_FOLLOWED + 1) <= MAX_FOLLOWED
  );
}

/** Only to a detection that is still there, and of the same organization. */
function insertLink(
  connection: Connection,
  { id, organizationId }: Owner,
  { relatedDetectionId, row }: LinkInsert,
): void {
  connection.run(
    `INSERT INTO evidence_link (organization_id, source_detection_id, related_detection_id, link_type, evidence_type, evidence_value,
       strength, source_check_type, related_source_check_type, metadata, created_at_micros)
     SELECT organization_id, ?, detection_id, ?, ?, ?, ?, ?, ?, ?, ? FROM detection WHERE detection_id = ? AND organization_id = ?`,
    [id, ...row, relatedDetectionId, organizationId],
  );
}
