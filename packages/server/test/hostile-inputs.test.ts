import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { amplifyingClips } from './hostile/amplifying-clips.js';
import {
  DOCUMENT_TIME_LIMIT_S,
  type FuzzedServer,
  keepInput,
  PAIR_TIME_LIMIT_S,
  startFuzzedServer,
  WORKERS,
} from './hostile/fuzzed-server.js';
import { handMadeImages } from './hostile/hand-made-images.js';
import { costlyPdfs, handMadePdfs } from './hostile/hand-made-pdfs.js';
import { mutate, mutation } from './hostile/mutations.js';
import { makeSeeds, type Seed } from './hostile/seeds.js';

/**
 * So many batches in every test run; `ASSAY_FUZZ_SECONDS=3600 npm test -- hostile-inputs` runs longer by hand, and
 * looks at more documents that take all the time that a worker has. A failure prints the seed to repeat it.
 */
const FUZZ_BATCHES = 3;
const FUZZ_MS =
  process.env.ASSAY_FUZZ_SECONDS === undefined ? undefined : Number(process.env.ASSAY_FUZZ_SECONDS) * 1000;
const FUZZ_SEED = process.env.ASSAY_FUZZ_SEED === undefined ? undefined : Number(process.env.ASSAY_FUZZ_SEED);

/** Examined, or refused as undecodable, or too large. Never 500: no upload is our fault. */
const RIGHT_ANSWERS = [200, 413, 422];

let server: FuzzedServer;
let seeds: readonly Seed[];
const pdfs = handMadePdfs();

beforeAll(async () => {
  [server, seeds] = await Promise.all([startFuzzedServer(DOCUMENT_TIME_LIMIT_S), makeSeeds()]);
});

afterAll(async () => {
  console.log('incidents', Object.fromEntries(server.incidents));
  await server.stop();
});

/** What is wrong with the server's answer to an upload; undefined when nothing is. */
async function complaintAbout(
  { name, bytes }: Seed,
  post: FuzzedServer['post'] = server.post,
): Promise<string | undefined> {
  try {
    const { status, body } = await post(name, bytes);
    if (RIGHT_ANSWERS.includes(status)) return undefined;
    return `${name}: status ${status} ${body.slice(0, 200)}; input kept in ${keepInput(name, bytes)}`;
  } catch (error) {
    return `${name}: no answer in time (${String(error)}); input kept in ${keepInput(name, bytes)}`;
  }
}

/** Posts all, as many at a time as the server has workers. @returns what is wrong with the answers */
async function complaintsAbout(
  uploads: readonly Seed[],
  post: FuzzedServer['post'] = server.post,
): Promise<readonly string[]> {
  const waiting = uploads.values();
  const complaints: string[] = [];
  const lane = async (): Promise<void> => {
    for (const upload of waiting) {
      const complaint = await complaintAbout(upload, post);
      if (complaint !== undefined) complaints.push(complaint);
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, lane));
  return complaints;
}

async function expectHealthy({ errorLines, isReady }: FuzzedServer = server): Promise<void> {
  expect(errorLines).toEqual([]);
  expect(await isReady()).toBe(true);
}

test('the seeds themselves are examined', async () => {
  for (const { name, bytes } of seeds)
    expect([name, (await server.post(name, bytes)).status]).toEqual([name, 200]);
});

describe('hand-made nasties', () => {
  test('PDFs: bombs, loops, depth, counts', { timeout: 600_000 }, async () => {
    expect(await complaintsAbout(pdfs)).toEqual([]);
    // Some of them take a worker's whole time: without a kill there would have been no answer.
    expect([...server.incidents.keys()]).toContainEqual(expect.stringMatching(/^worker died \(time/));
    await expectHealthy();
  });

  test.runIf(FUZZ_MS !== undefined)(
    'PDFs that take all of a worker’s time',
    { timeout: 600_000 },
    async () => {
      expect(await complaintsAbout(costlyPdfs())).toEqual([]);
      await expectHealthy();
    },
  );

  test('images: bombs, sizes, two formats at once', { timeout: 300_000 }, async () => {
    expect(await complaintsAbout(await handMadeImages())).toEqual([]);
    await expectHealthy();
  });
});

/** Clips in the three containers, whole, cut off, and with a part of their pictures overwritten. */
const brokenClips = (): readonly Seed[] =>
  ['avc.mp4', 'camera-names.mov', 'av1.webm'].flatMap((name) => {
    const bytes = readFileSync(new URL(`../../media/src/video/fixtures/${name}`, import.meta.url));
    const places = [0.2, 0.7].map((share) => Math.floor(share * bytes.length));
    return [
      { name, bytes },
      ...places.map((place) => ({ name, bytes: bytes.subarray(0, place) })),
      ...places.map((place) => ({ name, bytes: Uint8Array.from(bytes).fill(0xff, place, place + 40) })),
    ];
  });

test('pairs of hostile files are answered: images, PDFs, clips', { timeout: 600_000 }, async () => {
  const uploads = [...(await handMadeImages()), ...pdfs.slice(0, 3), ...brokenClips(), ...amplifyingClips()];
  const comparing = await startFuzzedServer(PAIR_TIME_LIMIT_S);
  try {
    expect(await complaintsAbout(uploads, comparing.postPair)).toEqual([]);
    await expectHealthy(comparing);
  } finally {
    console.log('incidents of pairs', Object.fromEntries(comparing.incidents));
    await comparing.stop();
  }
});

/** Uploads that are under way at the same time: one more than there are workers. */
const AT_ONCE = WORKERS + 1;

test('mutated files are answered, and a good file is still examined after them', {
  timeout: (FUZZ_MS ?? 0) + 600_000,
}, async () => {
  const broken = fc.record({
    seed: fc.nat(),
    donor: fc.nat(),
    mutations: fc.array(mutation, { minLength: 1, maxLength: 6 }),
  });
  let uploads = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(broken, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (batch) => {
      const inputs = batch.map(({ seed, donor, mutations }): Seed => {
        const chosen = seeds[seed % seeds.length] as Seed;
        return {
          name: chosen.name,
          bytes: mutate(chosen.bytes, seeds[donor % seeds.length]?.bytes ?? chosen.bytes, mutations),
        };
      });
      uploads += inputs.length;
      expect(
        (await Promise.all(inputs.map((input) => complaintAbout(input)))).filter(
          (complaint) => complaint !== undefined,
        ),
      ).toEqual([]);
    }),
    {
      ...(FUZZ_MS === undefined
        ? { numRuns: FUZZ_BATCHES }
        : {
            numRuns: Number.MAX_SAFE_INTEGER,
            interruptAfterTimeLimit: FUZZ_MS,
            markInterruptAsFailure: false,
          }),
      endOnFailure: true,
      ...(FUZZ_SEED === undefined ? {} : { seed: FUZZ_SEED }),
    },
  );
  console.log(`${uploads} mutated uploads`);
  await expectHealthy();
  const first = seeds[0] as Seed;
  expect((await server.post(first.name, first.bytes)).status).toBe(200);
});
