import { fraction, toPercent } from '@assay/media';
import type { Detection } from '../detection-types.js';

/** A whole detection for tests; give what matters to the test. */
export function sampleDetection(given: Partial<Detection> & { readonly detectionId: number }): Detection {
  return {
    organizationId: 1,
    mediaType: 'document',
    fileType: 'pdf',
    fileName: 'statement.pdf',
    fileSizeBytes: 48_211,
    sha256: 'ab'.repeat(32),
    model: 'document',
    modelVersion: '1.1.0',
    engineVersion: '0.1.0',
    likelihoodPercent: 12.5,
    fraudSeverity: 'low',
    classification: 'verified',
    country: 'us',
    documentType: 'financial/bank_statement',
    pageCount: 2,
    reasoning: ['Nothing was found that speaks of a change.'],
    checks: [
      {
        checkId: 'pdf.unexplained-revision',
        version: '1.0.0',
        type: 'DOCUMENT_STRUCTURE',
        status: 'FAIL',
        details: 'One text was replaced after the first save.',
        likelihood: 0.93,
        evidence: [
          {
            code: 'TEXT_REPLACED',
            kind: 'value_comparison',
            summary: 'The amount was replaced.',
            page: 1,
            boundingBox: { x1: 0.1, y1: 0.2, x2: 0.3, y2: 0.25 },
            before: '1,200.00',
            after: '9,200.00',
          },
        ],
      },
    ],
    arithmetic: {
      judgeVersion: '1.5.0',
      prior: fraction(0.1),
      policy: { mediumFrom: 25, highFrom: 75 },
      terms: [
        {
          checkId: 'pdf.unexplained-revision',
          version: '1.0.0',
          group: 'pdf-history',
          weight: 'fact',
          basis: null,
          measure: 4,
          shareOfDocument: 1,
          logLikelihoodRatio: 0.2513144282809062,
          counted: true,
          because: 'STRONGEST_OF_GROUP',
        },
      ],
      steps: [
        { kind: 'prior', logOdds: -2.197224577336219, likelihood: toPercent(fraction(0.1)) },
        {
          kind: 'group',
          group: 'pdf-history',
          adds: 0.2513144282809062,
          logOdds: -1.945910149055313,
          likelihood: toPercent(fraction(0.125)),
        },
      ],
    },
    createdAtMicros: 1_763_600_000_123_456,
    tags: [],
    files: [
      {
        category: 'original_file',
        storedName: `fd_${given.detectionId}_statement.pdf`,
        sizeBytes: 48_211,
        contentType: 'application/pdf',
        sha256: 'ab'.repeat(32),
        createdAtMicros: 1_763_600_000_123_456,
      },
    ],
    ...given,
  };
}
