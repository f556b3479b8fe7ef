import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareDossiers, type Dossier, type Fingerprint } from '@assay/linking';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { madeCard, onTable } from '../../../../corpus/faces/made-face/made-card.js';
import { PDF, startTestServer } from '../http/testing/test-server.js';
import { compiledEngine } from '../testing/compiled-engine.js';
import { jpegOf } from '../verification/testing/pictures.js';
import { type AnalysisJob, type Analyst, startAnalyst } from '../workers/index.js';
import { CHECKS } from '../workers/testing/dying-checks.js';
import { keyDossier } from './keying/key-dossier.js';
import { sampleKeys } from './testing/sample-dossiers.js';

/** Checks that are quick; what else a worker does is the engine's own. */
const CHECKS_ONLY = compiledEngine(new URL('../workers/testing/dying-checks.ts', import.meta.url));

/** The engine's own networks, and faces that nobody has: seeds 23 and 44 lie 1.24 apart. */
let folder: string;
let analyst: Analyst;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-faces-'));
  analyst = await startAnalyst({
    workers: 1,
    queueLimit: 4,
    timeLimitMs: 120_000,
    memoryLimitMb: 2048,
    engineModule: CHECKS_ONLY,
    ownCheckIds: CHECKS.map(({ id }) => id),
  });
});
afterAll(async () => {
  await analyst.close();
  await rm(folder, { recursive: true });
});

const cardOf = async (seed: number): Promise<Uint8Array> =>
  new Uint8Array(await (await jpegOf(onTable(await madeCard({ seed, ghost: false }), 60))).arrayBuffer());

async function dossierOf(bytes: Uint8Array, job: Partial<AnalysisJob>): Promise<Dossier | undefined> {
  const path = join(folder, 'upload');
  await writeFile(path, bytes);
  const { dossier } = await analyst.examine({
    path,
    format: 'jpeg',
    documentClass: 'identity/driver_license',
    ...job,
  });
  return dossier;
}
const faceOf = (dossier: Dossier): Fingerprint | undefined =>
  dossier.fingerprints.find(({ kind }) => kind === 'face');

test('the portrait of a card is found again on the same picture saved smaller, and not on another person\u2019s card', async () => {
  const card = await cardOf(23);
  const smaller = new Uint8Array(await sharp(card).resize(900).jpeg({ quality: 70 }).toBuffer());
  const [first, again, other] = [
    (await dossierOf(card, { takesFace: true }))!,
    (await dossierOf(smaller, { takesFace: true }))!,
    (await dossierOf(await cardOf(44), { takesFace: true }))!,
  ];
  expect(faceOf(first)).toMatchObject({ part: 'portrait', page: 1, value: { form: 'vector' } });
  const keyed = [first, again, other].map((dossier) =>
    keyDossier(dossier, sampleKeys(1), { facesExpireAtMicros: 5 }),
  );
  const [one, resaved, foreign] = keyed.map(({ comparable }) => ({
    ...comparable,
    fingerprints: [faceOf(comparable)!],
  }));
  const linksOf = (newer: Dossier) => compareDossiers(newer, one!, () => ({ sharedBy: 1, of: 3 })).links;
  expect(linksOf(resaved!)).toMatchObject([
    { linkType: 'shared_face', evidenceType: 'face_lsh', strength: 'high' },
  ]);
  expect(linksOf(foreign!)).toEqual([]);
  const probesOfFaces = keyed.map(({ dossiers }) => new Set(dossiers[1]!.probes));
  expect([...probesOfFaces[0]!].filter((probe) => probesOfFaces[1]!.has(probe)).length).toBeGreaterThan(0);
});

test('no face is looked for unless it is asked for, a page without one has none, and of what is not to be linked nothing is taken', async () => {
  const card = await cardOf(23);
  expect(faceOf((await dossierOf(card, {}))!)).toBeUndefined();
  expect(faceOf((await dossierOf(PDF, { format: 'pdf', takesFace: true }))!)).toBeUndefined();
  expect(await dossierOf(card, { isLinked: false, takesFace: true })).toBeUndefined();
});

test.each([
  ['30', ['shared_face']],
  ['0', []],
])(
  'over HTTP, with ASSAY_FACE_LINK_DAYS=%s, two cards with one portrait share %j',
  async (days, expected) => {
    const server = await startTestServer({ ASSAY_FACE_LINK_DAYS: days });
    try {
      const card = await cardOf(23);
      const submit = async (bytes: Uint8Array): Promise<number> => {
        const file = new Blob([Uint8Array.from(bytes)]);
        const response = await server.submit({ file, fileName: 'card.jpg', document: 'driver_license' });
        return ((await response.json()) as { result: { detectionId: number } }).result.detectionId;
      };
      const first = await submit(card);
      const second = await submit(
        new Uint8Array(await sharp(card).resize(900).jpeg({ quality: 70 }).toBuffer()),
      );
      const answer = await server.request(`/v1/detection/${second}/evidence-links`);
      const { links } = (await answer.json()) as {
        links: { linkType: string; relatedFraudDetectionId: number }[];
      };
      const ofFaces = links.filter(({ linkType }) => linkType === 'shared_face');
      expect(ofFaces.map(({ linkType }) => linkType)).toEqual(expected);
      for (const { relatedFraudDetectionId } of ofFaces) expect(relatedFraudDetectionId).toBe(first);
    } finally {
      await server.end();
    }
  },
);
