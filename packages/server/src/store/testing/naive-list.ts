import type { Detection, DetectionPage, DetectionQuery, DetectionSortKey } from '../types.js';

const SEVERITY_ORDER = { low: 0, medium: 1, high: 2 };

const KEY_OF: Readonly<Record<DetectionSortKey, (detection: Detection) => number | string>> = {
  detectionId: (detection) => detection.detectionId,
  mediaType: (detection) => detection.mediaType,
  fileType: (detection) => detection.fileType,
  // Hexadecimal digits sort like the bytes that they stand for.
  fileName: (detection) => Buffer.from(detection.fileName, 'utf8').toString('hex'),
  fileSize: (detection) => detection.fileSizeBytes,
  model: (detection) => detection.model,
  likelihood: (detection) => detection.likelihoodPercent,
  fraudSeverity: (detection) => SEVERITY_ORDER[detection.fraudSeverity],
  country: (detection) => detection.country,
  classification: (detection) => detection.classification,
  timestamp: (detection) => detection.createdAtMicros,
};

/** What a list must answer, by filtering and sorting everything: the reference that every store is compared with. */
export function naiveList(detections: readonly Detection[], organizationId: number, query: DetectionQuery): DetectionPage {
  const { minLikelihood = 0, maxLikelihood = 100, minTimestamp = 0, maxTimestamp = Number.POSITIVE_INFINITY } = query;
  const matching = detections.filter((detection) => {
    const seconds = Math.floor(detection.createdAtMicros / 1_000_000);
    return (
      detection.organizationId === organizationId &&
      query.tags.every((wanted) => detection.tags.some((tag) => tag.name === wanted.name && tag.value === wanted.value)) &&
      detection.likelihoodPercent >= minLikelihood &&
      detection.likelihoodPercent <= maxLikelihood &&
      seconds >= minTimestamp &&
      seconds <= maxTimestamp
    );
  });
  const keyOf = KEY_OF[query.sortBy];
  const sign = query.direction === 'asc' ? 1 : -1;
  matching.sort((a, b) => {
    const [left, right] = [keyOf(a), keyOf(b)];
    return left === right ? b.detectionId - a.detectionId : left < right ? -sign : sign;
  });
  return { totalCount: matching.length, records: matching.slice(query.offset, query.offset + query.limit) };
}
