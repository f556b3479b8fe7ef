import { expect, test } from 'vitest';
import { LookOutdated } from '../../errors.js';
import { MAX_FOLLOWED } from '../../link-limits.js';
import type { DetectionLinking } from '../../link-types.js';
import { sampleDetection } from '../../testing/sample-detection.js';
import { findableBy, sampleLink } from '../../testing/sample-linking.js';
import { withScratchStore } from '../../testing/scratch-store.js';
import type { RecordStore } from '../../types.js';

const NOW = 1_763_600_000_000_000;

/**
 * As a server does: look, link with all that is found, and look again where something came between. @returns
 * how often it looked
 */
async function submit(
  store: RecordStore,
  detectionId: number,
  probes: readonly number[],
  organizationId = 1,
): Promise<number> {
  for (let looks = 1; ; looks++) {
    const { through, candidates } = await store.findEarlier(organizationId, probes, NOW);
    const linking: DetectionLinking = {
      ...findableBy(...probes),
      lookedThrough: through,
      links: candidates.map((candidate) =>
        sampleLink({ sourceDetectionId: detectionId, relatedDetectionId: candidate.detectionId }),
      ),
    };
    try {
      await store.insertDetection(sampleDetection({ detectionId, organizationId }), undefined, linking);
      return looks;
    } catch (error) {
      if (!(error instanceof LookOutdated)) throw error;
    }
  }
}

test('twins that come at the same time are all linked with each other, one way or the other', async () => {
  await withScratchStore(async (store) => {
    const ids = [1, 2, 3, 4, 5, 6];
    const looks = await Promise.all(ids.map((id) => submit(store, id, [10, 20 + id, 30])));
    expect(Math.max(...looks)).toBeGreaterThan(1);
    for (const id of ids) {
      const linked = (await store.listEvidenceLinks(1, id, 50)).map(({ other }) => other.detectionId);
      expect(linked.toSorted()).toEqual(ids.filter((other) => other !== id));
    }
  });
});

test('a look is outdated by a submission of the same organization with one of the same probes, and by no other', async () => {
  await withScratchStore(async (store) => {
    const other = await store.organizationByName('other');
    const { through } = await store.findEarlier(1, [5, 6], NOW);
    await submit(store, 1, [7]);
    await submit(store, 2, [5, 6], other);
    const insert = (detectionId: number, lookedThrough: number) =>
      store.insertDetection(sampleDetection({ detectionId }), undefined, {
        ...findableBy(5, 6),
        lookedThrough,
      });
    await insert(3, through);
    await expect(insert(4, through)).rejects.toBeInstanceOf(LookOutdated);
    await insert(4, (await store.findEarlier(1, [5, 6], NOW)).through);
  });
});

test('an outdated insert leaves nothing behind, not even its Idempotency-Key, and does not fail those beside it', async () => {
  await withScratchStore(async (store) => {
    await submit(store, 1, [5]);
    const claim = { key: 'k', requestSha256: 'r' };
    const links = [sampleLink({ sourceDetectionId: 2, relatedDetectionId: 1 })];
    const results = await Promise.allSettled([
      submit(store, 3, [9]),
      store.insertDetection(sampleDetection({ detectionId: 2 }), claim, {
        ...findableBy(5, 6),
        lookedThrough: 0,
        links,
      }),
      submit(store, 4, [8]),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await store.findDetection(1, 2)).toBeUndefined();
    expect(await store.findIdempotent(1, 'k', NOW)).toBeUndefined();
    expect(await store.listEvidenceLinks(1, 1, 50)).toEqual([]);
    const { submissions, sharedBy } = await store.findEarlier(1, [5, 6, 8, 9], NOW);
    expect([submissions, sharedBy.get(5), sharedBy.has(6)]).toEqual([3, 1, false]);
  });
});

test('an insert that fails for its record leaves neither probe nor link', async () => {
  await withScratchStore(async (store) => {
    await submit(store, 1, [5]);
    const links = [sampleLink({ sourceDetectionId: 2, relatedDetectionId: 1 })];
    const { files } = sampleDetection({ detectionId: 1 });
    const twice = store.insertDetection(sampleDetection({ detectionId: 2, files }), undefined, {
      ...findableBy(6),
      links,
    });
    await expect(twice).rejects.toMatchObject({ code: 'CONSTRAINT' });
    expect(await store.listEvidenceLinks(1, 1, 50)).toEqual([]);
    expect(await store.findEarlier(1, [6], NOW)).toMatchObject({
      through: 1,
      submissions: 1,
      candidates: [],
    });
  });
});

test('nobody looks again for a probe that is too common to be followed whole', async () => {
  await withScratchStore(async (store) => {
    const ids = Array.from({ length: MAX_FOLLOWED }, (_, index) => index + 1);
    await Promise.all(
      ids.map((detectionId) =>
        store.insertDetection(sampleDetection({ detectionId }), undefined, findableBy(5)),
      ),
    );
    const insert = (detectionId: number, lookedThrough: number) =>
      store.insertDetection(sampleDetection({ detectionId }), undefined, { ...findableBy(5), lookedThrough });
    await expect(insert(1001, 0)).rejects.toBeInstanceOf(LookOutdated);
    await insert(1001, MAX_FOLLOWED);
    await insert(1002, 0);
    expect((await store.findEarlier(1, [5], NOW)).submissions).toBe(MAX_FOLLOWED + 2);
  });
});

test('a link to a detection that is gone, or of another organization, is left out', async () => {
  await withScratchStore(async (store) => {
    const other = await store.organizationByName('other');
    await submit(store, 1, [5], other);
    const links = [1, 77].map((relatedDetectionId) =>
      sampleLink({ sourceDetectionId: 2, relatedDetectionId }),
    );
    await store.insertDetection(sampleDetection({ detectionId: 2 }), undefined, { ...findableBy(5), links });
    expect(await store.listEvidenceLinks(1, 2, 50)).toEqual([]);
    expect(await store.listEvidenceLinks(other, 1, 50)).toEqual([]);
  });
});
