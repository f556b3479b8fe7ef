import type { EvidenceLinkOfDetection } from '../../link-types.js';
import { linkOfRow } from '../../rows/link.js';
import type { Queries } from '../database.js';

/** The order of a list, which both indexes have backwards. */
const ORDER = 'strength DESC, created_at_micros DESC, link_id DESC';

/** The strongest links where the detection is the one in `end`, and which is the other. */
const linksFrom = (end: string, other: string): string =>
  `(SELECT link_id, strength, created_at_micros, ${other} AS other_id FROM evidence_link
    WHERE ${end} = $1 AND organization_id = $2 ORDER BY ${ORDER} LIMIT $3)`;

/** The links that a detection made and that later ones made with it; strongest first, then newest. */
export async function listEvidenceLinks(
  queries: Queries,
  organizationId: number,
  detectionId: number,
  limit: number,
): Promise<readonly EvidenceLinkOfDetection[]> {
  // A foreign detection may have very many links: none of them is read.
  const sql = 'SELECT 1 FROM detection WHERE detection_id = $1 AND organization_id = $2';
  if (!(await queries.get(sql, [detectionId, organizationId]))) return [];
  const rows = await queries.all(
    `SELECT l.source_detection_id, l.related_detection_id, l.link_type, l.evidence_type, l.evidence_value, l.strength,
       l.source_check_type, l.related_source_check_type, l.metadata, l.created_at_micros,
       d.detection_id, d.file_name, d.document_type, d.likelihood_tenths, d.fraud_severity
     FROM (SELECT * FROM (${linksFrom('source_detection_id', 'related_detection_id')}
           UNION ALL ${linksFrom('related_detection_id', 'source_detection_id')}) both_ends
           ORDER BY ${ORDER} LIMIT $3) listed
     JOIN evidence_link l ON l.link_id = listed.link_id
     JOIN detection d ON d.detection_id = listed.other_id AND d.organization_id = l.organization_id
     ORDER BY listed.strength DESC, listed.created_at_micros DESC, listed.link_id DESC`,
    [detectionId, organizationId, limit],
  );
  return rows.map(linkOfRow);
}
