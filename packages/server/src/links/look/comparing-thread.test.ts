import { afterAll, expect, test } from 'vitest';
import { Thread } from '../../threads/thread.js';
import { keyDossier } from '../keying/key-dossier.js';
import { exactFingerprint, sampleKeys } from '../testing/sample-dossiers.js';
import type { Compared, ComparisonTask } from './compare-earlier.js';

const thread = new Thread<ComparisonTask, Compared>(new URL('./comparing-thread.js', import.meta.url));
afterAll(() => thread.close());

test('the thread finds who has the same file, and remembers what it compared', async () => {
  const keys = sampleKeys(1);
  const fingerprints = [exactFingerprint('a'.repeat(64))];
  const keyed = keyDossier({ documentClass: undefined, fingerprints, stated: [] }, keys);
  const sealed = keyed.dossiers.map((dossier) => dossier.sealed);
  const earlier = {
    through: 1,
    submissions: 9,
    sharedBy: new Map([...keyed.probes.values()].flat().map((probe) => [probe, 1])),
  };
  const first = await thread.run({
    keys,
    ...keyed,
    earlier: { ...earlier, candidates: [{ detectionId: 4, isRejected: false, sealed }] },
  });
  expect(first).toMatchObject({
    found: [{ detectionId: 4, links: [{ linkType: 'identical_file' }] }],
    unreadable: [],
  });
  // What was compared need not be opened again.
  const second = await thread.run({
    keys,
    ...keyed,
    earlier: { ...earlier, candidates: [{ detectionId: 4, isRejected: false, sealed: [] }] },
    before: first.comparisonId,
  });
  expect(second.found).toEqual(first.found);
});
