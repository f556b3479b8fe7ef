import { expect, test } from 'vitest';
import { withScratchDatabase } from '../testing/scratch-database.js';
import { findApiKey } from './api-keys.js';

test('a key is found through the index of selectors, not by reading all keys', async () => {
  await withScratchDatabase((connection) => {
    const asked: string[] = [];
    const { all } = connection;
    connection.all = function recordingAll(sql, parameters) {
      asked.push(sql);
      return all.call(connection, sql, parameters) as never;
    };
    findApiKey(connection, new Uint8Array(32));
    expect(asked).toHaveLength(1);
    const plan = all.call(connection, `EXPLAIN QUERY PLAN ${asked[0]}`, [new Uint8Array(8)]);
    expect(JSON.stringify(plan)).toContain('USING INDEX api_key_by_selector');
  });
});
