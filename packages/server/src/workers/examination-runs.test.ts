import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examineToTheEnd } from './examination-runs.js';
import type { ExaminationPlan, Stage } from './protocol.js';
import type { RunEnd } from './run-end.js';
import type { DeathCause } from './types.js';

const EXAMINED: RunEnd = {
  kind: 'examined',
  examination: {
    subject: 'document',
    checks: [],
    heatmaps: [],
    pageCount: 1,
    documentClass: undefined,
    dossier: undefined,
  },
};
const OPENING: Stage = { kind: 'opening' };
const check = (checkId: string): Stage => ({ kind: 'check', checkId });
const died = (cause: DeathCause, stage: Stage, firstDocument = true, tookMs = 1): RunEnd => ({
  kind: 'died',
  cause,
  stage,
  firstDocument,
  tookMs,
});

/** Runs that end one after the other as given, then well; what each was asked to do. */
async function runsEnding(...ends: readonly RunEnd[]) {
  const plans: ExaminationPlan[] = [];
  const examination = examineToTheEnd(async (plan) => {
    plans.push({ ...plan, skip: new Map(plan.skip) });
    return ends[plans.length - 1] ?? EXAMINED;
  }, 1000);
  const code = await examination.then(
    () => 'examined',
    (error) => error.code,
  );
  return { code, plans };
}

test.each([
  ['time', 'TIME_LIMIT'],
  ['memory', 'MEMORY_LIMIT'],
  ['crash', 'DECODER_FAILED'],
] as const)(
  'a death by %s in a check runs the document again without it, as %s',
  async (cause, errorCode) => {
    const { code, plans } = await runsEnding(died(cause, check('a')));
    expect(code).toBe('examined');
    expect(plans).toEqual([
      { skip: new Map(), heatmaps: true, fingerprints: true },
      { skip: new Map([['a', errorCode]]), heatmaps: true, fingerprints: true },
    ]);
  },
);

test.each([
  ['time', 'TIME_LIMIT'],
  ['memory', 'MEMORY_LIMIT'],
  ['crash', 'DECODER_CRASHED'],
] as const)('a death by %s while opening means the document cannot be decoded: %s', async (cause, code) => {
  expect(await runsEnding(died(cause, OPENING))).toMatchObject({ code, plans: [{}] });
});

test('one signal from outside is no fault of the document; a second is taken for the out-of-memory killer', async () => {
  expect(await runsEnding(died('killed', OPENING))).toMatchObject({
    code: 'examined',
    plans: [{ skip: new Map() }, { skip: new Map() }],
  });
  expect((await runsEnding(died('killed', OPENING), died('killed', OPENING))).code).toBe('MEMORY_LIMIT');
});

test('a crash in a worker that had served others is laid to the document only when a fresh worker crashes too', async () => {
  const { plans } = await runsEnding(died('crash', check('a'), false), died('crash', check('a')));
  expect(plans.map(({ skip }) => [...skip])).toEqual([[], [], [['a', 'DECODER_FAILED']]]);
});

test('heatmaps that take too long are left out, and the outcomes are kept', async () => {
  const { plans } = await runsEnding(died('time', { kind: 'drawing' }));
  expect(plans[1]).toEqual({ skip: new Map(), heatmaps: false, fingerprints: true });
});

test('a fingerprint that takes too long costs all fingerprints, and nothing that was found', async () => {
  const { plans } = await runsEnding(died('time', { kind: 'fingerprinting', fingerprinter: 'layout' }));
  expect(plans[1]).toEqual({ skip: new Map(), heatmaps: true, fingerprints: false });
});

test('when check after check dies, the last run opens the document only', async () => {
  const { code, plans } = await runsEnding(...['a', 'b', 'c', 'd'].map((id) => died('crash', check(id))));
  expect(code).toBe('examined');
  expect(plans).toHaveLength(5);
  expect(plans[4]).toMatchObject({ skipRest: 'DECODER_FAILED', heatmaps: false, fingerprints: false });
});

test('a document takes at most five runs and three time limits, however its runs end', async () => {
  const end = fc.record({
    cause: fc.constantFrom<DeathCause>('time', 'memory', 'crash', 'killed'),
    stage: fc.constantFrom<Stage>(
      OPENING,
      check('a'),
      check('b'),
      check('c'),
      { kind: 'drawing' },
      { kind: 'fingerprinting', fingerprinter: 'layout' },
    ),
    firstDocument: fc.boolean(),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(end, { maxLength: 8 }), async (ends) => {
      let runs = 0;
      let tookMs = 0;
      await examineToTheEnd(async (_plan, limitMs) => {
        const next = ends[runs++];
        const took = (next?.share ?? 1) * limitMs;
        tookMs += took;
        return next ? { kind: 'died', ...next, tookMs: took } : EXAMINED;
      }, 1000).catch(() => {});
      expect(runs).toBeLessThanOrEqual(5);
      expect(tookMs).toBeLessThanOrEqual(3000);
    }),
  );
});
