import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examineToTheEnd } from './examination-runs.js';
import type { ExaminationPlan, Stage } from './protocol.js';
import type { RunEnd } from './run-end.js';
import type { DeathCause, Examination, ExaminedCheck } from './types.js';

const EXAMINED: RunEnd = {
  kind: 'examined',
  examination: {
    subject: 'document',
    checks: [],
    heatmaps: [],
    marks: [],
    markedPages: [],
    pageCount: 1,
    documentClass: undefined,
    dossier: undefined,
  },
};
const OPENING: Stage = { kind: 'opening' };
const check = (checkId: string): Stage => ({ kind: 'check', checkId });
const named = (checkId: string) => ({ checkId, version: '1.0.0', reports: 'DOCUMENT_STRUCTURE' as const });
const found = (checkId: string): ExaminedCheck => ({
  ...named(checkId),
  outcome: { kind: 'not-applicable', because: 'a test' },
});

/** A death after the document was opened, and the checks named had ended; none of them while opening. */
const died = (
  cause: DeathCause,
  stage: Stage,
  { firstDocument = true, tookMs = 1, ended = [] as readonly string[] } = {},
): RunEnd => ({
  kind: 'died',
  cause,
  stage,
  firstDocument,
  tookMs,
  progress:
    stage.kind === 'opening'
      ? undefined
      : {
          opened: { subject: 'document', pageCount: 3, checks: ['a', 'b', 'c', 'd'].map(named) },
          documentClass: undefined,
          ended: ended.map(found),
        },
});

/** Runs that end one after the other as given, then well; what each was asked to do. */
async function runsEnding(...ends: readonly RunEnd[]) {
  const plans: ExaminationPlan[] = [];
  const examination = examineToTheEnd(async (plan) => {
    plans.push({ ...plan, skip: new Map(plan.skip), kept: new Map(plan.kept) });
    return ends[plans.length - 1] ?? EXAMINED;
  }, 1000);
  let answer: Examination | undefined;
  const code = await examination.then(
    (examined) => {
      answer = examined;
      return 'examined';
    },
    (error) => error.code,
  );
  return { code, plans, answer };
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
      { skip: new Map(), kept: new Map(), heatmaps: true, marks: true, fingerprints: true },
      { skip: new Map([['a', errorCode]]), kept: new Map(), heatmaps: true, marks: true, fingerprints: true },
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
  const { plans } = await runsEnding(
    died('crash', check('a'), { firstDocument: false }),
    died('crash', check('a')),
  );
  expect(plans.map(({ skip }) => [...skip])).toEqual([[], [], [['a', 'DECODER_FAILED']]]);
});

test('heatmaps that take too long are left out, and the outcomes are kept', async () => {
  const { plans } = await runsEnding(died('time', { kind: 'drawing' }, { ended: ['a', 'b'] }));
  expect(plans[1]).toMatchObject({ heatmaps: false, fingerprints: true });
  expect([...(plans[1]?.kept.keys() ?? [])]).toEqual(['a', 'b']);
});

test('a page with marks that takes too long is left out, and heatmaps are drawn', async () => {
  const { plans } = await runsEnding(died('memory', { kind: 'marking' }, { ended: ['a'] }));
  expect(plans[1]).toMatchObject({ heatmaps: true, marks: false, fingerprints: true });
});

test('a fingerprint that takes too long costs all fingerprints, and nothing that was found', async () => {
  const { plans } = await runsEnding(died('time', { kind: 'fingerprinting', fingerprinter: 'layout' }));
  expect(plans[1]).toMatchObject({ heatmaps: true, fingerprints: false });
});

test('when the time is up, what was found stands and the rest is broken by the time limit', async () => {
  const { code, plans, answer } = await runsEnding(
    died('crash', check('b'), { ended: ['a'], tookMs: 300 }),
    died('time', check('d'), { ended: ['c'], tookMs: 650 }),
  );
  expect([code, plans.length]).toEqual(['examined', 2]);
  expect(answer?.pageCount).toBe(3);
  expect(
    answer?.checks.map(({ outcome }) => ('errorCode' in outcome ? outcome.errorCode : outcome.kind)),
  ).toEqual(['not-applicable', 'DECODER_FAILED', 'not-applicable', 'TIME_LIMIT']);
});

test('time that is up while the document is opened again costs nothing that was found', async () => {
  const { code, answer } = await runsEnding(
    died('crash', check('b'), { ended: ['a'], tookMs: 500 }),
    died('time', OPENING, { tookMs: 500 }),
  );
  expect(code).toBe('examined');
  expect(answer?.checks[0]?.outcome.kind).toBe('not-applicable');
});

test('when check after check dies, four runs are all', async () => {
  const { code, plans, answer } = await runsEnding(
    ...['a', 'b', 'c', 'd'].map((id) => died('crash', check(id))),
  );
  expect([code, plans.length]).toEqual(['examined', 4]);
  expect(answer?.checks.every(({ outcome }) => outcome.kind === 'broken')).toBe(true);
});

test('a document takes at most four runs and one time limit, however its runs end', async () => {
  const end = fc.record({
    cause: fc.constantFrom<DeathCause>('time', 'memory', 'crash', 'killed', 'lied'),
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
        return next ? died(next.cause, next.stage, { ...next, tookMs: took }) : EXAMINED;
      }, 1000).catch(() => {});
      expect(runs).toBeLessThanOrEqual(4);
      expect(tookMs).toBeLessThanOrEqual(1000 + 1e-6);
    }),
  );
});
