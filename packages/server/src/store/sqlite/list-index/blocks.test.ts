import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DETECTION_TABLE } from '../../rows/detection.js';
import { type ListedRecord, widthsOf } from '../../rows/listing.js';
import { wordRanks } from '../../rows/words.js';
import { withScratchDatabase } from '../../testing/scratch-database.js';
import type { Connection } from '../connection.js';
import { BlockWriter } from './blocks.js';
import { findMatches } from './matches.js';
import { pageOfIds, pageOfScope } from './page-by-id.js';

const { listing } = DETECTION_TABLE;
const SCOPE_ID = 1;
const BLOCK_ENTRIES = 4;

/** Time and measure say something about the id, so that a value in the wrong place shows. */
const entryOf = (id: number): ListedRecord => ({
  id,
  second: (id * 7) % 2 ** 32,
  measures: [id % 1001],
  words: (id * 3) % 2 ** 16,
});

/** Adds the ids in groups, as transactions would. */
function addAll(connection: Connection, groups: readonly (readonly number[])[]): void {
  for (const ids of groups) {
    const writer = new BlockWriter(connection, widthsOf(listing), BLOCK_ENTRIES);
    for (const id of ids) writer.add(SCOPE_ID, entryOf(id));
    writer.flush();
  }
}

const blockSizes = (connection: Connection): number[] =>
  connection.all<[number]>('SELECT entry_count FROM list_block ORDER BY first_id').map(([size]) => size);

test('ids in any order, in any groups, are found in order with their own time and measure', async () => {
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
          connection.execute('DELETE FROM list_block');
          addAll(connection, added);
        });
        const ids = added.flat().sort((a, b) => a - b);
        const scope = { scopeId: SCOPE_ID, entryCount: ids.length, isSorted: false };
        const all = findMatches(connection, listing, { scopes: [scope] }).ids;
        expect([...all]).toEqual(ids);
        const ranges = { seconds: { least: least * 7, most: 1000 }, measures: [{ least, most: 900 }] };
        const within = findMatches(connection, listing, { scopes: [scope], ranges, key: 'mediaType' });
        const entries = ids
          .map(entryOf)
          .filter(
            ({ second, measures: [measure = -1] }) =>
              second >= least * 7 && second <= 1000 && measure >= least && measure <= 900,
          );
        expect([...within.ids]).toEqual(entries.map(({ id }) => id));
        expect([...within.keys]).toEqual([
          ...wordRanks(
            listing.words.mediaType!,
            Uint16Array.from(entries, ({ words }) => words),
          ),
        ]);
        for (const direction of ['asc', 'desc'] as const) {
          const expected = (direction === 'asc' ? ids : ids.toReversed()).slice(offset, offset + 9);
          expect(pageOfScope(connection, listing, scope, { offset, limit: 9, direction })).toEqual(expected);
          expect(pageOfIds(all, { offset, limit: 9, direction })).toEqual(expected);
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
