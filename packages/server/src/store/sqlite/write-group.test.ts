import { expect, test } from 'vitest';
import { DETECTION_TABLE, detectionInsert } from '../rows/detection.js';
import { sampleDetection } from '../testing/sample-detection.js';
import { withScratchDatabase } from '../testing/scratch-database.js';
import type { Request } from './protocol.js';
import { findRow, listRows } from './record-table.js';
import { writeTogether } from './write-group.js';

const insert = (requestId: number): Request => ({
  requestId,
  operation: 'insertRecord',
  parameters: [detectionInsert(sampleDetection({ detectionId: requestId }))],
});
const insertKey = (requestId: number, name: string): Request => ({
  requestId,
  operation: 'insertApiKey',
  parameters: [
    { organizationId: 1, name, permissions: [], keySha256: Uint8Array.of(requestId), prefix: 'p' },
  ],
});

test('when SQLite drops the whole transaction, every request of the group fails and none leaves anything', async () => {
  await withScratchDatabase((connection) => {
    // RAISE(ROLLBACK) does what a full disk does: it ends the transaction from inside.
    connection.execute(
      "CREATE TRIGGER full BEFORE INSERT ON api_key WHEN NEW.name = 'full' BEGIN SELECT RAISE(ROLLBACK, 'disk full'); END",
    );
    const responses = writeTogether(connection, [insert(1), insertKey(2, 'full'), insert(3)]);
    expect(responses.map(({ requestId, ok }) => [requestId, ok])).toEqual([
      [1, false],
      [2, false],
      [3, false],
    ]);
    expect([1, 3].map((id) => findRow(connection, DETECTION_TABLE, 1, id))).toEqual([undefined, undefined]);

    expect(writeTogether(connection, [insert(4), insertKey(5, 'fits')])).toMatchObject([
      { ok: true },
      { ok: true },
    ]);
    const query = { limit: 10, offset: 0, sortBy: 'timestamp', direction: 'desc', tags: [] } as const;
    expect(listRows(connection, DETECTION_TABLE, 1, query)).toMatchObject({
      totalCount: 1,
      rows: [{ 0: 4 }],
    });
  });
});
