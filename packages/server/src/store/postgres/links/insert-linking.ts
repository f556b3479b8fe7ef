import { LookOutdated } from '../../errors.js';
import { MAX_FOLLOWED } from '../../link-limits.js';
import type { DetectionLinking, EvidenceLink, KeyedDossier } from '../../link-types.js';
import { linkInsert } from '../../rows/link.js';
import type { Queries } from '../database.js';
import { countProbes } from './probes.js';

/** The detection that a linking belongs to. */
interface Owner {
  readonly id: number;
  readonly organizationId: number;
}

/**
 * Inserts dossiers, probes and links of a detection whose row is there; in the transaction of that row.
 * @throws LookOutdated when a submission that the look would have found came after it
 */
export async function insertLinking(
  queries: Queries,
  owner: Owner,
  { dossiers, lookedThrough, links }: DetectionLinking,
): Promise<void> {
  // Links before dossiers: from those on, the organization's other submissions wait.
  for (const link of links) await insertLink(queries, owner, link);
  if (dossiers.length > 0) await insertDossiers(queries, owner, dossiers, lookedThrough);
}

async function insertDossiers(
  queries: Queries,
  { id, organizationId }: Owner,
  dossiers: readonly KeyedDossier[],
  lookedThrough: number,
): Promise<void> {
  // Holds the row until COMMIT, so that sequences ascend in that order.
  const [sequence] = (await queries.get<[number]>(
    `UPDATE organization SET last_sequence = last_sequence + 1, submission_count = submission_count + 1
     WHERE organization_id = $1 RETURNING last_sequence`,
    [organizationId],
  ))!;
  const probes = [...new Set(dossiers.flatMap((dossier) => dossier.probes))];
  if (
    sequence - 1 > lookedThrough &&
    (await anyFollowedSince(queries, organizationId, probes, lookedThrough))
  )
    throw new LookOutdated();
  for (const dossier of dossiers) {
    await queries.run(
      `INSERT INTO dossier (organization_id, sequence, detection_id, expires_at_micros, probes, sealed)
       VALUES ($1, $2, $3, $4, $5::bigint[], $6)`,
      [organizationId, sequence, id, dossier.expiresAtMicros ?? null, dossier.probes, dossier.sealed],
    );
  }
  await queries.run(
    'INSERT INTO dossier_probe (organization_id, probe, sequence) SELECT $1, probe, $2 FROM unnest($3::bigint[]) probe',
    [organizationId, sequence, probes],
  );
}

/**
 * Whether a submission with one of the probes came after the look and would be followed. A probe that is too
 * common to be followed whole is no reason to look again: submissions that come at the same time would hold each
 * other up for a bank's logo.
 */
async function anyFollowedSince(
  queries: Queries,
  organizationId: number,
  probes: readonly number[],
  lookedThrough: number,
): Promise<boolean> {
  const since = await queries.all<[number]>(
    `SELECT DISTINCT probe FROM dossier_probe
     WHERE organization_id = $1 AND probe = ANY($2::bigint[]) AND sequence > $3`,
    [organizationId, probes, lookedThrough],
  );
  if (since.length === 0) return false;
  const newer = since.map(([probe]) => probe);
  const counted = await countProbes(queries, organizationId, newer, MAX_FOLLOWED + 1);
  return counted.some(({ count }) => count <= MAX_FOLLOWED);
}

/** Only to a detection that is still there, and of the same organization; one that is being deleted is waited for. */
async function insertLink(
  queries: Queries,
  { id, organizationId }: Owner,
  link: EvidenceLink,
): Promise<void> {
  const { relatedDetectionId, row } = linkInsert(link);
  await queries.run(
    `INSERT INTO evidence_link (organization_id, source_detection_id, related_detection_id, link_type, evidence_type,
       evidence_value, strength, source_check_type, related_source_check_type, metadata, created_at_micros)
     SELECT organization_id, $1, detection_id, $2::text, $3::text, $4::bytea, $5::integer, $6::text, $7::text, $8::text, $9::bigint
     FROM detection WHERE detection_id = $10 AND organization_id = $11 FOR KEY SHARE`,
    [id, ...row, relatedDetectionId, organizationId],
  );
}
