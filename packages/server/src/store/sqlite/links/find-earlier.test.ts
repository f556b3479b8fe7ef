import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_CANDIDATES, MAX_FOLLOWED, MAX_SHARED_BY_COUNTED, NEWEST_FOLLOWED } from '../../link-limits.js';
import { DETECTION_TABLE, detectionInsert } from '../../rows/detection.js';
import { sampleDetection } from '../../testing/sample-detection.js';
import { findableBy, sampleDossier } from '../../testing/sample-linking.js';
import { withScratchDatabase } from '../../testing/scratch-database.js';
import { withScratchStore } from '../../testing/scratch-store.js';
import type { RecordStore } from '../../types.js';
import type { Connection } from '../connection.js';
import { insertRecordRows } from '../record-table.js';
import { findEarlier } from './find-earlier.js';
import { forgetLinks } from './forget.js';
import { insertLinking, linkingInsert } from './insert-linking.js';

const NOW = 1_763_600_000_000_000;
const idsOf = ({ candidates }: { readonly candidates: readonly { readonly detectionId: number }[] }) =>
  candidates.map(({ detectionId }) => detectionId);

const submit = (store: RecordStore, detectionId: number, ...probes: readonly number[]) =>
  store.insertDetection(sampleDetection({ detectionId }), undefined, findableBy(...probes));

test('whoever shares a probe is found with the dossier as it was sealed, and nobody else', async () => {
  await withScratchStore(async (store) => {
    const largest = 2 ** 48 - 1;
    await store.insertDetection(sampleDetection({ detectionId: 1 }), undefined, {
      ...findableBy(),
      dossiers: [sampleDossier({ probes: [0, largest], sealed: Uint8Array.of(0, 255) })],
    });
    await submit(store, 2, 1, largest - 1);
    await store.insertDetection(sampleDetection({ detectionId: 3 }));
    const found = await store.findEarlier(1, [0, 2, largest], NOW);
    expect(found).toMatchObject({ through: 2, submissions: 2 });
    expect(found.sharedBy).toEqual(
      new Map([
        [0, 1],
        [largest, 1],
      ]),
    );
    expect(
      found.candidates.map(({ detectionId, sealed }) => [detectionId, sealed.map((part) => [...part])]),
    ).toEqual([[1, [[0, 255]]]]);
  });
});

test('those that share more come first, a probe counts for less the more share it, and equals come newest first', async () => {
  await withScratchStore(async (store) => {
    for (const [index, probes] of [[1, 2, 3], [1, 2], [9], [1], [1, 3]].entries())
      await submit(store, index + 1, ...probes);
    expect(idsOf(await store.findEarlier(1, [1, 2, 3], NOW))).toEqual([1, 5, 2, 4]);
    expect(idsOf(await store.findEarlier(1, [1, 9], NOW))[0]).toBe(3);
  });
});

test('organizations with the same probes see nothing of each other', async () => {
  await withScratchStore(async (store) => {
    const other = await store.organizationByName('other');
    await submit(store, 1, 5, 6);
    const nothing = { through: 0, submissions: 0, sharedBy: new Map(), candidates: [] };
    expect(await store.findEarlier(other, [5, 6], NOW)).toEqual(nothing);
    expect(await store.findEarlier(999, [5, 6], NOW)).toEqual(nothing);
    await store.insertDetection(sampleDetection({ detectionId: 2, organizationId: other }), undefined, {
      ...findableBy(5),
      lookedThrough: 0,
    });
    expect(idsOf(await store.findEarlier(other, [5, 6], NOW))).toEqual([2]);
    expect(idsOf(await store.findEarlier(1, [5, 6], NOW))).toEqual([1]);
  });
});

test('of a probe that thousands share the newest few are followed, and a rare one leads past all of them', async () => {
  await withScratchDatabase((connection) => {
    const common = 7;
    const rare = 8;
    const count = MAX_SHARED_BY_COUNTED + 500;
    connection.writeTransaction(() => {
      for (let id = 1; id <= count; id++)
        insertFindable(connection, id, id === 1 ? [common, rare] : [common]);
    });
    const found = findEarlier(connection, 1, [common, rare], NOW);
    expect([found.sharedBy.get(common), found.sharedBy.get(rare)]).toEqual([count, 1]);
    expect(idsOf(found)).toEqual([
      1,
      ...Array.from({ length: NEWEST_FOLLOWED }, (_, index) => count - index),
    ]);
  });
});

test('how many share what very many share is estimated: half of all is about half, and a rush of the newest is not all', async () => {
  await withScratchDatabase((connection) => {
    const [everySecond, rush] = [7, 8];
    const count = 4 * MAX_SHARED_BY_COUNTED;
    connection.writeTransaction(() => {
      for (let id = 1; id <= count; id++) {
        const probes = [
          ...(id % 2 === 0 ? [everySecond] : []),
          ...(id > count - MAX_SHARED_BY_COUNTED ? [rush] : []),
        ];
        insertFindable(connection, id, probes);
      }
    });
    const { sharedBy } = findEarlier(connection, 1, [everySecond, rush], NOW);
    expect(Math.abs(sharedBy.get(everySecond)! - count / 2)).toBeLessThan(count / 10);
    expect(Math.abs(sharedBy.get(rush)! - count / 4)).toBeLessThan(count / 10);
  });
});

