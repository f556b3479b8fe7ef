import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { InsightStore } from '../store/insight-types.js';
import { BASES } from '../store/label-types.js';
import type { RecordStore } from '../store/types.js';
import { calibrationOf } from './calibration.js';
import { checkFiguresOf } from './checks.js';
import { peopleFiguresOf } from './people.js';
import { readingFiguresOf } from './reading.js';
import { lastDays } from './span.js';
import { volumesOf } from './volumes.js';

const DAY = 86_400_000_000;
const POLICY = { mediumFrom: 25, highFrom: 75 };
const ASKED = { organizationId: 1, days: 3, nowMicros: 20_000 * DAY + 5, own: false };

const NOTHING: InsightStore = {
  countByDay: async () => [],
  countTypes: async () => [],
  countLikelihoods: async () => [],
  countLabeled: async () => [],
  countFound: async () => [],
  countLabeledByCheck: async () => [],
  countDrawn: async () => [],
  countDecisionSeconds: async () => [],
  countDecided: async () => [],
  countDecidedByTwo: async () => [],
  countFieldsLookedAt: async () => [],
  countFieldsCorrected: async () => [],
};
/** What a store counted. */
const counted = (given: Partial<InsightStore>) => ({
  policy: POLICY,
  store: {
    ...NOTHING,
    organizationPolicy: async () => undefined,
    drawnShare: async () => 2,
    ...given,
  } as unknown as RecordStore,
});
type Labeled = Awaited<ReturnType<InsightStore['countLabeled']>>[number];
const labelled = (likelihood: number, truth: Labeled['truth'], count: number, given = {}): Labeled => ({
  likelihood,
  truth,
  basis: 'court',
  isDrawn: false,
  count,
  ...given,
});

test('the last three days end with today', () => {
  expect(lastDays(3, 20_000 * DAY + 5)).toEqual({
    from: '2024-10-02',
    to: '2024-10-04',
    firstDay: 19_998,
    scope: { fromMicros: 19_998 * DAY, toMicros: 20_001 * DAY },
  });
});

test('days without a submission are there; types come from all kinds', async () => {
  const deps = counted({
    countByDay: async (_, kind) =>
      kind === 'detection'
        ? [
            { day: 19_999, band: 'high', count: 2 },
            { day: 19_999, band: 'low', count: 5 },
          ]
        : kind === 'parse'
          ? [{ day: 20_000, band: null, count: 1 }]
          : [],
    countTypes: async (_, kind) => [{ documentType: kind, count: kind === 'parse' ? 2 : 1 }],
  });
  expect(await volumesOf(deps, ASKED)).toEqual({
    from: '2024-10-02',
    to: '2024-10-04',
    days: [
      { day: '2024-10-02', detection: 0, parse: 0, verification: 0 },
      { day: '2024-10-03', detection: 7, parse: 0, verification: 0 },
      { day: '2024-10-04', detection: 0, parse: 1, verification: 0 },
    ],
    bands: { low: 5, medium: 0, high: 2 },
    types: ['parse', 'detection', 'verification'],
  });
  expect((await volumesOf(deps, { ...ASKED, kind: 'parse' })).bands.high).toBe(0);
});

test('median and 95th percentile over all kinds; against the checks; agreement where two decided', async () => {
  const deps = counted({
    countDecisionSeconds: async (_, kind) =>
      kind === 'detection'
        ? [
            { seconds: 60, count: 17 },
            { seconds: 600, count: 2 },
          ]
        : kind === 'parse'
          ? [{ seconds: 90, count: 1 }]
          : [],
    countDecided: async () => [
      { found: 'rejected', decision: 'accept', count: 1 },
      { found: 'rejected', decision: 'reject', count: 9 },
      { found: 'unverified', decision: 'reject', count: 4 },
      { found: 'verified', decision: 'reject', count: 3 },
    ],
    countDecidedByTwo: async () => [
      { first: 'accept', second: 'accept', count: 20 },
      { first: 'accept', second: 'reject', count: 5 },
      { first: 'reject', second: 'accept', count: 10 },
      { first: 'reject', second: 'reject', count: 15 },
    ],
  });
  expect(await peopleFiguresOf(deps, ASKED)).toMatchObject({
    timeToDecision: { decided: 20, medianSeconds: 60, p95Seconds: 600 },
    up: { count: 3, total: 3, low: expect.closeTo(0.4385, 3), high: 1 },
    down: { count: 1, total: 10 },
    agreement: { same: { count: 35, total: 50 }, kappa: expect.closeTo(0.4, 9) },
  });
  expect(await peopleFiguresOf(counted({}), ASKED)).toMatchObject({ timeToDecision: null, agreement: null });
});

