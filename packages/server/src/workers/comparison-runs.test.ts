import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareToTheEnd } from './comparison-runs.js';
import type { Stage } from './protocol.js';
import type { RunEnd } from './run-end.js';
import type { DeathCause, PairComparison } from './types.js';

const LOST: PairComparison = { kind: 'lost' };
const COMPARED: RunEnd = { kind: 'compared', comparison: LOST };
const COMPARING: Stage = { kind: 'comparing' };
const FRAMES: Stage = { kind: 'decoding frames' };
const opening = (file: 'id' | 'selfie'): Stage => ({ kind: 'opening', file });
const died = (cause: DeathCause, stage: Stage, firstDocument = true, tookMs = 1): RunEnd => ({
  kind: 'died',
  cause,
  stage,
  firstDocument,
  tookMs,
});

/** Runs that end one after the other as given, then well; which of them left liveness out. */
async function runsEnding(...ends: readonly RunEnd[]) {
  const withoutLiveness: boolean[] = [];
  const ended = compareToTheEnd(async (plan) => {
    withoutLiveness.push(plan.withoutLiveness);
    return ends[withoutLiveness.length - 1] ?? COMPARED;
  }, 1000);
  const outcome = await ended.then(
    ({ kind }) => kind,
    ({ code, file }) => `${file} ${code}`,
  );
  return [outcome, withoutLiveness];
}

test.each(['id', 'selfie'] as const)('a death while opening the %s costs that file', async (file) => {
  expect(await runsEnding(died('time', opening(file)))).toEqual([`${file} TIME_LIMIT`, [false]]);
  expect(await runsEnding(died('crash', opening(file)))).toEqual([`${file} DECODER_CRASHED`, [false]]);
  expect(await runsEnding({ kind: 'undecodable', code: 'TRUNCATED', file })).toEqual([
    `${file} TRUNCATED`,
    [false],
  ]);
});

test('a death while comparing costs liveness, a second one the comparison', async () => {
  expect((await runsEnding(died('memory', COMPARING)))[1]).toEqual([false, true]);
  expect(await runsEnding(died('time', COMPARING), died('crash', COMPARING))).toEqual([
    'lost',
    [false, true],
  ]);
});

test('a video whose frames kill the decoder is the sender’s to mend', async () => {
  expect(await runsEnding(died('crash', FRAMES))).toEqual(['selfie DECODER_CRASHED', [false]]);
  expect(await runsEnding(died('memory', FRAMES))).toEqual(['selfie MEMORY_LIMIT', [false]]);
});

test('out of time among frames is laid to the video only when fewer frames take too long, too', async () => {
  expect((await runsEnding(died('time', FRAMES)))[1]).toEqual([false, true]);
  expect(await runsEnding(died('time', FRAMES), died('time', FRAMES))).toEqual([
    'selfie TIME_LIMIT',
    [false, true],
  ]);
});

test('a signal from outside, or a crash after other documents, is not laid to the pair at once', async () => {
  expect((await runsEnding(died('killed', COMPARING)))[1]).toEqual([false, false]);
  expect((await runsEnding(died('crash', COMPARING, false), died('crash', COMPARING)))[1]).toEqual([
    false,
    false,
    true,
  ]);
});

test('a death while reading the ID costs the reading alone', async () => {
  const plans: unknown[] = [];
  const end = await compareToTheEnd(async (plan) => {
    plans.push(plan);
    return plans.length === 1 ? died('memory', { kind: 'reading the ID' }) : COMPARED;
  }, 1000);
  expect(end).toEqual(LOST);
  expect(plans).toEqual([
    { withoutLiveness: false, withoutReading: false },
    { withoutLiveness: false, withoutReading: true },
  ]);
});

test('whatever dies, it ends after at most four runs', async () => {
  const end = fc.record({
    cause: fc.constantFrom<DeathCause>('time', 'memory', 'crash', 'killed'),
    stage: fc.constantFrom<Stage>({ kind: 'opening' }, opening('id'), opening('selfie'), COMPARING, FRAMES, {
      kind: 'reading the ID',
    }),
    firstDocument: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.infiniteStream(end), async (deaths) => {
      let runs = 0;
      const ended = compareToTheEnd(async () => {
        runs++;
        return { kind: 'died', ...deaths.next().value, tookMs: 1 };
      }, 1000);
      await ended.catch((error) =>
        expect(error).toMatchObject({
          name: 'UndecodableError',
          file: expect.stringMatching(/^(id|selfie)$/),
        }),
      );
      expect(runs).toBeLessThanOrEqual(4);
    }),
  );
});
