import { expect, test } from 'vitest';
import type { Detection } from './detection-types.js';
import { summaryOfDetection } from './summarize.js';
import { sampleDetection } from './testing/sample-detection.js';

const [sample] = sampleDetection({ detectionId: 1 }).checks;

/** A detection whose one check shows something without failing, as the judge weighs it. */
const passed = (weight: 'fact' | 'context', logLikelihoodRatio: number): Detection =>
  sampleDetection({
    detectionId: 1,
    checks: [{ ...sample!, status: 'PASS', likelihood: 0.15 }],
    arithmetic: { terms: [{ checkId: sample!.checkId, weight, logLikelihoodRatio }] } as never,
  });

test('a row shows the fact that was too weak to fail, where nothing failed', () => {
  expect(summaryOfDetection(passed('fact', 0.4)).row.strongest).toMatchObject({
    checkId: 'pdf.unexplained-revision',
    before: '1,200.00',
  });
  expect(summaryOfDetection(passed('fact', 0)).row.strongest).toBeUndefined();
  expect(summaryOfDetection(passed('context', 0.4)).row.strongest).toBeUndefined();
});

test('a row counts the pages that were left out', () => {
  expect(summaryOfDetection(sampleDetection({ detectionId: 1, pageCount: 612 })).row.looked).toMatchObject({
    pagesLeftOut: 112,
  });
  expect(summaryOfDetection(sampleDetection({ detectionId: 1 })).row.looked).not.toHaveProperty(
    'pagesLeftOut',
  );
});