test('of a check: the share, its interval, and no verdict below 30 labels; own judgment is left out unless asked for', async () => {
  const deps = counted({
    countFound: async () => [
      { checkId: 'pdf.a', count: 31 },
      { checkId: 'pdf.b', count: 88 },
      { checkId: 'pdf.c', count: 0 },
    ],
    countLabeledByCheck: async () => [
      { checkId: 'pdf.a', truth: 'manipulated', basis: 'court', count: 21 },
      { checkId: 'pdf.a', truth: 'not', basis: 'customer_admitted', count: 1 },
      { checkId: 'pdf.a', truth: 'manipulated', basis: 'own_judgement', count: 20 },
      { checkId: 'pdf.b', truth: 'manipulated', basis: 'issuer_confirmed', count: 19 },
      { checkId: 'pdf.b', truth: 'not', basis: 'issuer_confirmed', count: 21 },
    ],
  });
  const b = {
    checkId: 'pdf.b',
    found: 88,
    manipulated: { count: 19, total: 40, low: expect.closeTo(0.329, 3), high: expect.closeTo(0.625, 3) },
    verdict: 'about',
    leftOut: 0,
  };
  expect(await checkFiguresOf(deps, ASKED)).toEqual([
    b,
    {
      checkId: 'pdf.a',
      found: 31,
      manipulated: { count: 21, total: 22, low: expect.closeTo(0.782, 3), high: expect.closeTo(0.992, 3) },
      verdict: null,
      leftOut: 20,
    },
  ]);
  expect((await checkFiguresOf(deps, { ...ASKED, own: true }))[1]).toMatchObject({
    manipulated: { count: 41, total: 42 },
    verdict: 'above',
    leftOut: 0,
  });
  expect(await checkFiguresOf(deps, { ...ASKED, kind: 'parse' })).toEqual([]);
});

test('calibration, and misses from what was drawn alone', async () => {
  const deps = counted({
    countLabeled: async () => [
      labelled(90, 'manipulated', 27),
      labelled(90, 'not', 3),
      labelled(2, 'not', 9),
      labelled(2, 'manipulated', 1, { isDrawn: true }),
      labelled(2, 'not', 4, { isDrawn: true, basis: 'issuer_confirmed' }),
      labelled(2, 'manipulated', 50, { isDrawn: true, basis: 'own_judgement' }),
    ],
    countLikelihoods: async () => [
      { likelihood: 2, band: 'low', count: 900 },
      { likelihood: 90, band: 'high', count: 100 },
    ],
    countDrawn: async () => [
      { state: 'open', count: 10 },
      { state: 'accept', count: 8 },
    ],
  });
  const found = await calibrationOf(deps, ASKED);
  expect(found).toMatchObject({
    labelled: 44,
    leftOut: 50,
    calibrationError: { value: expect.closeTo((0 + Math.abs(14 * 0.02 - 1)) / 44, 9) },
    misses: { cleared: 900, drawn: 18, waiting: 10, missed: { count: 1, total: 5 }, share: 2 },
    bounds: { ...POLICY, isOwn: false },
    cells: [
      { likelihood: 90, manipulated: 27, not: 3 },
      { likelihood: 2, manipulated: 1, not: 13 },
    ],
  });
  const [lowest, highest] = [found.bins[0], found.bins[9]];
  expect(lowest).toMatchObject({ stated: expect.closeTo(0.02), verdict: null });
  expect(highest).toMatchObject({ manipulated: { count: 27, total: 30 }, verdict: 'about' });
  expect(found.calibrationError?.interval?.low).toBeLessThan(found.calibrationError?.interval?.high ?? 0);
  expect(await calibrationOf(counted({}), ASKED)).toMatchObject({
    labelled: 0,
    calibrationError: null,
    brier: null,
    misses: { missed: { total: 0, low: 0, high: 1 } },
  });
});

test('of a field: how often it was looked at and was not what was read, rows of a list as one', async () => {
  const deps = counted({
    countFieldsLookedAt: async () => [
      { documentType: 'bankStatement.us', path: 'accounts[0].transactions[0].date', count: 3 },
      { documentType: 'bankStatement.us', path: 'accounts[0].transactions[11].date', count: 2 },
      { documentType: 'bankStatement.us', path: 'bankName', count: 3 },
    ],
    countFieldsCorrected: async () => [
      {
        documentType: 'bankStatement.us',
        path: 'accounts[0].transactions[11].date',
        isUnread: false,
        count: 1,
      },
      {
        documentType: 'bankStatement.us',
        path: 'accounts[0].transactions[12].date',
        isUnread: true,
        count: 1,
      },
    ],
  });
  expect(await readingFiguresOf(deps, ASKED)).toMatchObject([
    { field: 'accounts[].transactions[].date', lookedAt: 6, corrected: 2, right: { count: 4, total: 6 } },
    { field: 'bankName', lookedAt: 3, corrected: 0, right: { count: 3, total: 3, high: 1 } },
  ]);
  expect(await readingFiguresOf(deps, { ...ASKED, kind: 'detection' })).toEqual([]);
});

test('the order in which labels were counted changes no figure', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          likelihood: fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10),
          truth: fc.constantFrom('manipulated' as const, 'not' as const),
          basis: fc.constantFrom(...BASES),
          isDrawn: fc.boolean(),
          count: fc.integer({ min: 1, max: 5 }),
        }),
        { maxLength: 6 },
      ),
      async (some) => {
        const [one, other] = await Promise.all(
          [some, some.toReversed()].map(async (labels) => {
            const { cells: _, ...figures } = await calibrationOf(
              counted({ countLabeled: async () => labels }),
              ASKED,
            );
            return JSON.stringify(figures, (__, value) =>
              typeof value === 'number' ? Number(value.toFixed(9)) : value,
            );
          }),
        );
        expect(one).toBe(other);
      },
    ),
    { numRuns: 20 },
  );
});
