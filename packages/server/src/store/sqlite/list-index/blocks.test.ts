import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withScratchDatabase } from '../../testing/scratch-database.js';
import type { Connection } from '../connection.js';
import { BlockWriter } from './blocks.js';
import type { ColumnEntry } from './columns.js';
import { idsOfScope, pageOfIds } from './ids.js';
import { findMatches } from './matches.js';

const SCOPE_ID = 1;
const BLOCK_ENTRIES = 4;

/** Every column says something about its id, so that a value in the wrong place shows. */
const entryOf = (id: number): ColumnEntry => ({
  mediaType: id % 2,
  fileType: id % 4,
  model: id % 2,
  fraudSeverity: id % 3,
  country: id % 3,
  classification: id % 3,
  likelihood: id % 1001,
  fileSize: id * 3,
  timestamp: id * 1_000_003,
});

/** Adds the ids in groups, as transactions would. */
function addAll(connection: Connection, groups: readonly (readonly number[])[]): void {
  for (const ids of groups) {
    const writer = new BlockWriter(connection, BLOCK_ENTRIES);
    for (const id of ids) writer.add(SCOPE_ID, id, entryOf(id));
    writer.flush();
  }
}

const blockSizes = (connection: Connection): number[] =>
  connection.all<[number]>('SELECT entry_count FROM list_block ORDER BY first_id').map(([size]) => size);

test('ids in any order, in any groups, are found in order with their own keys', async () => {
  const id = fc.oneof(fc.nat(200), fc.integer({ min: 2 ** 32 - 5, max: 2 ** 32 + 60 }));
  const groups = fc.uniqueArray(id, { maxLength: 120 }).chain((ids) =>
    fc.array(fc.nat(ids.length), { maxLength: 6 }).map((cuts) => {
      const bounds = [0, ...cuts.sort((a, b) => a - b), ids.length];
      return bounds.slice(1).map((end, index) => ids.slice(bounds[index], end));
    }),
  );
  await withScratchDatabase((connection) => {
    fc.assert(
      fc.property(groups, fc.nat(30), fc.nat(30), (added, least, offset) => {
        connection.writeTransaction(() => {
          connection.execute('DELETE FROM list_block; DELETE FROM list_column');
          addAll(connection, added);
        });
        const ids = added.flat().sort((a, b) => a - b);
        const scope = { scopeId: SCOPE_ID, entryCount: ids.length };
        expect([...idsOfScope(connection, scope)]).toEqual(ids);
        expect(pageOfIds(connection, scope, { offset, limit: 9, direction: 'asc' })).toEqual(ids.slice(offset, offset + 9));
        expect(pageOfIds(connection, scope, { offset, limit: 9, direction: 'desc' })).toEqual(ids.toReversed().slice(offset, offset + 9));

        const someIds = ids.filter((_, index) => index % 5 === least % 5);
        for (const wanted of [undefined, someIds]) {
          const matches = findMatches(connection, scope, {
            ids: wanted && Float64Array.from(wanted),
            ranges: [{ column: 'likelihood', least, most: 900 }],
            sortColumn: 'timestamp',
          });
          const expected = (wanted ?? ids).filter((one) => one % 1001 >= least && one % 1001 <= 900);
          expect([...matches.ids]).toEqual(expected);
          expect([...matches.keys]).toEqual(expected.map((one) => one * 1_000_003));
        }
      }),
    );
  });
});

test('ascending ids fill one block after the other, and a late id joins the block it belongs to', async () => {
  await withScratchDatabase((connection) => {
    addAll(connection, [[2, 4, 6], [8, 10], [12]]);
    expect(blockSizes(connection)).toEqual([4, 2]);
    addAll(connection, [[5], [7]]);
    expect(blockSizes(connection)).toEqual([6, 2]);
  });
});

test('a block that late ids made twice as large splits in half', async () => {
  await withScratchDatabase((connection) => {
    addAll(connection, [
      [10, 20, 30, 40, 50],
      [11, 12, 13, 14],
    ]);
    expect(blockSizes(connection)).toEqual([4, 4, 1]);
  });
});
