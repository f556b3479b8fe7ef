import { getDetection } from '../detection/records.js';
import type { EvidenceLinkOfDetection } from '../store/link-types.js';
import type { RecordStore } from '../store/types.js';

/**
 * GET /v1/detection/{detectionId}/evidence-links: the strongest links of a detection.
 * @throws AssayError RECORD_NOT_FOUND, also for another organization's record
 */
export async function getEvidenceLinks(
  store: RecordStore,
  organizationId: number,
  detectionId: number,
  limit: number,
): Promise<readonly EvidenceLinkOfDetection[]> {
  await getDetection(store, organizationId, detectionId);
  return store.listEvidenceLinks(organizationId, detectionId, limit);
}
