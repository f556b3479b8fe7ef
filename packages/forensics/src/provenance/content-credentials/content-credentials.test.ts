import type { ContentCredentials, CredentialAction, CredentialManifest } from '@assay/media';
import { describe, expect, test } from 'vitest';
import { checksOf } from '../../registry.js';
import { judge, judgeCheck } from '../../verdict/judge.js';
import { contentCredentials, contentCredentialsOfObjects } from './content-credentials.js';

const action = (name: string, digitalSourceType?: string): CredentialAction => ({
  action: name,
  digitalSourceType,
  softwareAgent: undefined,
  when: undefined,
});

const manifest = (changes: Partial<CredentialManifest> = {}): CredentialManifest => ({
  isActive: true,
  claimGenerator: 'Test Camera 1.0',
  signer: 'Test Camera Maker',
  signedOn: '2026-05-01T10:00:00+00:00',
  actions: [action('c2pa.created', 'digitalCapture')],
  ingredients: [],
  ...changes,
});

const credentials = (
  state: ContentCredentials['state'],
  changes: Partial<ContentCredentials> = {},
): ContentCredentials => ({
  manifests: [manifest()],
  state,
  failures: [],
  remoteUrl: undefined,
  ...changes,
});

async function report(view: ContentCredentials | undefined, check = contentCredentialsOfObjects) {
  return { check, outcome: await check.examine({ credentials: view }) };
}

async function judged(view: ContentCredentials, check = contentCredentialsOfObjects) {
  const one = await report(view, check);
  if (one.outcome.kind !== 'examined') throw new Error(one.outcome.because);
  const { evidence, summary } = one.outcome.finding;
  return {
    codes: evidence.map(({ code }) => code),
    summary,
    ratio: check.calibration.points.find(
      ({ measure }) => one.outcome.kind === 'examined' && measure === one.outcome.finding.measure,
    )?.logLikelihoodRatio,
    status: judgeCheck(one).status,
    likelihood: judge([one]).likelihood,
    evidence,
  };
}

describe('credentials that hold', () => {
  test('of a trusted camera without edits clear a picture', async () => {
    const { codes, ratio, status, likelihood, summary } = await judged(credentials('trusted'));
    expect([codes, ratio, status]).toEqual([['CREDENTIALS_TRUSTED', 'CREDENTIALS_HISTORY'], -2, 'PASS']);
    expect(likelihood).toBeLessThan(2);
    expect(summary).toContain('by “Test Camera Maker” with “Test Camera 1.0” on 2026-05-01');
  });

  test('clear a document less: the paper before the lens may be forged', async () => {
    expect((await judged(credentials('trusted'), contentCredentials)).ratio).toBe(-0.5);
  });

  test.each([
    ['an edit', { actions: [action('c2pa.created', 'digitalCapture'), action('c2pa.color_adjustments')] }],
    [
      'an action that the standard does not name',
      { actions: [action('c2pa.created', 'digitalCapture'), action('org.example.retouch')] },
    ],
    ['something that went into it', { ingredients: [{ title: 'sky.jpg', relationship: 'componentOf' }] }],
    ['no word of where it comes from', { actions: [action('c2pa.created')] }],
    ['a screen', { actions: [action('c2pa.created', 'screenCapture')] }],
    ['a generator', { actions: [action('c2pa.created', 'trainedAlgorithmicMedia')] }],
    ['no action at all', { actions: [] }],
  ])('clear nothing with %s', async (_what, changes) => {
    const { ratio, likelihood } = await judged(credentials('trusted', { manifests: [manifest(changes)] }));
    expect(ratio).toBe(0);
    // Nothing was looked at that could clear it: undecided.
    expect(likelihood).toBe(25);
  });

  test('of somebody in no list clear nothing: anybody may sign', async () => {
    const { codes, ratio, summary } = await judged(
      credentials('valid', { failures: ['signingCredential.untrusted'] }),
    );
    expect([codes[0], ratio]).toEqual(['CREDENTIALS_VALID', 0]);
    expect(summary).toContain('anybody may have signed');
  });

  test.each([
    [['signingCredential.untrusted', 'signingCredential.expired'], [], 'certificate has expired'],
    [['assertion.action.malformed'], [], 'a rule of the standard is broken (assertion.action.malformed)'],
    [
      [],
      ['claimSignature.mismatch'],
      'something that went into the file do not hold (claimSignature.mismatch)',
    ],
  ])('and break a rule (%j, %j) clear nothing', async (failures, ingredientFailures, reason) => {
    const { codes, ratio, summary } = await judged(credentials('declared', { failures, ingredientFailures }));
    expect([codes[0], ratio]).toEqual(['CREDENTIALS_DECLARED', 0]);
    expect(summary).toContain(reason);
  });
});

