import fc from 'fast-check';
import { DETECTION_SORT_KEYS, type Detection, type DetectionQuery, type Tag } from '../types.js';
import { sampleDetection } from './sample-detection.js';

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
const TIMES_MICROS = [0, 999_999, 1_000_000, 10_900_000, 10_999_999, 11_000_000, 2_147_483_647_999_999] as const;

const tags = fc.subarray([...TAGS]);
const oneOf = <T>(values: readonly T[]) => fc.constantFrom(...values);

/** Records with distinct ids in the order they are inserted, which is not the order of the ids. */
export const randomDetections = (count: number): fc.Arbitrary<Detection[]> =>
  fc
    .array(
      fc.record({
        organizationId: oneOf([1, 1, 1, 2]),
        mediaType: oneOf(['image', 'document'] as const),
        fileType: oneOf(['jpeg', 'png', 'webp', 'pdf'] as const),
        fileName: fc.oneof({ weight: 3, arbitrary: oneOf(FILE_NAMES) }, { weight: 1, arbitrary: fc.string({ unit: 'binary' }) }),
        fileSizeBytes: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.maxSafeNat()),
        model: oneOf(['document', 'object'] as const),
        likelihoodPercent: fc.oneof(
          oneOf([0, 24.9, 25, 99.9, 100]),
          fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10),
        ),
        fraudSeverity: oneOf(['low', 'medium', 'high'] as const),
        classification: oneOf(['verified', 'unverified', 'rejected'] as const),
        country: oneOf(['us', 'mx', 'br'] as const),
        createdAtMicros: oneOf(TIMES_MICROS),
        tags,
        order: fc.nat(),
      }),
      { minLength: count, maxLength: count },
    )
    .map((records) =>
      records
        .map(({ order, ...record }, index) => ({ order, record: sampleDetection({ detectionId: index + 1, ...record }) }))
        .sort((a, b) => a.order - b.order)
        .map(({ record }) => record),
    );

const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 });

export const randomQuery: fc.Arbitrary<DetectionQuery> = fc
  .record({
    limit: fc.integer({ min: 1, max: 100 }),
    offset: fc.oneof(fc.constant(0), fc.nat(60), fc.maxSafeNat()),
    sortBy: oneOf(DETECTION_SORT_KEYS),
    direction: oneOf(['asc', 'desc'] as const),
    tags: fc.oneof(
      fc.constant([]),
      oneOf(TAGS).map((tag) => [tag]),
      tags,
      fc.constant([{ name: 'nobody', value: 'has' }]),
    ),
    minLikelihood: optional(fc.oneof(oneOf([0, 24.9, 25, 100]), fc.double({ min: 0, max: 100, noNaN: true }))),
    maxLikelihood: optional(fc.oneof(oneOf([0, 24.9, 25, 100]), fc.double({ min: 0, max: 100, noNaN: true }))),
    minTimestamp: optional(oneOf([0, 1, 10, 11, 2_147_483_647])),
    maxTimestamp: optional(oneOf([0, 1, 10, 11, 2_147_483_647])),
  })
  .map((query) => Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as unknown as DetectionQuery);
