import { expect, test } from 'vitest';
import type { ComparedPair, UncomparedPair } from './compare-files.js';
import { describe } from './human-output.js';
import { toJsonLine } from './json-output.js';

const pair: ComparedPair = {
  id: 'card\u001b.jpg',
  selfie: 'me.mp4',
  verdict: {
    verified: false,
    reasoning: ["The face of the selfie lies too far from the portrait's to be taken for the same person's."],
    checks: [
      { type: 'FACE_MATCH', status: 'FAIL', confidence: 0.02, details: 'Does not match.' },
      { type: 'LIVENESS', status: 'NOT_APPLICABLE', confidence: 0, details: 'No face.' },
      {
        checkType: 'face_detection',
        status: 'PASS',
        faceCount: { id: 2, selfie: 1 },
        idFaces: [],
        selfieFaces: [],
      },
    ],
  },
};
const absent: UncomparedPair = {
  path: 'absent.jpg',
  problem: 'NOT_FOUND',
  message: 'no such file or folder',
};

test('a reader sees the verdict, why, and every check, and nothing that steers the terminal', () => {
  expect(describe(pair)).toBe(
    [
      'card\\u001b.jpg and me.mp4',
      '  not verified',
      "  The face of the selfie lies too far from the portrait's to be taken for the same person's.",
      '  FAIL           FACE_MATCH (2.0 %): Does not match.',
      '  NOT APPLICABLE LIVENESS (0.0 %): No face.',
      '  PASS           face_detection: 2 on the ID, 1 in the selfie',
      '',
    ].join('\n'),
  );
});

test('JSON has the spellings of the verification record on one line', () => {
  expect(JSON.parse(toJsonLine(pair))).toEqual({
    id: pair.id,
    selfie: 'me.mp4',
    verified: false,
    faceMatched: false,
    reasoning: pair.verdict.reasoning,
    modelResults: { technicalChecks: pair.verdict.checks },
  });
});

test('a file that could not be looked at says why in both', () => {
  expect(describe(absent)).toBe('absent.jpg\n  not compared: no such file or folder\n');
  expect(JSON.parse(toJsonLine(absent))).toEqual({
    file: 'absent.jpg',
    error: { code: 'NOT_FOUND', message: 'no such file or folder' },
  });
});
