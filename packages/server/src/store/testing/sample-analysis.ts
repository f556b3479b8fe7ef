import type { LegacyAnalysis } from '../analysis-types.js';
import { sampleDetection } from './sample-detection.js';

/** A whole analysis for tests; give what matters to the test. */
export function sampleAnalysis(
  given: Partial<LegacyAnalysis> & { readonly analysisId: number },
): LegacyAnalysis {
  const { reasoning, checks } = sampleDetection({ detectionId: 1 });
  return {
    organizationId: 1,
    mediaType: 'document',
    fileType: 'pdf',
    fileName: 'statement.pdf',
    fileSizeBytes: 48_211,
    sha256: 'ab'.repeat(32),
    model: 'document-model',
    modelVersion: '1.1.0',
    engineVersion: '0.1.0',
    likelihoodPercent: 12.5,
    fraudSeverity: 'low',
    classification: 'verified',
    callerReferences: {
      companyId: null,
      companyName: null,
      customerId: 'c-17',
      customerName: null,
      documentId: null,
    },
    reasoning,
    checks,
    receivedAtMicros: 1_763_600_000_023_456,
    createdAtMicros: 1_763_600_000_123_456,
    files: [
      {
        category: 'heatmap',
        storedName: `analysis_${given.analysisId}_heatmap.png`,
        sizeBytes: 1_211,
        contentType: 'image/png',
        sha256: 'cd'.repeat(32),
        createdAtMicros: 1_763_600_000_123_456,
        page: 2,
      },
    ],
    ...given,
  };
}
