import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withScratchDatabase } from '../../testing/scratch-database.js';
import type { Connection } from '../connection.js';
import { sortingIsCheaper, walkFileNames } from './page-by-file-name.js';

interface Entry {
  readonly name: string;
  readonly likelihood: number;
  readonly alsoInSecondScope: boolean;
}

function fill(connection: Connection, entries: readonly Entry[]): void {
  connection.execute('DELETE FROM list_file_name');
  for (const [index, entry] of entries.entries()) {
    for (const scopeId of entry.alsoInSecondScope ? [1, 2] : [1]) {
      connection.run('INSERT INTO list_file_name VALUES (?, ?, ?, ?, ?)', [scopeId, entry.name, index + 1, entry.likelihood, 0]);
    }
  }
}

const byteOrder = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));

test('walking names answers what filtering and sorting all entries answers', async () => {
  const entry = fc.record({
    name: fc.oneof(fc.constantFrom('a', 'b', 'é', '\uffee', '👩‍💻', 'a\u0000b', 'a\u0000c'), fc.string({ unit: 'binary', maxLength: 2 })),
    likelihood: fc.nat(1000),
    alsoInSecondScope: fc.boolean(),
  });
  const page = fc.record({
    offset: fc.nat(70),
    limit: fc.integer({ min: 1, max: 20 }),
    direction: fc.constantFrom('asc' as const, 'desc' as const),
  });
  await withScratchDatabase((connection) => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 60 }), page, fc.boolean(), fc.nat(1000), (entries, bounds, both, least) => {
        connection.writeTransaction(() => fill(connection, entries));
        const scopes = (both ? [2, 1] : [1]).map((scopeId) => ({ scopeId, entryCount: entries.length }));
        const sign = bounds.direction === 'asc' ? 1 : -1;
        const expected = entries
          .map((one, index) => ({ ...one, id: index + 1 }))
          .filter((one) => one.likelihood >= least && (!both || one.alsoInSecondScope))
          .sort((a, b) => sign * byteOrder(a.name, b.name) || b.id - a.id)
          .slice(bounds.offset, bounds.offset + bounds.limit)
          .map(({ id }) => id);
        expect(walkFileNames(connection, { scopes, ranges: [{ column: 'likelihood', least, most: 1000 }] }, bounds)).toEqual(expected);
      }),
    );
  });
});

test('few matches are sorted, a page that many matches fill is walked to', () => {
  const filter = { scopes: [{ scopeId: 1, entryCount: 1_000_000 }], ranges: [{ column: 'likelihood', least: 900, most: 1000 } as const] };
  expect(sortingIsCheaper(filter, 500, 100)).toBe(true);
  expect(sortingIsCheaper(filter, 500_000, 100)).toBe(false);
});
