import { expect, test } from 'vitest';
import { sampleDetection } from '../../testing/sample-detection.js';
import { findableBy, sampleDossier, sampleLink } from '../../testing/sample-linking.js';
import { withScratchStore } from '../../testing/scratch-store.js';
import type { RecordStore } from '../../types.js';
import { Connection } from '../connection.js';
import { forgetLinks } from './forget.js';

const END = 1_763_600_000_000_000;

/**
 * A submission that is kept by the probes 1 and 2, with a part of the probes 2 and 3 that ends at {@link
 * END}.
 */
const insertWithEnd = (store: RecordStore, detectionId: number) =>
  store.insertDetection(sampleDetection({ detectionId }), undefined, {
    ...findableBy(),
    dossiers: [
      sampleDossier({ probes: [1, 2] }),
      sampleDossier({ probes: [2, 3], sealed: Uint8Array.of(9), expiresAtMicros: END }),
    ],
  });

test('a part past its end is no longer handed out, and once removed neither are its probes; the rest stays', async () => {
  await withScratchStore(async (store) => {
    await insertWithEnd(store, 1);
    const sealedAt = async (nowMicros: number) =>
      (await store.findEarlier(1, [2], nowMicros)).candidates.map(({ sealed }) =>
        sealed.map((part) => [...part]),
      );
    expect(await sealedAt(END - 1)).toEqual([[[1, 2, 3], [9]]]);
    expect(await sealedAt(END)).toEqual([[[1, 2, 3]]]);
    expect(await store.forgetExpired(END - 1, 10)).toBe(0);
    expect(await store.forgetExpired(END, 10)).toBe(1);
    expect(await store.forgetExpired(END, 10)).toBe(0);
    const { submissions, sharedBy } = await store.findEarlier(1, [1, 2, 3], END);
    expect([submissions, [...sharedBy.keys()]]).toEqual([1, [1, 2]]);
  });
});

test('a submission of which no part is left is no longer counted; as many parts are removed at once as asked for', async () => {
  await withScratchStore(async (store) => {
    const dossiers = [
      sampleDossier({ probes: [1], expiresAtMicros: END }),
      sampleDossier({ probes: [2], expiresAtMicros: END + 1 }),
    ];
    for (const detectionId of [1, 2])
      await store.insertDetection(sampleDetection({ detectionId }), undefined, { ...findableBy(), dossiers });
    expect(await store.forgetExpired(END + 1, 3)).toBe(3);
    expect(await store.findEarlier(1, [1, 2], END - 1)).toMatchObject({
      submissions: 1,
      sharedBy: new Map([[2, 1]]),
    });
    expect(await store.forgetExpired(END + 1, 3)).toBe(1);
    expect(await store.findEarlier(1, [1, 2], END - 1)).toMatchObject({
      through: 2,
      submissions: 0,
      candidates: [],
    });
    expect(await store.findDetection(1, 1)).toBeDefined();
  });
});

test('what is forgotten with a record: its dossiers, probes and the links in both directions, and nothing of others', async () => {
  await withScratchStore(async (store, path) => {
    await insertWithEnd(store, 1);
    const linkTo = (sourceDetectionId: number, ...related: readonly number[]) =>
      related.map((relatedDetectionId) => sampleLink({ sourceDetectionId, relatedDetectionId }));
    await store.insertDetection(sampleDetection({ detectionId: 2 }), undefined, {
      ...findableBy(2, 4),
      links: linkTo(2, 1),
    });
    await store.insertDetection(sampleDetection({ detectionId: 3 }), undefined, {
      ...findableBy(4),
      links: linkTo(3, 1, 2),
    });
    const connection = new Connection(path);
    connection.writeTransaction(() => forgetLinks(connection, 7, 2));
    expect(await store.listEvidenceLinks(1, 1, 50)).toHaveLength(2);
    connection.writeTransaction(() => forgetLinks(connection, 1, 2));
    expect((await store.listEvidenceLinks(1, 3, 50)).map(({ other }) => other.detectionId)).toEqual([1]);
    expect(await store.listEvidenceLinks(1, 2, 50)).toEqual([]);
    connection.writeTransaction(() => forgetLinks(connection, 1, 1));
    const { submissions, sharedBy } = await store.findEarlier(1, [1, 2, 3, 4], END - 1);
    expect([submissions, sharedBy]).toEqual([1, new Map([[4, 1]])]);
    connection.writeTransaction(() => forgetLinks(connection, 1, 3));
    const tables = ['dossier', 'dossier_probe', 'evidence_link'];
    expect(tables.map((table) => connection.get(`SELECT count(*) FROM ${table}`))).toEqual([[0], [0], [0]]);
    connection.close();
  });
});
