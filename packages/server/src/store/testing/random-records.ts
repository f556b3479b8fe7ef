import fc from 'fast-check';
import { READING_PARTS } from '../../reading-parts.js';
import {
  ANALYSIS_SORT_KEYS,
  type AnalysisQuery,
  CALLER_REFERENCES,
  type LegacyAnalysis,
} from '../analysis-types.js';
import { DETECTION_SORT_KEYS, type Detection, type DetectionQuery } from '../detection-types.js';
import { PARSE_SORT_KEYS, type Parsing, type ParsingQuery } from '../parsing-types.js';
import type { Tag } from '../record-types.js';
import { VERIFICATION_SORT_KEYS, type Verification, type VerificationQuery } from '../verification-types.js';
import { sampleAnalysis } from './sample-analysis.js';
import { sampleDetection } from './sample-detection.js';
import { sampleParsing } from './sample-parsing.js';
import { sampleVerification } from './sample-verification.js';

/** Few values, so that filters and ties meet many records; odd ones among them. */
const TAGS: readonly Tag[] = [
  { name: 'customerId', value: '1' },
  { name: 'customerId', value: '2' },
  { name: 'company=Name', value: 'a=b' },
  { name: 'é', value: '' },
  { name: 'e\u0301', value: '👩‍💻\u0000\u202e' },
  { name: '["x","y"]', value: '\ud800' },
  { name: '["x","y"]', value: '\udfff' },
];
const FILE_NAMES = ['a.pdf', 'A.pdf', 'é.pdf', 'z\u0000.pdf', '\uffee.pdf', '👩‍💻.pdf', '', 'a'] as const;
/** Around whole seconds, where the bounds of the time filter lie. */
const TIMES_MICROS = [
  0, 999_999, 1_000_000, 10_900_000, 10_999_999, 11_000_000, 2_147_483_647_999_999,
] as const;

const tags = fc.subarray([...TAGS]);
const oneOf = <T>(values: readonly T[]) => fc.constantFrom(...values);

const fileName = fc.oneof(
  { weight: 3, arbitrary: oneOf(FILE_NAMES) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
);
const fileSizeBytes = fc.oneof(fc.integer({ min: 1, max: 3 }), fc.maxSafeNat());

/** What records of every kind have. */
const listedByEveryKind = {
  organizationId: oneOf([1, 1, 1, 2]),
  country: oneOf(['us', 'mx', 'br'] as const),
  createdAtMicros: oneOf(TIMES_MICROS),
  tags,
};

/** What records of one file have. */
const listedWithOneFile = {
  ...listedByEveryKind,
  mediaType: oneOf(['image', 'document'] as const),
  fileType: oneOf(['jpeg', 'png', 'webp', 'pdf'] as const),
  fileName,
  fileSizeBytes,
};

/** Records with distinct ids in the order they are inserted, which is not the order of the ids. */
function inAnyOrder<Fields, Listed>(
  fields: fc.Arbitrary<Fields>,
  count: number,
  recordOf: (id: number, fields: Fields) => Listed,
) {
  return fc.array(fc.tuple(fc.nat(), fields), { minLength: count, maxLength: count }).map((drawn) =>
    drawn
      .map(([order, one], index) => ({ order, record: recordOf(index + 1, one) }))
      .sort((a, b) => a.order - b.order)
      .map(({ record }) => record),
  );
}

const likelihoodPercent = fc.oneof(
  oneOf([0, 24.9, 25, 99.9, 100]),
  fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10),
);

export const randomDetections = (count: number): fc.Arbitrary<Detection[]> =>
  inAnyOrder(
    fc.record({
      ...listedWithOneFile,
      model: oneOf(['document', 'object'] as const),
      likelihoodPercent,
      fraudSeverity: oneOf(['low', 'medium', 'high'] as const),
      classification: oneOf(['verified', 'unverified', 'rejected'] as const),
    }),
    count,
    (detectionId, fields) => sampleDetection({ detectionId, ...fields }),
  );

/** The engine binds a number that is within 2^-52 of a whole one as that. */
const confidences = fc
  .double({ min: 0, max: 1, noNaN: true })
  .map((confidence) => Math.round(confidence * 1e12) / 1e12);

export const randomParsings = (count: number): fc.Arbitrary<Parsing[]> =>
  inAnyOrder(
    fc.record({
      ...listedWithOneFile,
      confidence: fc.oneof(oneOf([0, 0.5, 1]), confidences),
      documentType: oneOf([
        'idDocument',
        'bankStatement.us',
        'bankStatement.mx',
        'payStub.us',
        'unknown',
        'invoice',
      ]),
      fieldsUnwritten: fc.nat(),
      partsUnread: fc.subarray([...READING_PARTS]),
      learnedFrom: fc.subarray([1, 2, 2 ** 40]),
    }),
    count,
    (parseId, fields) => sampleParsing({ parseId, ...fields }),
  );

