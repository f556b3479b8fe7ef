import type { EvidenceLinkOfDetection } from '../../link-types.js';
import { linkOfRow } from '../../rows/link.js';
import type { Connection } from '../connection.js';

/** The order of a list, which both indexes have backwards. */
const ORDER = 'strength DESC, created_at_micros DESC, link_id DESC';

/** The strongest links where the detection is the one in `end`, and which is the other. */
const linksFrom = (end: string, other: string): string =>
  `SELECT * FROM (SELECT link_id, strength, created_at_micros, ${other} AS other_id FROM evidence_link
   WHERE ${end} = ? AND organization_id = ? ORDER BY ${ORDER} LIMIT ?)`;

/** The links that a detection made and that later ones made with it; strongest first, then newest. */
export function listEvidenceLinks(
  connection: Connection,
  organizationId: number,
  detectionId: number,
  limit: number,
): readonly EvidenceLinkOfDetection[] {
  return connection.readTransaction(() => {
    // A foreign detection may have very many links: none of them is read.
    const sql = 'SELECT 1 FROM detection WHERE detection_id = ? AND organization_id = ?';
    if (!connection.get(sql, [detectionId, organizationId])) return [];
    const rows = connection.all(
      `SELECT l.source_detection_id, l.related_detection_id, l.link_type, l.evidence_type, l.evidence_value, l.strength,
         l.source_check_type, l.related_source_check_type, l.metadata, l.created_at_micros,
         d.detection_id, CAST(d.file_name AS BLOB), d.document_type, d.likelihood_tenths, d.fraud_severity
       FROM (SELECT * FROM (${linksFrom('source_detection_id', 'related_detection_id')}
             UNION ALL ${linksFrom('related_detection_id', 'source_detection_id')}) ORDER BY ${ORDER} LIMIT ?) listed
       CROSS JOIN evidence_link l ON l.link_id = listed.link_id
       CROSS JOIN detection d ON d.detection_id = listed.other_id AND d.organization_id = l.organization_id
       ORDER BY listed.strength DESC, listed.created_at_micros DESC, listed.link_id DESC`,
      [detectionId, organizationId, limit, detectionId, organizationId, limit, limit],
    );
    return rows.map(linkOfRow);
  });
}
