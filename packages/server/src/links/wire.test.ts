import { expect, test } from 'vitest';
import type { EvidenceLinkOfDetection } from '../store/link-types.js';
import { evidenceLinksToWire } from './wire.js';

const ASKED = 10;
type Other = EvidenceLinkOfDetection['other'];
const other = (detectionId: number, fields: Partial<Other> = {}): Other => ({
  detectionId,
  fileName: 'statement.pdf',
  documentType: 'financial/bank_statement',
  likelihoodPercent: 12.5,
  fraudSeverity: 'low',
  ...fields,
});
const link = (to: Other, fields: Partial<EvidenceLinkOfDetection> = {}): EvidenceLinkOfDetection => ({
  sourceDetectionId: Math.max(ASKED, to.detectionId),
  relatedDetectionId: Math.min(ASKED, to.detectionId),
  linkType: 'shared_layout',
  evidenceType: 'layout_minhash',
  evidenceValue: 'ab'.repeat(32),
  strength: 'low',
  sourceCheckType: null,
  relatedSourceCheckType: null,
  metadata: {},
  createdAtMicros: 1_795_168_201_123_456,
  other: to,
  ...fields,
});

test('no links: nothing counted, nothing strongest', () => {
  expect(evidenceLinksToWire(ASKED, [])).toEqual({
    detectionId: ASKED,
    count: 0,
    summary: {
      byLinkType: {},
      byStrength: {},
      criticalCount: 0,
      hasCriticalLinks: false,
      strongestStrength: null,
    },
    relatedDetections: [],
    links: [],
  });
});

test('a link is outbound from the detection that made it, inbound to the one that was there before', () => {
  const [made, found] = evidenceLinksToWire(ASKED, [
    link(other(3), {
      sourceCheckType: 'SEMANTIC_FRAUD',
      relatedSourceCheckType: 'SEMANTIC_FRAUD',
      metadata: { similarity: 0.9 },
    }),
    link(other(12)),
  ]).links;
  expect(made).toEqual({
    direction: 'outbound',
    sourceFraudDetectionId: ASKED,
    relatedFraudDetectionId: 3,
    linkType: 'shared_layout',
    evidenceType: 'layout_minhash',
    evidenceValue: 'ab'.repeat(32),
    strength: 'low',
    sourceCheckType: 'SEMANTIC_FRAUD',
    relatedSourceCheckType: 'SEMANTIC_FRAUD',
    metadata: { similarity: 0.9 },
    createdOn: '2026-11-20T09:50:01.123456',
  });
  expect(found).toMatchObject({
    direction: 'inbound',
    sourceFraudDetectionId: 12,
    relatedFraudDetectionId: ASKED,
    sourceCheckType: null,
  });
});

test('links are grouped by the other detection: strongest first, then most links, then newest', () => {
  const strong = { linkType: 'shared_identifier', strength: 'critical' } as const;
  const { relatedDetections, summary, count } = evidenceLinksToWire(ASKED, [
    link(other(4), strong),
    link(other(3)),
    link(other(12, { documentType: null, fileName: '', fraudSeverity: 'high', likelihoodPercent: 99.9 })),
    link(other(3), { linkType: 'identical_file', strength: 'low' }),
    link(other(2)),
  ]);
  expect(relatedDetections.map(({ detectionId, linkCount }) => [detectionId, linkCount])).toEqual([
    [4, 1],
    [3, 2],
    [12, 1],
    [2, 1],
  ]);
  expect(relatedDetections[1]).toEqual({
    detectionId: 3,
    linkCount: 2,
    linkTypes: ['identical_file', 'shared_layout'],
    directions: ['outbound'],
    strongestStrength: 'low',
    sourceFilename: 's***.pdf',
    docCategory: 'financial',
    documentType: 'financial/bank_statement',
    likelihood: 12.5,
    likelihoodBand: 'low',
  });
  expect(relatedDetections[2]).toMatchObject({
    directions: ['inbound'],
    sourceFilename: '***',
    docCategory: null,
    documentType: null,
    likelihood: 99.9,
    likelihoodBand: 'high',
  });
  expect(count).toBe(5);
  expect(summary).toEqual({
    byLinkType: { shared_identifier: 1, shared_layout: 3, identical_file: 1 },
    byStrength: { critical: 1, low: 4 },
    criticalCount: 1,
    hasCriticalLinks: true,
    strongestStrength: 'critical',
  });
});