describe('credentials that do not hold leave the file undecided and never reject it', () => {
  test.each([
    [
      'the file was changed',
      ['signingCredential.untrusted', 'assertion.dataHash.mismatch'],
      1.8,
      'The file was changed after',
    ],
    [
      'the credentials were changed',
      ['assertion.hashedURI.mismatch', 'assertion.dataHash.mismatch'],
      2.2,
      'content credentials by “Test Camera Maker”',
    ],
    ['the signature fits nothing', ['claimSignature.mismatch'], 2.2, '(claimSignature.mismatch)'],
  ])('%s', async (_what, failures, ratio, sentence) => {
    const found = await judged(credentials('tampered', { failures }));
    expect([found.codes[0], found.ratio, found.status]).toEqual(['CREDENTIALS_TAMPERED', ratio, 'FAIL']);
    expect(found.summary).toContain(sentence);
    expect(found.summary).not.toMatch(/forg/i);
    expect(found.likelihood).toBeLessThan(75);
  });

  test.each([
    ['unreadable', 'CREDENTIALS_UNREADABLE', 0.2],
    ['elsewhere', 'CREDENTIALS_ELSEWHERE', 0],
  ] as const)('%s', async (state, code, ratio) => {
    const found = await judged(
      credentials(state, { manifests: [], remoteUrl: 'https://manifests.example/abc' }),
    );
    expect([found.codes, found.ratio, found.status]).toEqual([[code], ratio, 'PASS']);
  });
});

test('what was done is told manifest by manifest, and which of it changed what is seen', async () => {
  const { evidence } = await judged(
    credentials('valid', {
      manifests: [
        manifest({
          signer: 'Test Editor',
          actions: [
            action('c2pa.opened'),
            {
              ...action('c2pa.placed', 'compositeWithTrainedAlgorithmicMedia'),
              softwareAgent: 'Brush 2',
              when: '2026-05-02T08:00:00Z',
            },
            ...Array.from({ length: 20 }, (_, index) => action(`c2pa.step${index}`)),
          ],
          ingredients: [
            { title: 'a.jpg', relationship: 'parentOf' },
            { title: undefined, relationship: undefined },
          ],
        }),
        manifest({ isActive: false }),
      ],
    }),
  );
  expect(evidence.slice(1)).toEqual([
    {
      code: 'CREDENTIALS_HISTORY',
      kind: 'history',
      summary:
        'The credentials of “Test Editor” tell of the file. Steps: opened, placed (compositeWithTrainedAlgorithmicMedia, with “Brush 2”, 2026-05-02), step0, step1, step2, step3, step4, step5 and 14 more. Made from: “a.jpg” (parentOf), “unnamed”.',
    },
    expect.objectContaining({
      code: 'EDITED_SINCE_CAPTURE',
      summary: expect.stringContaining('list edits: placed ('),
    }),
    {
      code: 'CREDENTIALS_HISTORY',
      kind: 'history',
      summary:
        'Earlier credentials of “Test Camera Maker”, of what went into the file, tell of the file. Steps: created (digitalCapture).',
    },
  ]);
});

test('a file without credentials is not examined: absence says nothing', async () => {
  expect((await report(undefined, contentCredentials)).outcome.kind).toBe('not-applicable');
});

test('a file whose XMP says that they lie in it had some', async () => {
  const one = await report(credentials('removed', { manifests: [] }), contentCredentials);
  expect(one.outcome).toMatchObject({
    kind: 'examined',
    finding: { measure: 2, evidence: [{ code: 'CREDENTIALS_REMOVED' }] },
  });
  expect(judgeCheck(one).status).toBe('PASS');
});

test('documents and objects have the check, calibrated apart', () => {
  expect(checksOf('document')).toContain(contentCredentials);
  expect(checksOf('object')).toContain(contentCredentialsOfObjects);
});
