import { expect, test, vi } from 'vitest';
import { sampleDetection } from '../store/testing/sample-detection.js';
import type { RecordStore } from '../store/types.js';
import { Reports } from './make-report.js';

vi.mock('./typeset/typeset.js', () => ({ canTypeset: () => false }));

test('without the optional package a record has no report, and what is no record stays none', async () => {
  const store = {
    findDetection: async (_organizationId: number, detectionId: number) =>
      detectionId === 1 ? sampleDetection({ detectionId }) : undefined,
  } as unknown as RecordStore;
  const viewer = { view: () => Promise.reject(new Error('nothing is drawn')) };
  const reports = new Reports({
    store,
    viewer,
    sandbox: 'auto',
    signer: () => Promise.reject(new Error('nobody signs')),
  });
  await expect(reports.pdfOf(1, 1, 'en')).rejects.toMatchObject({
    code: 'REPORTS_UNAVAILABLE',
    statusCode: 501,
  });
  await expect(reports.pdfOf(1, 2, 'en')).rejects.toMatchObject({ code: 'RECORD_NOT_FOUND' });
});
