import type { AnalysisQuery, AnalysisSortKey, LegacyAnalysis } from '../analysis-types.js';
import type { Detection, DetectionQuery, DetectionSortKey } from '../detection-types.js';
import type { ParseSortKey, Parsing, ParsingQuery } from '../parsing-types.js';
import type { ListQuery, RecordPage } from '../record-types.js';
import type { Verification, VerificationQuery, VerificationSortKey } from '../verification-types.js';

const SEVERITY_ORDER = { low: 0, medium: 1, high: 2 };

/** Hexadecimal digits sort like the bytes that they stand for. */
const bytesOf = (text: string): string => Buffer.from(text, 'utf8').toString('hex');

type KeysOf<Listed, SortKey extends string> = Readonly<Record<SortKey, (record: Listed) => number | string>>;

const DETECTION_KEYS: KeysOf<Detection, DetectionSortKey> = {
  detectionId: (detection) => detection.detectionId,
  mediaType: (detection) => detection.mediaType,
  fileType: (detection) => detection.fileType,
  fileName: (detection) => bytesOf(detection.fileName),
  fileSize: (detection) => detection.fileSizeBytes,
  model: (detection) => detection.model,
  likelihood: (detection) => detection.likelihoodPercent,
  fraudSeverity: (detection) => SEVERITY_ORDER[detection.fraudSeverity],
  country: (detection) => detection.country,
  classification: (detection) => detection.classification,
  timestamp: (detection) => detection.createdAtMicros,
};

const PARSING_KEYS: KeysOf<Parsing, ParseSortKey> = {
  parseId: (parsing) => parsing.parseId,
  mediaType: (parsing) => parsing.mediaType,
  fileType: (parsing) => parsing.fileType,
  fileName: (parsing) => bytesOf(parsing.fileName),
  fileSize: (parsing) => parsing.fileSizeBytes,
  confidence: (parsing) => parsing.confidence,
  documentType: (parsing) => bytesOf(parsing.documentType),
  timestamp: (parsing) => parsing.createdAtMicros,
};

const VERIFICATION_KEYS: KeysOf<Verification, VerificationSortKey> = {
  verificationId: (verification) => verification.verificationId,
  idFileName: (verification) => bytesOf(verification.idFileName),
  idFileSize: (verification) => verification.idFileSizeBytes,
  idFileType: (verification) => verification.idFileType,
  selfieFileName: (verification) => bytesOf(verification.selfieFileName),
  selfieFileSize: (verification) => verification.selfieFileSizeBytes,
  selfieFileType: (verification) => verification.selfieFileType,
  verified: (verification) => Number(verification.verified),
  timestamp: (verification) => verification.createdAtMicros,
};

const ANALYSIS_KEYS: KeysOf<LegacyAnalysis, AnalysisSortKey> = {
  analysisId: (analysis) => analysis.analysisId,
  timestamp: (analysis) => analysis.createdAtMicros,
  likelihood: (analysis) => analysis.likelihoodPercent,
};

/**
 * What a list of detections must answer, by filtering and sorting everything: the reference that every store
 * is compared with.
 */
export function naiveList(
  detections: readonly Detection[],
  organizationId: number,
  query: DetectionQuery,
): RecordPage<Detection> {
  const { minLikelihood = 0, maxLikelihood = 100 } = query;
  const within = detections.filter(
    ({ likelihoodPercent }) => likelihoodPercent >= minLikelihood && likelihoodPercent <= maxLikelihood,
  );
  return naivePage(within, organizationId, query, DETECTION_KEYS, 'detectionId');
}

/** The same of parsed documents. */
export function naiveParsingList(
  parsings: readonly Parsing[],
  organizationId: number,
  query: ParsingQuery,
): RecordPage<Parsing> {
  const { minFileSize = 0, maxFileSize = Number.POSITIVE_INFINITY } = query;
  const within = parsings.filter(
    ({ fileSizeBytes }) => fileSizeBytes >= minFileSize && fileSizeBytes <= maxFileSize,
  );
  return naivePage(within, organizationId, query, PARSING_KEYS, 'parseId');
}

/** The same of verifications. */
export function naiveVerificationList(
  verifications: readonly Verification[],
  organizationId: number,
  query: VerificationQuery,
): RecordPage<Verification> {
  const { minIdFileSize = 0, maxIdFileSize = Number.POSITIVE_INFINITY } = query;
  const { minSelfieFileSize = 0, maxSelfieFileSize = Number.POSITIVE_INFINITY } = query;
  const within = verifications.filter(
    ({ idFileSizeBytes, selfieFileSizeBytes }) =>
      idFileSizeBytes >= minIdFileSize &&
      idFileSizeBytes <= maxIdFileSize &&
      selfieFileSizeBytes >= minSelfieFileSize &&
      selfieFileSizeBytes <= maxSelfieFileSize,
  );
  return naivePage(within, organizationId, query, VERIFICATION_KEYS, 'verificationId');
}

/** The same of analyses. */
export function naiveAnalysisList(
  analyses: readonly LegacyAnalysis[],
  organizationId: number,
  { callerReferences, ...query }: AnalysisQuery,
): RecordPage<LegacyAnalysis> {
  const wanted = Object.entries(callerReferences) as [keyof typeof callerReferences, string][];
  const ofReferences = analyses.filter((analysis) =>
    wanted.every(([name, value]) => analysis.callerReferences[name] === value),
  );
  return naivePage(ofReferences, organizationId, { ...query, tags: [] }, ANALYSIS_KEYS, 'analysisId');
}

function naivePage<
  Listed extends Detection | Parsing | Verification | LegacyAnalysis,
  SortKey extends string,
>(
  records: readonly Listed[],
  organizationId: number,
  query: ListQuery<SortKey>,
  keys: KeysOf<Listed, SortKey>,
  idKey: SortKey,
): RecordPage<Listed> {
  const { minTimestamp = 0, maxTimestamp = Number.POSITIVE_INFINITY } = query;
  const matching = records.filter((record) => {
    const seconds = Math.floor(record.createdAtMicros / 1_000_000);
    return (
      record.organizationId === organizationId &&
      query.tags.every(
        (wanted) =>
          'tags' in record &&
          record.tags.some((tag) => tag.name === wanted.name && tag.value === wanted.value),
      ) &&
      seconds >= minTimestamp &&
      seconds <= maxTimestamp
    );
  });
  const keyOf = keys[query.sortBy];
  const idOf = keys[idKey] as (record: Listed) => number;
  const sign = query.direction === 'asc' ? 1 : -1;
  matching.sort((a, b) => {
    const [left, right] = [keyOf(a), keyOf(b)];
    return left === right ? idOf(b) - idOf(a) : left < right ? -sign : sign;
  });
  return { totalCount: matching.length, records: matching.slice(query.offset, query.offset + query.limit) };
}
