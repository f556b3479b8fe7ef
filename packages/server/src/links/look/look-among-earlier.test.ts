import type { Dossier } from '@assay/linking';
import { expect, test } from 'vitest';
import type { EarlierSubmissions } from '../../store/link-types.js';
import { sampleDetection } from '../../store/testing/sample-detection.js';
import { withScratchStore } from '../../store/testing/scratch-store.js';
import { forgetExpired } from '../forgetting.js';
import { seal, type UnreadableDossierError } from '../keying/seal.js';
import { bitsFingerprint, exactFingerprint, sampleHabits, sampleKeys } from '../testing/sample-dossiers.js';
import { EarlierComparisons } from './compare-earlier.js';
import {
  type LookDeps,
  lookAmongEarlier,
  type SubmissionToLink,
  submissionToLink,
} from './look-among-earlier.js';

const ORGANIZATION = 3;
const upload = exactFingerprint('a'.repeat(64));
const dossier: Dossier = { documentClass: undefined, fingerprints: [upload], stated: [] };

const comparisons = new EarlierComparisons();

/** A store that finds what it is told to, and what was told of dossiers that could not be read. */
function depsFinding(find: (probes: readonly number[]) => Partial<EarlierSubmissions>) {
  const unreadable: [number, UnreadableDossierError['reason']][] = [];
  const deps: LookDeps = {
    store: {
      linkSalt: async (organizationId) => (organizationId === ORGANIZATION ? Buffer.alloc(32, 5) : undefined),
      findEarlier: async (_organizationId, probes) => ({
        through: 7,
        submissions: 9,
        sharedBy: new Map(),
        candidates: [],
        ...find(probes),
      }),
    },
    clock: () => 0,
    linkSecret: Buffer.alloc(32, 6),
    faceLinkDays: 0,
    compareEarlier: async (task) => comparisons.compare(structuredClone(task)),
    onUnreadableDossier: (detectionId, { reason }) => unreadable.push([detectionId, reason]),
  };
  return { deps, unreadable };
}

const made = (deps: LookDeps, one: Dossier): Promise<SubmissionToLink> =>
  submissionToLink(deps, ORGANIZATION, one);

test('an earlier submission with the same file is found by its probe and compared', async () => {
  const { deps } = depsFinding(() => ({}));
  const earlier = await made(deps, dossier);
  const sealed = earlier.dossiers.map((part) => part.sealed);
  const { deps: finding } = depsFinding((probes) => ({
    sharedBy: new Map(probes.map((probe) => [probe, 1])),
    candidates: probes.includes(earlier.dossiers[0]!.probes[0]!)
      ? [{ detectionId: 4, isRejected: false, sealed }]
      : [],
  }));
  const look = await lookAmongEarlier(finding, await made(finding, dossier));
  expect(look).toMatchObject({
    through: 7,
    found: [{ detectionId: 4, links: [{ linkType: 'identical_file' }] }],
  });
  const unlike = { ...dossier, fingerprints: [exactFingerprint('b'.repeat(64))] };
  expect(await lookAmongEarlier(finding, await made(finding, unlike))).toMatchObject({
    through: 7,
    found: [],
  });
});

test('stored dossiers that cannot be read are told of and passed over, and the others are compared', async () => {
  const { deps } = depsFinding(() => ({}));
  const { keys, dossiers } = await made(deps, dossier);
  const { deps: finding, unreadable } = depsFinding(() => ({
    candidates: [
      { detectionId: 1, isRejected: false, sealed: [seal(Uint8Array.of(1), sampleKeys(ORGANIZATION))] },
      { detectionId: 2, isRejected: false, sealed: [seal(Uint8Array.of(1), keys)] },
      { detectionId: 3, isRejected: false, sealed: [Uint8Array.of(1)] },
      { detectionId: 4, isRejected: false, sealed: dossiers.map(({ sealed }) => sealed) },
    ],
  }));
  const look = await lookAmongEarlier(finding, await made(finding, dossier));
  expect(look.found.map(({ detectionId }) => detectionId)).toEqual([4]);
  expect(unreadable).toEqual([
    [1, 'NOT_AUTHENTIC'],
    [2, 'NOT_DECODABLE'],
    [3, 'NOT_AUTHENTIC'],
  ]);
});

