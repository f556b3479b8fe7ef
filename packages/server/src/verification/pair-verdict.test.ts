import type { VerificationFinding } from '@assay/biometrics';
import type { IdentityAgreement } from '@assay/forensics';
import { fraction } from '@assay/media';
import { expect, test } from 'vitest';
import { pairVerdict } from './pair-verdict.js';

const POLICY = { falseMatchRate: 0.001, livenessMustPass: true };
const FACES: VerificationFinding = {
  verified: true,
  reasoning: ['The faces decided.', 'A note.'],
  idFaces: [],
  selfieFaces: [],
  match: { outcome: 'passed', confidence: fraction(0.99), distance: 0.5 },
  liveness: { outcome: 'passed', confidence: fraction(0.9), lookedFor: [], reasons: [] },
  idQuality: { outcome: 'passed', confidence: fraction(1), reasons: [] },
};
const verdictOn = (outcome: IdentityAgreement['outcome'], finding = FACES) =>
  pairVerdict(
    { kind: 'compared', livenessLost: false, finding, identity: { outcome, summary: '', evidence: [] } },
    POLICY,
  );

test.each(['agrees', 'unsure', 'nothing-compared'] as const)('an ID whose print and codes: %s', (outcome) => {
  expect(verdictOn(outcome)).toMatchObject({ verified: true, reasoning: FACES.reasoning });
});

test.each([
  ['contradicts', 'FAIL', 'The ID contradicts itself, so that it cannot be told whose it is.'],
  ['broken', 'ERROR', 'The reading of the ID could not be completed, so that it cannot be told whose it is.'],
] as const)(
  'an ID whose reading is %s verifies nobody, and that is said first',
  (outcome, status, sentence) => {
    const { verified, reasoning, checks } = verdictOn(outcome);
    expect([verified, reasoning]).toEqual([false, [sentence, ...FACES.reasoning]]);
    expect(checks).toContainEqual(expect.objectContaining({ type: 'ID_CONSISTENCY', status }));
  },
);

test('where the faces do not verify, theirs stays the first sentence', () => {
  const { reasoning } = verdictOn('contradicts', { ...FACES, verified: false });
  expect(reasoning[0]).toBe('The faces decided.');
});
