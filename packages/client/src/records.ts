import type { components, operations } from './generated/api.js';

type Schemas = components['schemas'];

export type DetectionRecord = Schemas['DetectionRecord'];
export type ParseRecord = Schemas['ParseRecord'];
export type VerificationRecord = Schemas['VerificationRecord'];
export type TechnicalCheck = Schemas['TechnicalCheck'];
export type Evidence = Schemas['Evidence'];
export type EvidenceLinks = Schemas['DetectionEvidenceLinksResponse'];
/** What a person decided of a detection. */
export type Review = Schemas['Review'];
/** What a document turned out to be. */
export type Label = Schemas['Label'];
export type NewLabel = operations['labelDetection']['requestBody']['content']['application/json'];
/** What people corrected of a parsed document. */
export type ParseCorrections = Schemas['ParseCorrections'];
export type ModelDescriptor = Schemas['ModelDescriptor'];
export type StoredFile = Schemas['FileEntry'];

/** Names to values; the server keeps every value as text. */
export type Tags = Readonly<Record<string, string | number | boolean>>;

type Query<Operation extends keyof operations> = NonNullable<operations[Operation]['parameters']['query']>;

/** A list's query, with tags as an object and without the paging, which `list` does itself. */
type Filters<Operation extends keyof operations> = Omit<
  Query<Operation>,
  'limit' | 'offset' | 'tagFilter'
> & {
  readonly tags?: Tags;
};

export type DetectionFilters = Filters<'listDetections'>;
export type ParseFilters = Filters<'listParsedDocuments'>;
export type VerificationFilters = Filters<'listVerifications'>;

/** The places that a check of a detection found, strongest first; none where the check is not in the record. */
export const evidenceOf = (detection: DetectionRecord, checkId: string): readonly Evidence[] =>
  detection.modelResults.technicalChecks.find((check) => check.checkId === checkId)?.evidence ?? [];