test('a second look compares only with those that the first one did not find, and knows all', async () => {
  const { deps } = depsFinding(() => ({}));
  const submission = await made(deps, dossier);
  const sealed = submission.dossiers.map((part) => part.sealed);
  const damaged = [Uint8Array.of(1)];
  const { deps: first, unreadable: toldFirst } = depsFinding(() => ({
    candidates: [
      { detectionId: 1, isRejected: false, sealed },
      { detectionId: 2, isRejected: false, sealed: damaged },
    ],
  }));
  const before = await lookAmongEarlier(first, submission);
  const { deps: second, unreadable: toldSecond } = depsFinding(() => ({
    through: 9,
    candidates: [1, 2, 3].map((detectionId) => ({
      detectionId,
      isRejected: false,
      sealed: detectionId === 3 ? sealed : damaged,
    })),
  }));
  const { through, found } = await lookAmongEarlier(second, submission, before);
  expect([through, found.map(({ detectionId }) => detectionId)]).toEqual([9, [1, 3]]);
  expect([toldFirst, toldSecond]).toEqual([[[2, 'NOT_AUTHENTIC']], []]);
});

test('a submission is held against those of its issuer that were not rejected', async () => {
  const { deps } = depsFinding(() => ({}));
  const statement = (file: number, habits = sampleHabits): Dossier => ({
    documentClass: 'financial/bank_statement',
    fingerprints: [
      exactFingerprint(`file ${file}`),
      { kind: 'layout', part: 'page', value: { form: 'minhash', minima: new Uint32Array(48).fill(7) } },
    ],
    stated: [{ name: 'bankName', value: 'Harbor Lane', raw: 'Harbor Lane', confidence: 0.97, page: 1 }],
    habits,
  });
  const earlier = await Promise.all(
    Array.from({ length: 8 }, async (_, index) => (await made(deps, statement(index))).dossiers),
  );
  const lookWith = async (rejected: number) => {
    const { deps: finding } = depsFinding(() => ({
      candidates: earlier.map((dossiers, index) => ({
        detectionId: index + 1,
        isRejected: index < rejected,
        sealed: dossiers.map(({ sealed }) => sealed),
      })),
    }));
    const newer = statement(9, { ...sampleHabits, producer: 'Editor #' });
    return (await lookAmongEarlier(finding, await made(finding, newer))).issuer;
  };
  expect(await lookWith(0)).toMatchObject({ documents: 8, differences: [{ called: 'producer' }] });
  expect(await lookWith(1)).toBeUndefined();
});

test('an organization that does not exist is no organization without links', async () => {
  const { deps } = depsFinding(() => ({}));
  await expect(submissionToLink(deps, 99, dossier)).rejects.toThrow(TypeError);
});

test('all probes are asked for at once, those of a picture too', async () => {
  const asked: number[][] = [];
  const { deps } = depsFinding((probes) => {
    asked.push([...probes]);
    return {};
  });
  const submission = await made(deps, {
    ...dossier,
    fingerprints: [upload, bitsFingerprint(new Uint8Array(8))],
  });
  await lookAmongEarlier(deps, submission);
  expect(asked).toEqual([[...submission.probes.values()].flat().sort((a, b) => a - b)]);
});

