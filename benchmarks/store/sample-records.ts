import type { Detection } from '../../packages/server/src/store/detection-types.js';
import type { Tag } from '../../packages/server/src/store/record-types.js';

/** How long the records of a database are. */
export type Contents = 'whole' | 'short';

/** Mulberry32: a small generator with a seed, so that each run fills the same database. */
export function randomFractions(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Values of the tag `branch` and the part of all records that has each. */
export const BRANCHES = {
  half: 0.5,
  quarter: 0.25,
  tenth: 0.1,
  fortieth: 0.025,
  hundredth: 0.01,
  thousandth: 0.001,
} as const;
const CHANNELS = ['web', 'web', 'mobile', 'post', 'partner'] as const;

const FIRST_MICROS = 1_731_000_000_000_000;
const YEAR_MICROS = 365 * 24 * 3600 * 1_000_000;

/**
 * The `index`-th of `total` records: a year of submissions with three tags each; of `customerId` each value
 * has 0.01 %.
 */
export function sampleRecord(index: number, total: number, random: () => number): Detection {
  const detectionId = index + 1;
  const image = random() < 0.4;
  const fileType = image ? (['jpeg', 'png', 'webp'] as const)[Math.floor(random() ** 3 * 3)]! : 'pdf';
  const fileName = sampleFileName(index, random, fileType);
  const likelihoodPercent = sampleLikelihood(random);
  const fraudSeverity = likelihoodPercent < 25 ? 'low' : likelihoodPercent < 75 ? 'medium' : 'high';
  const sha256 = index.toString(16).padStart(64, '0');
  // Analyses take different times, so neither time nor insertion follows the ids exactly.
  const createdAtMicros = Math.floor(FIRST_MICROS + (index / total) * YEAR_MICROS + random() * 20_000_000);
  return {
    detectionId,
    organizationId: 1,
    mediaType: image ? 'image' : 'document',
    fileType,
    fileName,
    fileSizeBytes: Math.floor(10_000 * 1_000 ** random()),
    sha256,
    model: random() < 0.8 ? 'document' : 'object',
    modelVersion: '1.1.0',
    engineVersion: '0.1.0',
    likelihoodPercent,
    fraudSeverity,
    classification:
      fraudSeverity === 'low' ? 'verified' : fraudSeverity === 'medium' ? 'unverified' : 'rejected',
    country: random() < 0.7 ? 'us' : random() < 0.7 ? 'mx' : 'br',
    documentType: 'financial/bank_statement',
    pageCount: 1 + Math.floor(random() * 4),
    reasoning: [
      'A text was replaced after the document was first saved: the earlier text can still be read.',
    ],
    checks: sampleChecks(likelihoodPercent),
    createdAtMicros,
    tags: sampleTags(index, random),
    files: [
      {
        category: 'original_file',
        storedName: `fd_${detectionId}_${fileName}`,
        sizeBytes: 1000,
        contentType: image ? 'image/jpeg' : 'application/pdf',
        sha256,
        createdAtMicros,
      },
    ],
  };
}

/** Some names that very many share, some that a few share, and unique ones. */
function sampleFileName(index: number, random: () => number, extension: string): string {
  const kind = random();
  if (kind < 0.3) return `statement.${extension}`;
  if (kind < 0.6)
    return `nómina ${String(Math.floor(random() * 5000)).padStart(4, '0')} señor Muñoz.${extension}`;
  return `IMG_${String(Math.imul(index, 2_654_435_761) >>> 0).padStart(10, '0')}.${extension}`;
}

/** Most documents show nothing, some are unclear, some are clearly changed. */
function sampleLikelihood(random: () => number): number {
  const kind = random();
  const percent = kind < 0.6 ? random() * 10 : kind < 0.85 ? random() * 75 : 75 + random() * 25;
  return Math.round(percent * 10) / 10;
}

function sampleChecks(likelihoodPercent: number): Detection['checks'] {
  return [
    {
      checkId: 'pdf.unexplained-revision',
      version: '1.0.0',
      type: 'DOCUMENT_STRUCTURE',
      status: likelihoodPercent < 50 ? 'PASS' : 'FAIL',
      details: 'One text was replaced after the first save.',
      likelihood: likelihoodPercent / 100,
      evidence: [
        {
          code: 'TEXT_REPLACED',
          kind: 'value_comparison',
          summary: 'The amount on page 1 was replaced after the document was first saved.',
          page: 1,
          boundingBox: { x1: 0.1, y1: 0.2, x2: 0.3, y2: 0.25 },
          before: '1,200.00',
          after: '9,200.00',
        },
      ],
    },
  ];
}

function sampleTags(index: number, random: () => number): readonly Tag[] {
  let left = random();
  const branch = Object.entries(BRANCHES).find(([, part]) => {
    left -= part;
    return left < 0;
  });
  return [
    { name: 'customerId', value: `C${Math.floor(random() * 10_000)}` },
    { name: 'branch', value: branch?.[0] ?? 'elsewhere' },
    random() < 0.5
      ? { name: 'channel', value: CHANNELS[Math.floor(random() * CHANNELS.length)]! }
      : { name: 'documentId', value: `D-${index}` },
  ];
}
