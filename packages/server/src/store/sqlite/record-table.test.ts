import { expect, test } from 'vitest';
import { DETECTION_TABLE, detectionInsert } from '../rows/detection.js';
import { sampleDetection } from '../testing/sample-detection.js';
import { withScratchDatabase } from '../testing/scratch-database.js';
import { listRows } from './record-table.js';
import { writeTogether } from './write-group.js';

test('a page of large rows ends before the row that would be too much, after one at least', async () => {
  await withScratchDatabase((connection) => {
    const reasoning = ['x'.repeat(10_000)];
    writeTogether(
      connection,
      [1, 2, 3].map((detectionId) => ({
        requestId: detectionId,
        operation: 'insertRecord',
        parameters: [detectionInsert(sampleDetection({ detectionId, reasoning }))],
      })),
    );
    const idsOf = (offset: number, maxLength: number) =>
      listRows(
        connection,
        DETECTION_TABLE,
        1,
        { limit: 100, offset, sortBy: 'detectionId', direction: 'asc', tags: [] },
        maxLength,
      ).rows.map(([id]) => id);
    expect(idsOf(0, 1_000_000)).toEqual([1, 2, 3]);
    expect(idsOf(0, 25_000)).toEqual([1, 2]);
    expect(idsOf(2, 25_000)).toEqual([3]);
    expect(idsOf(0, 1)).toEqual([1]);
  });
});
