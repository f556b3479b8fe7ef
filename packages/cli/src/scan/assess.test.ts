import { type AnalysisJob, type Analyst, UndecodableError } from '@assay/server';
import { expect, test } from 'vitest';
import { assess } from './assess.js';

test('a file is examined as one that was submitted on the day of the scan', async () => {
  const jobs: AnalysisJob[] = [];
  const analyst = {
    examine: (job: AnalysisJob) => {
      jobs.push(job);
      return Promise.reject(new UndecodableError('NOT_DECODABLE'));
    },
  } as unknown as Analyst;
  await assess(
    analyst,
    { path: 'a.png', format: 'png' },
    {
      model: 'document',
      policy: { mediumFrom: 25, highFrom: 75 },
      receivedOn: '2026-11-25',
      drawsMarks: true,
    },
  );
  expect(jobs).toEqual([
    { path: 'a.png', format: 'png', subject: 'document', receivedOn: '2026-11-25', drawsMarks: true },
  ]);
});
