import { expect, test } from 'vitest';
import type { CheckOutcome, Evidence } from '../check.js';
import type { CheckReport } from '../examine.js';
import type { AnyCheck } from '../run-check.js';
import { DEFAULT_POLICY, judge } from './judge.js';

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
const evidence = (code: string, after?: string): Evidence => ({
  code,
  kind: 'history',
  summary: 'for programs',
  ...(after !== undefined && { after }),
});
const SIGNED = evidence('CREDENTIALS_VALID');
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
  expect(
    reasoningOf(
      found(credentials, 0, '', [SIGNED]),
      found(pixels, 0.5, '', [evidence('PIXELS_LIKE_GENERATED')]),
      found(declaredGeneration, 5, '', [evidence('GENERATED_BY_MODEL', 'Firefly')]),
    ),
  ).toEqual([
    'Declared: The file says that a program generated the picture: “Firefly”.',
    'Declared: The file holds a record of its origin, by its own word.',
    'Measured: The picture looks like those that programs generate.',
    'Next: ask for the photo as the camera saved it.',
  ]);
});

test('a picture that declares nothing and shows nothing is low, and its origin is called unknown', () => {
  const nothing = [found(pixels, -0.2, 'Nothing.'), found(camera, 0, 'Nothing.')];
  expect(judge(nothing, DEFAULT_POLICY, 'object').classification).toBe('verified');
  expect(reasoningOf(...nothing)).toEqual([
    'No sign was found that the picture was generated or changed.',
    'That does not prove that the picture is an unchanged photograph.',
    'How the picture was made is unknown, as with most pictures from websites and messengers.',
  ]);
});

test('what speaks for a photograph is told, and proves nothing', () => {
  const reasoning = reasoningOf(
    found(pixels, -0.2, ''),
    found(camera, 0, '', [evidence('CAMERA_CONSISTENT')]),
  );
  expect(reasoning[0]).toBe('Measured: The file looks as the camera that it names writes files.');
  expect(reasoning[2]).toContain('does not prove');
});

test('a picture that no check could look at is undecided, whatever it declares', () => {
  const verdict = judge([found(credentials, 0, '', [SIGNED])], DEFAULT_POLICY, 'object');
  expect(verdict.classification).toBe('unverified');
  expect(verdict.reasoning).toEqual([
    'Declared: The file holds a record of its origin, by its own word.',
    'Too little of this picture could be looked at, so it stays undecided.',
    'Next: ask for the original file: the PDF from the issuer’s site, or the photo as the camera saved it.',
  ]);
});

test('credentials that clear stand for a look', () => {
  const verdict = judge(
    [found(credentials, -2, '', [evidence('CREDENTIALS_TRUSTED')])],
    DEFAULT_POLICY,
    'object',
  );
  expect(verdict.classification).toBe('verified');
  expect(verdict.reasoning[0]).toBe('Declared: A trusted signer vouches for the origin of the picture.');
});

test('what broke is counted', () => {
  const broken: CheckReport = { check: pixels, outcome: { kind: 'broken', errorCode: 'TIME_LIMIT' } };
  expect(reasoningOf(broken)).toContain('One check could not be finished, so something may be missing here.');
});