test('who shares an account is looked at, however many share a few bits of a picture by chance', async () => {
  await withScratchStore(async (store) => {
    const { deps } = depsFinding(() => ({}));
    const finding: LookDeps = { ...deps, store };
    const accountOwn = exactFingerprint('123456789', 'identifier');
    const pictures = (['page-image', 'row-text'] as const).map((kind) =>
      bitsFingerprint(new Uint8Array(8), kind),
    );
    const submission = await submissionToLink(finding, 1, {
      ...dossier,
      fingerprints: [accountOwn, ...pictures],
    });
    const [ofAccount, ...ofPicture] = [...submission.probes.values()];
    const insert = async (one: Dossier, probes: readonly number[]): Promise<number> => {
      const detectionId = await store.reserveId('detection');
      const [kept] = (await submissionToLink(finding, 1, one)).dossiers;
      const linking = { dossiers: [{ ...kept!, probes }], lookedThrough: Number.MAX_SAFE_INTEGER, links: [] };
      await store.insertDetection(sampleDetection({ detectionId, organizationId: 1 }), undefined, linking);
      return detectionId;
    };
    const sameAccount = await Promise.all(
      Array.from({ length: 30 }, () => insert({ ...dossier, fingerprints: [accountOwn] }, ofAccount!)),
    );
    const chance = ofPicture
      .flat()
      .slice(0, 15)
      .flatMap((probe) => Array.from({ length: 10 }, () => probe));
    await Promise.all(chance.map((probe) => insert({ ...dossier, fingerprints: [] }, [probe])));
    const { found } = await lookAmongEarlier(finding, submission);
    expect(found.map(({ detectionId }) => detectionId).sort((a, b) => a - b)).toEqual(
      sameAccount.sort((a, b) => a - b),
    );
  });
});

test('a face is kept for as many days as the settings say, apart from the rest; for none it is not kept', async () => {
  const { deps } = depsFinding(() => ({}));
  const numbers = Float32Array.from({ length: 192 }, (_, index) => Math.sin(index * 78.233));
  const face = { kind: 'face', part: 'portrait', page: 1, value: { form: 'vector', numbers } } as const;
  const withFace = { ...dossier, fingerprints: [upload, face] };
  expect((await made(deps, withFace)).dossiers.map(({ expiresAtMicros }) => expiresAtMicros)).toEqual([
    undefined,
  ]);
  const thirtyDays = { ...deps, clock: () => 5, faceLinkDays: 30 };
  expect((await made(thirtyDays, withFace)).dossiers.map(({ expiresAtMicros }) => expiresAtMicros)).toEqual([
    undefined,
    5 + 30 * 24 * 3600 * 1_000_000,
  ]);
  expect((await made(thirtyDays, dossier)).dossiers).toHaveLength(1);
});

test('a face is found until its days are over, then by nobody, and what was kept of it is removed; the rest is found on', async () => {
  await withScratchStore(async (store) => {
    const days = (count: number) => count * 24 * 3600 * 1_000_000;
    const { deps } = depsFinding(() => ({}));
    const at = (nowMicros: number): LookDeps => ({
      ...deps,
      store,
      clock: () => nowMicros,
      faceLinkDays: 30,
    });
    const numbers = Float32Array.from({ length: 192 }, (_, index) => Math.sin(index * 78.233));
    const face = { kind: 'face', part: 'portrait', page: 1, value: { form: 'vector', numbers } } as const;
    const withFace = { ...dossier, fingerprints: [upload, face] };
    const { dossiers } = await submissionToLink(at(0), 1, withFace);
    const detectionId = await store.reserveId('detection');
    await store.insertDetection(sampleDetection({ detectionId }), undefined, {
      dossiers,
      lookedThrough: 0,
      links: [],
    });
    const linkTypesAt = async (nowMicros: number) => {
      const { found } = await lookAmongEarlier(
        at(nowMicros),
        await submissionToLink(at(nowMicros), 1, withFace),
      );
      return found.flatMap(({ links }) => links.map(({ linkType }) => linkType)).sort();
    };
    expect(await linkTypesAt(days(30) - 1)).toEqual(['identical_file', 'shared_face']);
    expect(await linkTypesAt(days(30))).toEqual(['identical_file']);
    expect(await forgetExpired({ store, clock: () => days(30) })).toBe(1);
    expect(await linkTypesAt(0)).toEqual(['identical_file']);
  });
});