test('who shares an exact value is not crowded out by those who share one probe by chance', async () => {
  await withScratchDatabase((connection) => {
    const account = 7;
    const byChance = Array.from({ length: 10 }, (_, index) => 100 + index);
    connection.writeTransaction(() => {
      for (let id = 1; id <= 40; id++) insertFindable(connection, id, [account]);
      for (let id = 41; id <= 40 + 15 * byChance.length; id++)
        insertFindable(connection, id, [byChance[id % byChance.length]!]);
    });
    const first = (exact?: ReadonlySet<number>) =>
      idsOf(findEarlier(connection, 1, [account, ...byChance], NOW, exact)).slice(0, 40);
    expect(Math.max(...first(new Set([account])))).toBe(40);
    expect(Math.min(...first())).toBeGreaterThan(40);
  });
});

const drawnSubmission = fc.record({
  probes: fc.uniqueArray(fc.integer({ min: 0, max: 12 }), { maxLength: 6 }),
  organizationId: fc.constantFrom(1, 2),
  isForgotten: fc.boolean(),
});
const drawnSought = fc.uniqueArray(fc.integer({ min: 0, max: 12 }), { maxLength: 8 });

test('what is found is what comparing with every submission of the organization finds', async () => {
  const property = fc.asyncProperty(
    fc.array(drawnSubmission, { maxLength: 25 }),
    drawnSought,
    (drawn, sought) =>
      withScratchDatabase((connection) => {
        connection.run("INSERT INTO organization (name, link_salt) VALUES ('second', randomblob(32))");
        connection.writeTransaction(() => {
          for (const [index, { probes, organizationId }] of drawn.entries())
            insertFindable(connection, index + 1, probes, organizationId);
          for (const [index, { organizationId, isForgotten }] of drawn.entries()) {
            if (isForgotten) forgetLinks(connection, organizationId, index + 1);
          }
        });
        const kept = drawn.flatMap((one, index) =>
          one.organizationId === 1 && !one.isForgotten ? [{ ...one, id: index + 1 }] : [],
        );
        const sharers = (probe: number) => kept.filter(({ probes }) => probes.includes(probe)).length;
        const weightOf = ({ probes }: { readonly probes: readonly number[] }) =>
          sought.reduce((sum, probe) => sum + (probes.includes(probe) ? 1 / sharers(probe) : 0), 0);
        const expected = kept
          .filter((one) => weightOf(one) > 0)
          .sort((one, other) => weightOf(other) - weightOf(one) || other.id - one.id);
        const found = findEarlier(connection, 1, sought, NOW);
        expect(found.submissions).toBe(kept.length);
        expect(found.sharedBy).toEqual(
          new Map(sought.filter((probe) => sharers(probe) > 0).map((probe) => [probe, sharers(probe)])),
        );
        expect(idsOf(found)).toEqual(expected.map(({ id }) => id));
      }),
  );
  await fc.assert(property, { numRuns: 40 });
});

test('all that share a probe are looked at up to the limit, and the newest of them are candidates', async () => {
  await withScratchDatabase((connection) => {
    connection.writeTransaction(() => {
      insertFindable(connection, 1, [7, 8]);
      for (let id = 2; id <= MAX_FOLLOWED; id++) insertFindable(connection, id, [7]);
    });
    const found = findEarlier(connection, 1, [7, 8], NOW);
    expect(found.sharedBy.get(7)).toBe(MAX_FOLLOWED);
    expect(idsOf(found)).toEqual([
      1,
      ...Array.from({ length: MAX_CANDIDATES - 1 }, (_, index) => MAX_FOLLOWED - index),
    ]);
  });
});

test('each probe is one range of the index, and dossiers are read by theirs', async () => {
  await withScratchDatabase((connection) => {
    connection.writeTransaction(() => insertFindable(connection, 1, [7]));
    const plans: string[] = [];
    const { all } = connection;
    connection.all = function recordingAll(sql, parameters) {
      plans.push(JSON.stringify(all.call(connection, `EXPLAIN QUERY PLAN ${sql}`, parameters)));
      return all.call(connection, sql, parameters) as never;
    };
    findEarlier(connection, 1, [7], NOW);
    expect(plans).toHaveLength(2);
    expect(plans[0]).toContain('USING PRIMARY KEY (organization_id=? AND probe=?)');
    expect(plans[1]).toContain('USING INDEX dossier_by_sequence (organization_id=? AND sequence=?)');
    expect(plans.join()).not.toContain('TEMP B-TREE');
  });
});

function insertFindable(
  connection: Connection,
  detectionId: number,
  probes: readonly number[],
  organizationId = 1,
): void {
  const record = detectionInsert(sampleDetection({ detectionId, organizationId }));
  insertRecordRows(connection, DETECTION_TABLE, record);
  insertLinking(connection, record, linkingInsert(findableBy(...probes)));
}