export const randomVerifications = (count: number): fc.Arbitrary<Verification[]> =>
  inAnyOrder(
    fc.record({
      ...listedByEveryKind,
      idFileType: oneOf(['jpeg', 'png', 'webp', 'pdf'] as const),
      idFileName: fileName,
      idFileSizeBytes: fileSizeBytes,
      selfieFileType: oneOf(['jpeg', 'png', 'webp', 'mp4', 'mov', 'webm'] as const),
      selfieFileName: fileName,
      selfieFileSizeBytes: fileSizeBytes,
      verified: fc.boolean(),
    }),
    count,
    (verificationId, fields) => sampleVerification({ verificationId, ...fields }),
  );

/** Few values, so that all combinations of them meet records; one that reads like JSON among them. */
const REFERENCE_VALUES = ['1', '2', '["1"]', 'é👩‍💻\u0000'] as const;
/** An arbitrary for each of the five. */
const ofEachReference = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.record(
    Object.fromEntries(CALLER_REFERENCES.map((name) => [name, arbitrary])) as Record<
      (typeof CALLER_REFERENCES)[number],
      fc.Arbitrary<T>
    >,
  );

export const randomAnalyses = (count: number): fc.Arbitrary<LegacyAnalysis[]> =>
  inAnyOrder(
    fc.record({
      organizationId: oneOf([1, 1, 1, 2]),
      fileName,
      likelihoodPercent,
      callerReferences: ofEachReference(oneOf([null, ...REFERENCE_VALUES])),
      createdAtMicros: oneOf(TIMES_MICROS),
    }),
    count,
    (analysisId, fields) => sampleAnalysis({ analysisId, ...fields }),
  );

const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 });

/** What lists of every kind may ask for. */
const askedOfEveryKind = {
  limit: fc.integer({ min: 1, max: 100 }),
  offset: fc.oneof(fc.constant(0), fc.nat(60), fc.maxSafeNat()),
  direction: oneOf(['asc', 'desc'] as const),
  tags: fc.oneof(
    fc.constant([]),
    oneOf(TAGS).map((tag) => [tag]),
    tags,
    fc.constant([{ name: 'nobody', value: 'has' }]),
  ),
  minTimestamp: optional(oneOf([0, 1, 10, 11, 2_147_483_647])),
  maxTimestamp: optional(oneOf([0, 1, 10, 11, 2_147_483_647])),
};

const withoutAbsent = (query: object) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));

const likelihood = fc.oneof(oneOf([0, 24.9, 25, 100]), fc.double({ min: 0, max: 100, noNaN: true }));

export const randomQuery: fc.Arbitrary<DetectionQuery> = fc
  .record({
    ...askedOfEveryKind,
    sortBy: oneOf(DETECTION_SORT_KEYS),
    minLikelihood: optional(likelihood),
    maxLikelihood: optional(likelihood),
  })
  .map((query) => withoutAbsent(query) as unknown as DetectionQuery);

const sizeBound = optional(fc.oneof(fc.nat(4), fc.maxSafeNat()));

export const randomParsingQuery: fc.Arbitrary<ParsingQuery> = fc
  .record({
    ...askedOfEveryKind,
    sortBy: oneOf(PARSE_SORT_KEYS),
    minFileSize: sizeBound,
    maxFileSize: sizeBound,
  })
  .map((query) => withoutAbsent(query) as unknown as ParsingQuery);

export const randomVerificationQuery: fc.Arbitrary<VerificationQuery> = fc
  .record({
    ...askedOfEveryKind,
    sortBy: oneOf(VERIFICATION_SORT_KEYS),
    minIdFileSize: sizeBound,
    maxIdFileSize: sizeBound,
    minSelfieFileSize: sizeBound,
    maxSelfieFileSize: sizeBound,
  })
  .map((query) => withoutAbsent(query) as unknown as VerificationQuery);

export const randomAnalysisQuery: fc.Arbitrary<AnalysisQuery> = fc
  .record({
    limit: askedOfEveryKind.limit,
    offset: askedOfEveryKind.offset,
    direction: askedOfEveryKind.direction,
    sortBy: oneOf(ANALYSIS_SORT_KEYS),
    callerReferences: ofEachReference(optional(oneOf([...REFERENCE_VALUES, 'nobody has']))).map(
      withoutAbsent,
    ),
  })
  .map((query) => query as AnalysisQuery);
