import { expect, test } from 'vitest';
import { sampleDetection } from '../../testing/sample-detection.js';
import { findableBy, sampleLink } from '../../testing/sample-linking.js';
import { withScratchStore } from '../../testing/scratch-store.js';

test('every organization has 32 random bytes of its own, which stay', async () => {
  await withScratchStore(async (store) => {
    const other = await store.organizationByName('other');
    const [first, second] = await Promise.all([store.linkSalt(1), store.linkSalt(other)]);
    expect([first!.length, second!.length]).toEqual([32, 32]);
    expect(first).not.toEqual(second);
    await store.organizationByName('other');
    expect(await store.linkSalt(other)).toEqual(second);
    expect(await store.linkSalt(999)).toBeUndefined();
  });
});

test('of two values that tell the secret the first stands', async () => {
  await withScratchStore(async (store) => {
    expect(await store.linkSecretCheck()).toBeUndefined();
    const [mine, others] = await Promise.all(
      [1, 2].map((value) => store.setLinkSecretCheck(Uint8Array.of(value))),
    );
    expect([[...mine!], [...others!]]).toEqual([[1], [1]]);
    expect([...(await store.linkSecretCheck())!]).toEqual([1]);
  });
});

test('a reset forgets what submissions are found by and the value that tells the secret; links and records stay', async () => {
  await withScratchStore(async (store) => {
    await store.setLinkSecretCheck(Uint8Array.of(1));
    await store.insertDetection(sampleDetection({ detectionId: 1 }), undefined, findableBy(1, 2));
    const links = [sampleLink({ sourceDetectionId: 2, relatedDetectionId: 1 })];
    await store.insertDetection(sampleDetection({ detectionId: 2 }), undefined, { ...findableBy(1), links });

    await store.resetLinkSecret();
    expect(await store.linkSecretCheck()).toBeUndefined();
    const after = await store.findEarlier(1, [1, 2], 0);
    expect(after).toMatchObject({ submissions: 0, candidates: [] });
    expect(after.sharedBy.size).toBe(0);
    expect(await store.listEvidenceLinks(1, 1, 10)).toHaveLength(1);

    await store.insertDetection(sampleDetection({ detectionId: 3 }), undefined, findableBy(1));
    expect(await store.findEarlier(1, [1], 0)).toMatchObject({
      submissions: 1,
      candidates: [{ detectionId: 3 }],
    });
  });
});
