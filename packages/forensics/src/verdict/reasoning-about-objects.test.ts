import { expect, test } from 'vitest';
import type { CheckOutcome, Evidence } from '../check.js';
import type { CheckReport } from '../examine.js';
import type { AnyCheck } from '../run-check.js';
import { DEFAULT_POLICY, judge } from './judge.js';
import { NEXT_STEPS } from './undecided.js';

/** A check whose measure is the log-likelihood ratio. */
const check = (id: string, rest: Partial<AnyCheck> = {}): AnyCheck => ({
  id,
  version: '1.0.0',
  reports: 'IMAGE_MANIPULATION',
  group: id,
  weight: 'fact',
  needs: [],
  calibration: {
    points: [-6, 6].map((ratio) => ({ measure: ratio, logLikelihoodRatio: ratio })),
    source: 'typed out for this test',
  },
  examine: () => ({ kind: 'not-applicable', because: 'never run' }),
  ...rest,
});
const EVIDENCE: Evidence = { code: 'A_CODE', kind: 'history', summary: 'as told' };
const found = (
  of: AnyCheck,
  measure: number,
  summary: string,
  evidence: readonly Evidence[] = [],
): CheckReport => ({
  check: of,
  outcome: { kind: 'examined', finding: { measure, summary, evidence, heat: [] } } satisfies CheckOutcome,
});
const declaredGeneration = check('declared', { basis: 'declared', reports: 'AI_GENERATED' });
const credentials = check('credentials', { basis: 'declared', reports: 'PROVENANCE' });
const pixels = check('pixels', { reports: 'AI_GENERATED' });
const camera = check('camera', { reports: 'PROVENANCE', weight: 'context' });
const reasoningOf = (...reports: readonly CheckReport[]) =>
  judge(reports, DEFAULT_POLICY, 'object').reasoning;

test('what the file declares, what was measured and what is unknown are kept apart, strongest first', () => {
  const summary = 'The picture was made by Firefly.';
  expect(
    reasoningOf(
      found(credentials, 0, 'Signed by a company.', [EVIDENCE]),
      found(pixels, 0.5, 'The pixels are like generated ones.', [EVIDENCE]),
      found(declaredGeneration, 5, summary, [EVIDENCE]),
    ),
  ).toEqual([
    'Declared by its maker: The picture was made by Firefly.',
    'Declared by its maker: Signed by a company.',
    'Measured: The pixels are like generated ones.',
  ]);
});

test('a picture that declares nothing and shows nothing is low, and its origin is called unknown', () => {
  const nothing = [found(pixels, -0.2, 'Nothing.'), found(camera, 0, 'Nothing.')];
  expect(judge(nothing, DEFAULT_POLICY, 'object').classification).toBe('verified');
  expect(reasoningOf(...nothing)).toEqual([
    'Measured: no sign of generation or manipulation was found by the 1 check that could examine its pixels. That does not prove that the picture is an unchanged photograph.',
    expect.stringMatching(/^Unknown: nothing in the file tells how the picture was made\./),
  ]);
});

test('what speaks for a photograph is told, and proves nothing', () => {
  const [first, second] = reasoningOf(
    found(pixels, -0.2, 'Nothing.'),
    found(camera, 0, 'It agrees with itself.', [EVIDENCE]),
  );
  expect(first).toBe('Measured: It agrees with itself.');
  expect(second).toContain('does not prove');
});

test('a picture that no check could look at is undecided, whatever it declares', () => {
  const verdict = judge(
    [found(credentials, 0, 'Signed by a company.', [EVIDENCE])],
    DEFAULT_POLICY,
    'object',
  );
  expect(verdict.classification).toBe('unverified');
  expect(verdict.reasoning).toEqual([
    'Declared by its maker: Signed by a company.',
    'Measured: too little of this picture could be examined, so it stays undecided.',
    NEXT_STEPS.NOTHING_TO_EXAMINE,
  ]);
});

test('credentials that clear stand for a look', () => {
  const verdict = judge(
    [found(credentials, -2, 'Captured by a camera.', [EVIDENCE])],
    DEFAULT_POLICY,
    'object',
  );
  expect(verdict.classification).toBe('verified');
  expect(verdict.reasoning).toEqual([
    'Declared by its maker: Captured by a camera.',
    'Measured: nothing, since no check could examine its pixels.',
  ]);
});

test('what broke is named', () => {
  const broken: CheckReport = { check: pixels, outcome: { kind: 'broken', errorCode: 'TIME_LIMIT' } };
  expect(reasoningOf(broken).at(-2)).toBe(
    'Not completed: pixels. What could not be looked at counts as undecided.',
  );
});
